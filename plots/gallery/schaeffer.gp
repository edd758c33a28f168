# Do a table and the history heuristic make 99 % of the reduction?  What parts of table, killers and history miss of the leaves
# that the three save together.  Killers alone, which miss more than the history, are in the data.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/schaeffer.csv"

games = games_of("")
enough(game) = verdict("in ".name(game)." table, killers and history together leave") eq "PASS" && \
    verdict("in ".name(game)." table and history alone leave") eq "PASS"
finding = enough("chess") && enough("othello") && enough("connect4") && enough("kalah") ? \
    "At the greatest depths drawn, a table and the history heuristic make at least 99 % of the reduction that they make with killers, in all four games" : ""
question = "Do a table and the history heuristic make 99 % of the reduction?"
shown = "The share of the leaves saved by table, killers and history together that is not saved by some of them alone. All searches are alpha-beta that deepens. ". \
    "A table of ".grouped(most_of("entries", ""))." entries gives its best move first, killers are the moves that last cut off at the same ply, and history orders ". \
    "moves by how often they cut off anywhere. The line is 1 %, as published of chess. Marks are of the sums over ".sampled("game limit order", ""). \
    " positions of each game, and bars 95 % intervals by the spread of the positions. What is less than the least tick stands there"
x_label = "search depth (plies)"
y_label = "reduction missed (%)"
same_y = 1
tic_ems = 3
end_letters = 16
ends_ems = 7 * !(words(games) % fitting(words(games), 9)) # where no cell is free right of the last panel
eval page(words(games), fitting(words(games), 9), 11)

set logscale y
y_logarithmic = 1
set yrange [0.065:120]
# A share of sums, so that its interval is by how far each position is from that share.
missed(order) = "< ".rows(the_game(game), 'if ($at["status"] != "ok") next; d = $at["limit"]; leaves[$at["order"], d, $at["seed"]] = $at["leaves"]; '. \
    'sum[$at["order"], d] += $at["leaves"]; depth[d]; seeds[$at["seed"]] } function shown(share) { return share < 0.001 ? 0.1 : 100 * share } '. \
    'END { some = "'.order.'"; all = "table+killer+history"; for (d in depth) { saved = sum["none", d] - sum[all, d]; share = (sum[some, d] - sum[all, d]) / saved; n = squares = 0; '. \
    'for (s in seeds) if ((all, d, s) in leaves) { n++; squares += (leaves[some, d, s] - leaves[all, d, s] - share * (leaves["none", d, s] - leaves[all, d, s])) ^ 2 } '. \
    'off = 1.96 * sqrt(squares * n / (n - 1)) / saved; print d "," shown(share) "," shown(share - off) "," shown(share + off) }')." | sort -n"
shifted(shift) = sprintf("($1 + %g):2:3:4", shift)
curve(text, order, shift, meaning) = panel == panels ? ended_as(text, missed(order), shifted(shift), meaning) : \
    joined(missed(order), shifted(shift), meaning)
least_tic = terminal eq "tex" ? "$\\leq$0.1" : "≤0.1"
do for [game in games] {
    eval next(name(game))
    set ytics (0.3, 1, 3, 10, 30, 100)
    eval sprintf("set ytics add (%s 0.1)", quoted(panel % across == 1 || across == 1 ? least_tic : ""))
    set xrange [least_of("limit", the_game(game)) - 0.3:most_of("limit", the_game(game)) + 0.3]
    set xtics 1, ems < 50 ? 2 : 1
    eval reference("", 1, 0, 0)
    if (game eq "chess") { eval remark("1 %: published", "0.96, 0.95 right") }
    eval labelled(curve("history", "history", -0.06, "static").", ".curve("table", "table", 0.06, "random").", ". \
        curve("table, killers", "table+killer", -0.06, "eval").", ".curve("table, history", "table+history", 0.06, "best"))
}
eval finish
