The command line: what each verb prints and how it ends; how a search can end.

  $ . "$PROJECT"/tests/setup.sh
  $ cat > small.json <<'END'
  > { "games": [ { "game": "uniform", "branching": [2, 3], "seed": "1..40" } ],
  >   "searches": [ { "algorithm": ["minimax", "alphabeta"], "order": "random" } ],
  >   "cutoffs": [ { "cutoff": "depth", "limit": "1..6" } ] }
  > END

  $ plymeter --help | head -1; plymeter > said 2>&1; echo $?; head -1 said; plymeter --version | cut -d' ' -f1
  usage: plymeter VERB ...
  2
  usage: plymeter VERB ...
  plymeter
  $ plymeter rum
  plymeter: there is no verb "rum"; did you mean "run"?
  plymeter --help says which there are
  [2]
  $ for wrong in '' '-j 0 x.json' '-j 4294967297 x.json' '-o x.csv a.json b.json'; do refused 2 run $wrong; done
  plymeter run: an argument is missing: it takes CONFIG... [X.journal]...
  plymeter run: "--jobs" is to be a whole number from 1 to 1024, not "0"
  plymeter run: "--jobs" is to be a whole number from 1 to 1024, not "4294967297"
  plymeter run: -o goes with one config

One cell
--------

  $ plymeter cell game=uniform branching=8 seed=3 algorithm=alphabeta order=none cutoff=depth limit=6 | cut -d, -f1-24
  game,branching,seed,algorithm,order,cutoff,limit,status,value,move,interior,leaves,terminals,evaluations,generated,cutoffs,cutoffs_first,capped,recalled,beyond,passes,reached,changed,fresh
  uniform,8,3,alphabeta,none,depth,6,ok,-1401222286731581052,6,6678,23169,0,23169,53424,5168,1194,0,0,0,1,,,

The oracle's rows are not timed.

  $ plymeter cell game=uniform order=best | tail -1
  uniform,alphabeta,best,depth,ok,-917432449355085813,0,31,31,0,31,124,21,21,0,0,0,1,,,,,,

A tree may stand in the command, or in a file, whose rows say what it says now.

  $ plymeter cell game=tree 'tree=[[3,5,1],[7,3,-4],[-3,0,3]]' algorithm=minimax | tail -1 | cut -d, -f1-18
  tree,"[[3,5,1],[7,3,-4],[-3,0,3]]",minimax,none,depth,ok,1,0,4,9
  $ lines '[[3,5],' ' [2,9]]' > t.json; plymeter cell game=tree tree=t.json | tail -1 | cut -d, -f6-8
  ok,3,0
  $ for wrong in ' [2,9]' ' [2,x]]'; do lines '[[3,5],' "$wrong" > t.json; refused 2 cell game=tree tree=t.json; done
  plymeter: tree: t.json:3:1: unexpected end of file: the '[' of line 1 is not closed
  plymeter: tree: t.json:2:5: expected a value after ',', found 'x'
  $ lines '{ "games": [ { "game": "tree", "tree": "t.json" } ], "searches": [ { "algorithm": "minimax" } ] }' > of-file.json
  $ echo '[[3,5],[2,9]]' > t.json; plymeter run of-file.json; plymeter run of-file.json
  results/of-file.csv: 1 cells, 1 of them run now
  results/of-file.csv: 1 cells, 0 of them run now
  $ echo '[[4,5],[2,9]]' > t.json; plymeter run of-file.json; tail -1 results/of-file.csv | cut -d, -f1-8
  results/of-file.csv: 1 cells, 1 of them run now
  tree,t.json,minimax,none,depth,ok,4,0

  $ for wrong in algorithm=minimax 'game=uniform limt=3' 'game=uniform uniform' 'game=uniform limit=3 limit=4' \
  >   'game=uniform limit=1..3'; do refused 2 cell $wrong; done
  plymeter: which game? Say game=NAME; plymeter list shows what there is
  plymeter: unknown key "limt"; did you mean "limit"?
  plymeter: expected key=value, not "uniform"; "uniform" is a game: say game=uniform
  plymeter: "limit=4" comes after "limit=3"
  plymeter: "limit" is to be a whole number from 0 to 1000000, or least, not "1..3": a single one

