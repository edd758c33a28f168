CSV files as anybody may write them: numbers that no row has, commands to a terminal, comparisons of nothing.

  $ . "$PROJECT"/tests/setup.sh
  $ summary() { plymeter summary x.csv "$@"; }
  $ rows() { lines "$@" > x.csv; }

Numbers are decimal.

  $ for wrong in 0x10 inf -inf infinity nan 0x1p4 +5 ' 5' '5 ' 1e999 .5 1e --1 1_000 1.5.2; do
  >   rows leaves 1 "$wrong"; refused 3 summary x.csv; done
  x.csv:3: "0x10" in the column "leaves" is no number
  x.csv:3: "inf" in the column "leaves" is no number
  x.csv:3: "-inf" in the column "leaves" is no number
  x.csv:3: "infinity" in the column "leaves" is no number
  x.csv:3: "nan" in the column "leaves" is no number
  x.csv:3: "0x1p4" in the column "leaves" is no number
  x.csv:3: "+5" in the column "leaves" is no number
  x.csv:3: " 5" in the column "leaves" is no number
  x.csv:3: "5 " in the column "leaves" is no number
  x.csv:3: "1e999" in the column "leaves" is no number
  x.csv:3: ".5" in the column "leaves" is no number
  x.csv:3: "1e" in the column "leaves" is no number
  x.csv:3: "--1" in the column "leaves" is no number
  x.csv:3: "1_000" in the column "leaves" is no number
  x.csv:3: "1.5.2" in the column "leaves" is no number
  $ for right in 5 -5 5.0 0.5e1 50E-1 005; do rows leaves $right; summary | tail -1 | cut -d, -f1-3; done | uniq -c
        1 leaves,1,5
        1 leaves,1,-5
        4 leaves,1,5

Large means have all their digits; ten are enough for small ones.

  $ mean() { rows leaves "$@"; summary | tail -1 | cut -d, -f3,5; }
  $ mean 9007199254740991; mean 1000000000000000001 1000000000000000255; mean 123456789012 123456789013; mean 1 1 2
  9007199254740991,9007199254740991
  1.0000000000000001e+18,1.0000000000000001e+18
  123456789012.5,123456789012.5
  1.333333333,1

No byte of a file is a command to a terminal, whatever a verb says of it.  A cell may have lines, but a message is one.

  $ for wrong in '\033[2J' '\007' '\177' 'a\rb' '\302\233J' '\b'; do
  >   header=seed,algorithm,player,rival,status,leaves,points,wins,draws,losses,first_game,second_game
  >   rows $header "$(printf "1,\"$wrong\",a,\"b$wrong\",ok,5,2.0,2,0,0,1,2")"
  >   summary --by algorithm; for verb in summary\ --by\ algorithm elo\ --by\ rival compare\ --by\ algorithm\ x.csv; do
  >     plymeter $verb x.csv > said 2>&1; test $? = 3 && ! LC_ALL=C grep -q "$(printf '[\001-\010\013-\037\177-\377]')" said ||
  >       echo $verb; done; done
  x.csv:2: a control character, 0x1b
  x.csv:2: a control character, 0x07
  x.csv:2: a control character, 0x7f
  x.csv:2: a control character, 0x0d
  x.csv:2: a control character, 0xc2
  x.csv:2: a control character, 0x08
  $ lines '{ games: [ { game: uniform } ], searches: [ { algorithm: minimax } ],' \
  >   'claims: [ { claim: c, metric: leaves, relation: <, value: 3 } ] }' | json > c.json
  $ rows seed,status,leaves "$(printf '1,\033[2Jtimeout,')"; refused 3 claims x.csv c.json
  x.csv:2: a control character, 0x1b
  $ rows seed,status,leaves '1,ok,"2' 'x.csv:9: fine"'; refused 3 summary x.csv
  x.csv:2: "2?x.csv:9: fine" in the column "leaves" is no number
  $ for leaves in 2 3; do lines seed,algorithm,status,leaves '1,"m' "counts: the same\",ok,$leaves" > $leaves.csv; done
  $ plymeter compare 2.csv 3.csv 2>&1 | grep line
  DIFFERENT: leaves is "2", and "3": seed=1 algorithm=m?counts: the same (line 2)

