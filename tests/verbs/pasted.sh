#!/bin/sh
# pasted.sh CONFIG I/N [KEY=VALUE]...: run that shard of a shipped config.  The keys that its journal has of its first
# rows, with those words behind them, are pasted into plymeter cell, and must give the counts of the rows.
set -e
here=$PWD config=$1 shard=$2
shift 2
cd "$PROJECT"
"$PLYMETER" run --shard "$shard" -o "$here/pasted.csv" "configs/$config.json"
grep -v '^#' "$here"/pasted.shard-*.journal | head -5 > "$here/lines"
rm "$here"/pasted.shard-*.journal
while IFS=$(printf '\t') read -r key maker inputs terms bounds row seal; do
    eval "\"\$PLYMETER\" cell $key $*" < /dev/null > "$here/cell.csv"
    awk -F, -v row="$row" '
        NR == 1 { for (i = 1; i <= NF; i++) { name[i] = $i; if ($i == "status") before = i - 1 } }
        END {
            count = split(row, wanted, ",")
            if (count > NF - before) count -= 2 # the games of a match are in the journal alone
            if (NR != 2 || !before || before + count > NF) exit 1
            for (i = 1; i <= count; i++)
                if (name[before + i] !~ /^(ns|start|regret|agrees|reference)/ && wanted[i] != $(before + i)) {
                    print name[before + i] " is " $(before + i) ", not " wanted[i]
                    exit 1
                }
        }' "$here/cell.csv" || { echo "$key"; cat "$here/cell.csv"; exit 1; }
    echo same
done < "$here/lines"
