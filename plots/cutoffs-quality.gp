# The same evaluations spent, which cutoff decides better?  Mean regret of the move chosen against mean evaluations, a
# curve a strategy along its limits, with the bootstrap interval of the mean as a band.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-quality.csv"

width = 1240; height = 740
eval open
set multiplot layout 2, 4 margins 0.05, 0.99, 0.095, 0.86 spacing 0.05, 0.115

set label 1 "Which cutoff decides best for its evaluations?" at screen 0.012, 0.965 font ",18"
set label 2 "Regret: what the move chosen loses against the best one, all moves solved to the end of the game; means and 95 % intervals over positions" \
    at screen 0.012, 0.925 font ",12" textcolor rgb "#555555"
set label 3 "evaluations a decision" at screen 0.52, 0.02 center
set logscale x
set xtics 10
set format x "10^{%L}"
set yrange [0:*]
set style fill transparent solid 0.16 noborder

# limit, mean evaluations, mean regret and its interval, in units of the game's value.
points(where, unit) = summary("evaluations,regret", "limit", where)." | awk -F, '$2 == \"evaluations\" { e[$1] = $4 } ".\
    sprintf("$2 == \"regret\" { print $1 \",\" e[$1] \",\" $4 / %g \",\" ($11 == \"\" ? $4 : $11) / %g \",\" ($12 == \"\" ? $4 : $12) / %g }'", unit, unit, unit)
band(where, unit, colour) = sprintf("points(\"%s\", %g) using 2:4:5 with filledcurves linecolor rgb '%s'", where, unit, colour)
curve(where, unit, colour, shape) = \
    sprintf("points(\"%s\", %g) using 2:3 with linespoints linecolor rgb '%s' linewidth 1.4 pointtype %d pointsize 0.7", \
    where, unit, colour, shape)
strategy(here, where, unit, colour, shape) = band(here.where, unit, colour).", ".curve(here.where, unit, colour, shape)

array games[7] = ["game=tictactoe ", "game=connect4 ", "game=kalah ", "game=isola ", "game=upperhand ", \
    "game=othello size=6 ", "game=othello size=8 "]
array name[7] = ["tic-tac-toe, after 3 moves", "connect four 6x5, after 10 moves", "kalah (5,3), after 16 moves", \
    "isola 5x5, after 13 moves", "Upper Hand, after 26 moves", "othello 6x6, 12 squares empty", "othello 8x8, 11 squares empty"]
array unit[7] = [1, 1, 1, 1, 2 ** 40, 100, 100]
array axis[7] = ["mean regret (a win is 10)", "mean regret (a win is 100)", "mean regret (seeds)", "mean regret (a win is 100)", \
    "mean regret (balls)", "mean regret (discs)", "mean regret (discs)"]
array step[7] = [2, 5, 1, 20, 0.4, 1, 1]
do for [i = 1:7] {
    set xrange [5:i == 1 ? 500 : 20000]
    set ytics step[i]
    set title name[i] offset 0, -0.5 font ",12"
    set ylabel axis[i] offset 1.2 font ",11"
    # Where most evaluations are equal, strict ties would follow all of them: isola is searched with ties ranked only.
    strict = i == 4 ? "" : strategy(games[i], "cutoff=conspiracy ties=strict", unit[i], "#e69f00", 11).", "
    eval "plot ".strict.strategy(games[i], "cutoff=conspiracy ties=ranked", unit[i], WORST, 13).", ".\
        strategy(games[i], "cutoff=realization", unit[i], RANDOM, 7).", ".strategy(games[i], "cutoff=depth", unit[i], PERFECT, 5)
    unset label 1; unset label 2; unset label 3
}

# The legend has a panel of its own.
unset title; unset ylabel; unset border; unset tics; unset grid; unset logscale
set key at graph -0.05, 0.85 left top Left reverse samplen 1.8 spacing 1.5 font ",12"
set xrange [0:1]; set yrange [0:1]
plot NaN with linespoints linecolor rgb PERFECT linewidth 1.4 pointtype 5 pointsize 0.8 title "depth", \
    NaN with linespoints linecolor rgb RANDOM linewidth 1.4 pointtype 7 pointsize 0.8 title "realization probability", \
    NaN with linespoints linecolor rgb "#e69f00" linewidth 1.4 pointtype 11 pointsize 0.8 title "conspiracy depth", \
    NaN with linespoints linecolor rgb WORST linewidth 1.4 pointtype 13 pointsize 0.8 title "conspiracy, ties ranked"
unset multiplot
