# Which cutoff decides best, as strong engines judge?  What each gives away beyond a fixed depth in the same position and within the
# same budget, a panel a game.  The comparisons at all budgets share one level, as those of the claims do, so that no interval alone
# looks like a win; three budgets are drawn.  Realization probability with other tables is in the data and the text only.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/which-cutoff-judged.csv"

here = places("")
budgets = values("budget", "budget=3000")." ".values("budget", "budget=30000")." ".values("budget", "budget=300000")
finding = passed("'in chess conspiracy depth' 'in shogi conspiracy depth' 'in minishogi conspiracy depth'", 1) ? \
    "Conspiracy depth mostly gives away more than fixed depth in three games" : ""
question = "Which cutoff decides best, as strong engines judge?"
each(i) = grouped(int(word(budgets, i))).(i == words(budgets) ? "" : i == words(budgets) - 1 ? " and " : ", ").(i < words(budgets) ? each(i + 1) : "")
shown = "Pawns lost by an engine's scores, less a fixed depth's, in ".sampled("game variant name budget", "name=depth")." middle games within ".each(1)." evaluations; joint 95 % intervals"
caption = "A choice gives away ten pawns at most. All intervals of the ".words(values("budget", ""))." budgets of the data share one level. All sides deepen with quiet leaves and the same evaluation. ". \
    improbable." (searched again, it goes deeper where a move seems best), and ".passed_over
x_label = "pawns given away beyond a fixed depth's"
x_format = plain
tic_ems = 10
same_x = 1; same_y = 1
growing = 0
keys = "more:mark 'gives away less' undecided:mark '' less:mark 'gives away more'"

# The cutoffs' names in the results.
names = "null late realization again conspiracy"
labels = "'null moves' 'late moves reduced' 'realization prob.' 'same, searched again' 'conspiracy depth'"
eval page(words(here), fitting(3, 11), 3 * words(names))

# A search whose budget ended before a step was completed made a move, by which it is judged as all others are.
set print $compared
print system("awk -F, -v OFS=, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i } $at[\"status\"] == \"unfinished\" { $at[\"status\"] = \"ok\" } 1' ". \
    csv." | ".plymeter." compare - --by game,variant,budget,name=depth,".commas(names, 1)[1:strlen(commas(names, 1)) - 1]." --of regret --difference --csv 2> /dev/null")
set print
place(word, list, i) = i > words(list) ? NaN : word(list, i) eq word ? i : place(word, list, i + 1)
row(name, budget) = place(name, names, 1) + 0.28 * (place(budget, budgets, 1) - (words(budgets) + 1) / 2.0)
here_is(variant) = variant eq "" || strstrt(where." ", "variant=".variant." ")
verdict_is(said, low, high) = said eq (high < 0 ? "more" : low > 0 ? "less" : "undecided")
marks(said) = sprintf("$compared using (strcol('game') eq word(where, 1)[6:*] && here_is(strcol('variant')) && verdict_is('%s', column('low'), column('high')) ? ". \
    "column('difference') / 100 : NaN):(row(strcol('name'), strcol('budget'))):(column('low') / 100):(column('high') / 100) with xerrorbars %s", said, mark(said))
small = sprintf("font ',%g' textcolor rgb '#444444'", 0.85 * type)
set yrange [words(names) + 0.6:0.4]
set xrange [-1.25:1.95]
set grid xtics noytics
do for [where in here] {
    eval next(game_in(where))
    set ytics () scale 0; eval name_rows(labels, 1)
    set xtics 1
    set arrow from 0, graph 0 to 0, graph 1 nohead @equal
    if (panel == 1) { do for [budget in budgets] { set label grouped(int(budget)).(budget eq word(budgets, 1) ? " evals" : "") at graph 0.98, first row(word(names, 1), budget) right @small } }
    eval "plot ".marks("undecided").", ".marks("more").", ".marks("less")
}
eval finish
