# Does alpha-beta double the depth?  The gain is depth / D, where D is the depth at which plain minimax costs as many
# leaves; a panel a kind of tree.  plots/doubling-all.gp draws all kinds that there are.

if (!exists("everything")) everything = 0
load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/doubling.csv"

borne = passed("'on every tree of constant branching' 'and in kalah at ten plies'".(everything ? " 'in the whole of tic-tac-toe it passes 2'" : ""), 1)
finding = !borne ? "" : !everything ? "On trees of constant branching no order doubles the depth, but in kalah perfect order does at ten plies" : \
    passed("'in the whole of tic-tac-toe the evaluation' 'and random order'", 1) ? \
    "On trees no order doubles the depth; perfect order does in kalah at ten plies, and in the whole of tic-tac-toe every order but worst first" : \
    "On trees no order doubles the depth; perfect order does in kalah at ten plies and in the whole of tic-tac-toe"
question = "Does alpha-beta double the depth?"
shown = "Depth that alpha-beta reaches for the leaves that minimax spends, as a multiple of minimax's depth, with moves in perfect order, by static ". \
    "evaluation, at random and worst first".(everything ? ", or as the tree lists them" : "").". ".(!everything ? "Values of the trees are independent" : \
    "Values of trees are independent, or ordered (better children tend to be listed first), or dependent (a better child is better whatever follows)"). \
    ", and b is the number of children. Marks are means, and bars 95 % intervals, over ".sampled("branching", "game=uniform order=random"). \
    " trees of each kind and ".sampled("game variant", "order=eval")." positions of each game".(everything ? " (in tic-tac-toe as many random orders at its start)" : ""). \
    ". Lines of trees in perfect order and at random are exact expectations. ". \
    "Curves begin at two plies, since at one all orders are alike, and end where a search, or finding the perfect order, takes too long"
x_label = "search depth (plies)"
y_label = "depth gain"
same_x = 1; same_y = 1
tic_ems = 2

# Panels as "game branching".
trees = everything ? "uniform ordered dependent" : "uniform"
branchings = everything ? values("branching", "game=uniform") : "8 "
games = everything ? "tictactoe isola connect4 upperhand kalah othello minishogi chess shogi" : "othello connect4 kalah chess shogi"
kinds = ""
do for [b in branchings] { do for [tree in trees] { kinds = kinds.sprintf("%s %s ", tree, b) } }
do for [game in games] { kinds = kinds.sprintf("%s - ", game) }
count = words(kinds) / 2

eval page(count, fitting(3, 8), everything ? (fitting(3, 8) < 3 ? 6.2 : 8) : 10)

set xrange [1.5:most_of("limit", "") + 0.5]
set xtics 2, 2
set yrange [0.9:everything ? 3.4 : 2.5]
set ytics 1, 0.5
set mytics 5
called(meaning) = meaning eq "best" ? "perfect" : meaning eq "eval" ? "evaluation" : meaning eq "none" ? "as listed" : meaning

# On trees of one branching D is log_b(leaves), taken of the mean leaves as the formulas do; in games it differs from
# position to position, so that the positions' gains are averaged.
deeper(data) = data." | awk -F, 'NR == 1 || $1 > 1'"
of_tree(bound) = sprintf("(column('limit') * log(b) / log(bound('%s')))", bound)
tree(where, meaning) = drawn_as(meaning, summary("leaves", "limit", where), "'limit':".of_tree("mean").":".of_tree("high").":".of_tree("low"))
game(where, shift, meaning) = drawn_as(meaning, summary("gain", "limit", where), \
    sprintf("(column('limit') + %g):'mean':(bound('low')):(bound('high'))", shift))
# Curves have their names in the last panel, and in the last one of ordered trees the order that games have not.
drawn_as(meaning, data, using) = \
    i == count || meaning eq "none" && i == 8 ? ended_as(called(meaning), deeper(data), using, meaning) : joined(deeper(data), using, meaning)
curve(column, meaning) = formula(theory(sprintf("branching=%d depth=2..%d", b, deepest)), sprintf("'depth':'%s'", column), meaning)

title_of(where) = kind eq "uniform" ? (everything ? "independent" : "trees") : b ? kind : kind eq "isola" ? game_in(where) : name(kind)

do for [i = 1:count] {
    kind = word(kinds, 2 * i - 1)
    b = word(kinds, 2 * i) eq "-" ? 0 : int(word(kinds, 2 * i))
    here = (b ? sprintf("game=%s branching=%d", kind, b) : the_game(kind))." "
    deepest = int(most_of("limit", here))
    eval next(title_of(here))
    eval remark(b ? sprintf("b = %d", b) : opening_in(here), "0.03, 0.94")
    if (i == 1) { eval reference("twice the depth", 2, 0.03, 0.6) } else { eval reference("", 2, 0, 0) }
    if (b) {
        if (kind eq "ordered") { listed = tree(here."order=none algorithm=alphabeta", "none").", " } else { listed = "" }
        theories = curve("minimal_gain", "best")
        if (kind eq "uniform") { theories = theories.", ".curve("alphabeta_gain", "random") }
        if (kind eq "dependent") { theories = theories.", ".curve("dependent_gain", "random") }
        eval labelled(listed.tree(here."order=worst", "worst").", ".tree(here."order=random", "random").", ".tree(here."order=best", "best").", ".theories)
    } else {
        eval labelled(game(here."order=worst", 0, "worst").", ".game(here."order=random", 0, "random").", ". \
            game(here."order=eval", -0.13, "eval").", ".game(here."order=best", 0.13, "best"))
    }
}
eval finish
