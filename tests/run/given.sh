#!/bin/sh
# Fill the folder "given" with what verbs read: two CSVs with all that goes with them, a shard, a table, levels, a tree, a
# figure, an artifact, an engine.
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
cat > engine.sh << 'END'
read -r hello && echo '{"name":"Sh 1"}'
while read -r line; do
  case $line in *'"c2"'*) echo '{"move":"c3","score":1}' ;; *) echo '{"move":"c2","score":-2}' ;; esac
done
END
echo '{ "sh": { "command": "sh engine.sh", "protocol": "lines" } }' > engines.json
printf '%s\n' xox/xo./ox.:o oxx/xo./xo.:o > p.txt
"$PLYMETER" label game=tictactoe --engines engines.json --engine sh --nodes 1 -o t.labels p.txt
mkdir -p artifact/configs artifact/results
cp some.json artifact/configs
cp r.csv artifact/results/some.csv
cp r.meta.json artifact/results/some.meta.json
echo '<svg width="10" height="10"><path d="M0,0L9,9"/></svg>' > f.svg
