# When does looking ahead harm?  Best moves by depth, in trees that differ in one thing each, and in kalah.  Siblings that are
# less similar, and fewer traps, are in the data.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/pathology.csv"

finding = verdict("in P-games four plies decide worse than one, of six moves") eq "PASS" && \
    verdict("in N-games eight plies decide better than one") eq "PASS" && verdict("and in kalah eight plies than one") eq "PASS" ? \
    "Looking ahead harms in independent P-games of six moves, helps in kalah" : ""
question = "When does looking ahead harm?"
shown = "Squares are won or lost independently in P-games, by sums along branches in N-games, so that neighbours are alike; 95 % intervals"
caption = sprintf("How often a best move is chosen. Of %s moves, siblings may resemble each other (a node takes over its parent's strength with probability 0.8), or one node in ten may be a trap. ". \
    "Points are means over %s trees or positions", most_of("branching", "game=splitting"), \
    sampled("game height branching squares similarity traps values noise limit", ""))
x_label = "search depth (plies)"
y_label = "best moves chosen (%)"
same_y = 1
tic_ems = 2.6
eval page(3, ems < 40 ? 1 : fitting(3, 12), 9)

# Names of curves stand in the range of x, behind the deepest search.
tree(conditions) = "game=splitting ".conditions
plain = tree("height=6 similarity=0 traps=0")
six(conditions) = tree("height=6 branching=6 ".conditions)
end_letters = 17
curve(text, where, meaning) = ended_as(text, summary("agrees", "limit", where), \
    "'limit':(100 * column('mean')):(100 * bound('low')):(100 * bound('high'))", meaning)
to_four = "set xrange [0.7:6.6]; set xtics (1, 2, 3, 4)"
to_eight = "set xrange [0.4:13.2]; set xtics (1, 2, 4, 8)"
set yrange [20:104]
set ytics 20

eval next("independent P-games")
eval to_four
eval labelled(curve("2 moves", plain." branching=2", "two-moves").", ".curve("4 moves", plain." branching=4", "four-moves").", ". \
    curve("6 moves", plain." branching=6", "six-moves"))
eval next("P-games of 6 moves")
eval to_four
eval labelled(curve("6 moves, independent", six("similarity=0 traps=0"), "six-moves").", ".curve("one in ten a trap", six("traps=0.1"), "traps").", ". \
    curve("similar siblings", six("similarity=0.8"), "similar"))
eval next("N-games and kalah")
eval to_eight
eval labelled(curve("kalah", "game=kalah", "kalah").", ".curve("N-games", tree("squares=sums"), "sums"))
eval finish
