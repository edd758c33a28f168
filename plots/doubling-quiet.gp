# Does alpha-beta gain more where leaves are quiet?  How many times deeper it looks than minimax with the same leaves does for
# the same nodes, those beyond the horizon among them.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/doubling-quiet.csv"

orders = "static random"
limits = system(rows("", 'if ($at["limit"] > 1) print int($at["limit"])')." | sort -nu | paste -sd , -")
finding = passed("'in the order of priorities the gain in nodes' 'and in random order'", 1) ? \
    "At four plies of chess alpha-beta gains more with quiet leaves" : ""
question = "Does alpha-beta gain more where leaves are quiet?"
shown = "Depth of alpha-beta over minimax's, for equal nodes; 95 % intervals over ".sampled("game order leaf limit", "algorithm=alphabeta")." positions"
caption = "Static leaves are evaluated as they stand, quiet ones only after their captures are searched, and the nodes of these captures count. Moves come by the game's own priorities or at random. Marks are means over positions of ".name(values("game", "")).", ".opening_in("").". At one ply, which is not drawn, static leaves gain nothing, and the gain of quiet ones differs so much that a mean says little"
x_label = "search depth (plies)"
y_label = "depth gain"
same_y = 1
tic_ems = 2
ends_ems = 7
end_letters = 14
eval page(words(orders), fitting(words(orders), 9), 11)

curve(leaf, shift, meaning) = drawn_as(leaf eq "static" ? "static leaves" : "quiet leaves", meaning, \
    summary("node_gain", "limit", "algorithm=alphabeta order=".order." leaf=".leaf." limit=".limits), \
    sprintf("(column('limit') + %g):'mean':(bound('low')):(bound('high'))", shift))
drawn_as(text, meaning, data, using) = panel % across ? joined(data, using, meaning) : ended_as(text, data, using, meaning)
set xrange [1.6:most_of("limit", "") + 0.4]
set xtics 1
set yrange [0.9:2.7]
set ytics 0.5
set mytics 5
do for [order in orders] {
    eval next(order eq "static" ? "game priorities" : name(order))
    eval reference(panel == 2 ? "twice the depth" : "", 2, 0.03, 0.6)
    eval labelled(curve("static", -0.06, "standing").", ".curve("quiescence", 0.06, "quiet"))
}
eval finish
