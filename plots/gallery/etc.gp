# Do enhanced transposition cutoffs save a quarter?  Leaves with them as multiples of those without, in the same position.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/etc.csv"

games = games_of("")
question = "Do enhanced transposition cutoffs save a quarter?"
shown = "Leaves with enhanced transposition cutoffs (ETC) as multiples of those without, in the same position; grey: at least 25 % fewer, as ". \
    "published of chess and checkers; geometric means and 95 % intervals over ".sampled("game limit etc", "")." positions"
x_label = "search depth (plies)"
y_label = "leaves with ETC / without"
titled = 0
tic_ems = 2.2
ink(game) = game eq "checkers" ? "standing" : game # which is black
do for [game in games] { keys = keys.ink(game).":joined ".(game eq "checkers" ? "checkers " : "'' ") }
eval page(1, 1, 14)

set xrange [least_of("limit", "") - 0.5:most_of("limit", "") + 0.5]
set xtics 1
set yrange [0.7:1.05]
set ytics 0.1
curve(i) = joined(ratios("leaves", "limit", the_game(word(games, i))." etc=yes", the_game(word(games, i))." etc=no", "limit seed"), \
    sprintf("(column('limit') + %g):", 0.08 * (i - (words(games) + 1) / 2.0)).ratio, ink(word(games, i)))
all(i) = i > words(games) ? "" : (i > 1 ? ", " : "").curve(i).all(i + 1)
eval next("")
set object 1 rectangle from graph 0, graph 0 to graph 1, first 0.75 behind fillcolor rgb "#dddddd" fillstyle solid noborder
set arrow from graph 0, first 1 to graph 1, first 1 nohead @equal
eval "plot ".all(1)
eval finish
