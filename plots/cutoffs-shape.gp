# Where do the cutoffs spend their leaves?  The share of all leaves by their distance from the root, for strategies of
# about the same cost.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-shape.csv"

width = 900; height = 440
eval open
set multiplot layout 1, 2 margins 0.085, 0.98, 0.155, 0.79 spacing 0.07, 0

set label 1 "Where do the cutoffs spend their leaves?" at screen 0.015, 0.955 font ",18"
set label 2 "Othello 8x8, alpha-beta ordered by evaluation; all leaves of 100 positions, at about the same number of evaluations" \
    at screen 0.015, 0.895 font ",12" textcolor rgb "#555555"
set xrange [0:21]
set yrange [0:100]
set xlabel "plies from the root"
set ylabel "share of leaves (%)" offset 1
set key at graph 0.36, 0.97 left top Left reverse samplen 1.6 spacing 1.2 font ",12"

# ply, share: the last column holds the leaves by ply.
shares(opening, cutoff) = sprintf("< awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } ".\
    "$at[\"opening\"] == %d && $at[\"cutoff\"] == \"%s\" { n = split($NF, leaves, \" \"); ".\
    "for (i = 1; i <= n; i++) { sum[i] += leaves[i]; all += leaves[i] } if (n > most) most = n } ".\
    "END { for (i = 1; i <= most; i++) print i - 1 \",\" 100 * sum[i] / all }' %s", opening, cutoff, csv)
cost(opening, cutoff) = int(system(substr(summary("evaluations", "cutoff", \
    sprintf("opening=%d cutoff=%s", opening, cutoff)), 3, -1)." | awk -F, 'NR == 2 { print int($4 / 1000 + 0.5) }'"))
named(opening, cutoff, name) = sprintf("%s (%d 000 evaluations)", name, cost(opening, cutoff))
do for [opening in "12 40"] {
    set title sprintf("after %s random moves", opening) offset 0, -0.5
    plot shares(opening + 0, "conspiracy") using 1:2 with linespoints linecolor rgb "#e69f00" linewidth 1.4 \
            pointtype 11 pointsize 0.7 title named(opening + 0, "conspiracy", "conspiracy"), \
        shares(opening + 0, "realization") using 1:2 with linespoints linecolor rgb RANDOM linewidth 1.4 \
            pointtype 7 pointsize 0.7 title named(opening + 0, "realization", "realization"), \
        shares(opening + 0, "depth") using 1:2 with linespoints linecolor rgb PERFECT linewidth 1.4 \
            pointtype 5 pointsize 0.7 title named(opening + 0, "depth", "depth")
    unset label 1; unset label 2; unset ylabel
}
unset multiplot
