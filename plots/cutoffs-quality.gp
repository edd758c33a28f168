# The same evaluations spent, which cutoff decides better?  Mean regret of the move chosen against mean evaluations, a
# curve a strategy along its limits, with the bootstrap interval of the mean as a band.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-quality.csv"

width = 1120; height = 440
eval open
set multiplot layout 1, 3 margins 0.065, 0.985, 0.16, 0.80 spacing 0.06, 0

set label 1 "Which cutoff decides best for its evaluations?" at screen 0.012, 0.955 font ",18"
set label 2 "Regret: what the move chosen loses against the best one, all moves solved to the end of the game; means and 95 % intervals over positions" \
    at screen 0.012, 0.895 font ",12" textcolor rgb "#555555"
set xlabel "evaluations a decision"
set logscale x
set xrange [10:10000]
set format x "10^{%L}"
set yrange [0:*]
set style fill transparent solid 0.16 noborder
set key at graph 0.38, 0.99 left top Left reverse samplen 1.6 spacing 1.2 font ",12"

# limit, mean evaluations, mean regret and its interval, in units of the game's value.
points(where, unit) = summary("evaluations,regret", "limit", where)." | awk -F, '$2 == \"evaluations\" { e[$1] = $4 } ".\
    sprintf("$2 == \"regret\" { print $1 \",\" e[$1] \",\" $4 / %g \",\" $11 / %g \",\" $12 / %g }'", unit, unit, unit)
band(where, unit, colour) = sprintf("points(\"%s\", %g) using 2:4:5 with filledcurves linecolor rgb '%s'", where, unit, colour)
curve(where, unit, colour, shape, name) = \
    sprintf("points(\"%s\", %g) using 2:3 with linespoints linecolor rgb '%s' linewidth 1.4 pointtype %d pointsize 0.7 title '%s'", \
    where, unit, colour, shape, name)
strategy(here, where, unit, colour, shape, name) = band(here.where, unit, colour).", ".curve(here.where, unit, colour, shape, name)

games = "game=tictactoe 'game=othello size=6' 'game=othello size=8'"
array title[3] = ["tic-tac-toe, after 3 moves", "othello 6x6, 12 squares empty", "othello 8x8, 11 squares empty"]
array unit[3] = [1, 100, 100]
array axis[3] = ["mean regret (a win is 10)", "mean regret (discs)", "mean regret (discs)"]
do for [i = 1:3] {
    here = word(games, i)." "
    set title title[i] offset 0, -0.5
    set ylabel axis[i] offset 1.5
    named = i == 1
    eval "plot ".strategy(here, "cutoff=conspiracy ties=strict", unit[i], "#e69f00", 11, named ? "conspiracy depth" : "").", ".\
        strategy(here, "cutoff=conspiracy ties=ranked", unit[i], WORST, 13, named ? "conspiracy depth, ties ranked" : "").", ".\
        strategy(here, "cutoff=realization", unit[i], RANDOM, 7, named ? "realization probability" : "").", ".\
        strategy(here, "cutoff=depth", unit[i], PERFECT, 5, named ? "depth" : "")
    unset label 1; unset label 2
}
unset multiplot
