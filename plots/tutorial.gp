# The worked trees of the tutorials: how many of their leaves alpha-beta evaluates, as they are listed and with the best
# move first.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/tutorial.csv"

# Cells of the CSV end at the first comma, even in quotes; a tree is written with spaces instead, and one without is a
# game.
table = "awk -F '\"' -v OFS= '{ gsub(\",\", \" \", $2) } 1' ".csv." | LC_ALL=C tr -cd 'A-Za-z0-9_.+, \\n[]-'"
# tree, value, leaves of minimax, of alpha-beta, and of that in perfect order; minimax has found the same as the others.
counts = table." | awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } { tree = $2 == \"\" ? $1 : $2; ". \
    'n[tree, $at["algorithm"], $at["order"]] = $at["leaves"]; value[tree] = $at["value"]; if (!seen[tree]++) list[++trees] = tree } '. \
    'END { for (i = 1; i <= trees; i++) { tree = list[i]; print tree "," value[tree] "," n[tree, "minimax", "none"] "," '. \
    "n[tree, \"alphabeta\", \"none\"] \",\" n[tree, \"alphabeta\", \"best\"] } }'"
trees = int(system(counts." | wc -l"))
part(i, column) = system(sprintf("%s | sed -n %dp | cut -d, -f%d", counts, i, column))
tree_name(i) = strstrt(part(i, 1), "[") ? part(i, 1) : name(part(i, 1))

question = "What do the worked trees of the tutorials count?"
shown = "Of the leaves of a tree, whose values for the first player stand in brackets, those that alpha-beta evaluates, with moves as they ". \
    "are listed and with the best one first; numbers are leaves. Minimax and negamax evaluate all of them. All find the same value, which stands behind the tree"
x_label = "leaves evaluated (% of minimax's)"
titled = 0
growing = 0
tic_ems = 0
keys = "best:mark 'alpha-beta, perfect order' none:mark 'alpha-beta, as listed' minimax:mark ''"
eval page(1, 1, 3.2 * trees)

set yrange [trees + 0.6:0.2]
set xrange [-4:108]
set xtics 25
set grid noxtics noytics
eval next("")
unset ytics; set border 1
rows_at(column, shift) = sprintf("%s using (100.0 * $%d / $3):($0 + 1 + %g)", quoted("< ".counts), column, shift)
do for [i = 1:trees] {
    set label 10 + i drawn(tree_name(i).": ".part(i, 2)) at 0, i - 0.66 font sprintf(",%g", 0.85 * type) textcolor rgb "#222222"
    set arrow from 0, i to 100, i nohead @equal
}
number(column, shift) = rows_at(column, shift).sprintf(":(sprintf('%%.0f', $%d)) with labels font ',%g'", column, 0.85 * type)
eval "plot ".rows_at(3, 0)." with points ".point("minimax").", ".rows_at(4, 0)." with points ".point("none").", ". \
    rows_at(5, 0)." with points ".point("best").", ".number(3, -0.27).", ".number(4, -0.27).", ".number(5, 0.3)
eval finish
