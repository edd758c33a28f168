Positions and games on the command line: show, play, and sequences of moves.

  $ . "$PROJECT"/tests/setup.sh
  $ show() { plymeter show --ascii game=tictactoe "$@"; }
  $ show position=x.o/.x./...:o; plymeter show game=tictactoe position=x.o/.x./...:o | sed -n 2p
     a b c
   1 x . o
   2 . x .
   3 . . .
  
  position=x.o/.x./...:o
  o to move
  6 moves: b1 a2 c2 a3 b3 c3
  evaluation -3 for o: own open lines 2, opponent's open lines 5
   1 \xe2\x97\x8f \xc2\xb7 \xe2\x97\x8b (esc)
  $ for position in xxx/oo./...:o xox/xxo/oxo:o; do plymeter show game=tictactoe position=$position | grep over; done
  over: \xe2\x97\x8f wins, +10 (esc)
  over: a draw
  $ plymeter show game=uniform | grep -o 'evaluation\|. to move'; refused 2 show; refused 2 show game=uniform position=x
  x to move
  evaluation
  plymeter show: an argument is missing: it takes game=NAME|FILE.games[:LINE] [key=value]...
  plymeter: uniform: positions of this game have no notation
  $ for position in x.o.o x.o/.x./... x.x/.x./...:o xxx/oo./o..:x; do refused 2 show game=tictactoe position=$position; done
  plymeter: tictactoe: expected "/" at character 4, at ".o"
  plymeter: tictactoe: expected ":x" or ":o" for the side to move, at its end
  plymeter: tictactoe: the players did not alternate
  plymeter: tictactoe: the side to move has three in a line already

All games draw their players by the same two signs, which are those of the text.

  $ for game in tictactoe othello kalah upperhand isola connect4 breakthrough mnk checkers; do
  >   plymeter show game=$game opening=3 | sed '/^position=/d; /^[0-9]* moves:/d; s/: .*//' > shown
  >   grep -c '^○ to move' shown; grep -q '●' shown || echo $game; grep -w '[xo]' shown; done | uniq -c
        9 1
  $ plymeter show game=kalah houses=3 seeds=5 position=1.2.3.4/5.6.7.2/pass:x | grep pass
   \xe2\x97\x8f must pass (esc)
  position=1.2.3.4/5.6.7.2/pass:x
  1 moves: pass

Moves may be told by their names, as records of games write them, and by their numbers.

  $ plymeter show game=chess | grep -o 'g1f3 ([^ ]*)'; plymeter show game=chess moves=e4.e7e5.Nf3 | grep position
  g1f3 (Nf3)
  position=rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R_b_KQkq_-_0_1
  $ for moves in a1.c1.b2 0.C1.2; do show moves=$moves | grep position; done
  position=x.o/.x./...:o
  position=x.o/.x./...:o
  $ refused 2 show game=tictactoe moves=a1.a1; refused 2 show game=chess moves=e4.e5.Nf9
  plymeter: tictactoe: move 2 of "moves": "a1" is no legal move there; did you mean "b1"?
  plymeter: chess: move 3 of "moves": "Nf9" is no legal move there; did you mean "Nf3"?
  $ knights=8/8/8/8/8/8/8/N1N1K2k_w_-_-_0_1; refused 2 show game=chess position=$knights moves=Nb3
  plymeter: chess: move 1 of "moves": "Nb3" may be Nab3 or Ncb3
  $ refused 2 show game=tictactoe moves=a1.a2.b1.b2.c1.b3
  plymeter: tictactoe: move 6 of "moves": "b3" comes after the end of the game
  $ echo Nf3 | plymeter play --ascii game=chess limit=1 | grep -c plays; echo Nb3 | plymeter play game=chess position=$knights limit=1 | grep may
  1
  "Nb3" may be Nab3 or Ncb3

