# Does alpha-beta double the depth?  The gain is depth / D, where D is the depth at which plain minimax costs as many
# leaves; a panel a kind of tree.  plots/doubling-all.gp draws all kinds that there are.

if (!exists("everything")) everything = 0
load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/doubling.csv"

question = "Does alpha-beta double the depth?"
shown = "Depth reached for the leaves that minimax spends, as a multiple of minimax's depth; means and 95 % intervals over ". \
    sampled("branching", "game=uniform order=random")." trees of each kind and ".sampled("game variant", "order=eval"). \
    " positions of each game; lines: exact expectations on trees"
x_label = "search depth (plies)"
y_label = "depth gain"
tic_ems = 2

# Panels as "game branching".
trees = everything ? "uniform ordered dependent" : "uniform"
branchings = everything ? values("branching", "game=uniform") : "8 "
games = everything ? "tictactoe isola connect4 upperhand kalah othello minishogi chess shogi" : "othello connect4 kalah chess shogi"
kinds = ""
do for [b in branchings] { do for [tree in trees] { kinds = kinds.sprintf("%s %s ", tree, b) } }
do for [game in games] { kinds = kinds.sprintf("%s - ", game) }
count = words(kinds) / 2

keys = "best:both '' random:both '' eval:mark '' worst:mark '' minimax:mark '' random:doubled 'twice the depth'"
if (everything) { keys = keys." none:mark ''" }
eval page(count, fitting(3, everything ? 9.5 : 13), everything ? 9 : 10)

set ytics 0.5
set mytics 5

# On trees of one branching D is log_b(leaves), taken of the mean leaves as the formulas do; in games it differs from
# position to position, so that the positions' gains are averaged.
of_tree(bound) = sprintf("(column('limit') * log(b) / log(bound('%s')))", bound)
tree(where, meaning) = bars(summary("leaves", "limit", where), "'limit':".of_tree("mean").":".of_tree("high").":".of_tree("low"), meaning)
game(where, shift, meaning) = bars(summary("gain", "limit", where), \
    sprintf("(column('limit') + %g):'mean':(bound('low')):(bound('high'))", shift), meaning)
single(where) = sprintf("'%s' using 'limit':'mean' with points %s", summary("gain", "limit", where), point("minimax"))
curve(column, meaning) = formula(theory(sprintf("branching=%d depth=1..%d", b, deepest)), sprintf("'depth':'%s'", column), meaning)

title_of(where) = kind eq "uniform" ? "iid values" : kind eq "ordered" ? "ordered" : kind eq "dependent" ? "dependent" : game_in(where)

do for [i = 1:count] {
    kind = word(kinds, 2 * i - 1)
    b = word(kinds, 2 * i) eq "-" ? 0 : int(word(kinds, 2 * i))
    here = (b ? sprintf("game=%s branching=%d", kind, b) : the_game(kind))." "
    deepest = int(most_of("limit", here))
    top = kind eq "tictactoe" ? 2.9 : kind eq "connect4" ? 2.5 : 2.3
    eval next(title_of(here).(b ? sprintf(", b = %d", b) : ""))
    if (!b) { eval remark(opening_in(here), "0.03, 0.93") }
    set xrange [0.5:deepest + 0.5]
    set xtics 2, 2
    set yrange [0.9:top]
    set arrow from graph 0, first 2 to graph 1, first 2 nohead @doubled front
    searched = single(here."algorithm=minimax").", "
    if (b) {
        theories = curve("minimal_gain", "best").", "
        if (kind eq "uniform") { theories = theories.curve("alphabeta_gain", "random").", " }
        if (kind eq "dependent") { theories = theories.curve("dependent_gain", "random").", " }
        if (kind eq "ordered") { searched = searched.tree(here."order=none algorithm=alphabeta", "none").", " }
        eval "plot ".theories.searched.tree(here."order=worst", "worst").", ".tree(here."order=random", "random").", ". \
            tree(here."order=best", "best")
    } else {
        eval "plot ".searched.game(here."order=worst", 0, "worst").", ".game(here."order=random", 0, "random").", ".\
            game(here."order=eval", -0.13, "eval").", ".game(here."order=best", 0.13, "best")
    }
}
eval finish
