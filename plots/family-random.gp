# On trees of independent values, how many leaves does each member of the family evaluate?  Means over seeds as
# multiples of alpha-beta's exact expectation; lines are exact expectations.  The results have DUAL* and MTD(f), too, which
# with all leaves in its table does as SSS*.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/family-random.csv"

branchings = values("branching", "")
finding = passed("'at two children and 12 plies SSS*' 'and SSS* at four and 8' 'and SSS* at eight and 6' 'SCOUT evaluates more' 'and SCOUT at four and 8' 'and SCOUT at eight and 6'", 1) ? \
    "In the deepest trees SSS* saves over a quarter of alpha-beta's leaves" : ""
question = "How do the algorithms rank on independent values?"
shown = "Means with 95 % intervals over ".sampled("branching algorithm first", "")." random trees; solid lines are exact expectations"
caption = "Leaves are multiples of what alpha-beta evaluates on average, as theory has it; of PVS there is no expectation, and a dashed line joins its means"
x_label = "depth of random trees (plies)"
y_label = "leaves / alpha-beta's"
same_y = 1
tic_ems = 2.8
end_letters = 18
last_alone = words(branchings) % fitting(words(branchings), 14) # and with room for names beside it
ends_ems = last_alone ? 0.8 : 9
eval page(words(branchings), fitting(words(branchings), 14), 11)

set ytics 0.5
set xtics 1

expected(b, depth) = system(substr(theory(sprintf("branching=%d depth=1..%d", b, depth)), 3, -1). \
    " | awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } { print $at[\"alphabeta_leaves\"] }' | tr '\\n' ' '")
over(value) = sprintf("(%s / real(word(alphabeta, int(column('limit')))))", value)
# Curves have their names in the last panel.
mean(where, shift, meaning) = drawn_as(meaning, summary("leaves", "limit", sprintf("branching=%d ", b).where), \
    sprintf("(column('limit') + %g):", shift).over("column('mean')").":".over("bound('low')").":".over("bound('high')"))
drawn_as(meaning, data, using) = panel < panels ? (meaning eq "pvs" ? joined(data, using, meaning) : bars(data, using, meaning)) : \
    meaning eq "pvs" ? ended_as("PVS", data, using, meaning) : unjoined(ended(data, using, meaning))
unjoined(parts) = parts[strstrt(parts, ", ") + 2:strlen(parts)]
curve(of, meaning) = formula(theory(sprintf("branching=%d depth=1..%d", b, deepest)), \
    sprintf("'depth':(column('%s') / column('alphabeta_leaves'))", of), meaning)

do for [branching in branchings] {
    b = int(branching)
    deepest = int(most_of("limit", sprintf("branching=%d", b)))
    alphabeta = expected(b, deepest)
    eval next(sprintf("%d children", b))
    set xrange [0.5:deepest + (panel < panels ? 0.5 : 0.1)]
    set xtics 1, deepest > 8 ? 2 : 1
    set yrange [0.45:2.6]
    s = panel == panels ? 0 : deepest / 90.0
    eval reference("", 1, 0, 0)
    # Alpha-beta's line has its name at its end, too.
    if (panel == panels) { one = ended_as("alpha-beta", theory(sprintf("branching=%d depth=1..%d", b, deepest)), "'depth':(1):(1):(1)", "alphabeta") }
    eval labelled(mean("algorithm=shallow", 0, "shallow").", ".mean("algorithm=scout", s, "scout").", ".mean("algorithm=pvs", -s, "pvs").", ".mean("algorithm=sss", 0, "sss").", ". \
        curve("shallow_leaves", "shallow").", ".curve("scout_leaves", "scout").", ".curve("sss_leaves", "sss"))
}
eval finish
