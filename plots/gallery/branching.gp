# How fast do the leaves of alpha-beta grow?  The growth by a ply as a power of the branching: 1 is minimax, 0.5 perfect order.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/branching.csv"

within(moves) = verdict("without deep cutoffs ".moves." moves a position grow by") eq "PASS"
finding = within(2) && within(4) && within(8) ? "Without deep cutoffs leaves grow within the bounds of Knuth and Moore" : ""
question = "How fast do the leaves of alpha-beta grow?"
trees = sampled("branching limit algorithm", "values=0")
shown = "A ply multiplies the leaves by a power of the branching: 1 in minimax, 0.5 in perfect order. Points are measured, with 95 % intervals, lines exact limits"
caption = "Values of leaves are independent, and limits are of great depth, those of alpha-beta by Pearl's R*. ". \
    "Points are of the two deepest plies, which are fewer the more moves there are, geometric means over ".grouped(int(word(trees, 1)))." to ".grouped(int(word(trees, 3)))." trees"
x_label = "moves in a position"
y_label = "exponent of leaves' growth"
titled = 0
ends_ems = 7.2
tic_ems = 2.4
eval page(1, 1, 13)

# Of 32 moves there are too few plies to come near the limits.
branchings = "2 3 4 8 16"
set logscale x 2
set xrange [1.8:17.2]
set xtics (2, 3, 4, 8, 16)
set yrange [0.65:0.95]
set ytics 0.1

# Points: log(leaves / leaves two plies before) / (2 log b).
last_two(algorithm) = "{ ".of_branchings(algorithm, 1)." }"
of_branchings(algorithm, i) = i > words(branchings) ? "" : of_branching(sprintf("branching=%s algorithm=%s values=0 ", \
    word(branchings, i), algorithm)).of_branchings(algorithm, i + 1)
of_branching(where) = substr(ratios("leaves", "branching", where."limit=".most_of("limit", where), where."limit=".least_of("limit", where), \
    "branching seed"), 3, -1)."; "
exponent_of(logarithm) = logarithm / (2 * log(column("branching")))
exponent = "(exponent_of(column('mean'))):(exponent_of(bound('low'))):(exponent_of(bound('high')))"
measured(algorithm) = bars("< ".last_two(algorithm)." | awk 'NR == 1 || !/^branching/'", "'branching':".exponent, algorithm)

# Limits: R* itself, and the growth of the exact expectation without deep cutoffs, which is constant from some 30 plies on.
shallow_growth = theory("branching=2..17 depth=38,40")." | awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } ". \
    '{ b = $at["branching"]; leaves = $at["shallow_leaves"] } before[b] { print b "," sqrt(leaves / before[b]) } '. \
    "{ before[b] = leaves }'"

# The bounds are the largest eigenvalues of the matrices of 1 / C(i - 1 + (j - 1) / b, i - 1), and of their roots.
bounds = "< awk 'function largest(b, power, i, j, t, c, turn, sum, growth) { ". \
    "for (i = 1; i <= b; i++) { v[i] = 1 / b; for (j = 1; j <= b; j++) { ". \
    "c = 1; for (t = 1; t < i; t++) c *= ((j - 1) / b + t) / t; p[i, j] = c ^ -power } } ". \
    "for (turn = 0; turn < 100; turn++) { growth = 0; ". \
    "for (i = 1; i <= b; i++) { sum = 0; for (j = 1; j <= b; j++) sum += p[i, j] * v[j]; u[i] = sum; growth += sum } ". \
    "for (i = 1; i <= b; i++) v[i] = u[i] / growth } return growth } ". \
    "BEGIN { for (b = 2; b <= 17; b++) print b \",\" largest(b, 1) \",\" largest(b, 0.5) }'"

eval next("")
# Names stand at the right ends of what they are of.
at_end(tag, text, y) = sprintf("set label %d %s at graph 1, first %g offset 0.5, 0 font ',%g' textcolor rgb '#444444'", tag, quoted(drawn(text)), y, 0.85 * type)
eval at_end(4, "Knuth, Moore", 0.845)
eval at_end(5, "no deep cutoffs", 0.805)
eval at_end(6, "alpha-beta", 0.737)
eval at_end(7, "Pearl's limit", 0.706)
eval "plot ".band(bounds, "1:(log($2) / log($1)):(log($3) / log($1))", "shallow").", ". \
    formula(shallow_growth, "1:(log($2) / log($1))", "shallow").", ". \
    formula(theory("branching=2..17 depth=1"), "'branching':(log(column('pearl_branching')) / log(column('branching')))", "alphabeta").", ". \
    measured("shallow").", ".measured("alphabeta")
eval finish
