# How often is a pruning wrong, for what it saves?  Of what was pruned and searched after all, the share that was wrong, against
# the nodes that are left, a curve for each pruning over its settings.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/wrong-cuts.csv"

games = games_of("")
finding = passed("'in chess fewer than one null move' 'in othello more than one' 'and in kalah'", 1) ? \
    "Of null moves that cut, fewer than one in a hundred is wrong in chess, and more in othello and kalah" : ""
question = "How often is a pruning wrong, for what it saves?"
shown = "A share of what was pruned, drawn by the path, was searched after all, without that pruning there; it was wrong where that found another value within the window. ". \
    "Nodes are those of the whole deepened search, over a search that prunes nothing. The marks of a curve are settings: null moves reduce by 1 to 4 plies; margins of futility and razoring are a half to four points a ply ". \
    "(othello 2.5 times, breakthrough 15 times as much); 2 to 16 moves for each ply are not late; reductions are by logarithms over 1 to 3. What was never wrong stands at 0. Means over ". \
    sampled("game variant pruning null_plies futility_margin reverse_margin razor_margin late_moves late_divisor", "")." positions of each game, with 95 % intervals"
x_label = "nodes / those without pruning"
y_label = "wrong cuts (%)"
same_x = 1; same_y = 1
tic_ems = 2.6
keys = "null:joined '' futility:joined '' reverse:joined '' razor:joined '' late:joined '' reductions:joined ''"
eval page(words(games), fitting(3, 11), 11)

# Of each setting: nodes, wrong cuts, and their interval.  What was never wrong stands at the foot.
never = "0.03"
both(where, pruning, setting) = "< { ".ratios("nodes", setting, where." pruning=".pruning, where." pruning=none", "game variant seed")[3:*]. \
    "; echo; ".summary("wrong_share", setting, where." pruning=".pruning)[3:*]."; } | awk -F, 'function seen(share) { return 100 * share < never ? never : 100 * share } ". \
    "BEGIN { never = ".never." } ".'$1 == "" { second = 1 } '. \
    '{ for (i = 1; i <= NF; i++) if ($i == "mean" || $i == "low" || $i == "high") at[second "," $i] = i } $1 + 0 == 0 { next } '. \
    '!second { x[$1] = exp($at[",mean"]); next } $1 in x { mean = $at["1,mean"]; low = $at["1,low"]; high = $at["1,high"]; '. \
    'print x[$1] "," seen(mean) "," seen(low == "" ? mean : low) "," seen(high == "" ? mean : high) }'."' | sort -t, -k1,1g"
curve(where, pruning, setting, meaning) = joined(both(where, pruning, setting), "1:2:3:4", meaning)
set logscale x
set xrange [0.03:1.5]
set logscale y
set yrange [0.03:60]
do for [game in games] {
    here = the_game(game)
    eval next(game_in(here).", ".values("limit", here)." plies")
    set xtics (0.1, 0.3, 1)
    set ytics (0.1, 1, 10); set ytics add ("0" 0.03)
    if (panel + across <= panels) { set format x "" }
    if ((panel - 1) % across) { set format y ""; set ytics ("" 0.03, 0.1, 1, 10) }
    eval "plot ".(strstrt(" ".values("pruning", here)." ", " null ") ? curve(here, "null", "null_plies", "null").", " : ""). \
        curve(here, "futility", "futility_margin", "futility").", ".curve(here, "reverse", "reverse_margin", "reverse").", ". \
        curve(here, "razor", "razor_margin", "razor").", ".curve(here, "late", "late_moves", "late").", ". \
        curve(here, "research", "late_divisor", "reductions")
}
eval finish
