# What is a deeper search worth whose evaluation is noisy?  Points against two plies without noise, by depth and deviation of
# the noise.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/noise-match.csv"

question = "What is a deeper search worth whose evaluation is noisy?"
noises = values("deviation", "leaf=noise")
shown = "Points against two plies of the evaluation itself, with noise of more and more points at the leaves; ". \
    sampled("game limit leaf deviation", "")." openings played twice, 95 % intervals"
x_label = "deviation of the noise (points)"
y_label = "points (%)"
same_y = 1
tic_ems = 2.4
keys = "1:joined '' 2:joined '' 4:joined ''"
here = places("")
eval page(words(here), fitting(3, 9), 9)

# Rows come in the order of the noise, whose steps are even here; two plies without any are the rival.
curve(limit, first, shift) = joined(scores("leaf,deviation", word(here, i)." limit=".limit), \
    sprintf("(column(0) + %g):2:3:4", first + shift), limit)
set xrange [-0.4:words(noises) + 0.4]
set xtics ("none" 0)
do for [k = 1:words(noises)] { set xtics add (word(noises, k) k) }
set yrange [0:100]
set ytics 25
do for [i = 1:words(here)] {
    eval next(game_in(word(here, i)))
    set arrow from graph 0, first 50 to graph 1, first 50 nohead @equal
    deep = words(values("limit", word(here, i)." limit=4"))
    eval "plot ".(deep ? curve("4", 0, 0.06).", " : "").curve("2", 1, 0).", ".curve("1", 0, -0.06)
}
eval finish
