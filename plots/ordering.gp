# What does each enhancement of move ordering save, alone and together?  Leaves of an iteratively deepened search, all
# steps together, over those of a single one in perfect order.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/ordering.csv"

width = 1120; height = 600
eval open
set multiplot layout 1, 3 margins 0.19, 0.985, 0.115, 0.83 spacing 0.02, 0

set label 1 "What does each enhancement of move ordering save?" at screen 0.012, 0.955 font ",18"
set label 2 "Leaves of a deepened alpha-beta with a table, all steps, over those of one search in perfect order; means and 95 % intervals" \
    at screen 0.012, 0.91 font ",12" textcolor rgb "#555555"

orders = "none table killer history table+killer table+history killer+history table+killer+history eval table+eval ". \
    "killer+eval history+eval table+killer+eval table+history+eval killer+history+eval table+killer+history+eval"
do for [i = 1:16] { set ytics add (word(orders, i) 17 - i) }
set xtics (0.5, 1, 2, 5, 10, 20)
set xrange [0.35:32]
set yrange [0.4:16.6]
set ytics scale 0 font ",11"
set grid xtics ytics
set logscale x
set xlabel "leaves / perfect order's"
set arrow 1 from 1, graph 0 to 1, graph 1 nohead linecolor rgb "#000000" linewidth 1.1 back
set key at graph 0.99, 0.3 right top Left reverse samplen 1 font ",12"

# mean, place, low, high
points(game, etc) = sprintf("< for o in %s; do %s summary %s --of over_best --where game=%s --where entries=131072 --where etc=%s ". \
    "--where order=$o | sed 1d; done | awk -F, '{ print $3 \",\" 17 - NR \",\" ($10 == \"\" ? $3 : $10) \",\" ($11 == \"\" ? $3 : $11) }'", orders, plymeter, csv, game, etc)
games = "othello connect4 kalah"
array name[3] = ["othello, 7 plies", "connect four, 9 plies", "kalah, 9 plies"]
do for [i = 1:3] {
    set title name[i] offset 0, -0.5
    game = word(games, i)
    plot points(game, "no") using 1:2:3:4 with xerrorbars linecolor rgb PERFECT pointtype 5 pointsize 0.7 title (i == 2 ? "table" : ""), \
        points(game, "yes") using 1:($2 - 0.3):3:4 with xerrorbars linecolor rgb REAL pointtype 9 pointsize 0.7 title (i == 2 ? "table and ETC" : "")
    unset label 1; unset label 2
    do for [k = 1:16] { set ytics add ("" 17 - k) }
}
unset multiplot
