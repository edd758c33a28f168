# The figure of plots/cutoffs-chess.gp for shogi.

if (!exists("csv")) csv = "results/cutoffs-shogi.csv"
load "plots/cutoffs-chess.gp"
