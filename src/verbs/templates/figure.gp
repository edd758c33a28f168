# How many leaves does each order save?  plots/README.md says what style.gnuplot offers; `plymeter plot --script` prints
# scripts of other curves.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/NAME.csv"

question = "NAME: how many leaves does each order save?"
shown = "Trees of branching 4; means and 95 % intervals over ".sampled("algorithm order limit", "")." trees"
x_label = "search depth (plies)"
y_label = "leaves"
y_powers = "0 4 1"
titled = 0
ends_ems = 7 # instead of a legend: room for the names at the ends of the curves
eval page(1, 1, 14)

set logscale y
y_logarithmic = 1
set xrange [0.7:most_of("limit", "") + 0.3]
set yrange [1:1e4]
set xtics 1
# Points that share a depth stand side by side.
curve(where, shift, meaning) = ended(summary("leaves", "limit", where), \
    sprintf("(column('limit') + %g):'mean':(bound('low')):(bound('high'))", shift), meaning)
eval next("")
eval labelled(curve("algorithm=minimax", -0.09, "minimax").", ".curve("algorithm=alphabeta order=none", -0.03, "none").", ". \
    curve("algorithm=alphabeta order=random", 0.03, "random").", ".curve("algorithm=alphabeta order=best", 0.09, "best"))
eval finish
