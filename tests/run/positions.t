Positions from files, and files that say what each move there is worth.

  $ . "$PROJECT"/tests/setup.sh
  $ header=game,position,status,worth first='tictactoe,x.o/.x./...:o,ok,b1=-10000 a2=-10000 c2=-10000 a3=-10000 b3=-10000 c3=0'
  $ second='tictactoe,xox/.o./.x.:o,ok,a2=0 c2=0 a3=-3000 c3=-10'

  $ printf '# three\n\nx.o/.x./...:o  \r\n\n  xox/.o./.x.:o\n.../.../...:x' > p.txt
  $ cat > p.json <<'END'
  > { "games": [ { "game": "tictactoe",
  >     "position": ["x../.../...:o", { "file": "p.txt" }] } ],
  >   "searches": [ { "algorithm": "alphabeta" } ] }
  > END
  $ plymeter run p.json -o p.csv; cut -d, -f2 p.csv; grep -A2 '"inputs"' p.meta.json | grep -o '"p.txt"'
  p.csv: 4 cells, 4 of them run now
  position
  x../.../...:o
  x.o/.x./...:o
  xox/.o./.x.:o
  .../.../...:x
  "p.txt"
  $ sed 's/"p.txt"/&, "first": 2/' p.json > q.json; plymeter run q.json -o q.csv
  q.csv: 3 cells, 3 of them run now
  $ head -4 p.csv | cut -d, -f1-9 > some; cut -d, -f1-9 q.csv | diff - some
  $ sed -i 's/"p.txt"/&, "first": 4/' p.json; refused 3 plan p.json
  p.json:2:63: the file has only 3 positions

A CSV has a row a position for each search.

  $ json > p.json <<'END'
  > { games: [ { game: tictactoe, position: { file: rows.csv } } ], searches: [ { algorithm: [minimax, pvs] } ] }
  > END
  $ lines $header "$first" "$second" > rows.csv; plymeter run p.json -o p.csv; cut -d, -f2 p.csv | uniq
  p.csv: 4 cells, 4 of them run now
  position
  x.o/.x./...:o
  xox/.o./.x.:o
  $ mv p.csv rows.csv; plymeter run p.json -o q.csv; counted rows.csv > 1; counted q.csv | cmp 1 -
  q.csv: 4 cells, 4 of them run now
  $ sed -i 's/position/place/' rows.csv; refused 3 plan p.json; echo '"' > rows.csv; refused 3 plan p.json
  p.json:1:59: rows.csv: it has no column "position"
  rows.csv:1: a quote is opened and not closed
  p.json:1:59: rows.csv: this is no CSV, as is said above

All that are refused are named, by the lines of their file; and what cannot be read at all.

  $ lines x.o/.x./...:o x.o/.x./...:x '# none' xyz .../.../...:x =1+1 > bad.txt
  $ cat > bad.json <<'END'
  > { "games": [ { "game": "tictactoe",
  >     "position": { "file": "bad.txt" } } ],
  >   "searches": [ { "algorithm": "alphabeta" } ] }
  > END
  $ refused 3 plan bad.json; sed -i '$d' bad.txt; refused 3 plan bad.json
  bad.json:2:27: bad.txt:6: this has control characters, or a spreadsheet would take it for a formula
  bad.json:2:17: tictactoe: bad.txt:2: the players did not alternate
  bad.json:2:17: tictactoe: bad.txt:4: expected 3 rows of 3 cells, each one of "xo.", with / between them, at character 2, at "yz"
  $ sed -i '/^[x.]/d' bad.txt; for i in 1 2 3; do echo xyz >> bad.txt; done; refused 3 plan bad.json
  bad.json:2:17: tictactoe: bad.txt:2: expected 3 rows of 3 cells, each one of "xo.", with / between them, at character 2, at "yz" (and all 2 others are refused)
  $ for i in $(seq 96); do echo xyz >> bad.txt; done; refused 3 plan bad.json
  bad.json:2:17: tictactoe: bad.txt:2: expected 3 rows of 3 cells, each one of "xo.", with / between them, at character 2, at "yz" (and at least 49 of the 98 others are refused)
  $ echo '# none' > empty.txt; printf 'x.o/.x./...:o\n\0\n.../.../...:x\n' > zero.txt
  $ for file in nowhere empty zero; do sed "s/bad.txt/$file.txt/" bad.json > wrong.json; refused 3 plan wrong.json; done
  wrong.json:2:27: nowhere.txt: No such file or directory
  wrong.json:2:27: empty.txt: it has no positions
  wrong.json:2:27: zero.txt: this is no text
  $ sed -i 's/"file"/"fil"/' bad.json; refused 3 plan bad.json
  bad.json:2:19: unknown key "fil"; did you mean "file"?

