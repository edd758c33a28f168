Runs that are timed: turns, cores and intervals change nothing that is counted, and the record says how they were made.

  $ . "$PROJECT"/tests/setup.sh
  $ config() { json <<END
  > { games: [ { game: uniform, branching: [2, 3], seed: 1..4 } ],
  >   searches: [ { algorithm: [minimax, alphabeta], order: [none, best] } ], exclude: [ { algorithm: minimax, order: best } ],
  >   cutoffs: [ { cutoff: depth, limit: 1..5 } ]${1:+, limits: { $1 \}} }
  > END
  > }
  $ config > once.json; config 'repeat: 12' > timed.json; config 'repeat: 2, precision: 0.5, timing_seconds: 0.01' > narrow.json
  $ for what in once timed narrow; do plymeter run -o $what.csv $what.json; done; plymeter run -j2 --seed 7 -o two.csv timed.json
  once.csv: 120 cells, 120 of them run now
  timed.csv: 120 cells, 120 of them run now
  narrow.csv: 120 cells, 120 of them run now
  two.csv: 120 cells, 120 of them run now

Without the last three columns, or of what is timed nine, they are the same.

  $ plain() { sed 's/\(,[^,]*\)\{9\}$//' $1.csv; }; sed 's/\(,[^,]*\)\{3\}$//' once.csv > once.txt
  $ for what in timed narrow two; do plain $what | cmp - once.txt; done
  $ plymeter compare --force once.csv timed.csv | grep 'counts:\|ns_low'; plymeter compare --force two.csv timed.csv | grep counts:
  only timed.csv has the column ns_low
  counts: the same in 120 rows of 17 columns
  counts: the same in 120 rows of 17 columns
  $ grep -o ',ns,.*' once.csv | head -1; grep -o ',ns,.*' timed.csv | head -1
  ,ns,ns_min,ns_max
  ,ns,ns_min,ns_max,ns_low,ns_high,repeats,warmup,instructions,branch_misses
  $ plymeter cell game=uniform branching=3 repeat=6 | head -1 | grep -o ',ns,.*'
  ,ns,ns_min,ns_max,ns_low,ns_high,repeats,warmup,instructions,branch_misses

Perfect order has no times; all others have twelve.

  $ awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
  >   $at["order"] == "best" { print $at["order"], $at["ns"] $at["repeats"] $at["warmup"]; next }
  >   { print $at["order"], $at["repeats"] + $at["warmup"], $at["ns_low"] <= $at["ns_high"] }' timed.csv | sort | uniq -c
       40 best 
       80 none 12 1
  $ plymeter summary timed.csv --by algorithm --pool branching,order,limit --of ns_low,repeats,leaves | cut -d, -f1-3
  algorithm,of,n
  minimax,ns_low,40
  alphabeta,ns_low,40
  minimax,repeats,40
  alphabeta,repeats,40
  minimax,leaves,40
  alphabeta,leaves,80

