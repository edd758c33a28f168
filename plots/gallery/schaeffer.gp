# Do a table and the history heuristic make 99 % of the reduction?  What parts of table, killers and history miss of the leaves
# that the three save together.  Killers alone, which miss more than the history, are in the data.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/schaeffer.csv"

games = games_of("")
enough(game) = verdict("in ".name(game)." table, killers and history together leave") eq "PASS" && \
    verdict("in ".name(game)." table and history alone leave") eq "PASS"
finding = enough("chess") && enough("othello") && enough("connect4") && enough("kalah") ? "A table and the history heuristic save 99 % of what they save with killers, in all four games" : ""
question = "Do a table and the history heuristic make 99 % of the reduction?"
shown = "What is missing of the leaves that table, killers and history save together, against alpha-beta without any of them, on a logarithmic ". \
    "scale, to 0.1 % or less; all deepen; a table has ".most_of("entries", "")." entries; line: 1 %, as published of chess; of the sums over ". \
    sampled("game limit order", "")." positions"
x_label = "search depth (plies)"
y_label = "reduction missed (%)"
same_y = 1
tic_ems = 3
end_letters = 16
ends_ems = 6.6 * !(words(games) % fitting(words(games), 9)) # where no cell is free right of the last panel
eval page(words(games), fitting(words(games), 9), 11)

set logscale y
y_logarithmic = 1
set yrange [0.08:120]
missed(order) = "< ".rows(the_game(game), 'if ($at["status"] != "ok") next; sum[$at["order"], $at["limit"]] += $at["leaves"]; depth[$at["limit"]] } '. \
    'END { for (d in depth) { all = sum["table+killer+history", d]; share = 100 * (sum["'.order.'", d] - all) / (sum["none", d] - all); '. \
    'print d "," (share < 0.1 ? 0.1 : share) }')." | sort -n"
# Sums have no intervals.
curve(text, order, meaning) = panel == panels ? ended_as(text, missed(order), "1:2:2:2", meaning) : \
    sprintf("%s using 1:2 with linespoints %s", quoted(missed(order)), spaced(meaning, 1))
do for [game in games] {
    eval next(game_in(the_game(game)))
    set ytics (panel % across == 1 || across == 1 ? "0-0.1" : "" 0.1, 0.3, 1, 3, 10, 30, 100)
    set xrange [least_of("limit", the_game(game)) - 0.3:most_of("limit", the_game(game)) + 0.3]
    set xtics 1, 2
    eval reference(panel == 1 ? "published" : "", 1, 0.04, -0.6)
    eval labelled(curve("history", "history", "static").", ".curve("table", "table", "random").", ". \
        curve("table, killers", "table+killer", "eval").", ".curve("table, history", "table+history", "best"))
}
eval finish
