Comparing the results of two runs: counts exactly, times with their noise.  partners.t compares rows of one.

  $ . "$PROJECT"/tests/setup.sh
  $ compare() { plymeter compare "$@" a.csv b.csv; }
  $ counts() { compare | grep -v 'nothing beside\|^time: '; }
  $ rows() { name=$1 header=$2; shift 2; lines $header "$@" > $name.csv; }

In another order of rows and columns:

  $ all=game,seed,limit,status,value,leaves,ns,ns_min,ns_max
  $ rows a $all uniform,1,2,ok,5,40,20000,19000,21000 uniform,2,2,ok,6,41,20000,19000,21000
  $ rows b limit,game,seed,status,leaves,value,ns,ns_min,ns_max 2,uniform,2,ok,41,6,20000,19000,21000 \
  >   2,uniform,1,ok,40,5,20000,19000,21000
  $ compare
  counts: the same in 2 rows of 3 columns
  a.csv: nothing beside it says how it was made
  b.csv: nothing beside it says how it was made
  time: undecided         1.0000 (too few for an interval), floor 5.3 % (repeats); 2 rows

Different ones:

  $ rows a $all uniform,1,2,ok,5,40,,, uniform,2,2,ok,6,41,,, uniform,3,2,ok,7,42,,,
  $ rows b $all uniform,2,2,ok,-6,44,,, uniform,1,2,ok,5,40,,, uniform,4,2,ok,8,43,,,
  $ compare
  DIFFERENT: value is "6", and "-6": game=uniform seed=2 limit=2 (line 3)
  DIFFERENT: leaves is "41", and "44": game=uniform seed=2 limit=2 (line 3)
  only in a.csv: game=uniform seed=3 limit=2 (line 4)
  only in b.csv: game=uniform seed=4 limit=2 (line 4)
  counts: 2 cells differ, in 1 of 2 rows
  a.csv: nothing beside it says how it was made
  b.csv: nothing beside it says how it was made
  time: undecided         no times of 10 microseconds or more
  [5]
  $ head -3 a.csv > b.csv; compare > said 2>&1; echo $?; grep counts said
  5
  counts: the same in 2 rows of 3 columns
  $ rows b $all uniform,1,2,crash:SIGSEGV,,,,,; counts
  DIFFERENT: status is "ok", and "crash:SIGSEGV": game=uniform seed=1 limit=2 (line 2)
  DIFFERENT: value is "5", and "": game=uniform seed=1 limit=2 (line 2)
  DIFFERENT: leaves is "40", and "": game=uniform seed=1 limit=2 (line 2)
  only in a.csv: game=uniform seed=2 limit=2 (line 3)
  only in a.csv: game=uniform seed=3 limit=2 (line 4)
  counts: 3 cells differ, in 1 of 1 rows

What depends on the time is no count.

  $ rows a $all uniform,1,2,ok,5,40,,, uniform,2,2,ok,6,41,,,; rows b $all uniform,1,2,timeout,,,,, uniform,2,2,ok,6,41,,,; counts
  counts: the same in 1 rows of 3 columns
  not compared: 1 rows that ended by a timeout in either file
  $ rows a seed,deepen,status,leaves 1,ms,ok,40 1,nodes,ok,50; rows b seed,deepen,status,leaves 1,ms,ok,44 1,nodes,ok,50
  $ counts; compare > said 2>&1
  counts: the same in 1 rows of 2 columns
  not compared: the counts of 1 rows with a budget in ms
  $ rows b seed,deepen,status,leaves,added 1,ms,ok,44,7 1,nodes,ok,50,8; counts; compare > said 2>&1
  only b.csv has the column added
  counts: the same in 1 rows of 2 columns
  not compared: the counts of 1 rows with a budget in ms
  [5]

