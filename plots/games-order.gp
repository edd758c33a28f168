# Where does each real game stand between random and perfect order?  The depth gain of alpha-beta in each order over the
# game's mean branching, beside what the formulas say of trees of one branching.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/games-order.csv"

width = 900; height = 560
eval open
set margins 9, 3, 4.5, 5.5

set label 1 "Where does each game stand between random and perfect order?" at screen 0.015, 0.955 font ",18"
set label 2 "Depth reached for the leaves minimax spends, as a multiple of minimax's depth, with 95 % intervals; lines: trees of one branching, 6 plies" \
    at screen 0.015, 0.91 font ",12" textcolor rgb "#555555"
set xlabel "branching: minimax's leaves^{1/depth}, the geometric mean of the positions"
set ylabel "depth gain"
set logscale x
set xrange [2:260]
set xtics (2, 4, 8, 16, 32, 64, 128)
set yrange [0.9:2.05]
set key right bottom Left reverse samplen 1.6 spacing 1.15 font ",12"

games = "tictactoe connect4 kalah isola upperhand othello"
array name[6] = ["tic-tac-toe", "connect four", "kalah", "isola", "Upper Hand", "othello"]
array depth[6] = [6, 6, 6, 3, 4, 6]

# branching, gain, low, high, name
points(order, algorithm) = "< for g in ".games."; do ".plymeter." summary ".csv." --by game,limit --of gain ". \
    "--where game=$g --where algorithm=".algorithm." --where order=".order." | sed 1d | tr '\\n' ','; ". \
    "awk -F, -v g=$g 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } $at[\"game\"] == g && ". \
    "$at[\"algorithm\"] == \"minimax\" { sum += log($at[\"leaves\"]) / $at[\"limit\"]; n++ } END { print exp(sum / n) }' ". \
    csv."; done"
bars(order, colour, shape, title) = sprintf("points('%s', 'alphabeta') using 14:5:12:13 with yerrorbars linecolor rgb '%s' ". \
    "pointtype %d pointsize 0.9 title '%s'", order, colour, shape, title)
do for [i = 1:6] {
    b = real(system(sprintf("awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } $at[\"game\"] == \"%s\" && ". \
        "$at[\"algorithm\"] == \"minimax\" { sum += log($at[\"leaves\"]) / $at[\"limit\"]; n++ } END { print exp(sum / n) }' %s", \
        word(games, i), csv)))
    set label 10 + i name[i] at b, graph 0.97 center font ",11" textcolor rgb "#555555"
    set arrow 10 + i from b, graph 0.94 to b, graph 0 nohead linecolor rgb "#dddddd" linewidth 0.6 back
}
eval "plot theory('branching=2..260 depth=6') using 'branching':'minimal_gain' with lines linecolor rgb PERFECT title 'perfect order, formula', ". \
    "theory('branching=2..64 depth=6') using 'branching':'alphabeta_gain' with lines linecolor rgb RANDOM title 'random order on independent values, exact mean', ". \
    bars("best", PERFECT, 9, "perfect order").", ".bars("eval", REAL, 5, "by static evaluation").", ". \
    bars("static", "#e69f00", 13, "by the game's priorities").", ".bars("random", RANDOM, 7, "random order").", ". \
    bars("worst", WORST, 11, "worst order")
