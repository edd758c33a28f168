# How do five strategies rank on trees of 24 sizes?  Means over seeds as multiples of alpha-beta's exact expectation.  Each
# number of plies is a part of the axis, with the branchings that it has.  Alpha-beta's own means agree with its line.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/muszycka.csv"

finding = verdict("SSS* evaluates no leaf more than alpha-beta, tree by tree") eq "PASS" && \
    verdict("PVS evaluates more than alpha-beta on average") eq "PASS" && verdict("and fewer than SCOUT") eq "PASS" ? \
    "SSS* evaluates no leaf more than alpha-beta, tree by tree, and over all sizes together NegaScout evaluates more, and SCOUT more than that" : ""
question = "How do five strategies rank on trees of 24 sizes?"
shown = "Leaves are multiples of alpha-beta's expected number on trees of independent values. ". \
    "Parts of the axis are of two to six plies, each with the numbers of children that a node has there. Without deep cutoffs only the parent's value cuts, which at two plies is as good. ". \
    "Points are means with 95 % intervals over ".sampled("branching limit algorithm", "")." trees of each size"
x_label = "children of a node"
y_label = "leaves / alpha-beta's"
titled = 0
tic_ems = 2.2
end_letters = 16
ends_ems = 7
eval page(1, 1, 13)

# Sizes from left to right, a free place before each number of plies, and before 24 children: "plies branching place ...".
depths = values("limit", "")
sizes_of(depth) = values("branching", "limit=".depth)
child(i, j) = word(sizes_of(word(depths, i)), j)
placed_from(i, j, place) = i > words(depths) ? "" : child(i, j) eq "" ? placed_from(i + 1, 1, place + 1) : \
    sprintf("%s %s %d ", word(depths, i), child(i, j), place + (child(i, j) eq "24")).placed_from(i, j + 1, place + 1 + (child(i, j) eq "24"))
sizes = placed_from(1, 1, 1)
last = int(word(sizes, words(sizes)))

# Of an algorithm place, mean, low and high, with a gap before each number of plies, over what alpha-beta is expected to evaluate.
over(algorithm) = "< { ".theory("depth=".least_of("limit", "")."..".most_of("limit", "")." branching=2..24")[3:]."; ".summary("leaves", \
    "limit,branching", "algorithm=".algorithm)[3:]."; } | awk -F, -v sizes='".sizes."' 'BEGIN { n = split(sizes, s, \" \"); ". \
    'for (i = 1; i < n; i += 3) place[s[i], s[i + 1]] = s[i + 2] } '. \
    '/^[a-z]/ { delete at; for (i = 1; i <= NF; i++) at[$i] = i; next } '. \
    '"depth" in at { expected[$at["depth"], $at["branching"]] = $at["alphabeta_leaves"]; next } '. \
    '{ e = expected[$1, $2]; if ($1 != before && NR > 1 && before) print "0,NaN,NaN,NaN"; before = $1; '. \
    'print place[$1, $2] "," $at["mean"] / e "," $at["low"] / e "," $at["high"] / e }'."'"
set xrange [0.3:last + 0.5]
set yrange [0.6:2.08]
set ytics 0.2
eval next("")
eval reference("alpha-beta", 1, 0.02, 0.9)
set xtics () scale 0
do for [i = 1:words(sizes):3] {
    b = int(word(sizes, i + 1))
    if (ems > 50 || !(b == 3 || b == 5 || b == 8 || word(sizes, i + 4) eq "24" || ems < 28 && (b == 4 || b > 8))) { set xtics add (sprintf("%d", b) int(word(sizes, i + 2))) }
    if (i == 1 || word(sizes, i) ne word(sizes, i - 3)) {
        set label (i == 1 ? word(sizes, i)." plies" : word(sizes, i)) at first int(word(sizes, i + 2)) - 0.3, graph 1.0 font sprintf(",%g", 0.85 * type)
        if (i > 1) { set arrow from first int(word(sizes, i + 2)) - 1, graph 0 to first int(word(sizes, i + 2)) - 1, graph 1 nohead back linecolor rgb "#cccccc" }
    }
}
eval labelled(ended_as("SCOUT", over("scout"), "1:2:3:4", "scout").", ".ended_as("no deep cutoffs", over("shallow"), "1:2:3:4", "shallow").", ". \
    ended_as("NegaScout", over("pvs"), "1:2:3:4", "pvs").", ".ended_as("SSS*", over("sss"), "1:2:3:4", "sss"))
eval finish
