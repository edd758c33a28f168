# Does looking ahead win when all it sees is chance?  Points of searches whose leaves are random numbers, by depth, against
# chance at one ply and against searches of one, two and three plies that evaluate.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/chance.csv"

finding = passed("'and four beat one' 'in minishogi four plies of chance beat one' 'in othello five plies of chance beat' 'in connect four six do' ". \
    "'in kalah six do' 'in isola three plies of chance beat one of chance'", 1) ? "In each game chance at the greatest depth drawn beats one ply of chance" : ""
question = "Does looking ahead win when all it sees is chance?"
shown = "Points of searches whose leaves are random numbers, with 95 % intervals over ".sampled("game player rival", "leaf=random")." openings, each played twice. ". \
    "Their rivals are one ply of such a search (chance), and one, two and three plies of searches that evaluate"
x_label = "depth with random leaves (plies)"
y_label = "points (%)"
same_x = 1
same_y = 1
tic_ems = 2.4
here = places("")
eval page(words(here), fitting(3, 9), 9)

set xrange [0.5:most_of("limit", "leaf=random") + 0.5]
set xtics 1
set yrange [-3:112]
set ytics 25
# Curves have their names where they end early, and apart.
curve(rival, text, shift) = drawn_as(text, scores("limit", word(here, i)." leaf=random rival=".rival), sprintf("($1 + %g):2:3:4", shift), rival)
drawn_as(text, data, using, meaning) = strstrt(word(here, i), "isola") ? ended_as(text, data, using, meaning) : joined(data, using, meaning)
do for [i = 1:words(here)] {
    eval next(game_in(word(here, i)))
    eval reference(i == 1 ? "even" : "", 50, 0.97, 0.6)
    eval labelled(curve("static-3", "3 plies", 0.12).", ".curve("static-2", "2 plies", 0.04).", ". \
        curve("static-1", "1 ply", -0.04).", ".curve("chance-1", "chance", -0.12))
}
eval finish
