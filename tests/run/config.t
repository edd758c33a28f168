Wrong configs: each error at its place, all of them at once, before anything runs.

  $ . "$PROJECT"/tests/setup.sh
  $ game='{ "game": "uniform" }' search='{ "algorithm": "alphabeta" }'
  $ config() { printf '{ "games": [ %s ],\n  "searches": [ %s ]%s }\n' "$1" "$2" "$3"; }

A config that cannot be read on, or is too wrong for that, is said to be so alone; it has to end with 3, and to make no folder for
results.

  $ wrong() { plymeter run bad.json; test $? = 3 && test ! -e results || echo "not refused: $(cat bad.json)"; }
  $ for whole in '{ "games": [ ' '' '[]' '{}' '{ "games": { "game": "uniform" } }' "$(printf '{ "games": \377 }')" \
  >   "{ \"games\": [ { \"game\": \"tree\", \"searches\": [ $search ] }, $game ] }"; do
  >   printf %s "$whole" > bad.json; wrong; done
  bad.json:1:14: unexpected end of file: the '[' of line 1 is not closed
  bad.json:1:1: the file is empty: expected a value
  bad.json:1:1: a config is to be an object
  bad.json:1:1: a config needs "games"
  bad.json:1:1: a config needs "searches", or each of its games needs them
  bad.json:1:1: a config needs "searches", or each of its games needs them
  bad.json:1:12: "games" is to be a list of at least one object: put [ ] around this one
  bad.json:1:12: invalid UTF-8: byte 0xff
  bad.json:1:1: a config needs "searches", or each of its games needs them
  $ for games in '' '{ "game": "uniform", "seed": 9007199254740993 }' '{ "game": "uniform", "seed": 1..8 }'; do
  >   config "$games" "$search" > bad.json; wrong; done
  bad.json:1:12: "games" is to be a list of at least one object
  bad.json:1:43: the integer 9007199254740993 is beyond 2^53: write it as a string
  bad.json:1:43: a range is written in quotes, as "1..8"
  $ config "$game" '' > bad.json; wrong
  bad.json:2:15: "searches" is to be a list of at least one object
  $ for rest in '"limits": 3' '"limits": { "repeat": 1, "repeat": 2 }' '"exclude": [ { "game": "uniform" } ]' \
  >   '"exclude": [ { "game": "uniform" }, { "limt": 3 } ]' '"limits": { "repeat": "1..2" }'; do
  >   config "$game" "$search" ", $rest" > bad.json; wrong; done
  bad.json:2:59: "limits" is to be an object
  bad.json:2:74: duplicate key "repeat": the first is at line 2, column 61
  bad.json:2:60: this excludes every cell
  bad.json:2:60: this excludes every cell
  bad.json:2:87: unknown key "limt"; did you mean "limit"?
  bad.json:2:71: "repeat" is to be a whole number from 1 to 1000000, not "1..2": a single one
  $ config "{ \"game\": \"othello\", \"searches\": [ $search ] }" "$search" ', "measure": "match", "tune": {}' > bad.json; wrong
  bad.json:2:77: "tune" chooses among the config's "searches", and not among a game's own

