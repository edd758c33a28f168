# Where do the cutoffs spend their leaves?  The share of all leaves by their distance from the root, for strategies of
# about the same cost.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-shape.csv"

cutoffs = "depth realization conspiracy"
keys = "depth:joined '' realization:joined '' conspiracy:joined '' ranked:joined ''"

# After how many plies paths were ended, and how many leaves of each kind of position that made, in percent.
capped(where) = system(rows(where, 'key = $at["game"] " " $at["opening"]; leaves[key] += $at["leaves"]; ends[key] += $at["capped"]; '. \
    'n = split($NF, ply, " "); if (n - 1 > most[key]) most[key] = n - 1 } END { for (key in leaves) { share = 100 * ends[key] / leaves[key]; '. \
    'if (!some++ || share < low) low = share; if (share > high) high = share; if (ends[key] && most[key] > plies) plies = most[key] } '. \
    'printf "%d plies at the latest, which makes %.1f to %.0f %% of its leaves", plies, low, high'))
question = "Where do the cutoffs spend their leaves?"
shown = "Share of all leaves of ".sampled("game size opening cutoff", "")." positions; numbers: thousand evaluations a position of depth, ". \
    "realization probability and conspiracy depth; conspiracy depth ends each path after ".capped("cutoff=conspiracy")
x_label = "plies from the root"
y_label = "share of leaves (%)"
same_y = 1
tic_ems = 2.4
here = system(rows("", 'print "\047game=" clean($at["game"]) " opening=" clean($at["opening"]) "\047"')." | sort -u | paste -sd ' ' -")
eval page(words(here), fitting(3, 9), 9)

# ply, share: the last column holds the leaves by ply.
shares(where) = "< ".rows(where, 'n = split($NF, leaves, " "); for (i = 1; i <= n; i++) { sum[i] += leaves[i]; all += leaves[i] } '. \
    'if (n > most) most = n } END { for (i = 1; i <= most; i++) print i - 1 "," 100 * sum[i] / all')
cost(where) = system(rows(where, 'sum += $at["evaluations"]; n++ } END { printf "%.0f", sum / n / 1000'))
curve(cutoff, meaning) = sprintf("%s using 1:2 with linespoints %s", quoted(shares(where."cutoff=".cutoff)), spaced(meaning, 1))
set yrange [0:138]
set autoscale xfix
set offsets graph 0.05, graph 0.05, 0, 0
set xtics 10
set mxtics 2
set ytics 0, 25, 100
do for [i = 1:words(here)] {
    where = word(here, i)." "
    eval next(game_in(where))
    eval remark(opening_in(where)."\n".cost(where."cutoff=depth")." / ".cost(where."cutoff=realization")." / ". \
        cost(where."cutoff=conspiracy"), "0.98, 0.92 right")
    ranked = words(values("limit", where."cutoff=conspiracy ties=ranked"))
    eval "plot ".curve("realization", "realization").", ".curve("conspiracy", ranked ? "ranked" : "conspiracy").", ". \
        curve("depth", "depth")
}
eval finish
