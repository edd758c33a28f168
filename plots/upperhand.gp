# What does a ply of Upper Hand cost, with minimax and with alpha-beta, in and out of its author's order?  Leaves and
# time by depth, early in the game and late, and both against the author's order in the same position.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/upperhand.csv"

openings = values("opening", "")
question = "What does a ply of Upper Hand cost?"
shown = "Leaves and time of a search, and the time as a multiple of that in its author's order (priorities) in the same ". \
    "position (geometric means); ". \
    "95 % intervals over ".sampled("opening algorithm order", "")." positions; ".timed("").machine(", on ")."; ". \
    "perfect order has no times, since its oracle searches, too"
x_label = "search depth (plies)"
sided = 1
tic_ems = 2.6
keys = "minimax:joined '' none:joined 'by cell number' random:joined '' static:joined '' eval:joined '' best:joined ''"
eval page(3 * words(openings), fitting(3, 14), 9)

set logscale y
set xtics 1, 1
curve(of, unit, where, meaning) = joined(summary(of, "limit", here.where), \
    sprintf("'limit':(column('mean')/%g):(bound('low')/%g):(bound('high')/%g)", unit, unit, unit), meaning)
against(where, meaning) = joined(ratios("ns", "limit", here.where, here."order=static", "limit seed"), "'limit':".ratio, meaning)
set xrange [0.5:most_of("limit", "") + 0.5]
do for [i = 1:3 * words(openings)] {
    opening = across == 3 ? word(openings, (i + 2) / 3) : word(openings, (i - 1) % 2 + 1)
    of = across == 3 ? (i - 1) % 3 : (i - 1) / 2
    here = sprintf("opening=%s ", opening)
    eval next(opening_text(opening))
    if (of < 2) {
        set format y powers
        set ytics 100
        eval side(of == 0 ? "leaves" : "milliseconds")
        unit = of == 0 ? 1 : 1e6
        column_of = of == 0 ? "leaves" : "ns"
        set yrange [(of == 0 ? 1 : 1e-3):10 ** ceil(log10(most_of(column_of, "") / real(unit)))]
        last = of == 0 ? ", ".curve(column_of, unit, "order=best", "best") : ""
        eval "plot ".curve(column_of, unit, "algorithm=minimax", "minimax").", ". \
            curve(column_of, unit, "algorithm=alphabeta order=none", "none").", ". \
            curve(column_of, unit, "order=random", "random").", ".curve(column_of, unit, "order=static", "static").", ". \
            curve(column_of, unit, "order=eval", "eval").last
    } else {
        set format y "%g"
        eval side("time / author's order")
        set ytics (0.5, 1, 2, 5, 10)
        set yrange [0.4:20]
        eval "plot 1 with lines ".thin("static").", ".against("algorithm=alphabeta order=none", "none").", ". \
            against("order=random", "random").", ".against("order=eval", "eval")
    }
}
eval finish
