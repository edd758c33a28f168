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
keys = "alphabeta:both '' sss:both '' pvs:mark NegaScout scout:both '' shallow:both ''"
eval page(words(depths), fitting(3, 9), 10)

set logscale x
set yrange [0.65:1.95]
set ytics 0.2

# Exact expectations of alpha-beta for the branchings of a panel, "2 12.04 3 45.2 ...".
expectations(tree) = system(substr(theory(tree), 3, -1)." | awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } ". \
    "{ print $at[\"branching\"], $at[\"alphabeta_leaves\"] }' | paste -sd ' ' -")
expected(b, i) = int(word(alphabeta, i)) == b ? real(word(alphabeta, i + 1)) : expected(b, i + 2)
over(value) = sprintf("(%s / expected(int(column('branching')), 1))", value)
mean(algorithm) = bars(summary("leaves", "branching", sprintf("limit=%s algorithm=%s", depth, algorithm)), \
    "'branching':".over("column('mean')").":".over("bound('low')").":".over("bound('high')"), algorithm)
curve(of, meaning) = formula(theory(tree), sprintf("'branching':(column('%s') / column('alphabeta_leaves'))", of), meaning)
do for [depth in depths] {
    tree = sprintf("depth=%s branching=%s", depth, system("echo '".values("branching", "limit=".depth)."' | tr ' ' ','"))
    alphabeta = expectations(tree)
    eval next(depth." plies")
    set xrange [1.8:27]
    set xtics (2, 3, 4, 6, 10, 24)
    eval "plot 1 with lines ".thin("alphabeta").", ".curve("shallow_leaves", "shallow").", ".curve("scout_leaves", "scout").", ". \
        curve("sss_leaves", "sss").", ".mean("shallow").", ".mean("scout").", ".mean("pvs").", ".mean("sss").", ". \
        mean("alphabeta")
}
eval finish
