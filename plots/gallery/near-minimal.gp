# How near does a search come to the minimal tree?  Leaves over those of perfect order, and how often the first move cuts.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/near-minimal.csv"

games = games_of("")
question = "How near does a search come to the minimal tree?"
shown = "Above, leaves of a deepened alpha-beta with a table of ".most_of("entries", "")." entries over those of one in perfect order with such a table, and ". \
    "below, how many of its cutoffs the first move makes; lines: 1.5 times and 90 %, as published; means and 95 % intervals over ". \
    sampled("game order limit", "")." positions"
x_label = "search depth (plies)"
same_x = 1
sided = 1
tic_ems = 2.2
do for [game in games] { keys = keys.game.":joined '' " }
orders = "table+eval table+killer+history"
eval page(4, 2, 11)

set xrange [least_of("limit", "") - 0.5:most_of("limit", "") + 0.5]
set xtics 1
first(where) = "< ".rows(where, 'if ($at["status"] == "ok" && $at["cutoffs"] > 0) print $at["limit"] "," $at["seed"] ",ok," '. \
    '100 * $at["cutoffs_first"] / $at["cutoffs"]')." | sed '1i limit,seed,status,share' | ".plymeter." summary - --of share --by limit"
shifted(i) = sprintf("(column('limit') + %g):'mean':(bound('low')):(bound('high'))", 0.08 * (i - (words(games) + 1) / 2.0))
here(i) = the_game(word(games, i))." order=".order
of_leaves(i) = summary("over_best", "limit", here(i))
leaves(i) = i > words(games) ? "" : (i > 1 ? ", " : "").joined(of_leaves(i), shifted(i), word(games, i)).leaves(i + 1)
cuts(i) = i > words(games) ? "" : (i > 1 ? ", " : "").joined(first(here(i)), shifted(i), word(games, i)).cuts(i + 1)
do for [order in orders] {
    eval next(order eq "table+eval" ? "table, then evaluation" : "table, killers, history")
    set arrow from graph 0, first 1.5 to graph 1, first 1.5 nohead @equal
    if (panel == 1) { eval side("leaves / perfect order's") }
    set yrange [0.5:3.2]
    set ytics 0.5
    eval "plot ".leaves(1)
}
do for [order in orders] {
    eval next("")
    set arrow from graph 0, first 90 to graph 1, first 90 nohead @equal
    if (panel == 3) { eval side("by the first move (%)") }
    set yrange [65:101]
    set ytics 10
    eval "plot ".cuts(1)
}
eval finish
