# What do unsound cuts cost?  Best moves chosen where the best move of a tenth of the positions is left out, by the height of
# the tree, on whose turn, and by how alike siblings are.  Other rates are in the data.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/pruning-laws.csv"

finding = ""
question = "What do unsound cuts cost?"
shown = sprintf("Trees of %s moves, searched to their end, but in a tenth of the positions the best move is left out: where who moves at the root is to move (own moves), where the other side is (replies), or wherever it is. ". \
    "In similar trees a node takes over its parent's strength with probability %s. Means with 95 %% intervals over %s trees whose first moves are not all worth the same", \
    values("branching", ""), most_of("similarity", ""), sampled("height similarity pruning forget_rate forget_side", ""))
x_label = "height of the tree (plies)"
y_label = "best moves (%)"
same_y = 1; same_x = 1
tic_ems = 2.6
keys = "own_moves:joined '' replies:joined '' either:joined ''"
eval page(2, fitting(2, 12), 10)

curve(similarity, side) = joined(summary("agrees", "height", "pruning=forget forget_rate=0.1 forget_side=".side." similarity=".similarity), \
    "(column('height') + ".(side eq "own" ? "-0.1" : side eq "both" ? "0.1" : "0")."):(100 * column('mean')):(100 * bound('low')):(100 * bound('high'))", side eq "own" ? "own_moves" : side eq "other" ? "replies" : "either")
set yrange [20:104]
set ytics 20
set xrange [1.4:8.6]
do for [similarity in values("similarity", "")] {
    eval next(similarity eq "0" ? "independent siblings" : "similar siblings")
    set xtics (2, 4, 6, 8)
    eval "plot ".curve(similarity, "own").", ".curve(similarity, "other").", ".curve(similarity, "both")
}
eval finish
