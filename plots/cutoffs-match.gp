# Who wins when both may evaluate as often?  Score against the depth cutoff at equal budgets of evaluations a move.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-match.csv"

question = "Who wins when both may evaluate as often?"
shown = "Points against a fixed depth, both deepening within the same evaluations; ".sampled("game variant size cutoff budget", ""). \
    " openings played twice, 95 % intervals"
x_label = "evaluations a move"
y_label = "points (%)"
same_y = 1
tic_ems = 2.4
keys = "realization:joined '' conspiracy:joined '' ranked:joined ''"
here = places("")
eval page(words(here), fitting(3, 9), 9)

curve(where, shift, meaning) = joined(scores("budget", where), sprintf("($1 * %g):2:3:4", shift), meaning)
set logscale x
set xrange [220:14000]
set xtics 10
if (ems > 50) { set xtics (300, 1000, 3000, 10000) } else { set xtics ("300" 300, "3000" 3000) }
set yrange [0:100]
set ytics 25
do for [i = 1:words(here)] {
    where = word(here, i)." "
    eval next(game_in(where))
    set arrow from graph 0, first 50 to graph 1, first 50 nohead @equal
    ranked = words(values("budget", where."cutoff=conspiracy ties=ranked"))
    eval "plot ".curve(where."cutoff=conspiracy", 0.93, ranked ? "ranked" : "conspiracy").", ". \
        curve(where."cutoff=realization", 1.07, "realization")
}
eval finish