How a search can end. A path may be longer than any search may follow.

  $ awk 'BEGIN { for (i = 0; i < 256; i++) row = row (i ? "," : "") i
  >   for (i = 0; i < 256; i++) all = all (i ? "," : "") "[" row "]"; print "[" all "]" }' > wide.json
  $ ends() { plymeter cell "$@" > row; status=$?; tail -1 row | sed 's/.*\(ok\|budget\|timeout\|memory\),/\1,/'; return $status; }
  $ ends game=uniform | cut -d, -f1-5
  ok,-917432449355085813,0,36,58
  $ ends game=uniform limit=20 nodes=1000 algorithm=minimax
  budget,,,263,737,0,737,1052,0,0,0,0,0,1,,,,,,
  [1]
  $ ends game=uniform limit=40 seconds=0.2 algorithm=minimax
  timeout,,,,,,,,,,,,,,,,,,,
  [1]
  $ ends game=tree tree=wide.json memory_mb=1
  memory,,,,,,,,,,,,,,,,,,,
  [1]
  $ ends game=tree tree=wide.json memory_mb=10 | cut -d, -f1-5
  ok,0,0,257,511
  $ ends game=uniform branching=1 limit=1000000 algorithm=negamax
  memory,,,,,,,,,,,,,,,,,,,
  [1]

Interior nodes and leaves are what `nodes` says, to the node.

  $ plymeter cell game=uniform limit=20 nodes=12345 | tail -1 | awk -F, '{ print $9 + $10 }'
  12345

How deep a search may go does not depend on the stack that the shell gives.

  $ for stack in 128 65536; do (ulimit -s $stack
  >   ends game=chess limit=1000000 nodes=20000
  >   for search in alphabeta minimax pvs 'alphabeta order=eval'; do for limit in 20000 100000; do
  >     ends game=uniform branching=1 algorithm=$search limit=$limit | cut -d, -f1; done; done | paste -s); done
  budget,,,20000,0,0,0,769644,0,0,0,0,0,1,,,,,,
  ok\tmemory\tok\tmemory\tok\tmemory\tok\tmemory (esc)
  budget,,,20000,0,0,0,769644,0,0,0,0,0,1,,,,,,
  ok\tmemory\tok\tmemory\tok\tmemory\tok\tmemory (esc)

Runs
----

A failed cell costs its own row only, and is not run again unless its limits change.

  $ cat > failing.json <<'END'
  > { "games": [ { "game": "uniform", "branching": 1, "cutoffs": [ { "cutoff": "depth", "limit": [3, 1000000] } ] },
  >     { "game": "uniform", "branching": 2 } ],
  >   "searches": [ { "algorithm": "negamax" } ], "cutoffs": [ { "cutoff": "depth", "limit": [3, 50] } ],
  >   "limits": { "seconds": 1 } }
  > END
  $ plymeter run -j2 failing.json; plymeter run failing.json
  results/failing.csv: 4 cells, 4 of them run now; 1 ended by timeout; 1 ended by memory
  results/failing.csv: 4 cells, 0 of them run now; 1 ended by timeout; 1 ended by memory
  [1]
  $ sed -i 's/1 }/1.5 }/' failing.json; plymeter run failing.json
  results/failing.csv: 4 cells, 2 of them run now; 1 ended by timeout; 1 ended by memory
  [1]

Other verbs
-----------

  $ plymeter plan small.json 2>&1 | head -1; plymeter plan --csv small.json 2> said | head -2
  small.json: 960 cells
  game,branching,seed,algorithm,order,cutoff,limit,to_run
  uniform,2,1,minimax,random,depth,1,yes
  $ plymeter list alphabeta | grep -o 'one of soft|hard'; plymeter list alpha
  one of soft|hard
  plymeter list: there is no game, algorithm, order, leaf, pruning or cutoff "alpha"; did you mean "alphabeta"?
  plymeter list --help says more
  [2]

