Trees that grow, worked by hand, and what holds of all of them.

  $ . "$PROJECT"/tests/setup.sh
  $ grow() { plymeter draw --step game=tree "$tree" "$@" | sed -n 's/^ *leaf *//p'; }

A tree for all three.  Both sides' values are told as MAX sees them: the left move looks better, 4, than the right one, 1, but loses, since
there MIN answers by -1.  The right one wins, 1.

  $ tree='tree=[{"value":4,"children":[-1,1]},{"value":1,"children":[{"value":3,"children":[1,-1]},1]}]'

Best-first minimax goes to the end of the line that seems best, and scores all that is there.  1: the root.  2: its moves; the left one
seems best.  3: MIN answers there by -1, so that the right one seems best.  4: there MIN answers by 1, a game that is over; but the 3
beside it might become less, and is looked at.  5: MAX has 1 there, so that MIN has no better answer, and the root is 1.

  $ grow algorithm=best
  MAX: MAX is 0
  MIN 0: MIN 0 is 4, MAX is >=4
  MIN 1: MIN 1 is 1, MAX is 4
  MAX 0.0: MAX 0.0 is -1, MIN 0 is <=-1, MAX is 1
  MAX 0.1: MAX 0.1 is 1, MIN 0 is -1
  MAX 1.0: MAX 1.0 is 3
  MAX 1.1: MAX 1.1 is 1
  MIN 1.0.0: MIN 1.0.0 is 1
  MIN 1.0.1: MIN 1.0.1 is -1, MAX 1.0 is 1

UCT: with a scale of 4 a value v is a result of (1 + v / (|v| + 4)) / 2, so that 4 is 0.75, 3 is 0.714, 1 is 0.6, and 0 is 0.5; but a game
that is over is won, 1, or lost, 0.  A move of n visits is worth its mean and sqrt(ln N / n), after N visits above.

1: the root, 0.5.  2: its first move, 0.75.  3: its second, 0.6: each is visited once before any is again.
4: left, 0.75 + sqrt(ln 3) = 1.798, right, 0.6 + 1.048 = 1.648: left, where MAX loses at once; its mean is (0.75 + 0) / 2 = 0.375.
5: left, 0.375 + sqrt(ln 4 / 2) = 1.208, right, 0.6 + sqrt(ln 4) = 1.777: right, to MIN's first answer, 0.714; the mean is 0.657.
6: left, 0.375 + sqrt(ln 5 / 2) = 1.272, right, 0.657 + 0.897 = 1.554: right, to MIN's second answer, which wins, 1; the mean is 0.771.
7: left, 0.375 + sqrt(ln 6 / 2) = 1.322, right, 0.771 + sqrt(ln 6 / 3) = 1.544: right, where the second answer is settled.  Below the first
one MAX wins.  So neither answer is worth less than 1 for MAX, nor can the left move be worth more than -1: the root is settled.

  $ grow algorithm=uct exploration=1 scale=4
  MAX: MAX is 0
  MIN 0: MIN 0 is 4, MAX is >=4
  MIN 1: MIN 1 is 1, MAX is 4
  MAX 0.0: MAX 0.0 is -1, MIN 0 is <=-1, MAX is 1
  MAX 1.0: MAX 1.0 is 3
  MAX 1.1: MAX 1.1 is 1
  MIN 1.0.0: MIN 1.0.0 is 1

In the end a drawing says how often a visit came to each position, what it seems to be worth, and within which bounds that is proved:

  $ plymeter draw --step game=tree "$tree" algorithm=uct exploration=1 scale=4 | sed -n 's/^ *grown *//p'
  MAX: 7 visits, settled at 1
  MIN 0: 2 visits, -1 within -4..-1
  MIN 1: 4 visits, settled at 1
  MAX 0.0: 1 visit, settled at -1
  MAX 1.0: 2 visits, 1 within 1..4
  MAX 1.1: 1 visit, settled at 1
  MIN 1.0.0: 1 visit, settled at 1

