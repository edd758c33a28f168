#!/bin/sh
# What `plymeter new` writes, as a user has it: one of each kind, in a copy of the project, is built without a warning, keeps
# the laws, and runs an experiment.
#     tests/verbs/new.sh PROJECT PROGRAM        both from the root; works in the current folder, which is to be empty
set -eu
unset MAKEFLAGS MFLAGS MAKELEVEL BUILD CFLAGS CPPFLAGS LDFLAGS
project=$1 program=$2
copy="$PWD/it's a copy"

mkdir "$copy" "$copy/build"
(cd "$project" && cp -pR Makefile algorithms configs games plots src tests "$copy")
(cd "$(dirname "$program")" && tar -cf - $(ls | grep -vx 'tests\|plymeter\|broken\|gcc\|clang\|fuzz\|sanitized')) |
    tar -xf - -C "$copy/build"
cd "$copy"

for what in 'game heap' 'algorithm plain' 'order last' 'leaf further' 'pruning hasty' 'cutoff bits' 'experiment mine-1'; do
    "$program" new $what > written
    sed '/^$/,$d' written > files
    for file in $(cat files); do
        test -s "$file"
        if grep -n 'NAME\|PLYMETER' "$file"; then exit 1; fi
    done
    sed -n "1,/^\$/d; s/^make //; t; s|^.*plymeter'* |build/plymeter |p" written >> next
done

# Few others, of which most are compiled already.
small() {
    make BUILD=build games='heap uniform' algorithms='minimax alphabeta plain' "$@"
}
small all > said 2>&1 || { cat said; exit 1; }
if grep -n 'warning:' said; then exit 1; fi
small test-laws-heap > said 2>&1 || { cat said; exit 1; }
grep -q 'not tried: the game has no swap()' said

build/plymeter cell game=heap stones=8 algorithm=plain order=last leaf=further pruning=hasty cutoff=bits limit=20
test "$(build/plymeter cell game=heap stones=8 algorithm=plain order=last limit=8 | awk -F, -v OFS=, '
    NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; next } { print $at["value"], $at["move"] }')" = "-1,take3"
cat > configs/all.json <<'end'
{ "games": [ { "game": "heap", "stones": [8, 9] } ],
  "searches": [ { "algorithm": ["minimax", "plain"], "order": ["none", "last"], "leaf": ["static", "further"] } ],
  "cutoffs": [ { "cutoff": "bits", "limit": [4, 16] } ] }
end
build/plymeter run configs/all.json
test "$(grep -c ,ok, results/all.csv)" = 32

build/plymeter run configs/mine-1.json
build/plymeter claims results/mine-1.csv
make -o build/plymeter results/mine-1.svg
grep -q 'mine-1: how many leaves' results/mine-1.svg
make -o build/plymeter results/mine-1.svg WIDTH=ieee
grep -q 'width="252pt"' results/mine-1.svg
grep -q 'mine-1: how many leaves.* over 20 trees\.$' results/mine-1.caption.tex

# The commands that it says to try, in the game that is here.
test "$(wc -l < next)" = 9
sed 's/othello/heap/' next | while read -r command; do
    eval "$command" > said 2>&1 || { echo "$command"; cat said; exit 1; }
done
