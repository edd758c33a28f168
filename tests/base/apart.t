Nothing of a game runs in a verb's own process: whatever the game of tests/broken/hazard.c does, the verb says so and ends with the
status that it documents.

  $ . "$PROJECT"/tests/setup.sh
  $ broken() { "${PLYMETER%/*}"/broken/plymeter "$@"; }

Under the address sanitizer memory has no limit, and crashes end in its own way; and a compiler that knows the zero makes a trap of it.

  $ sanitized=; if grep -qa __asan_init "$PLYMETER"; then sanitized=1; fi
  $ faults="exit abort overrun divide $(test $sanitized || echo leak)"
  $ how() {
  >   case $sanitized$1 in
  >   *exit) echo 'it ended the program, with status 0';;
  >   abort) echo 'it crashed: Aborted';;
  >   overrun) echo 'it crashed: Segmentation fault';;
  >   *leak) echo 'it took too much memory';;
  >   *) echo 'it ';; esac; }

Of all, the command, in which FAULT stands for the fault, must end so and say what the game did.

  $ all() { # STATUS COMMAND
  >   for fault in $faults; do
  >     eval "$(echo "$2" | sed "s/FAULT/$fault/g")" > said 2>&1; status=$?
  >     test $status = $1 && grep -q "$(how $fault)" said || { echo "$fault: $status"; cat said; }; done; }

  $ all 1 'broken show game=hazard heap=10 fault=FAULT'
  $ all 1 'broken perft game=hazard heap=11 depth=3 fault=FAULT'; all 1 'broken perft --divide game=hazard heap=11 depth=3 fault=FAULT'
  $ broken perft game=hazard heap=11 depth=3 fault=abort 2> said; broken perft game=hazard heap=11 depth=3 seconds=0.5 fault=endless
  depth,sequences,finished
  1,3,0
  depth,sequences,finished
  1,3,0
  plymeter: the game did not end well: it took more than 0.5 s
  [1]

A position is looked at, and searched, elsewhere; a search that fails ends the game, a hint that fails does not.

  $ all 1 'broken play game=hazard heap=10 fault=FAULT'; all 1 'broken play game=hazard heap=13 limit=5 as=second fault=FAULT'
  $ all 0 'lines hint quit | broken play game=hazard heap=13 limit=5 fault=FAULT'
  $ broken play game=hazard heap=13 limit=5 as=second seconds=0.5 fault=endless 2>&1 | grep more
  plymeter: the game did not end well: it took more than 0.5 s

A position that cannot be reached is an error of the config, or of the command line.

  $ config() { # GAME SEARCH REST
  >   echo "{ games: [ { game: hazard, $1 } $4 ], searches: [ { algorithm: $2 } ] $3 }" | json > x.json; }
  $ all 2 'broken cell game=hazard heap=12 opening=4 fault=FAULT'
  $ for verb in plan run learn; do
  >   all 3 "config 'heap: 12, opening: 4, fault: FAULT, seed: 1..9' minimax; broken $verb x.json"; done
  $ broken plan x.json 2>&1 | grep '^x' | cut -d: -f1-5
  x.json:1:14: hazard: it could not be asked

A cell that is tried may fail; the others are tried all the same.

  $ plan() {
  >   config "heap: [9, 11], fault: $1" minimax '' ', { game: uniform }'; broken plan --trial --csv x.json 2>&1 > plan.csv; status=$?
  >   test $(grep -c '^hazard,11,.*,yes,$' plan.csv) = 1 && test $(grep -c ',yes,[0-9]' plan.csv) = 2 || cat plan.csv; return $status; }
  $ for fault in $faults; do plan $fault > said; echo $?, $(grep -c 'x.json: a cell that was tried ended by ' said); done | uniq
  1, 1
  $ broken plan x.json 2>&1 > plan.csv | head -1
  x.json: 3 cells
  $ config 'heap: [11, 9], fault: endless' minimax ', limits: { seconds: 1.5 }'; broken plan --trial x.json 2>&1 | grep about
  x.json: 2 cells, about 1.5 s on one core, judging by 2 of them tried now

Without all of its games there is no table.

  $ all 1 "config 'heap: 13, fault: FAULT' alphabeta; broken learn -o table.json x.json"; test -e table.json
  [1]

A reference and the decision that it judges are cells, and fail as these do; and what moves are called when the CSV is written.

  $ for fault in $faults; do
  >   config "heap: 10, fault: $fault" alphabeta ', measure: decision, reference: { limit: 3 }'
  >   broken run --force x.json > said 2>&1; echo $fault $? $(grep -o '2 ended by.*' said); done | grep -v 'leak 1 2 ended by memory\| 1 2 ended by crash'
  [1]
  $ config 'heap: [4, 9]' '[minimax, alphabeta]' ', measure: decision, reference: { limit: 30 }, limits: { nodes: 100000 }' \
  >   ', { game: uniform }'
  $ broken run -o sound.csv x.json 2> said; echo $?; test $(grep -c '^hazard,.*,0,1,exact$' sound.csv) -ge 2
  1
