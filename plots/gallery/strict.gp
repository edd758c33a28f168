# What does it cost not to cut where values are equal?  Leaves of the strict relation as multiples of the weak one's.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/strict.csv"

finding = verdict("in connect four more than twice at eight plies") eq "PASS" && verdict("in othello, whose evaluation has many values") eq "PASS" ? \
    "Without cuts at equal values connect four takes over twice the leaves, and othello less than a tenth more" : ""
question = "What does it cost not to cut where values are equal?"
shown = "Leaves of alpha-beta in random order that cuts only where alpha > beta, as multiples of those where alpha >= beta cuts, in the same ". \
    "position; geometric means and 95 % intervals over ".sampled("game opening without limit relation values", "")." positions"
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
# Two curves run together, and share a name.
eval labelled(curve("chess, material alone", "standing", "game=chess opening=16 without=all", 0).", ".curve("connect four", "connect4", "game=connect4", 0.04).", ". \
    curve("kalah", "kalah", "game=kalah", -0.04).", ".joined(data("game=chess without=nothing"), "(column('limit') + 0.04):".ratio, "chess").", ". \
    curve("othello, chess", "othello", "game=othello", -0.04))
eval finish
