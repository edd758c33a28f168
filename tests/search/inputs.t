What rows and results are said to be made of: configs, and the tables and trees that these name.

  $ . "$PROJECT"/tests/setup.sh
  $ copy_table() { cp "$PROJECT/configs/tables/$1.json" table.json; }
  $ change_table() { sed -i 's/"price": [0-9]*/"price": 777/' table.json; } # another one of the same categories
  $ of_tree() {
  >   echo "{ games: [ { game: tree, tree: $1 } ], searches: [ { algorithm: [minimax, alphabeta] } ], cutoffs: [ { limit: 9 } ] }" | json; }
  $ values() { sed -n 's/.*,ok,\([0-9]*\),.*/\1/p' "$@" | paste -sd,; }

What a row is filed under
-------------------------

The search has read its table when that changes, and ends after it: its row is not the new table's. A child that has computed for some
ticks of a clock has read its table.

  $ json > late.json << 'end'
  > { games: [ { game: othello } ], searches: [ { algorithm: minimax } ],
  >   cutoffs: [ { cutoff: realization, table: table.json, limit: 0.5, deepen: ms, budget: 3000 } ] }
  > end
  $ computes() { cat /proc/[0-9]*/stat 2> /dev/null | awk -v parent=$1 '$4 == parent && $14 > 10 { n = 1 } END { exit !n }'; }
  $ copy_table othello; "$PLYMETER" run -o late.csv late.json > log 2>&1 & run=$!
  $ await computes $run; change_table; wait $run; echo $?; head -1 log; test -e late.csv
  4
  late.csv: table.json changed while its cells ran
  [1]
  $ plymeter run -o late.csv late.json; plymeter run -o late.csv late.json
  late.csv: 1 cells, 1 of them run now
  late.csv: 1 cells, 0 of them run now

The row that came too late is that of the table it was made with.

  $ copy_table othello; plymeter run -o late.csv late.json
  late.csv: 1 cells, 0 of them run now

Two searches of one run do not read different files. One that cannot be read any more gives no row either.

  $ json > between.json << 'end'
  > { games: [ { game: uniform }, { game: tree, tree: between.tree } ], limits: { seconds: 1 }, searches: [ { algorithm: negamax } ],
  >   cutoffs: [ { limit: [40] } ] }
  > end
  $ between() { plymeter run "$@" -o between.csv between.json; }
  $ echo '[1,2]' > between.tree; "$PLYMETER" run -o between.csv between.json > log 2>&1 & run=$!
  $ await grep -qs '^#run' between.journal; echo '[1,7]' > between.tree; wait $run; echo $?; head -1 log; test -e between.csv
  4
  between.csv: between.tree changed while its cells ran
  [1]
  $ between > log 2>&1; values between.csv; echo '[1,2]' > between.tree; between 2>&1 | tail -1; values between.csv
  7
  between.csv: 2 cells, 1 of them run now; 1 ended by timeout
  2
  $ cp between.journal was; changed() { ! cmp -s was between.journal; }
  $ "$PLYMETER" run --force -o between.csv between.json > log 2>&1 & run=$!
  $ await changed; echo '[1,' > between.tree; wait $run; echo $?; grep -c between.tree log
  4
  1
  $ echo '[1,2]' > between.tree; between > log 2>&1; echo $?; values between.csv
  1
  2

Texts that happen to name files are none.

  $ json > names.json << 'end'
  > { games: [ { game: tree, tree: "[1,2]" } ], searches: [ { algorithm: minimax } ], cutoffs: [ { cutoff: realization, table: even } ] }
  > end
  $ plymeter run names.json; for name in start none even '[1,2]'; do echo 1 > "$name"; done; plymeter run names.json
  results/names.csv: 1 cells, 1 of them run now
  results/names.csv: 1 cells, 0 of them run now
  $ grep '"inputs"' results/names.meta.json
  [1]

