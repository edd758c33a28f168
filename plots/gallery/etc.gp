# Do enhanced transposition cutoffs save a quarter?  Leaves that they save, in the same position.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/etc.csv"

games = games_of("")
finding = verdict("in chess they save a quarter") eq "FAIL" && verdict("and in checkers at eleven") eq "FAIL" && \
    verdict("and in connect four at ten") eq "FAIL" && verdict("and in othello at eight") eq "FAIL" && \
    verdict("and in kalah at ten") eq "FAIL" ? \
    "At these depths enhanced transposition cutoffs save under a quarter of leaves" : ""
question = "Do enhanced transposition cutoffs save a quarter?"
shown = "Leaves saved, in the same position; 95 % intervals over ".sampled("game limit etc", "")." positions. Line: a quarter, which was published for chess and checkers only"
caption = "Enhanced transposition cutoffs ask the table of all children of a position before one is searched, and cut off if an entry suffices. Points are geometric means. What was published is of chess and checkers"
x_label = "search depth (plies)"
y_label = "leaves saved by ETC (%)"
same_y = 1
tic_ems = 2.2
eval page(words(games), fitting(words(games), 9), 8)

narrow = panel_width < 11
set yrange [-5:(narrow ? 42 : 31)]
set ytics (0, 5, 10, 15, 20, 25)
saved = "'limit':(100 - 100 * exp(column('mean'))):(100 - 100 * exp(bound('high'))):(100 - 100 * exp(bound('low')))"
do for [game in games] {
    eval next(name(game))
    set xrange [least_of("limit", the_game(game)) - 0.6:most_of("limit", the_game(game)) + 0.6]
    set xtics 3, most_of("limit", the_game(game)) > 5 ? 2 : 1
    if (game eq "chess" || game eq "checkers") { eval reference(narrow ? "published:\n25 % or more" : "published: 25 % or more", 25, 0.04, narrow ? 1.65 : 0.6) } \
    else { set arrow from graph 0, first 25 to graph 1, first 25 nohead back linecolor "#888888" linewidth 0.4 * stroke_width }
    eval "plot ".joined(ratios("leaves", "limit", the_game(game)." etc=yes", the_game(game)." etc=no", "limit seed"), saved, "measured")
}
eval finish
