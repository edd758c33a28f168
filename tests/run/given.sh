#!/bin/sh
# Fill the folder "given" with what verbs read: two CSVs with all that goes with them, a shard, a table, levels, a tree, a
# figure, an artifact.
set -e
cd given
mkdir -p configs/levels
cp "$PROJECT/configs/levels/tictactoe.json" configs/levels
"$PLYMETER" run -j2 -o r.csv some.json
"$PLYMETER" run -o m.csv --games kept.games match.json
"$PLYMETER" learn -o table.json lessons.json
"$PLYMETER" run --shard 1/1 -o r.csv some.json
cat > tree.json << 'END'
{ "games": [ { "game": "tree", "tree": "t.csv" } ],
  "searches": [ { "algorithm": "minimax" } ], "cutoffs": [ { "limit": 2 } ] }
END
mkdir -p artifact/configs artifact/results
cp some.json artifact/configs
cp r.csv artifact/results/some.csv
cp r.meta.json artifact/results/some.meta.json
echo '<svg width="10" height="10"><path d="M0,0L9,9"/></svg>' > f.svg
