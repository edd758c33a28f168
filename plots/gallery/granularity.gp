# Does the ranking depend on how many values there are?  Leaves as multiples of alpha-beta's on the same tree.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/granularity.csv"

question = "Does the ranking depend on how many values there are?"
shown = sprintf("Leaves as multiples of alpha-beta's on the same tree, %s children a node, %s plies, by the number of different values ". \
    "of leaves; geometric means and 95 %% intervals over %s trees", values("branching", ""), values("limit", ""), sampled("algorithm values", ""))
x_label = "different values of leaves"
y_label = "leaves / alpha-beta's"
titled = 0
tic_ems = 2.2
keys = "sss:joined '' dual:joined '' pvs:joined 'NegaScout  ' scout:joined ''"
eval page(1, 1, 14)

# Continuous values, which are 0 in the data, stand right of all others.
finite = system("echo '".values("values", "")."' | tr ' ' '\n' | grep -vx 0 | paste -sd ' ' -")
right = 8.0 * word(finite, words(finite))
set logscale x 2
set xrange [1.6:1.4 * right]
set xtics () scale 0.5
do for [v in finite] { set xtics add (ems > 50 || v > 4 || v == 2 ? v : "" real(v)) }
set xtics add ("any" right)
set logscale y
set yrange [0.6:1.4]
set ytics (0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.4)
place(v) = v > 0 ? v : right
curve(algorithm) = joined(ratios("leaves", "values", "algorithm=".algorithm, "algorithm=alphabeta", "values seed"), \
    "(place(column('values'))):".ratio, algorithm)
eval next("")
set arrow from graph 0, first 1 to graph 1, first 1 nohead @equal
eval "plot ".curve("scout").", ".curve("dual").", ".curve("sss").", ".curve("pvs")
eval finish
