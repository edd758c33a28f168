Grading programs: a right search in C and one in Python, faults that are planted in them one by one, and programs that do not answer.

  $ . "$PROJECT"/tests/setup.sh; needs python3 cc
  $ cc -o search "$PROJECT"/tests/verbs/planted/search.c; cp "$PROJECT"/tests/verbs/planted/search.py .
  $ grade() { plymeter grade "$@" > said 2>&1 || echo "ended with $?"; }
  $ unwrapped() { tr '\n' ' ' < said; echo; }

Both are right, in both protocols, whatever values there are, and so are searches of ours.

  $ right() { grade "$@"; sed -n '/value is right/p' said; unwrapped | grep -o 'its leaves are [^.:]*[.:]'; }
  $ right ./search; right --values int ./search; right --values long python3 search.py
  Its value is right on 2000 of 2000 trees.
  its leaves are those of alpha-beta with deep cutoffs.
  Its value is right on 2000 of 2000 trees.
  its leaves are those of alpha-beta with deep cutoffs.
  Its value is right on 2000 of 2000 trees.
  its leaves are those of alpha-beta with deep cutoffs.
  $ right --protocol lines --values int python3 search.py none lines; right --search algorithm=shallow --trees 200
  Its value is right on 2000 of 2000 trees. Its move is right on all of them.
  its leaves are those of alpha-beta with deep cutoffs.
  Its value is right on 200 of 200 trees. Its move is right on all of them.
  its leaves are as many as those of alpha-beta without deep cutoffs:
  its leaves are not those of alpha-beta has 7 nodes, and MAX begins:

Each fault is found, by the smallest tree and its kind, in C and in Python. Of what three plies show no tree has more than 7 nodes.

  $ kind() { # FAULT WORDS: what is said of it has these words
  >   for program in ./search 'python3 search.py'; do
  >     plymeter grade --values int $program $1 > said || status=$?
  >     unwrapped | grep -q "$2" || { echo "$program $1:"; cat said; }
  >     sed -n "s/^The smallest tree found.*wrong has \([0-9]*\) nodes.*/$1: wrong, \1/p; s/^The smallest tree found.*alpha-beta has \([0-9]*\).*/$1: other leaves, \1/p" said
  >   done; }
  $ kind root-sign 'turns the sign at the root'; kind leaf-sign 'turns the sign of every leaf'; kind odd-sign 'wrong sign at odd depth'
  root-sign: wrong, 2
  root-sign: wrong, 2
  leaf-sign: wrong, 2
  leaf-sign: wrong, 2
  odd-sign: wrong, 2
  odd-sign: wrong, 2
  $ kind strict 'strict relation: .*< stands for <='; kind window 'window is not turned round'; kind alpha 'alpha, .* is not handed on'
  strict: other leaves, 5
  strict: other leaves, 5
  window: wrong, 4
  window: wrong, 4
  alpha: other leaves, 5
  alpha: other leaves, 5
  $ kind grandparent 'beta of the grandparent'; kind null-window 'value of a null window for that of the best child'
  grandparent: other leaves, 6
  grandparent: other leaves, 6
  null-window: wrong, 6
  null-window: wrong, 6
  $ kind ties 'only on trees in which values are equal'; kind first 'takes the first child of every node for the best'
  ties: wrong, 4
  ties: wrong, 4
  first: wrong, 3
  first: wrong, 3
  $ kind depth 'depth is off by one'; kind overflow 'leaves what its type holds'
  depth: wrong, 2
  depth: wrong, 2
  overflow: wrong, 3
  overflow: wrong, 4
  $ grade --protocol lines python3 search.py tied-move lines; unwrapped | grep -o 'is taken for a tie'; grep 'Its value' said
  ended with 1
  is taken for a tie
  Its value is right on 2000 of 2000 trees. Its move is wrong on 550 of those.
  Its value, 1, is right, but not its move, child 1; child 0 is a best one.

So is one that lets MAX begin, whoever is said to.

  $ sed 's/1 if root == "max" else -1/1/' search.py > max.py; cmp -s search.py max.py
  [1]
  $ grade --protocol lines python3 max.py none lines; unwrapped | grep -o 'values are those of [^.]*'
  ended with 1
  values are those of a search that lets MAX begin, whoever is said to

So is a window that is too narrow.

  $ sed 's/^INFINITY = .*/INFINITY = 15/' search.py > narrow.py
  $ grade python3 narrow.py; unwrapped | grep -o 'It finds no value [^:]*'; grade --trees 300 -- sh -c 'while read -r tree; do echo 3; done'; grep whatever said
  ended with 1
  It finds no value below -15
  ended with 1
  It answers 3, whatever the tree is.

