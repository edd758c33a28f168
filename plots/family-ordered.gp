# How good must an order be before the null-window searches pay?  Leaves over those of the minimal tree, and over those
# of alpha-beta on the same tree, as the best child stands first less and less often.  The results have SCOUT, DUAL* and
# alpha-beta without deep cutoffs, too.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/family-ordered.csv"

finding = passed("'NegaScout evaluates fewer leaves than alpha-beta even' 'where it does 9 times in 10, NegaScout'", 1) ? \
    "PVS evaluates fewer leaves than alpha-beta where the best child stands first 9 times in 10, and even where it does only 3 times" : ""
question = "How good must an order be before null windows pay?"
shown = sprintf("Leaves on strongly ordered trees, of %s children a node and %s plies, are multiples of those of the minimal tree (means), and of ". \
    "alpha-beta's on the same tree (geometric means). PVS is NegaScout, and MTD(f) starts with the true value and has all leaves in its table. ". \
    "Intervals are of 95 %%, over %s trees", values("branching", ""), values("limit", ""), sampled("algorithm p1", ""))
x_label = "how often the best child stands first"
sided = 1
titled = 0
tic_ems = 2.2
ends_ems = 0.8
eval page(2, fitting(2, 14), 15)

if (ems < 40) { set xtics (1, 0.7, 0.4) } else { set xtics (1, 0.8, 0.6, 0.4) }
set logscale y
y_logarithmic = 1

# From good order to bad, so that curves end apart.
backwards(data) = data." | { IFS= read -r names; echo $names; tac; }"
over_minimal(algorithm) = ended_as(called(algorithm), backwards(summary("over_minimal", "p1", "algorithm=".algorithm)), \
    "'p1':'mean':(bound('low')):(bound('high'))", algorithm)
over_alphabeta(algorithm) = ended_as(called(algorithm), backwards(ratios("leaves", "p1", "algorithm=".algorithm, "algorithm=alphabeta", "p1 limit seed")), \
    "'p1':".ratio, algorithm)
called(algorithm) = algorithm eq "pvs" ? "PVS" : name(algorithm)

set xrange [1.04:-0.06]
eval next("")
eval side("leaves / the minimal tree's")
set yrange [0.95:10]
set ytics (1, 2, 3, 5, 10)
eval labelled(over_minimal("alphabeta").", ".over_minimal("pvs").", ".over_minimal("sss").", ".over_minimal("mtdf"))
eval next("")
eval side("leaves / alpha-beta's")
set yrange [0.28:1.3]
set ytics (0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.2)
eval reference("alpha-beta", 1, 0.03, 0.6)
eval labelled(over_alphabeta("pvs").", ".over_alphabeta("sss").", ".over_alphabeta("mtdf"))
eval finish
