# How well does a shallow search foretell a deep one?  The correlation of ranks at two limits, by game and stage.  That of
# values is made by the few won positions: in the middle of breakthrough 8 of 300 make it 0.999.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/probcut.csv"

finding = passed("'by ranks they correlate by 0.9 or more in chess' 'and in othello' 'and in connect four' 'and in kalah' 'and in breakthrough' 'and in minishogi, at two'", 1) ? \
    "In middle games ranks at three and five plies correlate by 0.9 or more in chess, othello, connect four, kalah and breakthrough, and in minishogi those at two and four" : ""
question = "How well does a shallow search foretell a deep one?"
shown = "Positions are ranked by their values, since else the few that are won, whose values lie far from all others, would decide, and in chess the values themselves are correlated, too. ". \
    "The shallow search is two plies less deep, and the line is at 0.9, which was published of values in middle games of chess at three and five plies. ". \
    "Points are correlations with 95 % intervals, on a scale that is logarithmic in what is missing to 1, over ".sampled("opening limit", "game=othello"). \
    " positions of each kind, after fewer or more random moves or (chess) of games of engines"
x_label = "depth of the deeper search (plies)"
y_label = "correlation of ranks"
same_y = 1
tic_ems = 3.7
keys = "random:joined early best:joined middle static:joined late worst:joined 'middle, of values'"
games = games_of("")
eval page(words(games), fitting(words(games) > 4 ? 4 : words(games), 9), 9)

deepest = int(most_of("limit", ""))
set logscale y
set yrange [0.6:0.001] reverse
# Of each limit the correlation with the limit two plies less, over the positions that both have, by values and by ranks, where
# equal values share the mean of theirs.
correlations(opening) = "< ".rows(the_game(game)." opening=".opening, 'if ($at["status"] != "ok") next; key = ""; '. \
    'for (i = 1; i < at["algorithm"]; i++) key = key "," $i; if (!(key in known)) { known[key] = 1; position[++count] = key } '. \
    'value[key, $at["limit"]] = $at["value"] + 0 } '. \
    'function rank(a, of, n,    i, k) { for (i = 1; i <= n; i++) { of[i] = 0.5; for (k = 1; k <= n; k++) of[i] += (a[k] < a[i]) + (a[k] == a[i]) / 2 } } '. \
    'function correlation(a, b, n,    i, x, y, xx, yy, xy) { for (i = 1; i <= n; i++) { x += a[i] / n; y += b[i] / n } '. \
    'for (i = 1; i <= n; i++) { xx += (a[i] - x) ^ 2; yy += (b[i] - y) ^ 2; xy += (a[i] - x) * (b[i] - y) } '. \
    'return xx * yy ? sprintf("%.10g", xy / (sqrt(xx) * sqrt(yy))) : "" } '. \
    'END { print "limit,pairs,correlation,ranks"; for (deep = 3; deep <= '.deepest.'; deep++) { n = 0; for (i = 1; i <= count; i++) '. \
    'if ((position[i], deep - 2) in value && (position[i], deep) in value) { a[++n] = value[position[i], deep - 2]; b[n] = value[position[i], deep] } '. \
    'if (n) { rank(a, ranks_a, n); rank(b, ranks_b, n); print deep "," n "," correlation(a, b, n) "," correlation(ranks_a, ranks_b, n) } }')
# With Fisher's interval.
fisher(of, sign) = sprintf("(1 - tanh(atanh(column('%s')) %s 1.96 / sqrt(column('pairs') - 3)))", of, sign)
measured(of) = sprintf("(1 - column('%s')):", of).fisher(of, "-").":".fisher(of, "+")
of_values = measured("correlation")
of_ranks = measured("ranks")
curve(i, shift, of, meaning) = joined(correlations(word(stages, i)), sprintf("(column('limit') + %g):", shift).of, meaning)
do for [game in games] {
    eval next(name(game))
    stages = values("opening", the_game(game))
    set xrange [2.6:most_of("limit", the_game(game)) + 0.4]
    set xtics 1
    bare = (panel - 1) % across
    set ytics (bare ? "" : "0.5" 0.5, bare ? "" : "0.9" 0.1, bare ? "" : "0.99" 0.01, bare ? "" : "0.999" 0.001)
    eval reference(game eq "chess" ? "published" : "", 0.1, 0.97, -0.6)
    eval "plot ".(words(stages) == 1 ? curve(1, -0.06, of_values, "worst").", ".curve(1, 0.06, of_ranks, "best") : \
        curve(1, -0.12, of_ranks, "random").", ".curve(2, 0, of_ranks, "best").", ".curve(3, 0.12, of_ranks, "static"))
}
eval finish
