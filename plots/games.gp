# How many moves does a position have, and how long is a game?  Mean number of legal moves at each ply of the games that
# last so long, and how many of the games do.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/games.csv"

games = games_of("")
fewest = 20 # games for which means are shown
question = "How many moves does a position have, and how long is a game?"
shown = sprintf("Legal moves at each ply, means with 95 %% intervals as bands while %d games last; ", fewest). \
    "games still on at that ply, in percent; ".sampled("game variant limit", "")." games of each kind, of random moves, or of two plies' foresight after ". \
    most_of("opening", "limit=2")." random moves; a forced pass is a ply with one move"
x_label = "ply"
sided = 1
tic_ems = 2
keys = ""
do for [game in games] { keys = keys.game.":joined '' " }
longest = 300 # plies that a panel shows at most
families = 1 + (words(games) > 6)
eval page(4 * families, fitting(2, 14), 10)

# ply, mean and interval of the moves where enough games last so long, share of the games that do (%); 0 after the last.
begins(game, limit) = most_of("opening", sprintf("%s limit=%d", the_game(game), limit))
by_ply(game, limit) = summary("moves_by_ply", "ply", sprintf("%s limit=%d", the_game(game), limit))." | ". \
    sprintf("awk -F, 'NR == 2 { all = $3 } NR > 1 { ply = $1 + %s; few = $3 < %d; ", begins(game, limit), fewest). \
    'print ply "," (few ? "" : $4) "," (few ? "" : $11 == "" ? $4 : $11) "," '. \
    '(few ? "" : $12 == "" ? $4 : $12) "," 100 * $3 / all } END { print ply + 1 ",,,,0" }'."'"
moves(game, limit) = band(by_ply(game, limit), "1:3:4", game).", ".curve(game, limit, 2)
curve(game, limit, column) = sprintf('%s using 1:%d with linespoints %s', quoted(by_ply(game, limit)), column, spaced(game, 9))
all(of, i, last) = i > last ? "" : (of eq "moves" ? moves(word(games, i), limit) : curve(word(games, i), limit, 5)). \
    (i < last ? ", " : "").all(of, i + 1, last)

# Where panels stand side by side, those of one kind of play are above each other.
do for [family = 1:families] {
    last = least(6 * family, words(games))
    end = 0
    do for [i = 6 * family - 5:last] { end = most(end, int(most_of("plies", the_game(word(games, i))))) }
    set xrange [0:least(end, longest)]
    set xtics family == 1 ? 20 : 100
    do for [i = 1:4] {
        of = across == 1 ? (i % 2 ? "moves" : "games") : (i < 3 ? "moves" : "games")
        limit = across == 1 ? (i < 3 ? 0 : 2) : (i % 2 ? 0 : 2)
        eval next(of eq "games" && across > 1 ? "" : limit ? "two plies' foresight" : "random moves")
        eval side(of eq "moves" ? "legal moves" : "games still on (%)")
        if (of eq "moves") { set logscale y; set yrange [1:300] } else { unset logscale y; set yrange [0:105] }
        eval "plot ".all(of, 6 * family - 5, last)
    }
}
eval finish
