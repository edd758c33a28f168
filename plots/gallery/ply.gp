# What is a ply worth?  Points of a search against one that looks a ply less far; what was published of chess is a band.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/ply.csv"

games = games_of("")
other(game, plies) = plies > 8 || (verdict(sprintf("in %s %d plies take 70 to 80 %", game, plies)) eq "FAIL" && other(game, plies + 1))
finding = other("connect four", 3) && other("kalah", 4) ? \
    "In connect four and kalah plies from the fourth surely take under 70 %" : ""
question = "What is a ply worth?"
shown = "Points against a search that looks a ply less far; 95 % intervals over ".sampled("game variant limit", "")." openings. The band is 70 to 80 %, as published of chess"
caption = "Openings are of each game and depth, each played twice"
x_label = "search depth of the deeper player (plies)"
y_label = "points vs. one ply less (%)"
same_y = 1
tic_ems = 2.2
# The games where the last ply takes least come first.
last(game) = system(scores("limit", the_game(game))[3:*]." | tail -1 | cut -d, -f2")
ranked = ""
do for [game in games] { ranked = ranked.last(game).",".game."\n" }
games = system("printf '".ranked."' | sort -t, -k1,1g | cut -d, -f2 | paste -sd ' ' -")
eval page(words(games), fitting(words(games), 9), 10)

set xrange [least_of("limit", "") - 0.5:most_of("limit", "") + 0.5]
set yrange [42:95]
set ytics 10
set xtics 1
do for [game in games] {
    eval next(name(game))
    eval between("", 70, 80, 0, 0)
    if (game eq "chess") { eval named_at(5, "published", 75, 0.97, 0) }
    eval reference(panel == 1 ? "even" : "", 50, 0.97, -0.6)
    eval "plot ".joined(scores("limit", the_game(game)), "1:2:3:4", "measured")
}
eval finish
