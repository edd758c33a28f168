# Does alpha-beta double the depth?  A strip a game, from random over static evaluation to perfect order; plots/doubling-all.gp
# draws how that grows with the depth.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/doubling.csv"

borne = passed("'on every tree of constant branching' 'and in kalah at ten plies'", 1)
finding = borne ? "Alpha-beta about doubles the depth if moves come in perfect order" : ""
question = "Does alpha-beta double the depth?"
shown = "For the same leaves; 95 % intervals over ".sampled("game variant", "order=eval")." positions. Arrows: trees of 8 children"
caption = "Marks are means of how many times as deep as minimax alpha-beta looks, and arrows are trees of independent values"
x_label = "times as deep as minimax"
tic_ems = 10.5
titled = 0
wide = ems > 45 # is there room for names above the first strip?
keys = wide ? "" : "random:mark '' eval:mark '' best:mark ''"

# Game, plies, and a mean with its interval in each order, at the most even number of plies at which the perfect order is known:
# at odd ones it gains less.  Games stand in the order of what that gains.
strips = system(plymeter." summary ".csv." --of gain --by game,variant,limit,order --where algorithm=alphabeta --pool branching,opening,rows,columns | awk -F, '".clean. \
    'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } $1 == "uniform" || $1 == "ordered" || $1 == "dependent" { next } '. \
    '{ game = clean(($2 == "mini" ? $2 : "") $1); found[game, $3, $4] = $at["mean"] " " ($at["low"] == "" ? $at["mean"] : $at["low"]) " " ($at["high"] == "" ? $at["mean"] : $at["high"]) } '. \
    '$4 == "best" && $3 % 2 == 0 && $3 > plies[game] + 0 { plies[game] = $3 } '. \
    'END { for (game in plies) print game, plies[game], found[game, plies[game], "random"], found[game, plies[game], "eval"], found[game, plies[game], "best"] }'."' | sort -k9,9g")
set print $strips
print strips
set print
count = |$strips|
gain(column, depth) = real(system(plymeter." theory branching=8 depth=".depth." | awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } { print $at[\"".column."\"] }'"))
deep = log(8) / log(real(system(plymeter." theory branching=8 depth=2 | awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } { print $at[\"pearl_branching\"] }'")))

eval page(1, 1, 1.75 * (count + 2))
eval next("")
set yrange [count + 1.6:-0.1]
set xrange [1:2.6]
set xtics 1, (thumbnail ? 0.5 : 0.25)
set ytics () scale 0
set grid xtics ytics
do for [i = 1:count] { set ytics add (sprintf("%s, %s plies", name(word($strips[i], 1)), word($strips[i], 2)) i) }
set ytics add ("trees, 8 plies on" count + 1)
# The line ends above the trees, whose arrow ends at 2.
set arrow from 2, count + 0.5 to 2, graph 1 nohead back linecolor rgb '#555555' linewidth 1.6 * stroke_width
eval "set label 2 drawn('twice the depth') at 2, 0.25 ".(!wide ? sprintf("right offset -0.6, 0 font ',%g'", 0.85 * type) : "offset 0.6, 0")." textcolor rgb '#444444'"
strand = sprintf("set arrow from %%g, %d to %%g, %d filled size screen %g, 20 front linewidth %g linecolor rgb '%%s'", count + 1, count + 1, x(0.7), 1.4 * stroke_width)
eval sprintf(strand, gain("alphabeta_gain", 8), deep, look("random", 2))
eval sprintf(strand, gain("minimal_gain", 8), 2, look("best", 2))
over(text, meaning, column, side) = sprintf("set label '%s' at %s, 0.25 %s textcolor rgb '%s'; ", text, word($strips[1], column), side, darker(look(meaning, 2)))
if (wide) { eval over("random order", "random", 3, "center").over("static evaluation", "eval", 6, "right offset 2, 0").over("perfect order", "best", 9, "left offset -1, 0") }
set datafile separator whitespace
# Where two marks lie on one another, as in connect four, one stands lower.
marks(column, meaning, lower) = sprintf(", $strips using %d:($0 + 1 + ($9 - $6 < 0.03 ? %g : 0)):%d:%d with xerrorbars %s", column, lower, column + 1, column + 2, mark(meaning))
eval "plot NaN".marks(3, "random", 0).marks(6, "eval", 0.17).marks(9, "best", -0.17)
set datafile separator ","
eval finish
