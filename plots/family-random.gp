# On trees of independent values, how many leaves does each member of the family evaluate?  Means over seeds as multiples
# of alpha-beta's exact expectation; lines are exact expectations.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/family-random.csv"

width = 1120; height = 460
eval open
set multiplot layout 1, 3 margins 0.06, 0.985, 0.155, 0.79 spacing 0.045, 0

set label 1 "How many leaves does each algorithm evaluate on trees of independent values?" at screen 0.012, 0.955 font ",18"
set label 2 "Means over 100 trees with 95 % intervals, as multiples of what alpha-beta evaluates on average; lines: exact expectations" \
    at screen 0.012, 0.895 font ",12" textcolor rgb "#555555"
set xlabel "search depth (plies)"
set yrange [0.5:2.5]
set key at graph 0.01, 0.99 left top Left reverse samplen 1.4 spacing 1.05 font ",10"

array depths[3] = ["1..12", "1..8", "1..6"]
theory_of(column) = sprintf("column('%s') / column('alphabeta_leaves')", column)
line(column, colour) = sprintf("theory(sprintf('branching=%%d depth=%%s', b, depths[p])) using 'depth':(%s) with lines linewidth 1.2 linecolor rgb '%s'", \
    theory_of(column), colour)
bars(where, colour, shape, name) = \
    sprintf("'%s' using 'limit':(column('mean')/ab(column('limit'))):(bound('low')/ab(column('limit'))):(bound('high')/ab(column('limit'))) with yerrorbars linecolor rgb '%s' pointtype %d pointsize 0.7 title '%s'", \
        summary("leaves", "limit", sprintf("branching=%d ", b).where), colour, shape, p == 3 ? name : "")
do for [p = 1:3] {
    b = int(word("2 4 8", p))
    expected = system(sprintf("%s theory branching=%d depth=%s | sed 1d | cut -d, -f6", plymeter, b, depths[p]))
    ab(d) = real(word(expected, int(d)))
    set title sprintf("b = %d", b) offset 0, -0.5
    set ylabel (p == 1 ? "leaves / alpha-beta's" : "") offset 1
    set xrange [0.5:word("12 8 6", p) + 0.5]
    eval "plot 1 with lines linecolor rgb PERFECT linewidth 1.2, ". \
        line("shallow_leaves", MINIMAX).", ".line("scout_leaves", WORST).", ".line("dual_leaves", RANDOM).", ". \
        line("sss_leaves", REAL).", ". \
        bars("algorithm=scout", WORST, 11, "SCOUT").", ". \
        bars("algorithm=shallow", MINIMAX, 1, "without deep cutoffs").", ". \
        bars("algorithm=alphabeta", PERFECT, 5, "alpha-beta").", ". \
        bars("algorithm=pvs", "#e69f00", 13, "PVS / NegaScout").", ". \
        bars("algorithm=dual", RANDOM, 7, "DUAL*").", ". \
        bars("algorithm=sss", REAL, 9, "SSS*").", ". \
        bars("algorithm=mtdf first=evaluation", "#cc79a7", 3, "MTD(f), all leaves in the table")
    unset label 1; unset label 2
}
unset multiplot
