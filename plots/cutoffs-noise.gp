# How good must an evaluation be before a cutoff that listens to it pays?  Regret at equal evaluations against the
# correlation of the evaluation with the truth, on strongly ordered trees whose true values are known.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-noise.csv"

# The correlation of evaluation and truth over the children of a node: a child's loss is 0 with probability 1/b,
# otherwise uniform in 0..1, noise is uniform in -n..n, both in units of 2^32.
b = real(values("branching", ""))
variance = (b - 1) / b / 3 - ((b - 1) / b / 2) ** 2
correlation(n) = sqrt(variance / (variance + n ** 2 / 3))
unit = 2.0 ** 32
noises = values("noise", "")

budgets = values("budget", "")
question = "How good must the evaluation be?"
shown = sprintf("Regret of the chosen move, the largest loss of a move being 1, after so many evaluations with more and more noise; strongly ". \
    "ordered trees, %d children a node; deepening until the evaluations are spent; means and 95 %% intervals over %s trees", \
    b, sampled("noise cutoff budget", ""))
x_label = "correlation of evaluation and true value"
y_label = "mean regret"
same_y = 1
tic_ems = 2
keys = "depth:joined '' realization:joined '' conspiracy:joined ''"
eval page(words(budgets), fitting(words(budgets), 12), 12)

# Steps of the noise are even; of the correlations as many are written as there is room for.
set logscale x
set xrange [word(noises, 1) * 0.65:word(noises, words(noises)) * 1.6]
set xtics ()
do for [i = words(noises):1:ems < 50 ? -2 : -1] {
    n = real(word(noises, i))
    set xtics add (sprintf("%.2f", correlation(n)) n)
}
set yrange [0:0.5]
set ytics 0.2
curve(cutoff, shift) = joined(summary("regret", "noise", sprintf("budget=%s cutoff=%s", budget, cutoff)), \
    sprintf("(column('noise') * %g):(column('mean') / unit):(bound('low') / unit):(bound('high') / unit)", shift), \
    cutoff)
do for [budget in budgets] {
    eval next(budget." evaluations")
    eval "plot ".curve("conspiracy", 0.95).", ".curve("realization", 1.05).", ".curve("depth", 1)
}
eval finish
