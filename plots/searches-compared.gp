# How many evaluations of alpha-beta are those of searches that grow a tree worth?  Games by searches; colours are the claims'
# verdicts, which share one level, so that no interval alone looks like a win.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/searches-compared.csv"

noisy = strstrt(values("leaf", ""), "noise") > 0
said_of(search, what) = exists("verdicts") ? int(system("grep -c '^".what." in [a-z ]* ".search." is behind' ".verdicts." || :")) : 0
finding = noisy ? (said_of("PUCT", "FAIL") == 6 && said_of("PUCT", "PASS") == 0 ? "Where evaluations are noisy, PUCT beats alpha-beta in six of eight games" : "") : \
    (said_of("UCT", "PASS") == 5 && said_of("PUCT", "FAIL") == 2 && said_of("PUCT", "PASS") == 1 ? "UCT loses to alpha-beta in five games; PUCT wins two, loses one" : "")
question = noisy ? "How much are evaluations of growing trees worth if they are noisy?" : "How many of alpha-beta's evaluations are those of growing trees worth?"
shown = grouped(3000)." evaluations a move, the ".(noisy ? "noisy evaluation" : "evaluation")." of all alike; single 95 % intervals. Coloured: decided over all panels jointly"
caption = "Marks are multiples of ".grouped(3000)." evaluations with which alpha-beta takes half of the points, over ".sampled("game variant name budget handicap", ""). \
    " openings. All verdicts are at one joint level of 95 %, and of as many evaluations. PUCT's prior is a table of how likely moves are in strong play. Time is another matter"
x_label = thumbnail ? "times the evaluations" : "evaluations alpha-beta needs (times the other's)"
tic_ems = 6.4
same_x = ems > 45; same_y = 1
growing = 0
title_of(name, long) = long

$sides << end
uct  'UCT'                'UCT is behind'                less
puct 'PUCT'               'PUCT is behind'               less
best 'best-first minimax' 'best-first minimax'           less
end
keys = "more:mark 'worth more' undecided:mark '' less:mark '' less:leftward 'beyond 1/25 or 5'"
rival = "pvs"; asked = "--where budget=3000"
lowest = 0.04; highest = 5
ticks = '"1/25" 0.04, "1/5" 0.2, "1" 1, "5" 5'
lone = ""
load "plots/worth.gnuplot"
