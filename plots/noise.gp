# How good must an evaluation be before looking deeper pays?  Regret by depth against the correlation of the evaluation, to
# which noise is added, with the value of the rest of the game.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/noise.csv"

question = "How good must an evaluation be before looking deeper pays?"
noises = values("deviation", "leaf=noise")
shown = "Regret: what the move chosen loses against the best one, all moves solved to the end of the game, with more and more noise at ". \
    "the leaves: without any, and with deviations of ".noises." points; means and 95 % intervals over ".sampled("game limit leaf deviation", ""). \
    " late positions, of which the leaf's values are correlated with the true ones"
x_label = "correlation of a leaf with the true value"
sided = 1
tic_ems = 2.4
keys = "1:joined '' 2:joined '' 4:joined '' 6:joined ''"
here = places("")
eval page(words(here), fitting(3, 13), 10)

# Rows come in the order of the noise, whose steps are even here; of the correlations as many are written as there is room for.
correlations(where) = system(plymeter." correlate ".csv." --by leaf,deviation --with leaf=static --with limit=60 --where limit=0". \
    conditions(where, 1)." | awk -F, 'NR > 1 { printf \"%.2f \", $5 }'")
curve(limit, shift) = joined(summary("regret", "leaf,deviation", where." limit=".limit), \
    sprintf("(column(0) + %g):(column('mean') / unit):(bound('low') / unit):(bound('high') / unit)", shift), limit)
set xrange [-0.4:words(noises) + 0.4]
set xtics ()
set yrange [0:*]
set offsets 0, 0, graph 0.05, 0
do for [i = 1:words(here)] {
    where = word(here, i)
    game = word(values("game", where), 1)
    unit = unit_of(game)
    eval next(game_in(where))
    set ytics regret_step(game)
    eval side(regret_label(game))
    found = correlations(where)
    do for [k = 1:words(found):ems < 50 ? 2 : 1] { set xtics add (word(found, k) k - 1) }
    eval "plot ".curve("6", 0.12).", ".curve("4", 0.04).", ".curve("2", -0.04).", ".curve("1", -0.12)
}
eval finish