PUCT, with a constant of 0.25 and two moves that are as likely, p = 0.5: a move of n visits is worth its mean and
0.125 sqrt(N) / (1 + n); before its first visit 0.2 less than the mean of the position above counts for its own.

1: the root, 0.5.  2: both moves are worth 0.3 + 0.125: the first, 0.75; the root's mean is 0.625.
3: left, 0.75 + 0.125 * 1.414 / 2 = 0.838, right, 0.425 + 0.177 = 0.602: left, where MAX loses at once; the means are 0.375 and 0.417.
4: left, 0.375 + 0.125 * 1.732 / 3 = 0.447, right, 0.217 + 0.217 = 0.433: left, to the other answer.  It would win, but MIN does not give
what it has: the left move is settled, at -1, and no result counts there as more than 0.  The root's mean is (0.5 + 0.75) / 4 = 0.312.
5: right, the only open one, 0.6.  6: right, to MIN's first answer, 0.714; the mean is 0.657, which is 0.343 for MIN.
7: right; for MIN the first answer is worth 0.286 + 0.125 * 1.414 / 2 = 0.374, the second 0.143 + 0.177 = 0.320: below the first one MAX
wins, so that it is worth no less than 1; its mean is 0.857, and that of the right move 0.771.
8: right; for MIN the first answer is worth 0.143 + 0.125 * 1.732 / 3 = 0.215, the second 0.029 + 0.217 = 0.245.  It is 1: all is settled.

  $ grow algorithm=puct exploration=0.25 urgency=0.2 scale=4
  MAX: MAX is 0
  MIN 0: MIN 0 is 4, MAX is >=4
  MAX 0.0: MAX 0.0 is -1, MIN 0 is <=-1, MAX is open
  MAX 0.1: MAX 0.1 is 1, MIN 0 is -1, MAX is >=-1
  MIN 1: MIN 1 is 1, MAX is 1
  MAX 1.0: MAX 1.0 is 3
  MIN 1.0.0: MIN 1.0.0 is 1
  MAX 1.1: MAX 1.1 is 1

In a position that looks lost, what was not visited is worth what the position is, and no draw: 1 and 2: 0.25 for the root, 0.154 for the
first move.  3: that is less than 0.202, the mean, for which the others count: the second, 0.333.  4: that is more than 0.246, so that it
is visited again, before the third move is.  It is a loss, 0.  5: so its mean, 0.167, is less than 0.184: the third move, 0.154.

  $ tree='tree={"value":-4,"children":[{"value":-9,"children":[-9,-9]},{"value":-2,"children":[-2,-3]},{"value":-9,"children":[-9,-9]}]}'
  $ grow algorithm=puct exploration=0 urgency=0 scale=4 | cut -d: -f1 | paste -sd ' '
  MAX MIN 0 MIN 1 MAX 1.0 MIN 2 MAX 1.1 MAX 0.0 MAX 2.0

Random trees: without a budget all end with what minimax finds.

  $ json > x.json << 'END'
  > { games: [ { game: uniform, branching: [2, 3], values: [0, 10], seed: 1..84 } ],
  >   searches: [ { algorithm: [minimax, best, uct, puct] }, { algorithm: uct, exploration: 0 }, { algorithm: uct, implicit: 0.5 },
  >     { algorithm: puct, urgency: all }, { algorithm: [uct, puct], playout: yes } ],
  >   cutoffs: [ { limit: [1, 3, 5] } ] }
  > END
  $ agree() { awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) { at[$i] = i; if ($i ~ /^(branching|values|seed|limit)$/) key[i] } next }
  >   { tree = ""; for (i in key) tree = tree " " $i
  >     if ($at["status"] != "ok") print "not ok:" $0
  >     if (tree in value && value[tree] != $at["value"]) print "differs:", $0
  >     value[tree] = $at["value"] }
  >   END { print length(value), "trees,", NR - 1, "searches" }' "$1"; }
  $ plymeter run x.json -o x.csv 2> said && agree x.csv
  1008 trees, 9072 searches

