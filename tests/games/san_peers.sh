#!/bin/sh
# san_peers.sh PLYMETER [GAMES]: random games are written as records of games have them, and pgn-extract, a program of
# Debian, reads their moves as plymeter made them.  PGN_EXTRACT may name it.
plymeter=$1
games=${2:-200}
. "$(dirname "$0")/peers.sh"
pgn_extract=$(engine pgn-extract "$PGN_EXTRACT") || {
    lacking pgn-extract "moves of chess were not compared as it reads them"
    exit 0
}
cat > "$folder/random.json" <<end
{ "games": [ { "game": "chess" } ],
  "searches": [ { "name": "Random", "algorithm": "alphabeta", "order": "random", "cutoffs": [ { "limit": 0 } ] } ] }
end

# Moves are shown as "g1f3 (Nf3)".
for seed in $(seq "$games"); do
    "$plymeter" play game=chess seed="$seed" first=Random second=Random levels="$folder/random.json" |
        sed -n 's/^Random ([^)]*) plays \([a-h1-8nbrq]*\) (\([^)]*\)).*/\1 \2/p' > "$folder/moves"
    printf '[Event "%s"]\n\n%s *\n\n' "$seed" "$(cut -d' ' -f2 "$folder/moves")" >> "$folder/games.pgn"
    cut -d' ' -f1 "$folder/moves" | tr '\n' ' ' >> "$folder/expected"
    echo '*' >> "$folder/expected"
done
"$pgn_extract" -s -Wuci -w100000 --notags "$folder/games.pgn" > "$folder/read" 2> "$folder/errors"
grep -v '^$' "$folder/read" | tr BNRQ bnrq > "$folder/found" # which writes what pawns become in capitals
if cmp "$folder/found" "$folder/expected" && test -s "$folder/expected"; then
    echo "pgn-extract reads the moves of $games games as they were made"
else
    cat "$folder/errors"
    exit 1
fi
