# What is it worth to look on until nothing hangs?  How often searches that evaluate where they stop choose a best move, and
# such whose leaves are quiet, for the same nodes.

if (!exists("solved")) solved = 0 # as plots/horizon-solved.gp has it
load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/horizon.csv"

question = "What is it worth to look on until nothing hangs?"
judges = solved ? "searches to the end of the game judge" : "deeper quiet searches of all moves judge them"
shown = "How often a best move is chosen, as ".judges."; searches deepen until so many nodes are spent, ". \
    "those beyond the horizon among them; means and 95 % intervals over ".sampled(solved ? "game leaf budget" : "game variant leaf exchange checks budget", ""). \
    " positions of each game"
x_label = "nodes a decision"
y_label = "best moves (%)"
same_x = 1
same_y = 1
x_format = powers
tic_ems = 2.4
keys = "standing:joined '' quiet:joined ''".(solved ? "" : " checks:joined ''")
here = places("")
eval page(words(here), fitting(3, 9), 10)

curve(leaf, shift, meaning) = joined(summary("agrees", "budget", where." leaf=".leaf), \
    sprintf("(column('budget') * %g):(100 * column('mean')):(100 * bound('low')):(100 * bound('high'))", shift), meaning)
set logscale x
set xrange [0.7 * least_of("budget", ""):1.4 * most_of("budget", "")]
set xtics (10, 100, 1000, 10000)
set yrange [0:100]
set ytics 25
do for [i = 1:words(here)] {
    where = word(here, i)
    eval next(game_in(where))
    eval "plot ".(solved ? "" : curve("quiescence checks=1", 1.1, "checks").", "). \
        curve(solved ? "quiescence" : "quiescence checks=0 exchange=no", 1, "quiet").", ".curve("static", 0.9, "standing")
}
eval finish
