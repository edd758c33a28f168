Nothing is lost: what is written arrives whole, or the exit status says that it did not; and nobody's file is destroyed.

  $ . "$PROJECT"/tests/setup.sh
  $ library full; full=$PWD/full.so; export ASAN_OPTIONS=verify_asan_link_order=0

The folder "given" has what verbs read: CSVs with all that goes with them, a shard, a table, levels, a tree, a figure, an artifact, and
what is said to verbs that are asked by another program.

  $ mkdir -p given/configs/levels given/artifact/configs given/artifact/results; cd given
  $ json > some.json <<'END'
  > { games: [ { game: uniform, branching: [2, 3], seed: 1..40 } ], searches: [ { algorithm: alphabeta } ],
  >   cutoffs: [ { cutoff: depth, limit: 1..6 } ],
  >   claims: [ { claim: "it visits leaves", metric: leaves, relation: >=, value: 1, each: true } ] }
  > END
  $ json > match.json <<'END'
  > { measure: match, pairing: all, games: [ { game: tictactoe, opening: 1, seed: 1..9 } ],
  >   searches: [ { algorithm: alphabeta, order: eval } ], cutoffs: [ { cutoff: depth, limit: [1, 3, 9] } ] }
  > END
  $ json > lessons.json <<'END'
  > { games: [ { game: tictactoe, opening: 2, seed: 1..5 } ], searches: [ { algorithm: alphabeta } ],
  >   cutoffs: [ { cutoff: depth, limit: 2 } ] }
  > END
  $ json > tree.json <<'END'
  > { games: [ { game: tree, tree: t.csv } ], searches: [ { algorithm: minimax } ], cutoffs: [ { limit: 2 } ] }
  > END
  $ lines game,cutoff,budget,status,regret kalah,depth,9,ok,1 kalah,late,9,ok,1 > e.csv; lines uci usi 'go depth 2' isready > asked
  $ cp "$PROJECT/configs/levels/tictactoe.json" configs/levels; lines '<svg width="10" height="10"><path d="M0,0L9,9"/></svg>' > f.svg
  $ plymeter run -j2 -o r.csv some.json; plymeter run -o m.csv --games kept.games match.json
  r.csv: 480 cells, 480 of them run now
  PASS  it visits leaves  leaves >= 1 in 480 of 480 rows
  kept.games: 54 games
  m.csv: 27 cells, 27 of them run now
  $ plymeter learn -o table.json lessons.json > said 2>&1; plymeter run --shard 1/1 -o r.csv some.json
  r.shard-1-of-1.journal: 480 cells, 480 of them run now
  $ cp some.json artifact/configs; cp r.csv artifact/results/some.csv; cp r.meta.json artifact/results/some.meta.json; rm said; cd ..

