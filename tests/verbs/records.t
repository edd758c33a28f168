Games as others write them: tables are learned from lines of moves as from playing the same games, what was played is printed so
that it can be read back, and whatever is wrong with a record is said with its place.

  $ . "$PROJECT"/tests/setup.sh
  $ rest='"searches": [ { "algorithm": "alphabeta", "order": "random" } ], "cutoffs": [ { "limit": 2 } ] }'
  $ one_game() { echo "{ \"games\": [ { $1 } ], $rest" > $2.json; }
  $ one_game '"game": "chess", "opening": 3, "seed": "1..6"' chess; one_game '"game": "tictactoe"' tictactoe
  $ one_game '"game": "shogi"' shogi; one_game '"game": "shogi", "variant": "mini"' mini; one_game '"game": "kalah"' kalah
  $ learn() { plymeter learn "$@"; }

The games that learn plays by itself:

  $ sed 's/{ "games/{ "measure": "game", "games/; s/1..6/9223372036854775809..9223372036854775814/' chess.json > same.json
  $ plymeter run --games same.games -o same.csv same.json 2>&1 | grep games
  same.games: 6 games
  $ learn chess.json | tail -n +3 > played; wc -l < played
  87
  $ plymeter show --lines same.games > same.txt; wc -l < same.txt
  6

They make the same table, in whatever form they are printed and read back; one of 3 moves fewer a game is another one, so that
--skip is needed.

  $ same() { learn --skip 3 --records "$1" chess.json > made; tail -n +3 made | cmp - played; }
  $ same same.txt
  $ learn --records same.txt chess.json | tail -n +3 | cmp -s - played
  [1]
  $ gzip -c same.txt > same.txt.gz; same same.txt.gz; cat same.txt | same /dev/stdin
  $ plymeter show --pgn same.games > same.pgn; grep -c '^1\. ' same.pgn; same same.pgn
  6
  $ head -n 2 same.txt > a.txt; tail -n 4 same.txt > b.txt; same a.txt,b.txt; grep learned_from made
    "learned_from": "a.txt, b.txt",
  $ head -c 40 same.txt.gz > torn.txt.gz; learn --records torn.txt.gz chess.json
  torn.txt.gz: it is cut short
  [3]

