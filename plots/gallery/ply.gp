# What is a ply worth?  Points of a search against one that looks a ply less far; what was published of chess is a band.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/ply.csv"

games = games_of("")
finding = verdict("in chess one ply more takes 70 to 80 % of the points") eq "PASS" && \
    verdict("in connect four 70 to 80 %") eq "FAIL" && verdict("and in kalah") eq "FAIL" ? \
    "On average one ply more takes 70 to 80 % of the points in chess over two to four plies, as published, but not in connect four and kalah over three to eight" : ""
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
