# How good must an order be before the null-window searches pay?  Leaves over those of the minimal tree, and over those
# of alpha-beta on the same tree, as the best child stands first more and more often.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/family-ordered.csv"

question = "How good must an order be before null windows pay?"
shown = sprintf("Leaves on strongly ordered trees, %s children a node, %s plies, over those of the minimal tree, and over those of ". \
    "alpha-beta on the same tree (geometric means); 95 %% intervals over %s trees; MTD(f) starts with the true value, ". \
    "with all leaves in its table", values("branching", ""), values("limit", ""), sampled("algorithm p1", ""))
x_label = "how often the best child stands first"
sided = 1
titled = 0
tic_ems = 2.2
keys = "alphabeta:joined '' sss:joined '' dual:joined '' mtdf:joined '' pvs:joined '' scout:joined '' shallow:joined ''"
algorithms = "shallow scout pvs dual sss mtdf alphabeta"
eval page(2, fitting(2, 14), 15)

set xrange [0.26:1.04]
set xtics 0.2
set logscale y

all(of, i) = i > words(algorithms) ? "" : (i > 1 ? ", " : "").of_one(of, word(algorithms, i)).all(of, i + 1)
of_one(of, algorithm) = joined(data(of, algorithm), of eq "minimal" ? "'p1':'mean':(bound('low')):(bound('high'))" : "'p1':".ratio, algorithm)
data(of, algorithm) = of eq "minimal" ? summary("over_minimal", "p1", "algorithm=".algorithm) : \
    ratios("leaves", "p1", "algorithm=".algorithm, "algorithm=alphabeta", "p1 limit seed")

eval next("")
eval side("leaves / the minimal tree's")
set yrange [0.95:22]
set ytics (1, 2, 3, 5, 10, 20)
eval "plot ".all("minimal", 1)
eval next("")
eval side("leaves / alpha-beta's")
set yrange [0.28:2.4]
set ytics (0.3, 0.5, 0.7, 1, 1.5, 2)
eval "plot ".all("alphabeta", 1)
eval finish
