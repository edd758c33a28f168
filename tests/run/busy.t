Processes that begin late, because they sleep or because others keep the processor: they do their work all the same, and there are no
more of them than usual. One that never begins comes to its limit.

  $ . "$PROJECT"/tests/setup.sh
  $ library forks; export ASAN_OPTIONS=verify_asan_link_order=0 FORKS=$PWD/forks
  $ json > many.json <<'END'
  > { games: [ { game: uniform, branching: 5, seed: 1..10 } ], searches: [ { algorithm: [minimax, alphabeta] } ],
  >   cutoffs: [ { limit: 1..5 } ] }
  > END
  $ json > one.json <<'END'
  > { games: [ { game: tictactoe } ], searches: [ { algorithm: minimax } ], cutoffs: [ { limit: 2 } ], limits: { seconds: 0.5 } }
  > END

How many processes there were besides the first, of a run that is called so; what is counted is in the file "counted".

  $ processes() { rm -rf forks out; mkdir out; LD_PRELOAD=$PWD/forks.so timeout 300 "$@" -o out/r.csv 2> said; status=$?
  >   counted out/r.csv > counted; wc -c < forks; return $status; }
  $ as_usual() { for jobs in 2 16; do
  >   usual=$(processes "$PLYMETER" run -j $jobs many.json); mv counted usual; test $usual -gt $jobs || echo only $usual
  >   $1; now=$(processes "$2" "$3" "$4" "$PLYMETER" run -j $jobs many.json) || cat said; test $now = $usual || echo $now, not $usual
  >   $5; cmp counted usual; done; }
  $ as_usual true env LATE=300 env true

While 16 loops keep the processors:

  $ begin() { loops=; for i in 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16; do sh -c 'while :; do :; done' & loops="$loops $!"; done; }
  $ end() { kill -9 $loops; wait $loops; }; as_usual begin nice -n 10 end 2> none; cat none | grep -v Killed
  [1]

The last process of a run of one cell is its worker.

  $ export STOPPED=$(processes "$PLYMETER" run -j 1 one.json); processes "$PLYMETER" run -j 1 one.json > said; echo $?
  1
  $ tail -1 out/r.csv | grep -o ,timeout,
  ,timeout,
