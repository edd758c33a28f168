Who wins hex after each opening.  Cells that win for x are x; turned round, a board has the same ones.

  $ . "$PROJECT"/tests/setup.sh

  $ openings() { python3 -c "
  > import json
  > cells = [f'{chr(97 + column)}{row + 1}' for row in range($1) for column in range($1)]
  > print(json.dumps({'games': [{'game': 'hex', 'size': $1, 'moves': cells}], 'cutoffs': [{'limit': $1 * $1}],
  >     'searches': [{'algorithm': 'alphabeta', 'window': 'bounds', 'entries': 1000000, 'order': 'table+eval'}]}))" > $1.json
  >   plymeter run $1.json -o $1.csv 2> said || cat said
  >   sed 1d $1.csv | cut -d, -f11 | sed 's/^1000$/o/; s/^-1000$/x/' | paste -sd' ' | fold -w $((2 * $1)) | sed 's/ $//'; }
  $ openings 3
  o o x
  x x x
  x o o
  $ openings 4
  o o o x
  o o x o
  o x o o
  x o o o

Positions as text, and what is none.

  $ plymeter show --ascii game=hex size=4 moves=c2.b3.b4
     a b c d
   1  . . . .
    2  . . x .
     3  . o . .
      4  . x . .
  
  position=..../..x./.o../.x..:o
  o to move
  13 moves: a1 b1 c1 d1 a2 b2 d2 a3 c3 d3 a4 c4 d4
  evaluation -30 for o: cells to take -1, cells on shortest ways 2
  $ while read -r position; do plymeter show --ascii game=hex size=3 position=$position 2>&1 | head -1; done << 'END'
  > x../.../...:x
  > xoo/xo./x..:x
  > xxx/ooo/...:x
  > x../..:o
  > x../.?./...:o
  > END
  plymeter: hex: x has 1 cells, o has 0, and :x is to move: the players did not alternate
  plymeter: hex: the side to move has connected its sides already
     a b c
  plymeter: hex: expected 3 rows of 3 cells, each one of "xo.", with / between them, at character 7, at ":o"
  plymeter: hex: expected 3 rows of 3 cells, each one of "xo.", with / between them, at character 6, at "?./...:o"
