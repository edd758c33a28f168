# What does deepening step by step cost, and what does a table give back?  Leaves of all steps over those of one search
# to the same depth in the same order without a table: means of the positions' ratios.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/deepening.csv"

games = games_of("")
table = most_of("entries", "")
question = "What does deepening step by step cost?"
shown = "Leaves of all steps, as multiples of those of one alpha-beta search to the same depth without a table; a table has ".table. \
    " entries; geometric means and 95 % intervals over ".sampled("game limit entries deepen order", "")." positions"
x_label = "search depth (plies)"
y_label = "leaves / one search's"
same_y = 1
tic_ems = 2
keys = "alone:joined '' single:joined '' both:joined '' moves:joined ''"
eval page(words(games), fitting(words(games), 9), 11)

set logscale y
set yrange [0.07:2.6]
set ytics (0.1, 0.2, 0.3, 0.5, 0.7, 1, 1.5, 2)
curve(order, entries, deepen, meaning) = joined(ratios("leaves", "limit", \
    sprintf("game=%s order=%s entries=%s deepen=%s", game, order, entries, deepen), \
    sprintf("game=%s order=static entries=0 deepen=none", game), "limit seed"), "'limit':".ratio, meaning)
do for [game in games] {
    eval next(game_in("game=".game))
    eval remark(opening_in("game=".game), "0.04, 0.06")
    set xrange [0.5:most_of("limit", "") + 0.5]
    set xtics 1, ems < 50 ? 2 : 1
    set arrow from graph 0, first 1 to graph 1, first 1 nohead @equal
    eval "plot ".curve("static", "0", "limit", "alone").", ".curve("static", table, "none", "single").", ". \
        curve("static", table, "limit", "both").", ".curve("table+static", table, "limit", "moves")
}
eval finish
