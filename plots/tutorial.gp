# The worked trees of the tutorials, as tables: what each search returns and counts.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/tutorial.csv"

# Cells of the CSV end at the first comma, even in quotes; a tree is written with spaces instead, and one without is a
# game.
table = "awk -F '\"' -v OFS= '{ gsub(\",\", \" \", $2) } 1' ".csv." | LC_ALL=C tr -cd 'A-Za-z0-9_.+, \\n[]-'"
trees = system(table." | awk -F, 'NR > 1 && !seen[$1, $2]++ { print \"\\047\" ($2 == \"\" ? $1 : $2) \"\\047\" }' | paste -sd ' ' -")
searches = int(system(sprintf("%s | awk -F, 'NR > 1 && ($2 == \"%s\" || $1 == \"%s\")' | wc -l", table, word(trees, 1), word(trees, 1))))

question = "What do the worked trees of the tutorials count?"
shown = "A table a tree, its leaves' values for the first player in brackets: what each search returns, and what it counts"
tic_ems = 0
foot_ems = 0.5
growing = 0
same_x = 1
eval page(words(trees), fitting(3, 22), 1.35 * (searches + 1))

columns = "algorithm order value move interior leaves"
places_x = "0 5.5 11.5 14.5 18.5 22.5"
unset tics; unset border; unset grid
set yrange [searches - 0.4:-1.5]
set xrange [0:panel_width]
scale = panel_width / 24.5
rows_of(tree) = sprintf("< %s | awk -F, 'NR == 1 || $2 == \"%s\" || $2 == \"\" && $1 == \"%s\"'", table, tree, tree)
cell(i) = sprintf('%s using (%g):0:"%s" with labels %s', quoted(rows_of(tree)), \
    scale * real(word(places_x, i)), word(columns, i), i > 2 ? "right" : "left")
cells(i) = i > words(columns) ? "" : (i > 1 ? ", " : "").cell(i).cells(i + 1)
do for [t = 1:words(trees)] {
    tree = word(trees, t)
    eval next(strstrt(tree, "[") ? tree : name(tree))
    do for [i = 1:words(columns)] {
        set label 10 + i word(columns, i) at scale * real(word(places_x, i)), -1 textcolor rgb "#444444"
        if (i > 2) { set label 10 + i right }
    }
    eval "plot ".cells(1)
}
eval finish
