# What is it worth to look on until nothing hangs?  Share of best moves, and regret, of searches whose leaves are quiet beside
# those that evaluate where they stop, for the same nodes.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/horizon.csv"
