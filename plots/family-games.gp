# In real games, what do the algorithms and a table save?  Leaves, evaluations and time as multiples of those of plain
# alpha-beta on the same position: geometric means over positions, times being medians of repetitions that take turns.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/family-games.csv"

games = games_of("")
table = most_of("entries", "algorithm=mtdf")
without = "alphabeta entries=0"
question = "What do the algorithms and a table save in real games?"
shown = "Multiples of alpha-beta without a table in the same position, all ordered by evaluation; with a table of ".table. \
    " entries its moves come first; geometric means and 95 % intervals over ".sampled("game algorithm entries", "")." positions; ". \
    timed("").machine(", on ")
x_label = "as multiples of alpha-beta's"
tic_ems = 8.5
same_y = 1
growing = 0
do for [game in games] { keys = keys.game.":mark '' " }
eval page(3, 3, 27)

searches = "shallow- scout- pvs-0 dual- sss- alphabeta-".table." pvs-".table." aspiration-".table." mtdf-".table
labels = "'no deep cutoffs' SCOUT PVS DUAL* SSS* 'alpha-beta, table' 'PVS, table' 'aspiration, table' 'MTD(f), table'"

# The two columns that tell searches apart, as one.
paired(of, game) = ratios(of, "algorithm entries", "game=".game, "algorithm=".without." game=".game, "game limit seed"). \
    " | sed 's/,/-/'"
all(of, i) = i > words(games) ? "" : (i > 1 ? ", " : ""). \
    beside_ratio(paired(of, word(games, i)), searches, 0.13 * (i - (words(games) + 1) / 2.0), word(games, i)).all(of, i + 1)
set logscale x
set yrange [words(searches) + 0.6:0.4]
set grid xtics ytics
do for [of in "leaves evaluations ns"] {
    eval next(of eq "ns" ? "time" : of)
    set ytics () scale 0; eval name_rows(labels, 1)
    if (ems < 50) { set xtics (0.2, 1, 5) } else { set xtics (0.2, 0.5, 1, 2, 5, 10) }
    set xrange [0.15:20]
    set arrow from 1, graph 0 to 1, graph 1 nohead @equal
    eval "plot ".all(of, 1)
}
eval finish
