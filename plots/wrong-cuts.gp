# How often is a pruning wrong, for what it saves?  Of what was pruned and searched after all, the share that was wrong, against
# the nodes that are left, a curve for each game over the pruning's settings.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/wrong-cuts.csv"

finding = passed("'in chess fewer than one null move' 'in kalah razoring by half a point'", 1) ? \
    "In chess null moves are seldom wrong, in kalah razoring often" : ""
question = "How often is a pruning wrong, for what it saves?"
shown = "Marks are settings, with 95 % intervals. Wrong: hid a value within the window"
caption = "A share of what was pruned, drawn by the path, was searched after all, without that pruning there. ". \
    "Nodes are those of the whole deepened search, over a search that prunes nothing. Null moves reduce by 1 to 4 plies; margins of futility and razoring are a half to four points a ply ". \
    "(othello 2.5 times as much); 2 to 16 moves for each ply are not late; reductions are by logarithms over 1 to 3. Means over ". \
    sampled("game variant pruning null_plies futility_margin reverse_margin razor_margin late_moves late_divisor", "")." positions of each game. Of what was never wrong there is the ". \
    "upper bound of Wilson's interval, as if searches were independent. Chess's arrows have open heads; of both futilities they stand somewhat left of their place, and the others' right of it, to be told apart. Checkers and breakthrough are in the data"
x_label = "nodes / those without pruning (scales differ)"
y_label = "wrong cuts (%)"
same_y = 1
tic_ems = 2.6
games = "othello kalah minishogi chess"
prunings = "null null_plies razor razor_margin reverse reverse_margin futility futility_margin research late_divisor late late_moves"
keys = "othello:joined '' kalah:joined '' minishogi:joined '' chess:joined '' othello:downward 'interval reaches 0' chess:cross 'never wrong: upper bound'"
eval page(words(prunings) / 2, ems < 40 ? 2 : 3, 9)

set logscale x
from = "0.036 0.22 0.12 0.22 0.09 0.22"
set logscale y
set yrange [0.0004:100]
# Of wrong_cuts: from how many percent to how many.
percent(row) = real(field(row, 2))
in_short(share) = sprintf(share < 1 ? "%.1f" : "%.0f", share)
from_to(low, high) = in_short(low) eq in_short(high) ? "about ".in_short(low)." %" : in_short(low)." to ".in_short(high)." %"
remarked(name, low, high, place) = sprintf("set label 6 %s at %s front font ',%g' textcolor rgb '#444444'", \
    quoted(drawn(name.": ".from_to(low, high))), place, 0.85 * type)
titles = "'null moves' 'razoring' 'reverse futility' 'futility' 'late moves reduced' 'late moves left out'"
do for [p = 1:panels] {
    eval next(word(titles, p))
    set xrange [word(from, p):1.2]
    set xtics (0.05, 0.1, 0.2, 0.5, 1)
    if (word(from, p) > 0.1) { set xtics add (0.3) }
    set ytics (0.01, 0.1, 1, 10)
    if ((panel - 1) % across) { set format y "" }
    parts = ""
    do for [i = 1:words(games)] {
        where = the_game(word(games, i))
        chess = word(games, i) eq "chess"
        wrong_head = chess ? "nofilled" : "filled"
        wrong_shift = strstrt(word(titles, p), "futility") ? exp((chess ? -0.35 : 0.35) * log(1.2 / word(from, p)) / panel_width) : 1
        eval wrong_cuts(i, "nodes", where." pruning=".word(prunings, 2 * p - 1), where." pruning=none", word(prunings, 2 * p), "game variant seed")
        parts = parts.wrong_curve(i, word(games, i)).", "
    }
    if (p < 3) {
        low = 100; high = 0
        do for [row = 1:(p == 1 ? |$wrong4| : |$wrong2|)] {
            share = percent(p == 1 ? $wrong4[row] : $wrong2[row])
            low = least(low, share); high = most(high, share)
        }
        eval remarked(p == 1 ? "chess" : "kalah", low, high, p == 1 ? "first 1.1, first 0.003 right" : "first 1.15, first 55 right")
    }
    eval "plot ".parts."NaN"
}
eval finish
