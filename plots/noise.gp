# How good must an evaluation be before looking deeper pays?  Regret by depth against the noise that is added to the
# evaluation at the leaves.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/noise.csv"

finding = passed("'in connect four with the most noise six plies regret less than one' 'and in kalah' 'in isola with the most noise six plies regret' 'in othello with the most noise' ". \
    "'in Upper Hand with a deviation of 20 balls two plies regret more'", 1) ? "With the most noise six plies give away less than one in connect four, kalah, isola and othello, ". \
    "but in Upper Hand with a deviation of 20 two plies give away more" : ""
question = "How good must an evaluation be before looking deeper pays?"
noises = values("deviation", "leaf=noise")
shown = "Regret is what the chosen move loses, all moves being solved to the end of the game, as a share of what one ply with the most noise loses. ". \
    "Noise of that standard deviation, in discs, seeds, balls or other points of the game, is added to the evaluation of each leaf. ". \
    "Means and 95 % intervals are over ".sampled("game limit leaf deviation", "")." late positions of each game"
x_label = "standard deviation of the noise (points)"
y_label = "relative regret"
same_x = 1
same_y = 1
tic_ems = 2.4
keys = "1:joined '' 2:joined '' 4:joined '' 6:joined ''"
here = places("")
eval page(words(here), fitting(5, 9), 10)

# Rows come in the order of the noise, whose steps are even here.
data(limit) = summary("regret", "leaf,deviation", where." limit=".limit)
curve(limit, shift) = joined(data(limit), sprintf("(column(0) + %g):(column('mean') / unit):(bound('low') / unit):(bound('high') / unit)", shift), limit)
set xrange [-0.4:words(noises) + 0.4]
set yrange [-0.04:1.5]
set ytics 0.5
do for [i = 1:panels] {
    where = word(here, i)
    unit = real(system(data("1")[3:*]." | tail -1 | cut -d, -f5"))
    eval next(game_in(where))
    lowest = panel + across > panels
    do for [k = 0:words(noises)] {
        text = !lowest ? "" : k ? word(noises, k) : "0"
        if (k) { set xtics add (text k) } else { set xtics (text k) }
    }
    eval "plot ".curve("6", 0.12).", ".curve("4", 0.04).", ".curve("2", -0.04).", ".curve("1", -0.12)
}
eval finish
