#!/bin/sh
# make.sh PLYMETER chess|shogi|minishogi [POSITIONS [NODES]]: print positions of middle games, each with the value that a
# strong engine gives it, in hundredths of a pawn for the side to move: Stockfish 15.1 for chess, Fairy-Stockfish 11.1 for
# the others.  The files beside this one are what it prints, in an hour at most; the same engine prints the same again.
#
# A middle game begins with random moves, plymeter's `opening`, and then the engine plays 8 to 39 moves against itself,
# looking at 300 nodes for each.  Every search begins with an empty memory.
plymeter=$1 game=$2 count=${3:-500} nodes=${4:-30000} quick=300
PATH=$PATH:/usr/games
case $game in
chess) start="game=chess opening=8" engine=stockfish before="" new=ucinewgame notation=fen field=Fen ;;
shogi | minishogi)
    start="game=shogi opening=8" engine=fairy-stockfish new=usinewgame notation=sfen field=Sfen
    test $game = shogi || start="game=shogi variant=mini opening=4"
    before="usi
setoption name UCI_Variant value $game"
    ;;
*)
    echo "make.sh: there is no game \"$game\": it is to be chess, shogi or minishogi" >&2
    exit 2
    ;;
esac
command -v $engine > /dev/null || { echo "make.sh: $engine is not installed" >&2; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# After the commands of standard input; it stops searching when they end, so that the last one waits.
ask() {
    { echo "$before"; printf 'setoption name %s\n' "Hash value 16" "Threads value 1"; cat; echo $new; } |
        timeout 3600 $engine
}

# What to ask where the lines of moves, one a position, have come so far; an empty one has ended.
questions() {
    paste -d ' ' "$folder/starts" "$folder/moves" | awk -v new=$new -v notation=$notation -v ask="$1" '
        { print new "\nposition " notation " " $0 "\n" ask }'
}

started=$((2 * count)) # many end early
for seed in $(seq $started); do
    "$plymeter" show $start seed="$seed" | sed -n 's/^position=//p' | tr _ ' ' | sed 's/$/ moves/'
done > "$folder/starts"
yes "" | head -n $started > "$folder/moves"
for ply in $(seq 39); do
    questions "go nodes $quick" | ask | awk '$1 == "bestmove" { print $2 }' > "$folder/best"
    paste -d '|' "$folder/moves" "$folder/best" | awk -F '|' -v ply="$ply" '
        { plays = ply <= 8 + NR % 32 && $2 !~ /none|resign|win|0000/; print $1 (plays ? ($1 == "" ? "" : " ") $2 : "") }' \
        > "$folder/next"
    mv "$folder/next" "$folder/moves"
done
echo "# The values of $($engine < /dev/null | sed -n '1s/ by .*//p'), $nodes nodes each; values/make.sh made them."
questions "d
go nodes $nodes" | ask | awk -v field=$field: '
    $1 == field { sub(/^[^ ]* /, ""); gsub(/ /, "_"); position = $0 }
    $1 == "info" && !/bound/ && / score / {
        for (i = 1; $i != "score"; i++);
        value = $(i + 1) == "cp" ? $(i + 2) : $(i + 2) > 0 ? 32000 - $(i + 2) : -32000 - $(i + 2)
    }
    $1 == "bestmove" && $2 !~ /none|resign|win|0000/ && !seen[position]++ { print position, value }' | head -n "$count"
