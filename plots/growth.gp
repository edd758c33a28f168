# How do the leaves of a search grow with its depth?  One panel a branching, with what the formulas say.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/growth.csv"

width = 1000; height = 420
eval open
set multiplot layout 1, 3 margins 0.075, 0.985, 0.165, 0.85 spacing 0.055, 0

set label 1 "How do the leaves of a search grow with its depth?" at screen 0.012, 0.945 font ",17"
set xlabel "search depth (plies)"
set ylabel "leaves" offset 1
set logscale y
set format y "10^{%L}"
set xrange [0.5:8.5]
set xtics 2, 2
set key left top Left reverse samplen 1.6 spacing 1.15 font ",11"

points(b, where, colour, shape, name) = \
    sprintf("'%s' using 'limit':'mean':'low':'high' with yerrorbars linecolor rgb '%s' pointtype %d pointsize 0.7 title '%s'", \
        summary("leaves", "limit", sprintf("branching=%d ", b).where), colour, shape, name)
minimax(b, name) = sprintf("'%s' using 'limit':'mean' with points linecolor rgb '%s' pointtype 1 pointsize 0.7 title '%s'", \
    summary("leaves", "limit", sprintf("branching=%d algorithm=minimax", b)), MINIMAX, name)
curve(b, column, colour, name) = sprintf("'%s' using 'depth':'%s' with lines linecolor rgb '%s' linewidth 1.2 title '%s'", \
    theory(sprintf("branching=%d depth=1..8", b)), column, colour, name)

do for [b in "2 4 8"] {
    named = b == 2
    set title sprintf("b = %s", b) offset 0, -0.5
    eval "plot ".curve(b + 0, "minimax_leaves", MINIMAX, named ? "b^d" : "").", ".\
        curve(b + 0, "alphabeta_leaves", RANDOM, named ? "exact mean, random order" : "").", ".\
        curve(b + 0, "minimal_leaves", PERFECT, named ? "minimal tree" : "").", ".\
        minimax(b + 0, named ? "minimax" : "").", ".\
        points(b + 0, "order=worst", WORST, 11, named ? "alpha-beta, worst order" : "").", ".\
        points(b + 0, "order=random", RANDOM, 7, named ? "random order" : "").", ".\
        points(b + 0, "order=best", PERFECT, 9, named ? "perfect order" : "")
    unset label 1; unset ylabel
}
unset multiplot
