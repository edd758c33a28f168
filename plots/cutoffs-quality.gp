# The same evaluations spent, which cutoff decides better?  Mean regret of the move chosen over that of a fixed depth after as many
# evaluations, between whose limits regret is taken to change evenly with the evaluations' logarithm; a curve a strategy along its limits.
# Conspiracy depth with strict ties is in the data only: where all evaluations are equal, as in isola, it would follow every move.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-quality.csv"

question = "Which cutoff decides best for its evaluations?"
shown = "Regret over a fixed depth's after equal evaluations; 95 % intervals, ".sampled("game size cutoff ties limit", "")." late positions"
caption = "All moves are solved to the end of the game. Means stand along growing limits; the regret of a fixed depth is interpolated between its limits, by the evaluations' logarithm, ". \
    "and intervals are of the ratio's logarithm, linear in both means. ".improbable.", and conspiracy depth where too many siblings that are better, or equal and listed before, were passed over. ". \
    "Where there was no regret, as at realization's last limit in tic-tac-toe, there is no point"
x_label = "evaluations a decision"
y_label = "regret / fixed depth's"
x_powers = "2 4 2"
same_y = 1
tic_ems = 2.4
keys = "realization:joined '' conspiracy:joined '' realization:downward 'interval goes below 0.1'"
here = places("")

# By evaluations, the mean of log(x / y) + x_i / x - y_i / y, whose interval over positions i is that of the logarithm of the ratio of the
# means x and y.
relative(where, strategy) = "< awk -F, 'FNR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } !(1".held(where, 1).") { next } ". \
    '$at["cutoff"] == "depth" { d = $at["limit"]; if (d > deepest) deepest = d; spent[d] += $at["evaluations"]; n[d]++; lost[d] += $at["regret"]; lost_in[d, $at["seed"]] = $at["regret"] } '. \
    "1".held(strategy, 1).' { k = $at["limit"]; its_spent[k] += $at["evaluations"]; its_n[k]++; its_lost[k] += $at["regret"]; its_lost_in[k, $at["seed"]] = $at["regret"]; seeds[$at["seed"]] } '. \
    'END { for (k in its_n) { e = its_spent[k] / its_n[k]; x = its_lost[k] / its_n[k]; '. \
    "for (d = 1; d < deepest; d++) { from = spent[d] / n[d]; to = spent[d + 1] / n[d + 1]; if (e < from || e > to) continue; ". \
    "w = log(e / from) / log(to / from); y = (1 - w) * lost[d] / n[d] + w * lost[d + 1] / n[d + 1]; ". \
    "if (x > 0 && y > 0) for (i in seeds) ". \
    'printf "%.6g,%s,ok,%.10g\n", e, i, log(x / y) + its_lost_in[k, i] / x - ((1 - w) * lost_in[d, i] + w * lost_in[d + 1, i]) / y } } }'."' ".csv. \
    " | sort -t, -k1,1g -k2,2n | sed '1i evaluations,seed,status,log' | ".plymeter." summary - --of log --by evaluations"
conspiracy = "cutoff=conspiracy ties=ranked"; realization = "cutoff=realization"

# Claims are of realization probability; both are worse where no interval of either reaches down to a fixed depth.
above(where, strategy) = system(relative(where, strategy)[3:*]. \
    " | awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } { n++ } !($at[\"low\"] > 0) { below++ } END { print n && !below ? \"yes\" : \"no\" }'")
finding = verdict("in Upper Hand worse") ne "PASS" ? "" : \
    above("game=upperhand", realization) eq "yes" && above("game=upperhand", conspiracy) eq "yes" ? \
    "In Upper Hand both cutoffs decide worse than a fixed depth" : "In Upper Hand realization decides worse than a fixed depth"
eval page(words(here), fitting(4, 13), 9.5)

set logscale xy
y_logarithmic = 1
least_y = 0.1
set yrange [least_y:20]
set ytics (0.1, 0.3, 1, 3, 10)
curve(strategy, meaning) = joined(relative(where, strategy), "'evaluations':".ratio, meaning).", ". \
    going_on(relative(where, strategy), "exp(bound('low')) < least_y ? column('evaluations') : NaN", "exp(column('mean'))", "column('evaluations')", "least_y", meaning)
do for [i = 1:panels] {
    where = word(here, i)." "
    eval next(game_in(where))
    set xrange [10:30000]
    if (strstrt(where, "tictactoe")) { set xrange [17:140]; set xtics (20, 50, 100) } # there is so little to evaluate
    opening = opening_in(where) # "after 10 moves", and in other panels "13 moves"
    eval remark(i == 1 ? opening : opening[7:*], strstrt(where, "tictactoe") ? "0.03, 0.07" : "0.98, 0.07 right")
    eval reference(i == panels ? "fixed depth" : "", 1, 0.03, -1.1)
    if (i == 1) { eval named_at(6, "worse", 1, 0.03, 1.8); eval named_at(7, "better", 1, 0.03, -1.8) }
    eval "plot ".curve(conspiracy, "conspiracy").", ".curve(realization, "realization")
}
eval finish
