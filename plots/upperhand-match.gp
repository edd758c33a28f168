# What is a ply of Upper Hand worth?  Points of each of the author's players against the one that looks a ply less far.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/upperhand-match.csv"

# "plies player" by how far they look: a schedule looks further as the game ends.
players = system(rows("", 'print clean($at["limit"]) ($at["cutoff"] == "depth" ? "" : "+"), "\047" clean($at["player"]) "\047"; '. \
    'rival[clean($at["rival"])]; seen[clean($at["player"])] } '. \
    'END { for (name in rival) if (!(name in seen)) print "0 \047" name "\047"').  " | sort -u | sort -k1,1V | paste -sd ' ' -")
count = words(players) / 2
plies(i) = word(players, 2 * i - 1)
player(i) = word(players, 2 * i)

finding = passed("'Middle Class, who looks a ply ahead' 'but Junior Master takes only' 'and so does Master' 'and 4 plies' 'and Senior Master'", 1) ? \
    "The first ply takes more than nine tenths of the points, and each further look more than half, but less than eight tenths" : ""
question = "What is a ply of Upper Hand worth?"
shown = "Points, and Elo beside them, of each player of Upper Hand against the one that looks a ply less far. Players are named as the levels of the author's ". \
    "program are, and 4+ plies look further as the game ends. Bars are 95 % intervals over ".sampled("player rival", "")." positions, each played twice"
x_label = "points (%)"
titled = 0
growing = 0
tic_ems = 15.2
eval page(1, 1, 2.6 * (count - 1) + 1.2)

# Points, place, low, high, Elo, whichever of the two was the player of a row.
head_to_head = sprintf("< %s elo %s --by player,rival --pool algorithm,name,fail,window,order,cutoff,limit,skip 2> /dev/null | ", \
    plymeter, csv)
over(i) = head_to_head.sprintf("awk -F, -v one='%s' -v two='%s' -v place=%d '", player(i + 1), player(i), i).clean. \
    'function points(elo) { return 100 / (1 + exp(-elo * log(10) / 400)) } '. \
    'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } { player = clean($1); rival = clean($2); elo = $at["elo"]; low = $at["low"]; high = $at["high"] } '. \
    'elo ~ /inf/ { next } '. \
    'player == two && rival == one { elo = -elo; swap = -low; low = -high; high = swap } '. \
    'player == one && rival == two || player == two && rival == one { print points(elo) "," place "," points(low) "," points(high) "," elo }'."'"
set yrange [count - 0.4:0]
elo_at = ems < 35 ? 120 : 113
set xrange [45:elo_at]
set xtics 50, ems < 35 ? 25 : 10, 100
set grid xtics noytics
eval next("")
eval sprintf("set ytics () scale 0 font ',%g'", 0.85 * type)
do for [i = 1:count - 1] {
    set ytics add (sprintf("%s over %s plies\n%s over %s", plies(i + 1), plies(i), player(i + 1), player(i)) i)
}
set arrow from 50, graph 0 to 50, graph 1 nohead @equal
set label "Elo" at elo_at, 0.3 right
set label "even" at 50.7, 0.3 font sprintf(",%g", 0.85 * type) textcolor rgb "#444444"
all(i) = i >= count ? "" : (i > 1 ? ", " : ""). \
    sprintf('%s using 1:2:3:4 with xerrorbars %s, %s using (elo_at):2:(sprintf("%%+.0f", $5)) with labels right', \
    quoted(over(i)), mark("best"), quoted(over(i))).all(i + 1)
eval "plot ".all(1)
eval finish