Otherwise all errors are told at once, in the order of the lines: of values and names, and what people write instead, as ranges,
lists, keys and names in the wrong place;

  $ cat > bad.json <<'END'
  > { "games": [ 3, { "seed": 3 }, { "game": "draughts" }, { "game": ["uniform", "x"] },
  >     { "game": "uniform", "branching": [65, 2.5, 1e1, null, [3]] }, { "game": "uniform", "branching": [] },
  >     { "game": "uniform", "branching": "8..4" }, { "game": "uniform", "branching": "60..70" },
  >     { "game": "uniform", "seed": "1..9000000000" }, { "game": "uniform", "seed": ["18446744073709551616", -1] },
  >     { "game": "uniform", "seed": ["1 .. 8", "1-8", "1,2"] }, { "game": "uniform", "table": "x.json", "cutoffs": [] },
  >     { "game": "tree", "root": ["mux", 3] }, { "game": "tree", "tree": "[[3,5],[2,9]" }, { "game": "tree", "tree": "[1.5]" },
  >     { "game": "tree", "tree": "[[3,5],[]]" }, { "game": "tree", "tree": "[{\"p\":2}]" }, { "game": "tree", "tree": "none.json" },
  >     { "game": "tictactoe", "opening": 20 }, { "game": "dependent", "branching": 16, "height": 20 },
  >     { "game": "tree", "searches": [ { "algorithm": "alphabet" } ] } ],
  >   "searches": [ {}, { "algorithm": "minimax", "fail": "soft" }, { "algorithm": "pvs", "seed": 3 },
  >     { "algorithm": "pvs", "order": ["eval+table+eval", "best+worst+eval+static+table"] } ],
  >   "limits": { "repeat": [1, 2] }, "repeat": 3, "limit": 3, "seconds": 3,
  >   "cutoffs": [ { "cutoff": "depth", "limit": -1 }, { "depth": 3 } ],
  >   "exclude": [ { "game": "unifrm" }, { "limit": "x" }, { } ] }
  > END
  $ wrong
  bad.json:1:14: expected an object that names a "game", such as { "game": "breakthrough" }
  bad.json:1:17: this entry names no "game", such as "game": "breakthrough"
  bad.json:1:42: there is no game "draughts"; plymeter list shows what there is
  bad.json:1:78: there is no game "x"; plymeter list shows what there is
  bad.json:2:40: "branching" is to be a whole number from 1 to 64, not "65"
  bad.json:2:44: "branching" is to be a whole number from 1 to 64, not "2.5"; a range is written as in "1..8"
  bad.json:2:49: "branching" is to be a whole number from 1 to 64, not "1e1"
  bad.json:2:54: "branching" is to be a whole number from 1 to 64
  bad.json:2:60: "branching" is to be a whole number from 1 to 64
  bad.json:2:102: the list of "branching" is empty
  bad.json:3:39: the range "8..4" is empty: its first number is the larger
  bad.json:3:83: "branching" is to be a whole number from 1 to 64, not "65"
  bad.json:4:34: the range "1..9000000000" has more than 1000000 values
  bad.json:4:83: "seed" is to be a whole number from 0 to 18446744073709551615, not "18446744073709551616"
  bad.json:4:107: "seed" is to be a whole number from 0 to 18446744073709551615, not "-1"
  bad.json:5:35: "seed" is to be a whole number from 0 to 18446744073709551615, not "1 .. 8"; a range is written as in "1..8"
  bad.json:5:45: "seed" is to be a whole number from 0 to 18446744073709551615, not "1-8"; a range is written as in "1..8"
  bad.json:5:52: "seed" is to be a whole number from 0 to 18446744073709551615, not "1,2"; a list is written as in [1, 2, 3]
  bad.json:5:83: unknown key "table"; it goes into "cutoffs"
  bad.json:5:113: "cutoffs" is to be a list of at least one object
  bad.json:6:32: "root" is to be one of max|min, not "mux"; did you mean "max"?
  bad.json:6:39: "root" is to be one of max|min, not "3"
  bad.json:6:71: tree: column 13 of the tree: unexpected end of file: the '[' of line 1 is not closed
  bad.json:6:115: tree: column 2 of the tree: expected a whole number, the value of a node
  bad.json:7:31: tree: column 8 of the tree: expected an array of 1 to 256 children
  bad.json:7:73: tree: column 7 of the tree: expected a probability from 0 to 1
  bad.json:7:116: tree: none.json: No such file or directory
  bad.json:8:5: tictactoe: every game tried ends before the opening does
  bad.json:8:45: dependent: branching^height must not exceed 2^61
  bad.json:9:52: there is no algorithm "alphabet"; did you mean "alphabeta"?
  bad.json:10:17: this entry names no "algorithm", such as "algorithm": "alphabeta"
  bad.json:10:47: unknown key "fail": "minimax" has no such parameter, but "alphabeta" has
  bad.json:10:87: unknown key "seed"; it goes into "games"
  bad.json:11:37: the order "eval+table+eval" names "eval" twice
  bad.json:11:56: the order "best+worst+eval+static+table" combines more than 4
  bad.json:12:25: "repeat" is to be a whole number from 1 to 1000000
  bad.json:12:35: the key "repeat" is gone: it goes into "limits"
  bad.json:12:48: unknown key "limit"; it goes into "cutoffs"
  bad.json:12:60: unknown key "seconds"; it goes into "limits"
  bad.json:13:46: "limit" is to be a whole number from 0 to 1000000, or least, not "-1"
  bad.json:13:54: unknown key "depth"; it is named as "cutoff": "depth", with a "limit"
  bad.json:14:26: there is no game "unifrm"; did you mean "uniform"?
  bad.json:14:49: "limit" is to be a whole number from 0 to 1000000, or least, not "x"
  bad.json:14:56: expected an object that says which cells to leave out