What is said as a whole, for people, and of several programs as CSV. README.md has the first.

  $ cp "$PROJECT"/README.md .; mkdir -p tests/verbs/planted; cp search.py tests/verbs/planted
  $ grade python3 tests/verbs/planted/search.py null-window; cat said
  ended with 1
  python3 tests/verbs/planted/search.py null-window
  Its value is right on 1884 of 2000 trees.
  All its 2000 values are those of a search that takes the value of a null window for that of the best
  child, and does not search the child again.
  
  The smallest tree found on which its value is wrong has 6 nodes, and MAX begins:
    [0,[[1,2]]]
  It answers 1; the value is 2.
  
  alpha-beta  this program  node             value
                            MAX                  2
           1             1    MIN 0              0
                              MIN 1              2
                                MAX 1.0          2
           2             2        MIN 1.0.0      1
           3             -        MIN 1.0.1      2
  They part at step 3: alpha-beta comes to 1.0.1, which is 2; this program is at its end.
  The right one, with its windows: plymeter draw game=tree 'tree=[0,[[1,2]]]' algorithm=alphabeta
  Its leaves are those of no search that is known here; of alpha-beta on 1580 of 2000 trees. On 419
  trees they are fewer than alpha-beta has in this order. On 54 trees they do not prove the value,
  which is right by luck, such as on [40,[[67,-55]]]. Children are searched from left to right.
  Trees do not show whether a transposition table, visits of UCB, or what it does with time are right.
  $ sed -n '/^    python3 tests.verbs.planted/,/^[^ ]/p' README.md | sed -n 's/^    //p; /^$/p' | sed '$d' | diff - said
  $ plymeter grade --csv ./search './search ties' ./nothere 2> said; echo $?; cat said
  program,trees,answered,right,moves_wrong,fault,nodes,tree,kind,leaves
  ./search,2000,2000,2000,0,,,,,On all 2000 trees its leaves are those of alpha-beta with deep cutoffs. Children are searched from left to right.
  ./search ties,2000,2000,1939,0,value,4,"[0,0,1]","This happens only on trees in which values are equal, and on none of the 1128 others. The leaves that it visits here prove only a value in 0..inf: it cuts off, or never comes to, a child that matters.",Its leaves are those of no search that is known here; of alpha-beta on 1715 of 2000 trees. On 280 trees they are fewer than alpha-beta has in this order. Children are searched from left to right.
  3
  plymeter grade: ./nothere: there is no program "./nothere"

What its leaves must be can be asked for.

  $ for leaves in any minimax shallow alphabeta; do plymeter grade --trees 300 --leaves $leaves ./search > said; echo $?; done
  0
  1
  1
  0

A search of ours is told from minimax as a program is.

  $ grade --trees 300 --search 'algorithm=abc alternatives=1'; grep -A 2 'value is wrong' said
  ended with 1
  The smallest tree found on which its value is wrong has 7 nodes, and MAX begins:
    [[[1],[1]],0]
  It answers 0; the value is 1.

No answer
---------

  $ cat > faulty.sh << 'end'
  > while read -r line; do
  >   case $1 in
  >   crash) exit 3;;
  >   kill) kill -KILL $$;;
  >   hang) exec sleep 1000;;
  >   flood) while :; do printf 'yes no '; done;;
  >   half) printf 3; exec sleep 1000;;
  >   nan) echo nan;;
  >   real) echo 2.5;;
  >   twice) printf '3\n4\n';;
  >   huge) echo 99999999999999999999;;
  >   empty) echo;;
  >   object) case $line in *hello*) echo '{"name":"x"}';; *) echo '{"value":';; esac;;
  >   without) case $line in *hello*) echo '{"name":"x"}';; *) echo '{"move":1}';; esac;;
  >   esac
  > done
  > end
  $ patience() { case $1 in hang|flood|half) echo --wait 0.3 --seconds 1;; *) echo --trees 3;; esac; }
  $ for fault in crash kill hang flood half nan real twice huge empty; do
  >   grade $(patience $fault) sh faulty.sh $fault; lines "$fault: $(sed -n '/gives no answer has/{n;n;p}' said)"; done
  ended with 1
  crash: It ended with status 3.
  ended with 1
  kill: It ended by a signal: Killed.
  ended with 1
  hang: It did not answer in time: it hangs, or does not flush its line, as print(..., flush=True) does, or
  ended with 1
  flood: It did not answer in time, but wrote a line without an end: it hangs, or does not flush its line, as
  ended with 1
  half: It did not answer in time: it hangs, or does not flush its line, as print(..., flush=True) does, or
  ended with 1
  nan: It answered "nan", which is no whole number.
  ended with 1
  real: It answered "2.5", which is no whole number.
  ended with 1
  twice: It said something without being asked.
  ended with 1
  huge: It answered "99999999999999999999", which is no whole number.
  ended with 1
  empty: It answered "", which is no whole number.
  $ for fault in object without hang; do
  >   grade --protocol lines $(patience $fault) sh faulty.sh $fault; sed -n '/gives no answer has/{n;n;p}; /^plymeter/p' said; done
  ended with 1
  It answered "{"value":", which is no object of JSON.
  ended with 1
  Its answer has no "value" that is a whole number.
  ended with 1
  plymeter grade: sh faulty.sh hang: it did not answer in time