Rows judge
----------

Whoever sees an answer prevents the diagonal; rows may lie, so that what they say can be told from what is so.

  $ config() { cat <<END
  > { "measure": "decision",
  >   "games": [ { "game": "tictactoe", "position": $1 } ],
  >   "searches": [ { "algorithm": "minimax" } ],
  >   "cutoffs": [ { "limit": [1, 2, 9] } ],
  >   "reference": $2 }
  > END
  > }
  $ filed='{ "file": "t.csv" }'
  $ lines $header "$first" "$second" > t.csv; config "$filed" "$filed" > d.json; plymeter run d.json -o d.csv
  d.csv: 6 cells, 6 of them run now
  $ grep -o ',[^,]*,[^,]*,[^,]*$' d.csv; grep -A2 '"inputs"' d.meta.json | grep -o '"t.csv"'
  ,regret,agrees,reference
  ,1000,0,labels
  ,0,1,labels
  ,0,1,labels
  ,1000,0,labels
  ,1000,0,labels
  ,0,1,labels
  "t.csv"
  $ judge() { sed "/reference/s/t.csv\" /$1/" d.json > e.json; plymeter run e.json -o e.csv 2> said
  >   grep 'x.o/.x./...:o,.*,9,ok' e.csv | awk -F, '{ print $(NF-2), $(NF-1), $NF }'; }
  $ judge 't.csv" '; sed 's/b1=-10000/b1=10000/' t.csv > lie.csv; judge 'lie.csv" '
  0 1 labels
  1000 0 labels
  $ sed -i 's/c3=0/c3=-10000/' lie.csv; judge 'lie.csv", "cap": 20000 '
  20000 0 labels

What a search says has no cap that is not said.

  $ sed 's/worth/solved,worth/; s/ok/ok,0/' lie.csv > deep.csv; judge 'deep.csv" '; sed -i 's/ok,0/ok,1/' deep.csv; judge 'deep.csv" '
  20000 0 deeper
  20000 0 exact

Several files are one, and a setting that a file does not name is as usual there.

  $ lines game,size,status,worth 'othello,6,ok,c2=10 b3=30 e4=30 d5=30' 'othello,4,ok,b1=5 a2=5 d3=5 c4=5' \
  >   'othello,,ok,d3=1 c4=1 f5=1 e6=0' > o.csv
  $ json > several.json <<'END'
  > { measure: decision, games: [ { game: tictactoe, position: { file: t.csv } }, { game: othello, size: [4, 6, 8] } ],
  >   searches: [ { algorithm: minimax } ], cutoffs: [ { limit: 1 } ], reference: { file: [o.csv, t.csv] } }
  > END
  $ plymeter run several.json -o several.csv; awk -F, 'NR > 1 { print $1, $(NF-2) }' several.csv
  several.csv: 5 cells, 5 of them run now
  tictactoe 1000
  tictactoe 1000
  othello 0
  othello 20
  othello 0

They judge a cell, too.

  $ cell='game=tictactoe position=x.o/.x./...:o limit=9'
  $ plymeter cell --json $cell reference.file=t.csv | grep -o '"regret".*'
  "regret":0,"agrees":1,"reference":"labels"}
  $ plymeter cell --csv $cell reference.file=lie.csv reference.cap=5 | grep -o ',[^,]*,[^,]*,[^,]*$'
  ,regret,agrees,reference
  ,5,0,labels
  $ refused 2 cell game=tictactoe limit=9 reference.file=t.csv
  plymeter: reference: no row of t.csv is of tictactoe

