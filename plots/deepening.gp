# What does deepening step by step cost, and what does a table give back?  Leaves of all steps over those of one search
# to the same depth in the same order without a table: means of the positions' ratios.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/deepening.csv"

games = games_of("")
table = most_of("entries", "")
finding = passed("'and about a fifth at eight' 'in connect four at eight plies less' 'in kalah it costs more'", 1) ? \
    "With table moves first deepening pays at eight plies, except in kalah" : ""
question = "What does deepening step by step cost?"
shown = "Leaves over those of one search without a table; 95 % intervals over ".sampled("game limit entries deepen order", "")." positions"
caption = "Leaves of alpha-beta, where it deepens those of all steps together. Moves come in the order of the game's own priorities, or after the best move that the table of ".grouped(table)." entries knows from the step before. Marks are geometric means"
keys = "alone:joined 'deepened, no table' both:joined 'deepened, table' single:joined 'one search, table' moves:joined ''"
x_label = "search depth (plies)"
y_label = "leaves / one search's"
same_y = 1
tic_ems = 2
eval page(words(games), fitting(words(games), 9), 13)

set logscale y
y_logarithmic = 1
set yrange [0.07:2.6]
set ytics (0.1, 0.2, 0.3, 0.5, 0.7, 1, 1.5, 2)
data(order, entries, deepen) = ratios("leaves", "limit", \
    sprintf("game=%s order=%s entries=%s deepen=%s", game, order, entries, deepen), \
    sprintf("game=%s order=static entries=0 deepen=none", game), "limit seed")
curve(order, entries, deepen, meaning, shift) = joined(data(order, entries, deepen), sprintf("(column('limit') + %g):", shift).ratio, meaning)
do for [game in games] {
    eval next(game_in("game=".game))
    eval remark(opening_in("game=".game), "0.04, 0.06")
    set xrange [0.5:most_of("limit", "") + 0.5]
    set xtics 2, 2
    eval reference(panel == 1 ? broken("one search, no table", panel_width > 10 ? 30 : 12) : "", 1, 0.04, -0.6)
    eval "plot ".curve("static", "0", "limit", "alone", -0.18).", ".curve("static", table, "none", "single", 0).", ". \
        curve("static", table, "limit", "both", 0.18).", ".curve("table+static", table, "limit", "moves", 0)
}
eval finish
