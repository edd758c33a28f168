# What is it worth to look on until nothing hangs?  How often searches that evaluate where they stop choose a best move, and
# such whose leaves are quiet, for the same nodes.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/horizon.csv"

finding = passed("'and find a best move more often' 'so they do after 10000'", 1) ? \
    "In chess searches with quiet leaves find a best move more often" : ""
question = "What is it worth to look on until nothing hangs?"
shown = "Static leaves are evaluated as they stand, quiet ones after captures that lose nothing, which count as nodes, too"
caption = "Best moves are those of deeper quiet searches. Intervals are of 95 % over ". \
    sampled("game variant leaf exchange checks budget", "")." positions of each game"
x_label = "thousands of nodes a decision"
y_label = "best moves chosen (%)"
same_x = 1
same_y = 1
tic_ems = 2.4
here = places("")
side_by_side = fitting(3, 9)
ends_ems = 4
eval page(words(here), side_by_side, 11)

# Of shogi there are searches that see all captures, or checks, too: in the data.
curve(leaf, shift, meaning) = drawn_as(meaning, summary("agrees", "budget", where." leaf=".leaf), \
    sprintf("(column('budget') * %g):(100 * column('mean')):(100 * bound('low')):(100 * bound('high'))", shift))
drawn_as(meaning, data, using) = i % across && i < words(here) ? joined(data, using, meaning) : \
    ended_as(meaning eq "quiet" ? "quiet" : "static", data, using, meaning)
set logscale x
x_logarithmic = 1
set xrange [0.55 * least_of("budget", ""):1.8 * most_of("budget", "")]
set yrange [25:100]
set ytics 25
set xtics ("0.1" 100, "1" 1000, "10" 10000)
do for [i = 1:words(here)] {
    where = word(here, i)
    eval next(game_in(where))
    eval labelled(curve("quiescence checks=0 exchange=yes", 1.06, "quiet").", ".curve("static", 0.94, "standing"))
}
eval finish
