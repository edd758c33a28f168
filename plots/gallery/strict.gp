# What does it cost not to cut where values are equal?  Leaves of the strict relation as multiples of the weak one's.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/strict.csv"

question = "What does it cost not to cut where values are equal?"
shown = "Leaves of alpha-beta in random order that cuts only where alpha > beta, as multiples of those where alpha >= beta cuts, in the same ". \
    "position; geometric means and 95 % intervals over ".sampled("game opening without limit relation values", "")." positions"
x_label = "search depth (plies)"
y_label = "leaves, strict / weak"
titled = 0
tic_ems = 2.2
keys = "standing:joined 'chess, material alone' connect4:joined '' kalah:joined '' othello:joined '' chess:joined ''"
eval page(1, 1, 14)

set xrange [least_of("limit", "game=othello") - 0.5:most_of("limit", "") + 0.5]
set xtics 1
set logscale y
set yrange [0.9:5]
set ytics (1, 1.5, 2, 3, 4, 5)
curve(meaning, where, shift) = joined(ratios("leaves", "limit", where." relation=strict", where." relation=weak", "limit seed"), \
    sprintf("(column('limit') + %g):", shift).ratio, meaning)
eval next("")
set arrow from graph 0, first 1 to graph 1, first 1 nohead @equal
eval "plot ".curve("standing", "game=chess opening=16 without=all", 0).", ".curve("connect4", "game=connect4", 0.04).", ". \
    curve("kalah", "game=kalah", 0).", ".curve("othello", "game=othello", -0.04).", ".curve("chess", "game=chess without=nothing", 0.08)
eval finish
