Runs that are disturbed: nothing recorded is lost or recorded twice, and nothing is left lying about. With KILLS=200 more often.

  $ . "$PROJECT"/tests/setup.sh

About a second of small cells and larger ones; and a config of which the first cell is done at once, the others never.

  $ json > some.json <<'END'
  > { games: [ { game: uniform, branching: [2, 3, 5], seed: 1..60 } ], searches: [ { algorithm: [minimax, alphabeta] } ],
  >   cutoffs: [ { cutoff: depth, limit: 1..8 } ] }
  > END
  $ json > endless.json <<'END'
  > { games: [ { game: uniform, seed: 1..2 } ], searches: [ { algorithm: negamax } ], cutoffs: [ { cutoff: depth, limit: [1, 40] } ] }
  > END
  $ plymeter run -j2 -o whole.csv some.json; counted whole.csv > whole.txt
  whole.csv: 2880 cells, 2880 of them run now

In the end each cell is in X.journal once, X.csv has what undisturbed runs count, and no lock and nothing half written is left.

  $ whole_lines() { awk -F'\t' 'NF == 7 && length($7) == 16 && !/^#/' "$1"; }
  $ same() { whole_lines $1.journal | cut -f1 | sort | uniq -c | awk '$1 != 1 { print } END { if (NR != 2880) print NR, "lines" }'
  >   counted $1.csv | cmp - whole.txt; stray; }
  $ stray() { find . -name '*.lock' -o -name '*.new'; }

What runs in the background ignores SIGINT, if env does not say otherwise.

  $ launch() { env --default-signal=INT "$PLYMETER" run "$@" > log 2>&1 & run=$!; }
  $ await() { for i in $(seq 1000); do eval "$1" && return; sleep 0.01; done; echo "never: $1"; }
  $ await_line() { await "grep -qs ^game= '$1'"; }
  $ await_child() { await "child=\$(children $run | grep -vx '${1:-0}' | head -1); test \"\$child\" && ! grep -q '^State:.Z' /proc/\$child/status 2> none"; }

Asked to stop, it says how to go on, in words that a shell understands.

  $ mkdir "it's here"; cp some.json "it's here/so me.json"; for signal in INT TERM USR1; do rm -rf results
  >   launch -j2 "it's here/so me.json"; await_line 'results/so me.journal'; kill -$signal $run; wait $run; echo $?; stray
  >   tail -1 log | grep -o 'run -j2.*'; eval "$(tail -1 log)" 2>&1 | grep -o '2880 cells, '
  >   cp 'results/so me.csv' asked.csv; cp 'results/so me.journal' asked.journal; same asked; done
  4
  run -j2 'it'\''s here/so me.json'
  2880 cells, 
  4
  run -j2 'it'\''s here/so me.json'
  2880 cells, 
  4
  run -j2 'it'\''s here/so me.json'
  2880 cells, 

While it waits for another run, too; and if the process that started it had blocked all signals.

  $ launch -o first.csv endless.json; first=$run; await_child; mv log first; launch -o second.csv some.json
  $ await "grep -q 'waiting for another run in .' log"; kill -TERM $run; wait $run; echo $?; kill $first; wait $first; echo $?; gone $child; stray
  4
  4
  $ env --block-signal "$PLYMETER" run -o blocked.csv endless.json > log 2>&1 & run=$!; await_line blocked.journal; kill $run
  > wait $run; echo $?; rm blocked.*
  4

What was not forced again yet is not forced when it goes on.

  $ cp whole.journal forced.journal; launch --force -j2 -o forced.csv some.json; await_child; kill -INT $run; wait $run; echo $?
  4
  $ sed "s/ '\{0,1\}\/.*plymeter'\{0,1\}/ plymeter/" log | tail -2
      plymeter run -j2 -o forced.csv some.json
  (cells that were not run again yet keep their earlier rows)

Asked twice, it ends as others do. On a busy machine the run may have stopped by itself before it is asked again; then it is tried once
more.

  $ for try in $(seq 100); do launch -o twice.csv endless.json; await_line twice.journal; await_child
  >   for i in $(seq 100); do kill -INT $run 2> none || break; sleep 0.05; done; wait $run; status=$?; test $status != 4 && break; done; echo $status
  130
  $ gone $child; whole_lines twice.journal | wc -l; rm twice.*
  1

A worker that is killed costs its row, and a batch that is killed is run again (1: it was at its first cell).

  $ launch -o hit.csv endless.json; await_line hit.journal; await_child; one=$child; sleep 0.2; kill -9 $one
  $ await 'test $(whole_lines hit.journal | wc -l) = 3'; await_child $one; kill -9 $child; wait $run; echo $?
  1
  $ grep cells, log; grep -o ',40,crash:SIGKILL,' hit.csv; rm hit.*
  hit.csv: 4 cells, 4 of them run now; 2 ended by crash
  ,40,crash:SIGKILL,
  ,40,crash:SIGKILL,
  $ launch -o batch.csv some.json; await 'test -e batch.lock'; for i in 1 2 3; do await_child; kill -9 $child; sleep 0.03; done 2> none; wait $run; status=$?
  $ case $status in 0) ;; 1) plymeter run --retry crash -o batch.csv some.json > said 2>&1;; *) cat log;; esac; counted batch.csv | cmp - whole.txt; stray

