# Who wins when both may evaluate as often?  Elo against the depth cutoff at equal budgets of evaluations a move.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-match.csv"

width = 860; height = 440
eval open
set multiplot layout 1, 2 margins 0.09, 0.98, 0.155, 0.79 spacing 0.07, 0

set label 1 "Who wins when both may evaluate as often?" at screen 0.015, 0.955 font ",18"
set label 2 "Elo against a fixed depth, both deepening within the same evaluations a move; 200 openings played twice, 95 % intervals of pairs" \
    at screen 0.015, 0.895 font ",12" textcolor rgb "#555555"
set logscale x
set xrange [240:12500]
set xtics (300, 1000, 3000, 10000)
set yrange [-400:50]
set xlabel "evaluations a move"
set ylabel "Elo against depth" offset 1
set arrow 1 from graph 0, first 0 to graph 1, first 0 nohead linecolor rgb "#000000" linewidth 1.2
set key left bottom Left reverse samplen 1.6 spacing 1.2 font ",12"
rows(size, cutoff) = sprintf("< %s elo %s --by cutoff,size,budget | grep -E '^cutoff|^%s,%d,'", plymeter, csv, cutoff, size)
do for [size in "6 8"] {
    set title sprintf("othello %sx%s", size, size) offset 0, -0.5
    named = size eq "6"
    plot rows(size + 0, "conspiracy") using "budget":"elo":"low":"high" with yerrorlines linewidth 1.3 \
            linecolor rgb "#e69f00" pointtype 11 pointsize 0.8 title (named ? "conspiracy depth" : ""), \
        rows(size + 0, "realization") using "budget":"elo":"low":"high" with yerrorlines linewidth 1.3 \
            linecolor rgb RANDOM pointtype 7 pointsize 0.8 title (named ? "realization probability" : "")
    unset label 1; unset label 2; unset ylabel
}
unset multiplot
