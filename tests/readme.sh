#!/bin/sh
# The READMEs, held to what they say: every command in a block that is marked sh runs and ends well; the parts that they
# write are built into a program, and what names those is run by it; what is named as a file or a test is there; links lead
# somewhere.  Without LONG=1 in the environment it leaves out what takes longest.
#     tests/readme.sh PROJECT PROGRAM        both from the root; works in the current folder, which is to be empty
set -eu
project=$1 program=$2 top=$PWD
copy="$top/it's a copy"

# What is not run begins so.
cat > left <<'end'
make deps: installs packages
make test-cluster: starts a Slurm
job=$(sbatch: is for a cluster
sbatch: is for a cluster
make test-: runs other tests
make test: runs all tests
make check: runs all tests
make soak: takes minutes
make fuzz: takes minutes
make format: writes into the sources
git add: the copy is no clone
git rev-list: the copy is no clone
make bless: writes into the tests
make bench: takes minutes, and measures nothing while other tests run
make scale: takes minutes and 11 GB
make results/cutoffs-quality-paper: takes hours
xboard: needs a screen, and somebody who closes it
make results/gallery/: takes minutes for all of the gallery
build/plymeter run gallery/etc-paper: takes minutes
build/plymeter run placed/othello: takes minutes
build/plymeter run --sample 1000: takes minutes, and tells what records of older programs lack
make reproduce  : takes half an hour
make reproduce SMOKE=1  : takes minutes
end

mkdir "$copy" "$copy/build" "$copy/results"
cd "$project"
cp -pR Makefile README.md README.ja.md CHANGELOG.md CITATION.cff CONTRIBUTING.md LICENSE algorithms configs games plots src tests "$copy"
cp -pR results/README.md results/reference results/artifact "$copy/results"
# With what was compiled already, so that no make in there compiles it again.
(cd "$(dirname "$program")" && tar -cf - $(ls | grep -vx 'tests\|bench\|broken\|gcc\|clang\|fuzz\|less\|sanitized')) | tar -xf - -C "$copy/build"
cd "$copy"
pages=$(ls README.md README.ja.md CHANGELOG.md CONTRIBUTING.md */README.md plots/gallery/README.md */guide-*.md)

# Blocks become files, in the order of the pages.
awk '
    /^```./ { kind = substr($0, 4); file = sprintf("../block-%03d.%s", ++count, kind); printf "" > file; print kind, file, FILENAME; next }
    /^```$/ { close(file); kind = ""; next }
    kind { print > file }
    END { if (kind) { print "a block without an end" > "/dev/stderr"; exit 1 } }' $pages > ../blocks

# Commands that name a new part, as "game=misere" or "games/misere.c", are for the program that is built with it.
new() { sed -n "s,^build/plymeter new $1 ,,p" ../block-*.sh; }
for kind in game algorithm order cutoff; do new $kind | sed "s/^/$kind=/"; done > ../new
new game | sed 's,.*,/&.,' >> ../new
test -s ../new

# Whose blocks build on each other, and make an experiment of half a minute; and blocks that take several seconds.
long_page=configs/guide-researcher.md
long_blocks='results/reference/.*which-cutoff\|make results/claims\.csv\|configs/games\.json\|make reproduce\|run --sample'
is_long() {
    test -z "${LONG-}" && { test "$2" = $long_page || grep -q "$long_blocks" "$1"; }
}

failed=0 ran=0 made='-o build/plymeter'
: > ../not-run
# Run a file of commands, but for those that are not to be run.
run() {
    { echo "make() { command make $made \"\$@\"; }"
      awk -v left=../left 'BEGIN { while ((getline line < left) > 0) { split(line, part, ": "); prefix[++n] = part[1]; why[n] = "(" part[2] ")" } }
          { for (i = 1; i <= n; i++) if (index($0, prefix[i]) == 1) { print "    " $0, why[i] >> "../not-run"; next } print }' "$1"
    } > ../commands
    if sh -eu ../commands < /dev/null > ../output 2>&1; then
        ran=$((ran + 1))
    else
        echo "ended with $?:"; cat "$1"; echo "and said"; tail -20 ../output; failed=1
    fi
}

# A block of the kind "console" is a command behind "$ ", and what it prints on a terminal.
show() {
    command -v script > /dev/null || { sed -n '1s/$/ (on a terminal: there is no script here)/p' "$1" >> ../not-run; return; }
    script -qec "stty cols 80 rows 24; LC_ALL=C $(sed -n '1s/^\$ //p' "$1")" /dev/null < /dev/null | tr -d '\r' | sed 's/ *$//' > ../output
    sed 1d "$1" | diff - ../output > ../differs && ran=$((ran + 1)) || { sed q "$1"; echo "prints something else (>):"; cat ../differs; failed=1; }
}

# New parts last, since with them every game is compiled again.
while read -r kind file page; do
    if test $kind = console; then show "$file"; continue; fi
    if test $kind != sh; then continue; fi
    if is_long "$file" "$page"; then sed 's/^/    /; s/$/ (takes seconds; with LONG=1 it is run)/' "$file" >> ../not-run
    elif grep -qF -f ../new "$file"; then echo "$file" >> ../later
    elif grep -qE 'build/plymeter new (game|algorithm|order|leaf|pruning|cutoff) ' "$file"; then echo "$file" >> ../parts
    else run "$file"; fi
done < ../blocks
while read -r file; do run "$file"; done < ../parts

# Every number is printed by the command that stands behind it, and wrong ones are found.
measured='README.md README.ja.md plots/README.md results/README.md configs/README.md games/README.md algorithms/README.md
    plots/guide-student.md'
test -z "${LONG-}" || measured="$measured $long_page"
tests/numbers.sh $measured || failed=1
page_with() {
    printf 'Order by evaluation gains %s plies.\n\n<!-- measured\n%s%s\n%s-->\n' "$1" "$2" \
        ": build/plymeter summary results/reference/doubling.csv --of gain --where game=othello --where limit=8 --where order=eval" "${3-}"
}
page_with 1.72 1.72 > ../page.md && tests/numbers.sh ../page.md || failed=1
page_with '72 %' '72 % more' > ../page.md && tests/numbers.sh ../page.md || failed=1
page_with '1.72 (2 samples) in 1.7' '1.72 1.7' 'not measured: 2
' > ../page.md && tests/numbers.sh ../page.md || failed=1
for planted in '1.73 1.73' '1.73 1.72' '1.72,1.73 1.72' '1.720 1.720' '172 172' '1.72 1.7' '20 20'; do
    page_with "${planted% *}" "${planted#* }" > ../page.md
    ! tests/numbers.sh ../page.md > ../output 2>&1 || { echo "numbers.sh does not find $planted"; failed=1; }
done
for planted in 'It gains 1.72.' 'It gains 72 %.' 'It is 30 Elo better.'; do
    echo "$planted" > ../page.md
    ! tests/numbers.sh ../page.md > ../output 2>&1 || { echo "numbers.sh lets pass: $planted"; failed=1; }
done

# A small program with the new parts.
made="BUILD=build games='othello $(new game)' algorithms='minimax alphabeta $(new algorithm)' \
    orders='none eval table $(new order)' cutoffs='depth $(new cutoff)'"
if eval "make $made all" > ../output 2>&1
then while read -r file; do run "$file"; done < ../later; tests/numbers.sh games/guide-author.md || failed=1
else echo "the new parts do not compile:"; cat ../output; failed=1; fi

missing() { echo "$1: $2 is not there"; failed=1; }

"$program" list columns > ../columns
if grep -vxF -f results/README.md ../columns; then missing results/README.md "a line of plymeter list columns"; fi

for page in $pages; do
    # Names such as X.csv and NAME.c stand for any; results are there if there is a config or a plot of that name.
    for path in $(tr -cs 'A-Za-z0-9_./*-' '\n' < "$page" | sed 's/[.-]*$//' |
        grep -xE '(src|tests|configs|plots|games|algorithms|results)/[A-Za-z0-9_./*-]+' | sort -u); do
        test -n "${LONG-}" || test "$page" != $long_page || continue # what it makes was not made
        stem=$(basename "$path"); stem=${stem%%.*}
        test ! -e "$path.gz" || continue # the shorter name is that of what is in it
        case $path in
        */X.*|*/NAME.*|*/GAME.*) continue;;
        results/reference/*|results/artifact/*) ;;
        results/plymeter-artifact*) continue;;
        results/*.*) test ! -e "configs/$stem.json" && test ! -e "plots/$stem.gp" || continue
            test ! -e "configs/gallery/$stem.json" || continue;;
        esac
        ls -d $path > /dev/null 2>&1 || missing "$page" "$path"
    done
    for name in $(grep -oE '`make test-[a-z_]+`' "$page" | sed 's/.*test-//; s/`//'); do
        case $name in laws*|long|all|cluster|paper) continue;; esac
        test -n "$(find tests -name "$name.[ct]")" || missing "$page" "the test $name"
    done
    test "$page" != tests/README.md || for name in $(sed -n '/^## What is tested/,/^Some/p' "$page" | grep -oE '`[a-z_0-9]+`' | tr -d '`'); do
        test -n "$(find tests -name "$name.[ct]")" || missing "$page" "the test $name"
    done
    for link in $(grep -oE '\]\([^)]*\)' "$page" | sed 's/^](//; s/)$//' | grep -v '^http'); do
        target=$(dirname "$page")/${link%%#*}
        test -e "$target" || { missing "$page" "$target"; continue; }
        case $link in
        *#*) grep '^#' "$target" | tr 'A-Z ' 'a-z-' | sed 's/^#*-//; s/[^a-z0-9_-]//g' | grep -qxF -e "${link#*#}" ||
            missing "$page" "the heading $link";;
        esac
    done
done

echo "$ran blocks of commands ran; $(wc -l < ../not-run) commands did not:"
cat ../not-run
exit $failed
