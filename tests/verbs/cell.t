One cell on the command line: its row, as CSV and as JSON, configs of standard input, what a config could ask, and wrong keys.

  $ . "$PROJECT"/tests/setup.sh
  $ cell() { plymeter cell "$@" | varying; }
  $ varying() { sed 's/,"ns.*}/}/; s/,[0-9]*,[0-9]*,[0-9]*\(,[0-9a-f]\{16\}\)$/,NS\1/'; }
  $ othello='game=othello opening=8 seed=3 algorithm=alphabeta limit=6'

  $ cell $othello order=eval | cut -d, -f4-; cell $othello order=best | tail -1
  algorithm,order,cutoff,limit,status,value,move,interior,leaves,terminals,evaluations,generated,cutoffs,cutoffs_first,capped,recalled,beyond,passes,reached,changed,fresh,ns,ns_min,ns_max,start
  alphabeta,eval,depth,6,ok,714,c6,862,1142,0,8740,7598,676,661,0,0,0,1,,,,NS,828423c891b2480a
  othello,8,3,alphabeta,best,depth,6,ok,714,c6,474,467,0,467,4140,386,386,0,0,0,1,,,,NS,828423c891b2480a

An object has what the CSV has; it says the whole cell, which can be pasted.

  $ cell --json $othello order=eval > a; sed 's/position=.*"status"/..."status"/' a
  {"cell":"game=othello size=8 ..."status":"ok","value":714,"move":"c6","interior":862,"leaves":1142,"terminals":0,"evaluations":8740,"generated":7598,"cutoffs":676,"cutoffs_first":661,"capped":0,"recalled":0,"beyond":0,"passes":1}
  $ cell --json $(sed 's/{"cell":"\([^"]*\)".*/\1/' a) > b; for row in a b; do sed 's/.*"status"//' $row; done | uniq -c | cut -c1-12
        2 :"ok
  $ last() { plymeter cell --json "$@" | grep -o '"regret.*\|"leaves_by_ply":[^]]*]'; }
  $ last game=tictactoe opening=3 seed=4 limit=1 reference.limit=9
  "regret":20,"agrees":0,"reference":"exact"}
  $ last game=uniform branching=4 limit=2 algorithm=minimax measure=anatomy
  "leaves_by_ply":[0,0,16]
  $ cell --json game=tictactoe name=Pupil limit=1 rival.name=Master rival.limit=9 | grep -o '"player.*"status'
  "player":"Pupil","rival":"Master","status
  $ plymeter cell --json game=uniform limit=9 nodes=10 > row; echo $?; grep -o '"status":"[a-z]*"' row
  1
  "status":"budget"
  $ refused 2 cell --csv --json game=uniform; refused 2 cell
  plymeter cell: say --csv or --json, not both
  plymeter: which game? Say game=NAME; plymeter list shows what there is

Configs of standard input
-------------------------

A header stands where the columns change; each row is that of the same config in a file. Nothing is written to files.

  $ config() { echo "{ games: [ { $1 } ], searches: [ { algorithm: alphabeta } ], cutoffs: [ { limit: $2 } ] $3 }" | json; }
  $ { config 'game: tictactoe' '[1, 2]'; echo; config 'game: tictactoe' 3; config 'game: uniform, branching: 2' 3; } > lines
  $ plymeter run -j2 - < lines | sed 's/{"line":\(.\).*"limit":\(.\).*/\1 \2/' | paste -sd,; test -e results
  1 1,1 2,3 3,4 3
  [1]
  $ plymeter run --csv - < lines > all.csv
  $ for line in 1 3 4; do sed -n ${line}p lines > one.json; plymeter run -o $line.csv one.json 2> said; done
  $ untimed() { sed 's/\(,[^,]*\)\{3\}$//'; }; tail -n +2 3.csv | cat 1.csv - 4.csv | untimed > a; untimed < all.csv | cmp a -
  $ config 'game: tictactoe, opening: 3, seed: 4' 1 ', measure: decision, reference: { limit: 9 }' | plymeter run - |
  >   grep -o '"regret.*'
  "regret":20,"agrees":0,"reference":"exact"}
  $ plymeter run - < /dev/null

