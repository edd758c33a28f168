# What is each part of an evaluation worth?  Elo of the whole evaluation over that without a group of its terms.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/evaluation.csv"

games = games_of("")
# What is left out there, in the order of the rows.
groups(where) = system(rows(where, 'if (!seen[$at["without"]]++) print clean($at["without"])')." | paste -sd ' ' -")
most_groups(i) = i == 0 ? 0 : most(words(groups(the_game(word(games, i)))), most_groups(i - 1))

question = "What is each part of an evaluation worth?"
shown = "Elo of the whole evaluation over that without one group of terms, or with none but material, both deepening within ". \
    values("budget", "")." nodes a move; ".sampled("game variant without", "")." openings played twice, 95 % intervals"
x_label = "Elo over the evaluation without these terms"
y_label = ""
tic_ems = 5.4
same_x = 1
growing = 0
eval page(words(games), fitting(3, 15), 1.8 * most_groups(words(games)))

# Elo, place, low, high.
worth(where) = "< ".kept(where)." | ".plymeter." elo - --by without 2> /dev/null | awk -F, 'BEGIN { ".numbered(groups(where), 1). \
    ' } function bound(text, elo) { return text == "" ? elo : text ~ /-inf/ ? 9999 : text ~ /inf/ ? -9999 : -text } '. \
    'NR == 1 { for (i = 1; i <= NF; i++) name[$i] = i; next } '. \
    '{ elo = -$name["elo"]; print elo "," at[$1] "," bound($name["high"], elo) "," bound($name["low"], elo) }'."'"
labelled(group) = group eq "all" ? "all of them" : group
set xrange [-120:260]
set xtics 100
set grid xtics noytics
do for [i = 1:words(games)] {
    where = the_game(word(games, i))
    these = groups(where)
    set yrange [words(these) + 0.6:0.4]
    eval next(game_in(where))
    set ytics () scale 0
    do for [k = 1:words(these)] { set ytics add (labelled(word(these, k)) k) }
    set arrow from 0, graph 0 to 0, graph 1 nohead @equal
    eval sprintf("plot %s using 1:2:3:4 with xerrorbars %s", quoted(worth(where)), mark("best"))
}
eval finish
