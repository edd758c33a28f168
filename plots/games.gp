# How many moves does a position have, and how long is a game?  A row a game: of games of random moves, and of such as
# look two plies ahead, the median and the middle 90 %.  Moves are means over the plies of a game, which `summary --by ply`
# of the results has one by one.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/games.csv"

finding = passed("'in chess two plies of foresight' 'and in shogi' 'and in minishogi'", 1) ? \
    "With two plies of foresight games of chess, shogi and minishogi end in less than half of the plies that random moves take" : ""
question = "How many moves does a position have, and how long is a game?"
shown = "Legal moves, on average over the plies of a game, and plies from the start to the end. Marks are medians, and bars the middle 90 %, of ". \
    sampled("game variant limit", "")." games of random moves, and of as many in which both sides look two plies ahead, after ". \
    most_of("opening", "limit=2")." random moves. A game is stopped after 1,000 plies, and a forced pass is a ply with one move"
same_y = 1
growing = 0
tic_ems = 7.2
keys = "random:mark 'random moves' 2:mark 'two plies of foresight'"

# game, limit, metric, and of that the number, mean, error and quantiles.
all = rows("", 'moves = 0; n = split($at["moves_by_ply"], legal, " "); for (i = 1; i <= n; i++) moves += legal[i] / n; print '.named. \
    ' "," $at["limit"] "," $at["seed"] ",ok," $at["opening"] + $at["plies"] "," moves')." | sed '1i game,limit,seed,status,plies,moves' | ". \
    plymeter." summary - --by game,limit --of plies,moves"
games = system(all." | awk -F, '$2 == 0 && $3 == \"moves\"' | sort -t, -k7,7g | cut -d, -f1 | paste -sd ' ' -")
labels = ""
do for [game in games] { labels = labels.quoted(name(game))." " }
eval page(2, fitting(2, 14), 1.7 * words(games))

spread(of, limit, shift, meaning) = sprintf("%s using 1:($2 + %g):3:4 with xerrorbars %s", quoted("< ".all." | awk -F, 'BEGIN { ". \
    numbered(games, 1).sprintf('} $2 == %d && $3 == "%s" { print $7 "," at[$1] "," $8 "," $11 }'."'", limit, of)), shift, mark(meaning))
set logscale x
set yrange [words(games) + 0.6:0.4]
set grid xtics noytics
do for [of in "moves plies"] {
    eval next(of eq "moves" ? "legal moves" : "plies of a game")
    set ytics () scale 0; eval name_rows(labels, 1)
    set xrange [(of eq "moves" ? 2 : 4):(of eq "moves" ? 200 : 1600)]
    if (ems < 40) { set xtics (3, 10, 30, 100, "" 300, "1,000" 1000) } else { set xtics (5, 10, 20, 50, 100, "" 200, 500, "1,000" 1000) }
    eval "plot ".spread(of, 0, -0.16, "random").", ".spread(of, 2, 0.16, "2")
}
eval finish
