# How good must an order be before the null-window searches pay?  Leaves over those of the minimal tree, as the best child
# stands first more and more often.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/family-ordered.csv"

width = 820; height = 520
eval open
set margins 9, 3, 4, 5.5

set label 1 "How good must an order be before null windows pay?" at screen 0.015, 0.95 font ",18"
set label 2 "Strongly ordered trees, 8 children, 6 plies; means over 100 trees with 95 % intervals" \
    at screen 0.015, 0.90 font ",12" textcolor rgb "#555555"
set xlabel "how often the best child stands first"
set ylabel "leaves / those of the minimal tree"
set logscale y
set xrange [0.27:1.03]
set yrange [0.95:30]
set ytics (1, 1.5, 2, 3, 4, 6, 8, 12, 20)
set key right top Left reverse samplen 1.6 spacing 1.15 font ",12"

curve(where, colour, shape, name) = \
    sprintf("'%s' using 'p1':'mean':(bound('low')):(bound('high')) with yerrorlines linewidth 1.3 linecolor rgb '%s' pointtype %d pointsize 0.8 title '%s'", \
        summary("over_minimal", "p1", where), colour, shape, name)
eval "plot ".curve("algorithm=shallow", MINIMAX, 1, "without deep cutoffs").", ". \
    curve("algorithm=alphabeta", PERFECT, 5, "alpha-beta").", ".curve("algorithm=scout", WORST, 11, "SCOUT").", ". \
    curve("algorithm=pvs", "#e69f00", 13, "PVS / NegaScout").", ".curve("algorithm=dual", RANDOM, 7, "DUAL*").", ". \
    curve("algorithm=sss", REAL, 9, "SSS*").", ".curve("algorithm=mtdf", "#cc79a7", 3, "MTD(f) from the true value, all leaves in the table")
