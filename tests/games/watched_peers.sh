#!/bin/sh
# watched_peers.sh PLYMETER: 20 games each of chess, shogi and minishogi are watched by another engine: each of their moves is
# in its list, and their last positions are its own.  STOCKFISH and FAIRY_STOCKFISH may name the engines.
plymeter=$1
. "$(dirname "$0")/peers.sh"
failed=0

# play NAME KEYS: two games from each of ten openings, into NAME.games.
play() {
    cat > "$folder/$1.json" <<end
    { "measure": "match",
      "games": [ { $2, "opening": 6, "seed": "1..10" } ],
      "searches": [ { "name": "careful", "algorithm": "alphabeta", "order": "random" },
                    { "name": "greedy", "algorithm": "alphabeta", "order": "eval" } ],
      "cutoffs": [ { "limit": 2 } ] }
end
    "$plymeter" run --games "$folder/$1.games" -o "$folder/$1.csv" "$folder/$1.json" 2> "$folder/errors" ||
        cat "$folder/errors"
}

position() {
    "$plymeter" show "$@" | sed -n 's/^position=//p'
}

# "start <tab> end <tab> result <tab> moves" of each game.
read_games() {
    number=0
    while IFS=$(printf '\t') read -r cell first second result hash moves; do
        number=$((number + 1))
        printf '%s\t%s\t%s\t%s\n' "$(position $cell)" "$(position "$folder/$1.games:$number")" "${result#result=}" "$moves"
    done < "$folder/$1.games"
}

# ask HELLO NOTATION: what an engine is told: which game it is, and of each game every position by its start and moves.
ask() {
    awk -F '\t' -v hello="$1" -v notation="$2" '
        BEGIN { printf hello }
        {
            count = split($4, move, " ")
            gsub("_", " ", $1)
            told = "position " notation " " $1 " moves"
            for (ply = 1; ply <= count + 1; ply++) {
                print told
                print "go perft 1"
                told = told " " move[ply]
            }
            print "ucinewgame" # which waits for the last list
            print "d"
        }'
}

# watch NAME KEYS ENGINE PATH HELLO NOTATION MARK FIELDS
watch() {
    engine=$(engine "$3" "$4") || {
        lacking "$3" "no games of $1 were watched by it"
        return
    }
    play "$1" "$2"
    read_games "$1" > "$folder/ours"
    ask "$5" "$6" < "$folder/ours" | timeout 300 "$engine" > "$folder/theirs"
    awk -v name="$1, watched by $3" -v mark="$7" -v fields="$8" -f "${0%.sh}.awk" "$folder/ours" "$folder/theirs" || failed=1
}

watch chess '"game": "chess"' stockfish "$STOCKFISH" '' fen 'Fen: ' 4
for variant in standard mini; do
    case $variant in standard) name=shogi ;; mini) name=minishogi ;; esac
    watch $name "\"game\": \"shogi\", \"variant\": \"$variant\"" fairy-stockfish "$FAIRY_STOCKFISH" \
        "usi\nsetoption name UCI_Variant value $name\n" sfen 'Sfen: ' 3
done
exit $failed
