# What does a ply of Upper Hand cost, with minimax and with alpha-beta, in and out of its author's order?  Leaves and
# milliseconds by depth, early in the game and late.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/upperhand.csv"

width = 1000; height = 640
eval open
set multiplot layout 2, 2 margins 0.085, 0.985, 0.11, 0.84 spacing 0.07, 0.08

set label 1 "What does a ply of Upper Hand cost?" at screen 0.012, 0.96 font ",18"
set label 2 "Base 5; means of 20 positions with 95 % intervals (perfect order has no times: its oracle searches, too)" \
    at screen 0.012, 0.915 font ",12" textcolor rgb "#555555"
set logscale y
set xrange [0.5:7.5]
set xtics 1, 1
set key left top Left reverse samplen 1.6 spacing 1.05 font ",11"

curve(of, unit, here, where, colour, shape, name) = \
    sprintf("'%s' using 'limit':(column('mean')/%g):(bound('low')/%g):(bound('high')/%g) with yerrorlines linewidth 1.2 linecolor rgb '%s' pointtype %d pointsize 0.7 title '%s'", \
        summary(of, "limit", here.where), unit, unit, unit, colour, shape, name)
titles(named, name) = named ? name : ""
do for [of in "leaves ns"] {
    do for [opening in "4 20"] {
        here = sprintf("opening=%s ", opening)
        named = of eq "leaves" && opening eq "20"
        unit = of eq "leaves" ? 1 : 1e6
        set yrange [of eq "leaves" ? 1 : 1e-3:of eq "leaves" ? 1e8 : 1e3]
        set title (of eq "leaves" ? sprintf("after %s random moves", opening) : "") offset 0, -0.6
        set xlabel (of eq "ns" ? "search depth (plies)" : "")
        set ylabel (opening eq "4" ? (of eq "leaves" ? "leaves" : "milliseconds") : "") offset 0.5
        set format y "10^{%L}"
        last = of eq "leaves" ? ", ".curve(of, unit, here, "order=best", PERFECT, 9, titles(named, "alpha-beta, perfect order")) : ""
        eval "plot ".curve(of, unit, here, "algorithm=minimax", MINIMAX, 1, titles(named, "minimax")).", ". \
            curve(of, unit, here, "algorithm=alphabeta order=none", WORST, 11, titles(named, "alpha-beta, cells as numbered")).", ". \
            curve(of, unit, here, "order=random", RANDOM, 7, titles(named, "random order")).", ". \
            curve(of, unit, here, "order=static", "#e69f00", 13, titles(named, "the order of its author")).", ". \
            curve(of, unit, here, "order=eval", REAL, 5, titles(named, "by static evaluation")).last
        unset label 1; unset label 2
    }
}
unset multiplot
