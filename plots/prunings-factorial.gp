# Do prunings add up?  What each does to the regret of decisions, on the mean with and without the others, and how much two of
# them together do more than both.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/prunings-factorial.csv"

games = games_of("")
finding = passed("'at 10,000 nodes in chess all five' 'late moves left out and reduced decide worse' 'futility and its reverse decide better' 'in minishogi all five' 'and futility and its reverse'", 1) ? \
    "With 10,000 nodes all five prunings look two plies deeper; futility and its reverse decide better, and in chess late moves left out and reduced worse" : ""
question = "Do prunings add up?"
shown = sprintf("Regret of decisions in centipawns, as an engine judged them, of searches of %s nodes with each combination of the five: what it is larger by with a pruning than without, on the mean over all combinations of the others; ". \
    "and of two, how much more than by both effects, halved. Left of the line decisions are better. Each interval at 95 %% by itself, over %s positions of each game", \
    grouped(real(values("budget", ""))), sampled("game variant pruning", ""))
x_label = "regret that it adds (centipawns)"
tic_ems = 11
same_y = 1
growing = 0
eval page(2, fitting(2, 9), 22)

prunings = "null futility reverse late research"
short = "'null' 'futility' 'reverse' 'left out' 'reduced'"
two(list, text, join, i, j) = i >= words(list) ? "" : j > words(list) ? two(list, text, join, i + 1, i + 2) : \
    text.word(list, i).join.word(list, j).text." ".two(list, text, join, i, j + 1)
labels = "'null moves' 'futility' 'reverse futility' 'late, left out' 'late, reduced' ".two(short, "'", " × ", 1, 2)
effects = prunings." ".two(prunings, "'", " x ", 1, 2)
# Contrasts of a position that has all combinations: the sum with one less that without, or that with both or neither less that
# with one, over half their number.
contrasts = 'awk -F, -v OFS=, -v names="'.prunings.'" '."'".'BEGIN { count = split(names, effect, " "); print "effect", "position", "regret" } '. \
    'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } '. \
    '{ place = $at["position"]; seen[place]++; '. \
    'for (i = 1; i <= count; i++) sign[i] = index("+" $at["pruning"] "+", "+" effect[i] "+") ? 1 : -1; '. \
    'for (i = 1; i <= count; i++) { sum[place, effect[i]] += sign[i] * $at["regret"]; '. \
    'for (j = i + 1; j <= count; j++) sum[place, effect[i] " x " effect[j]] += sign[i] * sign[j] * $at["regret"] } } '. \
    'END { for (key in sum) { split(key, part, SUBSEP); if (seen[part[1]] == 2 ^ count) print part[2], part[1], sum[key] / 2 ^ (count - 1) } }'."'"
effect(where) = "< ".kept(where)." | ".contrasts." | ".plymeter." summary - --by effect --of regret"
set yrange [words(effects) + 0.6:0.4]
set xrange [-25:25]
set grid xtics noytics
do for [game in games] {
    eval next(game_in(the_game(game)))
    set ytics () scale 0
    eval name_rows(labels, 1)
    set arrow from 0, graph 0 to 0, graph 1 nohead @equal
    eval "plot ".beside(effect(the_game(game)), effects, 0, "beside")
}
eval finish
