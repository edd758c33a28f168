# Where does each real game stand between random and perfect order?  The depth gain of alpha-beta in each order, game by
# game, beside what the formulas say of a tree that branches as much.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/games-order.csv"

# Games by their branching, the nth root of minimax's leaves at its greatest depth n: "name branching depth ...".
by_branching = system(rows("algorithm=minimax", 'game = clean($at["game"]); limit = $at["limit"] + 0; '. \
    'if (limit > depth[game]) depth[game] = limit; sum[game, limit] += log($at["leaves"]) / limit; n[game, limit]++ } '. \
    'END { for (game in depth) print game, exp(sum[game, depth[game]] / n[game, depth[game]]), depth[game]'). \
    " | sort -k2,2g | tr '\\n' ' '")
games = words(by_branching) / 3
game(i) = word(by_branching, 3 * i - 2)
b(i) = real(word(by_branching, 3 * i - 1))
depth(i) = int(word(by_branching, 3 * i))

question = "Where does each game stand between random and perfect order?"
shown = "Depth reached for the leaves that minimax spends, as a multiple of minimax's depth; means and 95 % intervals over ". \
    sampled("game", "order=random")." positions of each game; b, the branching, is the root of minimax's leaves (geometric mean) of that ". \
    "many plies; lines: perfect and random order by the formulas for trees of independent values and the nearest whole b"
x_label = "depth gain"
tic_ems = 8
titled = 0
growing = 0
keys = "best:both '' eval:mark '' static:mark '' random:both '' worst:mark '' random:doubled 'twice the depth'"
eval page(1, 1, 3.7 * games)

set yrange [games + 0.55:0.4]
set xrange [0.95:2.3]
set xtics 1, 0.5
set mxtics 5
set grid xtics noytics
eval next("")
set arrow from first 2, graph 0 to first 2, graph 1 nohead @doubled
set ytics () scale 0
formula_of(i, column) = real(system(substr(theory(sprintf("branching=%d depth=%d", int(b(i) + 0.5), depth(i))), 3, -1). \
    sprintf(" | awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } { print $at[\"%s\"] }'", column)))
line(i, column, meaning) = sprintf("set arrow from %g, %g to %g, %g nohead back %s", formula_of(i, column), i - 0.36, \
    formula_of(i, column), i + 0.36, thin(meaning))
do for [i = 1:games] {
    set ytics add (sprintf(b(i) < 20 ? "%s\nb = %.1f, %d plies" : "%s\nb = %.0f, %d plies", game_in("game=".game(i)), b(i), depth(i)) i)
    eval line(i, "minimal_gain", "best")
    eval line(i, "alphabeta_gain", "random")
}

names = ""
do for [i = 1:games] { names = names.game(i)." " }
gains(order, shift) = beside(summary("gain", "game", "algorithm=alphabeta order=".order), names, shift, order)
eval "plot ".gains("worst", 0).", ".gains("random", -0.24).", ".gains("static", -0.08).", ".gains("eval", 0.08).", ".gains("best", 0.24)
eval finish
