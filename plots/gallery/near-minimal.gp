# How near does a search come to the minimal tree?  Leaves over those of perfect order, and how often the first move cuts.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/near-minimal.csv"

games = games_of("")
first_cuts(game) = verdict("in ".name(game)." at ".(game eq "othello" ? "seven" : game eq "chess" ? "four" : "eight"). \
    " plies, by the evaluation, the first move") eq "PASS"
finding = first_cuts("othello") && first_cuts("chess") && first_cuts("connect4") && first_cuts("kalah") ? \
    "At the greatest depths drawn, ordered by table and evaluation, the first move makes more than 90 % of the cutoffs in all four games" : ""
question = "How near does a search come to the minimal tree?"
shown = "Above, leaves of a deepened alpha-beta with a table of ".grouped(most_of("entries", ""))." entries over those of one in perfect order with such a ". \
    "table. Below, how many of its cutoffs the first move makes. Moves are ordered by the table's move and then by static evaluation, or by killers ". \
    "(the moves that last cut off at the same ply) and history (by how often a move cut off anywhere). Lines are 1.5 times and 90 %, as published of chess. ". \
    "Marks are means, and bars 95 % intervals, over ".sampled("game order limit", "")." positions of each game"
x_label = "search depth (plies)"
sided = 1
same_y = 1
tic_ems = 2.6
keys = "random:joined 'killers and history' best:joined 'evaluation'"
eval page(2 * words(games), ems < 28 && words(games) % 2 == 0 ? words(games) / 2 : words(games), 11)

first(where) = "< ".rows(where, 'if ($at["status"] == "ok" && $at["cutoffs"] > 0) print $at["limit"] "," $at["seed"] ",ok," '. \
    '100 * $at["cutoffs_first"] / $at["cutoffs"]')." | sed '1i limit,seed,status,share' | ".plymeter." summary - --of share --by limit"
ordered(order) = the_game(game)." order=table+".order
curves(evaluation, others) = joined(others, means, "random").", ".joined(evaluation, means, "best")
do for [of in "leaves cuts"] { do for [game in games] {
    eval next(of eq "leaves" || across < words(games) ? name(game) : "")
    set xrange [least_of("limit", the_game(game)) - 0.5:most_of("limit", the_game(game)) + 0.5]
    set xtics 1, ems < 50 && most_of("limit", the_game(game)) > 4 ? 2 : 1
    leaves = of eq "leaves"
    if (panel % across == 1) { eval side(leaves ? "leaves / perfect" : "cutoffs by first move (%)") }
    eval reference("", leaves ? 1.5 : 90, 0, 0)
    if (game eq "chess") { eval remark(leaves ? "1.5:\npublished" : "90 %:\npublished", leaves ? "0.06, 0.85" : "0.06, 0.26") }
    if (leaves) { set yrange [0.8:3.1]; set ytics 1, 0.5; eval "plot ".curves(summary("over_best", "limit", ordered("eval")), summary("over_best", "limit", ordered("killer+history"))) }
    else { set yrange [66:101]; set ytics 10; eval "plot ".curves(first(ordered("eval")), first(ordered("killer+history"))) }
} }
eval finish
