# The figure of plots/prunings-left-out.gp for each pruning by itself.

alone = 1
if (!exists("csv")) csv = "results/prunings-match.csv"
load "plots/prunings-left-out.gp"