A cell is the same however its moves were given, also in a config.

  $ config() { echo "{ games: [ { game: tictactoe, moves: $1 } ], searches: [ { algorithm: alphabeta } ], cutoffs: [ { limit: 2 } ] }" | json; }
  $ config '["a1.b2", none]' > words.json; sed 's/a1.b2/0.3/' words.json > numbers.json; config a1.b9 > wrong.json
  $ for file in words numbers; do plymeter run -o $file.csv $file.json 2> said; cut -d, -f1-18 $file.csv > $file.counts; done
  $ cmp words.counts numbers.counts; refused 3 plan wrong.json
  wrong.json:1:46: tictactoe: move 2 of "moves": "b9" is no legal move there; did you mean "b1"?

Sequences of moves, as they are published: of exactly so many plies, and beside them the games that are over earlier. Games of
tic-tac-toe end with the fifth move and later: 1440, 5328, 47952, 72576, 127872. A skipped turn of kalah costs no ply, a pass of
othello does: 9116 with those that are over.

  $ perft() { plymeter perft "$@" 2> said; }
  $ perft game=tictactoe depth=10 | paste -sd' '; sed 's/, in .*//' said
  depth,sequences,finished 1,9,0 2,72,0 3,504,0 4,3024,0 5,15120,0 6,54720,1440 7,148176,6768 8,200448,54720 9,127872,127296 10,0,255168
  0 sequences of 10 plies, 255168 over earlier
  $ perft game=connect4 depth=8 | tail -1
  8,5673234,13032
  $ { perft game=kalah capture=standard depth=6 | tail -2; perft game=othello size=4 depth=8 | tail -2; } | paste -sd' '
  5,4690,0 6,23233,0 7,3624,0 8,9112,4

Those of each move add up to them, in both columns.

  $ perft --divide game=othello size=4 depth=2 | paste -sd' '; sed 's/, in .*//' said
  move,sequences,finished b1,3,0 a2,3,0 d3,3,0 c4,3,0
  12 sequences of 2 plies, 0 over earlier
  $ perft --divide game=connect4 depth=8 | awk -F, '{ s += $2; f += $3 } END { print s "," f }'
  5673234,13032

Playing
-------

  $ json > levels.json << 'end'
  > { games: [ { game: tictactoe } ], searches: [
  >   { name: Dreamer, algorithm: alphabeta, cutoffs: [ { limit: 0 } ] },
  >   { name: Master, algorithm: alphabeta, cutoffs: [ { limit: 9 } ] } ] }
  > end
  $ play() { plymeter play --ascii game=tictactoe "$@" | sed 's/, [0-9.]* ms//; s/ *$//'; }
  $ against() { level=$1; shift; lines "$@" | play level=$level levels=levels.json; }
  $ against master a1 | grep ' is\|plays'
  x is You
  o is Master
  Master (o) plays b2: value 0 for o, 2338 nodes, 929 leaves
  $ echo quit | play as=second level=Dreamer levels=levels.json | grep 'is\|plays'
  x is Dreamer
  o is You
  Dreamer (x) plays a1, without a search
  $ for first in Master Dreamer; do play first=$first second=Master levels=levels.json | tail -1; done
  over: a draw
  over: Master (o) wins, +10

Taken back, the position is the first again; then there is nothing more. Of two people, the last one's is.

  $ against master a1 undo undo | tail -7; lines a1 undo | play first=you second=you | tail -8
   1 . . .
   2 . . .
   3 . . .
  
  position=.../.../...:x
  You (x) to move
  there is nothing to take back
  You (o) to move
     a b c
   1 . . .
   2 . . .
   3 . . .
  
  position=.../.../...:x
  You (x) to move
  $ against master hint | grep could; echo a1 | play limit=3 | grep plays
  You (x) could play a1: value 0 for x, 18297 nodes, 7330 leaves
  alphabeta (o) plays b2: value +1 for o, 141 nodes, 106 leaves

