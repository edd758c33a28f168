Openings that are positions, and not seeds: which seeds are taken, wherever their cells run, and what is wrong.

  $ . "$PROJECT"/tests/setup.sh
  $ config() { printf '{ "games": [ %s ],\n  "searches": [ { "algorithm": "alphabeta" } ], "cutoffs": [ { "limit": 2 } ] }\n' "$1"; }
  $ kalah() { config "{ \"game\": \"kalah\", \"seed\": $1, \"opening\": 4 }$2"; }
  $ naughts() { config "{ \"game\": \"tictactoe\", \"seed\": $2, \"opening\": $1 }"; }

The seeds of a config, and what `show` says of the positions of any.

  $ seeds() { plymeter plan --csv $1.json 2> said | tail -n +2 | cut -d, -f2; }
  $ positions() { while read -r s; do echo $s $(plymeter show game=kalah opening=4 seed=$s | grep ^position); done; }

They are those of the range, less each whose position an earlier one has, and as many more.

  $ kalah '{ "first": 200001, "distinct": 60 }' > k.json; seeds k > taken; wc -l < taken; tail -1 taken
  60
  200068
  $ seq 200001 $(tail -1 taken) | positions > all; awk '!seen[$2]++ { print $1 }' all | diff - taken

A mirrored position is another one, and each opening has a set of its own, whatever evaluates it. A rare one is waited for: 1000 seeds
that are left out are an error only in a row.

  $ naughts 1 '{ "distinct": 9 }' > n.json; seeds n | sort -u | wc -l
  9
  $ naughts 3 '{ "distinct": 252 }' > n.json; seeds n | wc -l; seeds n | tail -1
  252
  1425
  $ naughts '[1, 2]' '{ "distinct": 9 }' > n.json; plymeter plan --csv n.json 2> said | tail -n +2 | cut -d, -f2,3 > both
  $ grep ,1$ both | cut -d, -f1 | tee one | paste -sd' '; grep ,2$ both | cut -d, -f1 | paste -sd' '
  1 2 3 6 9 11 12 13 31
  1 2 3 4 5 6 7 8 9
  $ config '{ "game": "chess", "opening": 1, "without": ["nothing", "places"], "seed": { "distinct": 20 } }' > c.json
  $ plymeter plan --csv c.json 2> said > rows; for w in nothing places; do awk -F, -v w=$w '
  >   NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i } $at["without"] == w { print $at["seed"] }' rows > $w; done
  $ wc -l < places; cmp nothing places
  20

