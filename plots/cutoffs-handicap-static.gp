# The figure of plots/cutoffs-handicap.gp for games whose leaves are static.

if (!exists("csv")) csv = "results/cutoffs-handicap-static.csv"
load "plots/cutoffs-handicap.gp"