What cannot be compared:

  $ rows a seed,status,leaves 1,ok,40; rows b seed,limit,status,leaves 1,2,ok,40
  $ different() { refused 3 compare a.csv b.csv; }; different; refused 3 compare b.csv a.csv
  a.csv: it has no axis "limit", which b.csv has
  a.csv: it has no axis "limit", which b.csv has
  $ rows b seed,leaves 1,40; different; rows b seed,status,leaves 1,ok,40 2,ok,40 1,ok,40; different
  b.csv:1: no column "status"
  b.csv:4: of the same cell as line 2
  $ refused 3 compare a.csv missing.csv; refused 2 compare
  missing.csv: No such file or directory; a CSV of results is wanted, or the name or the config of their experiment
  plymeter compare: an argument is missing: it takes A.csv [B.csv]
  $ for wrong in '--by sead a.csv' a.csv '--pair seed a.csv b.csv' '--by seed --within 2 a.csv' '--csv --table a.csv b.csv' \
  >   '--within x a.csv a.csv'; do refused 2 compare $wrong; done
  a.csv:1: no column "sead"; did you mean "seed"?
  plymeter compare: one file is compared within itself: --by COLUMN=A,B says which of its rows; or name a second file
  plymeter compare: "--pair" goes with one file, within which rows are compared
  plymeter compare: "--within" goes with two files
  plymeter compare: "--csv" and "--table" exclude each other
  plymeter compare: "--within" is to be a number from 0 to 1000, not "x"
  $ plymeter compare --help | head -1
  usage: plymeter compare [OPTION]... A.csv [B.csv]

Times: forty rows of two groups, of which the second takes so many per cent of the first one's time; medians lie 1 % above the
least.

  $ timed() { awk -v first=$2 -v second=$3 'BEGIN { print "algorithm,seed,status,leaves,ns,ns_min,ns_max"
  >   for (i = 0; i < 80; i++) { ns = (20200 + 101 * (i % 7)) * (i < 40 ? first : second)
  >     print (i < 40 ? "scout" : "sss") "," i % 40 ",ok,9," ns "," ns / 101 * 100 "," 2 * ns } }' > $1.csv; }
  $ judge() { compare "$@" | grep ^time; }
  $ timed a 100 100; timed b 102 90; judge --by algorithm
  time: SLOWER            1.0200 (1.0200 .. 1.0200), floor 1 % (repeats); 40 rows; algorithm=scout
  time: FASTER            0.9000 (0.9000 .. 0.9000), floor 1 % (repeats); 40 rows; algorithm=sss
  $ plymeter compare --by algorithm b.csv a.csv | grep ^time; judge; judge --by algorithm --within 3
  time: FASTER            0.9804 (0.9804 .. 0.9804), floor 1 % (repeats); 40 rows; algorithm=scout
  time: SLOWER            1.1111 (1.1111 .. 1.1111), floor 1 % (repeats); 40 rows; algorithm=sss
  time: FASTER            0.9581 (0.9444 .. 0.9721), floor 1 % (repeats); 80 rows
  time: same within 2 %   1.0200 (1.0200 .. 1.0200), floor 1 % (repeats); 40 rows; algorithm=scout
  time: FASTER            0.9000 (0.9000 .. 0.9000), floor 1 % (repeats); 40 rows; algorithm=sss
  $ plymeter compare a.csv a.csv | grep ^time
  time: same within 0 %   1.0000 (1.0000 .. 1.0000), floor 1 % (repeats); 80 rows

A floor that was measured; and where nothing is known of the noise, since it was timed once.

  $ echo '{ "floor": 0.05, "flags": "-O2" }' > b.meta.json; judge --by algorithm
  time: undecided         1.0200 (1.0200 .. 1.0200), floor 5 % (recorded); 40 rows; algorithm=scout
  time: FASTER            0.9000 (0.9000 .. 0.9000), floor 5 % (recorded); 40 rows; algorithm=sss
  $ echo '{ "floor": 0.12, "flags": "-O2" }' > b.meta.json; judge --by algorithm; rm b.meta.json
  time: undecided         1.0200 (1.0200 .. 1.0200), floor 12 % (recorded); 40 rows; algorithm=scout
  time: undecided         0.9000 (0.9000 .. 0.9000), floor 12 % (recorded); 40 rows; algorithm=sss
  $ for x in a b; do awk -F, 'BEGIN { OFS = FS } NR > 1 { $6 = $7 = $5 } { print }' $x.csv > $x-once.csv; done
  $ once() { plymeter compare --by algorithm "$@" a-once.csv b-once.csv | grep ^time; }; once; once --within 3
  time: undecided         1.0200 (1.0200 .. 1.0200), no floor is known; 40 rows; algorithm=scout
  time: undecided         0.9000 (0.9000 .. 0.9000), no floor is known; 40 rows; algorithm=sss
  time: same within 2 %   1.0200 (1.0200 .. 1.0200), no floor is known; 40 rows; algorithm=scout
  time: FASTER            0.9000 (0.9000 .. 0.9000), no floor is known; 40 rows; algorithm=sss

