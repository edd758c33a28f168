Shards: who takes which cells, the runs that take their rows, and the batch jobs.

  $ . "$PROJECT"/tests/setup.sh
  $ cat > small.json <<'END'
  > { "games": [ { "game": "uniform", "branching": [2, 3], "seed": "1..10" } ],
  >   "searches": [ { "algorithm": ["minimax", "alphabeta"], "order": "random" } ],
  >   "cutoffs": [ { "cutoff": "depth", "limit": "1..6" } ] }
  > END
  $ cat > decision.json <<'END'
  > { "measure": "decision", "games": [ { "game": "tictactoe", "opening": 3, "seed": "1..5" } ],
  >   "searches": [ { "algorithm": "alphabeta", "order": "eval" } ],
  >   "cutoffs": [ { "cutoff": "depth", "limit": [1, 2, 3] } ], "reference": { "limit": 9 } }
  > END
  $ cat > match.json <<'END'
  > { "measure": "match", "pairing": "all", "games": [ { "game": "tictactoe", "opening": 1, "seed": "1..4" } ],
  >   "searches": [ { "algorithm": "alphabeta", "order": "eval" } ], "cutoffs": [ { "cutoff": "depth", "limit": [1, 3, 9] } ] }
  > END
  $ shards() { for i in $(seq $2); do plymeter run --shard $i/$2 $1.json 2> said || cat said; done; }

Who takes which
---------------

Each cell is in one shard, and shards are alike: of 40 cells to each limit seven have five or six each; they are of four kinds, and
of each a shard has one or two. The same cells go to the same shards on every machine, by every program.

  $ shards small 7; grep -c ^game results/small.shard-*.journal | cut -d: -f2 | paste -sd' '
  35 35 34 34 34 34 34
  $ for i in 1 2 3 4 5 6 7; do grep -o '^game=.*limit=[1-6]' results/small.shard-$i-of-7.journal | sed 's/.*=//'; echo; done |
  >   awk '/./ { of[$1]++; next } { for (l = 1; l <= 6; l++) printf "%d%s", of[l], l < 6 ? " " : "  "; delete of } END { print "" }'
  5 6 7 4 6 7  5 6 7 4 6 7  5 7 5 5 6 6  7 6 4 6 6 5  6 5 5 8 5 5  7 5 5 7 5 5  5 5 7 6 6 5  
  $ cat results/small.shard-*.journal | grep -o '^game=.*limit=[1-6]' | sort -u | wc -l; rm -r results
  240
  $ shards small 5; for i in 1 2 3 4 5; do grep -o '^game=.*limit=[1-6]' results/small.shard-$i-of-5.journal |
  >   sed "s/.*branching=\([23]\).*seed=\([0-9]*\).*algorithm=\([a-z]*\).*limit=/$i \1 \2 \3 /"; done | sort | cksum; rm -r results
  186711976 4104

  $ for wrong in '' 3 0/3 4/3 -1/3 1/0 1/3/5 a/b 1/b '1 /3' '1/ 3' auto/2 99999999999/99999999999 1/10001; do
  >   refused 2 run --shard "$wrong" small.json; done | sed 's/, not ".*"//' | uniq -c
       14 plymeter run: --shard takes I/N with 1 <= I <= N <= 10000
  $ plymeter run --shard 4/200 small.json; plymeter run --shard 400/1000 small.json; rm -r results
  results/small.shard-4-of-200.journal: 2 cells, 2 of them run now
  results/small.shard-400-of-1000.journal: 0 cells, 0 of them run now
  $ cat > sequential.json <<'END'
  > { "measure": "match", "sprt": { "elo0": 0, "elo1": 50 }, "games": [ { "game": "tictactoe", "opening": 1, "seed": "1..4" } ],
  >   "searches": [ { "algorithm": "alphabeta" } ], "cutoffs": [ { "cutoff": "depth", "limit": [1, 9] } ] }
  > END
  $ for wrong in 'run --shard 1/2 sequential.json' 'run sequential.json x.journal'; do refused 2 $wrong; done | cut -c1-120
  sequential.json: "sprt" decides by the rows so far whether another is played at all, which no shard can know; run it on 
  sequential.json: "sprt" decides by the rows so far whether another is played at all, which no shard can know; run it on 

