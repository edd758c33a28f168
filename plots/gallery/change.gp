# How often does the best move change?  At the last step of deepening, and to a move that was never best before.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/change.csv"

games = games_of("")
finding = verdict("in othello it changes less often") eq "PASS" && verdict("in connect four it changes less often") eq "PASS" && \
    verdict("in kalah it changes less often") eq "PASS" ? \
    "In othello, connect four and kalah the deepest searches change their best move less often than shallow ones" : ""
question = "How often does the best move change?"
shown = "Above is how often the last ply of deepening changes the best move, and below how many of these changes are to a move that was best at no depth before. ". \
    "Grey bands are what was published of chess at 11 to 14 plies, 15 to 17 % and 30 to 50 %. ". \
    "Points are means with 95 % intervals over ".sampled("game limit", "")." positions"
x_label = "search depth (plies)"
same_x = 1
sided = 1
titled = 0
tic_ems = 2.6
ends_ems = 6.3
eval page(2, 1, 13)

set xrange [least_of("limit", "") - 0.4:most_of("limit", "") + 0.4]
set xtics 1
shifted(i) = sprintf("(column('limit') + %g):(100 * column('mean')):(100 * bound('low')):(100 * bound('high'))", 0.12 * (i - (words(games) + 1) / 2.0))
# At two plies every change is to a fresh move.
these(of, i) = the_game(word(games, i)).(of eq "changed" ? "" : " limit=3..".most_of("limit", ""))
curve(of, i) = of eq "changed" ? ended(summary(of, "limit", these(of, i)), shifted(i), word(games, i)) : \
    joined(summary(of, "limit", these(of, i)), shifted(i), word(games, i))
curves(of, i) = i > words(games) ? "" : (i > 1 ? ", " : "").curve(of, i).curves(of, i + 1)
eval next("")
eval side("changes (%)")
set yrange [0:55]
set ytics 10
eval between("published", 15, 17, 0.06, -0.6)
eval labelled(curves("changed", 1))
eval next("")
eval side("of these, to a new move (%)")
set yrange [0:106]
set ytics 25
eval between("published", 30, 50, 0.02, -0.6)
eval "plot ".curves("fresh_share", 1)
eval finish
