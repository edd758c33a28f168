#!/bin/sh
# The program as it is installed, used as a user does where there is nothing else of the project.
#     tests/verbs/install.sh PROJECT PROGRAM        both from the root; works in the current folder, which is to be empty
set -eu
unset MAKEFLAGS MFLAGS MAKELEVEL BUILD CFLAGS CPPFLAGS LDFLAGS PLYMETER_DATA
project=$1 program=$2
stage="$PWD/a stage" prefix="/opt/it's here"

fail() {
    echo "$*"
    exit 1
}

# A copy of the project with a program, which is not built again; and which is gone when that is used.
mkdir source source/build source/results
copy="$PWD/source"
(cd "$project" && cp -pR Makefile *.md LICENSE CITATION.cff algorithms configs games plots src "$copy" &&
    cp -pR results/README.md results/reference "$copy/results")
cp -p "$program" source/build
cd source
touch ../before
sleep 0.02
make install DESTDIR="$stage" PREFIX="$prefix" > ../said
changed=$(find . -type f -newer ../before)
test -z "$changed" || fail "make install changes $changed"
find "$stage" -type f > ../installed
pages='man/man1/plymeter.1 man/man1/plymeter-run.1'
command -v help2man > /dev/null || { pages= && echo "not tested: help2man is not installed, so that there are no manual pages"; }
for file in bin/plymeter completions/plymeter LICENSE $pages; do
    place=$(grep "/$file$" ../installed) && test -s "$place" || fail "$file is not installed, or empty"
