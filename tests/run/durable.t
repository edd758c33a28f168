What a power cut leaves: files that were put in place are whole, and rows of a second ago are there.

  $ . "$PROJECT"/tests/setup.sh
  $ library synced; export SYNCED=synced ASAN_OPTIONS=verify_asan_link_order=0
  $ for limit in 3 '[3, 30]'; do json > "$limit.json" <<END
  > { games: [ { game: uniform, seed: 1..3 } ], searches: [ { algorithm: negamax } ], cutoffs: [ { cutoff: depth, limit: $limit } ] }
  > END
  > done; mv 3.json quick.json; mv '[3, 30].json' endless.json

Files are synced before they are put in place; a name is on the disk when its folder is.

  $ LD_PRELOAD=$PWD/synced.so "$PLYMETER" run quick.json; awk '!/quick.journal/ || !seen++' synced
  results/quick.csv: 3 cells, 3 of them run now
  sync results
  sync quick.journal
  sync quick.csv.new
  place quick.csv
  sync results
  sync quick.meta.json.new
  place quick.meta.json
  sync results

Rows are synced soon: of a run some of whose cells never end three rows come at once, and are on the disk soon after; they do not wait
for the next one. There is a job for each endless search, and one for the others.

  $ rm synced; LD_PRELOAD=$PWD/synced.so "$PLYMETER" run -j 4 endless.json > said 2>&1 & run=$!
  $ syncs() { grep -c 'sync endless.journal' synced; }
  $ for i in $(seq 600); do test "$(grep -sc '^game=' results/endless.journal)" = 3 && break; sleep 0.1; done; before=$(syncs)
  $ for i in $(seq 100); do test $(syncs) -gt $before && echo synced && break; sleep 0.1; done
  synced
  $ grep -c '^game=' results/endless.journal; kill $run; wait $run; echo $?
  3
  4