of keys everywhere;

  $ cat > bad.json <<'END'
  > { "question": 3,
  >   "gmes": [ { "game": "othelo", "size": 3 },
  >             { "game": "uniform", "brnching": 2,
  >               "seed": "x" },
  >             { "game": "tree", "tree": "[1" },
  >             "othello" ],
  >   "searches": [ { "algoritm": "alphabeta" },
  >                 { "algorithm": "minmax",
  >                   "order": "table+eval+foo" },
  >                 { "algorithm": "pvs", "order": "table+evl", "nme": "x" },
  >                 { "algorithm": ["eval", "alphabeta"], "fail": "hrd",
  >                   "cutoffs": [ { "limt": 3 } ] } ],
  >   "cutoffs": [ { "cutof": "depht", "limit": [2, 4] },
  >                { "limit": 3, "budget": 5 } ],
  >   "limits": { "second": 1, "nodes": -1,
  >     "repeat": 0 },
  >   "measure": "mtch",
  >   "anatomy": 1,
  >   "sprt": { "elo": 3, "elo1": "x" },
  >   "pairing": "al",
  >   "exclude": [ { "limt": 3 },
  >                { "algorithm": "minmax" },
  >                7 ],
  >   "reference": { "limt": 60, "algoritm": "pvs", "order": "table+foo" },
  >   "claims": [ { "claim": "a", "metric": "gian", "relation": "=", "value": 1 },
  >               { "claim": "b", "metric": "leaves", "relation": "<", "value": 1,
  >                 "where": { "limt": 3, "algorithm": "pvss", "seed": "1" },
  >                 "against": { "ordr": "best" }, "pair": ["sed"], "pool": "lmit" },
  >               { "claim": "c", "metirc": "leaves", "within": [2, 1], "theory": "minimal" },
  >               { "claim": "d", "metric": "leaves", "relation": "<", "confidence": 2 } ] }
  > END
  $ wrong
  bad.json:1:15: "question" is to be a text
  bad.json:2:3: unknown key "gmes"; did you mean "games"?
  bad.json:2:23: there is no game "othelo"; did you mean "othello"?
  bad.json:2:41: "size" is to be one of 4|6|8, not "3"
  bad.json:3:34: unknown key "brnching"; did you mean "branching"?
  bad.json:4:23: "seed" is to be a whole number from 0 to 18446744073709551615, not "x"
  bad.json:5:39: tree: column 3 of the tree: unexpected end of file: the '[' of line 1 is not closed
  bad.json:6:13: expected an object that names a "game", such as { "game": "othello" }
  bad.json:7:19: unknown key "algoritm"; did you mean "algorithm"?
  bad.json:8:32: there is no algorithm "minmax"; did you mean "minimax"?
  bad.json:9:28: there is no order "foo", which "table+eval+foo" names; plymeter list shows what there is
  bad.json:10:48: there is no order "evl", which "table+evl" names; did you mean "eval"?
  bad.json:10:61: unknown key "nme"; did you mean "name"?
  bad.json:11:33: there is no algorithm "eval"; that is an order
  bad.json:11:63: "fail" is to be one of soft|hard, not "hrd"; did you mean "hard"?
  bad.json:12:34: unknown key "limt"; did you mean "limit"?
  bad.json:13:18: unknown key "cutof"; did you mean "cutoff"?
  bad.json:13:27: there is no cutoff "depht"; did you mean "depth"?
  bad.json:14:40: a "budget" is spent only if "deepen" says of what
  bad.json:15:15: unknown key "second"; did you mean "seconds"?
  bad.json:15:37: "nodes" is to be a whole number from 0 to 1000000000000000, not "-1"
  bad.json:16:15: "repeat" is to be a whole number from 1 to 1000000, not "0"
  bad.json:17:14: "measure" is to be one of search|decision|match|shape|anatomy|game|moves, not "mtch"; did you mean "match"?
  bad.json:18:3: the key "anatomy" is gone: it is "measure": "anatomy", and measure=anatomy on a command line
  bad.json:19:13: unknown key "elo"; did you mean "elo0"?
  bad.json:19:31: "elo1" is to be a number from -1000 to 1000, not "x"
  bad.json:20:14: "pairing" is to be one of first|all, not "al"; did you mean "all"?
  bad.json:21:18: unknown key "limt"; did you mean "limit"?
  bad.json:22:31: there is no algorithm "minmax"; did you mean "minimax"?
  bad.json:23:16: expected an object that says which cells to leave out
  bad.json:24:18: unknown key "limt"; did you mean "limit"?
  bad.json:24:30: unknown key "algoritm"; did you mean "algorithm"?
  bad.json:24:58: there is no order "foo", which "table+foo" names; plymeter list shows what there is
  bad.json:25:41: "gian" is no column of numbers; did you mean "gain"?
  bad.json:25:61: "relation" is to be one of ==|<=|>=|<|>|~, not "="; did you mean "=="?
  bad.json:27:28: unknown key "limt"; did you mean "limit"?
  bad.json:27:52: there is no algorithm "pvss"; did you mean "pvs"?
  bad.json:28:30: unknown key "ordr"; did you mean "order"?
  bad.json:28:56: no axis is named "sed"; did you mean "seed"?
  bad.json:28:73: no axis is named "lmit"; did you mean "limit"?
  bad.json:29:31: unknown key "metirc"; did you mean "metric"?
  bad.json:29:61: nothing is "within" these: the first is the larger
  bad.json:29:79: theory has no column "minimal"; did you mean "minimal_gain"?
  bad.json:30:63: "relation" to what? There is no "value", "against" or "theory"
  bad.json:30:82: "confidence" is to be a number from 0.5 to 0.9999, not "2"