The lines of two files are no table.

  $ refused 2 compare --table a.csv b.csv
  plymeter compare: "--table" goes with one file, within which rows are compared

Times of slow builds are refused, counts are not; one run of several is enough.

  $ for flags in '-O0 -g' -g '-O2 -fsanitize=address,undefined' '-O2 -O0' '-O0 -O2' \
  >   '-O2", "sessions": [ { "flags": "-O2" }, { "flags": "-O0" } ], "x": "'; do echo "{ \"flags\": \"$flags\" }" > b.meta.json
  >   for files in 'a.csv b.csv' 'b.csv a.csv' '--force a.csv b.csv'; do
  >     plymeter compare $files > said 2>&1; echo $? $(grep -o 'made by.*\|counts: .*\|^time: [a-z]*' said); done; done | uniq -c
        2 3 counts: the same in 80 rows of 2 columns made by a build without optimization; its times are compared with --force only
        1 0 counts: the same in 80 rows of 2 columns time:
        2 3 counts: the same in 80 rows of 2 columns made by a build without optimization; its times are compared with --force only
        1 0 counts: the same in 80 rows of 2 columns time:
        2 3 counts: the same in 80 rows of 2 columns made by a build with sanitizers; its times are compared with --force only
        1 0 counts: the same in 80 rows of 2 columns time:
        2 3 counts: the same in 80 rows of 2 columns made by a build without optimization; its times are compared with --force only
        4 0 counts: the same in 80 rows of 2 columns time:
        2 3 counts: the same in 80 rows of 2 columns made by a build without optimization; its times are compared with --force only
        1 0 counts: the same in 80 rows of 2 columns time:
  $ echo '{ "flags": ' > b.meta.json; compare
  b.meta.json:2:1: unexpected end of file: the '{' of line 1 is not closed
  counts: the same in 80 rows of 2 columns
  a.csv: nothing beside it says how it was made
  b.csv: nothing beside it says how it was made
  time: FASTER            0.9581 (0.9444 .. 0.9721), floor 1 % (repeats); 80 rows

A config that asks for repeated timing has its floor recorded.

  $ lines '{ games: [ { game: uniform, branching: 8, seed: 1..8 } ], searches: [ { algorithm: alphabeta } ],' \
  >   'cutoffs: [ { cutoff: depth, limit: 6 } ], limits: { repeat: 3 } }' | json > timed.json
  $ sed 's/, "limits": { "repeat": 3 }//' timed.json > once.json
  $ for name in one two; do plymeter run -o $name.csv timed.json; done > said 2>&1; plymeter run -o once.csv once.json > said 2>&1
  $ grep -c '"floor":' one.meta.json once.meta.json; plymeter compare --force one.csv two.csv 2>&1 | grep '^counts'
  one.meta.json:1
  once.meta.json:0
  counts: the same in 8 rows of 17 columns

Doctor measures how often a program compared with itself is called another, and leaves no file.

  $ plymeter doctor -j 2 --comparisons 40 > said; find . -newer said
  $ grep -o 'governor\|for 2 jobs$\|^of 40 such comparisons, [0-9]* say\|^noise floor' said | sed 's/, [0-9]* /, ... /' | sort
  for 2 jobs
  governor
  noise floor
  of 40 such comparisons, ... say
  $ refused 2 doctor --comparisons 0
  plymeter doctor: "--comparisons" is to be a whole number from 1 to 100000, not "0"