What a drawing tells is what is counted.

  $ for algorithm in best uct puct; do for seed in 1 2 3; do
  >   set -- game=uniform branching=3 seed=$seed algorithm=$algorithm limit=3
  >   plymeter draw --step "$@" | awk '$1 == "leaf" { leaves++ } / visit / { visits++ } END { print visits - leaves, leaves }' > told
  >   plymeter cell "$@" | columns 'interior leaves' | diff told - && echo same
  > done; done | sort | uniq -c
        9 same

With one node, with memory for little, and with less than the root's moves: what ends a search is told, and nothing is made up.

  $ end() { plymeter cell "$@" | columns 'status value move interior leaves'; }
  $ for algorithm in best uct puct; do
  >   end game=isola algorithm=$algorithm nodes=1
  >   end game=isola algorithm=$algorithm limit=least deepen=nodes budget=1
  >   end game=isola algorithm=$algorithm limit=least deepen=evaluations budget=2
  >   end game=isola algorithm=$algorithm limit=4 memory_mb=1
  >   end game=isola algorithm=$algorithm limit=least deepen=evaluations budget=100000 memory_mb=1
  > done
  budget - - 0 1
  ok 0 - 0 1
  ok 0 b1xa1 1 2
  memory - - - -
  memory - - - -
  budget - - 0 1
  ok 0 - 0 1
  ok -6 b1xa1 1 2
  memory - - - -
  memory - - - -
  budget - - 0 1
  ok 0 - 0 1
  ok -6 b1xa1 1 2
  memory - - - -
  memory - - - -
  $ plymeter cell game=isola algorithm=uct memory_mb=0
  plymeter: "memory_mb" is to be a whole number from 1 to 1073741824, not "0"
  [2]

