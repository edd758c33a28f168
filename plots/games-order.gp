# Where does each real game stand between random and perfect order?  The depth gain of alpha-beta in each order, game by
# game, beside what the formulas say of a tree that branches as much.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/games-order.csv"

width = 1000; height = 600
eval open
set lmargin at screen 0.07; set rmargin at screen 0.985
set tmargin at screen 0.85; set bmargin at screen 0.27

set label 1 "Where does each game stand between random and perfect order?" at screen 0.012, 0.955 font ",18"
set label 2 "Depth reached for the leaves minimax spends, as a multiple of minimax's depth; means and 95 % intervals" \
    at screen 0.012, 0.905 font ",12" textcolor rgb "#555555"
set label 3 "b, the branching, is minimax's leaves^{1/depth} in the geometric mean; the formulas are those of the nearest whole b" \
    at screen 0.5, 0.135 center font ",11" textcolor rgb "#555555"
set ylabel "depth gain"
set yrange [0.95:2.3]
set ytics 1, 0.5
set mytics 5
set arrow 1 from graph 0, first 2 to graph 1, first 2 nohead linecolor rgb "#cc3311" dashtype 3 linewidth 1.4

# Games by their branching: name, branching, depth.
by_branching = system("awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } $at[\"algorithm\"] == \"minimax\" { ".\
    "game = $at[\"game\"]; limit = $at[\"limit\"] + 0; if (limit > depth[game]) depth[game] = limit; ".\
    "sum[game, limit] += log($at[\"leaves\"]) / limit; n[game, limit]++ } END { for (game in depth) ".\
    "print game, exp(sum[game, depth[game]] / n[game, depth[game]]), depth[game] }' ".csv." | sort -k2,2g")
games = words(by_branching) / 3
game(i) = word(by_branching, 3 * i - 2)
b(i) = real(word(by_branching, 3 * i - 1))
depth(i) = int(word(by_branching, 3 * i))
name(game) = game eq "tictactoe" ? "tic-tac-toe" : game eq "connect4" ? "connect four" : game eq "upperhand" ? "Upper Hand" : game

set xrange [0.4:games + 0.6]
set xtics () scale 0
formula(i, column) = real(system(substr(theory(sprintf("branching=%d depth=%d", int(b(i) + 0.5), depth(i))), 3, -1). \
    sprintf(" | awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } { print $at[\"%s\"] }'", column)))
do for [i = 1:games] {
    set xtics add (sprintf(b(i) < 20 ? "%s\nb = %.1f, %d plies" : "%s\nb = %.0f, %d plies", name(game(i)), b(i), depth(i)) i)
    set arrow 10 + i from i - 0.36, formula(i, "minimal_gain") to i + 0.36, formula(i, "minimal_gain") nohead \
        linecolor rgb PERFECT linewidth 1.1 back
    set arrow 30 + i from i - 0.36, formula(i, "alphabeta_gain") to i + 0.36, formula(i, "alphabeta_gain") nohead \
        linecolor rgb RANDOM linewidth 1.1 back
}

# place, gain, low, high
place(list, i) = i > games ? "" : sprintf("%s at[\"%s\"] = %d;", list, game(i), i).place(list, i + 1)
gains(order) = summary("gain", "game", "algorithm=alphabeta order=".order). \
    sprintf(" | awk -F, 'BEGIN {%s} NR > 1 { print at[$1] \",\" $4 \",\" ($11 == \"\" ? $4 : $11) \",\" ($12 == \"\" ? $4 : $12) }'", place("", 1))
bars(order, shift, colour, shape) = sprintf("gains('%s') using ($1 + %g):2:3:4 with yerrorbars linecolor rgb '%s' ". \
    "linewidth 1.2 pointtype %d pointsize 0.9", order, shift, colour, shape)
dot(colour, shape, title) = sprintf("NaN with points linecolor rgb '%s' pointtype %d pointsize 0.9 title '%s'", colour, shape, title)
rule(colour, title) = sprintf("NaN with lines linecolor rgb '%s' linewidth 1.1 title '%s'", colour, title)
set key at screen 0.53, 0.055 center vertical maxrows 2 Left reverse samplen 1.6 spacing 1.2 font ",11"
eval "plot ".bars("worst", 0.0, WORST, 11).", ".bars("random", -0.2, RANDOM, 7).", ".bars("static", -0.07, "#e69f00", 13). \
    ", ".bars("eval", 0.07, REAL, 5).", ".bars("best", 0.2, PERFECT, 9).", ". \
    dot(PERFECT, 9, "perfect order").", ".rule(PERFECT, "minimal tree").", ".dot(REAL, 5, "by static evaluation").", ". \
    dot("#e69f00", 13, "by priorities").", ".dot(RANDOM, 7, "random order").", ".rule(RANDOM, "exact mean on iid trees").", ". \
    dot(WORST, 11, "worst order")
