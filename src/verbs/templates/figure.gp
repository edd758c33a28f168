# How many leaves does each order save?  plots/README.md says what style.gnuplot offers; `plymeter plot --script` prints
# scripts of other curves.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/NAME.csv"

width = 504; height = 320; type = 9
eval open
set label 1 "NAME: how many leaves does each order save?" at screen 0.012, 0.95 font ",11" noenhanced
set label 2 "Trees of branching 4; means and 95 % intervals over 20 seeds" at screen 0.012, 0.90 textcolor rgb "#555555"
set tmargin at screen 0.85
set xlabel "limit (plies)"
set ylabel "mean leaves"
set logscale y
set format y "10^{%L}"
set xtics 1
set autoscale xfix; set offsets graph 0.03, graph 0.03, 0, 0
set key left top Left reverse
set pointintervalbox 0.02

# A block for each curve: minimax, then alpha-beta in each order.
data = points("--x limit --y leaves --by algorithm,order")
names = "minimax unordered random perfect"
plot for [i = 0:3] data index i using "x":"mean":(bound("low")):(bound("high")) with yerrorlines linestyle i + 1 title word(names, i + 1)
