#!/bin/sh
# What a dirty source differs in from its commit is in the program: a new file, quotes, backslashes, a trigraph and odd
# bytes too; git apply makes the same source of it.  Works in the current folder, which is to be empty.
set -e
unset MAKEFLAGS MFLAGS MAKELEVEL BUILD CFLAGS CPPFLAGS LDFLAGS
export GIT_AUTHOR_NAME=a GIT_AUTHOR_EMAIL=a GIT_COMMITTER_NAME=a GIT_COMMITTER_EMAIL=a
test -z "$(ls -A)"
mkdir -p clean games src/base
cp -p "$PROJECT/Makefile" .
cp -p "$PROJECT/src/commit.sh" src
cp -pR "$PROJECT/algorithms" .
cp -p "$PROJECT/games/tictactoe.c" games
cp -p "$PROJECT/src/base/program.h" src/base
cat > print.c <<'end'
#include <stdio.h>

#include "base/program.h"

int main(void)
{
    fprintf(stderr, "%s\n", commit_state);
    return fputs(commit_diff, stdout) < 0;
}
end
git init -q . && git add Makefile games algorithms src && git commit -q -m start

# Print the state and write the diff into ./diff, as a program would that was built now.
state() {
    make -s build/commit.c && cc -std=c11 -Isrc print.c build/commit.c -o print && ./print 2>&1 > diff
}

test "$(state)" = clean && test ! -s diff
sed -i '1s/.*/\/* "quoted", a \\ and ??\/ *\//' games/tictactoe.c
printf '/* \303\251 \377\t */' > games/new.c
git config diff.noprefix true
test "$(state)" = dirty
git diff --cached --quiet # the user's own index stays as it was
git archive HEAD | tar -xf - -C clean && cd clean && git init -q . && git apply ../diff
cmp games/tictactoe.c ../games/tictactoe.c
cmp games/new.c ../games/new.c
