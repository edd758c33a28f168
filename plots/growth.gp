# How do the leaves of a search grow with its depth?  Trees of one branching, with what the formulas say, and games; all
# panels have the same scales.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/growth.csv"

width = 1000; height = 880
eval open
set multiplot layout 3, 3 margins 0.075, 0.985, 0.135, 0.875 spacing 0.025, 0.055

set label 1 "How do the leaves of a search grow with its depth?" at screen 0.012, 0.967 font ",18"
set label 2 "Trees of one branching, and games after a few random moves; means and 95 % intervals over seeds" \
    at screen 0.012, 0.935 font ",12" textcolor rgb "#555555"
set label 3 "search depth (plies)" at screen 0.53, 0.075 center
set label 4 "leaves" at screen 0.014, 0.51 center rotate
set logscale y
set xrange [0.5:9.5]
set yrange [1:1e8]
set xtics 1, 2
set ytics 100
unset mytics

points(where, colour, shape) = sprintf("'%s' using 'limit':'mean':(bound('low')):(bound('high')) with yerrorbars linecolor rgb '%s' pointtype %d pointsize 0.7", \
    summary("leaves", "limit", where), colour, shape)
dotted(where, colour) = sprintf("'%s' using 'limit':'mean' with lines linecolor rgb '%s' dashtype 3", summary("leaves", "limit", where), colour)
joined(where, colour, shape) = dotted(where, colour).", ".points(where, colour, shape)
minimax(where) = sprintf("'%s' using 'limit':'mean' with points linecolor rgb '%s' pointtype 1 pointsize 0.8", \
    summary("leaves", "limit", where), MINIMAX)
curve(b, column, colour) = sprintf("'%s' using 'depth':'%s' with lines linecolor rgb '%s' linewidth 1.2", \
    theory(sprintf("branching=%d depth=1..8", b)), column, colour)
panel(name, i) = sprintf("set title '%s' offset 0, -0.6; set format x '%s'; set format y '%s'", \
    name, i < 6 ? "" : "%g", i % 3 ? "" : "10^{%L}")

do for [i = 0:2] {
    b = int(word("2 4 8", i + 1))
    here = sprintf("game=uniform branching=%d ", b)
    eval panel(sprintf("independent values (iid), b = %d", b), i)
    eval "plot ".curve(b, "minimax_leaves", MINIMAX).", ".curve(b, "alphabeta_leaves", RANDOM).", ".\
        curve(b, "minimal_leaves", PERFECT).", ".minimax(here."algorithm=minimax").", ".points(here."order=worst", WORST, 11).", ".\
        points(here."order=random", RANDOM, 7).", ".points(here."order=best", PERFECT, 9)
    unset label 1; unset label 2; unset label 3; unset label 4
}

games = "tictactoe kalah connect4 othello upperhand isola"
names = "tic-tac-toe kalah 'connect four' othello 'Upper Hand' 'isola 5x5'"
do for [i = 1:6] {
    here = "game=".word(games, i)." "
    eval panel(word(names, i), i + 2)
    eval "plot ".dotted(here."algorithm=minimax", MINIMAX).", ".minimax(here."algorithm=minimax").", ".\
        joined(here."order=random", RANDOM, 7).", ".joined(here."order=eval", REAL, 5).", ".\
        joined(here."order=best", PERFECT, 9)
}

# The legend has a strip of its own.
set lmargin at screen 0.075; set rmargin at screen 0.985
set tmargin at screen 0.055; set bmargin at screen 0.003
unset title; unset border; unset tics; unset grid; unset logscale
set key at graph 0.5, 1 center top vertical maxrows 2 Left reverse spacing 1.2 samplen 1.6 width -3 font ",11"
set xrange [0:1]; set yrange [0:1]
plot NaN with linespoints linecolor rgb MINIMAX pointtype 1 pointsize 0.8 title "plain minimax; line: b^d", \
    NaN with points linecolor rgb WORST pointtype 11 pointsize 0.8 title "alpha-beta: worst order", \
    NaN with linespoints linecolor rgb RANDOM pointtype 7 pointsize 0.8 title "random; line: exact mean", \
    NaN with points linecolor rgb REAL pointtype 5 pointsize 0.8 title "by static evaluation", \
    NaN with linespoints linecolor rgb PERFECT pointtype 9 pointsize 0.8 title "perfect; line: minimal tree", \
    NaN with lines linecolor rgb MINIMAX dashtype 3 title "dotted: for the eye"
unset multiplot
