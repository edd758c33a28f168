Games that are kept: what run --games writes is what was played, whatever disturbed the run, and show replays it.

  $ . "$PROJECT"/tests/setup.sh

A second of games, and a moment's:

  $ json > match.json <<'END'
  > { measure: match, games: [ { game: othello, size: 6, opening: [3, 4], seed: 1..80 } ],
  >   searches: [ { name: "Club player", algorithm: alphabeta, order: eval }, { name: Student, algorithm: alphabeta, order: random } ],
  >   cutoffs: [ { cutoff: depth, limit: 4 } ] }
  > END
  $ json > few.json <<'END'
  > { measure: match, games: [ { game: tictactoe, opening: 1, seed: 1..6 } ],
  >   searches: [ { algorithm: alphabeta, order: eval } ], cutoffs: [ { cutoff: depth, limit: [1, 9] } ] }
  > END
  $ cat > alone.json <<'END'
  > { "measure": "game", "games": [ { "game": "tictactoe" }, { "game": "kalah", "houses": 3 },
  >     { "game": "tree", "tree": "[[3, 5], [[7, 1], 4]]" } ],
  >   "searches": [ { "algorithm": "alphabeta", "order": ["none", "random"] } ], "cutoffs": [ { "cutoff": "depth", "limit": 2 } ] }
  > END
  $ plymeter run -j2 --games whole.games -o whole.csv match.json
  whole.games: 320 games
  whole.csv: 160 cells, 160 of them run now
  $ plymeter run --games few.games few.json; plymeter run --games alone.games alone.json
  few.games: 12 games
  results/few.csv: 6 cells, 6 of them run now
  alone.games: 6 games
  results/alone.csv: 6 cells, 6 of them run now

There are two lines a row, in the order of the CSV: with its hashes, and with as many moves and such results as it says.

  $ columns() { awk -F, -v names="$1" 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; n = split(names, name, " "); next }
  >   { for (i = 1; i <= n; i++) printf "%s%s", $at[name[i]], i < n ? " " : "\n" }' "$2"; }
  $ columns 'first_game second_game' whole.csv | tr ' ' '\n' | sed 's/^/hash=/' > hashes; cut -f5 whole.games | cmp - hashes
  $ columns 'opening seed points plies' whole.csv > rows; awk -F'\t' '
  >   BEGIN { points["result=1-0"] = 1; points["result=1/2-1/2"] = 0.5 }
  >   NR % 2 { sum = points[$4]; plies = split($6, moves, " "); players = $2 $3; next }
  >   players != "first=Studentsecond=Club player" || $2 $3 != "first=Club playersecond=Student" { print "other players" }
  >   { split($1, start, /[ =]/); printf "%s %s %.1f %d\n", start[8], start[10], sum + 1 - points[$4],
  >     plies + split($6, moves, " ") }' whole.games | cmp - rows
  $ head -1 few.games | cut -f1-4; tail -1 alone.games | cut -f1; sed -n 5p alone.games | cut -f4-
  game=tictactoe position=start opening=1 seed=1 moves=none\tfirst=alphabeta eval depth 9\tsecond=alphabeta eval depth 1\tresult=1/2-1/2 (esc)
  game=tree tree='[[3, 5], [[7, 1], 4]]' root=max position=start opening=0 seed=1 moves=none
  result=1-0\t0 0 (esc)

A CSV has no games, and as many fields as columns.

  $ cat whole.csv results/few.csv results/alone.csv | grep -e '-[01]'; awk -F, 'NR == 1 { n = NF } NF != n' whole.csv

Killed at any moment, the last run does the rest. One may also have been killed while it wrote the games.

  $ for wait in 1 4 7 10 13 16 19 22 1 4 7 10 13 16 19 22 1 4 7 10; do
  >   { "$PLYMETER" run -j2 --games killed.games -o killed.csv match.json &
  >   sleep $(printf 0.%02d $wait); kill -9 $!; wait $!; } > said 2>&1; done; rm said
  $ plymeter run -j2 --games killed.games -o killed.csv match.json 2>&1 | grep games; cmp killed.games whole.games
  killed.games: 320 games
  $ head -c 5000 whole.games > killed.games.new; : > killed.games; plymeter run --games killed.games -o killed.csv match.json
  killed.games: 320 games
  killed.csv: 160 cells, 0 of them run now
  $ cmp killed.games whole.games; test ! -e killed.games.new

Asked for later, and of shards:

  $ plymeter run -o later.csv match.json; ls later.games 2> none; plymeter run --games later.games -o later.csv match.json
  later.csv: 160 cells, 160 of them run now
  later.games: 320 games
  later.csv: 160 cells, 0 of them run now
  $ cmp later.games whole.games; plymeter run --force --games later.games -o later.csv match.json; cmp later.games whole.games
  later.games: 320 games
  later.csv: 160 cells, 160 of them run now
  $ for i in 1 2 3; do plymeter run --shard $i/3 -o parts.csv match.json 2> said || cat said; done
  $ plymeter run --games parts.games -o parts.csv match.json parts.shard-*.journal 2>&1 | grep games; cmp parts.games whole.games
  parts.games: 320 games