What each verb can write: what it is called with; the file that it writes, if not to standard output; and what is done before it, by
which some file is made anew.

  $ figure() { ln -s "$PROJECT"/plots .
  >   echo "set terminal svg; set datafile separator ','; plot csv using 'limit':'leaves'" > x.gp; }
  $ clone() { mkdir -p src/kit plots; touch Makefile src/kit/part.h; cp "$PROJECT"/configs/deepening.json configs
  >   cp "$PROJECT"/plots/deepening.gp plots; }
  $ cat > calls <<'END'
  > run -o r.csv some.json|r.csv|rm r.csv
  > run -o r.csv some.json|r.meta.json|rm r.meta.json
  > run -o r.csv some.json|r.journal|rm r.*
  > run -o r.csv some.json
  > run -o m.csv --games m.games match.json|m.games
  > run --sample 9 artifact
  > run -o r.csv some.json r.shard-1-of-1.journal|r.csv|rm r.csv r.meta.json
  > run -o r.csv some.json r.shard-1-of-1.journal|r.journal|rm r.csv r.meta.json r.journal
  > cell game=uniform limit=3
  > plan some.json
  > list
  > learn lessons.json
  > learn -o t.json lessons.json|t.json
  > perft game=tictactoe depth=4
  > show game=tictactoe
  > show --pgn kept.games
  > play game=tictactoe first=Student second=Student
  > uci game=tictactoe
  > usi game=tictactoe
  > theory branching=2..99 depth=1..3
  > claims r.csv some.json
  > elo m.csv --by player,rival
  > equivalent e.csv --of regret --to cutoff=depth --by cutoff,budget
  > tune m.csv
  > tune m.csv --config
  > summary r.csv --by branching,seed,limit --of leaves
  > tabulate r.csv --rows branching --cols limit
  > tabulate r.csv --rows branching --cols limit -o t.tex|t.tex
  > summary --macros r.csv --by branching,limit
  > summary --macros r.csv --by branching,limit -o n.tex|n.tex
  > compare --force r.csv r.csv
  > doctor --comparisons 4
  > stamp f.svg r.csv|f.svg
  > plot r.csv --x limit --y leaves --by branching --script
  > plot r.csv --x limit --y leaves --by branching
  > plot r.csv --x limit --y leaves --by branching -o p.svg|p.svg
  > draw game=tictactoe limit=2 algorithm=minimax
  > draw game=tictactoe limit=2 algorithm=minimax -o d.svg|d.svg
  > draw game=tree algorithm=alphabeta -o d.html|d.html
  > grade --trees 20 --search algorithm=alphabeta
  > figure r.csv --script ./x.gp -o g.svg|g.svg|figure
  > schema
  > list keys
  > new experiment mine|configs/mine.json|clone
  > END
  $ plymeter --help | sed -n 's/^  \([a-z]\{1,\}\) .*/\1/p' | sort > verbs; cut -d'|' -f1 calls | cut -d' ' -f1 | sort -u | diff verbs -
  $ test $(wc -l < verbs) -gt 15 || cat verbs

A call in a copy of what is given; what it prints is in the file "said". How many lines it printed or wrote is -1 if that is not there.

  $ call() { rm -rf here; cp -R given here; cd here; eval "$before"
  >   { "$@" "$PLYMETER" $called < asked 2>&1 > said; echo $? > ../status; } | cat > ../out; cd ..; read -r status < status; }
  $ written() { if test -e here/${file:-said}; then wc -l < here/${file:-said}; else echo -1; fi; }

One write fails, and all others do well: the file that is written is there as a whole or not at all, and the exit status is not that of
a success; so that the same call, given again, does what is missing.

  $ wrong() { echo "$called, room for $room: $1, $status"; cat out; }
  $ while IFS='|' read -r called file before <&3; do
  >   room=all; call env; usual=$(written); test $status = 0 && test $usual -ge 1 || wrong usually
  >   for room in 0 5000 20000; do
  >     call env ROOM=$room LD_PRELOAD="$full"
  >     if ! test -e here/was-full; then
  >       test $status = 0 && test $room != 0 || wrong 'not full'
  >       continue
  >     fi
  >     echo $room >> full
  >     case $status in 3|4) grep -q 'File too large\|could not be written' out || wrong untold;; *) wrong full;; esac
  >     case $before-$file in -*|*journal) ;; *) test $(written) = -1 || wrong half;; esac
  >     test "$file" || continue
  >     (cd here; "$PLYMETER" $called < asked > said 2> ../out) && test $(written) -ge $usual || wrong again
  >   done; done 3< calls; grep -cx 0 full; test $(grep -cx 20000 full) -gt 3 || cat full
  44

The rows that a CSV lacked at first are in the journal.

  $ rm -rf here; cp -R given here; cd here; rm r.csv r.meta.json; for room in 0 5000 10000 20000; do
  >   ROOM=$room LD_PRELOAD=$full "$PLYMETER" run -o r.csv some.json 2> said; echo $?; ls r.csv 2> none; done; ls | grep new
  4
  4
  4
  4
  [1]
  $ plymeter run -o r.csv some.json; cmp r.csv ../given/r.csv; cd ..
  r.csv: 480 cells, 0 of them run now
  PASS  it visits leaves  leaves >= 1 in 480 of 480 rows

