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

# The cutoffs' names in the results, and how their claims go on behind "in chess".
$cutoffs << end
null        'null moves'           'null moves at 3000 evaluations beat'
late        'late moves reduced'   'late-move reductions at 3000 evaluations beat'
realization 'realization prob.'    'realization probability at 3000 evaluations beats'
again       'same, searched again'   'realization probability with moves searched again at 3000 evaluations beats'
conspiracy  'conspiracy depth'     'conspiracy depth at 3000 evaluations is behind'
end
cutoff(i, n) = word($cutoffs[i], n)
verdict_of(game, i) = verdict("in ".name(game)." ".cutoff(i, 3))
meaning_of(i, said) = said eq "UNDECIDED" || said eq "" ? "undecided" : (said eq "PASS") == (cutoff(i, 1) ne "conspiracy") ? "more" : "less"
keys = "more:mark 'worth more' undecided:mark '' less:mark '' undecided:leftward 'beyond ½ or 2'"

# Lines "game name times low high", ends of what was played as 0 and inf.
worth = system(plymeter." equivalent ".csv." --to rival=depth --where budget=3000 --by game,variant,name --csv 2> /dev/null | awk -F, '".clean. \
    'NR > 1 && $3 != "itself" && $5 != "" { print clean(($2 == "mini" ? $2 : "") $1), clean($3), $5, $6, $7 }'."'")
print_worth(program) = system("printf '%s\n' '".worth."' | awk 'function inside(x, edge) { return x == \"inf\" || x > edge ? edge : x < 1 / edge ? 1 / edge : x } ".program)
games = print_worth('{ sum[$1] += log(inside($3, 2)); n[$1]++ } END { for (game in n) print sum[game] / n[game], game }'."' | sort -k1,1gr | cut -d' ' -f2 | paste -sd ' ' -")
value_at(game, i, n) = print_worth('$1 == "'.game.'" && $2 == "'.cutoff(i, 1).'" { print inside($'.n.', '.(n == 3 ? "2" : "2.2").') }'."'")

names_of(games, i) = i > words(games) ? "" : "'".name(word(games, i))."' ".names_of(games, i + 1)
eval page(|$cutoffs|, ems > 45 ? 5 : 2, 1.6 * words(games))
set logscale x
set xrange [0.42:2.36] # so that arrows end within
set yrange [words(games) + 0.6:0.4]
set grid noxtics noytics
beyond(from, to, row, colour) = sprintf("set arrow from %g, %d to %g, %d filled head size screen %g, 30 front linewidth %g linecolor rgb '%s'; ", \
    from, row, to, row, x(0.8), 1.5 * stroke_width, colour)
# An interval that goes on beyond an end.
on(outside, end, times, row, colour) = outside ? sprintf("set arrow from %g, %d to %g, %d %s front; ", times + 0, row, end, row, pointed(colour)) : ""
small = sprintf("font ',%g' textcolor rgb '#666666'", 0.85 * type)
row(game, i, n) = (times = value_at(game, i, 3), said = times eq "" ? "" : meaning_of(i, verdict_of(game, i)), \
    times eq "" ? sprintf("set label '%s' at 1.04, %d @small; ", thumbnail ? "none" : "no null move", n) : \
    times <= 0.5 ? beyond(0.58, 0.5, n, look(said, 2)) : times >= 2 ? beyond(1.73, 2, n, look(said, 2)) : \
    on(value_at(game, i, 4) < 0.5, 1 / 2.2, times, n, look(said, 2)).on(value_at(game, i, 5) > 2, 2.2, times, n, look(said, 2)). \
    sprintf("set print $%s append; print '%s,%d,%s,%s'; set print; ", said, times, n, value_at(game, i, 4), value_at(game, i, 5)))
do for [i = 1:|$cutoffs|] {
    eval next(thumbnail && cutoff(i, 1) eq "late" ? "late moves" : thumbnail && cutoff(i, 1) eq "again" ? "searched again" : cutoff(i, 2))
    set ytics () scale 0; eval name_rows(names_of(games, 1), 1)
    set xtics ("½" 0.5, "1" 1, "2" 2)
    if (panel + across <= panels) { set format x "" }
    do for [said in "more undecided less"] { eval sprintf("set print $%s; print 'NaN,NaN,NaN,NaN'; set print", said) }
    do for [n = 1:words(games)] { eval row(word(games, n), i, n) }
    set arrow from 1, graph 0 to 1, graph 1 nohead @equal
    eval sprintf("plot $more with xerrorbars %s, $undecided with xerrorbars %s, $less with xerrorbars %s", mark("more"), mark("undecided"), mark("less"))
}
eval finish
