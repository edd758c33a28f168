# What does each pruning save on the way to a depth?  Nodes of a deepened search with it over those without it, by itself and
# beside all the others.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/prunings.csv"

finding = passed("'in chess null moves save' 'and in shogi' 'and in checkers' 'and in othello' 'and in kalah'", 1) ? \
    "By themselves null moves save over half the nodes in five games" : ""
question = "What does each pruning save on the way to a depth?"
shown = "Nodes to a fixed depth over those without that pruning"
caption = "Searches deepen, with a table, and with quiet leaves where the game needs them. By itself a pruning is compared with a search that prunes nothing, ". \
    "and beside the others with one that has all prunings but this. A ratio below 1 saves nodes; connect four and breakthrough have no null move. ". \
    "Margins of futility are two points for each ply that is left (othello five discs, connect four and breakthrough 30 of their units). ". \
    "Marks are geometric means, and bars 95 % intervals, over ".sampled("game variant pruning limit", "")." positions of each game"
x_label = "nodes / those without it"
same_y = 1; same_x = 1
tic_ems = 7.2
growing = 0
keys = "itself:mark '' beside:mark ''"
prunings = "null research late reverse futility"
titles = "'null moves' 'late moves reduced' 'late moves left out' 'reverse futility' 'futility'"

# By the game's name.
by_game(where, against) = ratios("nodes", "game variant", where, against, "game variant limit seed")." | sed -E 's/^([a-z0-9]+),(standard)?([a-z]*),/\\3\\1,/'"
alone(pruning) = by_game("pruning=".pruning, "pruning=none")
# All of them that a game has are joined in this order.
plus(list, i) = i > words(list) ? "" : (i > 1 ? "+" : "").word(list, i).plus(list, i + 1)
without(list, name, i) = i > words(list) ? "" : (word(list, i) eq name ? "" : word(list, i)." ").without(list, name, i + 1)
beside_others(all, pruning) = by_game("pruning=".plus(all, 1), "pruning=".plus(without(all, pruning, 1), 1))
with_null = "null futility reverse late research"
without_null = "futility reverse late research"

# Games that the first pruning saves most come first.
games = system(alone("null")[3:*]." | tail -n +2 | sort -t, -k4,4g | cut -d, -f1 | paste -sd ' ' -")
gainers = words(games)
do for [game in games_of("")] { if (!strstrt(" ".games." ", " ".game." ")) { games = games." ".game } }
names(i) = i > words(games) ? "" : "'".name(word(games, i))."' ".names(i + 1)
eval page(words(prunings), ems < 40 ? 2 : fitting(5, 9.5), 1.5 * words(games))

set logscale x
set yrange [words(games) + 0.6:0.4]
set xrange [0.05:1.7]
set grid xtics noytics
do for [p = 1:panels] {
    pruning = word(prunings, p)
    eval next(word(titles, p))
    set ytics () scale 0; eval name_rows(names(1), 1)
    set xtics (0.1, 0.5, 1)
    if (panel + across <= panels) { set format x "" }
    set arrow from 1, graph 0 to 1, graph 1 nohead @equal
    if (pruning eq "null") { do for [i = gainers + 1:words(games)] { set label 10 + i "no null move" at 0.07, i font sprintf(",%g", 0.85 * type) textcolor rgb "#666666" } }
    eval "plot ".beside_ratio(alone(pruning), games, -0.19, "itself").", ".beside_ratio(beside_others(with_null, pruning), games, 0.19, "beside"). \
        (pruning eq "null" ? "" : ", ".beside_ratio(beside_others(without_null, pruning), games, 0.19, "beside"))
}
eval finish