Published counts go on in dead positions; searches do not.

  $ plymeter perft game=chess position=8/Pk6/8/8/8/8/6Kp/8_w_-_-_0_1 depth=6 2> said | tail -1
  6,1030499,0
  $ plymeter perft --end game=chess position=8/Pk6/8/8/8/8/6Kp/8_w_-_-_0_1 depth=6 2> said | tail -1
  6,991674,2230
  $ plymeter perft game=chess position=n1n5/PPPk4/8/8/8/8/4Kppp/5N1N_b_-_-_0_1 depth=5 2> said | tail -1
  5,3605103,0
  $ refused 2 perft game=tictactoe depth=x
  plymeter perft: "depth" is to be a whole number from 1 to 100, not "x"

Theory:

  $ plymeter theory branching=8 depth=1..8 | head -1 | fold -w 120
  branching,depth,minimal_leaves,minimal_interior,minimax_leaves,alphabeta_leaves,alphabeta_nodes,values,shallow_leaves,mi
  nimal_shallow_leaves,dependent_leaves,root_value,pearl_branching,minimal_gain,alphabeta_gain,dependent_gain,sss_leaves,d
  ual_leaves,scout_leaves,window_leaves
  $ plymeter theory branching=2,4 depth=4 | tail -1; plymeter theory branching=2 depth=2 | tail -1
  4,4,31,31,256,112.73844,169.9968976,0,129.7077416,40,68.12673611,0.3195054888,2.629658127,1.614792693,1.173565031,1.313596721,81.40378038,96.198125,176.8898956,
  2,2,3,3,4,3.666666667,6.666666667,0,3.666666667,3,3.5,0.4666666667,1.618033989,1.261859507,1.066968765,1.106589511,3.333333333,3.666666667,5.416666667,
  $ plymeter theory branching=2 depth=2 alpha=0.5 beta=0.5 | tail -1
  2,2,3,3,4,3.666666667,6.666666667,0,3.666666667,3,3.5,0.4666666667,1.618033989,1.261859507,1.066968765,1.106589511,3.333333333,3.666666667,5.416666667,2.625
  $ plymeter theory branching=2 depth=2 by=level
  branching,depth,level,type1,type2,type3,minimal_nodes,alphabeta_nodes,values
  2,2,0,1,0,0,1,1,0
  2,2,1,1,1,0,2,2,0
  2,2,2,1,1,1,3,3.666666667,0
  $ plymeter theory depth=1 by=level --table
  branching=8  depth=1
  
  level  type1  type2  type3  minimal_nodes  alphabeta_nodes  values
      0      1      0      0              1                1       0
      1      1      7      0              8                8       0
  
  Of 8 leaves, at branching 8 and depth 1, alpha-beta visits 8 in perfect order, and in random order 8 on average, if values are independent.
  plymeter theory --help says what each column is.
  $ plymeter theory --table > said; grep leaves, said; grep window_leaves said
  Of 16,777,216 leaves, at branching 8 and depth 8, alpha-beta visits 8,191 in perfect order, and in random order 425,957 on average, if values are independent.
  [1]
  $ plymeter theory --table depth=2 alpha=0.5 | grep -o '  window_leaves$'
    window_leaves
  $ for wrong in brnching=3 depth=x depth=8..1 by=move alpha=2 'alpha=0.6 beta=0.5' 'beta=0.5 by=level'; do
  >   refused 2 theory $wrong; done
  plymeter theory: there is no key "brnching"; did you mean "branching"?
  plymeter theory: "depth" is to be a whole number from 0 to 1000, not "x"
  plymeter theory: the range "8..1" is empty: its first number is the larger
  plymeter theory: "by" is to be one of depth|level, not "move"
  plymeter theory: "alpha" is to be a number from 0 to 1, not "2"
  plymeter theory: "alpha" is to be at most "beta"
  plymeter theory: "alpha" and "beta" do not go with by=level

