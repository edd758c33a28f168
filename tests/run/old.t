What version 0.3.0 wrote, in tests/old/, is read for ever, or refused in words (results/README.md, "Formats").

  $ . "$PROJECT"/tests/setup.sh
  $ cp "$PROJECT"/tests/old/* .

Configs:

  $ plymeter plan match.json; refused 3 plan keys.json
  match.json: 2 cells
  match.json: 2 openings, 2 different positions
  game       cells
  tictactoe      2
  keys.json:4:3: the key "anatomy" is gone: it is "measure": "anatomy", and measure=anatomy on a command line
  keys.json:5:3: the key "repeat" is gone: it goes into "limits"

A CSV:

  $ plymeter elo match.csv; plymeter summary --csv match.csv --by algorithm --of leaves; plymeter claims match.csv match.json
  pairs,wins,draws,losses,score,stderr,elo,low,high,superiority,positions,distinct
  2,0,4,0,0.5,0,0,,,,,2
  algorithm,of,n,mean,stderr,median,q05,q25,q75,q95,low,high,units
  alphabeta,leaves,2,44,1,44,43.1,43.5,44.5,44.9,,,2
  PASS  ordered moves win no more games  points == 1 in 2 of 2 rows

A journal: rows of other sources run again, and count the same; rows that are asked for are those that were kept. A column was added
since, the last.

  $ mkdir again kept; cp match.j* again; cp match.j* kept; cd again; plymeter run -o match.csv match.json 2>&1 | grep again
  match.csv: other sources made the rows of 2 cells; they run again, for only --reuse takes those
  $ sed 's/,[^,]*$//' match.csv > was; counted was > 1; counted ../match.csv | cmp 1 -
  $ cd ../kept; plymeter run --reuse -o match.csv --games match.games match.json; cd ..
  match.games: 4 games
  match.csv: 2 cells, 0 of them run now
  PASS  ordered moves win no more games  points == 1 in 2 of 2 rows
  $ sed 's/,[^,]*$//' kept/match.csv | cmp - match.csv; cmp kept/match.games match.games

A record, a table, games:

  $ plymeter compare match.csv match.csv | grep 'counts\|virtual' | uniq
  counts: the same in 2 rows of 26 columns
  match.csv: bad for timing: virtual (a virtual machine)
  $ plymeter cell game=tictactoe cutoff=realization table=tictactoe.json limit=0.01 | tail -1 | cut -d, -f1-12
  tictactoe,alphabeta,none,realization,0.01,tictactoe.json,ok,2,b2,409,507,93
  $ plymeter learn tictactoe.learn.json | grep -v learned_from > 1; grep -v learned_from tictactoe.json | cmp 1 -
  $ plymeter show --lines match.games | cmp - records.txt
  $ plymeter learn --records records.txt tictactoe.learn.json | grep -o '"games": 4, "positions": 32,'
  "games": 4, "positions": 32,

Labels:

  $ refused 3 plan decision.json; sed 's,tests/old/,,; s/"labels"/"file"/' decision.json > filed.json; refused 3 plan filed.json
  decision.json:2:63: tests/old/tictactoe.labels: No such file or directory
  decision.json:5:16: expected the name of a CSV of "measure": "moves", as in { "file": "configs/positions/chess.csv" }, or a list of such
  decision.json:5:18: the key "labels" is gone: it is "file", which names the CSV of a config with "measure": "moves"
  filed.json:2:63: tictactoe.labels: these are labels as version 0.3.0 wrote them: awk -f configs/positions/labels.awk makes a CSV of them
  filed.json:5:26: tictactoe.labels: these are labels as version 0.3.0 wrote them: awk -f configs/positions/labels.awk makes a CSV of them
  $ awk -f "$PROJECT"/configs/positions/labels.awk tictactoe.labels > tictactoe.csv
  $ sed -i s/tictactoe.labels/tictactoe.csv/ filed.json; plymeter run filed.json -o decision.csv
  decision.csv: 4 cells, 4 of them run now
  $ awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i } { print $1, $at["limit"], $at["regret"] }' decision.csv
  game limit regret
  tictactoe 1 3
  tictactoe 2 3
  tictactoe 1 0
  tictactoe 2 0

Lines: the engine answers what was asked in these words, and nothing else.

  $ cat > engine.sh <<'END'
  > while read -r mark line <&3; do case $mark in
  > '>') read -r asked && test "$asked" = "$line" || exit;;
  > '<') printf '%s\n' "$line";;
  > esac; done 3< lines.txt
  > END
  $ lines '{ "old": { "command": "sh engine.sh", "protocol": "lines", "options": { "Hash": 1 } } }' > engines.json
  $ for limit in 2 3; do plymeter cell --engines engines.json game=tictactoe position=xox/xo./ox.:o algorithm=engine engine=old \
  >   limit=$limit 2> said > row; echo $?; tail -1 row | grep -o 'old,.*,ok,[^,]*,[^,]*\|Sh 1,[^,]*\|crashed'; done
  0
  old,none,depth,2,ok,,c2
  Sh 1,Hash=1
  1
  Sh 1,Hash=1
  crashed
