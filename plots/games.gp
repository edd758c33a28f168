# How many moves does a position have, and how long is a game?  Mean number of legal moves at each ply of the games that
# last so long, and how many of the games do.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/games.csv"

width = 1000; height = 720
eval open
set multiplot layout 2, 2 margins 0.075, 0.975, 0.13, 0.85 spacing 0.035, 0.06

set label 1 "How many moves does a position have, and how long is a game?" at screen 0.012, 0.965 font ",18"
set label 2 "200 games of each kind; means, while a tenth of them last; a forced pass is a ply with one move" at screen 0.012, 0.923 font ",12" \
    textcolor rgb "#555555"
set label 3 "legal moves" at screen 0.014, 0.67 center rotate
set label 4 "games that last so long (%)" at screen 0.014, 0.31 center rotate
set label 5 "ply" at screen 0.525, 0.064 center

games = "tictactoe connect4 kalah isola upperhand othello"
array name[6] = ["tic-tac-toe", "connect four", "kalah", "isola", "Upper Hand", "othello"]
array colour[6] = ["#000000", "#d55e00", "#009e73", "#e69f00", "#cc79a7", "#0072b2"]
array player[2] = ["random moves", "two plies"]
array title[2] = ["random moves", "both look two plies ahead, after 4 random moves"]
array opening[2] = [0, 4]

# ply, mean number of moves where a tenth of the games last so long, share of the games that do (%); 0 after the last.
by_ply(game, p) = sprintf("< %s summary %s --by ply --of moves_by_ply --where game=%s --where 'name=%s' | ".\
    "awk -F, 'NR == 2 { all = $3 } NR > 1 { ply = $1 + %d; print ply \",\" ($3 < all / 10 ? \"\" : $4) \",\" 100 * $3 / all } ".\
    "END { print ply + 1 \",,0\" }'", plymeter, csv, game, player[p], opening[p])
line(i, p, column, how) = sprintf("by_ply('%s', %d) using 1:%d with %s linewidth 1.6 linecolor rgb '%s' title '%s'", \
    word(games, i), p, column, how, colour[i], column == 3 && p == 2 ? name[i] : "")
lines(i, p, column, how) = line(i, p, column, how).(i < 6 ? ", ".lines(i + 1, p, column, how) : "")

set xrange [0:80]
set key at screen 0.525, 0.025 center maxrows 1 Left reverse samplen 1.6 width 1 font ",12"
set logscale y
set yrange [1:300]
set format x ""
do for [p = 1:2] {
    set title title[p] offset 0, -0.6
    set format y p == 1 ? "%g" : ""
    eval "plot ".lines(1, p, 2, "lines")
    unset label 1; unset label 2
}
unset title
unset logscale y
set yrange [0:105]
set format x "%g"
do for [p = 1:2] {
    set format y p == 1 ? "%g" : ""
    eval "plot ".lines(1, p, 3, "lines")
    unset label 3; unset label 4; unset label 5
}
unset multiplot
