# Does alpha-beta gain more where leaves are quiet?  How many times deeper it looks than minimax with the same leaves does for
# the same nodes, those beyond the horizon among them.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/doubling-quiet.csv"

orders = "static random"
question = "Does alpha-beta gain more where leaves are quiet?"
shown = "Depth reached for the nodes that minimax spends with leaves of the same kind, as a multiple of its depth; nodes beyond the ". \
    "horizon count; means and 95 % intervals over ".sampled("game order leaf limit", "algorithm=alphabeta")." positions of ".name(values("game", "")).", ".opening_in("")
x_label = "search depth (plies)"
y_label = "depth gain"
same_y = 1
tic_ems = 2
keys = "standing:joined '' quiet:joined 'quiescence' random:doubled 'twice the depth'"
eval page(words(orders), fitting(words(orders), 9), 10)

# The depth at which minimax spends as many nodes lies between two depths at which it was run, on the line of their logarithms.
gains(where) = "< awk -F, 'FNR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } $at[\"status\"] != \"ok\" { next } ". \
    '{ nodes = log($at["interior"] + $at["leaves"] + $at["beyond"]); tree = $at["leaf"] "," $at["seed"]; limit = $at["limit"] } '. \
    'NR == FNR { if ($at["algorithm"] == "minimax") { cost[tree, limit] = nodes } next } '. \
    "!(1".held(where, 1).") || limit < 2 { next } ". \
    '{ for (d = 1; (tree, d) in cost && cost[tree, d] < nodes; d++) { } if (!((tree, d) in cost)) { next } '. \
    'below = cost[tree, d - 1]; deep = d - 1 + (nodes - below) / (cost[tree, d] - below); '. \
    "print limit \",\" $at[\"seed\"] \",ok,\" limit / deep }' ".csv." ".csv. \
    " | sed '1i limit,seed,status,times' | ".plymeter." summary - --of times --by limit"
curve(leaf, shift, meaning) = joined(gains("algorithm=alphabeta order=".order." leaf=".leaf), \
    sprintf("(column('limit') + %g):'mean':(bound('low')):(bound('high'))", shift), meaning)
set xrange [1.5:most_of("limit", "") + 0.5]
set xtics 1
set yrange [0.9:2.7]
set ytics 0.5
set mytics 5
do for [order in orders] {
    eval next(name(order))
    set arrow from graph 0, first 2 to graph 1, first 2 nohead @doubled front
    eval "plot ".curve("static", -0.06, "standing").", ".curve("quiescence", 0.06, "quiet")
}
eval finish
