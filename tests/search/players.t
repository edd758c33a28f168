Engines as players: what rows say of them, and that no fault of theirs costs more than its own row.

  $ . "$PROJECT"/tests/setup.sh

The engine plays the first cell of tic-tac-toe that is empty and was not played: a1, b1, c1 and so on. It writes what it is asked
into a file. It may have faults.

  $ cat > fake.sh << 'end'
  > echo $$ >> started
  > while read -r line; do
  >     case $line in *hello*) echo '{"name":"False, \"engine\""}'; continue;; esac
  >     printf '%s\n' "$line" >> asked
  >     case $1 in
  >     crash) exit 3;;
  >     tire) test $(wc -l < asked) -lt 2 || exit 3;;
  >     hang) exec sleep 1000;;
  >     babble) echo 'good morning'; continue;;
  >     change) echo '# changed' >> fake.sh;;
  >     cheat) echo '{"move":"z9"}'; continue;;
  >     resign) echo '{"move":"resign"}'; continue;;
  >     esac
  >     for move in a1 b1 c1 a2 b2 c2 a3 b3 c3; do
  >         case $line in *$move*) ;; *) break;; esac
  >     done
  >     echo '{"move":"'$move'","score":7,"nodes":10,"depth":2}'
  > done
  > end
  $ { echo '{ $comment: "an engine with faults", chessic: { command: "sh fake.sh" },'
  >   echo 'missing: { command: ./nosuch, protocol: lines }, silent: { command: "sleep 1000", protocol: lines }'
  >   for fault in fake crash tire hang babble change cheat resign; do
  >     echo ", $fault: { command: \"sh fake.sh $fault\", protocol: lines }"; done; echo '}'; } | json > engines.json
  $ config() { echo "{ games: [ { game: tictactoe } ], searches: [ $2 ] $3 }" | json > $1.json; }
  $ engine() { echo "{ algorithm: engine, engine: $1 }"; }
  $ ours='{ algorithm: minimax }'
  $ run() { plymeter run --engines engines.json "$@" 2>&1; }
  $ cell() { plymeter cell --engines engines.json game=tictactoe "$@"; }
  $ ask() { name=$1; shift; cell algorithm=engine engine=$name "$@"; }
  $ answer() { ask "$@" --json | varying; }
  $ varying() { # without what varies, and what the cell is
  >   sed 's/"cell":.*"status"/"status"/; s/"ns[a-z_]*":[0-9]*,//g; s/,[0-9]*,[0-9]*,[0-9]*,\(0,.*False\|False\)/,NS,NS,NS,\1/
  >     s/\([":,]\)[0-9a-f]\{16\}/\1HASH/g'; }

A config alone starts nothing.

  $ config own "$(engine fake)"
  $ XDG_CONFIG_HOME=$PWD/nothing plymeter run own.json 2>&1 | sed "s,$PWD,HERE,"
  HERE/nothing/plymeter/engines.json: No such file or directory
  plymeter: this file says how to start engines (configs/README.md#engines); --engines names another
  own.json:1:90: which engines there are is not known
  $ env -u HOME -u XDG_CONFIG_HOME "$PLYMETER" run own.json
  plymeter: without HOME no file says how to start engines; --engines names one
  own.json:1:90: which engines there are is not known
  [3]
  $ plymeter plan --engines engines.json own.json 2>&1 | grep -o '1 cell,'; plymeter claims own.json > said 2>&1; test -e started
  [1]
  $ mkdir -p home/plymeter; cp engines.json home/plymeter; XDG_CONFIG_HOME=$PWD/home plymeter run own.json 2> said
  $ cut -d, -f6,8,26 results/own.csv; wc -l < started
  status,move,title
  ok,a1,False_ _engine_
  1

What there is to copy can be read.

  $ config example "$(engine solver)"; plymeter plan --engines "$PROJECT"/configs/engines.json.example example.json 2>&1 | head -1
  example.json: 1 cells

Others refuse.

  $ for verb in draw perft; do plymeter $verb game=tictactoe algorithm=engine engine=fake; done
  plymeter: engine: engines are asked by plymeter run, cell, play and learn
  plymeter: engine: engines are asked by plymeter run, cell, play and learn
  [2]

What is wrong with a config:

  $ rm -f started asked
  $ wrong() { config wrong "$@"; run wrong.json; test $? = 3 && test ! -e results/wrong.csv || echo not refused; }
  $ wrong "$(engine fkae)"; wrong '{ algorithm: engine }'; wrong "$(engine chessic)"
  wrong.json:1:90: engines.json has no engine "fkae"; did you mean "fake"?
  wrong.json:1:55: which engine is it? Say so, as in engine=stockfish
  wrong.json:1:90: an engine of protocol uci cannot be asked about tictactoe, but one of protocol lines can
  $ wrong '{ algorithm: engine, engine: fake, order: eval }'; wrong '{ algorithm: engine, engine: fake, leaf: noise }'
  wrong.json:1:90: an engine has an order of its own: leave "order" out
  wrong.json:1:90: an engine has leaves of its own: leave "leaf" out
  $ wrong "$(engine fake)" ', cutoffs: [ { limit: 0 } ]'; wrong "$(engine fake)" ', limits: { nodes: 100 }'
  wrong.json:1:90: an engine searches one ply at the least
  wrong.json:1:90: an engine is told one limit: nodes by deepen=nodes and a budget
  $ wrong "$(engine fake)" ', cutoffs: [ { deepen: evaluations, budget: 9 } ]'; wrong "$(engine fake)" ', measure: anatomy'
  wrong.json:1:90: an engine is told a depth, nodes or milliseconds: deepen=none, nodes or ms
  wrong.json:1:90: an engine does not say what it visits ply by ply
  $ wrong "$ours" ", measure: decision, reference: $(engine fake)"
  wrong.json:1:137: a reference is to know what every move is worth in the game's unit, as no engine does
  $ plymeter cell --engines engines.json game=uniform algorithm=engine engine=fake; test -e started
  plymeter: engine: uniform has no notation of positions, in which an engine could be asked
  [1]

What rows say
-------------

  $ for cutoff in limit=3 'deepen=nodes budget=77' 'deepen=ms budget=5' 'position=.../.../..x:o moves=a1.b1'; do
  >   rm -f asked; ask fake $cutoff > row; cat asked; done
  {"game":"tictactoe","position":".../.../...:x","moves":[],"depth":3}
  {"game":"tictactoe","position":".../.../...:x","moves":[],"nodes":77}
  {"game":"tictactoe","position":".../.../...:x","moves":[],"ms":5}
  {"game":"tictactoe","position":".../.../..x:o","moves":["a1","b1"],"depth":4}
  $ ask fake | tail -1 | varying
  tictactoe,engine,fake,none,depth,ok,,a1,,,,,,,,,,,,,,,NS,NS,NS,False_ _engine_,,HASH,,10,2,7
  $ answer fake; answer fake measure=decision reference.limit=9
  {"status":"ok","move":"a1","title":"False_ _engine_","program":"HASH","engine_nodes":10,"engine_depth":2,"engine_score":7}
  {"status":"ok","move":"a1","title":"False_ _engine_","program":"HASH","engine_nodes":10,"engine_depth":2,"engine_score":7,"regret":0,"agrees":1,"reference":"exact"}

An engine begins, then it is the rival; a search of ours knows nothing of the columns.

  $ config match "$ours, $(engine fake), $(engine resign)" ', measure: match, pairing: all, cutoffs: [ { limit: 1 } ]'
  $ run match.json; cut -d, -f7-9 results/match.csv
  results/match.csv: 3 cells, 3 of them run now
  player,rival,status
  engine fake none depth 1,minimax none depth 1,ok
  engine resign none depth 1,minimax none depth 1,ok
  engine resign none depth 1,engine fake none depth 1,ok
  $ cell --json algorithm=minimax limit=1 rival.algorithm=engine rival.engine=resign | grep -o '"points.*losses":[0-9]'
  "points":2.0,"wins":2,"draws":0,"losses":0
  $ ask resign --json limit=1 rival.algorithm=minimax | grep -o '"points.*losses":[0-9]'
  "points":0.0,"wins":0,"draws":0,"losses":2
  $ cell --json algorithm=minimax limit=1 rival.algorithm=engine rival.engine=fake | varying | grep -o '"rival_title.*'
  "rival_title":"False_ _engine_","rival_program":"HASH","rival_engine_nodes":50,"rival_engine_depth":2}

  $ config games "$(engine fake), $ours" ', measure: game, cutoffs: [ { limit: 1 } ]'
  $ run --games all.games games.json; cut -f4- all.games; grep ,engine, results/games.csv | varying
  all.games: 2 games
  results/games.csv: 2 cells, 2 of them run now
  result=1-0\ta1 b1 c1 a2 b2 c2 a3 (esc)
  result=1-0\tb2 a1 c1 c2 a3 (esc)
  game,algorithm,engine,order,cutoff,limit,status,value,move,interior,leaves,terminals,evaluations,generated,cutoffs,cutoffs_first,capped,recalled,beyond,passes,reached,changed,fresh,ns,ns_min,ns_max,unfinished,plies,moves_by_ply,title,options,program,trouble,engine_nodes,engine_depth,engine_score
  tictactoe,engine,fake,none,depth,1,ok,10,,,,,,,,,,,,,,,,NS,NS,NS,0,7,9 8 7 6 5 4 3,False_ _engine_,,HASH,,70,2,

All rows of a CSV have as many fields as its header, whoever plays whom.

  $ for csv in results/*.csv; do awk -F, '{ print NF }' $csv | sort -u | wc -l; done | sort -u
  1

What it depends on
------------------

The order of cells and the number of jobs change nothing, and what the engine is decides which rows may serve.

  $ config rows "$(engine fake)" ', cutoffs: [ { limit: 1..6 } ]'
  $ config back "$(engine fake)" ', cutoffs: [ { limit: [6, 5, 4, 3, 2, 1] } ]'
  $ run rows.json; run rows.json; run -j 2 back.json
  results/rows.csv: 6 cells, 6 of them run now
  results/rows.csv: 6 cells, 0 of them run now
  results/back.csv: 6 cells, 6 of them run now
  $ counted results/rows.csv | sort > a; counted results/back.csv | sort | cmp a -
  $ eval "plymeter cell --engines engines.json $(sed -n '/^game/{s/\t.*//;p;q;}' results/rows.journal)" | cut -d, -f1-14
  game,position,opening,seed,moves,algorithm,engine,order,leaf,cutoff,limit,deepen,budget,status
  tictactoe,start,0,1,none,engine,fake,none,static,depth,1,none,10000,ok
  $ sed 's/ fake"/ fake x"/' engines.json > other.json; plymeter run --engines other.json rows.json
  results/rows.csv: 6 cells, 6 of them run now
  $ echo '# changed' >> fake.sh; run rows.json
  results/rows.csv: 6 cells, 6 of them run now

Shards:

  $ config shared "$(engine fake)" ', cutoffs: [ { limit: 1..6 } ]'; run --shard 1/2 shared.json; run --shard 2/2 shared.json
  results/shared.shard-1-of-2.journal: 3 cells, 3 of them run now
  results/shared.shard-2-of-2.journal: 3 cells, 3 of them run now
  $ run shared.json results/shared.shard-*.journal
  results/shared.shard-1-of-2.journal: 3 of 6 cells
  results/shared.shard-2-of-2.journal: 3 of 6 cells
  results/shared.csv: 6 cells, 6 of them taken now

A program that changes:

  $ config change "$(engine change)"; run change.json > said; echo $?; head -1 said; test -e results/change.csv
  4
  results/change.csv: change changed while its cells ran
  [1]

Faults
------

  $ for engine in missing crash silent hang babble cheat; do ask $engine --json seconds=2 > row; echo $?; varying < row; done
  1
  {"failure":"there is no program \"./nosuch\"","status":"error","trouble":"missing"}
  1
  {"failure":"it ended with status 3","status":"crash:engine","title":"False_ _engine_","program":"HASH","trouble":"crashed"}
  1
  {"failure":"it did not answer in time","status":"error","program":"HASH","trouble":"handshake"}
  1
  {"failure":"it did not answer in time","status":"timeout","title":"False_ _engine_","program":"HASH","trouble":"hung"}
  1
  {"failure":"it answered \"good morning\", which is no object of JSON","status":"error","title":"False_ _engine_","program":"HASH","trouble":"nonsense"}
  1
  {"failure":"it answered z9 which is no legal move","status":"error","title":"False_ _engine_","program":"HASH","trouble":"illegal"}
  $ ask cheat | cut -d, -f6,26- | varying; cell --json rival.algorithm=engine rival.engine=cheat | varying
  plymeter: error: it answered z9 which is no legal move
  status,title,options,program,trouble,engine_nodes,engine_depth,engine_score
  error,False_ _engine_,,HASH,illegal,,,
  {"failure":"it answered z9 which is no legal move","status":"error","rival_title":"False_ _engine_","rival_program":"HASH","rival_trouble":"illegal"}
  $ rm -f asked; answer tire repeat=3 # it answers once
  {"failure":"it ended with status 3","status":"crash:engine","title":"False_ _engine_","program":"HASH","trouble":"crashed"}

One search fails, the others stand; when the engine is well again, the same command can run it again.

  $ config fault "$(engine '[ fake, crash, missing ]'), $ours" ', cutoffs: [ { limit: 1..3 } ]'
  $ run fault.json > said; echo $?; cut -d: -f1,3 said | cut -c1-42 | uniq -c
  1
        3 crash (it ended with status 3)
        3 error (there is no program "./nosuch")
        1 results/fault.csv
  $ grep -c ,ok, results/fault.csv; sed 's/fake.sh crash/fake.sh/' engines.json > well.json
  6
  $ plymeter run --engines well.json fault.json 2>&1 | grep now
  results/fault.csv: 12 cells, 3 of them run now; 3 ended by error

  $ config learn "$(engine fake)"; plymeter learn --engines engines.json learn.json | grep games
    "games": 1, "positions": 7,
  $ config learn "$(engine cheat)"; plymeter learn --engines engines.json learn.json 2>&1 > said | cut -d: -f-3; wc -c < said
  learn.json: the game of this cell did not end well: it answered z9 which is no legal move
  0

A run that is killed leaves no engine behind.

  $ rm -f started asked; config hang "$(engine hang)"
  $ "$PLYMETER" run --engines engines.json hang.json 2> said & run=$!; await test -s asked
  $ kill -9 $run; wait $run 2> said; gone $(cat started)

Play:

  $ for engine in fake resign cheat; do
  >   echo a1 | plymeter play --engines engines.json game=tictactoe algorithm=engine engine=$engine > told 2>&1; echo $?
  >   sed -n '/plays b1\|resigns\|ended/{ s/, [0-9.]* ms//; p; }' told; done
  0
  fake (\xe2\x97\x8b) plays b1, says False_ _engine_: score +0.07, 10 nodes, depth 2 (esc)
  1
  resign (\xe2\x97\x8b) resigns (esc)
  1
  plymeter: the search ended by error: it answered z9 which is no legal move
