# How does the gain of alpha-beta grow with the depth?  The gain is depth / D, where D is the depth at which plain minimax costs
# as many leaves; a panel a kind of tree.  plots/doubling.gp draws the deepest of each game.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/doubling.csv"

finding = passed("'on every tree of constant branching' 'and in kalah at ten plies'", 1) ? \
    sprintf("Perfectly ordered, kalah passes twice the depth; trees to %s plies do not", most_of("limit", "game=kalah order=best")) : ""
question = "How does alpha-beta's gain grow with the depth?"
shown = "For equal leaves; 95 % intervals over ".sampled("branching", "game=uniform order=random")." trees, ".sampled("game variant", "order=eval")." positions. Lines in trees: exact"
caption = "Thin lines are exact expectations, and marks are means"
x_label = "search depth (plies)"
y_label = "times as deep as minimax"
same_x = 1; same_y = 1
tic_ems = 2
kinds = "uniform othello connect4 kalah chess shogi"
count = words(kinds)

eval page(count, fitting(3, 8), 10)
set xrange [1.5:most_of("limit", "") + 0.5]
set xtics 2, 2
set yrange [0.9:2.5]
set ytics 1, 0.5
set mytics 5
called(meaning) = meaning eq "best" ? "perfect" : meaning eq "eval" ? "evaluation" : meaning

# On trees of one branching D is log_b(leaves), taken of the mean leaves as the formulas do; in games it differs from
# position to position, so that the positions' gains are averaged.  At one ply all orders are alike.
deeper(data) = data." | awk -F, 'NR == 1 || $1 > 1'"
of_tree(bound) = sprintf("(column('limit') * log(8) / log(bound('%s')))", bound)
tree(where, meaning) = drawn_as(meaning, summary("leaves", "limit", where), "'limit':".of_tree("mean").":".of_tree("high").":".of_tree("low"))
game(where, shift, meaning) = drawn_as(meaning, summary("gain", "limit", where), \
    sprintf("(column('limit') + %g):'mean':(bound('low')):(bound('high'))", shift))
# Curves have their names where all but one end at one depth.
drawn_as(meaning, data, using) = kind eq "chess" ? ended_as(called(meaning), deeper(data), using, meaning) : joined(deeper(data), using, meaning)
curve(column, meaning) = formula(theory(sprintf("branching=8 depth=2..%s", most_of("limit", ""))), sprintf("'depth':'%s'", column), meaning)

do for [i = 1:count] {
    kind = word(kinds, i)
    here = (kind eq "uniform" ? "game=uniform branching=8" : the_game(kind))." "
    eval next(kind eq "uniform" ? "trees of 8 children" : name(kind))
    if (kind ne "uniform") { eval remark(opening_in(here), "0.03, 0.94") }
    if (i == 1) { eval reference("twice the depth", 2, 0.03, 0.6) } else { eval reference("", 2, 0, 0) }
    if (kind eq "uniform") {
        eval labelled(tree(here."order=worst", "worst").", ".tree(here."order=random", "random").", ".tree(here."order=best", "best").", ". \
            curve("minimal_gain", "best").", ".curve("alphabeta_gain", "random"))
    } else {
        eval labelled(game(here."order=worst", 0, "worst").", ".game(here."order=random", 0, "random").", ". \
            game(here."order=eval", -0.13, "eval").", ".game(here."order=best", 0.13, "best"))
    }
}
eval finish
