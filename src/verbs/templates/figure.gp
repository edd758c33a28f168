# How many leaves does each order save?  plots/README.md says what style.gnuplot offers; `plymeter plot --script` prints
# scripts of other curves.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/NAME.csv"

question = "NAME: how many leaves does each order save?"
shown = "Trees of branching 4; means and 95 % intervals over ".sampled("algorithm order limit", "")." trees"
x_label = "limit (plies)"
y_label = "mean leaves"
y_format = powers
titled = 0
keys = "minimax:joined '' none:joined '' random:joined '' best:joined ''"
eval page(1, 1, 14)

set logscale y
set xtics 1
curve(where, meaning) = joined(summary("leaves", "limit", where), means, meaning)
eval next("")
eval "plot ".curve("algorithm=minimax", "minimax").", ".curve("algorithm=alphabeta order=none", "none").", ". \
    curve("algorithm=alphabeta order=random", "random").", ".curve("algorithm=alphabeta order=best", "best")
eval finish