done
test -z "$pages" || grep -q -e '-reuse' "$stage$prefix/share/man/man1/plymeter-run.1" || fail "a page tells no options"
cat > ../complete.bash << 'end'
source "$1"
may() { # may WORDS WORD: the words may end in this one
    COMP_WORDS=($1) COMP_CWORD=$((${#COMP_WORDS[@]} - 1)) COMPREPLY=()
    _plymeter plymeter "${COMP_WORDS[-1]}"
    [[ " ${COMPREPLY[*]} " == *" $2 "* ]] || { echo "\"$1\" does not become $2, but ${COMPREPLY[*]}"; exit 1; }
}
may 'plymeter summa' summary
may 'plymeter help summa' summary
may 'plymeter summary --tab' --table
may 'plymeter run x.json --fail' --fail-fast
end
bash ../complete.bash "$stage$prefix/share/bash-completion/completions/plymeter" || fail "bash completes otherwise"
make uninstall DESTDIR="$stage" PREFIX="$prefix"
left=$(find "$stage" ! -type d; find "$stage" -name '*plymeter*')
test -z "$left" || fail "make uninstall leaves $left"
make install DESTDIR="$stage" PREFIX="$prefix" > ../said
find "$stage" -type f | diff ../installed - || fail "installed again, there are other files"
cat > ../tables.json <<'end'
{ "games":    [ { "game": "kalah", "opening": 8, "seed": "1..3" } ],
  "searches": [ { "algorithm": ["minimax", "alphabeta"], "order": "eval" } ],
  "cutoffs":  [ { "cutoff": "realization", "limit": [0.1, 0.01], "table": "configs/tables/kalah.json" } ] }
end
build/plymeter run tutorial ../tables.json > ../said 2>&1 || fail "$(cat ../said)"
cp results/tutorial.csv results/tables.csv ..
cd ..

# The program of a clone finds that from any folder, whatever it is called, and writes where one stands.
mkdir anywhere
cd anywhere
find ../source -type f -exec cksum {} + > sums
ln -s ../source/build/plymeter linked
bash -c 'exec -a called "$@"' called ../source/build/plymeter run tutorial > said 2>&1 || fail "$(cat said)"
./linked run ../tables.json > said 2>&1 || fail "$(cat said)"
echo quit | ./linked play game=othello level=beginner > said 2>&1 || fail "$(cat said)"
! ./linked summary results/reference/tutorial.csv > said 2>&1 || fail "results of the clone were taken for those that are here"
test -s results/tutorial.csv -a -s results/tables.csv || fail "nothing was written where one stands"
find ../source -type f -exec cksum {} + | diff sums - || fail "something was written in the clone"
cd ..
rm -r source anywhere

# PREFIX can be moved, too, and nobody may write there.
mv "$stage$prefix" "it's installed"
PATH="$PWD/it's installed/bin:$PATH"
export PATH
find "it's installed" -type f -exec cksum {} + > sums
chmod -R a-w "it's installed"
mkdir "a user's folder"
cd "a user's folder"
untimed() { sed 's/,[0-9]*,[0-9]*,[0-9]*\(,[0-9a-f]\{16\}\)\{0,1\}$/\1/' "$1"; }
same() {
    untimed "$1" > one
    untimed "$2" > other
    cmp one other || fail "$1 and $2 differ in what is counted"
}

# Configs, tables and levels.
plymeter run tutorial > said 2>&1 || fail "$(cat said)"
same results/tutorial.csv ../tutorial.csv
plymeter run configs/tutorial.json -o again.csv > said 2>&1 || fail "$(cat said)"
same again.csv ../tutorial.csv
plymeter run ../tables.json > said 2>&1 || fail "$(cat said)"
same results/tables.csv ../tables.csv
! plymeter cell game=tictactoe reference.file=configs/positions/chess.csv 2> said || fail "a position was not missed"
grep -q 'no row of configs/positions/chess.csv is of tictactoe' said || fail "$(cat said)"
echo quit | plymeter play game=othello size=4 > said 2>&1 || fail "$(cat said)"
! plymeter play game=othello level=nobody 2> said || fail "there is a level without a name"
grep -q 'configs/levels/othello.json: there is no level' said || fail "$(cat said)"
! plymeter run tutrial 2> said || fail "an experiment that is not there was run"
grep -q 'did you mean "configs/tutorial.json"' said || fail "$(cat said)"
! plymeter new experiment mine 2> said || fail "new wrote where there is no project"
grep -q 'clone' said || fail "$(cat said)"

# What is here comes first, and what PLYMETER_DATA says before what is installed.
mkdir configs
sed 's/"question": "/&My own: /' "../it's installed/share/plymeter/configs/tutorial.json" > configs/tutorial.json
plymeter run --force tutorial > said 2>&1 || fail "$(cat said)"
grep -q 'My own' results/tutorial.meta.json || fail "the config that is here was not run"
mkdir ../data
mv configs ../data
PLYMETER_DATA="$PWD/../data" plymeter run --force tutorial > said 2>&1 || fail "$(cat said)"
grep -q 'My own' results/tutorial.meta.json || fail "PLYMETER_DATA was not looked into"
! PLYMETER_DATA=/nowhere plymeter plan growth 2> said || fail "PLYMETER_DATA does not come first"

# The figure that comes with it.
if command -v gnuplot > /dev/null; then
    plymeter figure results/tutorial.csv
    grep -q '<metadata>.*"plots/tutorial.gp".*"plots/style.gnuplot"' tutorial.svg || fail "$(cat tutorial.svg)"
    plymeter figure results/tutorial.csv -o "it's mine.tex" --width ieee
    plymeter figure results/tutorial.csv -o "it's mine.pdf" --width ieee
    test -s "it's mine.caption.tex" || fail "there is no caption"
    echo mine > kept.svg
    ! plymeter figure results/tutorial.csv -o kept.svg 2> said || fail "a figure was drawn over another file"
    echo mine > kept.caption.tex
    ! plymeter figure results/tutorial.csv -o kept.pdf --width ieee 2> said || fail "a caption was lost"
    test "$(cat kept.svg kept.caption.tex | sort -u)" = mine || fail "a file was lost"
    ! plymeter figure results/tutorial.csv --script turorial 2> said || fail "drawn by a script that is not there"
    grep -q 'did you mean "plots/tutorial.gp"' said || fail "$(cat said)"
else
    echo "not tested: gnuplot is not installed, so that nothing was drawn"
fi

cd ..
find "it's installed" -type f -exec cksum {} + | diff sums - || fail "something was written where it is installed"
