#!/bin/sh
# What `plymeter new` writes, as a user has it: one of each kind, in a copy of the project, is built without a warning, keeps
# the laws, and runs an experiment.  So do parts that evaluate and search where they may (tests/new/), each one more file.
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

for what in 'game heap' 'algorithm simple' 'order hopeful' 'leaf lucky' 'pruning hasty' 'cutoff plies' 'experiment mine-1'; do
    "$program" new $what > written
    sed '/^$/,$d' written > files
    for file in $(cat files); do test -s "$file"; done
    sed -n "1,/^\$/d; s|^.*plymeter'* |build/plymeter |p" written >> next
done
cp -R tests/new/* algorithms
if grep -in 'negamax_\|reverse_' algorithms/simple.c algorithms/prunings/hasty.c; then exit 1; fi

# Few others, of which most are compiled already.
small() {
    make BUILD=build games='heap uniform' algorithms='minimax alphabeta simple' "$@"
}
small all > said 2>&1 || { cat said; exit 1; }
if grep -n 'warning:' said; then exit 1; fi

# Counts are to be the new game's own.
if small test-laws-heap > said 2>&1; then exit 1; fi
grep -q '\.known of games/heap.c has no such count' said
sed -i 's/^static const Game game = {/&\n    .known = {{"", {9, 72, 504}}},/' games/heap.c
small all test-laws-heap > said 2>&1 || { cat said; exit 1; }

build/plymeter cell game=heap algorithm=simple order=hopeful leaf=lucky pruning=hasty cutoff=plies limit=4
build/plymeter cell game=heap order=doubtful leaf=further pruning=glimpse cutoff=rivals margin=2 limit=6
build/plymeter cell game=heap order=table+doubtful entries=64 pruning=glimpse cutoff=wary limit=4
cat > configs/all.json <<'end'
{ "games": [ { "game": "heap", "opening": 2, "seed": "1..2" } ],
  "searches": [ { "algorithm": ["minimax", "simple"], "order": ["none", "hopeful"], "leaf": ["static", "lucky"] } ],
  "cutoffs": [ { "cutoff": "plies", "limit": [3, 4] } ] }
end
build/plymeter run configs/all.json
test "$(grep -c ,ok, results/all.csv)" = 32

# The experiment is of games that only the whole program has.
"$program" run configs/mine-1.json
plots/draw "$program" results/mine-1.csv plots/mine-1.gp results/mine-1.svg ieee
grep -q 'width="251pt"' results/mine-1.svg
grep -q 'over 20 positions\.' results/mine-1.caption.tex

# The commands that it says to try, in the game that is here.
test "$(wc -l < next)" = 7
sed 's/othello/heap/; /mine-1/s|build/plymeter|"$program"|' next | while read -r command; do
    eval "$command" > said 2>&1 || { echo "$command"; cat said; exit 1; }
done

# A law reads from a part what it may evaluate: where that is not said, it is broken.
sed -i '/\.assesses/d' algorithms/cutoffs/rivals.c
if small games=heap test-laws-heap > said 2>&1; then exit 1; fi
grep -q 'a law is broken: how many evaluations it takes to find these children is ' said
grep -q '^  shown by: plymeter cell game=heap .*cutoff=rivals' said
