# What does ProbCut save, and how often is it wrong?  The share of its cuts that was wrong against the leaves that are left, a
# curve for one pair of depths and one for five, and a point for each threshold.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/probcut.csv"

# Pairs of depths have commas between them.  Here it is enough to know how many they are.
counted = system("mktemp")
system("awk 'NR == 1 { for (n = split($0, names, \",\"); names[n] != \"probcut_pairs\"; n--) ; print; next } { gsub(/\"[^\"]*\"/, \"five\"); ".\
    "m = split($0, cells, \",\"); if (cells[n] ~ /:/) cells[n] = \"one\"; for (i = 1; i <= m; i++) printf \"%s%s\", cells[i], i < m ? \",\" : \"\\n\" }' ".csv." > ".counted)
csv = counted

games = games_of("")
finding = verdict("in othello five pairs at 1.5 sigma leave") eq "PASS" && verdict("five pairs at 1.5 sigma are wrong") eq "PASS" ? \
    "In othello five pairs need under a third of leaves, under 1 % wrong" : ""
question = "What does ProbCut save, and how often is it wrong?"
shown = "Points are thresholds, from 0 sigma (left) to 3. 95 % intervals over ".sampled("game pruning probcut_pairs probcut_threshold", "")." positions"
caption = "Thresholds, by which a shallow search is to lie beyond the window, are 0, 0.5, 1, 1.5, 2 and 3 sigma. One pair takes 6 plies from 2, and five pairs 3 from 1, 4 from 2, 5 from 1, 6 from 2, and 7 from 3. ". \
    "All cuts of one pair, and a fifth of those of five, were searched after all, without the cut there, and were wrong where that found another value within the window. ". \
    "The grey line is how often cuts of one pair would be wrong at most if its errors were normally distributed. An arrow says that the interval reaches 0"
x_label = "leaves / those without ProbCut"
y_label = "wrong cuts (%)"
same_y = 1
tic_ems = 2.6
keys = "five-pairs:joined '' one-pair:joined '' normal:line '' one-pair:downward 'interval reaches 0'"
eval page(words(games), ems < 40 ? 2 : fitting(4, 11), 11)

set logscale x
set logscale y
set yrange [0.0004:90]
cuts(i, pairs) = wrong_cuts(i, "leaves", here." pruning=probcut probcut_pairs=".pairs, here." pruning=none", "probcut_threshold", "game seed")
# Which threshold a point is: of the title's, which is ringed, and of those that coincide.  A row of wrong_cuts has the threshold last.
at_threshold(tag, row, text, place) = sprintf("set label %d %s at first %s, first %s %s font ',%g' textcolor rgb '#444444'", \
    tag, quoted(drawn(text)), field(row, 1), field(row, 2), place, 0.85 * type)
ringed(row) = sprintf("set label 5 '' at first %s, first %s front point pointtype 6 pointsize %g linewidth %g linecolor rgb '#444444'; ", \
    field(row, 1), field(row, 2), 2.2 * dot, stroke_width). \
    sprintf("set arrow 5 from first 0.075, first 0.011 to first %g, first %g nohead linewidth %g linecolor rgb '#444444'; ", \
    0.87 * field(row, 1), 0.45 * field(row, 2), 0.7 * stroke_width). \
    sprintf("set label 4 %s at first 0.027, first 0.005 left front font ',%g' textcolor rgb '#444444'", \
    quoted(drawn(sprintf("1.5 sigma: %.2f of\nleaves, %.1f %% wrong", real(field(row, 1)), real(field(row, 2))))), 0.85 * type)
do for [game in games] {
    here = the_game(game)
    eval next(game_in(here))
    set xrange [0.025:1.4]
    set xtics (0.03, 0.1, 0.3, 1)
    set ytics (0.01, 0.1, 1, 10)
    if ((panel - 1) % across) { set format y "" }
    eval cuts(1, "five")
    eval cuts(2, "one")
    if (game eq "othello") {
        eval ringed($wrong1[4])
        eval at_threshold(6, $wrong1[1], "0 sigma", "left offset -0.4, 0.8")
        eval at_threshold(7, $wrong1[|$wrong1|], "3 sigma", "right offset -0.7, -0.6")
    }
    if (game eq "connect4") {
        eval at_threshold(4, $wrong2[|$wrong2|], "1.5 to 3 sigma", "right offset -0.9, 0")
    }
    eval "plot $wrong2 using 1:(100 * norm(-column(5))) with lines ".thin("normal").", ".wrong_curve(2, "one-pair").", ".wrong_curve(1, "five-pairs")
}
eval finish
system("rm -f ".counted)
