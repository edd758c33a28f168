# How common are shallow traps?  Positions that hold one, by the plies it takes to close, in random and played games.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/traps.csv"

games = games_of("")
question = "How common are shallow traps?"
shown = "Positions in which some move lets the other side win by force within so many plies after it, and another does not, after 10 and 20 random ". \
    "moves, and in games that engines played; 95 % intervals over ".sampled("game variant opening limit", "opening=10")." random positions of each kind, and ". \
    system(rows("opening=0 game=chess limit=2", 'count++ } END { print count'))." played ones"
x_label = "plies from the move to the loss"
y_label = "positions with a trap (%)"
same_y = 1
tic_ems = 2.2
ink(game) = game eq "checkers" ? "standing" : game # which is black
do for [game in games] { keys = keys.ink(game).":joined ".(game eq "checkers" ? "checkers " : "'' ") }
eval page(3, fitting(3, 9), 12)

set xrange [0.2:most_of("limit", "") - 0.2]
set xtics 1, 2
set yrange [-3:90]
set ytics 20
shifted(i) = sprintf("(column('limit') - 1 + %g):(100 * column('mean')):(100 * bound('low')):(100 * bound('high'))", 0.1 * (i - (words(games) + 1) / 2.0))
here(i, opening) = the_game(word(games, i))." opening=".opening
curve(i, opening) = words(played(here(i, opening))) ? joined(summary("value", "limit", here(i, opening)), shifted(i), ink(word(games, i))).", " : ""
curves(opening, i) = i > words(games) ? "" : curve(i, opening).curves(opening, i + 1)
do for [opening in "10 20 0"] {
    eval next(opening eq "0" ? "played games" : opening_text(opening))
    eval "plot ".curves(opening, 1)
}
eval finish
