# How many positions of tic-tac-toe does each search visit?  Those that it searched or scored, and those that a table answered.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/lesson.csv"

question = "How many positions of tic-tac-toe does each search visit?"
table = most_of("entries", "")
shown = "Positions of the whole game that are searched or scored, the empty board among them, and with those that a table of ". \
    table." entries answers for"
x_label = "positions"
x_format = powers
titled = 0
growing = 0
tic_ems = 9.5
keys = "best:mark 'searched or scored' eval:mark 'and answered by the table'"
eval page(1, 1, 11)

# Rows of the figure: what they are in the data, and their names.
searches = "'algorithm=minimax' 'algorithm=alphabeta entries=0 order=none' ". \
    "'algorithm=alphabeta entries=0 order=best' 'entries=".table." order=none' 'entries=".table." order=table+killer'"
labels = "minimax 'row by row' 'perfect order' 'row by row, table' 'table, killers'"
visited(i, count) = "< ".rows(word(searches, i), sprintf('print %s "," %d', count, i))
nodes = '$at["interior"] + $at["leaves"]'
mark_at(i) = quoted(visited(i, nodes))." using 1:2 with points ".point("best").", ". \
    quoted(visited(i, nodes))." using 1:2:(sprintf('%d', $1)) with labels right offset -0.7, 0"
answered_at(i) = quoted(visited(i, nodes.' + $at["recalled"]'))." using 1:2 with points ".point("eval").", ". \
    quoted(visited(i, nodes.' + $at["recalled"]'))." using 1:2:(sprintf('%d', $1)) with labels left offset 0.7, 0"
all(i) = i > words(searches) ? "" : (i > 1 ? ", " : ""). \
    (strstrt(word(searches, i), table) ? answered_at(i).", " : "").mark_at(i).all(i + 1)
set logscale x
set xrange [150:2000000]
set xtics 10
set yrange [words(searches) + 0.6:0.4]
set grid xtics noytics
eval next("")
set ytics () scale 0; eval name_rows(labels, 1)
eval "plot ".all(1)
eval finish
