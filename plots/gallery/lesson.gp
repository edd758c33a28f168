# How many positions of tic-tac-toe does each search visit?  Those that it searched or scored, beside what a course counts.
# What the table answered for is in the data.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/lesson.csv"

finding = verdict("minimax visits 549946") eq "PASS" && verdict("alpha-beta, moves row by row, visits 18297") eq "PASS" && \
    verdict("with a table it develops 3010") eq "FAIL" ? \
    "Minimax and alpha-beta visit exactly as many positions as published, but with a table alpha-beta does not" : ""
question = "How many positions of tic-tac-toe does each search visit?"
table = most_of("entries", "")
shown = "Positions of the whole game of tic-tac-toe that are searched or scored are counted, with moves tried row by row but in the last two: ". \
    "in perfect order, or the table's first and then killers, which refuted a sibling. ". \
    "What a course on GitHub published stands below. Its cache answers with bounds, which searches that were cut off left, as if they were values, where the table here, of ". \
    grouped(int(table))." entries, keeps them apart"
x_label = "positions"
x_powers = ems < 28 ? "3 6 3" : "3 6 1"
titled = 0
growing = 0
tic_ems = 9.5
keys = "best:mark 'counted here' worst:mark published"
eval page(1, 1, 13)

# Rows of the figure: what they are in the data, their names, and what was published.
searches = "'algorithm=minimax' 'algorithm=alphabeta entries=0 order=none' 'entries=".table." order=none' ". \
    "'algorithm=alphabeta entries=0 order=best' 'entries=".table." order=table+killer'"
labels = "minimax alpha-beta 'alpha-beta, table' 'perfect order' 'table, killers'"
published = "549946 18297 3010"
visited(i) = quoted("< ".rows(word(searches, i), sprintf('print $at["interior"] + $at["leaves"] "," %d', i)))
all(i) = i > words(searches) ? "" : (i > 1 ? ", " : "").visited(i)." using 1:(above($2)) with points ".point("best").", ". \
    visited(i)." using 1:(above($2)):(grouped($1)) with labels left offset 1, 0".all(i + 1)
above(i) = i > words(published) ? i : i - 0.22
set logscale x
set xrange [1000:ems < 28 ? 20000000 : 3000000]
set yrange [words(searches) + 0.6:0.4]
eval next("")
set ytics () scale 0; eval name_rows(labels, 1)
other = point("worst")
do for [i = 1:words(published)] {
    set label grouped(int(word(published, i))) at first int(word(published, i)), first i + 0.25 left point @other offset 1, -0.2 \
        font sprintf(",%g", 0.85 * type) textcolor rgb darker(look("worst", 2))
}
eval "plot ".all(1)
eval finish
