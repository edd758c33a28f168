# Do MTD(f), SSS* and NegaScout differ in real games?  Leaves as multiples of aspiration NegaScout's in the same position;
# what was published is a band.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/family.csv"

games = games_of("")
question = "Do MTD(f), SSS* and NegaScout differ in real games?"
shown = "Leaves as multiples of aspiration NegaScout's in the same position, all deepening with a table of ". \
    most_of("entries", "")." entries; grey: 5 to 10 % fewer, as published of MTD(f); geometric means and 95 % intervals over ". \
    sampled("game limit name", "")." positions"
x_label = "search depth (plies)"
y_label = "leaves / NegaScout's"
same_y = 1
tic_ems = 2.2
keys = "alphabeta:joined '' sss:joined '' mtdf:joined ''"
eval page(words(games), fitting(words(games), 9), 10)

set yrange [0.85:1.35]
set ytics 0.1
curve(name, shift, meaning) = joined(ratios("leaves", "limit", the_game(game)." name=".name, \
    the_game(game)." name=NegaScout", "limit seed"), sprintf("(column('limit') + %g):", shift).ratio, meaning)
do for [game in games] {
    eval next(game_in(the_game(game)))
    eval remark(opening_in(the_game(game)), "0.04, 0.93")
    set xrange [least_of("limit", the_game(game)) - 0.5:most_of("limit", the_game(game)) + 0.5]
    set xtics 1
    set object 1 rectangle from graph 0, first 0.9 to graph 1, first 0.95 behind fillcolor rgb "#dddddd" fillstyle solid noborder
    set arrow from graph 0, first 1 to graph 1, first 1 nohead @equal
    eval "plot ".curve("alpha-beta", -0.08, "alphabeta").", ".curve("SSS*", 0.08, "sss").", ".curve("MTD(f)", 0, "mtdf")
}
eval finish
