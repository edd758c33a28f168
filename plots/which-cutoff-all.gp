# How does what each cutoff is worth change with the budget?  The budget with which a fixed depth takes half of the points, as a
# multiple, against the budget of the search that it plays, a panel a game.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/which-cutoff.csv"

here = places("")
budgets = values("budget", "")
question = "How does what each cutoff is worth change with the budget?"
shown = "With how many times as many evaluations a fixed depth takes half of the points; 95 % intervals over ". \
    sampled("game variant name budget handicap", "budget=".word(budgets, 1)." ")." openings. What stands on an edge of a panel lies on it or beyond"
x_label = "thousands of evaluations a move"
y_label = "times the budget"
same_x = 1; same_y = 1
tic_ems = 2.8
keys = "null:joined '' reductions:joined '' realization:joined '' research:joined '' conspiracy:joined ''"
eval page(words(here), fitting(4, 11), 9)

# Budget, times, low, high: what lies beyond the handicaps that were played stands on the edge.
worth(where, player) = "< ".kept(where)." | ".plymeter." equivalent - --to rival=depth --where name=".player. \
    " --by name,budget --csv 2> /dev/null | awk -F, 'function edge(times) { return times == \"inf\" || times > 2 ? 2 : times < 0.5 ? 0.5 : times } ". \
    "NR > 1 && $4 != \"\" { print $2, edge($4), edge($5), edge($6) }' OFS=,"
curve(player, meaning, shift) = strstrt(values("name", where), player) == 0 ? "NaN notitle" : \
    joined(worth(where, player), sprintf("($1 * %g):2:3:4", shift), meaning)
set logscale xy
set xrange [0.6 * least_of("budget", ""):1.7 * most_of("budget", "")]
set yrange [0.5:2]
do for [where in here] {
    eval next(game_in(where))
    set xtics () scale 0
    do for [budget in budgets] { set xtics add ((panel + across <= panels ? "" : sprintf("%g", budget / 1000.0)) budget + 0) }
    set ytics ()
    do for [times in "0.5 1 2"] { set ytics add (((panel - 1) % across ? "" : times eq "0.5" ? "½" : times) times + 0) }
    set arrow from graph 0, first 1 to graph 1, first 1 nohead @equal
    eval "plot ".curve("null", "null", 0.75).", ".curve("late", "reductions", 0.87).", ".curve("realization", "realization", 1).", ". \
        curve("again", "research", 1.15).", ".curve("conspiracy", "conspiracy", 1.32)
}
eval finish
