# The same evaluations spent, which cutoff decides better?  Mean regret of the move chosen against mean evaluations, a
# curve a strategy along its limits, with the bootstrap interval of the mean.  Conspiracy depth with strict ties is in the
# data only: where all evaluations are equal, as in isola, it would follow every move.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-quality.csv"

finding = verdict("in tic-tac-toe realization probability decides better") eq "PASS" && verdict("in Upper Hand worse") eq "PASS" && \
    verdict("and in isola after") eq "PASS" ? "At about the same cost realization probability once decides better in tic-tac-toe, and once worse in Upper Hand and isola" : ""
question = "Which cutoff decides best for its evaluations?"
shown = "Regret: what the move chosen loses against the best one, all moves solved to the end of the game, as a share of what a fixed depth of one ply loses; means and 95 % intervals over ". \
    sampled("game size cutoff ties limit", "")." late positions of each game, a curve a strategy along its limits; conspiracy depth has its ties ranked; what leaves a panel below is less than 0.04"
x_label = "evaluations a decision"
y_label = "relative regret"
same_x = 1
x_powers = ems < 50 ? "1 3 2" : "1 4 1"
same_y = 1
tic_ems = 2.4
keys = "ranked:joined 'conspiracy depth' realization:joined '' depth:joined 'fixed depth'"
here = places("")
eval page(words(here), fitting(4, 9), 10.5)

# evaluations, mean regret and its interval; the shallowest depth comes first
points(where) = summary("evaluations,regret", "limit", where)." | awk -F, '$2 == \"evaluations\" { e[$1] = $4 } ". \
    "$2 == \"regret\" { print e[$1] \",\" $4 \",\" ($11 == \"\" ? $4 : $11) \",\" ($12 == \"\" ? $4 : $12) }'"
curve(where, meaning) = joined(points(where), "1:(share($2)):(share($3)):(share($4))", meaning)
share(regret) = most(regret / unit, 0.001)
set logscale xy
set xrange [4:30000]
set yrange [0.04:10]
set ytics (0.1, 0.3, 1, 3)
do for [i = 1:panels] {
    where = word(here, i)." "
    unit = real(system(points(where."cutoff=depth limit=1")[3:*]." | cut -d, -f2"))
    eval next(game_in(where))
    eval remark(opening_in(where), "0.98, 0.94 right")
    eval reference(i == 3 ? "one ply" : "", 1, 0.98, 0.6)
    eval "plot ".curve(where."cutoff=conspiracy ties=ranked", "ranked").", ".curve(where."cutoff=realization", "realization").", ". \
        curve(where."cutoff=depth", "depth")
}
eval finish