Taking their rows
-----------------

All shards together are the run on one machine; to take them twice is to take them once, and a later run finds it done.

  $ union() { plymeter run -o whole.csv $1.json 2> said; counted whole.csv > whole.txt; for shards in 1 2 3 7; do
  >   for i in $(seq $shards); do plymeter run -o part.csv --shard $i/$shards $1.json || echo shard $i ended with $?; done 2> said
  >   ls part.csv part.journal 2> said; plymeter run -o part.csv $1.json part.shard-*.journal 2>&1 | tail -1
  >   counted part.csv | cmp - whole.txt; cp part.csv once.csv; cp part.journal once.journal
  >   plymeter run -o part.csv $1.json part.shard-*.journal 2> said; cmp part.csv once.csv; cmp part.journal once.journal
  >   plymeter run --reuse -o part.csv $1.json 2> said; cmp part.csv once.csv; rm part.*; done | uniq -c; rm whole.*; }
  $ union small; union decision; union match
        4 part.csv: 240 cells, 240 of them taken now
        4 part.csv: 15 cells and 5 references, 20 of them taken now
        4 part.csv: 12 cells, 12 of them taken now

Shards of several divisions are taken at once or one after another, and in any order.

  $ shards small 2; shards small 3
  $ plymeter run small.json results/small.shard-*.journal; cd results; last() { tail -1; }
  results/small.shard-1-of-2.journal: 120 of 240 cells
  results/small.shard-1-of-3.journal: 80 of 240 cells
  results/small.shard-2-of-2.journal: 120 of 240 cells
  results/small.shard-2-of-3.journal: 80 of 240 cells
  results/small.shard-3-of-3.journal: 80 of 240 cells
  results/small.csv: 240 cells, 240 of them taken now
  $ plymeter run small.shard-*.journal ../small.json -o small.csv 2>&1 | last
  small.csv: 240 cells, 0 of them taken now
  $ plymeter run -o a.csv ../small.json small.shard-?-of-?.journal 2>&1 | last; cmp a.csv small.csv; counted a.csv > a.txt
  a.csv: 240 cells, 240 of them taken now
  $ plymeter run -o b.csv ../small.json $(ls -r small.shard-?-of-?.journal) 2>&1 | last; counted b.csv | cmp - a.txt
  b.csv: 240 cells, 240 of them taken now
  $ wc -l < a.journal > lines; wc -l < b.journal | cmp - lines
  $ for i in 2 3; do plymeter run -o c.csv ../small.json small.shard-?-of-$i.journal 2>&1 | last; done; counted c.csv | cmp - a.txt
  c.csv: 240 cells, 240 of them taken now
  c.csv: 240 cells, 0 of them taken now
  $ cd ..; rm -r results

What is missing is said, with what helps.

  $ take() { ./p run small.json results/small.shard-*.journal; }; ln -s "$PLYMETER" p; take
  results/small.shard-*.journal: No such file or directory
  [3]
  $ for wrong in x.journal 'small.json small.json x.journal' '--shard 1/2 small.json x.journal' \
  >   '--retry timeout small.json x.journal'; do refused 2 run $wrong; done; refused 3 run absent.json x.journal
  plymeter run: journals go with one config, and without --shard, --force and --retry
  plymeter run: journals go with one config, and without --shard, --force and --retry
  plymeter run: journals go with one config, and without --shard, --force and --retry
  plymeter run: journals go with one config, and without --shard, --force and --retry
  absent.json: No such file or directory; a config is wanted, or the name or the results of its experiment
  $ for i in 1 3; do plymeter run --shard $i/4 small.json; done; take; echo $?; test ! -e results/small.csv
  results/small.shard-1-of-4.journal: 60 cells, 60 of them run now
  results/small.shard-3-of-4.journal: 60 cells, 60 of them run now
  results/small.shard-1-of-4.journal: 60 of 240 cells
  results/small.shard-3-of-4.journal: 60 of 240 cells
  results/small.csv: 120 rows taken now; 120 of 240 cells are missing; to run them:
      for shard in 2 4; do ./p run --shard $shard/4 small.json; done; ./p run small.json results/small.shard-*-of-4.journal
  4

