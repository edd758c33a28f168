# How do five strategies rank on trees of 24 sizes?  Means over seeds as multiples of alpha-beta's exact expectation; lines are
# exact expectations.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/muszycka.csv"

depths = values("limit", "")
question = "How do five strategies rank on trees of 24 sizes?"
shown = "Leaves as multiples of what alpha-beta evaluates on average; means and 95 % intervals over ". \
    sampled("branching limit algorithm", "")." trees of each size; lines: exact expectations"
x_label = "children of a node"
y_label = "leaves / alpha-beta's"
same_y = 1
tic_ems = 2.2
keys = "alphabeta:both '' sss:both '' pvs:mark '' scout:both '' shallow:both ''"
eval page(words(depths), fitting(3, 9), 10)

set logscale x
set yrange [0.7:1.8]
set ytics 0.2
here(depth) = sprintf("depth=%d branching=%s", depth, system("echo '".values("branching", "limit=".depth)."' | tr ' ' ','"))
expected(b) = real(system(substr(theory(sprintf("depth=%s branching=%d", depth, b)), 3, -1). \
    " | awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } { print $at[\"alphabeta_leaves\"] }'"))
mean(algorithm, shift) = bars(summary("leaves", "branching", sprintf("limit=%s algorithm=%s", depth, algorithm)), sprintf( \
    "(column('branching') * %g):(column('mean') / expected(column('branching'))):(bound('low') / expected(column('branching'))):". \
    "(bound('high') / expected(column('branching')))", shift), algorithm)
curve(of, meaning) = formula(theory(here(depth)), sprintf("'branching':(column('%s') / column('alphabeta_leaves'))", of), meaning)
do for [depth in depths] {
    eval next(depth." plies")
    set xrange [1.8:27]
    set xtics (2, 3, 4, 6, 10, 24)
    eval "plot 1 with lines ".thin("alphabeta").", ".curve("shallow_leaves", "shallow").", ".curve("scout_leaves", "scout").", ". \
        curve("sss_leaves", "sss").", ".mean("shallow", 1).", ".mean("scout", 1).", ".mean("pvs", 1).", ".mean("sss", 1).", ". \
        mean("alphabeta", 1)
}
eval finish
