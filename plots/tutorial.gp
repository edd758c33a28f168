# The worked trees of the tutorials: how many of their leaves alpha-beta evaluates, as they are listed and with the best
# move first.  A table, whose columns have places of their own in ems.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/tutorial.csv"

# Cells of the CSV end at the first comma, even in quotes; a tree is written with spaces instead, and one without is a
# game.
table = "awk -F '\"' -v OFS= '{ gsub(\",\", \" \", $2) } 1' ".csv." | tr -cd 'A-Za-z0-9_.+, \\n[]-'"
# tree, value, leaves of minimax, of alpha-beta, and of that in perfect order.
counts = table." | awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } { tree = $2 == \"\" ? $1 : $2; ". \
    'n[tree, $at["algorithm"], $at["order"]] = $at["leaves"]; value[tree] = $at["value"]; if (!seen[tree]++) list[++trees] = tree } '. \
    'END { for (i = 1; i <= trees; i++) { tree = list[i]; print tree "," value[tree] "," n[tree, "minimax", "none"] "," '. \
    "n[tree, \"alphabeta\", \"none\"] \",\" n[tree, \"alphabeta\", \"best\"] } }'"
trees = int(system(counts." | wc -l"))
part(i, column) = system(sprintf("%s | sed -n %dp | cut -d, -f%d | tr ' ' ,", counts, i, column))
tree_name(i) = strstrt(part(i, 1), "[") ? part(i, 1) : name(part(i, 1))

finding = passed("'alpha-beta finds' 'and evaluates fewer leaves'", 1) ? \
    "In worked trees alpha-beta finds minimax's value, and evaluates fewer leaves" : ""
question = "What do the worked trees of the tutorials count?"
shown = "Brackets hold the children of a node, and numbers in them are leaves, as the first player values them"
caption = "The first player is to move at the root, and the value is that of the root. Alpha-beta takes moves as they are listed, or the best one first"
titled = 0
growing = 0
tic_ems = 0
foot_ems = 0
line_ems = 1.7
eval page(1, 1, (trees + 3.4) * line_ems)

eval next("")
unset border; unset tics; unset grid
wide = least(panel_width, 36)
left = (panel_width - wide) / 2
set xrange [0:panel_width]
set yrange [trees + 3.4:0]
cell(text, em, row, where) = sprintf("set label %s at %g, %g %s font ',%g'; ", quoted(drawn(text)), left + em, row, where, \
    where eq "left" && row > 3 && ems < 40 ? 0.85 * type : type)
rule(row, from, heavy) = sprintf("set arrow from %g, %g to %g, %g nohead linecolor rgb '#222222' linewidth %g; ", \
    left + from, row, left + wide, row, heavy * stroke_width)
at(column) = wide - 5.2 * (4 - column) # where the numbers of that column end
numbers(i) = cell(part(i, 2), at(1), i + 2.7, "right").cell(grouped(int(part(i, 3))), at(2), i + 2.7, "right"). \
    cell(grouped(int(part(i, 4))), at(3), i + 2.7, "right").cell(grouped(int(part(i, 5))), at(4), i + 2.7, "right")
eval rule(0.05, 0, 1).rule(3.1, 0, 0.7).rule(trees + 3.35, 0, 1).rule(1.05, at(1) + 0.8, 0.5).rule(2.05, at(2) + 0.5, 0.5)
eval cell("leaves evaluated", (at(1) + 0.8 + wide) / 2, 0.6, "center").cell("alpha-beta", (at(2) + 0.5 + wide) / 2, 1.6, "center"). \
    cell("tree", 0, 2.6, "left").cell(thumbnail ? "value" : "value by either", at(1), 2.6, "right").cell("minimax", at(2), 2.6, "right"). \
    cell("as listed", at(3), 2.6, "right").cell("best first", at(4), 2.6, "right")
do for [i = 1:trees] {
    eval cell(tree_name(i), 0, i + 2.7, "left")
    eval numbers(i)
}
plot NaN
eval finish
