# How well does a shallow search foretell a deep one?  The correlation of the values at two limits, by game and stage.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/probcut.csv"

question = "How well does a shallow search foretell a deep one?"
shown = "Correlation of a position's value with that of a search two plies less deep, early, in the middle and late in games, which is after ". \
    "so many random moves, or a game of engines (chess); line: 0.9, as published of chess in middle games, at three and five plies; ". \
    "95 % intervals over ".sampled("game variant opening limit", "")." positions"
x_label = "depth of the deeper search (plies)"
y_label = "correlation"
same_y = 1
tic_ems = 2.2
keys = "othello:joined '' connect4:joined '' kalah:joined '' standing:joined 'checkers' breakthrough:joined '' minishogi:joined '' chess:joined ''"
eval page(3, fitting(3, 9), 12)

set xrange [2.6:most_of("limit", "") + 0.4]
set xtics 1
set yrange [0.5:1.01]
set ytics 0.1
deepest = int(most_of("limit", ""))
correlations(where) = "< for d in $(seq 3 ".deepest."); do ".plymeter." correlate ".csv." --by limit --with limit=$((d - 2)) --where limit=$d". \
    conditions(where, 1)." 2> /dev/null; done | sed '2,${/^limit/d}'"
curve(meaning, game, stage, shift) = joined(correlations("game=".game.(stage eq "" ? "" : " opening=".stage)), \
    sprintf("(column('limit') + %g):'correlation':(bound('low')):(bound('high'))", shift), meaning)
curves(stages) = curve("othello", "othello", word(stages, 1), -0.15).", ".curve("connect4", "connect4", word(stages, 2), -0.1).", ". \
    curve("kalah", "kalah", word(stages, 3), -0.05).", ".curve("standing", "checkers", word(stages, 4), 0).", ". \
    curve("breakthrough", "breakthrough", word(stages, 5), 0.05).", ".curve("minishogi", "shogi", word(stages, 6), 0.1)
do for [i = 1:3] {
    eval next(word("early middle late", i))
    set arrow from graph 0, first 0.9 to graph 1, first 0.9 nohead @equal
    stages = word("12,4,4,10,10,8 24,12,12,20,20,16 36,20,20,30,30,24", i)
    listed = system("echo ".stages." | tr , ' '")
    eval "plot ".curves(listed).(i == 2 ? ", ".curve("chess", "chess", "", 0.15) : "")
}
eval finish
