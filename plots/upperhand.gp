# What does a ply of Upper Hand cost, with minimax and with alpha-beta, in and out of its author's order?  Leaves by depth,
# early in the game and late, and time against the author's order in the same position.  The results have perfect order, and
# that of cell numbers, besides.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/upperhand.csv"

openings = values("opening", "")
at_seven(of, opening) = real(system(substr(ratios(of, "limit", sprintf("opening=%d limit=7 order=eval", opening), \
    sprintf("opening=%d limit=7 order=static", opening), "limit seed"), 3, -1)." | awk -F, 'END { print exp($4) }'"))
finding = !passed("'at seven plies order by static evaluation needs fewer' 'and late' 'but early it takes longer' 'it takes longer late'", 1) ? "" : \
    sprintf("At seven plies order by evaluation saves %.0f %% of the leaves of the author's order early in the game and %.0f %% late, but takes %.1f and %.1f times as long", \
    100 * (1 - at_seven("leaves", 4)), 100 * (1 - at_seven("leaves", 20)), at_seven("ns", 4), at_seven("ns", 20))
question = "What does a ply of Upper Hand cost?"
shown = "Above, leaves of minimax in Upper Hand, and of alpha-beta with moves at random, in the order of the game's author, and by static evaluation. Below, ". \
    "time as a multiple of that of the author's order in the same position. Marks are means, below geometric ones, and bars 95 % intervals, over ". \
    sampled("opening algorithm order", "")." positions after each number of random moves, and ".timed("").machine(", on ")
x_label = "search depth (plies)"
sided = 1
same_x = 1; same_y = 1
tic_ems = 4.1
ends_ems = 6
end_letters = 10
eval page(2 * words(openings), fitting(words(openings), 12), 11)

set logscale y
y_logarithmic = 1
set xtics 1, 1
set xrange [0.5:most_of("limit", "") + 0.5]
drawn_as(text, data, using, meaning) = panel % across ? joined(data, using, meaning) : ended_as(text, data, using, meaning)
curve(text, where, meaning) = drawn_as(text, summary("leaves", "limit", here.where), means, meaning)
against(text, order, shift) = drawn_as(text, ratios("ns", "limit", here."order=".order, here."order=static", "limit seed"), \
    sprintf("(column('limit') + %g):", shift).ratio, order)
do for [of in "leaves time"] {
    do for [opening in openings] {
        here = sprintf("opening=%s ", opening)
        eval next(of eq "leaves" || across == 1 ? opening_text(opening) : "")
        first = (panel - 1) % across == 0
        if (of eq "leaves") {
            eval set_powers("y", "0 6 2", !first)
            set yrange [1:1e7]
            eval side(first ? "leaves" : "")
            eval labelled(curve("minimax", "algorithm=minimax", "minimax").", ".curve("random", "order=random", "random").", ". \
                curve("author's", "order=static", "static").", ".curve("evaluation", "order=eval", "eval"))
        } else {
            set ytics (0.5, 1, 2, 5, 10)
            set yrange [0.4:20]
            eval side(first ? "time / author's order" : "")
            eval reference(first ? "author's order" : "", 1, 0.04, -0.6)
            eval labelled(against("random", "random", -0.06).", ".against("evaluation", "eval", 0.06))
        }
    }
}
eval finish
