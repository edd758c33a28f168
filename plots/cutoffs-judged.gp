# Which cutoff decides best, as strong engines judge?  Mean regret of the move chosen against the evaluations that a search
# may spend, a panel for each game and leaf.  Ties ranked and alpha-beta-conspiracy search are in the data and the text only.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-judged.csv"

# What was found holds of all the games that are here.
here = games_of("")
leaves = "static quiescence"
bears(i) = i > words(here) || (verdict("in ".word(here, i)." with quiet leaves conspiracy depth gives away more") eq "PASS" && bears(i + 1))
finding = bears(1) ? "With quiet leaves conspiracy depth gives away more than a fixed depth after 10,000 evaluations" : ""
question = "Which cutoff decides best, as strong engines judge?"
shown = "Regret: what the move chosen loses against the best one by the engine's scores, of at most ten pawns; means and 95 % intervals over ". \
    sampled("game variant algorithm leaf cutoff ties margin counters alternatives budget", "")." middle games of each game; searches deepen until so many evaluations are spent"
x_label = "evaluations a decision"
y_label = "regret (pawns)"
same_x = 1
x_powers = "2 4 1"
same_y = 1
tic_ems = 2.4
keys = "conspiracy:joined '' realization:joined '' research:joined '' depth:joined 'fixed depth'"
games_across = ems > 60 # or leaves, where three panels are too many
eval page(words(here) * words(leaves), games_across ? words(here) : words(leaves), 11)

curve(where, shift, meaning) = joined(summary("regret", "budget", where), \
    sprintf("(column('budget') * %g):(column('mean') / 100):(bound('low') / 100):(bound('high') / 100)", shift), meaning)
set logscale xy
set xrange [0.7 * least_of("budget", ""):1.5 * most_of("budget", "")]
set yrange [0.38:7]
set ytics (0.5, 1, 2, 5)
do for [i = 0:panels - 1] {
    game = word(here, 1 + (games_across ? i % across : i / across))
    leaf = word(leaves, 1 + (games_across ? i / across : i % across))
    where = the_game(game)." leaf=".leaf." "
    eval next(name(game).", ".(leaf eq "static" ? "static" : "quiet").(ems < 28 ? "" : " leaves"))
    eval "plot ".curve(where."algorithm=alphabeta cutoff=conspiracy ties=strict", 0.93, "conspiracy").", ". \
        curve(where."algorithm=rps", 1.15, "research").", ". \
        curve(where."algorithm=alphabeta cutoff=realization", 1.07, "realization").", ". \
        curve(where."algorithm=alphabeta cutoff=depth", 1, "depth")
}
eval finish
