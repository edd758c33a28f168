# What is each value of a tuned search worth?  Elo of the winner over itself with one other value.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/strong-worth.csv"

finding = ""
question = "What is each value of a tuned search worth in ".game_in("")."?"
shown = "Elo of the setting that was found over the same with one thing changed: with (+) or without (-) one of its orders or prunings, or with another value that was tried, at ". \
    grouped(real(values("budget", "")))." nodes a move, with intervals over ".sampled("player", "")." openings that chose nothing, each played twice. Each interval is at 95 % by itself, so that one of twenty is likely to miss. Right of the line the change makes the search weaker"
x_label = "Elo that the change costs"
same_x = 1; same_y = 1
tic_ems = 12
growing = 0
elo_of = plymeter." elo ".quoted(csv)." --by player 2> /dev/null | awk -F, '".'NR == 1 { for (i = 1; i <= NF; i++) name[$i] = i; next } '
# What costs most stands first.
changes = system(elo_of.'{ print $name["elo"] "," $1 }'."' | sort -s -t , -k 1,1g | cut -d , -f 2 | tr _= '  ' | sed \"s/.*/'&'/\" | paste -sd ' ' -")
eval page(1, 1, 1.1 * words(changes))

set xrange [*:*] noextend
set offsets graph 0.03, graph 0.03, 0, 0
set yrange [words(changes) + 0.6:0.4]
set grid xtics noytics
eval next("")
set ytics () scale 0; eval name_rows(changes, 1)
set arrow from 0, graph 0 to 0, graph 1 nohead @equal
# Elo, place, low, high.
worth = "< ".elo_of.'{ print $name["elo"] "," $name["high"] "," $name["low"] }'."' | sort -s -t , -k 1,1g | awk -F, '{ print (-$1) \",\" NR \",\" (-$2) \",\" (-$3) }'"
eval sprintf("plot %s using 1:2:3:4 with xerrorbars %s", quoted(worth), mark("beside"))
eval finish
