pgn-extract reads the PGN that is printed.

  $ . "$PROJECT"/tests/setup.sh; PATH=$PATH:/usr/games; needs pgn-extract
  $ searches='"searches": [ { "algorithm": "alphabeta", "order": "random" } ], "cutoffs": [ { "limit": 2 } ]'
  $ echo '{ "games": [ { "game": "chess", "opening": 3, "seed": "1..6" } ],' "$searches }" > chess.json
  $ sed 's/{ "games/{ "measure": "game", "games/; s/1..6/9223372036854775809..9223372036854775814/' chess.json > same.json
  $ cat > starts.json << end
  > { "measure": "game", $searches, "games": [ { "game": "chess", "position": "8/P3k3/8/8/8/8/8/K7 b - - 0 1" },
  >   { "game": "chess", "opening": 3, "moves": "0.1" } ] }
  > end
  $ for games in same starts; do
  >   plymeter run --games $games.games -o $games.csv $games.json 2> said; plymeter show --pgn $games.games > $games.pgn
  >   plymeter show --lines $games.games | sed 's/^position.* moves //' > $games.txt; grep -c . $games.txt
  >   pgn-extract -s -Wuci --notags -w9999 $games.pgn | grep . | diff -i $games.txt -; done
  6
  2

With its tags, and broken into lines, as it comes without options:

  $ plymeter learn chess.json | tail -n +3 > played.json; pgn-extract -s -Wuci same.pgn > uci
  $ plymeter learn --records uci --skip 3 chess.json | tail -n +3 | cmp - played.json
