# What does it cost not to cut where values are equal?  Leaves of the strict relation as multiples of the weak one's.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/strict.csv"

finding = verdict("in connect four more than twice at eight plies") eq "PASS" && verdict("in othello, whose evaluation has many values") eq "PASS" ? \
    "At eight plies connect four takes over twice the leaves without cuts at equal values, and othello less than a tenth more" : ""
question = "What does it cost not to cut where values are equal?"
shown = "Alpha-beta in random order that cuts only where alpha > beta (strict) is compared with one that cuts where alpha >= beta (weak), in the same position. ". \
    "Chess is evaluated by material alone, where many values are equal, and by all terms, whose marks lie beside those of othello. ". \
    "Points are geometric means with 95 % intervals over ".sampled("game opening without limit relation values", "")." positions"
x_label = "search depth (plies)"
y_label = "leaves, strict / weak"
titled = 0
tic_ems = 2.2
ends_ems = 7
end_letters = 14
eval page(1, 1, 14)

set xrange [least_of("limit", "game=othello") - 0.5:most_of("limit", "") + 0.5]
set xtics 1
set logscale y
y_logarithmic = 1
set yrange [0.8:5]
set ytics (1, 1.5, 2, 3, 4, 5)
data(where) = ratios("leaves", "limit", where." relation=strict", where." relation=weak", "limit seed")
curve(text, meaning, where, shift) = ended_as(text, data(where), sprintf("(column('limit') + %g):", shift).ratio, meaning)
eval next("")
eval reference("as many", 1, 0.98, -0.6)
# Two curves run together.
set label 6 "chess, all terms" at first 4.1, first 1 offset 0.3, -0.8 left font sprintf(",%g", 0.85 * type) textcolor rgb darker(look("chess", 2))
eval labelled(curve("chess, material alone", "standing", "game=chess opening=16 without=all", 0).", ".curve("connect four", "connect4", "game=connect4", 0.04).", ". \
    curve("kalah", "kalah", "game=kalah", -0.04).", ".joined(data("game=chess without=nothing"), "(column('limit') + 0.1):".ratio, "chess").", ". \
    curve("othello", "othello", "game=othello", -0.1))
eval finish
