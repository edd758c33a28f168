# In real games, what do the algorithms and a table save?  Leaves, evaluations and time as multiples of those of plain
# alpha-beta on the same position: geometric means over positions, times being medians of repetitions that take turns.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/family-games.csv"

width = 1120; height = 560
eval open
set multiplot layout 1, 3 margins 0.165, 0.985, 0.085, 0.83 spacing 0.025, 0

set label 1 "What do the algorithms and a table save in real games?" at screen 0.012, 0.955 font ",18"
set label 2 "Multiples of alpha-beta without a table in the same position, all ordered by evaluation; geometric means, of times of medians" \
    at screen 0.012, 0.905 font ",12" textcolor rgb "#555555"

games = "tictactoe connect4 kalah isola upperhand othello"
array name[6] = ["tic-tac-toe", "connect four", "kalah", "isola", "Upper Hand", "othello"]
array colour[6] = ["#000000", "#d55e00", "#009e73", "#e69f00", "#cc79a7", "#0072b2"]
array shape[6] = [5, 7, 9, 11, 13, 3]

# The searches from top to bottom, as "algorithm entries".
searches = "'shallow ' 'scout ' 'pvs 0' 'dual ' 'sss ' 'alphabeta 131072' 'pvs 131072' 'aspiration 131072' 'mtdf 131072'"
array label_of[9] = ["no deep cutoffs", "SCOUT", "PVS", "DUAL*", "SSS*", "alpha-beta, table", "PVS, table", \
    "aspiration, table", "MTD(f), table"]
do for [i = 1:9] { set ytics add (label_of[i] 10 - i) }
set yrange [0.4:9.6]
set ytics scale 0
set grid xtics ytics
set logscale x
set xtics (0.3, 0.5, 1, 2, 3, 5)
set xrange [0.06:8]
set arrow 1 from 1, graph 0 to 1, graph 1 nohead linecolor rgb "#000000" linewidth 1.1 back

# place, ratio
ratios(game, column) = sprintf("< awk -F, -v game=%s -v column=%s 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } ". \
    "$at[\"game\"] == game && $at[\"status\"] == \"ok\" { key = $at[\"algorithm\"] \" \" $at[\"entries\"]; ". \
    "value[key, $at[\"seed\"]] = $at[column]; seed[$at[\"seed\"]] } ". \
    "END { n = split(\"shallow |scout |pvs 0|dual |sss |alphabeta 131072|pvs 131072|aspiration 131072|mtdf 131072\", keys, \"|\"); ". \
    "for (k = 1; k <= n; k++) { sum = 0; m = 0; for (s in seed) { a = value[keys[k], s]; b = value[\"alphabeta 0\", s]; ". \
    "if (a > 0 && b > 0) { sum += log(a / b); m++ } } if (m) print 10 - k \",\" exp(sum / m) } }' %s", game, column, csv)
points(i, column, named) = sprintf("ratios('%s', '%s') using 2:($1 + %g) with points linecolor rgb '%s' pointtype %d pointsize 0.9 title '%s'", \
    word(games, i), column, 0.25 - 0.1 * (i - 1), colour[i], shape[i], named ? name[i] : "")
all_games(i, column, named) = points(i, column, named).(i < 6 ? ", ".all_games(i + 1, column, named) : "")
set key at graph 0.01, 0.99 left top Left reverse samplen 0.6 spacing 1.1 font ",12"
do for [column in "leaves evaluations ns"] {
    set title (column eq "ns" ? "time" : column) offset 0, -0.5
    eval "plot ".all_games(1, column, column eq "leaves")
    unset label 1; unset label 2
    do for [k = 1:9] { set ytics add ("" 10 - k) }
}
unset multiplot
