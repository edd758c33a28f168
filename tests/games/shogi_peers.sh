#!/bin/sh
# shogi_peers.sh PLYMETER [POSITIONS]: the sequences of moves from random positions, half of them of minishogi, are counted
# as shogiops counts them, which is a library for node; make deps-long installs it.  SHOGIOPS may name another folder.
plymeter=$1
. "$(dirname "$0")/peers.sh"
for library in "$SHOGIOPS" "$(dirname "$plymeter")/npm/node_modules/shogiops" node_modules/shogiops "$(npm root --global 2> /dev/null)/shogiops"; do
    test -f "$library/dist/sfen.js" && break
done
missing=
test -f "$library/dist/sfen.js" || missing="shogiops (make deps-long)"
command -v node > /dev/null || missing=node
test -z "$missing" || {
    lacking "$missing" "the moves of shogi were not compared with those of shogiops"
    exit 0
}

# After 2 to 121 random moves.
cells() {
    for seed in $(seq "$1"); do
        case $((seed % 2)) in
        0) rules="2 game=shogi variant=standard" ;;
        1) rules="3 game=shogi variant=mini" ;;
        esac
        echo "$rules opening=$((2 + seed * 37 % 120)) seed=$seed"
    done
}

cells "${2:-500}" | count > "$folder/ours"
timeout 300 node "$(dirname "$0")/shogi_peers.mjs" "$library" < "$folder/ours" > "$folder/theirs"
compare "shogi and minishogi" shogiops
