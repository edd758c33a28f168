# How large is the minimal graph?  Leaves as multiples of the smallest graph that is known to prove the value.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/minimal-graph.csv"

games = games_of("")
less(game) = "'and in ".game." the cheapest refutations save more than' "
deepest(game) = real(system(ratios("leaves", "limit", the_game(game)." name=left-most", the_game(game)." name=cheapest", "limit seed")[3:*]. \
    " | tail -1 | cut -d, -f4"))
times = ""
do for [game in games] { times = times.sprintf("%.1f\n", exp(deepest(game))) }
span_of_ends = system("printf '".times."' | sort -g | sed -n '1p;$p' | paste -sd ' ' - | sed 's/ / to /'")
finding = passed("'in chess the cheapest refutations save more than' ".less("othello").less("checkers").less("connect four").less("kalah"), 1) ? \
    sprintf("The deepest left-most graphs have %s times a minimal one's leaves", span_of_ends) : ""
question = "How large is the minimal graph?"
shown = "Leaves over those of the graph with the cheapest refutations; 95 % intervals over ".sampled("game limit name", "")." positions"
caption = "The graph has the different positions that suffice to prove the value. The left-most refutes by the first move that suffices, in the order of the evaluation. ". \
    "The minimal tree is what alpha-beta visits in perfect order. The search is a deepened alpha-beta with a table of ".grouped(most_of("entries", ""))." entries, all steps together. Marks are geometric means"
x_label = "search depth (plies)"
y_label = "leaves / minimal graph's"
same_y = 1
tic_ems = 2.4
end_letters = 16
ends_ems = 7 * !(words(games) % fitting(words(games), 9)) # where no cell is free right of the last panel
eval page(words(games), fitting(words(games), 9), 10)

set logscale y 2
y_logarithmic = 1
set yrange [0.52:24]
data(name) = ratios("leaves", "limit", the_game(game)." name=".name, the_game(game)." name=cheapest", "limit seed")
curve(name, shift) = panel == panels ? ended(data(name), sprintf("(column('limit') + %g):", shift).ratio, name) : \
    joined(data(name), sprintf("(column('limit') + %g):", shift).ratio, name)
do for [game in games] {
    eval next(game_in(the_game(game)))
    set xrange [least_of("limit", the_game(game)) - 0.5:most_of("limit", the_game(game)) + 0.5]
    set xtics 1
    eval reference(panel == 1 ? "minimal graph" : "", 1, 0.04, -0.6)
    eval labelled(curve("left-most", -0.13).", ".curve("tree", 0).", ". \
        curve("deepened", 0.13))
}
eval finish
