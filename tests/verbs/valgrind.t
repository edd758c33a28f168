Every verb under valgrind's memcheck: nothing unset is looked at, nothing is lost.

  $ . "$PROJECT"/tests/setup.sh; needs valgrind
  $ memcheck() {
  >   valgrind -q --error-exitcode=99 --leak-check=full --errors-for-leak-kinds=definite,indirect,possible "$PLYMETER" "$@"; }
  $ clean() { # STATUS ARGUMENT...
  >   expected=$1; shift
  >   memcheck "$@" > said 2>&1; status=$?; test $status = $expected || { echo "plymeter $* ended with $status"; cat said; }; }
  $ for game in $(ls "$PROJECT"/games/*.c | sed 's,.*/,,; s/\.c//'); do
  >   clean 0 cell game=$game algorithm=alphabeta order=table+killer+history limit=2 entries=64; clean 0 show game=$game opening=1
  > done
  $ levels=levels=$PROJECT/configs/levels/tictactoe.json
  $ clean 0 list; clean 0 list othello; clean 0 perft --divide game=othello depth=2; clean 0 theory branching=2..4 depth=1..3
  $ clean 0 draw game=tictactoe opening=6 limit=9 algorithm=sss --format svg; clean 0 draw game=tree algorithm=alphabeta --step
  $ clean 1 grade --trees 50 --search 'algorithm=abc alternatives=1'; clean 1 grade --trees 50 --seconds 600 --wait 60 cat; clean 0 schema; clean 2 nothing
  $ clean 0 play game=tictactoe first=Student second=Student "$levels"
  $ lines moves hint eval undo quit | clean 0 play game=tictactoe as=first level=Student "$levels"
  $ clean 2 cell game=othello limt=2; clean 0 cell --json game=tictactoe limit=1 rival.limit=2
  $ clean 0 cell --json game=tictactoe opening=5 limit=1 reference.limit=9

And with configs:

  $ json > search.json << 'end'
  > { games: [ { game: uniform, branching: 3, seed: 1..3 } ],
  >   searches: [ { algorithm: [minimax, alphabeta], order: [none, best] } ], cutoffs: [ { limit: 1..2 } ],
  >   exclude: [ { algorithm: minimax, order: best } ],
  >   claims: [ { claim: minimal, metric: leaves, relation: ==, theory: minimal_leaves, where: { order: best } } ] }
  > end
  $ json > match.json << 'end'
  > { games: [ { game: tictactoe, opening: 3, seed: 1..2 } ], searches: [ { algorithm: [minimax, alphabeta] } ],
  >   cutoffs: [ { limit: [1, 2] } ], measure: match, pairing: all, sprt: {} }
  > end
  $ json > decision.json << 'end'
  > { games: [ { game: tictactoe, opening: 5 } ], searches: [ { algorithm: alphabeta } ], measure: decision, reference: { limit: 2 } }
  > end
  $ clean 0 plan search.json; clean 0 run search.json; clean 0 run search.json; clean 0 claims results/search.csv search.json
  $ clean 0 summary results/search.csv --by algorithm --pool order,limit --of leaves,gain
  $ clean 0 tabulate results/search.csv --rows algorithm,order --cols limit -o table.tex
  $ clean 0 claims results/search.csv search.json --format tex
  $ clean 0 summary --macros results/search.csv --by algorithm,order,limit
  $ clean 0 plot results/search.csv --x limit --y leaves --by algorithm,order -o results/search.svg
  $ clean 0 plot results/search.csv --x leaves --y evaluations --by algorithm --panel order --script
  $ clean 2 plot results/search.csv --x order --y leaves
  $ clean 0 run --games match.games match.json; clean 0 show match.games:1; clean 0 elo results/match.csv --by player,rival --sprt 0,20
  $ clean 0 run decision.json
  $ echo '{ games: [ { game: tictactoe, seed: 1..2 } ], searches: [ { algorithm: alphabeta } ] }' | json > learn.json
  $ clean 0 learn -o table.json learn.json; clean 0 cell game=tictactoe cutoff=realization table=table.json
  $ echo '{ games: [ { game: tictactoe, openin: 3 } ], searches: [ {} ], sprt: [1] }' | json > wrong.json; clean 3 run wrong.json
