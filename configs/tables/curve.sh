#!/bin/sh
# curve.sh GAME SKIP N: how far tables of N games and of N others differ, of those that configs/tables/strong/GAME.json was
# learned from, in bits: the root of the mean square over the moves that were played.  SKIP first moves are random.
set -e
export LC_ALL=C
folder=$(mktemp -d) && trap 'rm -r "$folder"' EXIT
gzip -dc "results/reference/tables/$1.txt.gz" > "$folder/games"
if [ "$(wc -l < "$folder/games")" -lt $((2 * $3)) ]; then echo "$1 has fewer than twice $3 games" >&2; exit 3; fi
head -n "$3" "$folder/games" > "$folder/first" && tail -n "$3" "$folder/games" > "$folder/last"
for half in first last; do
    build/plymeter learn --records "$folder/$half" --skip "$2" -o "$folder/$half.json" "configs/tables/$1.learn.json" 2> /dev/null
done
awk -f configs/tables/categories.awk "$folder/first.json" "$folder/last.json" | awk -F, -v game="$1" -v games="$3" '
    NR > 1 { row[$1]++; bits[$1, row[$1]] = -log($7) / log(2); played[$1, row[$1]] = $6; if (!first) first = $1; last = $1 }
    END { for (i = 1; i <= row[first]; i++) {
              both = played[first, i] + played[last, i]
              all += both
              squares += both * (bits[first, i] - bits[last, i]) ^ 2
          }
          printf "%s,%d,%.2f\n", game, games, sqrt(squares / all) }'