and of cells that there are not.

  $ cat > bad.json <<'END'
  > { "games": [ { "game": "uniform", "brnching": 2, "seed": ["1..3", "x"] } ],
  >   "searches": [ { "algorithm": "minimax" }, { "algorithm": "alphabta", "order": "best" } ],
  >   "cutoffs": [ { "limit": [2, 4] } ],
  >   "exclude": [ { "limit": 9 }, { "seed": 9 }, { "fail": "soft", "limit": 2 } ],
  >   "limits": { "repeat": 3 },
  >   "claims": [ { "claim": "a", "metric": "regret", "relation": "<", "value": 1,
  >                 "where": { "limit": 3, "branching": 3, "seed": 9, "algorithm": "pvs", "order": "bst", "fail": "soft" } },
  >               { "claim": "b", "metric": "limit", "relation": ">", "where": { "order": "best", "limit": [2, 9] },
  >                 "against": { "order": "random" }, "pool": ["branching", "window"] },
  >               { "claim": "c", "metric": "gain", "relation": "==", "value": 1 },
  >               { "claim": "d", "metric": "ns_low", "within": [1, 2], "where": { "window": "open" } } ] }
  > END
  $ wrong
  bad.json:1:35: unknown key "brnching"; did you mean "branching"?
  bad.json:1:67: "seed" is to be a whole number from 0 to 18446744073709551615, not "x"
  bad.json:2:60: there is no algorithm "alphabta"; did you mean "alphabeta"?
  bad.json:4:16: this excludes nothing: no cell matches all of its keys
  bad.json:6:41: "regret" is no column of numbers here: rows have it with "measure": "decision"
  bad.json:7:37: no cell here has the limit "3"; they have "2", "4"
  bad.json:7:80: no cell here has the algorithm "pvs"; they have "minimax", "alphabeta"
  bad.json:7:96: there is no order "bst"; did you mean "best"?
  bad.json:7:111: there will be no column "fail": the config does not mention it; to have one, name it among the "searches", even if only with its default
  bad.json:8:41: "limit" is an axis, no column of numbers that a search ends with
  bad.json:8:104: no cell here has the limit "2"; they have "4"
  bad.json:9:39: no cell here has the order "random"; they have "none", "best"
  bad.json:9:59: no axis is named "window": the config does not mention it
  bad.json:10:41: "==" is of counts, not of "gain"
  bad.json:11:90: there will be no column "window": the config does not mention it; to have one, name it among the "searches", even if only with its default

What a part has no parameter for it is not multiplied by.

  $ config "$game" '{ "algorithm": ["minimax", "alphabeta"], "fail": ["soft", "hard"] }' > some.json
  $ plymeter run -o some.csv some.json 2>&1 | grep cells
  some.csv: 3 cells, 3 of them run now

References by game
------------------

