# On trees of independent values, how many leaves does each member of the family evaluate?  Means over seeds as
# multiples of alpha-beta's exact expectation; lines are exact expectations.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/family-random.csv"

branchings = values("branching", "")
question = "How many leaves does each algorithm evaluate on trees of independent values?"
shown = "Leaves as multiples of what alpha-beta evaluates on average; means and 95 % intervals over ". \
    sampled("branching algorithm first", "")." trees; lines: exact expectations; MTD(f) starts with the evaluation, with all leaves in its table"
x_label = "search depth (plies)"
y_label = "leaves / alpha-beta's"
tic_ems = 2
keys = "alphabeta:both '' sss:both '' dual:both '' mtdf:mark '' pvs:mark '' scout:both '' shallow:both ''"
eval page(words(branchings), fitting(words(branchings), 14), 12)

set ytics 0.5
set xtics 1

expected(b, depth) = system(substr(theory(sprintf("branching=%d depth=1..%d", b, depth)), 3, -1). \
    " | awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } { print $at[\"alphabeta_leaves\"] }' | tr '\\n' ' '")
over(value) = sprintf("(%s / real(word(alphabeta, int(column('limit')))))", value)
mean(where, shift, meaning) = bars(summary("leaves", "limit", sprintf("branching=%d ", b).where), \
    sprintf("(column('limit') + %g):", shift).over("column('mean')").":".over("bound('low')").":".over("bound('high')"), meaning)
curve(of, meaning) = formula(theory(sprintf("branching=%d depth=1..%d", b, deepest)), \
    sprintf("'depth':(column('%s') / column('alphabeta_leaves'))", of), meaning)

do for [branching in branchings] {
    b = int(branching)
    deepest = int(most_of("limit", sprintf("branching=%d", b)))
    alphabeta = expected(b, deepest)
    eval next(sprintf("b = %d", b))
    set xrange [0.5:deepest + 0.5]
    set xtics 1, deepest > 8 ? 2 : 1
    set yrange [0.5:2.6]
    s = deepest / 90.0
    eval "plot 1 with lines ".thin("alphabeta").", ".curve("shallow_leaves", "shallow").", ".curve("scout_leaves", "scout").", ". \
        curve("dual_leaves", "dual").", ".curve("sss_leaves", "sss").", ". \
        mean("algorithm=shallow", 0, "shallow").", ".mean("algorithm=scout", s, "scout").", ".mean("algorithm=pvs", -s, "pvs").", ". \
        mean("algorithm=mtdf first=evaluation", 2 * s, "mtdf").", ".mean("algorithm=dual", -s, "dual").", ". \
        mean("algorithm=sss", s, "sss").", ".mean("algorithm=alphabeta", 0, "alphabeta")
}
eval finish
