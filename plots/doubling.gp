# Does alpha-beta double the depth?  One panel a kind of tree; the gain is depth / D, where D is the depth at which
# plain minimax costs as many leaves.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/doubling.csv"

width = 1240; height = 940
eval open
set multiplot

columns = 5; rows = 3
left = 0.058; right = 0.988; top = 0.895; bottom = 0.135
gap_x = 0.018; gap_y = 0.065
games_x = 0.022 # the games have scales of their own
panel_w = (right - left - 2 * games_x - (columns - 1) * gap_x) / columns
panel_h = (top - bottom - (rows - 1) * gap_y) / rows
x_of(column) = left + column * (panel_w + gap_x) + (column > 2 ? (column - 2) * games_x : 0)
y_of(row) = top - row * (panel_h + gap_y)
at(column, row) = sprintf("set lmargin at screen %f; set rmargin at screen %f; ", x_of(column), x_of(column) + panel_w). \
    sprintf("set tmargin at screen %f; set bmargin at screen %f", y_of(row), y_of(row) - panel_h)

set label 1 "Does alpha-beta double the depth?" at screen 0.012, 0.972 font ",19"
set label 2 "Depth reached for the leaves minimax spends, as a multiple of minimax's depth; means and 95 % intervals over seeds" \
    at screen 0.012, 0.945 font ",12" textcolor rgb "#555555"
set label 3 "search depth (plies)" at screen (left + right) / 2, 0.082 center
set label 4 "depth gain" at screen 0.010, (top + bottom) / 2 center rotate

set yrange [0.9:2.25]
set ytics 1, 0.5
set mytics 5
set xtics 2, 2
set arrow 1 from graph 0, first 2 to graph 1, first 2 nohead linecolor rgb "#cc3311" dashtype 3 linewidth 1.4 front

# On trees of one branching D is log_b(leaves), taken of the mean leaves as the formulas do; in games it differs from
# position to position, so that the positions' gains are averaged.
of_tree(name) = sprintf("(column('limit') * log(b) / log(bound('%s')))", name)
of_game(name) = sprintf("'%s'", name)
bars(data, x, colour, shape) = sprintf("'%s' using 'limit':%s with yerrorbars linecolor rgb '%s' pointtype %d pointsize 0.6", \
    data, x, colour, shape)
tree(where, colour, shape) = bars(summary("leaves", "limit", where), \
    of_tree("mean").":".of_tree("high").":".of_tree("low"), colour, shape)
game(where, colour, shape) = bars(summary("gain", "limit", where), "'mean':(bound('low')):(bound('high'))", colour, shape)
single(where) = sprintf("'%s' using 'limit':'mean' with points linecolor rgb '%s' pointtype 1 pointsize 0.6", \
    summary("gain", "limit", where), MINIMAX)
curve(b, depths, column, colour) = sprintf("'%s' using 'depth':'%s' with lines linecolor rgb '%s' linewidth 1.1", theory(sprintf("branching=%d depth=%s", b, depths)), column, colour)

branchings = "4 8 16"
deepest = "10 8 6"
trees = "uniform ordered dependent"
names = "'independent values (iid)' 'strongly ordered' 'totally dependent'"
panel(name, remark) = sprintf("set title '%s' offset 0, -0.6 font ',12'; ", name). \
    sprintf("set label 5 '%s' at graph 0.04, 0.94 font ',11' textcolor rgb '#555555'", remark)

do for [row = 0:2] {
    b = int(word(branchings, row + 1))
    depths = "1..".word(deepest, row + 1)
    set xrange [0.5:word(deepest, row + 1) + 0.5]
    do for [column = 0:2] {
        kind = word(trees, column + 1)
        here = sprintf("game=%s branching=%d ", kind, b)
        eval at(column, row)
        set format y column == 0 ? "%g" : ""
        eval panel(row == 0 ? word(names, column + 1) : "", sprintf("b = %d", b))
        lines = curve(b, depths, "minimal_gain", PERFECT).", "
        lines = kind eq "uniform" ? lines.curve(b, depths, "alphabeta_gain", RANDOM).", " : lines
        lines = kind eq "dependent" ? lines.curve(b, depths, "dependent_gain", RANDOM).", " : lines
        real = kind eq "ordered" ? tree(here."order=none algorithm=alphabeta", REAL, 5).", " : ""
        eval "plot ".lines.real.single(here."algorithm=minimax").", ".tree(here."order=worst", WORST, 11).", ".\
            tree(here."order=random", RANDOM, 7).", ".tree(here."order=best", PERFECT, 9)
        unset label 1; unset label 2; unset label 3; unset label 4
    }
}

# Games by columns; only the first, whose tree is the whole game, needs a scale of its own.
games = "tictactoe connect4 kalah isola upperhand othello"
names = "tic-tac-toe 'connect four' kalah 'isola 4x4' 'Upper Hand' othello"
played = "0 8 8 3 14 8"
deepest = "9 9 10 5 7 8"
set format y "%g"
do for [i = 0:5] {
    here = "game=".word(games, i + 1)." "
    eval at(3 + i / 3, i % 3)
    set xrange [0.5:word(deepest, i + 1) + 0.5]
    set yrange [0.9:i == 0 ? 2.9 : i == 1 ? 2.5 : 2.25]
    eval panel(word(names, i + 1), i == 0 ? "the whole game" : sprintf("after %s moves", word(played, i + 1)))
    eval "plot ".single(here."algorithm=minimax").", ".game(here."order=worst", WORST, 11).", ".\
        game(here."order=random", RANDOM, 7).", ".game(here."order=eval", REAL, 5).", ".\
        game(here."order=best", PERFECT, 9)
}

# The legend has a strip of its own.
set lmargin at screen left; set rmargin at screen right
set tmargin at screen 0.062; set bmargin at screen 0.005
unset title; unset label 5; unset border; unset tics; unset grid; unset arrow 1
set key at graph 0.5, 1 center top vertical maxrows 2 Left reverse spacing 1.2 samplen 1.4 width -2 font ",12"
set xrange [0:1]; set yrange [0:1]
plot NaN with linespoints linecolor rgb PERFECT pointtype 9 pointsize 0.8 title "perfect order; line: minimal tree", \
    NaN with linespoints linecolor rgb RANDOM pointtype 7 pointsize 0.8 title "random order; line: exact mean", \
    NaN with points linecolor rgb REAL pointtype 5 pointsize 0.8 title "as listed (trees), by evaluation (games)", \
    NaN with points linecolor rgb WORST pointtype 11 pointsize 0.8 title "worst order", \
    NaN with points linecolor rgb MINIMAX pointtype 1 pointsize 0.8 title "plain minimax", \
    NaN with lines linecolor rgb "#cc3311" dashtype 3 linewidth 1.4 title "twice the depth"
unset multiplot
