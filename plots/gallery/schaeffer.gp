# Do a table and the history heuristic make 99 % of the reduction?  The share of the leaves that table, killers and history
# together save, of what parts of them save alone.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/schaeffer.csv"

games = games_of("")
question = "Do a table and the history heuristic make 99 % of the reduction?"
shown = "Leaves saved, as a share of what table, killers and history save together, against alpha-beta without any of them; all deepen; a table has ". \
    most_of("entries", "")." entries; line: 99 %, as published of chess; of the sums over ".sampled("game limit order", "")." positions"
x_label = "search depth (plies)"
y_label = "share of the reduction (%)"
same_y = 1
tic_ems = 2.6
keys = "best:joined 'table, history' eval:joined 'table, killers' random:joined 'table' static:joined 'history' worst:joined 'killers'"
eval page(words(games), fitting(words(games), 9), 11)

set yrange [60:103]
set ytics 10
share(order) = "< ".rows(the_game(game), 'if ($at["status"] != "ok") next; sum[$at["order"], $at["limit"]] += $at["leaves"]; depth[$at["limit"]] } '. \
    'END { for (d in depth) print d "," 100 * (sum["none", d] - sum["'.order.'", d]) / (sum["none", d] - sum["table+killer+history", d])')." | sort -n"
curve(order, meaning) = sprintf("%s using 1:2 with linespoints %s", quoted(share(order)), spaced(meaning, 1))
do for [game in games] {
    eval next(game_in(the_game(game)))
    set xrange [least_of("limit", the_game(game)) - 0.5:most_of("limit", the_game(game)) + 0.5]
    set xtics 1, ems < 50 ? 2 : 1
    set arrow from graph 0, first 99 to graph 1, first 99 nohead @equal
    eval "plot ".curve("killer", "worst").", ".curve("history", "static").", ".curve("table", "random").", ". \
        curve("table+killer", "eval").", ".curve("table+history", "best")
}
eval finish