One that is a question behind answers each with the right value of the one before.

  $ cat > behind.py << 'end'
  > import json, sys
  > def value(node, sign):
  >     return sign * node if isinstance(node, int) else max(-value(child, -sign) for child in node)
  > last = 0
  > for line in sys.stdin:
  >     print(last, flush=True)
  >     last = value(json.loads(line), 1)
  > end
  $ grade --trees 300 python3 behind.py; grep 'question before' said
  ended with 1
  Each answer is the right one to the question before.

Nothing of it is left, and the time is kept.

  $ cat > lingering.sh << 'end'
  > echo $$ >> started; trap '' TERM HUP
  > while :; do sleep 1000; done
  > end
  $ begun=$(date +%s); grade --wait 0.3 --seconds 1 sh lingering.sh; test $(($(date +%s) - begun)) -lt 10; gone $(cat started)
  ended with 1

Wrong usage:

  $ for wrong in '' '--search algorithm=pvs ./search' '--search nonsense' '--values long --protocol lines ./search' './there-is-none' \
  >     '--game nonsense ./search' '--game tictactoe --search algorithm=pvs' "--game 'x"; do
  >   plymeter grade $wrong 2>&1 | grep -v 'help says more'; done
  plymeter grade: say which program, or by --search which search of ours, is to be graded
  plymeter grade: say which program, or by --search which search of ours, is to be graded
  plymeter: expected key=value, not "nonsense"
  plymeter grade: JSON has no whole numbers beyond 2^53: --values long goes with --protocol words
  plymeter grade: ./there-is-none: there is no program "./there-is-none"
  plymeter: there is no game "nonsense"; plymeter list shows what there is
  plymeter grade: --search goes with trees: plymeter run plays matches of searches
  plymeter grade: say which program, or by --search which search of ours, is to be graded

Players
-------

A player is asked in all positions that can be reached, or in a sample.

  $ cat > player.py << 'end'
  > import sys
  > for line in sys.stdin:
  >     print(line.split()[int(sys.argv[1])], flush=True)
  > end
  $ grade --game tictactoe python3 player.py 1; cat said
  ended with 1
  python3 player.py 1
  It was asked in 4298 positions, all that can be reached and in which there are two moves at least.
  It plays a best move in 2429 of them, 56.51 %, and gives away 6.71 points a move. In 1869 it lets a
  win or a draw go.
  
  It gives away most here:
     a b c
   1 x . o
   2 . . .
   3 . . .
  
  position=x.o/.../...:x
  It plays b1, which loses and is worth -10; a2 wins, and is worth +10.
  $ plymeter grade --csv --sample 40 --game 'connect4 columns=4 rows=4' 'python3 player.py 1' 'python3 player.py -1'; echo $?
  program,game,sampled,positions,best,agreement,agreement_low,agreement_high,regret,regret_low,regret_high,given_away,silent
  python3 player.py 1,connect4,yes,40,30,0.75,0.586337,0.882583,30,14.582,54.4067,10,0
  python3 player.py -1,connect4,yes,40,32,0.8,0.610168,0.906752,22.5,10.0861,42.2368,8,0
  1
  $ plymeter grade --csv --game 'mnk columns=2 rows=2 k=2' 'python3 player.py 1'
  program,game,sampled,positions,best,agreement,agreement_low,agreement_high,regret,regret_low,regret_high,given_away,silent
  python3 player.py 1,mnk,no,17,17,1,,,0,,,0,0
  $ grade --game 'mnk columns=2 rows=2 k=2' python3 player.py 0; grep 'no legal' said
  ended with 1
  In 17 it gives no legal move; at first it answered ../..:x, which is no legal move.

By lines it is told the board, too, and the moves.

  $ cat > seer.py << 'end'
  > import json, sys
  > for line in sys.stdin:
  >     question = json.loads(line)
  >     if "hello" not in question and not question["moves"]:
  >         open("seen", "a").write(question["board"] + "|" + " ".join(question["legal"]) + "\n")
  >     print(json.dumps({"name": "x"} if "hello" in question else {"move": question["legal"][0]}), flush=True)
  > end
  $ grade --protocol lines --game 'mnk columns=2 rows=2 k=2' python3 seer.py; head -4 seen
     a b
   1 . .
   2 . .
  |a1 b1 a2 b2

Of kalah with three seeds it is a sample, of those positions that a search sees through.

  $ grade --seconds 3 --sample 20 --game 'kalah seeds=3' python3 player.py 1; unwrapped | grep -o 'a sample: [^,]*'
  ended with 1
  a sample: one of each of as many games at random
