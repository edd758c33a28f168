# How good must an evaluation be before looking deeper pays?  Regret by depth against the noise that is added to the
# evaluation at the leaves.  How the noisy leaves are correlated with the truth is what plymeter correlate prints.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/noise.csv"

finding = verdict("in connect four with the most noise six plies regret less") eq "PASS" && verdict("and in kalah") eq "PASS" ? \
    "Even with the most noise six plies regret less than one in connect four and kalah" : ""
question = "How good must an evaluation be before looking deeper pays?"
noises = values("deviation", "leaf=noise")
shown = "Regret: what the move chosen loses against the best one, all moves solved to the end of the game, as a share of what one ply with the most noise loses; noise has deviations of so many points at the leaves; means and 95 % intervals over ". \
    sampled("game limit leaf deviation", "")." late positions"
x_label = "deviation of the noise (points)"
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
