Configs, results and files that mean harm, or were torn: nothing hangs, grows without bounds, is executed, or is written where it does
not belong.

  $ . "$PROJECT"/tests/setup.sh
  $ plymeter() { timeout 60 "$PLYMETER" "$@"; } # it is to end by itself, and soon
  $ game='{ "game": "tictactoe", "opening": 4 }' search='{ "algorithm": "alphabeta" }'
  $ config() { printf '{ "games": [%s], "searches": [%s]%s }' "${1-$game}" "${2-$search}" "$3"; }

Names are no commands
---------------------

  $ pwned='$(touch pwned);'\''"`touch pwned`.json'; config "$game" '{ "algorithm": "alphabeta", "name": "$(touch pwned);'\''" }' > "$pwned"
  $ plymeter run "./$pwned" 2> said; grep -c ,ok, results/*pwned*.csv
  1
  $ config '{ "game": "tree", "tree": "$(touch pwned);`touch pwned`'\''\"|touch pwned" }' > tree.json
  $ refused 3 run tree.json; find . -name pwned
  tree.json:1:39: tree: $(touch pwned);`touch pwned`'"|touch pwned: No such file or directory

make gives its files' names to the shell and to gnuplot.

  $ mkdir -p make/configs make/plots make/games; cp "$PROJECT/Makefile" make; touch make/configs/good-1.json
  $ help() { (cd make; unset MAKEFLAGS MAKELEVEL; make help) > said 2>&1; }; help && echo good
  good
  $ for name in 'configs/a;touch pwned;.json' "plots/a'.gp" 'configs/a b.json' 'plots/$(touch pwned).gp' 'games/`touch pwned`.c'; do
  >   : > "make/$name"; help || grep -o "a file's name .*" said; rm "make/$name"; done; find . -name pwned
  a file's name may have only letters, digits and _, in configs/ and plots/ also . and -, unlike "configs/a;touch pwned;.json".  Stop.
  a file's name may have only letters, digits and _, in configs/ and plots/ also . and -, unlike "plots/a'.gp".  Stop.
  a file's name may have only letters, digits and _, in configs/ and plots/ also . and -, unlike "configs/a b.json".  Stop.
  a file's name may have only letters, digits and _, in configs/ and plots/ also . and -, unlike "plots/$(touch pwned).gp".  Stop.
  a file's name may have only letters, digits and _, in configs/ and plots/ also . and -, unlike "games/`touch pwned`.c".  Stop.

What is written, and where
--------------------------

  $ mkdir -p jail/here jail/other; cd jail/here; echo '[1,2]' > ../victim.json
  $ config '{ "game": "tree", "tree": ["../victim.json", "./../victim.json"] }' \
  >   '{ "algorithm": "alphabeta", "name": "../../escaped" }' ', "question": "../escaped", "x-output": "../escaped.csv"' > ../other/x.json
  $ cp ../other/x.json ../other/...json; find .. -type f -exec cksum {} + | sort > ../../before
  $ plymeter run ../other/x.json ../other/../other/...json 2>&1 | grep cells
  results/x.csv: 2 cells, 2 of them run now
  results/...csv: 2 cells, 2 of them run now
  $ find .. -type f ! -path '../here/results/*' -exec cksum {} + | sort | cmp - ../../before; find results -type f | sort; cd ../..
  results/...csv
  results/...journal
  results/...meta.d
  results/...meta.json
  results/x.csv
  results/x.journal
  results/x.meta.d
  results/x.meta.json

No key names an output.

  $ config "$game" "$search" ', "output": "../escaped.csv"' > output.json; refused 3 run output.json
  output.json:1:97: unknown key "output"

A row is data in spreadsheets, too, and messages are plain.

  $ for formula in =cmd +cmd -2+3 '@SUM(A1)' =1 "+cmd|' /C calc'!A0" '+A(/)'; do
  >   config "$game" "{ \"algorithm\": \"alphabeta\", \"name\": \"$formula\" }" > formula.json; refused 3 plan formula.json; done
  formula.json:1:102: "name" is to be a text, not "=cmd", which a spreadsheet would take for a formula
  formula.json:1:102: "name" is to be a text, not "+cmd", which a spreadsheet would take for a formula
  formula.json:1:102: "name" is to be a text, not "-2+3", which a spreadsheet would take for a formula
  formula.json:1:102: "name" is to be a text, not "@SUM(A1)", which a spreadsheet would take for a formula
  formula.json:1:102: "name" is to be a text, not "=1", which a spreadsheet would take for a formula
  formula.json:1:102: "name" is to be a text, not "+cmd|' /C calc'!A0", which a spreadsheet would take for a formula
  formula.json:1:102: "name" is to be a text, not "+A(/)", which a spreadsheet would take for a formula
  $ refused 2 cell game=tree tree==1+1; plymeter cell game=tree tree=-5 | tail -1 | cut -d, -f1,2
  plymeter: "tree" is to be a text, not "=1+1", which a spreadsheet would take for a formula
  tree,-5
  $ config '{ "game": "\u001b[2J" }' "$search" ', "\u001b]0;x\u0007": 1' > escape.json; refused 3 plan escape.json
  escape.json:1:23: "game" is to be a text, not "?[2J" of one line
  escape.json:1:83: unknown key "?]0;x?"

Files that do not end
---------------------

  $ mkfifo pipe; mkdir dir x.csv; truncate -s 100G huge; ln -s /dev/zero link; head -c 70000000 /dev/zero | tr '\0' ' ' > blank
  $ for file in pipe /dev/zero link dir huge blank; do
  >   config "{ \"game\": \"tree\", \"tree\": \"$file\" }" > unusable.json; refused 3 plan unusable.json
  >   config "$game" "$search" ", \"cutoffs\": [{ \"cutoff\": \"realization\", \"table\": \"$file\" }]" > unusable.json
  >   refused 3 plan unusable.json; done
  unusable.json:1:39: tree: pipe: not a regular file
  unusable.json:1:109: realization on tictactoe: pipe: not a regular file
  unusable.json:1:39: tree: /dev/zero: not a regular file
  unusable.json:1:109: realization on tictactoe: /dev/zero: not a regular file
  unusable.json:1:39: tree: link: not a regular file
  unusable.json:1:109: realization on tictactoe: link: not a regular file
  unusable.json:1:39: tree: dir: Is a directory
  unusable.json:1:109: realization on tictactoe: dir: Is a directory
  unusable.json:1:39: tree: huge: File too large: the limit is 64 MiB
  unusable.json:1:109: realization on tictactoe: huge: File too large: the limit is 64 MiB
  unusable.json:1:39: tree: blank: File too large: the limit is 64 MiB
  unusable.json:1:109: realization on tictactoe: blank: File too large: the limit is 64 MiB

A pipe that the user names is read to its end.

  $ config > good.json; cat good.json | plymeter plan /dev/stdin 2>&1 | head -1
  /dev/stdin: 1 cells
  $ for wrong in 'plan /dev/zero' 'summary /dev/zero' 'summary x.csv' 'summary huge' 'summary dir' 'elo /dev/zero' \
  >   'learn --records link good.json' 'learn --records dir good.json'; do refused 3 $wrong; done
  /dev/zero: a device: expected a file or a pipe, which have an end
  /dev/zero: a device: expected a file or a pipe, which have an end
  x.csv: Is a directory
  huge:1: a NUL byte: this is not a text file
  dir: Is a directory
  /dev/zero: a device: expected a file or a pipe, which have an end
  link: a device: expected a file or a pipe, which have an end
  dir: Is a directory
  $ refused 3 summary - < /dev/zero; refused 3 learn --records /dev/stdin good.json < /dev/zero
  standard input:1: a NUL byte: this is not a text file
  /dev/stdin: a device: expected a file or a pipe, which have an end
  $ plymeter play game=tictactoe as=first level=Student levels="$PROJECT"/configs/levels/tictactoe.json < dir > said 2>&1
  $ mkfifo results/good.journal; refused 3 run good.json; rm pipe huge link blank results/good.journal
  results/good.journal: not a file that could be replaced

Too much
--------

  $ many='{ "game": "uniform", "seed": "1..100000" }' deep=', "cutoffs": [{ "cutoff": "depth", "limit": "0..900" }]'
  $ wrong() { config "$@" > many.json; refused 3 plan many.json; }
  $ wrong '{ "game": "uniform", "seed": "1..1000000", "opening": "0..10" }'; wrong "$many" "$search" "$deep"
  many.json:1:1: these are more than 10000000 cells, before any are excluded
  many.json:1:1: these are more than 10000000 cells, before any are excluded
  $ wrong "$many" '{ "algorithm": "alphabeta", "entries": "0..200" }'
  many.json:1:1: these are more than 10000000 cells, before any are excluded

Common cutoffs that no search takes, and 10,000 searches, all of which play against all:

  $ wrong "$many" '{ "algorithm": "alphabeta", "cutoffs": [{ "cutoff": "depth" }] }' "$deep"
  many.json:1:1: these are more than 10000000 cells, before any are excluded
  $ wrong '{ "game": "uniform" }' '{ "algorithm": "alphabeta", "entries": "1..10000" }' ', "measure": "match", "pairing": "all"'
  many.json:1:1: these are more than 10000000 cells

Long lists:

  $ wrong "{ \"game\": \"uniform\", \"seed\": [$(yes '"1..1000000",' | head -2000) 1] }"
  many.json:2:1: the list of "seed" has more than 1000000 values
  $ wrong '{ "game": "uniform" }' "{ \"algorithm\": [$(yes '"alphabeta",' | head -200) \"alphabeta\"] }"
  many.json:1:65: the list of "algorithm" has more than 128 names
  $ plies() { { echo a,b_by_ply; echo "x,$(yes 1 | head -$1 | paste -sd' ')"; } > plies.csv; }
  $ plies 1001; refused 3 summary --by ply --of b_by_ply plies.csv; plies 1000; plymeter summary --by ply --of b_by_ply plies.csv | tail -1
  plies.csv:2: a list has more than 1000 plies
  999,b_by_ply,1,1,,1,1,1,1,1,,,1

A line of as many moves as there is room for:

  $ line="moves=0$(yes .0 | head -999 | tr -d '\n')"; refused 2 perft --divide game=uniform depth=1 "$line"
  plymeter perft: after 1000 "moves" there is none to divide by
  $ plymeter perft game=uniform depth=1 "$line" 2> said; refused 2 perft game=uniform depth=1 "$line.0" | cut -c1-40
  depth,sequences,finished
  1,4,0
  plymeter: uniform: "moves" is to be none
  $ config '{ "game": "uniform" }' '{ "algorithm": "alphabeta", "name": "One" }' > levels.json
  $ yes 0 | head -3 | plymeter play game=uniform as=first level=One levels=levels.json "$line" 2>&1 | grep -o '"0" is no legal move' | uniq -c
        3 "0" is no legal move

Wrong, and found by fuzzing or beside it
----------------------------------------

  $ wrong "$game" '{ "algorithm": ["alphabeta", "scout"] }' ', "measure": "match", "sprt": [1]'
  many.json:1:136: "sprt" is to be an object
  $ for tree in '[1e300]' '[-1e19,3]'; do refused 2 cell game=tree tree=$tree; done
  plymeter: tree: column 2 of the tree: expected a value of at most 2^53
  plymeter: tree: column 2 of the tree: expected a value of at most 2^53
  $ plymeter cell game=tree tree=[9007199254740992] | tail -1 | cut -d, -f1,2
  tree,[9007199254740992]
  $ for line in +1 ' 1' 0001 -1 1. .1 1..2 512 0x1; do refused 2 cell game=tictactoe "moves=$line"; done
  plymeter: tictactoe: move 1 of "moves": "+1" is no legal move there; did you mean "a1"?
  plymeter: tictactoe: move 1 of "moves": " 1" is no legal move there; did you mean "a1"?
  plymeter: tictactoe: "moves" is to be none, or up to 1000 moves with points between them
  plymeter: tictactoe: move 1 of "moves": "-1" is no legal move there; did you mean "a1"?
  plymeter: tictactoe: "moves" is to be none, or up to 1000 moves with points between them
  plymeter: tictactoe: "moves" is to be none, or up to 1000 moves with points between them
  plymeter: tictactoe: "moves" is to be none, or up to 1000 moves with points between them
  plymeter: tictactoe: "moves" names a move that is not there
  plymeter: tictactoe: move 1 of "moves": "0x1" is no legal move there
  $ points() { lines player,rival,points,wins,draws,losses,first_game,second_game "a,b,$1,1,1,0,0,0" > points.csv; }
  $ for points in 2.5 1e9 -1 -0 nan inf 0.25 x 1x ' 1'; do points "$points"; refused 3 elo points.csv; done
  points.csv:2: "2.5" in the column "points" is no pair's points
  points.csv:2: "1e9" in the column "points" is no pair's points
  points.csv:2: "-1" in the column "points" is no pair's points
  points.csv:2: "-0" in the column "points" is no pair's points
  points.csv:2: "nan" in the column "points" is no pair's points
  points.csv:2: "inf" in the column "points" is no pair's points
  points.csv:2: "0.25" in the column "points" is no pair's points
  points.csv:2: "x" in the column "points" is no pair's points
  points.csv:2: "1x" in the column "points" is no pair's points
  points.csv:2: " 1" in the column "points" is no pair's points
  $ points 1.5; plymeter elo points.csv
  pairs,wins,draws,losses,score,stderr,elo,low,high,superiority,positions,distinct
  1,1,1,0,0.75,,190.849,,,,,1

A power loss may leave zeros behind the last whole line; what comes next must start a line of its own.

  $ config "$game" "$search" ', "cutoffs": [{ "cutoff": "depth", "limit": "1..4" }]' > torn.json; plymeter run torn.json
  results/torn.csv: 4 cells, 4 of them run now
  $ cd results; cut -d, -f1-9 torn.csv > whole; head -3 torn.journal > part; tail -1 torn.journal | head -c 50 >> part
  $ head -c 4000 /dev/zero >> part; mv part torn.journal; cd ..
  $ plymeter run torn.json; plymeter run torn.json; cut -d, -f1-9 results/torn.csv | cmp - results/whole
  results/torn.csv: its journal has 1 unusable line; those cells run again
  results/torn.csv: 4 cells, 2 of them run now
  results/torn.csv: its journal has 1 unusable line; those cells run again
  results/torn.csv: 4 cells, 0 of them run now

The program has no shell.

  $ needs nm; nm "$PLYMETER" > calls; grep -q ' U ' calls || echo no calls; grep -E ' U (system|popen|wordexp|execl[pe]?)(@|$)' calls
  [1]
