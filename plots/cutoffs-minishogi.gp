# The figure of plots/cutoffs-chess.gp for minishogi.

if (!exists("csv")) csv = "results/cutoffs-minishogi.csv"
load "plots/cutoffs-chess.gp"
