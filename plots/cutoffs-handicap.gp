# Is realization probability worth a doubled budget?  Score against a fixed depth with the same budget and with twice as much,
# by budget.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-handicap.csv"

question = "Is realization probability worth a doubled budget?"
shown = "Points of realization probability against a fixed depth that may evaluate as often, or twice as often; both deepen, with the same evaluation, ". \
    "leaves and table, each in its best order; ".sampled("game variant algorithm budget handicap", "")." openings played twice, 95 % intervals"
x_label = "evaluations a move"
y_label = "points (%)"
same_y = 1
tic_ems = 2.4
doubled = system(rows("cutoff=depth handicap=2", "print 1; exit")) ne "" # was a fixed depth played against itself?
keys = "even:joined '' again:joined '' half:joined '' half_again:joined ''".(doubled ? " doubling:joined ''" : "")
here = places("")
eval page(words(here), fitting(3, 11), 10)

curve(where, shift, meaning) = joined(scores("budget", where), sprintf("($1 * %g):2:3:4", shift), meaning)
set logscale x
set xrange [0.7 * least_of("budget", ""):1.4 * most_of("budget", "")]
set xtics (300, 1000, 3000)
set yrange [0:100]
set ytics 25
do for [i = 1:words(here)] {
    where = word(here, i)." "
    eval next(game_in(where))
    set arrow from graph 0, first 50 to graph 1, first 50 nohead @equal
    selective = where."cutoff=realization "
    eval "plot ".curve(selective."handicap=1 algorithm=alphabeta", 0.88, "even").", ". \
        curve(selective."handicap=1 algorithm=rps", 0.94, "again").", ". \
        curve(selective."handicap=2 algorithm=alphabeta", 1.0, "half").", ". \
        curve(selective."handicap=2 algorithm=rps", 1.06, "half_again"). \
        (doubled ? ", ".curve(where."cutoff=depth handicap=2", 1.13, "doubling") : "")
}
eval finish
