# Does the ranking depend on how many values there are?  Leaves as multiples of alpha-beta's on the same tree.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/gallery/granularity.csv"

finding = verdict("of 8 different values NegaScout evaluates fewer leaves than SSS*") eq "PASS" && \
    verdict("of continuous values SSS* fewer than alpha-beta") eq "PASS" && verdict("and alpha-beta fewer than NegaScout") eq "PASS" ? \
    "NegaScout needs fewer leaves than SSS* with few values, more with many" : ""
question = "Does the ranking depend on how many values there are?"
shown = sprintf("Leaves over alpha-beta's on the same tree, of %s children a node and %s plies. Fewer values make more leaves equal", \
    values("branching", ""), values("limit", ""))
caption = sprintf("Points are geometric means with 95 %% intervals over %s trees", sampled("algorithm values", ""))
x_label = "different values of leaves"
y_label = "leaves / alpha-beta's"
titled = 0
tic_ems = 2.2
ends_ems = 5.6
eval page(1, 1, 14)

# Continuous values, which are 0 in the data, stand right of all others.
finite = system("echo '".values("values", "")."' | tr ' ' '\n' | grep -vx 0 | paste -sd ' ' -")
right = 8.0 * word(finite, words(finite))
set logscale x 2
x_logarithmic = 1
set xrange [1.6:1.2 * right]
set xtics () scale 0.5
do for [v in finite] { set xtics add (ems > 50 || v == 2 || v == 8 || v == 32 || v > 64 ? grouped(real(v)) : "" real(v)) }
set xtics add ("continuous" right)
set logscale y
y_logarithmic = 1
set yrange [0.6:1.4]
set ytics (0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.4)
place(v) = v > 0 ? v : right
curve(text, algorithm) = ended_as(text, ratios("leaves", "values", "algorithm=".algorithm, "algorithm=alphabeta", "values seed"), \
    "(place(column('values'))):".ratio, algorithm)
eval next("")
eval reference("alpha-beta", 1, 0.98, -0.6)
eval labelled(curve("SCOUT", "scout").", ".curve("DUAL*", "dual").", ".curve("SSS*", "sss").", ".curve("NegaScout", "pvs"))
eval finish
