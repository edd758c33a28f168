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
finding = verdict("in othello five pairs at 1.5 sigma leave") eq "PASS" ? "In othello five pairs can save over two thirds of the leaves" : ""
question = "What does ProbCut save, and how often is it wrong?"
shown = "A point is a threshold, from 0 sigma (left) to 3; means over ".sampled("game pruning probcut_pairs probcut_threshold", "")." positions with 95 % intervals"
caption = "Thresholds, by which a shallow search is to lie beyond the window, are 0, 0.5, 1, 1.5, 2 and 3 sigma. One pair takes 6 plies from 2, and five pairs 3 from 1, 4 from 2, 5 from 1, 6 from 2, and 7 from 3. ". \
    "All cuts of one pair, and a fifth of those of five, were searched after all, without the cut there, and were wrong where that found another value within the window. ". \
    "The grey line is how often cuts of one pair would be wrong at most if its errors were normally distributed. An arrow says that the interval reaches 0, and a small mark that nothing was wrong: there stands the upper bound of Wilson's interval, as if searches were independent"
x_label = "leaves / those without ProbCut"
y_label = "wrong cuts (%)"
same_x = 1; same_y = 1
tic_ems = 2.6
keys = "five-pairs:joined '' one-pair:joined '' normal:line ''"
eval page(words(games), ems < 40 ? 2 : fitting(4, 11), 11)

set logscale x
set xrange [0.015:1.4]
set logscale y
set yrange [0.0004:90]
cuts(i, pairs) = wrong_cuts(i, "leaves", here." pruning=probcut probcut_pairs=".pairs, here." pruning=none", "probcut_threshold", "game seed")
do for [game in games] {
    here = the_game(game)
    eval next(game_in(here))
    set xtics (0.03, 0.1, 0.3, 1)
    set ytics (0.01, 0.1, 1, 10)
    if (panel + across <= panels) { set format x "" }
    if ((panel - 1) % across) { set format y "" }
    eval cuts(1, "five")
    eval cuts(2, "one")
    eval "plot $wrong2 using 1:(100 * norm(-column(5))) with lines ".thin("normal").", ".wrong_curve(2, "one-pair").", ".wrong_curve(1, "five-pairs")
}
eval finish
system("rm -f ".counted)
