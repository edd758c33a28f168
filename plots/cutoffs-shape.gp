# Where do the cutoffs spend their leaves?  At which plies the middle 80 % of all leaves are, a row a kind of position, for
# strategies of about the same cost.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/cutoffs-shape.csv"

# After how many plies paths were ended at the latest, and by how much the mean costs of the strategies differ at most.
here = system(rows("", 'print "\047game=" clean($at["game"]) " opening=" clean($at["opening"]) "\047"')." | sort -u | sort -t= -k2,2r -k3,3nr | paste -sd ' ' -")
last_ply = system(rows("cutoff=conspiracy", 'n = split($NF, ply, " "); if ($at["capped"] && n - 1 > most) most = n - 1 } END { print most'))
dearer = system(rows("", 'place = $at["game"] $at["opening"]; sum[place, $at["cutoff"]] += $at["evaluations"] } '. \
    'END { for (one in sum) for (other in sum) { split(one, a, SUBSEP); split(other, b, SUBSEP); '. \
    'if (a[1] == b[1] && sum[one] > most * sum[other]) most = sum[one] / sum[other] } printf "%.0f", 100 * (most - 1)'))
# The plies of the middle leaf, of a tenth and of nine tenths; the last column holds the leaves by ply.
plies(where) = "< ".rows(where, 'n = split($NF, leaves, " "); for (i = 1; i <= n; i++) { sum[i] += leaves[i]; all += leaves[i] } if (n > most) most = n } '. \
    'function ply(part,  i, so_far) { while ((so_far += sum[++i]) < part * all); return i - 1 } '. \
    'END { print ply(0.5) "," ply(0.1) "," ply(0.9)')
# How much deeper half of the leaves of conspiracy depth are than those of either other cutoff, where that is least.
half(cutoff, i) = real(word(system(plies(word(here, i)." cutoff=".cutoff)[3:*]." | tr , ' '"), 1))
deeper(i) = half("conspiracy", i) - most(half("depth", i), half("realization", i))
least_deeper(i) = i > 1 ? least(deeper(i), least_deeper(i - 1)) : deeper(1)
gap = least_deeper(words(here))
finding = gap > 1 ? sprintf("The middle leaf of conspiracy depth is at least %d plies deeper than those of a fixed depth and of realization ". \
    "probability in each game", gap) : ""
question = "Where do the cutoffs spend their leaves?"
shown = "A mark is the ply up to which half of all leaves are, and its bar has the middle 80 % of them, of ".sampled("game size opening cutoff", ""). \
    " positions of each game after so many random moves. Limits are such that the mean evaluations of the three differ by ".dearer." % at most. ". \
    improbable.", and conspiracy depth where too many better siblings (in ". \
    name(word(played("cutoff=conspiracy ties=ranked"), 1))." equal ones, too) were passed over, or after ".last_ply." plies"
x_label = "plies from the root"
titled = 0
growing = 0
tic_ems = 12
keys = "depth:mark 'fixed depth' realization:mark '' conspiracy:mark ''"
eval page(1, 1, 2.6 * words(here))

mark_row(cutoff, shift) = sprintf("%s using 1:(%g):2:3 with xerrorbars %s", quoted(plies(word(here, i)." cutoff=".cutoff)), i + shift, mark(cutoff))
set xrange [0:21]
set xtics 5
set yrange [0.5:words(here) + 0.5]
set ytics ()
set grid xtics noytics
do for [i = 1:words(here)] { set ytics add (game_in(word(here, i)).", ".most_of("opening", word(here, i))." moves" i) }
eval next("")
parts = ""
do for [i = 1:words(here)] {
    parts = parts.(i > 1 ? ", " : "").mark_row("depth", 0.22).", ".mark_row("realization", 0).", ".mark_row("conspiracy", -0.22)
}
eval "plot ".parts
eval finish
