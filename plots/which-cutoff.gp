# How much of a fixed depth's budget is each cutoff worth, at 3,000 evaluations a move?  Games by cutoffs; colours are the claims'
# verdicts, which share one level, so that no interval alone looks like a win.  plots/which-cutoff-all.gp draws all budgets.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/which-cutoff.csv"

# Four claims pass, and no other one that a cutoff beats a fixed depth there.
wins = exists("verdicts") ? int(system("grep -c '^PASS in .* at 3000 evaluations beat' ".verdicts." || :")) : 0
finding = wins == 4 && passed("'in isola null moves at 3000 evaluations' 'in isola late-move reductions at 3000 evaluations' ". \
    "'in minishogi realization probability at 3000 evaluations beats' 'in minishogi realization probability with moves searched again at 3000 evaluations beats'", 1) ? \
    "Cutoffs surely beat a fixed depth only in isola and minishogi" : ""
question = "How much of a fixed depth's budget is each cutoff worth?"
shown = grouped(3000)." evaluations a move; single 95 % intervals. Coloured: decided over all panels jointly"
caption = "Marks are budgets with which a fixed depth takes half of the points, over ".sampled("game variant name budget handicap", "budget=3000 ")." openings. All verdicts are at one joint level of 95 %, so that an interval beside 1 may be undecided. ". \
    improbable."; searched again, it goes deeper where a move seems best"
x_label = thumbnail ? "times the budget" : "budget a fixed depth needs (times the cutoff's)"
tic_ems = 6.4
same_x = ems > 45; same_y = 1
growing = 0

title_of(name, long) = !thumbnail ? long : name eq "late" ? "late moves" : name eq "again" ? "searched again" : long

$sides << end
null        'null moves'         'null moves at 3000 evaluations beat'                                              more
late        'late moves reduced'  'late-move reductions at 3000 evaluations beat'                                    more
realization 'realization prob.'  'realization probability at 3000 evaluations beats'                                more
again       'same, searched again' 'realization probability with moves searched again at 3000 evaluations beats'      more
conspiracy  'conspiracy depth'   'conspiracy depth at 3000 evaluations is behind'                                   less
end
keys = "more:mark 'worth more' undecided:mark '' less:mark '' undecided:leftward 'beyond ½ or 2'"
rival = "depth"; asked = "--where budget=3000"
lowest = 0.5; highest = 2
ticks = '"½" 0.5, "1" 1, "2" 2'
lone = thumbnail ? "none" : "no null move"
load "plots/worth.gnuplot"
