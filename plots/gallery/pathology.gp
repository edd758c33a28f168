# When does looking ahead harm?  Best moves by depth, in trees that differ in one thing each, and in kalah.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/pathology.csv"

question = "When does looking ahead harm?"
shown = sprintf("Best moves chosen, by search depth: in P-games by how many moves they have, with a noisy evaluation by how many ". \
    "values, and of %s moves by how similar siblings are and how many nodes are traps; in N-games, and in late positions of kalah; ". \
    "%s trees or positions, 95 %% intervals", most_of("branching", "game=splitting"), \
    sampled("game height branching squares similarity traps values noise limit", ""))
x_label = "search depth (plies)"
y_label = "best moves (%)"
same_y = 1
tic_ems = 2.2
eval page(4, fitting(4, 12), 11)

# A curve, and its name at its end.
tree(conditions) = "game=splitting ".conditions
share(where) = summary("agrees", "limit", where)
last(where) = real(system(share(where)[3:]." | tail -1 | awk -F, '{ print 100 * $4 }'"))
named_at_end(text, where, shift) = sprintf("set label %s at %g, %g offset 0.6, %g font ',%g'", quoted(drawn(text)), \
    0.0 + most_of("limit", where), last(where), shift, 0.85 * type)
percent = "'limit':(100 * column('mean')):(100 * bound('low')):(100 * bound('high'))"
curve(where, meaning) = joined(share(where), percent, meaning)

plain = tree("height=6 similarity=0 traps=0")
set yrange [20:104]
set ytics 20

eval next("P-games: moves")
set xrange [0.7:5.9]
set xtics 1, 1, 4
eval named_at_end("2 moves", plain." branching=2", 0)
eval named_at_end("4 moves", plain." branching=4", 0)
eval named_at_end("6 moves", plain." branching=6", 0)
eval "plot ".curve(plain." branching=2", "best").", ".curve(plain." branching=4", "eval").", ".curve(plain." branching=6", "random")

eval next("P-games: values")
noisy(values) = tree("evaluation=truth noise=1 values=".values)
set xrange [0.4:13.2]
set xtics ("1" 1, "2" 2, "4" 4, "8" 8)
eval named_at_end("2 values", noisy(2), 0)
eval named_at_end("4", noisy(4), 0.5)
eval named_at_end("65536", noisy(65536), -0.5)
eval "plot ".curve(noisy(65536), "random").", ".curve(noisy(4), "eval").", ".curve(noisy(2), "best")

eval next("similar, or with traps")
six(conditions) = tree("height=6 branching=6 ".conditions)
set xrange [0.7:7]
set xtics 1, 1, 4
eval named_at_end("similar 0.8", six("similarity=0.8"), 0.2)
eval named_at_end("traps 0.1", six("traps=0.1"), 0)
eval named_at_end("traps 0.03", six("traps=0.03"), 0)
eval named_at_end("similar 0.15", six("similarity=0.15"), 0)
eval named_at_end("neither", six("similarity=0 traps=0"), 0)
eval "plot ".curve(six("similarity=0 traps=0"), "random").", ".curve(six("similarity=0.15"), "eval").", ". \
    curve(six("similarity=0.8"), "best").", ".curve(six("traps=0.03"), "static").", ".curve(six("traps=0.1"), "worst")

eval next("N-games and kalah")
set xrange [0.4:13.2]
set xtics ("1" 1, "2" 2, "4" 4, "8" 8)
eval named_at_end("N-games", tree("squares=sums"), 0.2)
eval named_at_end("kalah", "game=kalah", -0.2)
eval "plot ".curve("game=kalah", "eval").", ".curve(tree("squares=sums"), "best")
eval finish
