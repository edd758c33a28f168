# Does an order that saves leaves save time?  The depth gain in leaves, in all evaluations and in time, to the deepest search of
# each game.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/doubling-time.csv"

games = games_of("")
finding = passed("'in chess killers and priorities gain more depth in time' 'and in shogi' 'and in Upper Hand'", 1) ? \
    "In the same time killers reach deeper than evaluation in three games" : ""
question = "Does an order that saves leaves save time?"
shown = "Alpha-beta's depth over minimax's; 95 % intervals over ".sampled("game", "order=eval")." positions"
caption = "Evaluations (evals) are all, those of ordering among them. Moves come by static evaluation, by killers and the game's own priorities, or at random. Marks are means; the time of each search is the median of ".values("repeats", "")." runs"
x_label = "what is spent"
y_label = "depth gain"
same_x = 1; same_y = 1
tic_ems = 2.4
keys = "eval:joined '' killers:joined 'killers' random:joined ''"
eval page(words(games), ems < 40 ? 2 : fitting(5, 9), 10)

curve(order, meaning, shift) = joined(summary("gain,evaluation_gain,time_gain", "game", here." order=".order), \
    sprintf("($0 + 1 + %g):'mean':(bound('low')):(bound('high'))", shift), meaning)
set xrange [0.6:3.4]
set yrange [1:2.3]
set ytics 0.5
set mytics 5
do for [game in games] {
    depth = most_of("limit", the_game(game)." algorithm=alphabeta")
    here = the_game(game)." algorithm=alphabeta limit=".depth
    eval next(game_in(here))
    eval remark(depth." plies", "0.62, 0.94")
    if (panel + across <= panels) { set xtics ("" 1) scale 0 } else { set xtics ("leaves" 1, "evals" 2, "time" 3) scale 0 }
    eval "plot ".curve("eval", "eval", -0.08).", ".curve("killer+static", "killers", 0).", ".curve("random", "random", 0.08)
}
eval finish
