# How many evaluations of alpha-beta are those of searches that grow a tree worth?  Games by searches; colours are the claims'
# verdicts, which share one level.

load "plots/style.gnuplot"
if (!exists("csv")) csv = "results/searches-compared.csv"

finding = passed("'in chess UCT' 'in chess PUCT is behind' 'in chess best-first minimax'", 1) ? "Alpha-beta" : ""
question = "How many of alpha-beta's evaluations are those of growing trees worth?"
shown = grouped(3000)." evaluations a move, the same evaluation; 95 % intervals. Coloured: decided over all panels jointly"
caption = "Marks are multiples of ".grouped(3000)." evaluations with which alpha-beta takes half of the points, over ".sampled("game variant name budget handicap", "")." openings. All verdicts are at one joint level of 95 %, and of as many evaluations. An evaluation of a growing tree costs more time than one of alpha-beta"
x_label = thumbnail ? "times the evaluations" : "evaluations alpha-beta needs (times the other's)"
tic_ems = 6.4
same_x = ems > 45; same_y = 1
growing = 0
title_of(name, long) = long

$sides << end
uct  'UCT'                 'UCT is behind'                less
puct 'PUCT'                'PUCT is behind'               less
best 'best-first minimax'  'best-first minimax'           less
end
keys = "more:mark 'worth more' undecided:mark '' less:mark '' less:leftward 'beyond 1/25 or 5'"
rival = "pvs"; asked = "--where budget=3000"
edge = 25.0; ends = 31; least = 0.025; most = 40; less = 0.058; more = 17.3
ticks = '"1/25" 0.04, "1/5" 0.2, "1" 1, "5" 5'
lone = ""
load "plots/worth.gnuplot"
