# How good must an evaluation be before looking deeper pays?  Regret by depth against the noise that is added to the
# evaluation at the leaves.  Four plies are in the data.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/noise.csv"

finding = passed("'in connect four with the most noise six plies regret less than one' 'and in kalah' 'in isola with the most noise six plies regret' 'in othello with the most noise'", 1) ? \
    "With the most noise six plies surely beat one in four games" : ""
question = "How good must an evaluation be before looking deeper pays?"
noises = values("deviation", "leaf=noise")
shown = "What moves lose, over what those after one ply with the most noise lose; 95 % intervals over ".\
    sampled("game limit leaf deviation", "")." late positions"
caption = "All moves are solved to the end of the game. Noise of that standard deviation, in discs, seeds, balls or other points of the game, is added to the evaluation of each leaf"
x_label = "standard deviation of the noise (points of the game)"
y_label = "relative regret"
same_x = 1
same_y = 1
tic_ems = 2.4
keys = "1:joined '' 2:joined '' 6:joined ''"

# Rows come in the order of the noise, whose steps are even here.
data(limit) = summary("regret", "leaf,deviation", where." limit=".limit)
curve(limit, shift) = joined(data(limit), sprintf("(column(0) + %g):(column('mean') / unit):(bound('low') / unit):(bound('high') / unit)", shift), limit)
noisiest(limit) = real(system(data(limit)[3:*]." | tail -1 | cut -d, -f5"))
# The game where six plies gain most over one comes first.
ranked = ""
do for [game in games_of("")] { where = the_game(game); ranked = ranked.sprintf("%g,%s\n", noisiest("6") / noisiest("1"), game) }
games = system("printf '".ranked."' | sort -t, -k1,1g | cut -d, -f2 | paste -sd ' ' -")
eval page(words(games), fitting(5, 9), 10)

set xrange [-0.4:words(noises) + 0.4]
set yrange [-0.04:1.5]
set ytics 0.5
do for [game in games] {
    where = the_game(game)
    unit = noisiest("1")
    eval next(game_in(where))
    lowest = panel + across > panels
    do for [k = 0:words(noises)] {
        text = !lowest ? "" : k ? word(noises, k) : "0"
        if (k) { set xtics add (text k) } else { set xtics (text k) }
    }
    eval "plot ".curve("6", 0.14).", ".curve("2", 0).", ".curve("1", -0.14)
}
eval finish
