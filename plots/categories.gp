# Which moves are played?  How often a move of each category can be made, and is, in each game that has a table.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/categories.csv"

games = games_from(1, " ".values("table", "")." ")
question = "Which moves are played?"
shown = "Categories of moves in games: how often one is played where there is one, with 95 % intervals, and how many positions have one. ". \
    "Along a line it is played in one of 10, of 100 or of 1000 positions. Named are the likeliest and the least likely of those that one ". \
    "of 50 positions has"
if (ems < 40) shown = shown[1:strstrt(shown, " Named") - 2]
x_label = "positions that have such a move"
y_label = "probability that it is played"
x_format = powers; y_format = powers
same_x = 1; same_y = 1
dot = 0.6 * dot
eval page(words(games), fitting(3, 9), 10)

set logscale xy
set xrange [0.0007:1.5]
set yrange [0.0007:1.5]
if (ems < 40) { set xtics 0.01, 100 } else { set xtics 10 }
set ytics 10
unset mxtics
unset mytics
share(s) = sprintf("%g / x with lines linecolor rgb '#888888' linewidth %g", s, 0.5 * stroke_width)

# Of a category that was never played the interval reaches below the panel.
points(table) = "< ".rows("table=".table, 'if ($at["available"]) print $at["available"] / $at["positions"] "," $at["probability"] "," '. \
    '($at["low"] > 0.0001 ? $at["low"] : 0.0001) "," $at["high"]')
# The name of a category may have commas, and so stands last.
extreme(table, sign) = system(rows("table=".table, 'if ($at["available"] * 50 >= $at["positions"] && (!n++ || '.sign. \
    ' * $at["probability"] > '.sign.' * most)) { most = $at["probability"]; '. \
    'name = $0; for (i = 1; i < at["category"]; i++) sub(/^[^,]*,/, "", name); gsub(/[^A-Za-z0-9, -]/, "", name) } } END { { print name } '))

do for [game in games] {
    eval next(name(game))
    if (ems >= 40) { eval remark("most: ".extreme(game, "1")."\nleast: ".extreme(game, "-1"), "0.03, 0.2 left") }
    eval "plot ".share(0.1).", ".share(0.01).", ".share(0.001).", ".bars(points(game), "1:2:3:4", "realization")
}
eval finish