A game that is not over has no line, as its row has no counts.

  $ sed 's/^{/{ "limits": { "nodes": 8 },/' few.json > tired.json; plymeter run --games tired.games tired.json 2>&1 | grep games
  tired.games: 0 games; 6 rows did not end ok and have none

Replaying
---------

  $ for i in $(seq 1 20 320); do plymeter show whole.games:$i > out || echo $i; done
  $ for i in $(seq 12); do plymeter show few.games:$i > out || echo $i; done
  $ for i in $(seq 6); do plymeter show alone.games:$i > out || echo $i; done
  $ printf '%s\t' 'game=tictactoe position=start opening=0 seed=1 moves=none' first=You second=Me result=1-0 > one.games
  $ echo a1 b1 a2 b2 a3 >> one.games; plymeter show --ascii one.games:1; plymeter show --ascii one.games:1 ply=3
  x is You
  o is Me
     a b c
   1 x o .
   2 x o .
   3 x . .
  
  position=xo./xo./x..:o
  over: You (x) wins, +10
  1-0 in 5 moves; You (x) moved first:
      1  a1 b1 a2 b2 a3
  x is You
  o is Me
  after 3 of 5 moves; b2 comes next
     a b c
   1 x o .
   2 x . .
   3 . . .
  
  position=xo./x../...:o
  Me (o) to move
  6 moves: c1 b2 c2 a3 b3 c3
  evaluation -2 for o: own open lines 4, opponent's open lines 6
  $ plymeter show --ascii one.games:1 ply=0 | tail -5; plymeter show one.games:1 | head -1
  
  position=.../.../...:x
  You (x) to move
  9 moves: a1 b1 c1 a2 b2 c2 a3 b3 c3
  evaluation 0 for x: own open lines 8, opponent's open lines 8
  \xe2\x97\x8f is You (esc)

After an odd opening the other begins.

  $ plymeter show --ascii whole.games:1 ply=0 | grep 'to move'
  Student (o) to move

What is no such game. Two moves of the same player the other way round give the same game in another order.

  $ for change in 's/a3$/a1/' 's/ a3$//' 's/a3$/a3 c1/' 's/1-0/0-1/' 's/1-0\t/1-0\thash=0123456789abcdef\t/' 's/opening/opning/' \
  >   "s/start/'start/" 's/.*/game=tictactoe a1 b1/'; do sed "$change" one.games > bad.games; refused 3 show bad.games:1; done
  bad.games:1: its move 5, "a1", is not legal there
  bad.games:1: its moves do not end the game
  bad.games:1: its move 6, "c1", is not legal there
  bad.games:1: its result is 0-1, but its moves make it 1-0
  bad.games:1: its moves are not those that were played: their hash is 2d3e1ba18940ac37, and was 0123456789abcdef
  plymeter: unknown key "opning"; did you mean "opening"?
  bad.games:1: expected a game, as plymeter run --games writes it
  bad.games:1: expected a game, as plymeter run --games writes it
  bad.games:1: expected a game, as plymeter run --games writes it
  $ printf 'game=tictactoe\tfirst=x\tsecond=y\tresult=1-0\t\033[31m' > bad.games; mkfifo pipe.games
  $ for wrong in bad.games:1 few.games:13 missing.games:1 pipe.games:1; do refused 3 show $wrong; done
  bad.games:1: its move 1, "?[31m", is not legal there
  few.games: it has no line 13, but 12 games
  missing.games: No such file or directory
  pipe.games: not a regular file
  $ for wrong in few.games few.games:0 'one.games:1 ply=6' 'one.games:1 opening=3' 'game=tictactoe ply=3'; do refused 2 show $wrong; done
  few.games: which of its games? Say few.games:1 for that in the first line
  few.games:0: which of its games? Say few.games:1 for that in the first line
  one.games:1: it has 5 moves
  plymeter show: a game in a file takes no other key than ply=
  plymeter show: ply= goes with a game in a file, such as X.games:3

With any byte of the line replaced it is another start or other players, or no such game: every byte of the result, the hash and the
moves counts, so that those behind the players all end with 3.

  $ line=$(head -1 few.games) played=$(head -1 few.games | sed 's/\tresult=.*//' | wc -c); plymeter show few.games:1 > out
  $ for i in $(seq ${#line}); do printf '%sz%s\n' "$(lines "$line" | head -c $((i - 1)))" "$(lines "$line" | tail -c +$((i + 1)))" > bytes.games
  >   plymeter show bytes.games:1 > out 2>&1; echo $((i < played)) $?; done | sort | uniq -c
       61 0 3
       44 1 0
       72 1 3

Refused:

  $ sed 's/"measure": "match",//' few.json > plain.json; echo mine > mine.games
  $ for wrong in 'plain.games plain.json' 'few.txt few.json' 'few.games few.json --shard 1/2' 'few.games few.json match.json' \
  >   'mine.games few.json'; do refused 2 run --games $wrong; done; cat mine.games; test ! -e plain.games
  plain.json: it plays no games; those with "measure": "match" or "game" do
  few.txt: a file of games has a name that ends in .games
  plymeter run: --games goes with one config, and not with --shard but with the journals of all
  plymeter run: --games goes with one config, and not with --shard but with the journals of all
  mine.games: plymeter did not write this and would destroy it; move it, or choose another name
  mine
