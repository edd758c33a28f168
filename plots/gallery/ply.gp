# What is a ply worth?  Points of a search against one that looks a ply less far; what was published of chess is a band.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/ply.csv"

games = games_of("")
other(game, plies) = plies > 8 || (verdict(sprintf("in %s %d plies take 70 to 80 %", game, plies)) eq "FAIL" && other(game, plies + 1))
finding = other("connect four", 3) && other("kalah", 4) ? \
    "In connect four from three plies on, and in kalah from four, one ply more does not take the 70 to 80 % of the points that were published of chess" : ""
question = "What is a ply worth?"
shown = "Points against a search that looks a ply less far. The grey band is 70 to 80 %, as published of chess. Bars are 95 % intervals over ". \
    sampled("game variant limit", "")." openings of each game and depth, each played twice"
x_label = "search depth of the deeper player (plies)"
y_label = "points (%)"
same_y = 1
tic_ems = 2.2
eval page(words(games), fitting(words(games), 9), 9)

set yrange [45:95]
set ytics 10
set xtics 1
do for [game in games] {
    eval next(name(game))
    set xrange [least_of("limit", the_game(game)) - 0.5:most_of("limit", the_game(game)) + 0.5]
    if (game eq "chess") { eval between("published", 70, 80, 0.04, -0.6) }
    eval reference(panel == 1 ? "even" : "", 50, 0.04, 0.6)
    eval "plot ".joined(scores("limit", the_game(game)), "1:2:3:4", "best")
}
eval finish
