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

finding = passed("'in isola the order by evaluation' 'in connect four the order by evaluation' 'in Upper Hand the order by evaluation'", 1) ? \
    "Order by evaluation nears perfect order in isola, connect four, Upper Hand" : ""
question = "Where does each game stand between random and perfect order?"
shown = "For equal leaves; 95 % intervals. Lines: of like branching b"
caption = "A game's own order is by the priorities that it gives its moves. Marks are means over ".sampled("game", "order=random")." positions; in tic-tac-toe over as many random orders at its start. The branching b is the nth root of minimax's leaves (their geometric mean) at the n plies of the search. The trees have independent values, and their lines are by formulas, with b rounded"
x_label = "depth / minimax's"
titled = 0
growing = 0
tic_ems = 9.2
keys = "random:mark '' static:mark \"game's own order\" eval:mark evaluation best:mark '' random:upright 'random trees, random order' best:upright 'random trees, perfect order'"
eval page(1, 1, 4.4 * games + 1.5)

set yrange [games + 0.5:0.1]
set xrange [1.1:2.35]
set xtics 1.25, 0.25
set mxtics 5
set grid xtics noytics
eval next("")
set arrow from 2, graph 0 to 2, graph 1 nohead @equal
eval remark(printed ? "twice the depth" : "twice", sprintf("%g, %g right", 0.88 / 1.25, 1 - 0.25 / (games + 0.4)))
set ytics () scale 0
formula_of(i, column) = real(system(substr(theory(sprintf("branching=%d depth=%d", int(b(i) + 0.5), depth(i))), 3, -1). \
    sprintf(" | awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } { print $at[\"%s\"] }'", column)))
line(i, column, meaning) = sprintf("set arrow from %g, %g to %g, %g nohead back %s", formula_of(i, column), i - 0.35, \
    formula_of(i, column), i + 0.35, thin(meaning))
do for [i = 1:games] {
    set ytics add (sprintf(b(i) < 20 ? "%s\nb = %.1f, %d plies" : "%s\nb = %.0f, %d plies", game_in("game=".game(i)), b(i), depth(i)) i)
    eval line(i, "minimal_gain", "best")
    eval line(i, "alphabeta_gain", "random")
}

names = ""
do for [i = 1:games] { names = names.game(i)." " }
gains(order, shift) = beside(summary("gain", "game", "algorithm=alphabeta order=".order), names, shift, order)
eval "plot ".gains("random", -0.3).", ".gains("static", -0.1).", ".gains("eval", 0.1).", ".gains("best", 0.3)
eval finish
