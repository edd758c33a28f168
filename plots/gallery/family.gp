# Do MTD(f), SSS* and NegaScout differ in real games?  Leaves as multiples of aspiration NegaScout's in the same position;
# what was published is a band in the games of which it was.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/family.csv"

games = games_of("")
finding = verdict("in othello MTD(f) saves 5 %") eq "PASS" && verdict("and in chess less than 5 %") eq "PASS" && \
    verdict("and in checkers less than 5 %") eq "PASS" ? \
    "At every depth MTD(f) saves at least 5 % only in othello" : ""
question = "Do MTD(f), SSS* and NegaScout differ in real games?"
shown = "Leaves over NegaScout's, in the same position; 95 % intervals over ".sampled("game limit name", "")." positions. Bands: what was published of MTD(f)"
caption = "NegaScout has a window around the value of the step before. Positions are after ".least_of("opening", "")." to ".most_of("opening", "")." random moves. All deepen with a table of ".grouped(int(most_of("entries", "")))." entries. The bands, 5 to 10 % fewer, were published of othello, chess and checkers. Points are geometric means"
x_label = "search depth (plies)"
y_label = "leaves / NegaScout's"
same_y = 1
tic_ems = 2.2
ends_ems = 5.6 * !(words(games) % fitting(words(games), 9)) # where no cell is free right of the last panel
eval page(words(games), fitting(words(games), 9), 10)

set yrange [0.82:1.28]
set ytics 0.1
set xtics 1
data(name) = ratios("leaves", "limit", the_game(game)." name=".name, the_game(game)." name=NegaScout", "limit seed")
curve(name, shift, meaning) = panel == panels ? ended(data(name), sprintf("(column('limit') + %g):", shift).ratio, meaning) : \
    joined(data(name), sprintf("(column('limit') + %g):", shift).ratio, meaning)
do for [game in games] {
    eval next(game_in(the_game(game)))
    set xrange [least_of("limit", the_game(game)) - 0.3:most_of("limit", the_game(game)) + (panel < panels ? 0.3 : 0.26)]
    if (strstrt("othello chess checkers", game)) { eval between("published", 0.9, 0.95, game eq "othello" ? 0.97 : 0.04, -0.6) }
    eval reference(game eq "connect4" ? "NegaScout" : "", 1, 0.04, -0.6)
    s = game eq "connect4" || game eq "checkers" ? 0.16 : 0.1
    eval labelled(curve("alpha-beta", -s, "alphabeta").", ".curve("SSS*", s, "sss").", ".curve("MTD(f)", 0, "mtdf"))
}
eval finish
