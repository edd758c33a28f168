Matches end by what was before; how each game's do is in rules.txt.

  $ . "$PROJECT"/tests/setup.sh

Who plays the first move of the list at every turn repeats positions.

  $ json > shuffle.json <<'end'
  > { measure: game, games: [ { game: chess, position: "7k/8/8/8/8/8/8/KQ6 w - - 0 1" } ],
  >   searches: [ { name: First, algorithm: alphabeta } ], cutoffs: [ { limit: 0 } ] }
  > end
  $ plymeter run --games shuffle.games -o shuffle.csv shuffle.json 2>&1 | grep -o '1 games'
  1 games
  $ plymeter show --ascii shuffle.games:1 | grep -A1 '^over' | cut -d' ' -f1-7
  over: a draw by threefold repetition
  1/2-1/2 in 16 moves; First (x) moved
  $ plymeter play --ascii game=chess 'position=7k/8/8/8/8/8/8/KQ6 w - - 0 1' first=First second=First levels=shuffle.json |
  >   grep '^over'
  over: a draw by threefold repetition
  $ for i in 1 2 3; do lines 8a9a 8i9i 9a8a 9i8i; done |
  >   plymeter play --ascii game=shogi position=1k7/9/9/9/9/9/9/9/1R6K_w_-_1 first=you second=you | grep '^over'
  over: You (o) wins by the other's perpetual check

A shown position is not over by repetition.

  $ plymeter show --ascii game=chess moves=Nf3.Nf6.Ng1.Ng8.Nf3.Nf6.Ng1.Ng8.Nf3.Nf6.Ng1.Ng8 | grep 'moves:\|to move' | cut -c1-15
  x to move
  20 moves: a2a3 

A game without an end is a draw after a thousand moves.

  $ json > endless.json <<'end'
  > { measure: match, games: [ { game: uniform, branching: 2 } ], cutoffs: [ { limit: 0 } ],
  >   searches: [ { name: A, algorithm: alphabeta }, { name: B, algorithm: minimax } ] }
  > end
  $ plymeter run --games endless.games -o endless.csv endless.json 2> said && plymeter show endless.games:1 | grep -A1 '^over' |
  >   cut -d' ' -f1-10; plymeter summary endless.csv --by player --of plies | cut -d, -f1,4 | tail -1
  over: a draw by the limit of 1000 moves
  1/2-1/2 in 1000 moves; B (x) moved first:
  B,2000
