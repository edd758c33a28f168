# How good must an order be before null windows pay, and does the order behind the first move matter?  Leaves over those of
# alpha-beta on the same tree, and over those of the minimal tree, as the best child stands first less and less often.  The results
# have SCOUT, DUAL*, other depths and windows, too.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/family-ordered.csv"
if (!exists("second")) second = "results/gallery/order.csv"

finding = passed("'NegaScout evaluates fewer leaves than alpha-beta even' 'where it does 9 times in 10, NegaScout'", 1) ? \
    "PVS beats alpha-beta whether the best child comes first often or seldom" : ""
question = "How good must an order be?"
own = csv
csv = second
others = values("branching", ""); depth = most_of("limit", "")
csv = own
shown = "95 % intervals; MTD(f) starts with the true value"
caption = "First, geometric means over alpha-beta on the same tree; PVS is NegaScout, and MTD(f) has all leaves in its table. ". \
    "Second, alpha-beta by where the best child stands when it is not first, as geometric means over the minimal tree. Over ".sampled("algorithm p1", "")." trees each"
x_label = "how often the best child stands first"
sided = 1
tic_ems = 2.8
ends_ems = 0.8
end_letters = 18
eval page(2, fitting(2, 18), 12)

set xtics (1, 0.8, 0.6, 0.4, 0.2)
set logscale y
y_logarithmic = 1

# From good order to bad, so that curves end apart.
backwards(data) = data." | { IFS= read -r names; echo $names; tac; }"
over_alphabeta(text, algorithm) = ended_as(text, backwards(ratios("leaves", "p1", "algorithm=".algorithm, "algorithm=alphabeta", "p1 limit seed")), \
    "'p1':".ratio, algorithm)
over_minimal(text, p2, meaning) = ended_as(text, backwards(summary("over_minimal", "p1", "algorithm=alphabeta limit=".depth." p2=".p2)), \
    "'p1':'mean':(bound('low')):(bound('high'))", meaning)

eval next("Do null windows pay? ".values("branching", "")." children, ".values("limit", "")." plies")
eval side("leaves / alpha-beta's")
set xrange [1.04:-0.06]
set yrange [0.28:1.3]
set ytics (0.3, 0.4, 0.5, 0.6, 0.8, 1, 1.2)
eval reference("alpha-beta", 1, 0.03, 0.6)
eval labelled(over_alphabeta("PVS", "pvs").", ".over_alphabeta("SSS*", "sss").", ".over_alphabeta("MTD(f), true value", "mtdf"))
csv = second
eval next("Does the order of the rest matter? ".others." children, ".depth." plies")
end_letters = 14
eval side("alpha-beta / minimal tree")
set xrange [1.04:-0.2]
set yrange [0.95:10]
set ytics (1, 2, 3, 5, 10)
eval labelled(over_minimal("else anywhere", "0", "anywhere").", ".over_minimal("else in the first quarter", "1", "quarter"))
eval finish