A slip of the finger loses nothing; moves and commands may be typed in capitals; a wrong one is answered with those that begin like it.

  $ against master b9 b2 | grep 'legal\|position=o'; against master B2 QUIT | grep position=o
  "b9" is no legal move; did you mean "b1"?
  legal moves: a1 b1 c1 a2 b2 c2 a3 b3 c3
  position=o../.x./...:x
  position=o../.x./...:x
  $ echo B9 | play | grep -A1 legal; echo HNIT | play | grep mean
  "B9" is no legal move; did you mean "b1"?
  legal moves: a1 b1 c1 a2 b2 c2 a3 b3 c3
  "help" says what else there is
  "HNIT" is no legal move; did you mean "hint"?
  $ echo d1xz9 | plymeter play game=isola | grep legal; echo D1XA1 | plymeter play game=isola limit=1 --ascii | grep -c plays
  "d1xz9" is no legal move; did you mean "d1xa1"?
  legal moves: d1xa1 d1xb1 d1xc1 d1xe1 d1xf1 d1xa2 d1xb2 d1xc2 d1xd2 d1xe2 d1xf2 d1xa3 ...; "moves" lists all 170
  1
  $ for command in moves eval help; do echo $command | play | grep '^[0-9]* moves\|evaluation\|back'; done
  9 moves: a1 b1 c1 a2 b2 c2 a3 b3 c3
  evaluation 0 for x: own open lines 8, opponent's open lines 8
    undo    take your last move back
    eval    the static evaluation

A game can be resumed from what was shown, and after its end be taken back.

  $ echo c3 | play position=ox./.xo/...:x limit=9 | grep plays
  alphabeta (o) plays b3: value 0 for o, 46 nodes, 18 leaves
  $ for more in a1 undo hint; do lines a3 $more | play position=xoo/x../...:x | sed -n '/over/,/ 1 /p'; done
  over: You (x) wins, +10
  "a1" is no legal move
  the game is over
  "help" says what else there is
  over: You (x) wins, +10
     a b c
   1 x o o
  over: You (x) wins, +10
  the game is over

Where there is no board, that is said, and the moves so far are shown, from which the game is resumed.

  $ lines 1 2 | plymeter play game=uniform first=you second=you; echo 0 | plymeter play game=uniform moves=1.2 first=you second=you | tail -2
  x is You
  o is You
  uniform has no board: in its place stand the moves so far, by their numbers, and "moves" lists those that are legal
  You (x) to move
  moves=1
  You (o) to move
  moves=1.2
  You (x) to move
  moves=1.2.0
  You (o) to move

Of two that are called alike the one of this game plays.

  $ json > two.json << 'end'
  > { games: [ { game: kalah, searches: [ { name: A, algorithm: minimax } ] },
  >   { game: tictactoe, opening: 3, searches: [ { name: B, algorithm: pvs }, { name: A, algorithm: alphabeta } ] } ] }
  > end
  $ for game in tictactoe kalah; do refused 2 play game=$game level=C levels=two.json < /dev/null | grep '^A'; done
  A      alphabeta  none   static  depth limit=4
  A      minimax    none   static  depth limit=4

What is wrong with players:

  $ refused 2 play game=tictactoe level=Mester levels=levels.json
  levels.json: there is no level "Mester"; did you mean "Master"?
  level    algorithm  order  leaf    cutoff
  Dreamer  alphabeta  none   static  depth limit=0
  Master   alphabeta  none   static  depth limit=9
  say level=NAME, or first=NAME and second=NAME
  $ mkdir -p configs/levels; cp levels.json configs/levels/tictactoe.json; refused 2 play game=tictactoe level=Mester | head -1
  configs/levels/tictactoe.json: there is no level "Mester"; did you mean "Master"?
  $ refused 2 play game=tictactoe as=third; refused 2 play game=tictactoe as=first second=Master
  plymeter play: "as" is to be one of first|second, not "third"
  plymeter play: say as= and level=, or first= and second=, not both
  $ refused 3 play game=tictactoe level=x levels=missing.json; refused 2 play level=Master; refused 2 play
  missing.json: No such file or directory; a config is wanted, or the name or the results of its experiment
  plymeter play: an argument is missing: it takes game=NAME [key=value]...
  plymeter play: an argument is missing: it takes game=NAME [key=value]...
