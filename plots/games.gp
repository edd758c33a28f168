# How many moves does a position have, and how long is a game?  Mean number of legal moves at each ply of the games that
# last so long, and how many of the games do.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/games.csv"

width = 1120; height = 640
eval open
set multiplot layout 2, 2 margins 0.065, 0.985, 0.095, 0.85 spacing 0.06, 0.1

set label 1 "How many moves does a position have, and how long is a game?" at screen 0.012, 0.965 font ",18"
set label 2 "Means over 200 games of each kind; a forced pass is a ply with one move" at screen 0.012, 0.925 font ",12" \
    textcolor rgb "#555555"

games = "tictactoe connect4 kalah isola upperhand othello"
array name[6] = ["tic-tac-toe", "connect four", "kalah", "isola", "Upper Hand", "othello"]
array colour[6] = ["#000000", "#d55e00", "#009e73", "#e69f00", "#cc79a7", "#0072b2"]
players = "'random moves' 'two plies'"

# ply, mean number of moves, share of the games that last so long (%).
by_ply(game, player) = sprintf("< %s summary %s --by ply --of moves_by_ply --where game=%s --where 'name=%s' | ". \
    "awk -F, 'NR == 2 { all = $3 } NR > 1 { print $1 \",\" $4 \",\" 100 * $3 / all }'", plymeter, csv, game, player)
lines(column, player, named) = sum_of_lines(1, column, player, named)
one(i, column, player, named) = sprintf("by_ply('%s', '%s') using 1:%d with lines linewidth 1.6 linecolor rgb '%s' title '%s'", \
    word(games, i), player, column, colour[i], named ? name[i] : "")
sum_of_lines(i, column, player, named) = one(i, column, player, named). \
    (i < words(games) ? ", ".sum_of_lines(i + 1, column, player, named) : "")

set xrange [0:85]
set key right top Left reverse samplen 1.6 spacing 1.15 font ",12"
do for [p = 1:2] {
    player = word(players, p)
    set title (p == 1 ? "random moves" : "both look two plies ahead") offset 0, -0.6
    set ylabel (p == 1 ? "legal moves" : "") offset 1
    set logscale y
    set yrange [1:400]
    eval "plot ".lines(2, player, p == 1)
    unset label 1; unset label 2
}
unset title
unset logscale y
set yrange [0:105]
set xlabel "ply"
do for [p = 1:2] {
    set ylabel (p == 1 ? "games that last so long (%)" : "") offset 1
    eval "plot ".lines(3, word(players, p), 0)
}
unset multiplot
