# The same evaluations spent, which cutoff decides better?  Mean regret of the move chosen against mean evaluations, a
# curve a strategy along its limits, with the bootstrap interval of the mean.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-quality.csv"

question = "Which cutoff decides best for its evaluations?"
shown = "Regret: what the move chosen loses against the best one, all moves solved to the end of the game; means and 95 % intervals over ". \
    sampled("game size cutoff ties limit", "")." late positions of each game, a curve a strategy along its limits; where all evaluations are ". \
    "equal, strict ties would follow every move, so that isola is searched with ties ranked only"
x_label = "evaluations a decision"
sided = 1
x_format = powers
tic_ems = 2.4
keys = "depth:joined '' realization:joined '' conspiracy:joined '' ranked:joined ''"

here = places("")
eval page(words(here), fitting(4, 13), 10)

# evaluations, mean regret and its interval, in the unit of the game
points(where) = summary("evaluations,regret", "limit", where)." | awk -F, '$2 == \"evaluations\" { e[$1] = $4 } ". \
    "$2 == \"regret\" { print e[$1] \",\" $4 \",\" ($11 == \"\" ? $4 : $11) \",\" ($12 == \"\" ? $4 : $12) }'"
of_unit = "1:($2 / unit):($3 / unit):($4 / unit)"
curve(cutoff, meaning) = joined(points(where.cutoff), of_unit, meaning)
set logscale x
set xtics 10
set yrange [0:*]
set offsets 0, 0, graph 0.15, 0
do for [i = 1:words(here)] {
    where = word(here, i)." "
    game = word(values("game", where), 1)
    unit = unit_of(game)
    eval next(game_in(where))
    set ytics regret_step(game)
    eval side(regret_label(game))
    eval remark(opening_in(where), "0.98, 0.94 right")
    strict = words(values("limit", where."cutoff=conspiracy ties=strict"))
    eval "plot ".(strict ? curve("cutoff=conspiracy ties=strict", "conspiracy").", " : ""). \
        curve("cutoff=conspiracy ties=ranked", "ranked").", ".curve("cutoff=realization", "realization").", ". \
        curve("cutoff=depth", "depth")
}
eval finish
