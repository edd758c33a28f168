# The figure of plots/horizon.gp for games that are solved to their end.

solved = 1
if (!exists("csv")) csv = "results/horizon-solved.csv"
load "plots/horizon.gp"
