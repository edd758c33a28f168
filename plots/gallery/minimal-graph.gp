# How large is the minimal graph?  Leaves as multiples of the smallest graph that is known to prove the value.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/minimal-graph.csv"

games = games_of("")
question = "How large is the minimal graph?"
shown = "Leaves as multiples of those in the minimal graph with the cheapest refutations: in the left-most minimal graph, which takes the ". \
    "first move that suffices, by evaluation; in the minimal tree, which is alpha-beta in perfect order; and in a deepened alpha-beta with a ". \
    "table of ".most_of("entries", "")." entries, all steps together; geometric means and 95 % intervals over ". \
    sampled("game limit name", "")." positions"
x_label = "search depth (plies)"
y_label = "leaves / minimal graph's"
same_y = 1
tic_ems = 2
keys = "static:joined 'left-most graph' best:joined 'minimal tree' eval:joined 'deepened search'"
eval page(words(games), fitting(words(games), 9), 10)

set logscale y 2
set yrange [0.9:24]
curve(name, shift, meaning) = joined(ratios("leaves", "limit", the_game(game)." name=".name, \
    the_game(game)." name=cheapest", "limit seed"), sprintf("(column('limit') + %g):", shift).ratio, meaning)
do for [game in games] {
    eval next(game_in(the_game(game)))
    eval remark(opening_in(the_game(game)), "0.04, 0.93")
    set xrange [least_of("limit", the_game(game)) - 0.5:most_of("limit", the_game(game)) + 0.5]
    set xtics 1
    set arrow from graph 0, first 1 to graph 1, first 1 nohead @equal
    eval "plot ".curve("left-most", -0.08, "static").", ".curve("tree", 0, "best").", ".curve("deepened", 0.08, "eval")
}
eval finish
