# What is a ply worth?  Points of a search against one that looks a ply less far; what was published of chess is a band.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/ply.csv"

question = "What is a ply worth?"
shown = "Points against a search that looks a ply less far; grey: 70 to 80 %, as published of chess; ". \
    sampled("game variant limit", "")." openings played twice, 95 % intervals"
x_label = "search depth (plies)"
y_label = "points (%)"
same_y = 1
tic_ems = 2.2
here = places("")
eval page(words(here), fitting(3, 9), 9)

set xrange [1.5:most_of("limit", "") + 0.5]
set xtics 1
set yrange [45:100]
set ytics 10
do for [i = 1:words(here)] {
    eval next(game_in(word(here, i)))
    set object 1 rectangle from graph 0, first 70 to graph 1, first 80 behind fillcolor rgb "#dddddd" fillstyle solid noborder
    set arrow from graph 0, first 50 to graph 1, first 50 nohead @equal
    eval "plot ".joined(scores("limit", word(here, i)), "1:2:3:4", "best")
}
eval finish
