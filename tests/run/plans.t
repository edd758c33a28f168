What `plan` says of a config, and what `run` then does. Every config that is shipped can be planned; with LONG in the environment those
are planned that are left out without it: those of paper size, and those that take half a minute.

  $ . "$PROJECT"/tests/setup.sh
  $ "$PROJECT"/tests/run/plans.sh $(cd "$PROJECT"; ls configs/*.json configs/gallery/*.json configs/levels/*.json)

Both count cells and the searches that they are judged by; plan says how many run would run.

  $ decision() { json <<END
  > { measure: decision, games: [ { game: tictactoe, opening: 4, seed: $1 } ],
  >   searches: [ { algorithm: alphabeta, order: [random, eval] } ], cutoffs: [ { limit: [1, 2] } ], reference: { limit: 9 } }
  > END
  > }
  $ plan() { plymeter plan "$@" 2>&1 > table | sed 's/ took .* on [^,]*/ took .../; s/\(about\|less than\|they take\) .*/about .../'; }
  $ decision 1..3 > d.json; plan d.json; plan --trial d.json
  d.json: 12 cells and 3 references
  d.json: 3 openings, 3 different positions
  d.json: 12 cells and 3 references, about ...
  d.json: 3 openings, 3 different positions
  $ plymeter plan --csv d.json 2> said | wc -l; plymeter run d.json; plan d.json; plan --trial d.json
  13
  results/d.csv: 12 cells and 3 references, 15 of them run now
  d.json: 12 cells and 3 references, 0 of them to run
  d.json: results/d.csv took ...
  d.json: 3 openings, 3 different positions
  d.json: 12 cells and 3 references, 0 of them to run; again about ...
  d.json: results/d.csv took ...
  d.json: 3 openings, 3 different positions
  $ plymeter run d.json; decision 1..5 > d.json; plan d.json; plymeter run d.json
  results/d.csv: 12 cells and 3 references, 0 of them run now
  d.json: 20 cells and 5 references, 10 of them to run
  d.json: results/d.csv took ..., by another text of this config
  d.json: 5 openings, 5 different positions
  results/d.csv: 20 cells and 5 references, 10 of them run now
  $ decision 1 | sed 's/\[1, 2\]/[1, 1]/; s/"random", //' > once.json; plan once.json | grep once
  once.json: 1 cells are described more than once and run once
  once.json: 1 cells and 1 reference
  once.json: 1 openings, 1 different positions

What recurs says nothing new: 500 seeds lead to twelve positions, which decide nothing.

  $ sprt() { json <<END
  > { measure: match, sprt: { elo0: 0, elo1: 50 }, games: [ { game: othello, size: 4, opening: $1, seed: 1..500 } ],
  >   searches: [ { algorithm: alphabeta, order: eval } ], cutoffs: [ { limit: [1, 9] } ] }
  > END
  > }
  $ sprt 2 > few.json; plymeter run few.json 2> said; wc -l < results/few.csv; plymeter elo results/few.csv --sprt 0,50 | cut -d, -f13-
  13
  sprt,sprt_pairs
  goes on,12

A test that is decided leaves games that were played ahead of it, and these are none of those that it needed.

  $ sprt 6 > sprt.json; plan --trial sprt.json; plymeter run sprt.json 2> said
  sprt.json: 500 cells, as long as no test is decided, about ...
  sprt.json: 500 openings, 360 different positions
  $ sed 's/.*csv: \([0-9]*\) cells, \([0-9]*\) of them run now; \([0-9]*\) not needed.*, though \([0-9]*\) of these were run now/\1 \2 \3 \4/' said |
  >   awk '{ print ($1 == $2), $1 + $3, ($4 > 0), $1 + 1 }' | sed "s/ $(wc -l < results/sprt.csv)$/ rows/"
  1 500 1 rows

What a plan looks like
----------------------

A table has a line for cells that are alike but for their limits, wherever it goes, and after a trial one for each limit; a CSV has
every cell.

  $ json > two.json <<'END'
  > { games: [ { game: connect4, opening: 8, seed: 1..20 } ],
  >   searches: [ { algorithm: alphabeta, order: [random, best] } ],
  >   cutoffs: [ { limit: 1..6 } ] }
  > END
  $ plymeter plan two.json; plymeter plan --trial two.json 2> said > table; grep -o ', judging by .*' said
  two.json: 240 cells
  two.json: 20 openings, 20 different positions
  game      order   limit  cells
  connect4  random  1..6     120
  connect4  best    1..6     120
  , judging by 12 of them tried now
  $ wc -l < table; head -2 table | cut -c1-60 | sed 's/20 .*/20 .../'; plymeter plan --csv two.json 2> said | wc -l
  13
  game      order   limit  cells  one takes  all take  share
  connect4  random      1     20 ...
  241
  $ plymeter plan two.json two.json 2> said; plymeter plan no.json two.json 2> said > table; echo $?; head -2 said; refused 2 plan --csv two.json two.json
  two.json
  game      order   limit  cells
  connect4  random  1..6     120
  connect4  best    1..6     120
  
  two.json
  game      order   limit  cells
  connect4  random  1..6     120
  connect4  best    1..6     120
  3
  no.json: No such file or directory; a config is wanted, or the name or the results of its experiment
  two.json: 240 cells
  plymeter plan: the CSVs of several configs have different columns: ask for one at a time

A game has its own searches instead of the config's, each with the cutoffs that it would have there.

  $ json > own.json <<'END'
  > { games: [ { game: tictactoe, searches: [ { algorithm: [minimax, sss] } ], cutoffs: [ { limit: 2 } ] }, { game: tree } ],
  >   searches: [ { algorithm: pvs } ], cutoffs: [ { limit: 3 } ] }
  > END
  $ plymeter plan --csv own.json | cut -d, -f1,2,5
  own.json: 3 cells
  game,algorithm,limit
  tictactoe,minimax,2
  tictactoe,sss,2
  tree,pvs,3

Into a file, too, a run tells how far it is, if it is asked to, but only after ten seconds, for which LONG waits.

  $ plymeter run --progress two.json
  results/two.csv: 240 cells, 240 of them run now
  $ json > slow.json <<'END'
  > { games: [ { game: uniform, seed: 1..6 } ], searches: [ { algorithm: minimax } ],
  >   cutoffs: [ { deepen: ms, budget: 4000, limit: 50 } ] }
  > END
  $ test -z "$LONG" || plymeter run --progress slow.json 2>&1 | grep -q ' of 6 cells, ' || echo it did not

What a trial tells is what a run takes, or close: positions differ, and other processes may make it several times slower at one time
than at another.

  $ json > time.json <<'END'
  > { games: [ { game: uniform, branching: [2, 8], seed: 1..20 }, { game: othello, opening: 8, seed: 1..10 } ],
  >   searches: [ { algorithm: minimax }, { algorithm: alphabeta, order: [random, eval, best] } ], cutoffs: [ { limit: 1..5 } ] }
  > END
  $ forecast=$(plymeter plan --csv --trial time.json 2> said | awk -F, '{ sum += $NF } END { print sum }')
  $ (plymeter run time.json 2> said; times) | tail -1 | tr 'ms' '  ' | awk -v forecast=$forecast '
  >   { took = 60 * $1 + $2 + 60 * $3 + $4; if (forecast > 5 * took || forecast < took / 5) print forecast, "s were forecast, it took", took }'

In a terminal, where searches have names, these stay, and what says more of them gives way; without names nothing does.

  $ needs script; terminal() { script -qec "stty cols $1; \"\$PLYMETER\" plan $2" /dev/null | tr -d '\r'; }
  $ terminal 80 two.json | grep limit; terminal 80 '--csv two.json' | grep -o ',limit,to_run'; terminal 24 two.json | grep -c random
  \x1b[2mgame      order   limit  cells  to run\x1b[0m (esc)
  ,limit,to_run
  1
  $ sed 's/{ "algorithm.*/{ "name": "N", "algorithm": "alphabeta", "order": "random" },\
  >   { "name": "M", "algorithm": "alphabeta", "order": "best" } ],/' two.json > named.json
  $ NO_COLOR=1 terminal 30 named.json
  game      name  limit  cells
  connect4  N     1..6     120
  connect4  M     1..6     120
  There is no room for order; --csv prints
  all columns.
  named.json: 240 cells
  named.json: 20 openings, 20 different
  positions

A run tells there in a line of its own how far it is, which fits, and is wiped in the end. TERM=dumb gets no line, nor do files.

  $ json > slow.json <<'END'
  > { games: [ { game: uniform, seed: 1..7 } ], searches: [ { algorithm: minimax } ],
  >   cutoffs: [ { deepen: ms, budget: 400, limit: 50 } ] }
  > END
  $ script -qec 'stty cols 40; TERM=xterm LC_ALL=C "$PLYMETER" run slow.json' /dev/null | tr '\r' '\n' | sed 's/^.\[K//' > told
  $ grep -Ec '^\[#+ *\] [1-7] of 7 cells, [0-9] s to go$' told | sed 's/[1-9].*/some/'; grep '.\{40\}' told
  some
  results/slow.csv: 7 cells, 7 of them run now; 7 ended by unfinished
  $ rm -r results; script -qec 'TERM=dumb "$PLYMETER" run slow.json' /dev/null | grep cells | tr -d '\r'
  results/slow.csv: 7 cells, 7 of them run now; 7 ended by unfinished
