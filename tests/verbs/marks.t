A byte order mark, ends of lines of Windows, and blanks at ends belong to no text that is read.

  $ . "$PROJECT"/tests/setup.sh
  $ dressed() { sed 's/$/ \r/; 1s/^/\xef\xbb\xbf/'; }
  $ config() { echo '{ "games": [ { "game": "tictactoe"'"$1"' } ],
  > "searches": [ { "algorithm": "alphabeta" } ], "cutoffs": [ { "limit": 2 } ] }'; }
  $ config > plain.json; config | dressed > dressed.json
  $ for config in plain dressed; do plymeter run -o $config.csv $config.json 2> said || cat said; done
  $ cut -d, -f1-8 plain.csv > plain; cut -d, -f1-8 dressed.csv | cmp - plain

Positions, as lines and as a CSV:

  $ echo x.o/.x./...:o | dressed > some.txt; printf 'position\nx.o/.x./...:o\n' | sed 's/$/\r/; 1s/^/\xef\xbb\xbf/' > some.csv
  $ for file in some.txt some.csv; do config ', "position": { "file": "'$file'" }' > positions.json
  >   plymeter run -o positions-$file.csv positions.json 2> said || cat said; tail -1 positions-$file.csv | cut -d, -f1-4; done
  tictactoe,x.o/.x./...:o,alphabeta,* (glob)
  tictactoe,x.o/.x./...:o,alphabeta,* (glob)

Results:

  $ plymeter summary plain.csv --of leaves > plain; sed 's/$/\r/; 1s/^/\xef\xbb\xbf/' plain.csv > windows.csv
  $ plymeter summary windows.csv --of leaves | cmp - plain

What is said to engines, and what they say:

  $ printf 'uci\nisready\nquit\n' | dressed | plymeter uci 2>&1 | tail -1
  readyok
