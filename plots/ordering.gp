# What does each enhancement of move ordering save, alone and together?  Leaves of an iteratively deepened search, all
# steps together, over those of a single one in perfect order; and what enhanced transposition cutoffs save besides.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/ordering.csv"

games = games_of("")
entries = most_of("entries", "")
question = "What does each enhancement of move ordering save?"
shown = "T: the table's move first, K: killers, H: history, E: static evaluation. Leaves of a deepened alpha-beta with a table of ". \
    entries." entries, all steps, over those of one search in perfect order; and with enhanced transposition cutoffs (ETC) over ". \
    "without them on the same position (geometric means); 95 % intervals over ".sampled("game variant order etc", "").' positions'
x_label = "leaves / perfect order's"
tic_ems = 5.2
same_y = 1
growing = 0
do for [game in games] { keys = keys.game.":mark '' " }
families = 1 + (words(games) > 3) # each with a panel of its own for ETC
eval page(words(games) + families, fitting(4, 13), 19)

# Orders with fewer parts come first; their names are the parts' letters.
orders = system(rows("entries=".entries, 'print $at["order"] == "none" ? 0 : split($at["order"], part, "+"), clean($at["order"])'). \
    " | sort -u | sort -k1,1n -k2,2 | cut -d' ' -f2 | tr '\n' ' '")
letter(part) = part eq "table" ? "T" : part eq "killer" ? "K" : part eq "history" ? "H" : part eq "eval" ? "E" : part
plus(order) = strstrt(order, "+")
short(order) = plus(order) ? letter(order[1:plus(order) - 1])."+".short(order[plus(order) + 1:strlen(order)]) : letter(order)
labels = ""
do for [order in orders] { labels = labels.short(order)." " }

set yrange [words(orders) + 0.7:0.3]
set grid xtics ytics
etc(i, last) = i > last ? "" : beside_ratio(ratios("leaves", "order", "etc=yes ".the_game(word(games, i)), \
    "etc=no entries=".entries." ".the_game(word(games, i)), "game order limit seed"), orders, 0.28 * ((i - 1) % 3 - 1), word(games, i)). \
    (i < last ? ", " : "").etc(i + 1, last)
do for [family = 1:families] {
    last = least(3 * family, words(games))
    set logscale x
    do for [i = 3 * family - 2:last] {
        here = "entries=".entries." ".the_game(word(games, i))
        eval next(game_in(here).", ".values("limit", here)." plies")
        set ytics () scale 0; eval name_rows(labels, 1)
        set xtics (0.5, 1, 2, 5, 10, 20)
        set xrange [0.35:40]
        eval "plot ".beside(summary("over_best", "order", here." etc=no"), orders, 0, word(games, i))
    }
    eval next("with ETC / without")
    set ytics () scale 0; eval name_rows(labels, 1)
    set xtics (0.8, 0.9, 1, 1.1)
    set xrange [0.78:1.12]
    set arrow from 1, graph 0 to 1, graph 1 nohead @equal
    eval "plot ".etc(3 * family - 2, last)
}
eval finish
