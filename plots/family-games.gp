# In real games, what do the algorithms and a table save?  Leaves, evaluations and time as multiples of those of plain
# alpha-beta on the same position: geometric means over positions, times being medians of repetitions that take turns.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/family-games.csv"

games = games_of("")
table = most_of("entries", "algorithm=mtdf")
without = "alphabeta entries=0"
question = "What do the algorithms and a table save in real games?"
shown = "Leaves and time as multiples of those of alpha-beta without a table in the same position, all ordered by evaluation; with a table of ".table. \
    " entries its moves come first; geometric means and 95 % intervals over ".sampled("game algorithm entries", "")." positions; ". \
    timed("").machine(", on ")."; the scale is logarithmic"
x_label = "multiples of alpha-beta's"
tic_ems = 9.6
same_x = 1; same_y = 1
growing = 0
keys = "best:mark 'leaves' random:mark 'time'"
eval page(words(games), fitting(3, 10), 13)

searches = "shallow- scout- pvs-0 dual- sss- alphabeta-".table." pvs-".table." aspiration-".table." mtdf-".table
labels = "'no deep cutoffs' SCOUT PVS DUAL* SSS* 'alpha-beta, table' 'PVS, table' 'aspiration, table' 'MTD(f), table'"

# The two columns that tell searches apart, as one.
paired(of) = ratios(of, "algorithm entries", here, "algorithm=".without." ".here, "game limit seed")." | sed 's/,/-/'"
set logscale x
set yrange [words(searches) + 0.6:0.4]
set xrange [0.12:16]
set grid xtics noytics
do for [game in games] {
    here = the_game(game)
    eval next(name(game))
    set ytics () scale 0; eval name_rows(labels, 1)
    set xtics (0.2, 1, 5)
    if (ems > 50) { set xtics (0.2, 0.5, 1, 2, 5, 10) }
    set arrow from 1, graph 0 to 1, graph 1 nohead @equal
    eval "plot ".beside_ratio(paired("leaves"), searches, -0.14, "best").", ".beside_ratio(paired("ns"), searches, 0.14, "random")
}
eval finish
