# What does each pruning save on the way to a depth?  Nodes of a deepened search with it over those without it, by itself and
# beside all the others.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/prunings.csv"

games = games_of("")
prunings = "null futility reverse late research"
finding = passed("'in chess null moves save' 'and in shogi' 'and in checkers' 'and in othello' 'and in kalah' 'in minishogi they save nodes'", 1) ? \
    "Null moves save more than half of the nodes to a depth in five of six games, and some in minishogi" : ""
question = "What does each pruning save on the way to a depth?"
shown = "Nodes that a deepened principal variation search visits up to a depth, with a table and quiet leaves where the game needs them, over those without the pruning: by itself, over a search that prunes nothing, ". \
    "and beside the others, over one with all the other prunings. Margins of futility are two points for each ply that is left (othello five discs, connect four and breakthrough 30 of their units). ". \
    "Marks are geometric means, and bars 95 % intervals, over ".sampled("game variant pruning limit", "")." positions of each game. A ratio below 1 saves nodes"
x_label = "nodes / those without it"
tic_ems = 9.5
same_y = 1; same_x = 1
growing = 0
keys = "itself:mark '' beside:mark ''"
eval page(words(games), ems < 40 ? 2 : fitting(4, 10.5), 9)

has(list, name) = strstrt(" ".list." ", " ".name." ") > 0
plus(list, i) = i > words(list) ? "" : (i > 1 ? "+" : "").word(list, i).plus(list, i + 1)
without(list, name, i) = i > words(list) ? "" : (word(list, i) eq name ? "" : word(list, i)." ").without(list, name, i + 1)
beside_others(here, there, name, i) = sprintf("%s every ::1 using (exp($4)):(%g):(exp($11)):(exp($12)) with xerrorbars %s", \
    quoted(ratios("nodes", "pruning", here." pruning=".plus(there, 1), here." pruning=".plus(without(there, name, 1), 1), "game variant seed")), i + 0.14, mark("beside"))
all_beside(here, there, i) = i > words(prunings) ? "" : \
    (has(there, word(prunings, i)) ? ", ".beside_others(here, there, word(prunings, i), i) : "").all_beside(here, there, i + 1)
small = sprintf("font ',%g' textcolor rgb '#666666'", 0.85 * type)
set logscale x
set yrange [words(prunings) + 0.6:0.4]
set xrange [0.04:2]
set grid xtics noytics
do for [game in games] {
    here = the_game(game)." limit=".word(values("limit", the_game(game)), 1)
    there = has(values("pruning", here), "null") ? prunings : without(prunings, "null", 1)
    eval next(game_in(here).", ".values("limit", here)." plies")
    set ytics () scale 0; eval name_rows("'null moves' 'futility' 'reverse futility' 'late, left out' 'late, reduced'", 1)
    set xtics (0.1, 0.3, 1)
    if (panel + across <= panels) { set format x "" }
    set arrow from 1, graph 0 to 1, graph 1 nohead @equal
    if (!has(there, "null")) { set label 10 "no null move" at 0.045, 1 @small }
    eval "plot ".beside_ratio(ratios("nodes", "pruning", here, here." pruning=none", "game variant seed"), prunings, -0.14, "itself").all_beside(here, there, 1)
}
eval finish
