What little input takes much memory or time, and what the program says where it gets no more.

  $ . "$PROJECT"/tests/setup.sh
  $ within() { megabytes=$1; shift; (ulimit -v $((1024 * megabytes)); plymeter "$@"); }

Every cell takes some hundred bytes, and they are counted before they are made: of 9 million games, each of which has 16; of searches
alone, before anybody sees that there is no game; and what is excluded counts, too.

  $ config() { echo "$1" | json > many.json; within 1000 plan many.json; test $? = 3 || echo not refused; }
  $ config '{ games: [ { game: uniform, branching: 2..10, seed: 1..1000000 } ], searches: [ { algorithm: [minimax, alphabeta] } ],
  >   cutoffs: [ { limit: 1..8 } ] }'
  many.json:1:1: these are more than 10000000 cells, before any are excluded
  $ config '{ searches: [ { algorithm: alphabeta, entries: 1..1000000, etc: [no, yes], keep: [inner, all], order: [none, eval, random] } ] }'
  many.json:1:1: a config needs "games"
  many.json:1:1: these are more than 10000000 cells, before any are excluded
  $ config '{ games: [ { game: uniform, seed: 1..1000000 } ], searches: [ { algorithm: alphabeta } ], cutoffs: [ { limit: 0..10 } ],
  >   exclude: [ { limit: 10 } ] }'
  many.json:1:1: these are more than 10000000 cells, before any are excluded

That there is no more memory is said.

  $ echo '{ games: [ { game: uniform, seed: 1..200000 } ], searches: [ { algorithm: alphabeta } ], cutoffs: [ { limit: 1 } ] }' | json > cells.json
  $ for megabytes in 30 60 90; do for verb in 'plan --csv' run; do within $megabytes $verb cells.json; echo $?; done; done 2>&1 | sort | uniq -c
        6 7
        6 plymeter: out of memory
  $ plymeter --help | grep -o '7 out of memory'
  7 out of memory

A tree of 4 million leaves is a file of 8 megabytes, and takes few bytes a leaf. It is read once for all cells.

  $ awk 'BEGIN { for (k = 0; k < 250; k++) leaves = leaves (k ? "," : "") k % 10
  >   for (j = 0; j < 250; j++) wide = wide (j ? ",[" : "[") leaves "]"
  >   for (i = 0; i < 64; i++) printf "%s%s]", i ? ",[" : "[[", wide; print "]" }' > large.tree
  $ config() { echo "{ games: [ { game: tree, tree: large.tree, seed: 1..$1 } ], searches: [ { algorithm: alphabeta } ], cutoffs: [ { limit: 1 } ] }" | json > large.json; }
  $ config 1; within 400 run large.json; grep -c ,ok, results/large.csv
  results/large.csv: 1 cells, 1 of them run now
  1
  $ seconds() { awk 'NR == 2 { split($1 "m" $2, t, /[ms]+/); print 60 * (t[1] + t[3]) + t[2] + t[4] }' "$1"; } # of the processor, of children
  $ times > none; plymeter run --force large.json 2> said; times > one; config 30; plymeter run --force large.json; times > many
  results/large.csv: 30 cells, 30 of them run now
  $ awk "BEGIN { one = $(seconds one) - $(seconds none); many = $(seconds many) - $(seconds one); exit !(one > 0 && many < 10 * one) }"

The disk ends in the middle of a batch of rows, wherever that is: what is said to be recorded is.

  $ echo '{ games: [ { game: uniform, seed: 1..1000 } ], searches: [ { algorithm: alphabeta } ], cutoffs: [ { limit: 1..3 } ] }' | json > full.json
  $ for blocks in 1 3 9 27 81 243 729; do
  >   rm -rf results; (ulimit -f $blocks; plymeter run full.json > said 2>&1); test $? = 4 || echo not stopped
  >   recorded=$(sed -n 's/.*stopped after \([0-9]*\) of 3000 cells.*/\1/p' said); plymeter run full.json > said 2>&1
  >   test $(($(sed -n 's/.*full.csv: 3000 cells, \([0-9]*\) of them run now.*/\1/p' said) + recorded)) = 3000 || { echo $recorded; cat said; }; done
