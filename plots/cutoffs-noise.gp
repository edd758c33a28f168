# How good must an evaluation be before a cutoff that listens to it pays?  Regret at equal evaluations against the noise of
# the evaluation, on strongly ordered trees whose true values are known.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-noise.csv"

# The correlation of evaluation and truth over the children of a node: a child's loss is 0 with probability 1/b,
# otherwise uniform in 0..1, noise is uniform in -n..n, both in units of 2^32.
b = real(values("branching", ""))
variance = (b - 1) / b / 3 - ((b - 1) / b / 2) ** 2
correlation(n) = sqrt(variance / (variance + n ** 2 / 3))
unit = 2.0 ** 32

budgets = values("budget", "")
finding = verdict("with the most noise realization probability regrets more than a depth") eq "PASS" && verdict("and conspiracy depth more than that") eq "PASS" ? \
    "With 10,000 evaluations and the most noise a fixed depth loses least" : ""
question = "How good must an evaluation be before a cutoff that listens to it pays?"
shown = "Regret is what the move loses, over the largest loss; 95 % intervals over ".sampled("noise cutoff budget", "")." strongly ordered trees"
caption = sprintf("Trees have %d children a node. The noise takes the correlation of evaluation and true value from %.2f to %.2f; it is drawn evenly from both sides of 0, up to so many times the largest loss. %s, and %s", b, correlation(least_of("noise", "")), correlation(most_of("noise", "")), improbable, passed_over)
x_label = "largest noise / largest loss of a move"
y_label = "mean regret"
same_y = 1
tic_ems = 2.4
ends_ems = 6.5
eval page(words(budgets), ems < 28 ? 1 : words(budgets), 12)

set logscale x
x_logarithmic = 1
set xrange [0.7 * least_of("noise", ""):1.5 * most_of("noise", "")]
set xtics (0.05, 0.2, 0.8, 3.2)
set yrange [0:0.5]
set ytics 0.1
with_noise(shift) = sprintf("(column('noise') * %g):(column('mean') / unit):(bound('low') / unit):(bound('high') / unit)", shift)
data(cutoff) = summary("regret", "noise", sprintf("budget=%s cutoff=%s", budget, cutoff))
curve(cutoff, text) = panel == panels ? ended_as(text, data(cutoff), with_noise(1), cutoff) : joined(data(cutoff), with_noise(1), cutoff)
do for [i = 1:panels] {
    budget = word(budgets, i)
    eval next(grouped(real(budget))." evaluations")
    eval labelled(curve("conspiracy", "conspiracy").", ".curve("realization", "realization").", ".curve("depth", "fixed depth"))
}
eval finish
