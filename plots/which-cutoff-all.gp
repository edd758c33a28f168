# How does what each cutoff is worth change with the budget?  The budget with which a fixed depth takes half of the points, as a
# multiple, against the budget of the search that it plays, a panel a game.  Budgets stand side by side, so that marks have room.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/which-cutoff.csv"

here = places("")
budgets = values("budget", "")
question = "How does what each cutoff is worth change with the budget?"
shown = "Where a fixed depth takes half of the points; 95 % intervals over ". \
    sampled("game variant name budget handicap", "budget=".word(budgets, 1)." ")." openings"
x_label = "thousands of evaluations a move"
y_label = "budget a fixed depth needs (times)"
same_x = 1; same_y = 1
tic_ems = 2.8
keys = "null:joined '' reductions:joined '' realization:joined '' research:joined '' conspiracy:joined '' null:downward 'beyond ½ or 2'"

# A budget's place, times, low, high; and behind these lines arrows, from and to, of what lies beyond what was played, and of intervals
# that do.
worth(where, player) = "< ".kept(where)." | ".plymeter." equivalent - --to rival=depth --where name=".player. \
    " --by name,budget --csv 2> /dev/null | awk -F, -v budgets='".budgets."' 'BEGIN { n = split(budgets, budget, \" \"); for (i = 1; i <= n; i++) place[budget[i]] = i } ". \
    "function edge(times) { return times == \"inf\" || times > 2 ? 2.2 : times < 0.5 ? 1 / 2.2 : times } ". \
    "function arrow(from, to) { arrows = arrows at \",NaN,NaN,NaN,\" from \",\" to \"\\n\" } ". \
    "NR > 1 && $4 != \"\" { at = place[$2]; mid = edge($4); low = edge($5); high = edge($6); beyond = mid < 0.5 || mid > 2; ". \
    "if (beyond) arrow(mid < 1 ? 0.57 : 1.75, mid); else { if (low < 0.5) arrow(mid, low); if (high > 2) arrow(mid, high) } ". \
    "print at, beyond ? \"NaN,NaN,NaN\" : mid \",\" low \",\" high, \"NaN,NaN\" } END { printf \"%s\", arrows }' OFS=,"

# Realization probability at the least budget of minishogi and at the most: do their intervals lie apart?
grows = system(worth("game=shogi variant=mini ", "realization")[3:*]." | awk -F, '$2 == \"NaN\" { next } high == \"\" { high = $4 } { low = $3; n++ } END { print (n > 1 && low > high ? \"yes\" : \"no\") }'")
finding = grows eq "yes" ? "In minishogi realization probability is worth more at larger budgets" : ""
eval page(words(here), fitting(4, 11), 9)

curve(player, meaning, shift) = strstrt(values("name", where), player) == 0 ? "NaN notitle" : \
    joined(worth(where, player), sprintf("($1 + %s):2:3:4", shift), meaning).", ". \
    going_on(worth(where, player), "column(1) + ".shift, "column(5)", "column(1) + ".shift, "column(6)", meaning)
set logscale y
set xrange [0.5:words(budgets) + 0.5]
set yrange [0.42:2.36]
do for [where in here] {
    eval next(game_in(where))
    set xtics () scale 0
    do for [i = 1:words(budgets)] { set xtics add ((panel + across <= panels ? "" : sprintf("%g", word(budgets, i) / 1000.0)) i) }
    set ytics ()
    do for [times in "0.5 1 2"] { set ytics add (((panel - 1) % across ? "" : times eq "0.5" ? "½" : times) times + 0) }
    set arrow from graph 0, first 1 to graph 1, first 1 nohead @equal
    eval "plot ".curve("null", "null", "-0.24").", ".curve("late", "reductions", "-0.12").", ".curve("realization", "realization", "0").", ". \
        curve("again", "research", "0.12").", ".curve("conspiracy", "conspiracy", "0.24")
}
eval finish