Standard output may be full.

  $ cd given; while IFS='|' read -r called file before <&3; do
  >   plymeter ${called%% *} --help 2>&1 > /dev/full || echo $?
  >   test "$file" || plymeter $called < asked 2> said > /dev/full || echo $? $(grep -o 'standard output: .*' said)
  > done 3< ../calls | sort | uniq -c; plymeter --help > /dev/full; plymeter --version > /dev/full
       44 3
       22 3 standard output: No space left on device
        7 3 standard output: a part of it could not be written
       44 standard output: No space left on device
  standard output: No space left on device
  standard output: No space left on device
  [3]

A reader that leaves ends the program, as others; where that signal is ignored, it is an error like others.

  $ leaving() { rm -f left; { until test -e left; do sleep 0.01; done; "$PLYMETER" --version; echo $? > status; } |
  >   { exec <&-; : > left; }; cat status; }
  $ leaving; (trap '' PIPE; leaving); cd ..
  141
  standard output: Broken pipe
  3

Nobody's file is destroyed
--------------------------

Calls that are refused where what is made before stands: they change no file.

  $ every() { find . -type l -exec readlink {} +; find . ! -type d | sort; find . -type f -exec cksum {} +; }
  $ spared() { made=$1; shift; for arguments; do rm -rf own; cp -R given own; cd own; eval "$made"; every > ../before
  >   plymeter $arguments > ../said 2>&1 < /dev/null; echo $? $(grep -v 'says more\|^results' ../said); every | diff ../before -; cd ..; done; }
  $ spared true 'run -o r.journal some.json' 'run -o r.lock some.json' 'run -o some.json some.json' 'run -o r.meta.json some.json' \
  >   'run -o r some.json' 'run -o .csv some.json' 'run -o r.journal some.json m.journal' 'run -o some.json some.json m.journal'
  2 r.journal: -o takes the name of a CSV, which ends in .csv
  2 r.lock: -o takes the name of a CSV, which ends in .csv
  2 some.json: -o takes the name of a CSV, which ends in .csv
  2 r.meta.json: -o takes the name of a CSV, which ends in .csv
  2 r: -o takes the name of a CSV, which ends in .csv
  2 .csv: -o takes the name of a CSV, which ends in .csv
  2 r.journal: -o takes the name of a CSV, which ends in .csv
  2 some.json: -o takes the name of a CSV, which ends in .csv
  $ for what in 'dir d.csv' 'fifo d.csv' 'fifo d.journal' 'fifo d.lock'; do spared "mk$what" 'run -o d.csv some.json'; done
  3 d.csv: not a file that could be replaced
  3 d.csv: not a file that could be replaced
  3 d.journal: not a file that could be replaced
  3 d.lock: not a file that could be replaced

Two at once; what a config reads, and whatever else is not plymeter's:

  $ spared 'mkdir d; cp some.json d' 'run some.json d/some.json'; spared 'cp some.json self.csv' 'run -o self.csv self.csv'
  2 d/some.json: it would write results/some.csv, as some.json does
  3 self.csv: plymeter did not write this and would destroy it; move it, or choose another name
  $ spared "echo '[[1,2],[3,4]]' > t.csv" 'run -o t.csv tree.json'
  3 t.csv: plymeter did not write this and would destroy it; move it, or choose another name
  $ spared 'echo date,price > x.csv' 'run -o x.csv some.json' 'run -o x.csv some.json r.journal'
  3 x.csv: plymeter did not write this and would destroy it; move it, or choose another name
  3 x.csv: plymeter did not write this and would destroy it; move it, or choose another name
  $ spared 'echo version = 3 > x.shard-1-of-2.lock' 'run --shard 1/2 -o x.csv some.json'
  3 x.shard-1-of-2.lock: plymeter did not write this and would destroy it; move it, or choose another name
  $ for made in 'echo {} > x.meta.json' 'echo mine > x.meta.d' 'echo version = 3 > x.lock' 'echo mine > x.csv.new' \
  >   'printf "dear diary,\nand" > x.journal' 'echo mine > x.meta.json.new'; do spared "$made" 'run -o x.csv some.json'; done
  3 x.meta.json: plymeter did not write this and would destroy it; move it, or choose another name
  3 x.meta.d: plymeter did not write this and would destroy it; move it, or choose another name
  3 x.lock: plymeter did not write this and would destroy it; move it, or choose another name
  3 x.csv.new: plymeter did not write this and needs the name; move it
  3 x.journal: no journal of plymeter's; move it
  3 x.meta.json.new: plymeter did not write this and needs the name; move it