The record says in which order, and where.

  $ grep -A2 '"timing"' timed.meta.json | tr -d '\t' | sed 's/\[.*/[/'; grep -c '"timing"' once.meta.json once.journal
  "timing":{
  "seed":"1",
  "cpus":[
  once.meta.json:0
  once.journal:0
  [1]
  $ plymeter run --seed 18446744073709551615 -o seed.csv timed.json; grep -o '"seed":.*"18446744073709551615"' seed.meta.json
  seed.csv: 120 cells, 120 of them run now
  "seed":\t"18446744073709551615" (esc)
  $ grep -o '^# *run\|"timing":{"seed":"18446744073709551615"' seed.journal; refused 2 run --seed x timed.json
  #run
  "timing":{"seed":"18446744073709551615"
  plymeter run: "--seed" is to be a whole number from 0 to 18446744073709551615, not "x"

Resumed; another precision is another measurement.

  $ cp timed.journal part.journal; sed -i '0~3{/^game/d}' part.journal; plymeter run -o part.csv timed.json; plain part | cmp - once.txt
  part.csv: 120 cells, 40 of them run now
  $ plymeter run -o part.csv timed.json; cp narrow.journal wide.journal; sed 's/0\.5/0.6/' narrow.json > wide.json
  part.csv: 120 cells, 0 of them run now
  $ plymeter run -o wide.csv wide.json; cp narrow.journal same.journal; plymeter run -o same.csv narrow.json
  wide.csv: 120 cells, 120 of them run now
  same.csv: 120 cells, 0 of them run now

Variants that are compared stay on one machine.

  $ for i in 1 2 3; do plymeter run --shard $i/3 -o parts.csv timed.json 2> said || cat said; done
  $ for f in parts.shard-*.journal; do grep ^game $f | sed 's/ algorithm=.*//' | sort -u; done | sort | uniq -d
  $ plymeter run -o parts.csv timed.json parts.shard-*.journal 2> said; plain parts | cmp - once.txt

A cell that never ends, and one that takes too much memory, cost their own rows.

  $ json > bad.json <<'END'
  > { games: [ { game: uniform, branching: 8, seed: [1, 2] } ], searches: [ { algorithm: [negamax, sss] } ],
  >   cutoffs: [ { cutoff: depth, limit: [2, 40, 3] } ], limits: { seconds: 1, memory_mb: 1, repeat: 6 } }
  > END
  $ plymeter run -o bad.csv bad.json; awk -F, 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next }
  >   { print $at["limit"], $at["status"], $at["leaves"] != "", $at["repeats"], $at["warmup"] }' bad.csv | sort | uniq -c
  bad.csv: 12 cells, 12 of them run now; 2 ended by timeout; 2 ended by memory
        4 2 ok 1 6 0
        4 3 ok 1 6 0
        2 40 memory 0  
        2 40 timeout 0  

Wrong limits:

  $ for wrong in 'precision: 2, timing_seconds: 0' 'timing_seconds: 5'; do config "$wrong" > wrong.json; refused 3 run wrong.json; done
  wrong.json:3:83: "precision" is to be a number from 0 to 1, not "2"
  wrong.json:3:104: "timing_seconds" is to be a number from 0.001 to 1000000000, not "0"
  wrong.json:3:88: "timing_seconds" is the most that a "precision" may take, and none is asked for

Each worker is on a core of its own while it works, as the record says.

  $ cpus() { sed -n '/"cpus"/{s/.*\[//; s/\].*//; s/,//g; p}' $1.meta.json; }
  $ json > long.json <<'END'
  > { games: [ { game: uniform, seed: 1..2 } ], limits: { repeat: 2 }, searches: [ { algorithm: negamax } ],
  >   cutoffs: [ { cutoff: depth, limit: 40 } ] }
  > END
  $ test -z "$(cpus two)" || { "$PLYMETER" run -j2 -o long.csv long.json > said 2>&1 & pid=$!; for i in $(seq 1000); do
  >   now=$(for child in $(children $pid); do sed -n 's/^Cpus_allowed_list:[[:space:]]*//p' /proc/$child/status; done 2> said | sort -n | xargs)
  >   test "$now" = "$(cpus two)" && break; sleep 0.01; done; kill $pid; wait $pid; echo $?
  >   test "$now" = "$(cpus two)" || echo on $now, not on $(cpus two); }
  4

On one core there is one job.

  $ needs taskset; last=$(cpus two | sed 's/.* //'); taskset -c ${last:-0} "$PLYMETER" run -j3 -o capped.csv timed.json
  capped.csv: 1 jobs instead of 3: timing takes a physical core each
  capped.csv: 120 cells, 120 of them run now
  $ grep -o '"jobs":.1,' capped.meta.json | tr '\t' ' '; test "$(cpus capped)" = "$last" || cpus capped
  "jobs": 1,
  $ taskset -c ${last:-0} "$PLYMETER" run -j3 -o free.csv once.json
  free.csv: 120 cells, 120 of them run now
