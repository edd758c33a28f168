# Who wins when both may evaluate as often?  Score against the depth cutoff at equal budgets of evaluations a move.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-match.csv"

finding = passed("'it wins there at 3000' 'it loses there at 3000' 'it loses in Upper Hand at 3000' 'it loses in chess at 3000' 'and in shogi' 'and in minishogi'", 1) ? \
    "At 3,000 evaluations realization probability wins in isola, and loses in connect four, Upper Hand, chess, shogi and minishogi" : ""
question = "Who wins when both may evaluate as often?"
ranked = played("cutoff=conspiracy ties=ranked") # where the evaluation of most siblings is equal
shown = "Points against a fixed depth that may evaluate as often, with 95 % intervals over ".sampled("game variant size cutoff budget", "")." openings, each played twice. ". \
    "Both sides evaluate leaves as they stand, order moves by evaluation, and have no table. ".improbable.", and ".passed_over. \
    (words(ranked) ? " (in ".name(word(ranked, 1))." equal ones, too, that are listed before)" : "").". Points that are missing were not played"
x_label = "evaluations a move"
y_label = "points (%)"
same_x = 1
same_y = 1
tic_ems = 2.4
keys = "realization:joined '' conspiracy:joined ''"
here = places("")
eval page(words(here), fitting(5, 9), 9)

curve(meaning, shift) = joined(scores("budget", where." cutoff=".meaning), sprintf("($1 * %g):2:3:4", shift), meaning)
set logscale x
set xrange [220:14000]
set yrange [0:100]
set ytics 25
do for [i = 1:panels] {
    where = word(here, i)
    eval next(game_in(where))
    if (panel + across <= panels) { set xtics ("" 300, "" 1000, "" 3000, "" 10000) } \
    else { if (panel_width < 10) { set xtics ("300" 300, "" 1000, "3,000" 3000, "" 10000) } else { set xtics ("" 300, "1,000" 1000, "" 3000, "10,000" 10000) } }
    eval reference(i == 1 ? "equal" : "", 50, 0.98, 0.6)
    eval "plot ".curve("conspiracy", 0.96).", ".curve("realization", 1.04)
}
eval finish
