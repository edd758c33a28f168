"measure": "moves": what every move of a position is worth, by a search or an engine.

  $ . "$PROJECT"/tests/setup.sh
  $ columns() { awk -F, -v OFS=, -v names="$1" 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; n = split(names, name, " "); next }
  >   { for (i = 1; i <= n; i++) printf "%s%s", $at[name[i]], i < n ? "," : "\n" }' "$2"; }

Of a board where c2 and c3 are empty this engine says 1 after c2, and -2 after c3. It dies at its second question where there is a
file "die", and has no score to say where there is a file "mute".

  $ cat > engine.sh <<'END'
  > read -r hello && echo '{"name":"Sh 1"}'
  > n=0
  > while read -r line; do
  >   n=$((n + 1))
  >   if [ -e die ] && [ $n -gt 1 ]; then exit 3; fi
  >   if [ -e mute ]; then echo '{"move":"c3"}'; continue; fi
  >   case $line in *'"c2"'*) echo '{"move":"c3","score":1,"nodes":5}' ;;
  >   *) echo '{"move":"c2","score":-20000,"nodes":7}' ;; esac
  > done
  > END
  $ lines '{ "sh": { "command": "sh engine.sh", "protocol": "lines" } }' > engines.json
  $ lines '# four positions' xox/xo./ox.:o oxx/xo./xo.:o '' xxo/ox./xo.:o xxx/oo./...:o > p.txt
  $ json > m.json <<'END'
  > { measure: moves, games: [ { game: tictactoe, position: { file: p.txt } } ],
  >   searches: [ { algorithm: engine, engine: sh } ],
  >   cutoffs: [ { deepen: nodes, budget: 100 } ] }
  > END
  $ run() { plymeter run --engines engines.json "$@"; }

The first position's first move leads on; c3 of the second ends the game, and the last one has none.

  $ run m.json -o m.csv; columns 'position status value move engine_nodes title solved worth' m.csv
  m.csv: 4 cells, 4 of them run now
  xox/xo./ox.:o,ok,,c3,12,Sh 1,,c2=-1 c3=10000
  oxx/xo./xo.:o,ok,,c3,5,Sh 1,,c2=-1 c3=10000
  xxo/ox./xo.:o,ok,,c3,12,Sh 1,,c2=-1 c3=10000
  xxx/oo./...:o,ok,,,,,,
  $ counted m.csv > 1; run -j3 m.json -o j.csv; counted j.csv | cmp 1 -
  j.csv: 4 cells, 4 of them run now

An engine that fails costs its row.

  $ touch die; run m.json -o x.csv 2>&1 | sed 's/: game=.*//'; rm die; columns 'position status trouble worth' x.csv
  crash (it ended with status 3)
  crash (it ended with status 3)
  x.csv: 4 cells, 4 of them run now; 2 ended by crash
  xox/xo./ox.:o,crash:engine,crashed,
  oxx/xo./xo.:o,ok,,c2=-1 c3=10000
  xxo/ox./xo.:o,crash:engine,crashed,
  xxx/oo./...:o,ok,,
  $ json > d.json <<'END'
  > { measure: decision, games: [ { game: tictactoe, position: "xox/xo./ox.:o" } ],
  >   searches: [ { algorithm: pvs } ], reference: { file: x.csv } }
  > END
  $ refused 3 plan d.json; run --retry crash m.json -o x.csv; counted x.csv | cmp 1 -
  d.json:2:66: x.csv:2: this row ended by crash:engine, and does not say what the moves are worth
  x.csv: 4 cells, 2 of them run now
  $ touch mute; run m.json -o y.csv 2>&1 | sed 's/: game=.*//' | uniq; rm mute; columns 'status trouble' y.csv
  error (it does not say what the position is worth)
  y.csv: 4 cells, 4 of them run now; 3 ended by error
  error,nonsense
  error,nonsense
  error,nonsense
  ok,

Every move is worth what a search says that is begun behind it, and the counts are the sums.

  $ for search in 'algorithm=alphabeta order=eval limit=3' 'algorithm=pvs entries=1000 order=table limit=4' \
  >   'algorithm=mtdf entries=1000 deepen=evaluations budget=50'; do cell="game=othello opening=8 seed=3 $search"
  >   plymeter cell --csv $cell measure=moves > whole.csv 2> said; columns 'leaves value worth' whole.csv
  >   for move in 0 1 2 3 4 5; do plymeter cell --csv $cell moves=$move 2> said > each.csv; columns 'leaves value' each.csv; done |
  >     awk -F, '{ sum += $1; best = NR == 1 || -$2 > best ? -$2 : best
  >       worth = worth " " (0 - $2) } END { print sum "," best "," worth }'; done
  428,679,c2=532 c3=15 c4=361 b5=124 c6=679 c7=214
  428,679, 532 15 361 124 679 214
  2556,874,c2=425 c3=444 c4=296 b5=162 c6=874 c7=93
  2556,874, 425 444 296 162 874 93
  294,557,c2=557 c3=225 c4=-45 b5=31 c6=410 c7=235
  294,557, 557 225 -45 31 410 235

What answers another question is refused.

  $ sed 's/"algorithm".*"sh"/"algorithm": "traps"/; /cutoffs/s/\[.*/[ { "limit": 2 } ] }/' m.json > traps.json
  $ refused 3 plan traps.json; refused 2 cell game=tictactoe algorithm=traps measure=moves
  traps.json:1:14: "traps" answers another question than what a move is worth
  plymeter: "traps" answers another question than what a move is worth

A reference of a decision is such a row, whether it is in the same journal or in a CSV.

  $ games='games: [ { game: tictactoe, opening: [3, 5], seed: 1..9 }, { game: connect4, opening: 20, seed: 1..4 } ]'
  $ lines "{ measure: decision, $games, searches: [ { algorithm: pvs } ]," \
  >   'cutoffs: [ { limit: 1..2 } ], reference: { limit: 4 } }' | json > search.json
  $ lines "{ measure: moves, $games, searches: [ { algorithm: alphabeta, order: eval } ], cutoffs: [ { limit: 4 } ] }" | json > worth.json
  $ plymeter run worth.json -o worth.csv; plymeter run search.json -o search.csv
  worth.csv: 22 cells, 22 of them run now
  search.csv: 44 cells and 22 references, 66 of them run now
  $ sed 's/"limit": 4/"file": "worth.csv"/' search.json > file.json; plymeter run file.json -o file.csv
  file.csv: 44 cells, 44 of them run now
  $ counted file.csv > 1; counted search.csv | cmp 1 -; columns 'agrees reference' file.csv | sort | uniq -c
        4 0,deeper
        1 0,exact
       22 1,deeper
       17 1,exact
