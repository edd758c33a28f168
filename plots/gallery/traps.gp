# How common are shallow traps?  Positions that hold one that closes within three plies, in random and played games.
# Other numbers of plies are in the data.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/traps.csv"

# Limits count the move itself.  The games with the most traps come first.
share(game, opening) = summary("value", "limit", the_game(game)." limit=4 opening=".opening)
shares = ""
do for [game in games_of("")] { shares = shares.system(share(game, "20")[3:]." | tail -1 | cut -d, -f4").",".game."\n" }
games = system("printf '".shares."' | sort -t, -k1,1gr | cut -d, -f2 | paste -sd ' ' -")
finding = verdict("in chess shallow traps are common") eq "PASS" ? "In played chess over one position in twenty holds a shallow trap" : ""
question = "How common are shallow traps?"
shown = "A trap is a move that lets the other side win by force within three plies, where another move does not"
caption = "One position in twenty is a threshold of ours. Positions are those after 10 and 20 random moves, and of games that engines played. ". \
    "Intervals, where any trap was found, are of 95 %, over ".sampled("game variant opening limit", "opening=10")." random positions of each kind, and ". \
    system(rows("opening=0 game=chess limit=2", 'count++ } END { print count'))." played ones"
x_label = "positions with a trap (%)"
titled = 0
growing = 0
tic_ems = 7.3
keys = "after10:mark '' after20:mark '' played:mark ''"
eval page(1, 1, 2.2 * words(games))

at(i, opening, shift, meaning) = words(played(the_game(word(games, i))." opening=".opening)) ? \
    sprintf("%s using (100 * column('mean')):(%g):(100 * bound('low')):(100 * bound('high')) with xerrorbars %s, ", \
    quoted(share(word(games, i), opening)), i + shift, mark(meaning)) : ""
all(i) = i > words(games) ? "" : at(i, "10", -0.27, "after10").at(i, "20", 0, "after20").at(i, "0", 0.27, "played").all(i + 1)
names(i) = i > words(games) ? "" : "'".name(word(games, i))."' ".names(i + 1)
set xrange [-1.5:92]
set xtics 20
set yrange [words(games) + 0.6:0.4]
set grid xtics noytics
eval next("")
set ytics () scale 0; eval name_rows(names(1), 1)
set arrow from first 5, graph 0 to first 5, graph 1 nohead @equal
set label "1 in 20" at first 5, graph 0 offset 0.4, 0.6 font sprintf(",%g", 0.85 * type) textcolor rgb "#444444"
eval "plot ".all(1)
eval finish
