# What is each pruning worth, alone and beside the others?  Elo of a search with all prunings over one that leaves one of them out,
# and of a search with one over one without any.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/prunings-left-out.csv"
if (!exists("second")) second = "results/prunings-match.csv"

games = games_of("")
finding = passed("'in othello null moves alone' 'in connect four reductions alone' 'in othello null moves lose' 'in connect four reductions lose' 'in chess late-move pruning loses'", 1) ? \
    "Null moves, reductions and left-out moves can lose Elo" : ""
question = "What is each pruning worth?"
shown = "At ".grouped(real(values("budget", "")))." nodes a move; 95 % intervals, ".sampled("game variant player", "")." openings"
caption = "Each opening is played twice. Right of the line the pruning makes the search stronger: alone over a search without any, or beside the others over one that leaves it out. Both search with a table, and on from leaves where something hangs in chess and both shogis"
x_label = "Elo gained"
x_format = plain
same_x = 1; same_y = 1
tic_ems = 9.5
growing = 0
keys = "itself:mark 'alone' beside:mark 'beside the others'"
eval page(words(games), fitting(4, 9), 9)

# Elo, place, low, high: of the pruning, or of all without it, whose sign is the other.
prunings = "'null moves' futility 'reverse futility' 'late moves left out' 'late moves reduced'"
worth(where, but, sign) = "< ".kept(where)." | ".plymeter." elo - --by player 2> /dev/null | awk -F, -v sign=".sign." 'BEGIN { ".places_of(1, but). \
    ' } function bound(text, elo) { return text == "" ? elo : sign * (text ~ /-inf/ ? -9999 : text ~ /inf/ ? 9999 : text) } '. \
    'NR == 1 { for (i = 1; i <= NF; i++) name[$i] = i; next } $1 in at '. \
    '{ elo = sign * $name["elo"]; print elo "," at[$1] "," bound($name["low"], elo) "," bound($name["high"], elo) }'."'"
places_of(i, but) = i > words(prunings) ? "" : sprintf('at["%s%s"] = %d; ', but, word(prunings, i), i).places_of(i + 1, but)
at_rows(data, shift, meaning) = sprintf("%s using 1:($2 + %g):3:4 with xerrorbars %s", quoted(data), shift, mark(meaning))
own = csv
set yrange [words(prunings) + 0.6:0.4]
set xrange [-400:200]
set grid xtics noytics
do for [game in games] {
    csv = own
    where = the_game(game)
    eval next(game_in(where))
    if (ems < 40) { set xtics (-300, "" -150, 0, "" 150) } else { set xtics -300, 150 }
    set ytics () scale 0; eval name_rows("'null moves' 'futility' 'reverse futility' 'late moves left out' 'late moves reduced'", 1)
    # A game without a null move has none to show.
    if (!strstrt(values("player", where), word(prunings, 1))) { set label 11 ems < 40 ? "no null\nmove" : "no null move" at -380, ems < 40 ? 0.8 : 1 font sprintf(",%g", 0.85 * type) textcolor rgb "#666666" }
    set arrow from 0, graph 0 to 0, graph 1 nohead @equal
    beside_others = at_rows(worth(where, "all but ", -1), 0.17, "beside")
    csv = second
    eval "plot ".at_rows(worth(where, "", 1), -0.17, "itself").", ".beside_others
}
eval finish
