# The same where noise is added to the evaluation.

load "plots/searches-compared.gp"
