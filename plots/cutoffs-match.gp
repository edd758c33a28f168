# Who wins when both may evaluate as often?  Score against the depth cutoff at equal budgets of evaluations a move.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-match.csv"

# Which games conspiracy depth did not play with their largest budget, and which with ties ranked.
shorter = ""; ranked = ""
do for [game in games_of("")] {
    conspiracy = the_game(game)." cutoff=conspiracy"
    if (most_of("budget", conspiracy) ne most_of("budget", the_game(game))) { shorter = shorter.(shorter eq "" ? "" : ", ").name(game) }
    if (words(values("budget", conspiracy." ties=ranked"))) { ranked = ranked.(ranked eq "" ? "" : ", ").name(game) }
}
finding = verdict("it wins there at 3000") eq "PASS" && verdict("it loses there at 3000") eq "PASS" && verdict("it loses in chess at 3000") eq "PASS" && \
    verdict("and in shogi") eq "PASS" && verdict("and in minishogi") eq "PASS" ? \
    "At 3,000 evaluations realization probability wins in isola, and loses in connect four, chess, shogi and minishogi" : ""
question = "Who wins when both may evaluate as often?"
shown = "Points against a fixed depth, both deepening within the same evaluations; ".sampled("game variant size cutoff budget", ""). \
    " openings played twice, 95 % intervals".(shorter eq "" ? "" : "; conspiracy depth did not play with the largest budget in ".shorter). \
    (ranked eq "" ? "" : "; its ties are ranked in ".ranked)
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
    if (panel + across > panels) { set xtics ("300" 300, "" 1000, "3,000" 3000, "" 10000) } else { set xtics ("" 300, "" 1000, "" 3000, "" 10000) }
    eval reference(i == 1 ? "equal" : "", 50, 0.98, 0.6)
    eval "plot ".curve("conspiracy", 0.96).", ".curve("realization", 1.04)
}
eval finish