Games of every kind of start: by lines and by PGN they are the same.

  $ cat > starts.json << 'end'
  > { "measure": "match",
  >   "games": [ { "game": "chess", "position": "8/P3k3/8/8/8/8/8/K7 b - - 0 1" },
  >     { "game": "chess", "opening": 3, "moves": "0.1" }, { "game": "shogi", "variant": "mini", "opening": 5 },
  >     { "game": "tictactoe", "position": "x.o/.x./...:o" }, { "game": "kalah", "opening": 2 } ],
  >   "searches": [ { "name": "a \"b\" \\", "algorithm": "alphabeta", "order": "eval" },
  >     { "name": "weak", "algorithm": "alphabeta", "order": "random" } ],
  >   "cutoffs": [ { "cutoff": "depth", "limit": 2 } ] }
  > end
  $ plymeter run --games starts.games -o starts.csv starts.json 2>&1 | grep games
  starts.games: 10 games
  $ for game in chess:chess shogi:mini tictactoe:tictactoe kalah:kalah; do
  >   grep "^game=${game%:*} " starts.games > some.games
  >   for form in pgn lines; do
  >     plymeter show --$form some.games > some.txt; learn --records some.txt ${game#*:}.json > $form.json; done
  >   cmp pgn.json lines.json; grep -o '"games": .*positions": [0-9]*' pgn.json; done
  "games": 4, "positions": 198
  "games": 2, "positions": 116
  "games": 2, "positions": 10
  "games": 2, "positions": 48
  $ plymeter show --pgn starts.games:1 | grep -A1 -E 'White|SetUp|FEN|^1'
  [White "a \"b\" \\"]
  [Black "weak"]
  --
  [SetUp "1"]
  [FEN "8/P3k3/8/8/8/8/8/K7 b - - 0 1"]
  
  1... Kf6 2. a8=Q Kf5 3. Qa4 Kg5 4. Kb2 Kf5 5. Kc3 Kf6 6. Qa6+ Kf5 7. Qa4 Kf6 8.
  Qa6+ Kf5 9. Qa4 1/2-1/2
  $ plymeter show --lines starts.games:1 | cut -c1-60; plymeter show --lines starts.games:7; plymeter show --pgn starts.games:9 | grep Var
  position fen 8/P3k3/8/8/8/8/8/K7 b - - 0 1 moves e7f6 a7a8q 
  position x.o/.x./...:o moves c3 c2 a2 a3 b3 b1 1/2-1/2
  [Variant "kalah"]

After the opening the second player moves first, who has black; the game counts for the one who began it.

  $ plymeter show --lines starts.games:5 | awk '{ print $NF }'; sed -n 5p starts.games | cut -f4
  0-1
  result=1-0

Every form: how many games there are, and how many of their positions have several moves.

  $ learned() {
  >   game=$1; shift
  >   for text; do
  >     printf "$text" > some.txt
  >     learn --records some.txt $game.json | sed -n 's/.*"games": \(.*\), "positions": \(.*\),/\1 \2/p'
  >   done | paste -sd/; }
  $ learned chess 'e2e4 e7e5 g1f3 1-0\n' '1. e4 e5 2. Nf3 Nc6 3. Bb5 1/2-1/2\n' '1.e4 e5 2.Nf3 2...Nc6 3. Bb5 1/2-1/2\n'
  1 3/1 5/1 5
  $ learned chess '\n# nothing\ne2e4 # a remark\r\n\te2e4\te7e5 0-1 # two\n' 'f2f3 e7e5 g2g4 Qh4#\n'
  2 3/1 4
  $ learned chess 'position startpos\nposition startpos moves e2e4\nstartpos moves e2e4 e7e5\n' \
  >   'position fen 8/P3k3/8/8/8/8/8/K7 w - - 0 1 moves a7a8Q\n' \
  >   '[Event "x"]\n[FEN "8/P3k3/8/8/8/8/8/K7 w - - 0 1"]\n\n1. a8=Q\n1... Kd7\n2. Kb2 0-1\n\n[Event "y"]\n\ne2e4 1-0\n'
  3 3/1 1/2 4
  $ learned shogi 'position startpos moves 7g7f 3c3d 8h2b+ 3a2b\n7g7f 3c3d\n' \
  >   'sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1 moves 2g2f 8c8d\n'
  2 6/1 2
  $ learned mini 'position sfen rbsgk/4p/5/P4/KGSBR b - 1 moves 4e4d\n'
  1 1
  $ learned tictactoe 'position x.o/.x./...:o moves c3 a2\na1 b1 a2 b2 a3 1-0\n'
  2 7

Players need not claim a draw.

  $ learned chess 'Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8 Nf3 Nf6\n'
  1 14

What is wrong:

  $ wrong() {
  >   for text; do printf "$text" > some.txt; learn --records some.txt chess.json > table; echo "exit status $?"; done; }
  $ wrong 'e2e4 e7e5\n\n  e2e4 e7e8 # x\n' 'e2e4 e7e5 Nf4\nd2d5\n' 'f2f3 e7e5 g2g4 Qh4 e2e4\n' 'e2e4 1-0 e7e5\n'
  some.txt:3:8: "e7e8" is no legal move there; did you mean "e7e6"?
  some.txt: 1 of 2 games is left out
  exit status 0
  some.txt:1:11: "Nf4" is no legal move there; did you mean "f4"?
  some.txt:2:1: "d2d5" is no legal move there; did you mean "d2d3"?
  some.txt: 2 of 2 games are left out
  plymeter learn: more than half of the games are left out, so that nothing is learned
  exit status 3
  some.txt:1:20: "e2e4" comes after the end of the game
  some.txt: 1 of 1 games is left out
  plymeter learn: more than half of the games are left out, so that nothing is learned
  exit status 3
  some.txt:1:10: this comes after the result of a game
  some.txt: 1 of 1 games is left out
  plymeter learn: more than half of the games are left out, so that nothing is learned
  exit status 3
  $ wrong 'e2e4 d7d5 d2d3 c7c5 Nd2 e7e5 Nf3 Nf6 a2a3\nd2d3 d7d5 Nf3 c7c5 Nd2\n' 'position fen 8/8 moves e2e4\n'
  some.txt:1:30: "Nf3" may be Ngf3 or Ndf3
  some.txt:2:20: "Nd2" may be Nbd2 or Nfd2
  some.txt: 2 of 2 games are left out
  plymeter learn: more than half of the games are left out, so that nothing is learned
  exit status 3
  some.txt:1:1: expected / after the eight squares of row 7 at its end
  some.txt: 1 of 1 games is left out
  plymeter learn: more than half of the games are left out, so that nothing is learned
  exit status 3
  $ wrong '\303\251 e2e4\n' 'e2e4 \303\251\303\251 \303\251\n' 'e2e4 \033[31m\n' '# nothing\n' 'e2e4 \000\n'
  some.txt:1:1: "\xc3\xa9" is no legal move there (esc)
  some.txt: 1 of 1 games is left out
  plymeter learn: more than half of the games are left out, so that nothing is learned
  exit status 3
  some.txt:1:6: "\xc3\xa9\xc3\xa9" is no legal move there (esc)
  some.txt: 1 of 1 games is left out
  plymeter learn: more than half of the games are left out, so that nothing is learned
  exit status 3
  some.txt:1:6: "?[31m" is no legal move there
  some.txt: 1 of 1 games is left out
  plymeter learn: more than half of the games are left out, so that nothing is learned
  exit status 3
  some.txt: it has no games
  exit status 3
  some.txt: this is no text: it has a byte 0
  exit status 3
  $ learn --records missing.txt,same.txt chess.json
  missing.txt: No such file or directory
  [3]
  $ learn --partial chess.json
  plymeter learn: --format, --skip, --partial and --strict go with --records
  plymeter learn --help says more
  [2]

Nothing is learned of a game that is left out; of the others a table is made, which says so. With --strict there is none, and a
table that was there stays.

  $ printf 'e2e4 e7e5\nd2d4 d7d5 d4d6\ng1f3 d7d5\n' > some.txt; learn --records some.txt chess.json | grep -A1 learned_from
  some.txt:2:11: "d4d6" is no legal move there; did you mean "d1d2"?
  some.txt: 1 of 3 games is left out
    "learned_from": "some.txt, 1 of 3 games left out",
    "games": 2, "positions": 4,
  $ learn --strict --records some.txt,same.txt -o some.json chess.json; echo $?; ls some.json
  some.txt:2:11: "d4d6" is no legal move there; did you mean "d1d2"?
  3
  ls: cannot access 'some.json': No such file or directory
  [2]
  $ learn --partial --records some.txt chess.json | grep positions
  some.txt:2:11: "d4d6" is no legal move there; did you mean "d1d2"?
  some.txt: 1 of 3 games is left out
    "games": 2, "positions": 4,

Many games are wrong in few lines.

  $ learn --records same.txt -o kept.json chess.json; cp kept.json kept; for i in $(seq 50); do echo e2e5; done > some.txt
  $ learn --records some.txt -o kept.json chess.json 2> said; echo $?; cmp kept.json kept; wc -l < said; tail -1 said
  3
  7
  plymeter learn: more than half of the games are left out, so that nothing is learned

A game that is cut off may be taken in part; of its last move nobody knows whether it went on as c2c4 or as c2c4q.

  $ partial() { wrong "$1" > said 2>&1; learn --partial --records some.txt chess.json 2>&1 | grep -o 'some.txt:.*\|"games": .*[0-9]'; }
  $ partial 'e2e4 e7e5\nd2d4 d7d5 c2c'
  some.txt:2:1: this game is cut off: its last line has no end; the 2 moves before are taken
  "games": 2, "positions": 4
  $ partial 'd2d4 d7d5 c2c4'
  some.txt:1:1: this game is cut off: its last line has no end; the 2 moves before are taken
  "games": 1, "positions": 2
  $ partial 'e2e4 e7e5 *\n'
  some.txt:1:1: this game is not over: its result is *; the 2 moves before are taken
  "games": 1, "positions": 2
  $ partial '[Event "x"]\n\n1. e4\ne5\n\n[Event "y"]\n\n1. d4 1-0\n'
  some.txt:1:1: this game is cut off: it has no result; the 2 moves before are taken
  "games": 2, "positions": 3
  $ partial 'e2e4 e7e5\nd2d4 e2e'
  some.txt:2:1: this game is cut off: its last line has no end; the 1 moves before are taken
  "games": 2, "positions": 3
  $ partial 'e2e4 e7e5\nd2d5 e2e'
  some.txt:2:1: "d2d5" is no legal move there; did you mean "d2d3"?
  some.txt: 1 of 2 games is left out
  "games": 1, "positions": 2
  $ learned chess 'd2d4 d7d5 c2c4 1-0'
  1 3

Standard input, in whatever way it was packed:

  $ learn --records same.txt chess.json > fine
  $ learn --records - chess.json < same.txt | sed 's/"-"/"same.txt"/' | cmp - fine
  $ gzip -c same.txt | learn --records - chess.json | grep learned_from; printf 'e2e5\n' | learn --records - chess.json
    "learned_from": "-",
  standard input:1:1: "e2e5" is no legal move there; did you mean "e2e3"?
  standard input: 1 of 1 games is left out
  plymeter learn: more than half of the games are left out, so that nothing is learned
  [3]
  $ printf '\050\265\057\375\0' > zst; learn --records zst chess.json
  zst: it is packed by zstd: give what zstdcat prints by --records -
  [3]

A byte order mark, ends of lines of Windows, and blanks at ends belong to no game.

  $ sed 's/$/ \r/; 1s/^/\xef\xbb\xbf/' same.txt > dressed.txt; same dressed.txt
  $ sed 's/$/\r/; 1s/^/\xef\xbb\xbf/' same.pgn > dressed.pgn; same dressed.pgn

What is shown of a word fits a terminal.

  $ printf 'e2e4 \377\233\n' > some.txt; learn --records some.txt chess.json
  some.txt:1:6: "??" is no legal move there
  some.txt: 1 of 1 games is left out
  plymeter learn: more than half of the games are left out, so that nothing is learned
  [3]
  $ printf "e2e4 $(printf 'x%.0s' $(seq 200))\n" > some.txt; learn --records some.txt chess.json
  some.txt:1:6: "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx" is no legal move there
  some.txt: 1 of 1 games is left out
  plymeter learn: more than half of the games are left out, so that nothing is learned
  [3]

Formats have names.

  $ learn --format lines --records same.txt chess.json | cmp - fine
  $ learn --format sgf --records same.txt chess.json
  same.txt: chess has no format "sgf", but pgn, pdn, lines
  [3]

Misused:

  $ plymeter show --pgn game=chess; plymeter show --pgn --lines same.games; plymeter show --pgn same.games ply=3
  plymeter show: --pgn and --lines go with a file of games, such as X.games
  plymeter show --help says more
  plymeter show: games are printed by --pgn or by --lines
  plymeter show --help says more
  plymeter show: ply= goes with a board, which --pgn and --lines do not print
  plymeter show --help says more
  [2]
  $ plymeter show --lines same.games:7
  same.games: it has no line 7, but 6 games
  [3]
  $ head -n 1 same.games > bad.games; echo x >> bad.games; plymeter show --lines bad.games | wc -l
  bad.games:2: expected a game, as plymeter run --games writes it
  1
  $ sed 's/result=[^\t]*/result=1-0/; 1s/1-0/x/' same.games > bad.games; plymeter show --pgn bad.games
  bad.games:1: its result is x, but its moves make it 1/2-1/2
  [3]

An engine that fails makes no table, nor does a table lose one that was there.

  $ echo '{ "broken": { "command": "true", "protocol": "uci" } }' > engines.json
  $ cat > asks.json << end
  > { "games": [ { "game": "chess", "seed": "1..3" } ], "searches": [ { "algorithm": "engine", "engine": "broken" } ],
  >   "cutoffs": [ { "cutoff": "depth", "limit": 1 } ] }
  > end
  $ learn --engines engines.json asks.json 2>&1 | cut -d: -f-3
  asks.json: the game of this cell did not end well: it ended with status 0
  $ learn --engines engines.json -o kept.json asks.json > said 2>&1; echo $?; cmp kept.json kept
  1

Pooled categories stay, and are alike.

  $ pooled() { learn --records same.txt --pool $1 chess.json; }
  $ learn --records same.txt chess.json > fine; pooled 64 | sed 's/, --pool 64//' | cmp - fine
  $ pooled 3 > coarse; grep -o '"price": [0-9]*' coarse | sort -u | wc -l; test $(grep -c name coarse) = $(grep -c name fine)
  3
  $ pooled 0
  plymeter learn: "--pool" is to be a whole number from 1 to 64, not "0"
  plymeter learn --help says more
  [2]

A pool has the sums of what was counted.

  $ summed() { grep -o "\"$1\": [0-9]*" | awk '{ sum += $2 } END { print '"$2"' }'; }
  $ pooled 1 > one; for of in available played; do summed $of sum < fine; summed $of 'sum / NR' < one; done
  3140
  3140
  351
  351