The shipped tables are what learning them again gives; `make tables` does it for all of them.

  $ (cd "$PROJECT" && for t in tictactoe ordered kalah; do
  >   "$PLYMETER" learn configs/tables/$t.learn.json | cmp - configs/tables/$t.json; done)
  $ lines '{ "games": [ { "game": ["uniform", "tictactoe"] } ], "searches": [ { "algorithm": "alphabeta" } ] }' > two.json
  $ refused 3 learn two.json
  two.json: a table is of one game
  $ cp "$PROJECT"/configs/tables/tictactoe.json .
  $ for wrong in game=othello 'game=tictactoe seed=9223372036854775808'; do
  >   refused 2 cell $wrong cutoff=realization table=tictactoe.json; done
  plymeter: realization: tictactoe.json:1:11: this is a table of tictactoe, not of othello
  plymeter: realization: seeds from 2^63 on are those of learning; a table is tested on others
  $ cat > seeds.json <<'END'
  > { "games": [ { "game": "tictactoe", "seed": [1, "9223372036854775808"] } ],
  >   "searches": [ { "algorithm": "alphabeta" } ], "cutoffs": [ { "cutoff": "realization", "table": "tictactoe.json" } ] }
  > END
  $ refused 3 plan seeds.json
  seeds.json:2:62: realization on tictactoe: seeds from 2^63 on are those of learning; a table is tested on others
  $ sed 's/, "table.*/, "limit": 2 } ] }/; s/, .9223372036854775808.//' seeds.json > limit.json; refused 3 run limit.json
  limit.json:2:62: realization on tictactoe: "limit" is to be a probability above 0 and at most 1 (meaning=bits takes bits)
  $ for categories in '' '{"name":"wins","price":-1}' '{"name":"win","price":1}'; do
  >   lines '{"game":"tictactoe","categories":[' "$categories]}" > table.json
  >   refused 2 cell game=tictactoe cutoff=realization table=table.json; done
  plymeter: realization: table.json:1:34: the category "wins" is missing
  plymeter: realization: table.json:2:24: a category's "price" is to be a whole number from 0 to 16384, in 1/1024 bits
  plymeter: realization: table.json:2:9: the game has no category "win"; did you mean "wins"?

Measures
--------

What the measures beside plain searches add to a row.

  $ measured() { lines "{ \"measure\": \"$1\", \"games\": [ $2 ]," '"searches": [ { "algorithm": "alphabeta", "order": "eval" } ],' \
  >   "\"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": [1, 9] } ]${3:+, $3} }"; }

X at a1, O at b1, X at b2: every move of O but c3 loses.

  $ measured decision '{ "game": "tictactoe", "moves": "0.0.2" }' '"reference": { "limit": 9 }' > decision.json
  $ plymeter run decision.json; grep -o ',[^,]*,[^,]*,[^,]*$' results/decision.csv
  results/decision.csv: 2 cells and 1 reference, 3 of them run now
  ,regret,agrees,reference
  ,0,1,exact
  ,0,1,exact
  $ plymeter run decision.json; plymeter summary results/decision.csv --of regret --pool limit
  results/decision.csv: 2 cells and 1 reference, 0 of them run now
  of,n,mean,stderr,median,q05,q25,q75,q95,low,high,units
  regret,2,0,,0,0,0,0,0,,,1

At its full depth nobody wins tic-tac-toe: the perfect player never loses.

  $ measured match '{ "game": "tictactoe", "opening": 1, "seed": "1..9" }' > match.json; plymeter run match.json
  results/match.csv: 9 cells, 9 of them run now
  $ head -1 results/match.csv | grep -o ',points.*'; plymeter elo results/match.csv --sprt 0,50
  ,points,wins,draws,losses,unfinished,rival_unfinished,plies,first_game,second_game,start
  pairs,wins,draws,losses,score,stderr,elo,low,high,superiority,positions,distinct,sprt,sprt_pairs
  9,10,8,0,0.777778,0.0932334,217.627,-74.4276,611.8,0.998556,5,9,goes on,9
  $ awk -F, 'NR == 1 { while ($++i != "losses"); } { print $i }' results/match.csv | sort | uniq -c
        9 0
        1 losses

