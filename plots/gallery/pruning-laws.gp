# What do unsound cuts cost?  What is lost where the best move of a tenth of the positions is left out, by the height of the
# tree, on whose turn, and by how alike siblings are.  Other rates are in the data of paper size.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/pruning-laws.csv"

dearer = passed("'where values are sums along the path errors' 'of similar siblings errors' 'and five plies high, where values' 'and seven plies high, where values' 'and five plies high, of similar' 'and seven plies high, of similar'", 1)
cheaper = verdict("but of independent siblings") eq "FAIL" && verdict("nor five plies high") eq "FAIL" && verdict("nor seven plies high") eq "FAIL"
finding = dearer && cheaper ? \
    "Errors in the other side's moves cost more than those in one's own where siblings are alike, and less where they are independent" : ""
question = "What do unsound cuts cost?"
shown = sprintf("Trees of %s moves, searched to their end, but in a tenth of the positions below the root the best move is left out: where who moves at the root is to move (own moves), where the other side is (replies), or wherever it is. ". \
    "Values are sums of a point for or against along the path; or each of its own, where in similar trees a node takes over its parent's strength with probability %s. ". \
    "Means with 95 %% intervals over %s trees of each kind whose first moves are not all worth the same, as shares of what a won game is worth", \
    values("branching", ""), most_of("similarity", ""), sampled("height squares similarity pruning forget_rate forget_side forget_fall", ""))
x_label = "height of the tree (plies)"
y_label = "loss (% of a win)"
same_y = 1; same_x = 1
tic_ems = 2.6
keys = "own_moves:joined '' replies:joined '' either:joined ''"
eval page(3, fitting(3, 12), 10)

won = 2.0**20
side_of(meaning) = meaning eq "own_moves" ? "own" : meaning eq "replies" ? "other" : "both"
aside(meaning) = meaning eq "own_moves" ? "-0.1" : meaning eq "either" ? "0.1" : "0"
curve(where, meaning) = joined(summary("regret", "height", "pruning=forget forget_rate=0.1 forget_fall=1 forget_side=".side_of(meaning)." ".where), \
    sprintf("(column('height') + %s):(100 * column('mean') / won):(100 * bound('low') / won):(100 * bound('high') / won)", aside(meaning)), meaning)
curves(where) = "plot ".curve(where, "own_moves").", ".curve(where, "replies").", ".curve(where, "either")
set logscale y
set yrange [0.1:20]
set ytics (0.1, 1, 10)
set xrange [2.4:7.6]
set xtics (3, 5, 7)
eval next("sums along the path")
eval curves("squares=sums")
eval next("similar siblings")
eval curves("squares=independent similarity=".most_of("similarity", ""))
eval next("independent siblings")
eval curves("squares=independent similarity=0")
eval finish
