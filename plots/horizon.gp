# What is it worth to look on until nothing hangs?  How often searches that evaluate where they stop choose a best move, and
# such whose leaves are quiet, for the same nodes.

if (!exists("solved")) solved = 0 # as plots/horizon-solved.gp has it
load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/horizon.csv"

finding = passed("'find a best move more often' 'so they do after 10000'", 1) ? "In chess quiet leaves find more of the best moves" : ""
question = "What is it worth to look on until nothing hangs?"
lowest = solved ? 50 : 25
judges = solved ? "searches to the end of the game judge" : "deeper quiet searches of all moves judge them"
shown = "How often a best move is chosen, as ".judges."; searches deepen until so many nodes are spent, ". \
    "those beyond the horizon among them".(solved ? "" : ", where captures at a loss are left out")."; means and 95 % intervals over ". \
    sampled(solved ? "game leaf budget" : "game variant leaf exchange checks budget", "")." positions of each game; percentages begin at ".lowest
x_label = "nodes a decision"
y_label = "best moves (%)"
same_x = 1
same_y = 1
x_powers = solved || ems < 40 ? "2 3 1" : "2 4 1"
tic_ems = 2.4
here = places("")
side_by_side = fitting(solved ? 2 : 3, 9)
ends_ems = 4
eval page(words(here), side_by_side, 11)

# Of shogi there are searches that see all captures, or checks, too: in the data.
curve(leaf, shift, meaning) = drawn_as(meaning, summary("agrees", "budget", where." leaf=".leaf), \
    sprintf("(column('budget') * %g):(100 * column('mean')):(100 * bound('low')):(100 * bound('high'))", shift))
drawn_as(meaning, data, using) = i % across && i < words(here) ? joined(data, using, meaning) : \
    ended_as(meaning eq "quiet" ? "quiet" : "static", data, using, meaning)
set logscale x
set xrange [0.7 * least_of("budget", ""):1.3 * most_of("budget", "")]
set yrange [lowest:100]
set ytics 25
do for [i = 1:words(here)] {
    where = word(here, i)
    eval next(game_in(where))
    eval labelled(curve(solved ? "quiescence" : "quiescence checks=0 exchange=yes", 1.06, "quiet").", ".curve("static", 0.94, "standing"))
}
eval finish