A shard that was interrupted, and a line that was torn:

  $ for i in 2 4; do plymeter run --shard $i/4 small.json 2> said; done
  $ grep -v '^#end' results/small.shard-2-of-4.journal | head -c -9 > torn; mv torn results/small.shard-2-of-4.journal; take
  results/small.shard-1-of-4.journal: 60 of 240 cells
  results/small.shard-2-of-4.journal: 59 of 240 cells; 1 unusable line
  results/small.shard-3-of-4.journal: 60 of 240 cells
  results/small.shard-4-of-4.journal: 60 of 240 cells
  results/small.csv: 119 rows taken now; 1 of 240 cells are missing; to run them:
      for shard in 2; do ./p run --shard $shard/4 small.json; done; ./p run small.json results/small.shard-*-of-4.journal
  [4]
  $ eval "$(take 2>&1 | tail -1)" 2>&1 | last
  results/small.csv: 240 cells, 1 of them taken now
  $ rm results/small.csv results/small.journal; mv results/small.shard-4-of-4.journal x.journal
  $ ./p run -o 'a b.csv' small.json results/*.journal
  results/small.shard-1-of-4.journal: 60 of 240 cells
  results/small.shard-2-of-4.journal: 60 of 240 cells; 1 unusable line
  results/small.shard-3-of-4.journal: 60 of 240 cells
  a b.csv: 180 rows taken now; 60 of 240 cells are missing; to run them:
      ./p run --reuse=hosts -o 'a b.csv' small.json
  [4]
  $ plymeter run --reuse=hosts -o 'a b.csv' small.json; rm -r results
  a b.csv: 240 cells, 60 of them run now

Cut anywhere, a journal gives the rows that are whole, and a shard that was killed goes on beside the others.

  $ plymeter run -o whole.csv small.json; counted whole.csv > whole.txt; shards small 2; mv results/small.shard-2-of-2.journal full
  whole.csv: 240 cells, 240 of them run now
  $ size=$(wc -c < full); for cut in 0 9 700 $((size / 2)) $((size * 8 / 10)) $((size * 9 / 10)); do
  >   head -c $cut full > results/small.shard-2-of-2.journal; rm -f results/small.journal; take 2> said; status=$?
  >   eval "$(tail -1 said)" 2> said; counted results/small.csv | cmp - whole.txt; echo $status; done | paste -sd' '; rm -r results
  4 4 4 4 4 4
  $ plymeter run --shard 1/2 small.json 2> said; for wait in 0.02 0.05 0.1; do
  >   { "$PLYMETER" run --shard 2/2 small.json & sleep $wait; kill -9 $!; wait $!; take; } > said 2>&1; done; true
  $ plymeter run --shard 2/2 small.json 2> said; take 2> said; counted results/small.csv | cmp - whole.txt; rm -r results

Rows of shards go on saying which runs made them; each run is told of once, however often its rows are taken.

  $ sessions() { grep -c config_sha256 $1.meta.json; }
  $ shards small 3; take 2>&1 | last; grep -o '\["plymeter", "run", "small.json", "results/small.shard-1-of-3.journal"' results/small.meta.json
  results/small.csv: 240 cells, 240 of them taken now
  ["plymeter", "run", "small.json", "results/small.shard-1-of-3.journal"
  $ grep -o '\["plymeter", "run", "--shard", "2/3", "small.json"\]' results/small.meta.json; sessions results/small
  ["plymeter", "run", "--shard", "2/3", "small.json"]
  3
  $ cd results; cp small.journal before; cp small.shard-1-of-3.journal copy.journal; cp small.meta.json m
  $ plymeter run -o small.csv ../small.json small.shard-*.journal copy.journal 2>&1 | last; cmp small.journal before; cmp small.meta.json m
  small.csv: 240 cells, 0 of them taken now
  $ grep -c '^#' before; cd ..; rm results/small.meta.json; take 2> said; sessions results/small; rm -r results
  6
  3

One alone; one that was stopped has no end.

  $ plymeter run --shard 1/1 -o one.csv small.json 2> said; plymeter run -o one.csv small.json one.shard-1-of-1.journal; sessions one
  one.shard-1-of-1.journal: 240 of 240 cells
  one.csv: 240 cells, 240 of them taken now
  1
  $ ends() { awk '/^\t\t\t"end":/ { n++ } END { print n + 0 }' one.meta.json; }; ends; sed -i '/^#end/d' one*.journal
  1
  $ rm one.meta.json; plymeter run -o one.csv small.json one.shard-1-of-1.journal 2> said; ends; rm one.*
  0

Conflicts
---------

Journals in which something else stands, well sealed; what crashed counted nothing, and is a row, too.

  $ shards small 2; one=results/small.shard-1-of-2.journal
  $ forge() { awk '/^#/ { print; next } '"$1 { print }" $one | sealed; }
  $ forge '{ sub(/@/, "@other-") }' > same.journal; grep -c @other- same.journal
  120
  $ forge '{ sub(/@/, "@other-") } ++n == 5 { sub(/,0,1,,,,/, ",7,1,,,,") }' > wrong.journal; diff same.journal wrong.journal | grep -c ^.
  4
  $ forge '++n == 5 { sub(/\tok,.*\t/, "\tcrash:SIGSEGV,,,,,,,,,,,,,,,,,,,\t") }' > failed.journal; grep -c SIGSEGV failed.journal
  1
  $ sed '/^#/!s/\t/\tx/' wrong.journal | sealed > foreign.journal

Other machines count alike, and their times are not compared.

  $ plymeter run -o a.csv small.json results/*.journal same.journal 2>&1 | last
  a.csv: 240 cells, 240 of them taken now

Otherwise the cell is named, and both rows with where they stand.

  $ cksum a.csv a.journal > before; plymeter run -o a.csv small.json results/*.journal wrong.journal 2> said; echo $?
  5
  $ last < said; cksum a.csv a.journal | cmp - before
  a.journal: 1 rows were counted differently; nothing was taken
  $ for order in 'results/*.journal wrong.journal' 'wrong.journal results/*.journal'; do
  >   plymeter run -o b.csv small.json $order 2>&1 | sed 's/ values=.*//' | grep -v ' of 240'; test ! -s b.journal && test ! -e b.csv; done
  counts differ: game=uniform branching=2
      ok,1310325452236967383,1,1,2,0,2,2,0,0,0,0,0,1,,,: results/small.shard-1-of-2.journal
      ok,1310325452236967383,1,1,2,0,2,2,0,0,0,0,7,1,,,: wrong.journal
  b.journal: 1 rows were counted differently; nothing was taken
  counts differ: game=uniform branching=2
      ok,1310325452236967383,1,1,2,0,2,2,0,0,0,0,7,1,,,: wrong.journal
      ok,1310325452236967383,1,1,2,0,2,2,0,0,0,0,0,1,,,: results/small.shard-1-of-2.journal
  b.journal: 1 rows were counted differently; nothing was taken

