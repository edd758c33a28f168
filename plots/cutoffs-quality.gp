# The same evaluations spent, which cutoff decides better?  Mean regret of the move chosen against mean evaluations, a
# curve a strategy along its limits.  Three intervals at a place hide each other, so that the fixed depth has a band, and conspiracy
# depth none.  Conspiracy depth with strict ties is in the data only: where all evaluations are equal, as in isola, it
# would follow every move.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-quality.csv"

finding = verdict("in tic-tac-toe realization probability decides better") eq "PASS" && verdict("in Upper Hand worse") eq "PASS" && \
    verdict("and in isola after") eq "PASS" ? "Realization beats a fixed depth in tic-tac-toe, loses in Upper Hand, isola" : ""
question = "Which cutoff decides best for its evaluations?"
shown = "At some budgets. Regret: loss / one ply's; 95 % intervals, ".sampled("game size cutoff ties limit", "")." late positions"
caption = "All moves are solved to the end of the game. Means stand along growing limits, the band and bars are intervals. ".improbable.", and conspiracy depth (drawn without intervals) where too many siblings that are better, or equal and listed before, were passed over. What lies below the axis, as no regret does, is not drawn"
x_label = "evaluations a decision"
y_label = "relative regret"
same_x = 1
x_powers = "2 4 2"
same_y = 1
tic_ems = 2.4
keys = "conspiracy:joined 'conspiracy' realization:joined 'realization' depth:joined 'fixed depth'"
here = places("")
eval page(words(here), fitting(4, 13), 9.5)

# evaluations, mean regret and its interval; the shallowest depth comes first
points(where) = summary("evaluations,regret", "limit", where)." | awk -F, '$2 == \"evaluations\" { e[$1] = $4 } ". \
    "$2 == \"regret\" { print e[$1] \",\" $4 \",\" ($11 == \"\" ? $4 : $11) \",\" ($12 == \"\" ? $4 : $12) }'"
bare(data, meaning) = sprintf("%s using 1:(share($2)) with linespoints %s dashtype %s", quoted(data), point(meaning), dash(meaning))
share(regret) = most(regret / unit, 0.001)
set logscale xy
set xrange [4:30000]
set yrange [0.02:10]
set ytics (0.03, 0.1, 0.3, 1, 3)
do for [i = 1:panels] {
    where = word(here, i)." "
    unit = real(system(points(where."cutoff=depth limit=1")[3:*]." | cut -d, -f2"))
    eval next(game_in(where))
    eval remark(opening_in(where), "0.98, 0.94 right")
    eval reference(i == 1 ? "one ply" : "", 1, 0.03, 1)
    depth = points(where."cutoff=depth")
    eval "plot ".band(depth, "1:(share($3)):(share($4))", "depth").", ".bare(points(where."cutoff=conspiracy ties=ranked"), "conspiracy").", ". \
        joined(points(where."cutoff=realization"), "1:(share($2)):(share($3)):(share($4))", "realization").", ".bare(depth, "depth")
}
eval finish
