# Which cutoff decides best, as a strong engine judges?  Mean regret of the move chosen against the evaluations that a
# search may spend, a panel for each game and leaf.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-chess.csv"

question = "Which cutoff decides best, as a strong engine judges?"
shown = "Regret: what the move chosen loses against the best one by the engine's scores, of at most ten pawns; means and 95 % intervals over ". \
    sampled("game variant algorithm leaf cutoff ties margin counters alternatives budget", "")." middle games; searches deepen until so many evaluations are spent"
x_label = "evaluations a decision"
y_label = "regret (pawns)"
same_x = 1
x_format = powers
same_y = 1
tic_ems = 2.4
keys = "depth:joined '' realization:joined '' research:joined '' conspiracy:joined '' ranked:joined '' abc:joined ''"
here = places("")
leaves = "static quiescence"
eval page(2 * words(here), fitting(2, 12), 12)

curve(where, shift, meaning) = joined(summary("regret", "budget", where), \
    sprintf("(column('budget') * %g):(column('mean') / 100):(bound('low') / 100):(bound('high') / 100)", shift), meaning)
set logscale xy
set xrange [0.7 * least_of("budget", ""):1.4 * most_of("budget", "")]
set xtics (100, 1000, 10000, 100000)
set yrange [0.3:10]
set ytics (0.3, 1, 3, 10)
do for [i = 1:words(here)] {
    do for [leaf in leaves] {
        where = word(here, i)." leaf=".leaf." "
        eval next(game_in(where).", ".(leaf eq "static" ? "static leaves" : "quiet leaves"))
        eval "plot ".curve(where."algorithm=abc", 1.15, "abc").", ". \
            curve(where."algorithm=alphabeta cutoff=conspiracy ties=ranked", 0.9, "ranked").", ". \
            curve(where."algorithm=alphabeta cutoff=conspiracy ties=strict", 0.95, "conspiracy").", ". \
            curve(where."algorithm=rps", 1.1, "research").", ". \
            curve(where."algorithm=alphabeta cutoff=realization", 1.05, "realization").", ". \
            curve(where."algorithm=alphabeta cutoff=depth", 1, "depth")
    }
}
eval finish
