# All kinds of trees of plots/doubling.gp.

everything = 1
load "plots/doubling.gp"