Links lead elsewhere, and so does another name of the same file.

  $ for link in '-s some.json x.lock' '-s nothing x.lock' '-s m.journal x.journal' '-s m.csv x.csv' 'some.json x.lock' \
  >   'some.json x.journal'; do spared "ln $link" 'run -o x.csv some.json'; done
  3 x.lock: not a file that could be replaced
  3 x.lock: not a file that could be replaced
  3 x.journal: not a file that could be replaced
  3 x.csv: not a file that could be replaced
  3 x.lock: plymeter did not write this and would destroy it; move it, or choose another name
  3 x.journal: no journal of plymeter's; move it
  $ spared 'ln -s m.meta.json x.meta.json' 'run -o x.csv some.json r.journal'
  3 x.meta.json: not a file that could be replaced

Tables, figures:

  $ spared true 'learn -o lessons.json lessons.json' 'learn -o r.csv lessons.json' \
  >   'stamp some.json r.csv' 'stamp r.csv r.csv'
  2 lessons.json: plymeter did not write this and would destroy it; move it, or choose another name
  2 r.csv: plymeter did not write this and would destroy it; move it, or choose another name
  3 some.json: no SVG, PDF or PNG, nor an EPS or TeX of gnuplot
  3 r.csv: no SVG, PDF or PNG, nor an EPS or TeX of gnuplot
  $ spared 'ln -s nothing t.json' 'learn -o t.json lessons.json'; spared 'echo mine > t.json.new' 'learn -o t.json lessons.json'
  2 t.json: not a file that could be replaced
  2 t.json.new: File exists
  $ spared 'echo "% mine" > t.tex' 'tabulate r.csv --rows limit -o t.tex'
  3 t.tex: plymeter did not write this and would destroy it; move it, or choose another name
  $ spared 'ln -s nothing n.tex' 'summary --macros r.csv --by limit -o n.tex'
  3 n.tex: not a file that could be replaced
  $ spared "echo '<?xml version=\"1.0\"?><html><svg></svg><p>and a text that has more to say than a figure says behind its end</p></html>' > f.html" \
  >   'stamp f.html r.csv'; spared 'ln -s f.svg g.svg' 'stamp g.svg r.csv'
  3 f.html: no SVG, PDF or PNG, nor an EPS or TeX of gnuplot
  3 g.svg: not a file that could be replaced

What a killed run was about to put in place is its own, as the lock says that it left, and is in nobody's way.

  $ rm -rf own; cp -R given own; cd own; echo half > r.csv.new; echo half > r.meta.json.new; echo process 1 on moon > r.lock
  $ plymeter run -o r.csv some.json; find . -name '*.new' -o -name '*.lock'
  r.csv: 480 cells, 0 of them run now
  PASS  it visits leaves  leaves >= 1 in 480 of 480 rows

What is replaced keeps its permissions, and a link to its folder is a folder.

  $ learned() { plymeter learn -o t.json lessons.json 2> said; }; learned; chmod 750 t.json; learned; ls -l t.json | cut -c1-10
  -rwxr-x---
  $ mkdir far; ln -s far results; plymeter run some.json; cmp far/some.csv results/some.csv; cd ..
  results/some.csv: 480 cells, 480 of them run now
  PASS  it visits leaves  leaves >= 1 in 480 of 480 rows

Root may write to any file, so that somebody else must try.

  $ as() { if test $(id -u) = 0; then setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; else "$@"; fi; }
  $ chmod a+rx "$CRAMTMP" .; as "$PLYMETER" --version > said 2>&1 || {
  >   echo 'not tested: root may write to a protected file, and cannot run the program as somebody else' >> /proc/$PPID/fd/2; exit 80; }
  $ rm -rf own; cp -R given own; chmod a+rwx own; chmod a-w own/r.csv; chmod a+rw own/r.[jm]*; cd own
  $ as "$PLYMETER" run -o r.csv some.json; cmp r.csv ../given/r.csv
  r.csv: Permission denied