The values of solved games (configs/solved.json) are found, too, by best-first minimax and by UCT, as far as 200,000 nodes reach.  The
others are named, with what ended them.

  $ cat > unsolved << 'END'
  > uct upperhand 3 start 1000 budget
  > best upperhand 4 start 1000 budget
  > uct upperhand 4 start 1000 budget
  > best kalah 3 4 standard start 1000 budget
  > best kalah 3 5 standard start 1000 budget
  > uct kalah 3 5 standard start 1000 budget
  > best kalah 3 5 empty start 1000 budget
  > uct kalah 3 5 empty start 1000 budget
  > best kalah 3 6 standard start 1000 budget
  > uct kalah 3 6 standard start 1000 budget
  > best kalah 3 6 empty start 1000 budget
  > uct kalah 3 6 empty start 1000 budget
  > best kalah 4 3 standard start 1000 budget
  > uct kalah 4 3 standard start 1000 budget
  > best kalah 4 3 empty start 1000 budget
  > uct kalah 4 3 empty start 1000 budget
  > best kalah 4 4 standard start 1000 budget
  > uct kalah 4 4 standard start 1000 budget
  > best kalah 4 4 empty start 1000 budget
  > uct kalah 4 4 empty start 1000 budget
  > best kalah 4 5 standard start 1000 budget
  > uct kalah 4 5 standard start 1000 budget
  > best kalah 4 5 empty start 1000 budget
  > uct kalah 4 5 empty start 1000 budget
  > best isola 4 4 start 1000 budget
  > uct isola 4 4 start 1000 budget
  > best connect4 4 4 start 1000 budget
  > uct connect4 4 4 start 1000 budget
  > best connect4 5 4 start 1000 budget
  > uct connect4 5 4 start 1000 budget
  > best connect4 4 5 start 1000 budget
  > uct connect4 4 5 start 1000 budget
  > best connect4 5 5 start 1000 budget
  > uct connect4 5 5 start 1000 budget
  > best mnk 4 4 start 4 1000 budget
  > uct mnk 4 4 start 4 1000 budget
  > best mnk 4 5 start 4 1000 budget
  > uct mnk 4 5 start 4 1000 budget
  > uct breakthrough 4 4 start 2 1000 budget
  > best breakthrough 4 5 start 2 1000 budget
  > uct breakthrough 4 5 start 2 1000 budget
  > best breakthrough 4 6 start 2 1000 budget
  > uct breakthrough 4 6 start 2 1000 budget
  > best breakthrough 5 3 start 2 1000 budget
  > uct breakthrough 5 3 start 2 1000 budget
  > best breakthrough 5 4 start 2 1000 budget
  > uct breakthrough 5 4 start 2 1000 budget
  > best breakthrough 5 5 start 2 1000 budget
  > uct breakthrough 5 5 start 2 1000 budget
  > best breakthrough 6 3 start 2 1000 budget
  > uct breakthrough 6 3 start 2 1000 budget
  > best breakthrough 7 2 start 2 1000 budget
  > uct breakthrough 7 2 start 2 1000 budget
  > best breakthrough 7 3 start 2 1000 budget
  > uct breakthrough 7 3 start 2 1000 budget
  > best breakthrough 8 2 start 2 1000 budget
  > uct breakthrough 8 2 start 2 1000 budget
  > best breakthrough 5 4 start 1 1000 budget
  > uct breakthrough 5 4 start 1 1000 budget
  > best breakthrough 5 5 start 1 1000 budget
  > uct breakthrough 5 5 start 1 1000 budget
  > uct chess 7n/1p1k3n/2r5/p1pq1p2/P7/3N4/3P3K/8_b_-_-_0_1 5 budget
  > uct chess 7n/1p1k3n/2r5/p1pq1p2/P7/3N4/3P3K/8_b_-_-_0_1 7 budget
  > uct chess 8/1k6/8/7P/Q1p1N3/P1P2P2/6P1/5K1R_w_-_-_0_1 5 budget
  > uct chess 8/1k6/8/7P/Q1p1N3/P1P2P2/6P1/5K1R_w_-_-_0_1 7 budget
  > uct shogi lns1g3+B/5kr2/pppGN2p1/3p+B1p1p/7P1/1PP2Ps1P/P1SPP1N2/4R4/LN1GKGS1L_b_L3P_1 standard 5 budget
  > best shogi 3+Rsgsn1/2+Np2k1l/2pgpp1pp/6p2/1N+BB5/4PLr2/4SPN1P/3P1K1P1/+p4GSgL_b_L5p_1 standard 5 budget
  > best shogi 3+Rsgsn1/2+Np2k1l/2pgpp1pp/6p2/1N+BB5/4PLr2/4SPN1P/3P1K1P1/+p4GSgL_b_L5p_1 standard 7 budget
  > uct shogi 3+Rsgsn1/2+Np2k1l/2pgpp1pp/6p2/1N+BB5/4PLr2/4SPN1P/3P1K1P1/+p4GSgL_b_L5p_1 standard 5 budget
  > uct shogi 3+Rsgsn1/2+Np2k1l/2pgpp1pp/6p2/1N+BB5/4PLr2/4SPN1P/3P1K1P1/+p4GSgL_b_L5p_1 standard 7 budget
  > uct shogi ks1+R1/g4/1G2P/p4/R1S1K_b_Bb_1 mini 5 budget
  > END
  $ solve() { python3 -c 'import json, sys
  > config = json.load(open(sys.argv[1]))
  > config["searches"], config["limits"] = [json.loads(word) for word in sys.argv[2:]]
  > json.dump(config, sys.stdout)' "$PROJECT"/configs/solved.json "$@"; }
  $ if test "$LONG"; then
  >   solve '[{"algorithm": "alphabeta", "window": "bounds", "entries": 1048576, "order": "table+static"}]' \
  >     '{"memory_mb": 1024, "nodes": 3000000}' > known.json
  >   solve '[{"algorithm": ["best", "uct"]}]' '{"memory_mb": 1024, "nodes": 200000}' > grown.json
  >   for name in known grown; do plymeter run $name.json -o $name.csv 2> said; done
  >   python3 "$PROJECT"/tests/algorithms/grown.py known.csv grown.csv | diff unsolved -
  > fi
