# How good must an evaluation be before a cutoff that listens to it pays?  Regret at equal evaluations against the
# correlation of the evaluation with the truth, on strongly ordered trees whose true values are known.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-noise.csv"

width = 900; height = 460
eval open
set multiplot layout 1, 2 margins 0.085, 0.98, 0.15, 0.79 spacing 0.07, 0

set label 1 "How good must the evaluation be?" at screen 0.015, 0.955 font ",18"
set label 2 "Strongly ordered trees, 8 children a node; deepening until the evaluations are spent; means and 95 % intervals over 250 trees" \
    at screen 0.015, 0.895 font ",12" textcolor rgb "#555555"

# The correlation of evaluation and truth over the children of a node: a child's loss is 0 with probability 1/b, otherwise
# uniform in 0..1, noise is uniform in -n..n, both in units of 2^32.
b = 8.0
variance = (b - 1) / b / 3 - ((b - 1) / b / 2) ** 2
correlation(n) = sqrt(variance / (variance + n ** 2 / 3))

unit = 2.0 ** 32
set xrange [1.02:0.1]
set yrange [0:0.5]
set xtics 0.2
set mxtics 2
set xlabel "correlation of evaluation and true value"
set ylabel "mean regret (largest loss of a move = 1)" offset 1
set style fill transparent solid 0.16 noborder
set key left top Left reverse samplen 1.6 spacing 1.2 font ",12"
at(budget, cutoff) = summary("regret", "noise", sprintf("budget=%d cutoff=%s", budget, cutoff))
do for [budget in "1000 10000"] {
    set title sprintf("%s evaluations a decision", budget) offset 0, -0.5
    plot for [i = 1:3] at(budget + 0, word("conspiracy realization depth", i)) \
            using (correlation(column("noise"))):(column("low") / unit):(column("high") / unit) with filledcurves \
            linecolor rgb word("#e69f00 #0072b2 #000000", i), \
        for [i = 1:3] at(budget + 0, word("conspiracy realization depth", i)) \
            using (correlation(column("noise"))):(column("mean") / unit) with linespoints linewidth 1.4 \
            linecolor rgb word("#e69f00 #0072b2 #000000", i) pointtype int(word("11 7 5", i)) pointsize 0.7 \
            title (budget eq "1000" ? word("'conspiracy depth' 'realization probability' depth", i) : "")
    unset label 1; unset label 2; unset ylabel
}
unset multiplot
