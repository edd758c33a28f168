# The worked trees of the tutorials, as a table: what each search returns and counts.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/tutorial.csv"

width = 900; height = 640
eval open
set label 1 "What do the worked trees of the tutorials count?" at screen 0.03, 0.955 font ",17"
unset border; unset tics; unset grid
set lmargin at screen 0.03; set rmargin at screen 0.97
set tmargin at screen 0.90; set bmargin at screen 0.02
set xrange [0:1]
stats csv using "leaves" nooutput
rows = STATS_records
set yrange [rows + 0.5:-1.5]

set arrow 1 from 0, -0.5 to 1, -0.5 nohead linecolor rgb "#333333"
# Labels end at the first comma, even in quotes; a tree is written with spaces instead.
table = "< awk -F '\"' -v OFS= '{ gsub(\",\", \" \", $2) } 1' ".csv
left(x, name) = sprintf("table using (%g):0:'%s' with labels left font ',11'", x, name)
right(x, name) = sprintf("table using (%g):0:'%s' with labels right font ',11'", x, name)
heads = "game tree algorithm order value move interior leaves"
places = "0 0.11 0.46 0.58 0.72 0.80 0.90 1"
do for [i = 1:8] {
    set label 1 + i word(heads, i) at real(word(places, i)), -1 font ",11" textcolor rgb "#555555"
    if (i > 4) { set label 1 + i right }
}
cells = ""
do for [i = 1:8] {
    x = real(word(places, i))
    cells = cells.(i > 1 ? ", " : "").(i > 4 ? right(x, word(heads, i)) : left(x, word(heads, i)))
}
eval "plot ".cells
