What a config asks for and cannot take effect is said, a line for each kind of thing, with its place; what can never take effect is an
error.

  $ . "$PROJECT"/tests/setup.sh

A config is of these games, these searches and more. `plan` and `run` say the same warnings of it.

  $ tictactoe='{ "game": "tictactoe" }' alphabeta='{ "algorithm": "alphabeta" }'
  $ config() { printf '{ "games": [%s],\n  "searches": [%s]%s }' "$1" "$2" "$3"; }
  $ warned() { config "$@" > w.json; plymeter run w.json 2>&1 | grep warning: > run; plymeter plan w.json 2>&1 | grep warning: | tee plan
  >   cmp run plan; }

Tables that are not there:

  $ warned "$tictactoe" '{ "algorithm": "alphabeta", "order": ["none", "table+killer"],
  >   "entries": [0, 64] }'
  w.json:2:62: warning: order table: there is no transposition table ("entries"), so that moves stay as listed (1 of 4 cells)
  $ warned "$tictactoe" '{ "algorithm": "minimax", "order": "table" }'
  w.json:2:51: warning: order table: there is no transposition table ("entries"), so that moves stay as listed (1 of 1 cells)
  $ warned "$tictactoe" '{ "algorithm": "mtdf" }' ', "cutoffs": [{ "limit": [1, 2] }]'
  w.json:2:31: warning: algorithm mtdf: there is no transposition table ("entries"), so that each search begins as if it were the first (2 of 2 cells)
  $ warned "$tictactoe" '{ "algorithm": "alphabeta", "etc": "yes", "keep": "all" }'
  w.json:2:51: warning: etc=yes: there is no transposition table ("entries") (1 of 1 cells)
  w.json:2:66: warning: keep=all: there is no transposition table ("entries") (1 of 1 cells)
  $ warned "$tictactoe" '{ "algorithm": ["alphabeta", "mtdf"], "order": "table", "entries": 64, "etc": "yes" }'

Hooks that games lack; on one game of two it is named.

  $ warned "$tictactoe, { \"game\": \"uniform\", \"seed\": \"1..3\" }" '{ "algorithm": "alphabeta", "order": "static" }'
  w.json:2:53: warning: order static on uniform: the game has no priorities, so that its moves stay as listed (3 of 4 cells)
  $ warned '{ "game": "uniform" }' "$alphabeta" ', "cutoffs": [{ "cutoff": "schedule", "limit": 2 }]'
  w.json:2:71: warning: cutoff schedule: the game does not say how much of it is left, so that its limit stands (1 of 1 cells)
  $ warned "$tictactoe" "$alphabeta" ', "cutoffs": [{ "cutoff": "schedule", "limit": 2 }]'
  $ plymeter list uniform | grep 'order static\|cutoff schedule'; plymeter list othello | grep 'order static\|cutoff schedule'
                 order static: the game has no priorities, so that its moves stay as listed
                 cutoff schedule: the game does not say how much of it is left, so that its limit stands
  [1]

Settings without effect, and cutoffs and searches that no cell has:

  $ warned "$tictactoe" '{ "algorithm": "alphabeta", "leaf": "noise", "deviation": [0, 2] }'
  w.json:2:52: warning: leaf noise: its deviation is 0 (1 of 2 cells)
  $ warned "$tictactoe" '{ "algorithm": "alphabeta", "leaf": "noise", "deviation": 2 }'
  $ warned '{ "game": "tictactoe", "cutoffs": [{ "limit": 1 }] }' "$alphabeta" ', "cutoffs": [{ "limit": 2 }]'
  w.json:2:59: warning: no cell has these cutoffs: all games have their own
  $ warned "{ \"game\": \"tictactoe\", \"searches\": [$alphabeta] }" "$alphabeta"
  w.json:2:16: warning: no cell has these searches: all games have their own

Of a reference, and of a single cell:

  $ warned '{ "game": "tictactoe", "opening": 7 }' "$alphabeta" \
  >   ', "measure": "decision", "reference": { "order": "table", "limit": 2 }'
  w.json:2:94: warning: order table: there is no transposition table ("entries"), so that moves stay as listed (1 of 1 references)
  $ plymeter cell game=tictactoe order=table limit=2 2>&1 > row
  plymeter: warning: order table: there is no transposition table ("entries"), so that moves stay as listed

What never takes effect is an error, and so is who cannot judge:

  $ for more in '"pairing": "all"' '"measure": "shape", "reference": {}' '"sprt": {}, "tune": {}' \
  >   '"cutoffs": [{ "limit": 2, "deepen": "limit", "budget": 5 }]' \
  >   '"measure": "decision", "reference": { "leaf": "noise" }' '"measure": "decision", "reference": { "algorithm": "traps" }'; do
  >   config "$tictactoe" "$alphabeta" ", $more" > e.json; refused 3 plan e.json; done
  e.json:2:58: "pairing" goes with "measure": "match"
  e.json:2:80: "reference" goes with "measure": "decision"
  e.json:2:55: "sprt" goes with "measure": "match"
  e.json:2:67: "tune" goes with "measure": "match" or "decision"
  e.json:2:67: "tune" and "sprt" exclude each other
  e.json:2:102: deepen=limit goes up to the limit, whatever the "budget"
  e.json:2:93: a reference is to judge, and leaf "noise" errs on purpose
  e.json:2:98: "traps" answers another question than what a move is worth