A line that is wrong is answered, and the others are run.

  $ { echo '{ "games": [ { "game": "otello" } ], "searches": 1 }'; echo '{ "games":'; config 'game: tictactoe' 1; } > lines
  $ plymeter run - < lines > rows; echo $?; sed 's/" position=.*/"/; s/game=tictactoe .*/game=tictactoe/' rows
  3
  {"line":1,"failure":"line 1:1:24: there is no game \"otello\"; did you mean \"othello\"?\nline 1:1:50: \"searches\" is to be a list of at least one object"}
  {"line":2,"failure":"line 2:2:1: unexpected end of file: the '{' of line 1 is not closed"}
  {"line":3,"cell":"game=tictactoe
  $ plymeter run --csv - < lines > rows.csv 2> said; head -1 said; grep -c tictactoe rows.csv
  line 1:1:24: there is no game "otello"; did you mean "othello"?
  1
  $ printf '{ \0 }\n' | plymeter run -
  {"line":1,"failure":"line 1:1:3: NUL byte: this is not a text file"}
  [3]
  $ config 'game: uniform' 9 ', limits: { nodes: 10 }' | plymeter run - > row; echo $?; grep -o '"status":"[a-z]*"' row
  1
  "status":"budget"
  $ config 'game: tictactoe, opening: 2, seed: 1..9' '[1, 2]' ', measure: match, sprt: { elo0: 0, elo1: 50 }' | plymeter run -
  {"line":1,"failure":"line 1: \"sprt\" needs a journal, so that the config is to be in a file"}
  [3]
  $ refused 2 run -o x.csv -; refused 2 run - x.json; refused 2 run --csv x.json
  plymeter run: "--output" does not go with -
  plymeter run: - is the only config
  plymeter run: --csv goes with -; what is run into a file is CSV

Who waits for an answer before asking again gets it.

  $ talk run -; for limit in 1 2 3; do tell "$(config 'game: tictactoe' $limit)"; hear "{\"line\":$limit,"; done
  $ tell x; hear '{"line":4,"failure":'; hang_up
  [3]

What a config may ask
---------------------

  $ heads() { plymeter cell "$@" | sed 's/.*,fresh,//; s/.*\(,player,rival\)/\1/; s/ns,ns_min,ns_max//; 2d'; }
  $ heads game=tictactoe limit=1 reference.limit=9; heads game=tictactoe limit=1 rival.limit=9
  ,regret,agrees,reference
  ,points,wins,draws,losses,unfinished,rival_unfinished,plies,first_game,second_game
  $ cell game=tictactoe name=Pupil limit=1 rival.name=Master rival.limit=9 | grep -o ',Pupil,Master,ok,'
  ,Pupil,Master,ok,

It looks a single ply ahead, and does not see that b2 wins. Or the game knows that the move chosen is a win away from the best; a
root that is a leaf has none.

  $ last() { plymeter cell "$@" | grep -o '[^,]*,[^,]*,[^,]*$'; }
  $ last game=tictactoe opening=3 seed=4 limit=1 measure=decision reference.limit=9
  regret,agrees,reference
  20,0,exact
  $ for more in 'seed=2 limit=1' limit=0; do last $more game=splitting critical=yes measure=decision | tail -1; done
  2097152,0,exact
  ,,
  $ plymeter cell game=uniform branching=3 algorithm=minimax limit=2 measure=shape | grep -o '[^,]*$'
  leaves_by_ply
  0 0 9
  $ plymeter cell game=uniform measure=anatomy | grep -o ',type1_by_ply,'
  ,type1_by_ply,

The keys in journals, of a shipped config of each measure; only a match's says itself what was measured.

  $ pasted() { "$PROJECT"/tests/verbs/pasted.sh "$@" 2> said | uniq -c; }
  $ pasted tutorial 3/50; pasted deepening 1/500; pasted cutoffs-quality 1/3000 measure=decision reference.limit=60
        1 same
        5 same
        5 same
  $ pasted noise-match 1/250; pasted cutoffs-shape 1/500 measure=shape; pasted games 1/100 measure=game
        5 same
        4 same
        5 same

Limits may be added to a pasted key, though it ends with its rival's.

  $ plymeter cell game=tictactoe limit=3 against limit=9 nodes=5 > row; echo $?; grep -o ,budget, row
  1
  ,budget,
  $ row() { plymeter cell game=tictactoe limit=1 "$@" | cut -d, -f 1-12; }; row against limit=9 > a; row rival.limit=9 | cmp - a
  $ plymeter cell game=shogi variant=mini limit=0 against without=all limit=0 | grep -o 'nothing alpha.*,ok'
  nothing alphabeta none depth 0,all alphabeta none depth 0,ok

What is wrong
-------------

  $ wrong() { for key; do refused 2 cell game=othello $key; done; }
  $ wrong depth=5 dpeth=5 conspiracy=5 eval=yes branching=4 table=x.json sprt=1 anatomy=true timing_seconds=3
  plymeter: "depth" is the cutoff: say limit=5
  plymeter: unknown key "dpeth"; "depth" is the cutoff: say limit=5
  plymeter: "conspiracy" is a cutoff: say cutoff=conspiracy limit=5
  plymeter: "eval" is an order: say order=eval
  plymeter: game othello has no "branching"; dependent, incremental, ordered, splitting, uniform have it
  plymeter: cutoff depth has no "table"; realization has it
  plymeter: "sprt" is a key of a config, which plymeter run takes: a cell is one of its searches
  plymeter: the key "anatomy" is gone: it is "measure": "anatomy", and measure=anatomy on a command line
  plymeter: "timing_seconds" is the most that a "precision" may take, and none is asked for
  $ wrong algo=pvs alg=pvs plies=3 ply=3 mem=3 limt=3 mesure=game
  plymeter: unknown key "algo"; did you mean "algorithm"?
  plymeter: unknown key "alg"; did you mean "algorithm"?
  plymeter: unknown key "plies"; did you mean "limit"?
  plymeter: unknown key "ply"; did you mean "limit"?
  plymeter: unknown key "mem"; did you mean "memory_mb"?
  plymeter: unknown key "limt"; did you mean "limit"?
  plymeter: unknown key "mesure"; did you mean "measure"?
  $ refused 2 cell othello; refused 2 show game=othello measure=game
  plymeter: expected key=value, not "othello"; "othello" is a game: say game=othello
  plymeter: which game? Say game=NAME; plymeter list shows what there is
  plymeter: only plymeter cell takes "measure", and of the whole cell

Of a game that is unknown nobody knows the keys. All is said at once.

  $ refused 2 cell game=othelo size=6 branching=3 depth=2
  plymeter: there is no game "othelo"; did you mean "othello"?
  plymeter: "depth" is the cutoff: say limit=2
  $ refused 2 cell algorithm=pbs limit=x limt=3 measure=gane rival.seed=4
  plymeter: which game? Say game=NAME; plymeter list shows what there is
  plymeter: there is no algorithm "pbs"; did you mean "pvs"?
  plymeter: "limit" is to be a whole number from 0 to 1000000, or least, not "x"
  plymeter: unknown key "limt"; did you mean "limit"?
  plymeter: "measure" is to be one of search|decision|match|shape|anatomy|game|moves, not "gane"; did you mean "game"?
  plymeter: rival: "seed" cannot be said here: it belongs to the game
  $ refused 2 cell game=shogi rival.without=knig limit=1; refused 2 cell game=shogi rival.variant=mini
  plymeter: rival: "without" is to be one of nothing|places|king|attack|mobility|all, not "knig"; did you mean "king"?
  plymeter: rival: "variant" cannot be said here: it belongs to the game
  $ wrong measure=match measure=decision 'measure=game rival.limit=3' 'measure=game reference.limit=3'
  plymeter: a match needs a rival: say how its search differs, as in rival.limit=5
  plymeter: a decision needs a reference: say how it searches, as in reference.limit=60
  plymeter: a rival goes with measure=match
  plymeter: a reference goes with measure=decision
  $ wrong 'measure=shape measure=game' 'name=A rival.name=A rival.limit=3'
  plymeter: "measure=game" comes after "measure=shape"
  plymeter: both players have the same "name": each needs one of its own
  $ refused 2 cell game=tictactoe dpeth=4 reference.limt=3; refused 2 cell game=tictactoe reference.limit
  plymeter: unknown key "dpeth"; "depth" is the cutoff: say limit=4
  plymeter: reference: unknown key "limt"; did you mean "limit"?
  plymeter: reference: expected key=value, not "limit"
  $ refused 2 cell game=tictactoe rival.cutoff=realization rival.limit=2
  plymeter: rival: realization: "limit" is to be a probability above 0 and at most 1 (meaning=bits takes bits)
  $ refused 2 cell game=tictactoe limit=3 limit=4 rival.limit=5 rival.limit=6 measure=match reference.limit=7 reference.limit=8
  plymeter: "limit=4" comes after "limit=3"
  plymeter: a reference goes with measure=decision
  plymeter: rival: "limit=6" comes after "limit=5"
  plymeter: reference: "limit=8" comes after "limit=7"
