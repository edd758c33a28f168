# What is a deeper search worth whose evaluation is noisy?  Points against two plies without noise, by depth and deviation of
# the noise.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/noise-match.csv"

finding = passed("'in kalah four plies with one of 3 seeds do' 'in othello four plies with a deviation of 3' 'in connect four four plies with a deviation of 3' ". \
    "'in Upper Hand four plies lose with one of 3 balls'", 1) ? \
    "With a deviation of 3 points four plies beat two without noise in kalah, othello and connect four, and lose in Upper Hand" : ""
question = "What is a deeper search worth whose evaluation is noisy?"
noises = values("deviation", "leaf=noise")
here = games_of("")
shallow = ""
do for [game in here] { if (!words(values("limit", the_game(game)." limit=4"))) { shallow = shallow.(shallow eq "" ? "" : ", ").name(game) } }
shown = "Points of a search against two plies without noise, with 95 % intervals over ".sampled("game limit leaf deviation", "")." openings, each played twice. ". \
    "Noise of that standard deviation, in discs, seeds, balls or other points of the game, is added to the evaluation of each leaf". \
    (shallow eq "" ? "" : ". Four plies were not played in ".shallow)
x_label = "standard deviation of the noise (points)"
y_label = "points (%)"
same_x = 1
same_y = 1
tic_ems = 2.4
keys = "4:joined '' 2:joined '' 1:joined ''"
eval page(words(here), fitting(5, 9), 9)

# Rows come in the order of the noise, whose steps are even here; two plies without any are the rival.
curve(limit, first, shift) = joined(scores("leaf,deviation", where." limit=".limit), sprintf("(column(0) + %g):2:3:4", first + shift), limit)
set xrange [-0.4:words(noises) + 0.4]
set yrange [0:100]
set ytics 25
do for [i = 1:panels] {
    where = the_game(word(here, i))
    eval next(game_in(where))
    lowest = panel + across > panels
    do for [k = 0:words(noises)] {
        text = !lowest ? "" : k ? word(noises, k) : "0"
        if (k) { set xtics add (text k) } else { set xtics (text k) }
    }
    eval reference(word(here, i) eq "isola" ? "equal" : "", 50, 0.98, 0.6)
    eval "plot ".(words(values("limit", where." limit=4")) ? curve("4", 0, 0.06).", " : "").curve("2", 1, 0).", ".curve("1", 0, -0.06)
}
eval finish
