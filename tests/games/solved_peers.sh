#!/bin/sh
# solved_peers.sh PLYMETER: the mates of configs/solved.json are as long as another engine finds them, to which it is told how
# many moves they may take.  STOCKFISH and FAIRY_STOCKFISH may name the engines.
plymeter=$1
. "$(dirname "$0")/peers.sh"
failed=0

# "game <tab> plies <tab> position" of each: the larger limit is the length.
"$plymeter" plan --csv "$(dirname "$0")/../../configs/solved.json" > "$folder/plan" 2> "$folder/errors" || {
    cat "$folder/errors"
    exit 1
}
awk -F , '
    NR == 1 { for (i = 1; i <= NF; i++) column[$i] = i }
    $column["limit"] < 1000 && $column["game"] ~ /^(chess|shogi)$/ {
        name = $column["variant"] == "mini" ? "minishogi" : $column["game"]
        plies[name "\t" $column["position"]] = $column["limit"]
    }
    END { for (mate in plies) { split(mate, part, "\t"); print part[1] "\t" plies[mate] "\t" part[2] } }
    ' "$folder/plan" > "$folder/mates"

# confirm NAME ENGINE PATH HELLO NOTATION: an engine says "score mate N", in chess of moves, in shogi of plies.
confirm() {
    engine=$(engine "$2" "$3") || {
        lacking "$2" "the mates of $1 were not compared with those that it finds"
        return
    }
    grep "^$1	" "$folder/mates" > "$folder/ours"
    awk -F '\t' -v hello="$4" -v notation="$5" '
        BEGIN { printf hello }
        { gsub("_", " ", $3); print "position " notation " " $3; print "go mate " ($2 + 1) / 2 }
        END { print "ucinewgame" } # which waits for the last' "$folder/ours" |
        timeout 120 "$engine" | awk '
            /^info .* mate / { for (i = 1; i < NF; i++) if ($i == "mate") found = $(i + 1) }
            /^bestmove / { print found; found = "" }' > "$folder/theirs"
    paste "$folder/ours" "$folder/theirs" | awk -F '\t' -v who="$2" '
        {
            plies = $1 == "chess" ? 2 * $4 - 1 : $4
            if ($2 != plies) {
                print $1 " " $3 ": mate in " $2 " plies, but " who " finds " ($4 == "" ? "none" : "it in " plies)
                differ++
            }
        }
        END {
            printf "%s, solved by %s: %d mates, %d of them as long\n", $1, who, NR, NR - differ
            exit differ || !NR
        }' || failed=1
}

confirm chess stockfish "$STOCKFISH" '' fen
for name in shogi minishogi; do
    confirm $name fairy-stockfish "$FAIRY_STOCKFISH" "usi\nsetoption name UCI_Variant value $name\n" sfen
done
exit $failed