Each game has a search of its own, and each may have something wrong of its own.

  $ judged() { cat <<END
  > { "measure": "decision", "games": [ { "game": "tictactoe", "opening": [4, 5] },
  >   { "game": "connect4", "opening": 30 } ],
  >   "searches": [ { "algorithm": "alphabeta" } ], "cutoffs": [ { "limit": 1 } ],
  >   "reference": { $1 } }
  > END
  > }
  $ judged '"x-why": "remark", "tictactoe": { "limit": 9 }, "connect4": { "limit": 2, "order": "none" }' > judged.json
  $ plymeter run -o judged.csv judged.json 2>&1 | grep cells
  judged.csv: 3 cells and 3 references, 6 of them run now
  $ awk -F, 'NR > 1 { print $1, $NF }' judged.csv
  tictactoe exact
  tictactoe exact
  connect4 deeper
  $ grep -c 'game=connect4.*order=none.*limit=2' judged.journal; grep -c 'game=tictactoe.*order=eval.*limit=9' judged.journal
  1
  2
  $ for wrong in ', "conect4": { "limit": 2 }' ', "chess": { "limit": 2 }' '' ', "connect4": { "limt": 2 }' \
  >     ', "connect4": 2' ', "connect4": { "file": "x" }'; do
  >   judged "\"tictactoe\": { \"limit\": 9 }$wrong" > bad.json; wrong; done
  bad.json:4:58: the config has no game "conect4"; did you mean "connect4"?
  bad.json:4:56: the config has no game "chess"
  bad.json:4:16: "reference" says nothing of connect4: add a search for it, such as "connect4": { "limit": 8 }
  bad.json:4:61: unknown key "limt"; did you mean "limit"?
  bad.json:4:59: expected the search that judges connect4, such as { "limit": 8 }
  bad.json:4:59: expected the search that judges connect4, such as { "limit": 8 }: a "file" judges all games

Files
-----

  $ config "$game" "$search" > good.json; mkdir -p else/configs folder.json; cp good.json else/configs; echo game > rows.csv
  $ for wrong in missing.json godd.json rows.csv nowhere folder.json; do plymeter plan $wrong; echo $?; done
  missing.json: No such file or directory; a config is wanted, or the name or the results of its experiment
  3
  godd.json: No such file or directory; did you mean "good.json"?
  3
  rows.csv: this is a CSV: expected a config, which is JSON
  rows.csv:1:1: expected a value, found 'game'
  3
  nowhere: No such file or directory; a config is wanted, or the name or the results of its experiment
  3
  folder.json: Is a directory
  3
  $ (cd else; plymeter plan gud)
  gud: No such file or directory; did you mean "configs/good.json"?
  [3]
  $ plymeter summary good.json
  results/good.csv: No such file or directory; a CSV of results is wanted, or the name or the config of their experiment
  [3]
  $ mkdir configs; cp good.json configs; plymeter summary good; plymeter summary row.csv
  results/good.csv: No such file or directory; plymeter run configs/good.json writes it
  row.csv: No such file or directory; did you mean "rows.csv"?
  [3]
  $ for verb in summary figure elo; do plymeter $verb nowhere.csv; done
  nowhere.csv: No such file or directory; a CSV of results is wanted, or the name or the config of their experiment
  nowhere.csv: No such file or directory; a CSV of results is wanted, or the name or the config of their experiment
  nowhere.csv: No such file or directory; a CSV of results is wanted, or the name or the config of their experiment
  [3]
  $ mkdir -p results/good.csv; plymeter run good.json
  results/good.csv: not a file that could be replaced
  [3]
  $ rmdir results/good.csv; plymeter run good.json
  results/good.csv: 1 cells, 1 of them run now

Of one experiment they all are.

  $ for x in good configs/good.json results/good.csv; do plymeter plan $x 2>&1 | head -1; plymeter summary $x --csv | tail -1; done
  configs/good.json: 1 cells, 0 of them to run
  leaves,1,58,,58,58,58,58,58,,,1
  configs/good.json: 1 cells, 0 of them to run
  leaves,1,58,,58,58,58,58,58,,,1
  configs/good.json: 1 cells, 0 of them to run
  leaves,1,58,,58,58,58,58,58,,,1

Not even root reads or writes these.

  $ plymeter run -o no/such/folder/x.csv good.json
  no/such/folder: No such file or directory
  [3]
  $ plymeter run good.json missing.json
  missing.json: No such file or directory; a config is wanted, or the name or the results of its experiment
  [3]
  $ plymeter run /proc/self/mem
  /proc/self/mem: Input/output error
  [3]
  $ plymeter run -o /proc/x.csv good.json
  /proc/x.lock: No such file or directory
  [3]
  $ plymeter run -o /dev/null good.json
  /dev/null: not a file that could be replaced
  [2]

An old result stays when the new config is wrong.

  $ cp results/good.csv before.csv; echo '{ oops' > good.json; plymeter run good.json
  good.json:1:3: expected a key in double quotes or '}', found 'o'
  [3]
  $ cmp results/good.csv before.csv
