#!/bin/sh
# union.sh NAME SHARDS: run NAME.json in so many shards and take their rows.  The counts are those of whole.csv; to take them
# once more changes nothing, nor does a run.
set -e
name=$1 shards=$2

for i in $(seq "$shards"); do
    "$PLYMETER" run -o part.csv --shard "$i/$shards" "$name.json"
done
test ! -e part.csv
test ! -e part.journal
"$PLYMETER" run -o part.csv "$name.json" part.shard-*.journal
awk -f "$PROJECT/tests/counted.awk" whole.csv > whole.txt
awk -f "$PROJECT/tests/counted.awk" part.csv | cmp - whole.txt

cp part.csv once.csv
cp part.journal once.journal
"$PLYMETER" run -o part.csv "$name.json" part.shard-*.journal
cmp part.csv once.csv
cmp part.journal once.journal
"$PLYMETER" run --reuse -o part.csv "$name.json"
cmp part.csv once.csv
rm part.*
