# How do the leaves of a search grow with its depth?  Trees of one branching, with what the formulas say, and games; all
# panels have the same scales.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/growth.csv"

branchings = values("branching", "game=uniform")
games = games_of("")
finding = passed("'in tic-tac-toe alpha-beta in random order evaluates' 'and in connect four' 'and in kalah' 'and in isola' 'and in Upper Hand' 'and in othello'", 1) ? \
    "At the greatest depths drawn, alpha-beta evaluates less than a tenth of minimax's leaves even in random order, in all six games" : ""
question = "How do the leaves of a search grow with its depth?"
shown = "Leaves that minimax evaluates, and alpha-beta with moves at random, by static evaluation and in perfect order, on trees of independent ". \
    "values with b children at each node, and in games after some random moves. Marks are means, and bars 95 % intervals, over ". \
    sampled("branching", "game=uniform order=random")." trees of each branching and ".sampled("game", "order=eval"). \
    " positions of each game (in tic-tac-toe as many random orders at its start). Lines of trees are exact expectations"
x_label = "search depth (plies)"
y_label = "leaves"
y_powers = "0 8 2"
same_x = 1; same_y = 1
eval page(words(branchings) + words(games), fitting(3, 9), 9)

set logscale y
y_logarithmic = 1
set xrange [0.5:most_of("limit", "") + 0.5]
set yrange [1:1e8]
set xtics 1, 2

points(where, meaning) = bars(summary("leaves", "limit", where), means, meaning)
# Curves have their names where they end early.
lines(where, meaning) = game eq "isola" ? ended_as(called(meaning), summary("leaves", "limit", where), means, meaning) : \
    joined(summary("leaves", "limit", where), means, meaning)
called(meaning) = meaning eq "best" ? "perfect" : meaning eq "eval" ? "evaluation" : meaning eq "minimax" ? "minimax" : "random"
single(where) = sprintf("'%s' using 'limit':'mean' with points %s", summary("leaves", "limit", where), point("minimax"))
curve(column, meaning) = formula(theory(sprintf("branching=%d depth=1..%s", b, deepest)), sprintf("'depth':'%s'", column), meaning)

do for [branching in branchings] {
    b = int(branching)
    here = sprintf("game=uniform branching=%d ", b)
    deepest = most_of("limit", here)
    eval next(sprintf("trees, b = %d", b))
    eval "plot ".curve("minimax_leaves", "minimax").", ".curve("alphabeta_leaves", "random").", ".curve("minimal_leaves", "best").", ". \
        single(here."algorithm=minimax").", ".points(here."order=random", "random").", ". \
        points(here."order=best", "best")
}
do for [game in games] {
    here = "game=".game." "
    eval next(game eq "isola" ? game_in(here) : name(game))
    eval remark(game eq "tictactoe" ? "whole game" : opening_in(here), "0.98, 0.08 right")
    eval labelled(lines(here."algorithm=minimax", "minimax").", ".lines(here."order=random", "random").", ".lines(here."order=eval", "eval").", ". \
        lines(here."order=best", "best"))
}
eval finish
