# Which cutoff decides best, as strong engines judge?  Mean regret of the move chosen against the evaluations that a search may
# spend, a panel a game.  Realization probability with other tables is in the data and the text only.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/which-cutoff-judged.csv"

here = places("")
finding = ""
question = "Which cutoff decides best, as strong engines judge?"
shown = "Regret is what the move loses by an engine's scores; 95 % intervals over ".sampled("game variant name budget", "")." middle games each"
caption = "Regret is ten pawns at most. All sides deepen with quiet leaves and the same evaluation. ".improbable." (searched again, it goes deeper where a move seems best), and ".passed_over
x_label = "evaluations a decision"
y_label = "regret (pawns)"
same_x = 1
x_powers = "2 6 2"
tic_ems = 2.8
keys = "conspiracy:joined '' realization:joined '' research:joined '' reductions:joined '' null:joined '' depth:joined 'fixed depth'"
eval page(words(here), fitting(3, 14), 11)

curve(where, player, shift, meaning) = joined(summary("regret", "budget", where." name=".player), \
    sprintf("(column('budget') * %g):(column('mean') / 100):(bound('low') / 100):(bound('high') / 100)", shift), meaning)
set logscale x
set xrange [0.6 * least_of("budget", ""):1.7 * most_of("budget", "")]
set yrange [0:*]
do for [where in here] {
    eval next(game_in(where))
    eval "plot ".curve(where, "conspiracy", 1, "conspiracy").", ".curve(where, "late", 0.8, "reductions").", ". \
        curve(where, "null", 0.89, "null").", ".curve(where, "again", 1.25, "research").", ". \
        curve(where, "realization", 1.12, "realization").", ".curve(where, "depth", 1, "depth")
}
eval finish