A cell names its seed, so that it is the same alone, in a shard, and when it is counted again.

  $ mkdir configs; kalah '{ "first": 200001, "distinct": 12 }' > configs/k.json; cp configs/k.json .
  $ plymeter run k; counted results/k.csv > whole
  results/k.csv: 12 cells, 12 of them run now
  $ answers() { awk -F, '$1 == "game" { for (i = 1; i <= NF; i++) at[$i] = i; next }
  >   { print $at["seed"], $at["value"], $at["move"], $at["leaves"] }'; }
  $ for s in $(seeds k); do plymeter cell game=kalah seed=$s opening=4 limit=2 algorithm=alphabeta --csv; done | answers > alone
  $ answers < results/k.csv | diff alone -; wc -l < alone
  12
  $ for i in 1 2 3; do plymeter run k --shard $i/3; done; rm results/k.csv results/k.journal
  results/k.shard-1-of-3.journal: 4 cells, 4 of them run now
  results/k.shard-2-of-3.journal: 4 cells, 4 of them run now
  results/k.shard-3-of-3.journal: 4 cells, 4 of them run now
  $ plymeter run k results/k.shard-*.journal 2> said; counted results/k.csv | diff whole -
  $ plymeter run --sample 12 . | grep -o '.* recounted'
  12 of 12 cells recounted

Positions of others are left out: of seeds that are left out each is of such a position, or of one that is there already.

  $ kalah '{ "first": 200001, "distinct": 30 }' > a.json
  $ kalah '"200001..200020"' ', { "game": "othello", "seed": "1..9" }' > b.json
  $ kalah '{ "first": 200001, "distinct": 30, "apart": ["a.json", "b.json"] }' > c.json
  $ seeds a | positions > a; seeds b | head -20 | positions > b; seeds c | positions > c; cut -d' ' -f2 c | sort -u | wc -l
  30
  $ cat a b | cut -d' ' -f2 | sort -u > left; seq 200001 $(tail -1 c | cut -d' ' -f1) | positions > all
  $ awk 'FILENAME == "left" { seen[$1]++; next } !seen[$2]++ { print $1 }' left all > wanted; cut -d' ' -f1 c | diff wanted -

By other rules a position is another one, though it looks the same, and so it is in another game.

  $ mnk() { config "{ \"game\": \"mnk\", \"seed\": $2, \"columns\": 8, \"rows\": 8, \"k\": $1, \"opening\": 1 }$3"; }
  $ mnk 3 '{ "distinct": 30 }' ', { "game": "tictactoe", "seed": { "distinct": 9 }, "opening": 1 }' > d.json
  $ mnk 4 '{ "distinct": 30, "apart": "d.json" }' > e.json; mnk 4 '{ "distinct": 30 }' > g.json
  $ seeds e > e; wc -l < e; seeds g | diff e -; sed -i 's/"k": 4/"k": 3/' e.json; seeds e > e; wc -l < e; seeds d | head -30 | grep -cxFf e
  30
  30
  0
  [1]

The seeds of those are drawn, too, apart from still others.

  $ kalah '{ "first": 200001, "distinct": 30, "apart": "c.json" }' > f.json; seeds f | positions | cut -d' ' -f2 > f
  $ cut -d' ' -f2 c > of_c; grep -cxFf of_c f; cut -d' ' -f2 a > of_a; grep -cxFf of_a f
  0
  30

Errors:

  $ naughts 1 '{ "distinct": 3 }' > n.json; naughts 1 '{ "distinct": 3, "apart": "o.json" }' > p.json; config 3 > bad.json
  $ config '{ "game": "tictactoe", "seed": { "distinct": 2 } }' > o.json; refused 3 plan o.json
  o.json:1:45: tictactoe: opening=0 has too few positions: 1 was found, and then 1000 seeds in a row had none that was new
  $ while read -r opening seed; do naughts $opening "$seed" > o.json; refused 3 plan o.json < /dev/null; done <<'END'
  > 1 { "distinct": 10 }
  > 1 { "distinct": 9, "apart": "n.json" }
  > 12 { "distinct": 3 }
  > 1 { "first": 3 }
  > 1 { "frist": 3, "distinct": 3 }
  > 1 { "distinct": 0 }
  > 1 { "distinct": 3, "first": "1..3" }
  > 1 [{ "distinct": 3 }]
  > 1 { "distinct": 3, "apart": 3 }
  > 1 { "distinct": 3, "apart": [] }
  > 1 { "distinct": 3, "apart": "o.json" }
  > 1 { "distinct": 3, "apart": "p.json" }
  > 1 { "distinct": 3, "apart": ["n.json", "nothing.json"] }
  > 1 { "distinct": 3, "apart": "nothing.json" }
  > 1 { "distinct": 3, "apart": "bad.json" }
  > 1 { "distinct": 3, "apart": "/dev/stdin" }
  > END
  o.json:1:45: tictactoe: opening=1 has too few positions: 9 were found, and then 1000 seeds in a row had none that was new
  o.json:1:45: tictactoe: opening=1 has too few positions: 6 were found, and then 1000 seeds in a row had none that was new
  o.json:1:45: tictactoe: seed=1: every game tried ends before the opening does
  o.json:1:45: these seeds need "distinct": of how many positions they are to be
  o.json:1:47: unknown key "frist"; did you mean "first"?
  o.json:1:59: "distinct" is to be a whole number from 1 to 1000000, not "0"
  o.json:1:71: "first" is to be a whole number from 0 to 18446744073709551615, not "1..3": a single one
  o.json:1:46: "seed" is to be a whole number from 0 to 18446744073709551615
  o.json:1:71: "apart" is to be the name of an experiment, or a list of names
  o.json:1:71: "apart" is to be the name of an experiment, or a list of names
  o.json:1:71: o.json cannot be apart from itself
  p.json:1:71: o.json cannot be apart from itself
  o.json:1:82: nothing.json: No such file or directory; a config is wanted, or the name or the results of its experiment
  o.json:1:71: nothing.json: No such file or directory; a config is wanted, or the name or the results of its experiment
  bad.json:1:14: expected an object that names a "game", such as { "game": "breakthrough" }
  o.json:1:71: /dev/stdin: not a regular file
