What a config says once: `"define"` names pieces, `"use"` stands for them, and `"from"` takes those of another config.

  $ . "$PROJECT"/tests/setup.sh
  $ cells() { plymeter plan --csv $1.json; }
  $ wrong() { plymeter plan $1.json; }

A search, a cutoff and a list are pieces; what an object says itself counts, wherever it stands.

  $ mkdir configs
  $ cat > configs/pieces.json <<'end'
  > { "define": {
  >     "sides": [ { "use": "ordered" }, { "use": ["ordered", "kept"], "order": "none" } ],
  >     "ordered": { "$comment": "of both", "algorithm": "alphabeta", "order": "eval" },
  >     "kept": { "entries": 1024 },
  >     "shallow": { "limit": "1..2" } },
  >   "games": [ { "game": "tictactoe", "opening": 3 } ],
  >   "searches": [ { "algorithm": "minimax" }, { "use": "sides" } ],
  >   "cutoffs": [ { "use": "shallow", "limit": 1 }, { "use": "shallow", "cutoff": "depth", "limit": 3 } ] }
  > end
  $ cat > written.json <<'end'
  > { "games": [ { "game": "tictactoe", "opening": 3 } ],
  >   "searches": [ { "algorithm": "minimax" }, { "algorithm": "alphabeta", "order": "eval" },
  >                 { "algorithm": "alphabeta", "order": "none", "entries": 1024 } ],
  >   "cutoffs": [ { "limit": 1 }, { "limit": 3 } ] }
  > end
  $ cells configs/pieces
  configs/pieces.json: 6 cells
  configs/pieces.json: 1 openings, 1 different positions
  game,opening,algorithm,entries,order,cutoff,limit,to_run
  tictactoe,3,minimax,,none,depth,1,yes
  tictactoe,3,minimax,,none,depth,3,yes
  tictactoe,3,alphabeta,0,eval,depth,1,yes
  tictactoe,3,alphabeta,0,eval,depth,3,yes
  tictactoe,3,alphabeta,1024,none,depth,1,yes
  tictactoe,3,alphabeta,1024,none,depth,3,yes
  $ cells configs/pieces > pieces.csv 2> both; cells written 2> both | diff pieces.csv -

Another config has the pieces, too, and may have some of its own instead; a list may stand for a whole list, and the config itself
may use one.

  $ cat > other.json <<'end'
  > { "from": "pieces",
  >   "define": { "shallow": { "limit": 4 }, "whole": { "games": [ { "game": "tictactoe" } ], "cutoffs": [ { "use": "shallow" } ] } },
  >   "searches": { "use": ["sides", "sides"] }, "use": "whole" }
  > end
  $ cells other
  other.json: 2 cells are described more than once and run once
  other.json: 2 cells
  game,algorithm,entries,order,cutoff,limit,to_run
  tictactoe,alphabeta,0,eval,depth,4,yes
  tictactoe,alphabeta,1024,none,depth,4,yes

What it read is recorded with what it made.

  $ plymeter run other.json 2> said
  $ grep -A 1 '"path":.*"configs/pieces.json"' results/other.meta.json | grep -c sha256
  1
  $ cat results/other.meta.d
  results/other.csv: $(if $(wildcard configs/pieces.json),configs/pieces.json,FORCE)

Errors stand where the piece does, each once.

  $ cat > bad.json <<'end'
  > { "define": { "one": { "ordr": "eval", "algorithm": "alphabeta" }, "two": { "order": "none", "ordr": 1, "use": "three" },
  >               "three": { "limit": 1 }, "idle": { "use": "one" } },
  >   "games": [ { "game": "tictactoe", "use": "one" } ],
  >   "searches": [ { "use": "one" }, { "use": "on" }, { "use": ["one", "two"] } ] }
  > end
  $ wrong bad
  bad.json:1:24: unknown key "ordr"
  bad.json:1:24: unknown key "ordr"; did you mean "order"?
  bad.json:1:40: unknown key "algorithm"; it goes into "searches"
  bad.json:2:26: unknown key "limit"; it goes into "cutoffs"
  bad.json:4:44: there is no piece "on"; did you mean "one"?
  bad.json:4:69: "ordr" of the piece "two" is in another of these, too
  [3]
  $ cat > bad.json <<'end'
  > { "from": "pieces", "games": [ { "game": "tictactoe" } ],
  >   "searches": [ { "use": "ordered", "oder": "eval" }, { "use": "kept" } ], "cutoffs": [ { "use": "kept" } ] }
  > end
  $ wrong bad
  bad.json:2:37: unknown key "oder"; did you mean "order"?
  bad.json:2:55: this entry names no "algorithm", such as "algorithm": "alphabeta"
  configs/pieces.json:4:15: unknown key "entries"; it goes into "searches"
  [3]
  $ cat > bad.json <<'end'
  > { "define": { "round": { "use": "about" }, "about": { "use": "round" }, "list": [ {} ], "number": 3, "texts": ["a"] },
  >   "games": [ { "use": "list", "game": "tictactoe" }, { "use": 3 }, { "use": "nothing like it" } ] }
  > end
  $ wrong bad
  bad.json:1:99: the piece "number" is to be an object, or a list of objects
  bad.json:1:111: the piece "texts" is to be an object, or a list of objects
  [3]
  $ sed -i 's/, "number": 3, "texts": \["a"\]//' bad.json; wrong bad
  bad.json:1:62: the piece "round" uses itself
  bad.json:2:23: a piece that is a list has neither keys nor pieces with keys beside it
  bad.json:2:63: "use" is to be the name of a piece, or a list of names
  bad.json:2:77: there is no piece "nothing like it"
  [3]
  $ echo '{ "from": "bad.json" }' > bad.json; wrong bad
  bad.json:1:11: bad.json cannot have pieces "from" itself
  [3]
  $ echo '{ "from": "nowhere" }' > bad.json; wrong bad
  bad.json:1:11: nowhere: No such file or directory; a config is wanted, or the name or the results of its experiment
  [3]
  $ echo '{ "from": 3, "define": 4 }' > bad.json; wrong bad
  bad.json:1:11: "from" is to be a text
  bad.json:1:24: "define" is to be an object of named pieces
  [3]
  $ echo '{ "from": "torn.json" }' > bad.json; echo '{ "define": { "a": 1, "a": 2 } }' > torn.json; wrong bad
  torn.json:1:23: duplicate key "a": the first is at line 1, column 15
  [3]

A piece that is of no use is warned of.

  $ sed 's/"use": "shallow", //g' configs/pieces.json > idle.json; cells idle | tail -n 0
  idle.json:5:16: warning: nothing uses the piece "shallow"
  idle.json: 6 cells
  idle.json: 1 openings, 1 different positions

None makes more of a text than can be held.

  $ { echo '{ "define": { "p0": [ {} ]'; for i in $(seq 1 9); do p="\"p$((i - 1))\"";
  >   echo ", \"p$i\": [ { \"use\": [$p, $p, $p, $p, $p, $p, $p, $p] } ]"; done; echo '}, "games": { "use": "p9" } }'; } > many.json
  $ wrong many
  many.json:9:39: the pieces that are used up to here make too much
  [3]
  $ { echo '{ "define": { "p0": {}'; for i in $(seq 1 20); do echo ", \"p$i\": { \"use\": \"p$((i - 1))\" }"; done
  >   echo '}, "games": [ { "use": "p20" } ] }'; } > deep.json
  $ wrong deep
  deep.json:17:10: more than 16 pieces are used one in the other
  [3]
