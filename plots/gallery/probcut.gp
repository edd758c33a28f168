# How well does a shallow search foretell a deep one?  The correlation of the values at two limits, by game and stage.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/probcut.csv"

finding = verdict("in chess they correlate by more than 0.90") eq "PASS" ? \
    "In middle games of chess values at three and five plies go together more closely than published" : ""
question = "How well does a shallow search foretell a deep one?"
shown = "Correlation of a position's value with that of a search two plies less deep, on a logarithmic scale of what is missing to 1, early, in the ". \
    "middle and late in games, which is after so many random moves, or a game of engines (chess); line: 0.9, as published of middle games of chess, at three ". \
    "and five plies; 95 % intervals over ".sampled("opening limit", "game=othello")." positions of each kind"
x_label = "depth of the deeper search (plies)"
y_label = "correlation"
same_y = 1
tic_ems = 2.9
keys = "random:joined early best:joined middle static:joined late"
games = games_of("")
eval page(words(games), fitting(words(games) > 4 ? 4 : words(games), 9), 9)

deepest = int(most_of("limit", ""))
set logscale y
set yrange [0.7:0.0003] reverse
correlations(opening) = "< for d in $(seq 3 ".deepest."); do ".plymeter." correlate ".csv." --by limit --with limit=$((d - 2)) --where limit=$d". \
    conditions(the_game(game)." opening=".opening, 1)." 2> /dev/null; done | sed '2,${/^limit/d}'"
missing = "(1 - column('correlation')):(1 - bound('low')):(1 - bound('high'))"
curve(i, shift, meaning) = joined(correlations(word(stages, i)), sprintf("(column('limit') + %g):", shift).missing, meaning)
do for [game in games] {
    eval next(name(game))
    stages = values("opening", the_game(game))
    set xrange [2.6:most_of("limit", the_game(game)) + 0.4]
    set xtics 1
    bare = (panel - 1) % across
    set ytics (bare ? "" : "0.5" 0.5, bare ? "" : "0.9" 0.1, bare ? "" : "0.99" 0.01, bare ? "" : "0.999" 0.001)
    eval reference(game eq "chess" ? "published" : "", 0.1, 0.97, -0.6)
    eval "plot ".(words(stages) == 1 ? curve(1, 0, "best") : curve(1, -0.12, "random").", ".curve(2, 0, "best").", ".curve(3, 0.12, "static"))
}
eval finish
