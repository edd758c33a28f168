# Who wins when both may evaluate as often?  Score against the depth cutoff at equal budgets of evaluations a move.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-match.csv"

width = 1000; height = 700
eval open
set multiplot layout 2, 3 margins 0.083, 0.975, 0.16, 0.85 spacing 0.03, 0.085

openings = int(system("awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i } $at[\"seed\"] + 0 > most { most = $at[\"seed\"] } END { print most }' ".csv))
set label 1 "Who wins when both may evaluate as often?" at screen 0.012, 0.963 font ",18"
set label 2 sprintf("Points against a fixed depth, both deepening within the same evaluations; %d openings played twice, 95 %% intervals", openings) \
    at screen 0.012, 0.92 font ",12" textcolor rgb "#555555"
set label 3 "evaluations a move" at screen 0.53, 0.085 center
set label 4 "points (%)" at screen 0.012, 0.505 center rotate
set logscale x
set xrange [230:13000]
set xtics (300, 1000, 3000, 10000)
set yrange [0:100]
set ytics 25
set arrow 1 from graph 0, first 50 to graph 1, first 50 nohead linecolor rgb "#000000" linewidth 1.2
set key at screen 0.53, 0.03 center maxrows 1 Left reverse samplen 1.8 font ",12"

# budget, points and their interval, which `elo` gives in Elo, in percent.
rows(where, cutoff) = sprintf("< awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; print; next } %s' %s | ", where, csv). \
    sprintf("%s elo - --by cutoff,budget | awk -F, '%s $1 == \"%s\" { print $2 \",\" 100 * $7 \",\" points($10, $7) \",\" points($11, $7) }'", \
    plymeter, "function points(elo, score) { return elo == \"\" ? 100 * score : elo ~ /inf/ ? (elo ~ /-/ ? 0 : 100) : 100 / (1 + exp(-elo * log(10) / 400)) }", cutoff)
array where[6]
array name[6] = ["connect four", "kalah", "isola", "Upper Hand", "othello 6x6", "othello 8x8"]
do for [i = 1:4] { where[i] = sprintf("$at[\"game\"] == \"%s\"", word("connect4 kalah isola upperhand", i)) }
do for [i = 5:6] { where[i] = sprintf("$at[\"game\"] == \"othello\" && $at[\"size\"] == %d", 2 * i - 4) }
do for [i = 1:6] {
    set title name[i] offset 0, -0.6
    set format x i < 4 ? "" : "%g"
    set format y i % 3 == 1 ? "%g" : ""
    plot rows(where[i], "conspiracy") using 1:2:3:4 with yerrorlines linewidth 1.3 \
            linecolor rgb "#e69f00" pointtype 11 pointsize 0.8 title (i == 6 ? "conspiracy depth (isola: ties ranked)" : ""), \
        rows(where[i], "realization") using 1:2:3:4 with yerrorlines linewidth 1.3 \
            linecolor rgb RANDOM pointtype 7 pointsize 0.8 title (i == 6 ? "realization probability" : "")
    unset label 1; unset label 2; unset label 3; unset label 4
}
unset multiplot