The first failure may be enough.

  $ sed 's/^{/{ "limits": { "seconds": 0.1 },/' endless.json > late.json; plymeter run --fail-fast -o late.csv late.json > log 2>&1; echo $?
  1
  $ sed "s/uniform .*/uniform .../; s/ '\{0,1\}\/.*plymeter'\{0,1\}/ plymeter/" log
  timeout: game=uniform ...
  late.csv: stopped after 2 of 4 cells
  to go on:
      plymeter run --fail-fast -o late.csv late.json
  $ plymeter run --fail-fast -o late.csv late.json 2>&1 | grep cells,
  late.csv: 4 cells, 2 of them run now; 2 ended by timeout

A file may not grow, as on a full disk.

  $ (ulimit -f 8; "$PLYMETER" run -o full.csv some.json) 2>&1 | grep journal; find . -name full.csv; stray
  plymeter: cannot append to the journal: File too large
  $ plymeter run -j2 -o full.csv some.json 2> said; same full; rm full.csv
  $ (ulimit -f 8; "$PLYMETER" run -o full.csv some.json) 2>&1 | grep large; stray; plymeter run -o full.csv some.json; same full
  full.csv: File too large
  full.csv: its journal has 1 unusable line; those cells run again
  full.csv: 2880 cells, 0 of them run now
  $ refused 2 run -o /dev/full some.json
  /dev/full: not a file that could be replaced

Only a clock that cannot be set is looked at.

  $ library clock; export ASAN_OPTIONS=verify_asan_link_order=0; for i in 1 2; do LD_PRELOAD=$PWD/clock.so date +%s; done | uniq | wc -l
  2
  $ LD_PRELOAD=$PWD/clock.so "$PLYMETER" run -j2 -o steps.csv some.json; same steps
  steps.csv: 2880 cells, 2880 of them run now

A second run is refused; one that was killed holds nothing, whatever its file says.

  $ launch -o held.csv endless.json; await_line held.journal; await_child; for config in endless some; do
  >   plymeter run -o held.csv $config.json 2> said; echo $?; sed "s/process $run on $(uname -n)/process N/; q" said; done
  4
  held.csv: process N runs this already
  4
  held.csv: process N runs this already
  $ kill -9 $run; wait $run 2> none; echo $?; gone $child; ls held.lock; plymeter run -o held.csv some.json 2>&1 | grep cells; stray
  137
  held.lock
  held.csv: 2880 cells, 2880 of them run now

A run was killed while it wrote its CSV, and the next one while it signed the lock that the first had left.

  $ library cut; echo game > signed.csv.new; echo process 1000000000000 on a host > signed.lock
  $ { (LD_PRELOAD=$PWD/cut.so "$PLYMETER" run -o signed.csv some.json); echo $?; } 2> said; plymeter run -j2 -o signed.csv some.json 2>&1 | grep cells; same signed
  137
  signed.csv: 2880 cells, 2880 of them run now

Killed anywhere:

  $ killed=0; while test $killed -lt ${KILLS:-20}; do launch -j$((killed % 2 + 1)) -o killed.csv some.json
  >   sleep 0.$(printf %03d $(($(od -An -N2 -tu2 /dev/urandom) % 400))); child=$(children $run); kill -9 $run 2> none; wait $run; status=$?
  >   gone $child; case $status in 137) killed=$((killed + 1));; 0) same killed; rm killed.*;; *) cat log;; esac; done 2> none
  $ plymeter run -j2 -o killed.csv some.json 2> said; same killed

Root may write anywhere, so that somebody else must try to write into a read-only folder.

  $ as() { if test $(id -u) = 0; then setpriv --reuid=65534 --regid=65534 --clear-groups "$@"; else "$@"; fi; }
  $ chmod a+rx "$CRAMTMP" .; as "$PLYMETER" --version > said 2>&1 || {
  >   echo 'not tested: root may write to a read-only folder, and cannot run the program as somebody else' >> /proc/$PPID/fd/2; exit 80; }
  $ mkdir kept; chmod a-w kept; as "$PLYMETER" run -o kept/some.csv some.json
  kept: Permission denied
  [3]
  $ chmod u+w kept; plymeter run -j2 -o kept/some.csv some.json; chmod a-w kept; as "$PLYMETER" run --force -o kept/some.csv some.json
  kept/some.csv: 2880 cells, 2880 of them run now
  kept: Permission denied
  [3]
  $ same kept/some; chmod u+w kept
