# How far from the horizon may one prune?  Of what was pruned with so many plies left and searched after all, the share that was
# wrong, a curve for each pruning.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/wrong-cuts-by-depth.csv"

least_checked = 100
games = games_of("")
question = "How far from the horizon may one prune?"
shown = sprintf("Of what was pruned with so many plies left, a share drawn by the path was searched after all, without that pruning there; it was wrong where that found another value within the window. Points are of %d such searches or more, ", least_checked). \
    "and what was never wrong stands at 0. Searches of ".most_of("limit", "")." plies do not deepen. Null moves reduce by two plies; futility, its reverse and razoring have a margin of one point for each ply that is left (othello 2.5 and breakthrough 15 of their units), ". \
    "so that they prune less the more are left; four moves for each ply that is left are not late. All of ".sampled("game variant pruning", "")." positions of each game together, with Wilson's intervals at 95 %, wider by how much positions differ"
x_label = "plies left"
y_label = "wrong cuts (%)"
same_x = 1; same_y = 1
tic_ems = 2.6
keys = "null:joined '' futility:joined '' reverse:joined '' razor:joined '' late:joined 'late moves'"
eval page(words(games), ems < 40 ? 2 : fitting(5, 11), 11)

# With so many plies left: the share of all positions together, and Wilson's interval for as many independent searches as tell as
# much as these, which positions have in bunches.
never = "0.001"
shares(where) = "< ".rows(where, 'wrongs = split($at["wrong_cuts_by_ply"], wrong, " "); split($at["rechecked_by_ply"], checked, " "); positions++; '. \
    'for (i = 2; i <= $at["limit"] && i <= wrongs; i++) { left = $at["limit"] + 1 - i; w = wrong[i] + 0; n = checked[i] + 0; '. \
    'all[left] += n; bad[left] += w; ww[left] += w * w; wn[left] += w * n; nn[left] += n * n } } '. \
    'function seen(share) { return 100 * share < '.never.' ? '.never.' : 100 * share } '. \
    'END { z = 1.96; for (left in all) { n = all[left]; if (n < '.least_checked.') continue; p = bad[left] / n; '. \
    'spread = positions / (positions - 1) * (ww[left] - 2 * p * wn[left] + p * p * nn[left]); '. \
    'bunched = p > 0 && p < 1 ? spread / (n * p * (1 - p)) : 1; m = n / (bunched > 1 ? bunched : 1); '. \
    'middle = (p + z * z / (2 * m)) / (1 + z * z / m); half = z * sqrt(p * (1 - p) / m + z * z / (4 * m * m)) / (1 + z * z / m); '. \
    'print left "," seen(p) "," seen(middle - half) "," seen(middle + half) }')." | sort -t, -k1,1g"
curve(where, shift, meaning) = system(shares(where)[3:*]." | wc -l") + 0 ? \
    joined(shares(where), sprintf("($1 + %g):2:3:4", shift), meaning).", " : ""
set xrange [0.6:5.4]
set logscale y
set yrange [0.001:60]
do for [game in games] {
    here = the_game(game)
    eval next(game_in(here))
    set xtics 1
    set ytics (0.01, 0.1, 1, 10); set ytics add ("0" 0.001)
    if (panel + across <= panels) { set format x "" }
    if ((panel - 1) % across) { set format y ""; set ytics ("" 0.001, 0.01, 0.1, 1, 10) }
    eval "plot ".curve(here." pruning=null", -0.2, "null").curve(here." pruning=futility", -0.1, "futility"). \
        curve(here." pruning=reverse", 0, "reverse").curve(here." pruning=razor", 0.1, "razor"). \
        curve(here." pruning=late", 0.2, "late")."NaN"
}
eval finish
