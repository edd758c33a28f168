# Which moves are played?  Of each game that has a table the categories of moves: how often one is played where there is
# one, all of them, and by name the likeliest two and the least likely.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/categories.csv"

games = games_from(1, " ".values("table", "")." ")
between_of(range) = grouped(real(word(range, 1))).(word(range, 1) eq word(range, 2) ? "" : " to ".grouped(real(word(range, 2))))
# How many positions there are, and by how much the likeliest categories lead, by the nearer ends of their intervals.
real_games = '$at["table"] != "ordered" '
positions = between_of(system(rows("", "if (".real_games.'&& !seen[$at["table"]]++) print clean($at["positions"])')." | sort -n | sed -n '1p;$p' | paste -sd ' ' -"))
lead = system(rows("", "if (".real_games.'&& $at["available"] * 50 >= $at["positions"]) { game = $at["table"]; if ($at["low"] > best[game]) best[game] = $at["low"]; '. \
    'if (!(game in worst) || $at["high"] < worst[game]) worst[game] = $at["high"] } } END { for (game in best) if (!least || best[game] < least * worst[game]) '. \
    'least = best[game] / worst[game]; print int(least)'))
finding = lead > 1 ? "In each game the likeliest category of moves is played more than ".lead." times as often as the least likely" : ""
question = "Which moves are played?"
shown = "How often a move of a category is played where there is one, of ".positions." positions of each game, most of them of games that this program played against itself, and those of chess, shogi and minishogi of engines. Moves are put into categories by what they do, ". \
    "and a circle is a category, as the files of the games define it. The two likeliest and the least likely of those that at least one of 50 positions has are named below, ". \
    "with 95 % intervals"
x_label = "probability"
titled = 0
growing = 0
tic_ems = 13.6
columns = fitting(3, 28)
each = (words(games) + columns - 1) / columns
eval page(columns, columns, 4.5 * each)

# "probability low high 'name' ..." of the named ones; the name may have commas, and so stands last.
extremes(table) = system(rows("table=".table, 'if ($at["available"] * 50 >= $at["positions"]) { name = $0; '. \
    'for (i = 1; i < at["category"]; i++) sub(/^[^,]*,/, "", name); gsub(/[^A-Za-z0-9, -]/, "", name); '. \
    'print $at["probability"] + 0, $at["low"] + 0, $at["high"] + 0, "\047" name "\047" }')." | sort -k1,1gr | sed -n '1p;2p;$p' | paste -sd ' ' -")
all(table, row) = sprintf("%s using 1:(%d) with points linecolor rgb '#888888' pointtype 6 pointsize %g linewidth %g", quoted("< ".rows("table=".table, \
    'if ($at["available"]) print $at["probability"]')), row, 0.8 * dot, 0.7 * stroke_width)
write(text, row, colour) = sprintf("set label %s at graph 0, first %d right offset -0.8, 0 textcolor rgb '%s' font ',%g'; ", \
    quoted(drawn(text)), row, colour, (colour eq "#000000" ? 1 : 0.85) * type)

set logscale x
set xrange [0.002:1.3]
set grid xtics noytics
do for [column = 1:columns] {
    eval next("")
    if (panel_width < 14) { set xtics (0.01, 0.1, 1) } else { set xtics (0.003, 0.01, 0.03, 0.1, 0.3, 1) }
    unset ytics
    set yrange [4 * each + 0.5:0.5]
    parts = ""
    do for [i = 1:least(each, words(games) - (column - 1) * each)] {
        table = word(games, (column - 1) * each + i)
        eval write(name(table), 4 * i - 3, "#000000")
        parts = parts.all(table, 4 * i - 3).", "
        named = extremes(table)
        do for [k = 1:words(named) / 4] {
            eval write(word(named, 4 * k), 4 * i - 3 + k, "#444444")
            parts = parts.sprintf("'+' using (%s):(%d):(%s):(%s) every ::0::0 with xerrorbars %s, ", \
                word(named, 4 * k - 3), 4 * i - 3 + k, word(named, 4 * k - 2), word(named, 4 * k - 1), mark("realization"))
        }
    }
    eval "plot ".parts[1:strlen(parts) - 2]
}
eval finish
