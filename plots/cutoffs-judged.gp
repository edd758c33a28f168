# Which cutoff decides best, as strong engines judge?  Mean regret of the move chosen against the evaluations that a search
# may spend, a panel for each game and leaf.  Ties ranked and alpha-beta-conspiracy search are in the data and the text only.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-judged.csv"

# What was found holds of all the games that are here.
here = games_of("")
leaves = "static quiescence"
bears(claim, i) = i > words(here) || (verdict("in ".word(here, i)." with ".claim) eq "PASS" && bears(claim, i + 1))
finding = bears("static leaves realization", 1) && bears("quiet leaves conspiracy depth", 1) ? "In each game realization probability, without searching again, gives away more ". \
    "than a fixed depth at 1,000 evaluations with static leaves, and conspiracy depth at 10,000 with quiet ones, compared position by position" : ""
question = "Which cutoff decides best, as strong engines judge?"
shown = "Regret is what the chosen move loses by an engine's scores, ten pawns at most, in means with 95 % intervals over ". \
    sampled("game variant algorithm pruning leaf cutoff ties margin counters alternatives budget", "")." middle games of each game. ". \
    "Static leaves are evaluated as they stand, and quiet ones after captures. ".improbable. \
    " (searched again, it goes deeper where a move seems best), and ".passed_over
x_label = "evaluations a decision"
y_label = "regret (pawns)"
same_x = 1
x_powers = "2 4 1"
tic_ems = 2.4
keys = "conspiracy:joined '' realization:joined '' research:joined '' depth:joined 'fixed depth'"
games_across = ems > 60 # or leaves, where three panels are too many
same_y = !games_across  # since a game has a scale of its own
eval page(words(here) * words(leaves), games_across ? words(here) : words(leaves), 11)

curve(where, shift, meaning) = joined(summary("regret", "budget", where), \
    sprintf("(column('budget') * %g):(column('mean') / 100):(bound('low') / 100):(bound('high') / 100)", shift), meaning)
top(where) = system(summary("regret", "algorithm,pruning,leaf,exchange,cutoff,ties,budget", where)[3:*]. \
    " | awk -F, 'NR > 1 && $(NF - 1) > most { most = $(NF - 1) } END { print most }'") / 100.0
set logscale x
set xrange [0.7 * least_of("budget", ""):1.5 * most_of("budget", "")]
set ytics 1
do for [i = 0:panels - 1] {
    game = word(here, 1 + (games_across ? i % across : i / across))
    leaf = word(leaves, 1 + (games_across ? i / across : i % across))
    where = the_game(game)." leaf=".leaf." "
    set yrange [0:1.05 * top(the_game(game))]
    eval next(name(game).", ".(leaf eq "static" ? "static" : "quiet").(ems < 28 ? "" : " leaves"))
    eval "plot ".curve(where."algorithm=alphabeta cutoff=conspiracy ties=strict", 0.93, "conspiracy").", ". \
        curve(where."pruning=research", 1.15, "research").", ". \
        curve(where."algorithm=alphabeta pruning=none cutoff=realization", 1.07, "realization").", ". \
        curve(where."algorithm=alphabeta cutoff=depth", 1, "depth")
}
eval finish
