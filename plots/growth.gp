# How do the leaves of a search grow with its depth?  Trees of one branching, with what the formulas say, and games; all
# panels have the same scales.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/growth.csv"

branchings = values("branching", "game=uniform")
games = games_of("")
question = "How do the leaves of a search grow with its depth?"
shown = "Leaves of searches of trees of independent values, and of games after some random moves; means and 95 % intervals over ". \
    sampled("branching", "game=uniform order=random")." trees of each branching and ".sampled("game", "order=eval"). \
    " positions of each game; lines of trees are exact expectations. ". \
    "Worst order costs nearly as much as minimax, and is not drawn"
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
    eval next(sprintf("iid values, b = %d", b))
    eval "plot ".curve("minimax_leaves", "minimax").", ".curve("alphabeta_leaves", "random").", ".curve("minimal_leaves", "best").", ". \
        single(here."algorithm=minimax").", ".points(here."order=random", "random").", ". \
        points(here."order=best", "best")
}
do for [game in games] {
    here = "game=".game." "
    eval next(game_in(here))
    eval remark(opening_in(here), "0.98, 0.08 right")
    eval labelled(lines(here."algorithm=minimax", "minimax").", ".lines(here."order=random", "random").", ".lines(here."order=eval", "eval").", ". \
        lines(here."order=best", "best"))
}
eval finish