Rivals have tables, too.

  $ json > rivals.json << 'end'
  > { games: [ { game: tictactoe, opening: 1, seed: 1..2 } ], measure: match, searches: [ { algorithm: alphabeta } ],
  >   cutoffs: [ { cutoff: realization, limit: 0.1, table: table.json }, { limit: 2 } ] }
  > end
  $ copy_table tictactoe; plymeter run rivals.json; plymeter run rivals.json; change_table; plymeter run rivals.json
  results/rivals.csv: 2 cells, 2 of them run now
  results/rivals.csv: 2 cells, 0 of them run now
  results/rivals.csv: 2 cells, 2 of them run now
  $ grep -c '"table.json"' results/rivals.meta.json
  1

What is said of it
------------------

  $ of_tree '["a b.tree", "[1,2]"]' > said.json; echo '[[1,2],[3,4]]' > 'a b.tree'; plymeter run -o said.csv said.json
  said.csv: 4 cells, 4 of them run now
  $ sum() { sha256sum "$@" | cut -c1-64; }
  $ sed -n '/"inputs"/,/]/p' said.meta.json | grep -c '"path"'; grep -A1 '"path":.*"a b.tree"' said.meta.json | grep -c $(sum 'a b.tree')
  1
  1
  $ echo '<svg><g/><g/></svg>' > said.svg; plymeter stamp said.svg said.csv; grep -o '{"path":"a b.tree","sha256":' said.svg
  {"path":"a b.tree","sha256":

A config is read once, though it changes while its run waits for another one, or is a pipe, which cannot be read a second time.

  $ echo '{ games: [ { game: uniform } ], searches: [ { algorithm: negamax } ], cutoffs: [ { limit: 40 } ] }' | json > holder.json
  $ of_tree '"[1,2]"' > waits.json; cp waits.json piped.json
  $ recorded() { sed -n 's/.*"text":\t"\(.*\)",\?$/\1/p' $1.meta.json | sed 's/\\n$//; s/\\"/"/g' | cmp - $1.was; }
  $ "$PLYMETER" run -o holder.csv holder.json 2> held & holder=$!; await grep -qs '^#run' holder.journal
  $ "$PLYMETER" run -o waits.csv waits.json 2> log & run=$!; await grep -q waiting log
  $ cp waits.json waits.was; sed -i 's/1,2/3,4/' waits.json; kill $holder; wait $run; values waits.csv; recorded waits
  2,2
  $ cat piped.json | "$PLYMETER" run -o piped.csv /dev/stdin; cp piped.json piped.was; recorded piped
  piped.csv: 2 cells, 2 of them run now
  $ grep -o "\"path\":.*stdin\"\|\"sha256\":.*$(sum piped.json)" piped.meta.json | cut -c1-24
  "path":\t"/dev/stdin" (esc)
  "sha256":\t"6b1f4381c2389 (esc)
  $ mkfifo fifo.json; timeout 20 "$PLYMETER" run fifo.json
  fifo.json: not a regular file
  [3]
  $ cat piped.json > fifo.json & cat=$!; timeout 20 "$PLYMETER" run fifo.json; echo $?; kill $cat
  fifo.json: not a regular file
  3

make
----

A folder with the project's Makefile and this program, which is not to be built there.

  $ unset MAKEFLAGS MAKELEVEL BUILD WIDTH
  $ make_in() { folder=$1; shift; (cd "$folder" && make library= "$@" 2>&1) | grep -v '^grep: '; }
  $ make_folder() {
  >   mkdir -p $1/configs $1/plots $1/src $1/build/src; cp "$PROJECT/Makefile" "$PROJECT/README.md" $1; ln -s "$PLYMETER" $1/build/plymeter
  >   make_in $1 build/link build/flags
  >   (cd $1; touch -d 2001-01-01 src/main.c build/src/main.o build/link build/flags); }

It knows the inputs. Something else draws, and tells of it; of another width there is another figure.

  $ make_folder made; mkdir "made/it's here" made/bin; touch made/plots/x.gp made/plots/style.gnuplot; cp "$PROJECT/plots/draw" made/plots
  $ of_tree "[\"it's here/a b.tree\", \"[1,2]\"]" > made/configs/x.json; echo '[[1,2],[3,4]]' > "made/it's here/a b.tree"
  $ make_in made results/x.csv; make_in made results/x.csv | grep cells; values made/results/x.csv
  results/x.csv: 4 cells, 4 of them run now
  3,3,2,2
  $ echo '<svg width="10" height="10"><path d="M0,0L9,9"/></svg>' > made/bin/svg
  $ lines '#!/bin/sh' 'cd "${0%/*}/.." && echo drawn >> drawings; cat bin/svg' > made/bin/gnuplot; chmod +x made/bin/gnuplot
  $ drawings() { (PATH="$PWD/made/bin:$PATH"; make_in made results/x.svg "$@" > log); wc -l < made/drawings; }
  $ drawings; drawings; sleep 0.02; echo '[[5,6],[3,4]]' > "made/it's here/a b.tree"; drawings
  1
  1
  2
  $ drawings WIDTH=ieee; drawings WIDTH=ieee; drawings; values made/results/x.csv; make_in made results/x.csv | grep cells
  3
  3
  4
  5,5,2,2
  [1]
  $ rm "made/it's here/a b.tree"; make_in made results/x.csv | grep -o 'a b.tree: No such file'
  a b.tree: No such file

Without files there is nothing to be said.

  $ of_tree '"[1,2]"' > made/configs/x.json; make_in made results/x.csv; ls made/results/*.d
  results/x.csv: 2 cells, 0 of them run now
  ls: cannot access 'made/results/*.d': No such file or directory
  [2]
  $ make_in made clean > log; ls made/results

A figure without a script, results without a config: what is missing, and the nearest that there is. Of an experiment of paper size the
script is another's.

  $ make_folder lacking; (cd lacking; touch configs/tutorial.json configs/claims.json plots/tutorial.gp)
  $ for target in results/tutrial.svg results/nothing-near.csv results/claims.pdf results/reference/tutrial.svg tutrial; do
  >   make_in lacking $target | grep -v '^make'; done
  configs/tutrial.json: No such file or directory; did you mean "configs/tutorial.json"?
  configs/nothing-near.json: No such file or directory; a config is wanted, or the name or the results of its experiment
  there is no plots/claims.gp to draw results/claims.pdf; plots/README.md says how to write one; without one: make results/claims.csv && build/plymeter plot results/claims.csv --x limit --y leaves
  configs/reference/tutrial.json: No such file or directory; did you mean "configs/tutorial.json"?
  there is no rule to make tutrial; make help says what there is to make
  $ (cd lacking; touch configs/tutorial-paper.json plots/style.gnuplot plots/draw)
  $ make_in lacking -n results/tutorial-paper.png | grep -o 'results/tutorial-paper.csv plots/tutorial.gp results/tutorial-paper.png'
  results/tutorial-paper.csv plots/tutorial.gp results/tutorial-paper.png

What an object was made from may have moved since; what still needs it is told so.

  $ make_folder moved; lines 'int main(void)' '{' '    return 0;' '}' > moved/src/main.c
  $ echo 'build/src/main.o: src/main.c src/gone.h tests/run/gone.c' > moved/build/src/main.d; make_in moved build/src/main.o
    CC   build/src/main.o
  $ echo 'build/src/main.o: src/main.c src/gone.h' > moved/build/src/main.d; echo '#include "gone.h"' > moved/src/main.c
  $ make_in moved build/src/main.o | grep -o 'gone.h: No such file or directory'
  gone.h: No such file or directory

A name is no goal, no command and no second rule.

  $ make_folder named; mkdir named/dir
  $ for name in clean ./clean 'x;touch pwned' '$(shell touch pwned)' a:b % 'dir/x;touch pwned' 'dir/$(shell touch pwned)' 'dir/a:b=c' \
  >   'dir/#%*|' 'dir/a,b)'; do
  >   of_tree "\"$name\"" > named/configs/x.json
  >   for tree in '[1,2]' '[1,3]'; do echo "$tree" > "named/$name"; make_in named results/x.csv; values named/results/x.csv; done
  >   rm "named/$name"; done 2>&1 | sort | uniq -c
       11 2,2
       11 3,3
       22 results/x.csv: 2 cells, 2 of them run now
  $ find named -name pwned
