# Is realization probability worth a doubled budget?  Score against a fixed depth with the same budget and with twice as much,
# a row a budget, and beside it what a fixed depth scores against itself with twice as much.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-handicap.csv"

# What was found holds of all the games that are here, with moves searched again and without.
games = games_of("")
worth_less(i, ending) = i > words(games) || (verdict("in ".name(word(games, i))." realization probability ". \
    "at 3000 evaluations holds its own against a fixed depth at 6000".ending) eq "FAIL" && worth_less(i + 1, ending))
finding = worth_less(1, "") && worth_less(1, ", if moves are searched again") ? \
    "At 3,000 evaluations realization probability is worth less than a doubled budget".(words(games) > 1 ? " in each game" : " in ".name(word(games, 1))). \
    ", even if moves are searched again" : ""
question = "Is realization probability worth a doubled budget?"
shown = "Points of realization probability against a fixed depth that may evaluate as often, or twice as often, with 95 % intervals over ". \
    sampled("game variant pruning budget handicap", "")." openings, each played twice. ". \
    improbable.", and where it says so, moves that seem best are searched again, deeper. Both sides deepen with the same evaluation and table, each in its best order, ". \
    (values("leaf", "") eq "static" ? "and evaluate leaves as they stand" : "and evaluate leaves after captures")
x_label = "points (%)"
y_label = "evaluations a move"
same_x = 1
same_y = 1
growing = 0
tic_ems = 3.4
doubled = system(rows("cutoff=depth handicap=2", "print 1; exit")) ne "" # was a fixed depth played against itself?
keys = "even:mark '' again:mark '' half:mark '' half_again:mark ''".(doubled ? " doubling:mark ''" : "")
here = places("")
budgets = values("budget", "")
eval page(words(here), least(words(here), fitting(4, 11)), 3.4 * words(budgets))

row(where, shift, meaning) = sprintf("%s using 2:($1 * %g):3:4 with xerrorbars %s", quoted(scores("budget", where)), shift, mark(meaning))
# All panels have the same scale, from tens to tens, on which 50 is.
edge(i, column, order) = word(system(scores("budget,cutoff,pruning,handicap", word(here, i))[3:*]." | cut -d, -f".column." | sort -".order." | head -1"), 1) + 0
least_edge(i) = i > 1 ? least(edge(i, "3", "g"), least_edge(i - 1)) : edge(1, "3", "g")
most_edge(i) = i > 1 ? most(edge(i, "4", "gr"), most_edge(i - 1)) : edge(1, "4", "gr")
from = 10 * floor(least_edge(words(here)) / 10.0)
to = 10 * ceil(most_edge(words(here)) / 10.0)
set xrange [from:to]
set xtics 10, 20
set logscale y
set yrange [1.85 * most_of("budget", ""):least_of("budget", "") / 2.3]
set grid xtics noytics
do for [i = 1:words(here)] {
    where = word(here, i)." "
    eval next(game_in(where))
    set ytics () scale 0
    do for [k = 1:words(budgets)] { set ytics add (same_y && (panel - 1) % across ? "" : grouped(real(word(budgets, k))) word(budgets, k) + 0) }
    set arrow from 50, graph 0 to 50, graph 1 nohead @equal
    eval remark(i == 1 ? "even" : "", sprintf("%g, 0.96 left", (50.0 - from) / (to - from) + 0.02))
    selective = where."cutoff=realization "
    eval "plot ".row(selective."handicap=1 pruning=none", 0.7, "even").", ".row(selective."handicap=1 pruning=research", 0.84, "again").", ". \
        row(selective."handicap=2 pruning=none", 1, "half").", ".row(selective."handicap=2 pruning=research", 1.19, "half_again"). \
        (doubled ? ", ".row(where."cutoff=depth handicap=2", 1.43, "doubling") : "")
}
eval finish
