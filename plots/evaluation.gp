# What is each part of an evaluation worth?  Elo of the whole evaluation over that without a group of its terms.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/evaluation.csv"

games = games_of("")
finding = passed("'in chess material alone loses' 'and so does the evaluation without mobility in chess' 'in shogi material alone loses' ". \
    "'and so does the evaluation without mobility in shogi'", 1) ? "Chess and shogi are played worse without mobility or by material alone" : ""
question = "What is each part of an evaluation worth?"
shown = "At ".grouped(real(values("budget", "")))." nodes against an evaluation without them; 95 % intervals"
caption = "Over ".sampled("game variant without", "")." openings, each played twice. No claim was tested for minishogi. Attack is by pieces near the other king, ". \
    "and squares are where pieces stand"
x_label = "Elo that these terms are worth"
x_format = plain
same_x = 1; same_y = 1
tic_ems = 8.6
growing = 0
# What is left out somewhere, all of it first, and then what costs most.
groups = "all ".system(rows("", 'name = clean($at["without"]); if (name != "all") { points[name] += $at["points"]; n[name]++ } } '. \
    'END { for (name in n) print points[name] / n[name], name')." | sort -g | cut -d ' ' -f 2 | paste -sd ' ' -")
named(group) = group eq "all" ? "all but material" : group eq "pieces" ? "other piece terms" : group eq "attack" ? "attack on king" : \
    group eq "king" ? "king's shelter" : group eq "places" ? "squares" : group
names(i) = i > words(groups) ? "" : quoted(named(word(groups, i)))." ".names(i + 1)
eval page(words(games), fitting(3, thumbnail ? 8 : 12), 1.7 * words(groups))

# Elo, place, low, high.
worth(where) = "< ".kept(where)." | ".plymeter." elo - --by without 2> /dev/null | awk -F, 'BEGIN { ".numbered(groups, 1). \
    ' } function bound(text, elo) { return text == "" ? elo : text ~ /-inf/ ? 9999 : text ~ /inf/ ? -9999 : -text } '. \
    'NR == 1 { for (i = 1; i <= NF; i++) name[$i] = i; next } '. \
    '{ elo = -$name["elo"]; print elo "," at[$1] "," bound($name["high"], elo) "," bound($name["low"], elo) }'."'"
none = thumbnail ? "none" : "no such terms"
small = sprintf("font ',%g' textcolor rgb '#666666'", 0.85 * type)
set yrange [words(groups) + 0.6:0.4]
set xrange [-110:240]
set grid xtics noytics
do for [game in games] {
    where = the_game(game)
    there = " ".values("without", where)." "
    eval next(game_in(where))
    if (ems < 40) { set xtics ("" -100, 0, "" 100, 200) } else { set xtics -100, 100 }
    set ytics () scale 0; eval name_rows(names(1), 1)
    do for [k = 1:words(groups)] { if (!strstrt(there, " ".word(groups, k)." ")) { set label 10 + k none at 15, k @small } }
    set arrow from 0, graph 0 to 0, graph 1 nohead @equal
    eval sprintf("plot %s using 1:2:3:4 with xerrorbars %s", quoted(worth(where)), mark("measured"))
}
eval finish
