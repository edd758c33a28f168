# What is each pruning worth beside the others?  Elo of a search with all prunings over one that leaves one of them out; and
# for plots/prunings-match.gp, that of a search with one over one without any.

if (!exists("alone")) alone = 0 # as plots/prunings-match.gp has it
load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/prunings-left-out.csv"

games = games_of("")
finding = alone ? (passed("'in othello null moves alone' 'in connect four reductions alone'", 1) ? \
    "By themselves null moves lose in othello, and reductions in connect four" : "") : \
    passed("'in othello a search is stronger without null moves'", 1) && verdict("and reductions in connect four") eq "FAIL" ? \
    "In othello a search is stronger without null moves, and in connect four without reductions" : ""
question = "What is each pruning worth ".(alone ? "by itself" : "beside the others")."?"
shown = "Elo of a search with ".(alone ? "one pruning over one without any" : "five prunings over one that leaves out one of them").", at ".grouped(real(values("budget", "")))." nodes a move, with 95 % intervals over ". \
    sampled("game variant player", "")." openings of each game, each played twice. Right of the line the pruning makes the search stronger. Both search with a table, and on from leaves where something hangs in chess and both shogis"
x_label = "Elo that the pruning is worth"
same_x = 1; same_y = 1
tic_ems = 9.5
growing = 0
prunings = "null futility reverse late research"
eval page(words(games), fitting(4, 9), 9)

# Elo, place, low, high.
but(name, list) = name > words(list) ? "" : "'".(alone ? "" : "all but ").word(list, name)."' ".but(name + 1, list)
words_of = but(1, "'null moves' futility 'reverse futility' 'late moves left out' 'late moves reduced'")
worth(where) = "< ".kept(where)." | ".plymeter." elo - --by player 2> /dev/null | awk -F, -v sign=".(alone ? 1 : -1)." 'BEGIN { ".places_of(1). \
    ' } function bound(text, elo) { return text == "" ? elo : sign * (text ~ /-inf/ ? -9999 : text ~ /inf/ ? 9999 : text) } '. \
    'NR == 1 { for (i = 1; i <= NF; i++) name[$i] = i; next } $1 in at '. \
    '{ elo = sign * $name["elo"]; print elo "," at[$1] "," bound($name["low"], elo) "," bound($name["high"], elo) }'."'"
places_of(i) = i > words(words_of) ? "" : sprintf('at["%s"] = %d; ', word(words_of, i), i).places_of(i + 1)
small = sprintf("font ',%g' textcolor rgb '#666666'", 0.85 * type)
set yrange [words(prunings) + 0.6:0.4]
set xrange [-400:200]
set grid xtics noytics
do for [game in games] {
    where = the_game(game)
    there = values("player", where)
    eval next(game_in(where))
    set xtics -300, ems < 40 ? 300 : 150
    set ytics () scale 0; eval name_rows("'null moves' 'futility' 'reverse futility' 'late, left out' 'late, reduced'", 1)
    if (!strstrt(there, word(words_of, 1))) { set label 11 (ems < 40 ? "none" : "no null move") at -380, 1 @small }
    set arrow from 0, graph 0 to 0, graph 1 nohead @equal
    eval sprintf("plot %s using 1:2:3:4 with xerrorbars %s", quoted(worth(where)), mark("beside"))
}
eval finish
