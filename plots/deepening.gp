# What does deepening step by step cost, and what does a table give back?  Leaves of all steps over those of one search to
# the same depth in the same order without a table: means of the positions' ratios.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/deepening.csv"

width = 1120; height = 420
eval open
set multiplot layout 1, 3 margins 0.06, 0.985, 0.17, 0.77 spacing 0.045, 0

set label 1 "What does deepening step by step cost?" at screen 0.012, 0.95 font ",18"
set label 2 "As multiples of the leaves of one alpha-beta search to the same depth without a table: geometric means of 20 positions" \
    at screen 0.012, 0.885 font ",12" textcolor rgb "#555555"
set xlabel "search depth (plies)"
set xrange [0.5:8.5]
set logscale y
set yrange [0.15:6]
set ytics (0.2, 0.3, 0.5, 0.7, 1, 1.5, 2, 3)
set key left top Left reverse samplen 1.6 spacing 1.1 font ",11"
set arrow 1 from graph 0, first 1 to graph 1, first 1 nohead linecolor rgb "#999999" linewidth 0.8 back

# depth, ratio
ratios(game, order, entries, deepen) = sprintf("< awk -F, -v game=%s -v key='%s %d %s' ". \
    "'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } $at[\"game\"] == game { ". \
    "leaves[$at[\"order\"] \" \" $at[\"entries\"] \" \" $at[\"deepen\"], $at[\"limit\"], $at[\"seed\"]] = $at[\"leaves\"]; seed[$at[\"seed\"]] } ". \
    "END { for (d = 1; d <= 8; d++) { sum = 0; n = 0; for (s in seed) { a = leaves[key, d, s]; b = leaves[\"static 0 none\", d, s]; ". \
    "if (a > 0 && b > 0) { sum += log(a / b); n++ } } if (n) print d \",\" exp(sum / n) } }' %s", game, order, entries, deepen, csv)
curve(order, entries, deepen, colour, shape, name) = \
    sprintf("ratios(game, '%s', %d, '%s') using 1:2 with linespoints linewidth 1.3 linecolor rgb '%s' pointtype %d pointsize 0.8 title '%s'", \
        order, entries, deepen, colour, shape, i == 1 ? name : "")
games = "othello connect4 kalah"
array title[3] = ["othello", "connect four", "kalah"]
do for [i = 1:3] {
    game = word(games, i)
    set title title[i] offset 0, -0.5
    set ylabel (i == 1 ? "leaves / one search's" : "") offset 1
    eval "plot ".curve("static", 0, "limit", WORST, 11, "deepened, without a table").", ". \
        curve("static", 131072, "none", "#e69f00", 13, "one search with a table").", ". \
        curve("static", 131072, "limit", RANDOM, 7, "deepened, with a table").", ". \
        curve("table+static", 131072, "limit", REAL, 5, "deepened, and its moves first")
    unset label 1; unset label 2
}
unset multiplot
