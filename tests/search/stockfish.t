Stockfish as a player.

  $ . "$PROJECT"/tests/setup.sh; PATH=$PATH:/usr/games; needs stockfish
  $ json > chess.json << end
  > { measure: game, games: [ { game: chess, opening: 8, seed: 1..4 } ], searches: [ { algorithm: engine, engine: stockfish } ],
  >   cutoffs: [ { deepen: nodes, budget: 200 } ] }
  > end
  $ echo '{ stockfish: { command: stockfish, options: { Hash: 16 } } }' | json > engines.json
  $ sed 's/"1..4"/[4, 2, 3, 1]/' chess.json > mixed.json
  $ plymeter run --engines engines.json chess.json; plymeter run -j 2 --engines engines.json mixed.json
  results/chess.csv: 4 cells, 4 of them run now
  results/mixed.csv: 4 cells, 4 of them run now
  $ counted results/chess.csv | sort > a; counted results/mixed.csv | sort | cmp a -
  $ grep -c ',Stockfish [^,]*,Hash=16,[0-9a-f]*,,[0-9]*,[0-9.]*,,[0-9a-f]\{16\}$' results/chess.csv
  4

A match would be over before the last of these moves.

  $ plymeter cell --engines engines.json game=chess moves=g1f3.g8f6.f3g1.f6g8.g1f3.g8f6.f3g1.f6g8.e2e4 measure=game \
  >   algorithm=engine engine=stockfish deepen=nodes budget=50 | grep -o ',nodes,50,ok,'
  ,nodes,50,ok,