So are two rows in one journal, such as cat makes.

  $ cat same.journal wrong.journal > both.journal; plymeter run -o b.csv small.json both.journal 2>&1 | last
  b.journal: 1 rows were counted differently; nothing was taken

A row that did not end well gives way, and rows of another build do to this one's.

  $ plymeter run -o b.csv small.json failed.journal foreign.journal results/*.journal
  failed.journal: 120 of 240 cells
  foreign.journal: 0 of 240 cells; other sources or other tools made 120 rows; only --reuse takes those
  results/small.shard-1-of-2.journal: 120 of 240 cells
  results/small.shard-2-of-2.journal: 120 of 240 cells
  b.csv: 240 cells, 240 of them taken now
  $ counted a.csv > a.txt; counted b.csv | cmp - a.txt

Rows of other builds serve if that is asked for and there are no others, but must agree.

  $ sed '/^#/!s/\t/\ty/' same.journal | sealed > one.journal
  $ ./p run -o c.csv small.json one.journal; ./p run --reuse -o c.csv small.json one.journal 2>&1 | sed -n 2p
  one.journal: 0 of 240 cells; other sources or other tools made 120 rows; only --reuse takes those
  c.csv: 0 rows taken now; 240 of 240 cells are missing; to run them:
      ./p run --reuse=hosts -o c.csv small.json
  c.csv: 120 rows taken now; 120 of 240 cells are missing; to run them:
  $ plymeter run --reuse -o c.csv small.json one.journal foreign.journal 2>&1 | grep differently
  c.journal: 1 rows were counted differently; nothing was taken
  $ refused 3 run -o d.csv small.json none.journal; rm -r results *.csv *.journal
  none.journal: No such file or directory

Questions
---------

Every question reads several files as one, and journals before all cells have run.

  $ sed -i '1s/{/{ "claims": [ { "claim": "few", "metric": "leaves", "where": { "algorithm": "minimax" },\
  >   "pool": ["branching", "limit"], "relation": "<", "value": 800 } ],\
  > /' small.json
  $ plymeter run -o whole.csv small.json; shards small 3
  whole.csv: 240 cells, 240 of them run now
  PASS  few  leaves = 101.5 (101.5 .. 101.5 at 95 %), wanted < 800; n = 120 of 10 seeds
  $ head -141 whole.csv > a.csv; sed 2,100d whole.csv > b.csv
  $ ask() { file=$2; plymeter $1 $file $3 2> said | sed "s#$file#FILE#g"; cat said; }
  $ while read -r verb rest; do ask $verb whole.csv "$rest" > 1; test -s 1 || echo nothing
  >   ask $verb a.csv,b.csv "$rest" | grep -v 'left out: 41 of 281 rows' | cmp - 1
  >   ask $verb $(echo results/*.journal | tr ' ' ,) "$rest" | grep -v '240 of 240 cells so far' | cmp - 1
  > done <<'END'
  > summary --by algorithm,limit --of leaves --pool branching
  > tabulate --rows algorithm --cols limit --of leaves --pool branching --format csv
  > plot --x limit --y leaves --by algorithm --pool branching --data
  > compare --by algorithm --of leaves --pool branching,limit --csv
  > claims small.json
  > END

As many words, as cat puts them together, and together.

  $ pooled() { plymeter summary "$@" --by algorithm --of leaves --pool branching,limit; }
  $ pooled whole.csv | tee 1; pooled a.csv b.csv 2> said | cmp - 1; cat b.csv a.csv | pooled - 2> said | sort > 2; sort 1 | cmp - 2
  algorithm,of,n,mean,stderr,median,q05,q25,q75,q95,low,high,units
  minimax,leaves,120,101.5,0,21.5,2,7,68.25,729,101.5,101.5,10
  alphabeta,leaves,120,44.025,1.874456711,14.5,2,4.75,38.75,249.7,39.36951445,47.77985247,10
  $ pooled b.csv results/small.shard-*.journal 2> said | cmp - 1
  $ pooled results/small.shard-2-of-3.journal
  small.json: 80 of 240 cells so far
  algorithm,of,n,mean,stderr,median,q05,q25,q75,q95,low,high,units
  minimax,leaves,39,97.82051282,25.64741056,27,2,8,72.5,729,48.07482556,196.4570331,10
  alphabeta,leaves,41,41,8.654088708,16,2,6,41,152,24.58730649,68.18977714,10
  $ plymeter tabulate a.csv b.csv --rows algorithm --cols limit --pool branching --format tex 2>&1 | grep -o 'a.csv has SHA-256 '
  a.csv has SHA-256 
  $ plymeter plot a.csv b.csv --x limit --y leaves --by algorithm --pool branching -o f.svg 2> said
  $ grep -o '"csv":\[{"path":"a.csv","sha256"' f.svg
  "csv":[{"path":"a.csv","sha256"

What is wrong with one of them:

  $ sed -i 1s/leaves/leafs/ b.csv; cut -d, -f2- a.csv > less.csv; cp small.json small.journal
  $ for wrong in 'a.csv b.csv' 'a.csv less.csv' 'a.csv absent.csv' none.journal small.journal; do
  >   refused 3 summary $wrong --by algorithm; done | sed 's/ wrote the other.*//'
  b.csv:1: its columns are not those of a.csv: "leafs" is in this one alone; if an earlier version
  less.csv:1: its columns are not those of a.csv: "game" is in that one alone; if an earlier version
  absent.csv: No such file or directory; a CSV of results is wanted, or the name or the config of their experiment
  none.journal: No such file or directory
  small.journal: no journal that says of which config its rows are
  $ sed 's/,ok,\([0-9-]*\),/,ok,1\1,/' a.csv > b.csv; refused 3 summary a.csv b.csv --by algorithm
  a.csv,b.csv:143: of the same cell as line 2, but value is "11310325452236967383" here and "1310325452236967383" there
  $ one=results/small.shard-1-of-3.journal; forge '++n == 5 { sub(/,0,1,,,,/, ",7,1,,,,") }' > wrong.journal
  $ sed '/^#/!s/\t/\tx/' wrong.journal | sealed > foreign.journal; pooled foreign.journal 2>&1 | head -1
  small.json: 80 of 240 cells so far; other sources or other tools made 80 rows
  $ refused 3 summary $one wrong.journal --by algorithm | sed 's/ values=.*//'; rm -r results
  counts differ: game=uniform branching=2
      ok,-830735911610329955,0,6,6,0,6,12,1,1,0,0,0,1,,,: results/small.shard-1-of-3.journal
      ok,-830735911610329955,0,6,6,0,6,12,1,1,0,0,7,1,,,: wrong.journal

