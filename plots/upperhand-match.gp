# What is a ply of Upper Hand worth?  Elo of each of the author's players over the one that looks a ply less far.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/upperhand-match.csv"

# "plies player" by how far they look: a schedule looks further as the game ends.
players = system(rows("", 'print clean($at["limit"]) ($at["cutoff"] == "depth" ? "" : "+"), "\047" clean($at["player"]) "\047"; '. \
    'rival[clean($at["rival"])]; seen[clean($at["player"])] } '. \
    'END { for (name in rival) if (!(name in seen)) print "0 \047" name "\047"').  " | sort -u | sort -k1,1V | paste -sd ' ' -")
count = words(players) / 2
plies(i) = word(players, 2 * i - 1)
player(i) = word(players, 2 * i)

question = "What is a ply of Upper Hand worth?"
shown = "Elo of each player over the one before it, in their own games from ".sampled("player rival", ""). \
    " positions, each played twice; 95 % intervals; ". \
    "a player of 4+ plies looks further as the game ends"
x_label = "Elo of the further look"
titled = 0
growing = 0
tic_ems = 14.6
eval page(1, 1, 3.7 * (count - 1))

# Elo, place, low, high, whichever of the two was the player of a row.
head_to_head = sprintf("< %s elo %s --by player,rival --pool algorithm,name,fail,window,order,cutoff,limit,skip 2> /dev/null | ", \
    plymeter, csv)
over(i) = head_to_head.sprintf("awk -F, -v one='%s' -v two='%s' -v place=%d '", player(i + 1), player(i), i).clean. \
    'function bound(text, elo) { return text == "" ? elo : text ~ /-inf/ ? -9999 : text ~ /inf/ ? 9999 : text } '. \
    'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } { player = clean($1); rival = clean($2) } '. \
    '$at["elo"] ~ /inf/ { next } '. \
    '{ elo = $at["elo"]; low = bound($at["low"], elo); high = bound($at["high"], elo) } '. \
    'player == one && rival == two { print elo "," place "," low "," high } '. \
    'player == two && rival == one { print -elo "," place "," -high "," -low }'."'"
set yrange [count - 0.4:0.4]
set xrange [-50:ems < 50 ? 1050 : 900]
set xtics 200
set grid xtics noytics
eval next("")
set ytics () scale 0
do for [i = 1:count - 1] {
    set ytics add (sprintf("%s over %s plies\n%s over %s", plies(i + 1), plies(i), player(i + 1), player(i)) i)
}
set arrow from 0, graph 0 to 0, graph 1 nohead @equal
all(i) = i >= count ? "" : (i > 1 ? ", " : ""). \
    sprintf('%s using 1:2:3:4 with xerrorbars %s, %s using 4:2:(sprintf("%%+.0f", $1)) with labels left offset 0.7, 0', \
    quoted(over(i)), mark("best"), quoted(over(i))).all(i + 1)
eval "plot ".all(1)
eval finish
