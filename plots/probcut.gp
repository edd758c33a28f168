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
finding = verdict("in othello five pairs at 1.5 sigma leave") eq "PASS" ? "Five pairs leave under a third of othello's leaves at 1.5 sigma" : ""
question = "What does ProbCut save, and how often is it wrong?"
shown = "A point is a threshold, from 0 sigma (left) to 3; means over ".sampled("game pruning probcut_pairs probcut_threshold", "")." positions with 95 % intervals"
caption = "Thresholds, by which a shallow search is to lie beyond the window, are 0, 0.5, 1, 1.5, 2 and 3 sigma. One pair takes 6 plies from 2, and five pairs 3 from 1, 4 from 2, 5 from 1, 6 from 2, and 7 from 3. ". \
    "All cuts of one pair, and a fifth of those of five, were searched after all, without the cut there, and were wrong where that found another value within the window. ". \
    "The thin line is how often cuts of one pair would be wrong at most if its errors were normally distributed. What was never wrong stands at 0"
x_label = "leaves / those without ProbCut"
y_label = "wrong cuts (%)"
same_x = 1; same_y = 1
tic_ems = 2.6
keys = "best:joined 'five pairs' random:joined 'one pair' random:line 'one pair, if normal'"
eval page(words(games), ems < 40 ? 2 : fitting(4, 11), 11)

# Of each threshold: leaves, wrong cuts, their interval, and what a normal distribution has beyond it.
never = "0.01"
both(where) = "< { ".ratios("leaves", "probcut_threshold", where, word(where, 1)." pruning=none", "game seed")[3:*]. \
    "; echo; ".summary("wrong_share", "probcut_threshold", where)[3:*]."; } | awk -F, 'function seen(share) { return 100 * share < never ? never : 100 * share } ". \
    "function beyond(t,   sum, i) { for (i = 0; i < 4000; i++) sum += exp(-(t + (i + 0.5) / 500) ^ 2 / 2) / 500; return sum / sqrt(2 * 3.14159265) } ". \
    "BEGIN { never = ".never." } ".'$1 == "" { second = 1 } '. \
    '{ for (i = 1; i <= NF; i++) if ($i == "mean" || $i == "low" || $i == "high") at[second "," $i] = i } $1 !~ /^[0-9]/ { next } '. \
    '!second { x[$1] = exp($at[",mean"]); next } $1 in x { mean = $at["1,mean"]; low = $at["1,low"]; high = $at["1,high"]; '. \
    'print x[$1] "," seen(mean) "," seen(low == "" ? mean : low) "," seen(high == "" ? mean : high) "," 100 * beyond($1) "," $1 }'."' | sort -t, -k6,6g"
curve(where, meaning) = joined(both(where), "1:2:3:4", meaning)
set logscale x
set xrange [0.015:1.4]
set logscale y
set yrange [0.01:90]
do for [game in games] {
    here = the_game(game)
    eval next(game_in(here))
    set xtics (0.03, 0.1, 0.3, 1)
    set ytics (0.1, 1, 10); set ytics add ("0" 0.01)
    if (panel + across <= panels) { set format x "" }
    if ((panel - 1) % across) { set format y ""; set ytics ("" 0.01, 0.1, 1, 10) }
    one = here." pruning=probcut probcut_pairs=one"
    five = here." pruning=probcut probcut_pairs=five"
    eval "plot ".formula(both(one), "1:5", "random").", ".curve(one, "random").", ".curve(five, "best")
}
eval finish
system("rm -f ".counted)