A shard runs once at a time, different ones at once.

  $ cat > long.json <<'END'
  > { "games": [ { "game": "uniform", "seed": "1..2" } ], "searches": [ { "algorithm": "negamax" } ],
  >   "cutoffs": [ { "cutoff": "depth", "limit": 30 } ] }
  > END
  $ "$PLYMETER" run --shard 1/2 long.json 2> first & one=$!; "$PLYMETER" run --shard 2/2 long.json 2> second & two=$!
  $ for i in $(seq 1000); do test -s results/long.shard-1-of-2.lock && test -s results/long.shard-2-of-2.lock && break; sleep 0.01; done
  $ plymeter run --shard 1/2 long.json 2> said; echo $?; sed "s/$one on .* runs/N runs/; q" said
  4
  results/long.shard-1-of-2.journal: process N runs this already
  $ kill -TERM $one $two; wait $one; echo $?; wait $two; echo $?; find . -name '*.lock'; rm -r results
  4
  4

The batch jobs
--------------

The lines of the page, with programs of Slurm's names: `sbatch` runs what it is given, and all say in the file "asked" what they were
asked.

  $ rm -rf results; PATH=$PROJECT/tests/run/fake:$PATH; mkdir build configs; ln -s "$PLYMETER" build/plymeter; cp small.json configs/tutorial.json
  $ sed -n "/^task=/,/^sbatch/p" "$PROJECT"/results/README.md > jobs; wc -l < jobs; . ./jobs > said; grep -v '^srun' asked
  4
  sbatch --parsable --array=1-8 --requeue --open-mode=append --time=60 --mem=2G --signal=TERM@60
  sbatch --dependency=afterany:41
  $ grep 'taken now' log; plymeter run -o whole.csv small.json > said 2>&1; counted whole.csv > whole.txt; counted results/tutorial.csv | cmp - whole.txt
  results/tutorial.csv: 240 cells, 240 of them taken now

A task that was stopped before its time is over comes again; one that failed does not.

  $ cp long.json configs/tutorial.json; rm asked; SLURM_JOB_ID=7 SLURM_ARRAY_TASK_ID=1 sh -c "$task" 2> said & for i in $(seq 1000); do
  >   test -s results/tutorial.shard-1-of-8.lock && break; sleep 0.01; done; kill -TERM $(cat running); wait $!; echo $?; grep requeue asked
  4
  scontrol requeue 7
  $ rm asked; echo > configs/tutorial.json; SLURM_JOB_ID=7 SLURM_ARRAY_TASK_ID=1 sh -c "$task" 2> said; echo $?; grep requeue asked
  3
  [1]