Wrong rows:

  $ lines x.o/.x./...:o xox/.o./.x.:o > p.txt; config '{ "file": "p.txt" }' "$filed" > d.json
  $ row='tictactoe,x.o/.x./...:o,ok,b1=1 a2=2 c2=3 a3=4 b3=5'
  $ while read -r rows; do eval "lines $rows" > t.csv; refused 3 run d.json -o w.csv; test ! -e w.csv || ls; done <<'END'
  > game,position,status
  > $header tictactoe
  > $header "$first" "$second" "$first"
  > $header tictactoe,x.o/.x./...:o,timeout, "$second"
  > $header "$row" "$second"
  > $header "$row c3=6 d3=7" "$second"
  > $header "$row c3=x" "$second"
  > $header "$row c3" "$second"
  > $header "$row c3=9223372036854775807" "$second"
  > $header "tictactoe,x.o/.x./...:o,ok,b1=1 a2=2 b1=3" "$second"
  > $header tictactoe,x.o/.x./...:o,ok, "$second"
  > $header "$first"
  > END
  d.json:5:26: t.csv: it does not say what moves are worth: expected the CSV of a config with "measure": "moves"
  t.csv:2: 1 fields, the header has 4
  d.json:5:26: t.csv: this is no CSV, as is said above
  d.json:5:26: t.csv:4: t.csv:2 is of this position, too: expected one row a position
  d.json:5:26: t.csv:2: this row ended by timeout, and does not say what the moves are worth
  d.json:5:26: t.csv:2: the legal move c3 is missing
  d.json:5:26: t.csv:2: "d3" is no legal move there; did you mean "a3"?
  d.json:5:26: t.csv:2: expected a move and what it is worth, such as e2e4=-25, not " c3=x"
  d.json:5:26: t.csv:2: expected a move and what it is worth, such as e2e4=-25, not " c3"
  d.json:5:26: t.csv:2: expected a move and what it is worth, such as e2e4=-25, not " c3=9223372036854775807"
  d.json:5:26: t.csv:2: the move b1 stands here twice
  d.json:5:26: t.csv:2: the legal move b1 is missing
  d.json:5:26: no row of t.csv is of tictactoe position=xox/.o./.x.:o
  $ : > t.csv; refused 3 run d.json -o w.csv
  d.json:5:26: t.csv: it does not say what moves are worth: expected the CSV of a config with "measure": "moves"

Wrong references:

  $ lines $header "$first" "$second" > t.csv; lines $header "$first" > u.csv
  $ while read -r reference; do config "$filed" "{ $reference }" > d.json; refused 3 plan d.json; done <<'END'
  > "cap": 5
  > "file": 3
  > "file": "t.csv", "cap": 0
  > "file": "t.csv", "limit": 3
  > "fil": "t.csv"
  > "labels": "t.csv", "cap": 5
  > "file": "no.csv"
  > "file": []
  > "file": ["t.csv", 3]
  > "file": ["t.csv", "no.csv"]
  > "file": ["t.csv", "u.csv"]
  > END
  d.json:5:16: expected the name of a CSV of "measure": "moves", as in { "file": "configs/positions/chess.csv" }, or a list of such
  d.json:5:26: expected the name of a CSV of "measure": "moves", as in { "file": "configs/positions/chess.csv" }, or a list of such
  d.json:5:42: "cap" is to be a whole number from 1 to 1000000000000000, not "0"
  d.json:5:35: unknown key "limit"; it goes into "cutoffs"
  d.json:5:18: unknown key "fil"; did you mean "file"?
  d.json:5:16: expected the name of a CSV of "measure": "moves", as in { "file": "configs/positions/chess.csv" }, or a list of such
  d.json:5:18: the key "labels" is gone: it is "file", which names the CSV of a config with "measure": "moves"
  d.json:5:26: no.csv: No such file or directory
  d.json:5:26: expected the name of a CSV of "measure": "moves", as in { "file": "configs/positions/chess.csv" }, or a list of such
  d.json:5:26: expected the name of a CSV of "measure": "moves", as in { "file": "configs/positions/chess.csv" }, or a list of such
  d.json:5:36: no.csv: No such file or directory
  d.json:5:36: u.csv:2: t.csv:2 is of this position, too: expected one row a position
  $ config '"start"' "$filed" > d.json; refused 3 plan d.json
  d.json:5:26: no row of t.csv is of tictactoe
  $ config '"start"' "$filed" | sed 's/"tictactoe".*}/"othello", "size": 4 }/' > d.json; refused 3 plan d.json
  d.json:5:26: no row of t.csv is of othello size=4