Evaluations play against each other, wherever in the config the axis stands.

  $ cat > evaluations.json <<'END'
  > { "measure": "match",
  >   "games": [ { "game": "shogi", "variant": "mini", "without": ["nothing", "king", "all"], "opening": 2, "seed": "1..3" } ],
  >   "searches": [ { "algorithm": "alphabeta" } ], "cutoffs": [ { "limit": 1 } ] }
  > END
  $ plymeter run evaluations.json; sed -n '1p;$p' results/evaluations.csv | cut -d, -f1-12
  results/evaluations.csv: 6 cells, 6 of them run now
  game,variant,without,opening,seed,algorithm,order,cutoff,limit,player,rival,status
  shogi,mini,all,2,3,alphabeta,none,depth,1,all alphabeta none depth 1,nothing alphabeta none depth 1,ok

  $ measured shape '{ "game": "tictactoe" }' > shape.json; plymeter run shape.json; grep -o ',[^,]*$' results/shape.csv
  results/shape.csv: 2 cells, 2 of them run now
  ,leaves_by_ply
  ,0 9
  ,0 0 0 0 0 92 304 230 252 266

The sequential test ends the match of this strong and that weak player early, wherever it is resumed.

  $ measured match '{ "game": "othello", "size": 4, "opening": 6, "seed": "1..500" }' '"sprt": { "elo0": 0, "elo1": 50 }' > sprt.json
  $ plymeter run -j1 sprt.json 2>&1 | grep -o ".*recurs"; plymeter elo results/sprt.csv --sprt 0,50
  results/sprt.csv: 56 cells, 56 of them run now; 444 not needed, a test was decided before, or their position recurs
  pairs,wins,draws,losses,score,stderr,elo,low,high,superiority,positions,distinct,sprt,sprt_pairs
  56,58,10,44,0.5625,0.0182981,43.6578,22.603,80.4791,0.999682,56,88,accepts H1,56
  $ plymeter run -j2 -o again.csv sprt.json 2> said; cut -d, -f1-27,31- again.csv > again.txt
  $ cut -d, -f1-27,31- results/sprt.csv | cmp - again.txt
  $ awk -F, 'NR == 1 { for (i = 1; $i != "points";) i++; print } $i == "2.0" { won = $0 }
  >   END { for (n = 0; n < 99; n++) print won }' results/sprt.csv > once.csv; plymeter elo once.csv --sprt 0,50
  once.csv: left out: 98 of 99 rows, each of a cell that an earlier row has, with the same counts (the first in line 3, as line 2)
  pairs,wins,draws,losses,score,stderr,elo,low,high,superiority,positions,distinct,sprt,sprt_pairs
  1,2,0,0,1,,inf,,,,1,2,goes on,1

Where a game knows what its moves are worth no reference judges, however shallow it would be.

  $ splitting='{ "game": "splitting", "height": 8, "branching": 3, "values": 9, "seed": "1..20" }'
  $ other='{ "game": "tictactoe", "opening": 4 }'
  $ measured decision "$splitting" > known.json; plymeter run known.json
  results/known.csv: 40 cells, 40 of them run now
  $ measured decision "$splitting, $other" '"reference": { "limit": 1 }' > mixed.json; plymeter run mixed.json
  results/mixed.csv: 42 cells and 1 reference, 43 of them run now
  $ counted results/known.csv | grep -c ',[1-9][0-9]*,0,exact,$'; counted results/known.csv | grep -c ',9,ok,.*,0,1,exact,$'
  4
  20
  $ sed 's/,.*,/ /' results/mixed.csv | sort | uniq -c; plymeter run mixed.json
        1 game reference
       40 splitting exact
        2 tictactoe deeper
  results/mixed.csv: 42 cells and 1 reference, 0 of them run now
  $ measured decision "$splitting, $other" > half.json; measured decision "$other" > lonely.json
  $ measured decision "$other" '"reference": { "limt": 9 }' > unknown.json
  $ for wrong in half lonely unknown; do refused 3 run $wrong.json; done
  half.json:1:14: "measure": "decision" needs a "reference" to judge by, such as "reference": { "limit": 8 }
  lonely.json:1:14: "measure": "decision" needs a "reference" to judge by, such as "reference": { "limit": 8 }
  unknown.json:3:71: unknown key "limt"; did you mean "limit"?
