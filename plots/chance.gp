# Does looking ahead win when all it sees is chance?  Points of searches whose leaves are random numbers, by depth, against
# chance at one ply and against searches of one, two and three plies that evaluate.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/chance.csv"

question = "Does looking ahead win when all it sees is chance?"
shown = "Points of a search whose leaves are random numbers, against one that looks a ply ahead by such numbers, and against searches that ". \
    "evaluate; ".sampled("game player rival", "leaf=random")." openings played twice, 95 % intervals"
x_label = "depth with random leaves (plies)"
y_label = "points (%)"
same_x = 1
same_y = 1
tic_ems = 2.4
rivals = "chance-1 static-1 static-2 static-3"
keys = "chance-1:joined 'chance, one ply' static-1:joined 'evaluation, one ply' static-2:joined '' static-3:joined ''"
here = places("")
eval page(words(here), fitting(3, 9), 9)

set xrange [0.5:most_of("limit", "leaf=random") + 0.5]
set xtics 1
set yrange [0:100]
set ytics 25
curve(rival, shift) = joined(scores("limit", word(here, i)." leaf=random rival=".rival), sprintf("($1 + %g):2:3:4", shift), rival)
do for [i = 1:words(here)] {
    eval next(game_in(word(here, i)))
    set arrow from graph 0, first 50 to graph 1, first 50 nohead @equal
    eval "plot ".curve("static-3", 0.12).", ".curve("static-2", 0.04).", ".curve("static-1", -0.04).", ".curve("chance-1", -0.12)
}
eval finish
