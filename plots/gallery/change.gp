# How often does the best move change?  At the last step of deepening, and to a move that was never best before.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/change.csv"

games = games_of("")
finding = verdict("in othello it changes less often") eq "PASS" && verdict("in connect four it changes less often") eq "PASS" && \
    verdict("in kalah it changes less often") eq "PASS" ? \
    "Beyond four plies the best move changes less often in three games" : ""
question = "How often does the best move change?"
shown = "How often a ply more changes the best move; a new move was best at no lesser depth. 95 % intervals over ".sampled("game limit", "")." positions"
caption = "Grey bands, 15 to 17 % and 30 to 50 %, are what was published of chess at 11 to 14 plies"
x_label = "search depth (plies)"
same_x = 1
sided = 1
tic_ems = 2.6
ends_ems = 0.8
eval page(2, fitting(2, 20), 14)

set xrange [least_of("limit", "") - 0.4:14.4]
set xtics 1, 1, 14
shifted(i) = sprintf("(column('limit') + %g):(100 * column('mean')):(100 * bound('low')):(100 * bound('high'))", 0.12 * (i - (words(games) + 1) / 2.0))
# What was published of chess is of 11 to 14 plies.
published(low, high) = sprintf("set object 1 rectangle from first 10.6, first %g to graph 1, first %g behind fillcolor rgb '#dddddd' fillstyle solid noborder; ", low, high). \
    named_at(5, "published for chess", high, 0.98, 0.6)
# At two plies every change is to a fresh move.
these(of, i) = the_game(word(games, i)).(of eq "changed" ? "" : " limit=3..".most_of("limit", ""))
# Names of curves stand in the range of x, behind the deepest search, and in the first panel alone, where they end apart.
curve(of, i) = ended_as(of eq "changed" ? name(word(games, i)) : "", summary(of, "limit", these(of, i)), shifted(i), word(games, i))
curves(of, i) = i > words(games) ? "" : (i > 1 ? ", " : "").curve(of, i).curves(of, i + 1)
eval next("changes of the best move")
eval side("positions (%)")
set yrange [0:55]
set ytics 10
eval published(15, 17)
eval labelled(curves("changed", 1))
eval next("of these, to a new move")
eval side("changes (%)")
set yrange [0:106]
set ytics 25
eval published(30, 50)
eval labelled(curves("fresh_share", 1))
eval finish
