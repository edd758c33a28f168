The format of a CSV: its columns are what they were when tests/search/columns.txt was written, or the format has another number. Those
that are new belong into that file, too: its first line, and what `plymeter list columns` prints.

  $ . "$PROJECT"/tests/setup.sh
  $ plymeter list columns > now; { echo format $(sed -n 's/.*CSV_FORMAT = \([0-9]*\).*/\1/p' "$PROJECT"/src/parts/columns.h); cat now; } |
  >   diff "$PROJECT"/tests/search/columns.txt -
  $ sed -n '/^| column | rows/,/^$/p' "$PROJECT"/results/README.md | sed '/^$/d' | diff now -
  $ grep '`plies`\|`warmup`' now | cut -d'|' -f2-4; plymeter list --help | tr '\n' ' ' | grep -o 'list columns'
   `plies` | match, game | counted 
   `warmup` | timed | measured 
  list columns

Results name their format, and so does the page.

  $ format=$(sed -n '1s/format //p' "$PROJECT"/tests/search/columns.txt); grep -c "This is format $format," "$PROJECT"/results/README.md
  1
  $ echo '{ games: [ { game: tictactoe } ], searches: [ { algorithm: minimax } ] }' | json > one.json; plymeter run one.json 2> said
  $ grep -c "\"format\":.$format," results/one.meta.json; head -1 results/one.csv
  1
  game,algorithm,order,cutoff,status,value,move,interior,leaves,terminals,evaluations,generated,cutoffs,cutoffs_first,capped,recalled,beyond,passes,reached,changed,fresh,ns,ns_min,ns_max
