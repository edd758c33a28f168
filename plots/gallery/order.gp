# Does the first move matter most, and who wins when the order is good?  Leaves over those of the minimal tree, as the best
# child stands first more and more often.  Windows around the value are in the data.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/order.csv"

depths = values("limit", "")
finding = verdict("the best move first 98 times in 100 instead of 30") eq "PASS" && verdict("where it is first 9 times in 10, all others within") eq "PASS" ? \
    "At five plies, the best move first 98 times in 100 instead of 30 saves alpha-beta more than two thirds of its leaves, but where it is first 9 times in 10, having it in the first quarter otherwise saves less than a tenth" : ""
question = "Does the first move matter most, and who wins when the order is good?"
shown = sprintf("Leaves on strongly ordered trees, of %s children a node, over those of the minimal tree. Where the best child is not first, ". \
    "it stands in any place with the same probability, or in the first quarter, among the first %d. Curves that coincide stand side by side. Marks are geometric means, and bars 95 %% intervals, over %s trees", \
    values("branching", ""), int(values("branching", "")) / 4, sampled("algorithm p1 p2 limit", ""))
x_label = "how often the best child stands first"
y_label = "leaves / the minimal tree's"
same_y = 1
tic_ems = 2.2
keys = "alphabeta:joined 'alpha-beta, any place' pvs:joined 'NegaScout, any place' sss:joined 'SSS*, any place' ". \
    "shallow:joined 'alpha-beta, first quarter'"
eval page(words(depths), fitting(words(depths), 12), 12)

set xrange [0.05:1.03]
set xtics 0.2
set logscale y
set yrange [0.95:10]
set ytics (1, 1.5, 2, 3, 5, 7, 10)
curve(algorithm, p2, shift, meaning) = joined(summary("over_minimal", "p1", sprintf("algorithm=%s p2=%s limit=%s", algorithm, p2, depth)), \
    sprintf("(column('p1') + %g):'mean':(bound('low')):(bound('high'))", shift), meaning)
do for [depth in depths] {
    eval next(depth." plies")
    eval "plot ".curve("alphabeta", "1", -0.006, "shallow").", ".curve("pvs", "0", 0.006, "pvs").", ".curve("sss", "0", 0.006, "sss").", ". \
        curve("alphabeta", "0", -0.006, "alphabeta")
}
eval finish
