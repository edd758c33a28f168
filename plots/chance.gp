# Does looking ahead win when all it sees is chance?  Points of searches whose leaves are random numbers, by depth, against
# one ply of such a search and one ply that evaluates.  Two and three plies that evaluate are in the data.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/chance.csv"

end_letters = 14
finding = passed("'and four beat one' 'in minishogi four plies of chance beat one' 'in othello five plies of chance beat' 'in connect four six do' ". \
    "'in kalah six do' 'in isola three plies of chance beat one of chance'", 1) ? "With random leaves the deepest search beats the shallowest in every game" : ""
question = "Does looking ahead win when all it sees is chance?"
shown = "Points against one ply with random leaves, and against one ply with an evaluation; 95 % intervals over ".sampled("game player rival", "leaf=random")." openings"
caption = "Each opening is played twice"
x_label = "depth with random leaves (plies)"
y_label = "points (%)"
same_x = 1
same_y = 1
tic_ems = 2.4
# The game where looking ahead wins most comes first.
best(game) = system(scores("limit", the_game(game)." leaf=random rival=chance-1")[3:*]." | tail -1 | cut -d, -f2")
ranked = ""
do for [game in games_of("")] { ranked = ranked.best(game).",".game."\n" }
games = system("printf '".ranked."' | sort -t, -k1,1gr | cut -d, -f2 | paste -sd ' ' -")
narrow = ems < 40
keys = narrow ? "static-1:joined 'vs. 1 ply, evaluation' chance-1:joined 'vs. 1 ply, random leaves'" : ""
eval page(words(games), narrow ? 2 : fitting(3, 9), 8)

set xrange [0.5:most_of("limit", "leaf=random") + 0.5]
set xtics 1
set yrange [-3:108]
set ytics 25
# Curves have their names in the last panel, where they end early, and apart, unless that is narrow.
curve(rival, text, shift) = drawn_as(text, scores("limit", here." leaf=random rival=".rival), sprintf("($1 + %g):2:3:4", shift), rival)
drawn_as(text, data, using, meaning) = panel == panels && !narrow ? ended_as(text, data, using, meaning) : joined(data, using, meaning)
do for [game in games] {
    here = the_game(game)
    eval next(game_in(here))
    eval reference(panel == 1 ? "even" : "", 50, 0.97, 0.6)
    eval labelled(curve("static-1", "vs. 1 ply, evaluation", 0.12).", ".curve("chance-1", "vs. 1 ply, random leaves", -0.12))
}
eval finish
