# peers.sh: what the scripts share that ask other programs about the rules of a game; they have `plymeter` and $folder, a
# folder that goes away with them.
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# lacking WHAT CONSEQUENCE: say aloud what is not there.
lacking() {
    echo "not tested: $1 is not installed, so that $2"
}

# engine NAME PATH: where a program is, which is often in no PATH; a PATH that is given is tried first.
engine() {
    for file in "$2" "$(command -v "$1")" "/usr/games/$1"; do
        test -x "$file" && echo "$file" && return
    done
    return 1
}

# Of each "DEPTH game=NAME ..." print the position, the depth, how many sequences of so many moves there are, how many
# games are over earlier, and the cell, with tabs between them.
count() {
    while read -r depth cell; do
        position=$("$plymeter" show $cell | sed -n 's/^position=//p')
        counts=$("$plymeter" perft $cell depth="$depth" 2> /dev/null | tail -1 | cut -d , -f 2,3)
        printf '%s\t%s\t%s\t%s\t%s\n' "$position" "$depth" "${counts%,*}" "${counts#*,}" "$cell"
    done
}

# compare NAME WHO: what `count` printed, in $folder/ours, with the counts of another program, a line each, in
# $folder/theirs.
compare() {
    paste "$folder/ours" "$folder/theirs" | awk -F '\t' -v name="$1" -v who="$2" '
        ($3 == "" || $3 != $6) && ++differ <= 10 {
            print $5 " depth=" $2 ": " $3 " sequences, but " who " counts " $6
        }
        { sum += $3 }
        END {
            printf "%s, counted by %s: %d positions, %.0f sequences of moves: ", name, who, NR, sum
            print differ ? differ " differ" : "all equal"
            exit differ || !NR
        }'
}
