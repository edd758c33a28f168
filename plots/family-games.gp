# In real games, what do the algorithms and a table save?  Leaves, evaluations and time as multiples of those of plain
# alpha-beta on the same position: geometric means over positions, times being medians of repetitions that take turns.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/family-games.csv"

games = games_of("")
table = most_of("entries", "algorithm=mtdf")
without = "alphabeta entries=0"
finding = passed("'in tic-tac-toe SSS* evaluates more' 'and in connect four' 'and in Upper Hand' 'in kalah fewer' 'and in othello'", 1) ? \
    "A table saves more leaves than SSS* in three of six games" : ""
question = "What do the algorithms and a table save in real games?"
shown = "95 % intervals; shaded: SSS* beside a table"
caption = "All moves are ordered by evaluation, and a table, of ".grouped(int(table))." entries, has its moves first. Points are geometric means over ".sampled("game algorithm entries", "")." positions, and ".timed("").machine(", on ")
x_label = "multiples of alpha-beta's".(ems < 30 ? "" : " without a table")
tic_ems = 9.6
same_x = 1; same_y = 1
growing = 0
keys = "leaves:mark '' time:mark ''"
eval page(words(games), fitting(3, 12), 8)

# The results have SCOUT, DUAL*, aspiration and alpha-beta without deep cutoffs, too.
searches = "pvs-0 sss- alphabeta-".table." pvs-".table." mtdf-".table
labels = "PVS SSS* 'alpha-beta, table' 'PVS, table' 'MTD(f), table'"

# The two columns that tell searches apart, as one.
paired(of) = ratios(of, "algorithm entries", here, "algorithm=".without." ".here, "game limit seed")." | sed 's/,/-/'"
set logscale x
set yrange [words(searches) + 0.6:0.4]
set xrange [0.2:8]
set grid xtics noytics
do for [game in games] {
    here = the_game(game)
    eval next(name(game).", ".values("limit", here)." plies")
    set object rectangle from graph 0, first 1.5 to graph 1, first 3.5 behind fillcolor rgb '#f0f0f0' fillstyle solid noborder
    set ytics () scale 0; eval name_rows(labels, 1)
    set xtics (0.3, 1, 3)
    if (ems > 50) { set xtics (0.2, 0.5, 1, 2, 5) }
    set arrow from 1, graph 0 to 1, graph 1 nohead @equal
    eval "plot ".beside_ratio(paired("leaves"), searches, -0.14, "leaves").", ".beside_ratio(paired("ns"), searches, 0.14, "time")
}
eval finish
