# What budgets are worth: games by searches, a panel a search, and the multiple of its budget with which a rival takes half of the
# points; colours are the claims' verdicts.  A figure that loads this has said
#     $sides          of each panel the search's name in the results, its title, its claim behind "in chess", and whether that
#                     claims more or less
#     rival, asked    the rival's name; which rows are asked, as options
#     lowest, highest the ends of what was played
#     ticks, lone     those of x; what stands where a game has no such search
# and the page's titles, and title_of(name, title), those of panels.

# Beyond those by a share of what lies between them: where intervals end that go on, and the axis; and, inside, where the arrows of
# multiples that lie beyond begin.
under(share) = lowest * (lowest / highest) ** share
over(share) = highest * (highest / lowest) ** share
low_end = under(0.07); high_end = over(0.07)
less_from = under(-0.11); more_from = over(-0.11)

side(i, n) = word($sides[i], n)
verdict_of(game, i) = verdict("in ".name(game)." ".side(i, 3))
meaning_of(i, said) = said eq "UNDECIDED" || said eq "" ? "undecided" : (said eq "PASS") == (side(i, 4) eq "more") ? "more" : "less"

# Lines "game name times low high", ends of what was played as 0 and inf.
worth = system(plymeter." equivalent ".csv." --to rival=".rival." ".asked." --by game,variant,name --csv 2> /dev/null | awk -F, '".clean. \
    'NR > 1 && $3 != "itself" && $5 != "" { print clean(($2 == "mini" ? $2 : "") $1), clean($3), $5, $6, $7 }'."'")
print_worth(program) = system("printf '%s\n' '".worth."' | awk 'function inside(x, low, high) { return x == \"inf\" || x > high ? high : x < low ? low : x } ".program)
games = print_worth(sprintf('{ sum[$1] += log(inside($3, %g, %g)); n[$1]++ } END { for (game in n) print sum[game] / n[game], game }', lowest, highest). \
    "' | sort -k1,1gr | cut -d' ' -f2 | paste -sd ' ' -")
value_at(game, i, n) = print_worth('$1 == "'.game.'" && $2 == "'.side(i, 1).'" { '.sprintf("print inside($%d, %g, %g) }", n, n == 3 ? lowest : low_end, n == 3 ? highest : high_end)."'")

names_of(games, i) = i > words(games) ? "" : "'".name(word(games, i))."' ".names_of(games, i + 1)
beyond(from, to, row, colour) = sprintf("set arrow from %g, %d to %g, %d filled head size screen %g, 30 front linewidth %g linecolor rgb '%s'; ", \
    from, row, to, row, x(0.8), 1.5 * stroke_width, colour)
# An interval that goes on beyond an end.
on(outside, end, times, row, colour) = outside ? sprintf("set arrow from %g, %d to %g, %d %s front; ", times + 0, row, end, row, pointed(colour)) : ""
small = sprintf("font ',%g' textcolor rgb '#666666'", 0.85 * type)
row(game, i, n) = (times = value_at(game, i, 3), said = times eq "" ? "" : meaning_of(i, verdict_of(game, i)), \
    times eq "" ? sprintf("set label '%s' at 1.04, %d @small; ", lone, n) : \
    times <= lowest ? beyond(less_from, lowest, n, look(said, 2)) : times >= highest ? beyond(more_from, highest, n, look(said, 2)) : \
    on(value_at(game, i, 4) < lowest, low_end, times, n, look(said, 2)).on(value_at(game, i, 5) > highest, high_end, times, n, look(said, 2)). \
    sprintf("set print $%s append; print '%s,%d,%s,%s'; set print; ", said, times, n, value_at(game, i, 4), value_at(game, i, 5)))

eval page(|$sides|, ems > 45 ? |$sides| : |$sides| > 3 ? 2 : 1, 1.6 * words(games))
set logscale x
set xrange [under(0.12):over(0.12)]
set yrange [words(games) + 0.6:0.4]
set grid noxtics noytics
do for [i = 1:|$sides|] {
    eval next(title_of(side(i, 1), side(i, 2)))
    set ytics () scale 0; eval name_rows(names_of(games, 1), 1)
    eval sprintf("set xtics (%s)", ticks)
    if (panel + across <= panels) { set format x "" }
    do for [said in "more undecided less"] { eval sprintf("set print $%s; print 'NaN,NaN,NaN,NaN'; set print", said) }
    do for [n = 1:words(games)] { eval row(word(games, n), i, n) }
    set arrow from 1, graph 0 to 1, graph 1 nohead @equal
    eval sprintf("plot $more with xerrorbars %s, $undecided with xerrorbars %s, $less with xerrorbars %s", mark("more"), mark("undecided"), mark("less"))
}
eval finish
