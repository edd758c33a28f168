# What does each enhancement of move ordering save, alone and together?  Leaves of an iteratively deepened search, all
# steps together, over those of one in perfect order without a table.  Rows with enhanced transposition cutoffs are not drawn:
# plots/gallery/etc.gp is about these.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/ordering.csv"

games = games_of("")
entries = most_of("entries", "")
finding = passed("'in othello killers and history save less than a tenth' 'nor more in connect four' 'nor more in kalah' ". \
    "'nor more in chess' 'nor more in shogi' 'nor more in minishogi'", 1) ? \
    "Beside table and evaluation, killers and history save next to nothing" : ""
question = "What does ordering save?"
shown = sprintf("%s to %s plies, 95 %% intervals over %s positions. Below 1: the table spares repeated positions", \
    least_of("limit", ""), most_of("limit", ""), sampled("game variant order", "etc=no"))
caption = "Leaves of all steps of a deepened alpha-beta, with a table of ".grouped(entries)." entries, over those of a search that deepens in perfect order without a table, as geometric means. ". \
    "Killers are the moves that last cut off at the same ply, and history orders by how often a move cut off anywhere. A ratio below 1 is the table's doing: ". \
    "it spares positions that come up again, whatever the order"
x_label = thumbnail ? "leaves / perfect order's" : "leaves / perfect order's without a table"
tic_ems = 6.6
same_y = 1; same_x = 1
growing = 0
keys = "bare:mark '' evaluated:mark '' evaluated:upright 'table moves, evaluation'"
eval page(words(games), fitting(3, 10), 13)

orders = "none killer history killer+history table table+killer table+history table+killer+history"
evaluated = "eval killer+eval history+eval killer+history+eval table+eval table+killer+eval table+history+eval table+killer+history+eval"
set logscale x
set yrange [words(orders) + 0.6:0.4]
set xrange [0.4:40]
set grid xtics noytics
do for [game in games] {
    here = the_game(game)." etc=no entries=".entries
    eval next(game_in(here))
    set ytics () scale 0; eval name_rows("nothing killers history both 'table moves' '+ killers' '+ history' '+ both'", 1)
    set xtics (0.5, 1, 2, 5, 10, 20)
    if (ems < 40) { set xtics (1, 3, 10, 30) }
    if (panel + across <= panels) { set format x "" }
    set arrow from 1, graph 0 to 1, graph 1 nohead @equal
    set object rectangle from graph 0, first 4.5 to graph 1, first 8.5 behind fillcolor rgb '#f0f0f0' fillstyle solid noborder # rows with the table
    # What the table leaves by itself, for the rows below to be held against.
    left = real(system(placed(summary("over_best", "order", here), "table+eval")[3:*]." | cut -d, -f1"))
    eval sprintf("set arrow from %g, 4.9 to %g, 8.46 nohead back %s", left, left, thin("evaluated"))
    eval "plot ".beside(summary("over_best", "order", here), orders, -0.19, "bare").", ". \
        beside(summary("over_best", "order", here), evaluated, 0.19, "evaluated")
}
eval finish