What stands beside a CSV is no more to be trusted.

  $ for name in a b; do lines seed,status,leaves 1,ok,2 > $name.csv; done; echo '{ "compiler": "gcc" }' > b.meta.json
  $ lines '{ "machine": { "\u001b[2J": { "state": "bad", "value": "\u0007" } }, "compiler": "\u001b]0;x\u0007" }' > a.meta.json
  $ plymeter compare a.csv b.csv
  counts: the same in 1 rows of 2 columns
  a.csv: bad for timing: ?[2J (?)
  the ratios are also those of another compiler: "?]0;x?" and "gcc"
  time: undecided         no times of 10 microseconds or more
  $ echo '{ "\u001b[3m": 1, "\u001b[3m": 1 }' > b.meta.json; plymeter compare a.csv b.csv
  b.meta.json:1:19: duplicate key "?[3m": the first is at line 1, column 3
  counts: the same in 1 rows of 2 columns
  a.csv: bad for timing: ?[2J (?)
  b.csv: nothing beside it says how it was made
  time: undecided         no times of 10 microseconds or more

That nothing was compared is no success.

  $ nothing() { rows "$@"; plymeter compare x.csv x.csv > said 2>&1; status=$?; grep -v 'beside\|time: ' said; return $status; }
  $ nothing seed,status,leaves
  counts: none were compared
  [3]
  $ nothing seed,status,leaves 1,timeout, 2,timeout,
  counts: none were compared
  not compared: 2 rows that ended by a timeout in either file
  [3]
  $ nothing seed,deepen,status,leaves 1,ms,ok,4
  counts: none were compared
  not compared: the counts of 1 rows with a budget in ms
  [3]
  $ nothing seed,status,ns 1,ok,20000
  counts: none were compared
  [3]
  $ nothing seed,status,leaves,ns 1,ok,4,20000 2,ok,4,0x30000
  x.csv:3: "0x30000" in the column "ns" is no number
  [3]

A count that one file lacks is a difference, unless it is measured.

  $ rm *.meta.json; lines seed,status,leaves,ns 1,ok,2,9 > a.csv; lines seed,status,leaves,interior 1,ok,2,1 > b.csv
  $ lines seed,status,leaves 1,ok,2 > c.csv
  $ for files in 'a.csv b.csv' 'b.csv a.csv' 'a.csv c.csv'; do plymeter compare $files 2>&1 | grep only; done
  only a.csv has the column ns
  only b.csv has the column interior
  only b.csv has the column interior
  only a.csv has the column ns
  only a.csv has the column ns
  $ plymeter compare a.csv b.csv > said 2>&1; echo $?; plymeter compare a.csv c.csv > said 2>&1
  5

Rows that no search leaves: each verb refuses them.

  $ cells() { rows game,seed,algorithm,status,value,leaves,ns "$@"; }
  $ for wrong in okay,5,6,7 timeuot,,, ,,6, crash,,, timeout,,999999, crash:SIGSEGV,,6, budget,5,6,; do
  >   cells toy,2,pvs,ok,5,6,7 toy,1,pvs,$wrong; for asked in 'summary x.csv' 'compare x.csv x.csv' \
  >     'compare x.csv --by seed=1,2' 'elo x.csv' 'tabulate x.csv --rows seed --of leaves' \
  >     'plot x.csv --x seed --y leaves --data'; do
  >     plymeter $asked > said 2>&1; echo $? $wrong $(cat said); done; done | uniq -c
        6 3 okay,5,6,7 x.csv:3: "okay" is no status: expected one of ok, unfinished, budget, timeout, memory, crash:SIGNAL, error
        6 3 timeuot,,, x.csv:3: "timeuot" is no status: expected one of ok, unfinished, budget, timeout, memory, crash:SIGNAL, error; did you mean "timeout"?
        6 3 ,,6, x.csv:3: "" is no status: expected one of ok, unfinished, budget, timeout, memory, crash:SIGNAL, error
        6 3 crash,,, x.csv:3: "crash" is no status: expected one of ok, unfinished, budget, timeout, memory, crash:SIGNAL, error
        6 3 timeout,,999999, x.csv:3: leaves is "999999": expected nothing there, since the search ended by timeout
        6 3 crash:SIGSEGV,,6, x.csv:3: leaves is "6": expected nothing there, since the search ended by crash:SIGSEGV
        6 3 budget,5,6, x.csv:3: value is "5": expected nothing there, since the search ended by budget
  $ cells toy,1,pvs,budget,,6, toy,2,pvs,crash:SIGSEGV,,,; summary --status budget 2> said | tail -1 | cut -d, -f1-3
  leaves,1,6

A cell counts once, with the times of the first of its rows.

  $ cells toy,1,pvs,ok,5,6,7 toy,2,pvs,ok,5,8,7 toy,1,pvs,ok,5,6,9; summary --of leaves,ns | cut -d, -f1-3
  x.csv: left out: 1 of 3 rows, each of a cell that an earlier row has, with the same counts (the first in line 4, as line 2)
  of,n,mean
  leaves,2,7
  ns,2,7
  $ cells toy,1,pvs,ok,5,6,7 toy,2,pvs,ok,5,8,7 toy,1,pvs,ok,5,7,7; refused 3 summary x.csv; refused 3 elo x.csv
  x.csv:4: of the same cell as line 2, but leaves is "7" here and "6" there
  x.csv:4: of the same cell as line 2, but leaves is "7" here and "6" there
  $ cells toy,1,pvs,ok,5,6,7 toy,1,pvs,timeout,,,; refused 3 summary x.csv
  x.csv:3: of the same cell as line 2, but status is "timeout" here and "ok" there
  $ rows =limit,status,leaves 1,ok,2; refused 3 summary x.csv --by =limit
  x.csv:1: a column is named "=limit", which a spreadsheet would take for a formula

x.csv.gz answers as x.csv does by its own name, by the shorter one, and on standard input; an x.csv is taken first.

  $ rows seed,order,status,leaves,value 1,none,ok,4,1 1,best,ok,2,1 2,none,ok,6,3 2,best,ok,3,3
  $ echo "{ \"csv\": { \"sha256\": \"$(sha256sum x.csv | cut -c1-64)\" } }" > x.meta.json
  $ for asked in 'summary x.csv --by order --of leaves' 'compare x.csv --by order --of leaves' \
  >   'tabulate x.csv --rows seed --cols order --of leaves --format csv' 'plot x.csv --x seed --y leaves --by order --data'; do
  >   plymeter $asked > plain && gzip -9n x.csv && plymeter $asked | diff plain - &&
  >   plymeter $(echo "$asked" | sed 's/x.csv/x.csv.gz/') | sed 's/x.csv.gz/x.csv/g' | diff - plain && gunzip x.csv.gz
  >   wc -l < plain; done
  3
  2
  5
  8
  $ of() { tail -1 | cut -d, -f1-3; }; gzip -c x.csv | plymeter summary - --of leaves --pool order | of
  leaves,4,3.75
  $ gzip -c x.csv > y.csv.gz; sed 's/^1/3/; s/^2/4/; 1d' x.csv | gzip -c >> y.csv.gz
  $ plymeter summary y.csv --of leaves --pool order | of
  leaves,8,3.75
  $ lines seed,leaves 1,9 > y.csv; plymeter summary y.csv --of leaves | of
  leaves,1,9
  $ gzip -c x.csv > z.csv.gz; plymeter compare x.csv z.csv 2>&1 | grep counts
  counts: the same in 4 rows of 3 columns

However large it is, and wherever a reader's buffer ends, all is read to the last byte of the last row: ones, and 777 or 7777,
without an end of line if the size is odd.

  $ for buffer in 16384 65536 71680 131072; do for size in $((buffer - 2)) $((buffer - 1)) $buffer $((buffer + 1)); do
  >   awk -v size=$size 'BEGIN { printf "leaves\n"; ended = size % 2 == 0; digits = 3 + (size - 10 - ended) % 2
  >     for (ones = (size - 7 - digits - ended) / 2; n < ones; n++) printf "1\n"
  >     printf "%s%s", digits == 3 ? "777" : "7777", ended ? "\n" : "" }' > x.csv
  >   test $(wc -c < x.csv) = $size && summary > plain && plymeter summary - < x.csv | diff plain - &&
  >   gzip -c x.csv | plymeter summary - | diff plain - && cut -d, -f1-3 plain | tail -1
  >   gzip -n x.csv; summary | diff plain -; rm x.csv.gz; done; done
  leaves,8186,1.949914488
  leaves,8187,1.949798461
  leaves,8187,1.949798461
  leaves,8188,1.949682462
  leaves,32762,1.237348147
  leaves,32763,1.237340903
  leaves,32763,1.237340903
  leaves,32764,1.237333659
  leaves,35834,1.217000614
  leaves,35835,1.216994558
  leaves,35835,1.216994558
  leaves,35836,1.216988503
  leaves,65530,1.118663208
  leaves,65531,1.118661397
  leaves,65531,1.118661397
  leaves,65532,1.118659586

Damaged ones are refused.

  $ { echo seed,leaves; seq 9999 | sed 's/.*/&,&/'; } | gzip -n > whole.csv.gz
  $ damaged() { cat > x.csv.gz; refused 3 summary "${1-x.csv}"; }
  $ head -c 5000 whole.csv.gz | damaged; head -c -3 whole.csv.gz | damaged x.csv.gz
  x.csv.gz: it cannot be unpacked: it is cut short
  x.csv.gz: it cannot be unpacked: it is cut short
  $ { head -c -8 whole.csv.gz; printf 12345678; } | damaged; { cat whole.csv.gz; echo 1,1; } | damaged
  x.csv.gz: it cannot be unpacked: incorrect data check
  x.csv.gz: it cannot be unpacked: bytes follow its end
  $ echo '<svg></svg>' > x.svg; refused 3 stamp x.svg x.csv; head -c 50 whole.csv.gz | refused 3 summary -
  x.csv.gz: it cannot be unpacked: bytes follow its end
  standard input: it cannot be unpacked: it is cut short
  $ { echo seed; printf '1\001\n'; } | gzip | damaged; { echo seed; head -c 9 /dev/zero; } | gzip | damaged
  x.csv:2: a control character, 0x01
  x.csv:2: a NUL byte: this is not a text file

17 members of 16 MB, of which each is no larger than 17 KB, are too much.

  $ head -c 16777216 /dev/zero | tr '\0' 1 | gzip > part; for i in $(seq 17); do cat part; done | damaged
  x.csv.gz: it cannot be unpacked: more than 256 MB are in it: gunzip it, since only compressed ones have a limit
