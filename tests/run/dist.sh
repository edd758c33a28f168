#!/bin/sh
# What make dist packs is what git has; unpacked, it still knows its commit, and says that it may have been changed since.
# Works in the current folder, which is to be empty.
set -e
unset MAKEFLAGS MFLAGS MAKELEVEL BUILD CFLAGS CPPFLAGS LDFLAGS
export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a
test -z "$(ls -A)"
mkdir "a clone" unpacked
cd "a clone"
mkdir -p games src/base
cp -p "$PROJECT/Makefile" "$PROJECT/.gitattributes" .
cp -pR "$PROJECT/algorithms" .
cp -p "$PROJECT/games/tictactoe.c" games
cp -p "$PROJECT/src/commit.sh" src
cp -p "$PROJECT/src/base/program.h" "$PROJECT/src/base/commit.txt" src/base
printf '/build/\n/plymeter-*.tar.gz\n' > .gitignore
git init -q . && git add . && git commit -q -m start
make -s dist > said 2>&1
rm said
git ls-files | sort > ../packed
echo 'int later;' > games/later.c
make -s dist 2>&1 | grep -q 'not committed is not packed'

cd ../unpacked
tar -xzf ../"a clone"/plymeter-*.tar.gz
cd plymeter-*
find . -type f | sed 's,^\./,,' | sort | diff ../../packed -
make -s build/commit.c
grep -q "commit\[\] = \"$(git -C ../../"a clone" rev-parse HEAD)\"" build/commit.c
grep -q 'commit_state\[\] = "archive"' build/commit.c
status=0
make -s dist 2> said || status=$?
test $status = 2 && grep -q 'this folder is no clone' said
echo unknown > src/base/commit.txt
make -s build/commit.c
grep -q 'commit_state\[\] = "unknown"' build/commit.c
