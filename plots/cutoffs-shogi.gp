# The figure of plots/cutoffs-chess.gp for shogi and minishogi.

if (!exists("csv")) csv = "results/cutoffs-shogi.csv"
load "plots/cutoffs-chess.gp"
