# Where do the cutoffs spend their leaves?  The share of all leaves by their distance from the root, for strategies of
# about the same cost.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-shape.csv"

width = 1000; height = 700
eval open
set multiplot layout 2, 3 margins 0.083, 0.985, 0.155, 0.85 spacing 0.03, 0.085

set label 1 "Where do the cutoffs spend their leaves?" at screen 0.012, 0.963 font ",18"
set label 2 "All leaves of 100 positions; in grey what depth / realization / conspiracy evaluate, in thousands a position" \
    at screen 0.012, 0.92 font ",12" textcolor rgb "#555555"
set label 3 "plies from the root" at screen 0.53, 0.083 center
set label 4 "share of leaves (%)" at screen 0.012, 0.505 center rotate
set xrange [0:21]
set xtics 5
set yrange [0:105]
set ytics 25
set key at screen 0.53, 0.03 center maxrows 1 Left reverse samplen 1.8 font ",12"

# ply, share: the last column holds the leaves by ply.
shares(where, cutoff) = sprintf("< awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } ".\
    "%s && $at[\"cutoff\"] == \"%s\" { n = split($NF, leaves, \" \"); ".\
    "for (i = 1; i <= n; i++) { sum[i] += leaves[i]; all += leaves[i] } if (n > most) most = n } ".\
    "END { for (i = 1; i <= most; i++) print i - 1 \",\" 100 * sum[i] / all }' %s", where, cutoff, csv)
cost(where, cutoff) = system(sprintf("awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } ".\
    "%s && $at[\"cutoff\"] == \"%s\" { sum += $at[\"evaluations\"]; n++ } END { printf \"%%.0f\", sum / n / 1000 }' %s", \
    where, cutoff, csv))
curve(where, cutoff, name, colour, shape) = sprintf("shares('%s', '%s') using 1:2 with linespoints linecolor rgb '%s' linewidth 1.4 ".\
    "pointtype %d pointsize 0.7 title '%s'", where, cutoff, colour, shape, name)

games = "connect4 kalah isola upperhand othello othello"
played = "8 8 8 14 12 40"
names = "'connect four' kalah isola 'Upper Hand' othello othello"
do for [i = 1:6] {
    where = sprintf("$at[\"game\"] == \"%s\" && $at[\"opening\"] == %s", word(games, i), word(played, i))
    set title sprintf("%s, after %s moves", word(names, i), word(played, i)) offset 0, -0.6
    set format x i < 4 ? "" : "%g"
    set format y i % 3 == 1 ? "%g" : ""
    set label 5 sprintf("%s / %s / %s", cost(where, "depth"), cost(where, "realization"), cost(where, "conspiracy")) \
        at graph 0.98, 0.9 right font ",11" textcolor rgb "#555555"
    named = i == 6
    eval "plot ".curve(where, "depth", named ? "depth" : "", PERFECT, 5).", ".\
        curve(where, "realization", named ? "realization probability" : "", RANDOM, 7).", ".\
        curve(where, "conspiracy", named ? "conspiracy depth" : "", "#e69f00", 11)
    unset label 1; unset label 2; unset label 3; unset label 4
}
unset multiplot
