# What is it worth to look on until nothing hangs?  How much more often searches whose leaves are quiet choose a best move than such
# that evaluate where they stop, in the same positions and for the same nodes.  Of shogi there are searches that see all captures, or
# checks, too: in the data.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/horizon.csv"

finding = passed("'and find a best move more often' 'so they do after 10000'", 1) ? \
    "In chess quiet leaves surely find more best moves at 4 of 5 budgets" : ""
question = "What is it worth to look on until nothing hangs?"
shown = "Percent of best moves found with quiet leaves, searched on by captures that lose nothing, less percent with static ones; 95 % intervals"
caption = "Captures are nodes, too. Best moves are those of deeper quiet searches. Intervals are of the paired difference over ". \
    sampled("game variant leaf exchange checks budget", "")." positions of each game"
x_label = "thousands of nodes a decision"
y_label = "best moves gained (% points)"
y_format = plain
same_x = 1
same_y = 1
tic_ems = 2.4
here = places("")
eval page(words(here), fitting(3, 9), 11)

# By budget, the mean of what quiet leaves have more than static ones have, pair by pair.
quiet = "leaf=quiescence checks=0 exchange=yes"
gained(where) = "< awk -F, 'FNR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } !(1".held(where, 1).") { next } ". \
    '{ key = $at["budget"] "," $at["seed"] } NR == FNR { if (1'.held("leaf=static", 1).') static[key] = $at["agrees"]; next } '. \
    "1".held(quiet, 1).' && key in static { print key ",ok," $at["agrees"] - static[key] }'."' ".csv." ".csv. \
    " | sed '1i budget,seed,status,gained' | ".plymeter." summary - --of gained --by budget"
set logscale x
x_logarithmic = 1
set xrange [0.55 * least_of("budget", ""):1.8 * most_of("budget", "")]
set yrange [-20:50]
set ytics 20
set xtics ("0.1" 100, "1" 1000, "10" 10000)
do for [i = 1:words(here)] {
    where = word(here, i)
    eval next(game_in(where))
    eval reference(i == 1 ? (ems < 40 ? "static leaves\nbetter" : "static leaves better") : "", 0, 0.03, ems < 40 ? -0.75 : -0.8)
    if (i == 1) { eval remark(ems < 40 ? "quiet leaves\nbetter" : "quiet leaves better", "0.98, 0.94 right") }
    eval "plot ".joined(gained(where), "'budget':(100 * column('mean')):(100 * bound('low')):(100 * bound('high'))", "measured")
}
eval finish
