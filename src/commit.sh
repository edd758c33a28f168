#!/bin/sh
# Prints as C (base/program.h) which commit these sources are of, and what they differ in from it, new files, too, which
# git knows of in an index of its own only.  What was unpacked from an archive names its commit in a file, in which git wrote
# it; whether it was changed since is not known.
#     src/commit.sh SCRIPT        works in the project's folder; sed makes strings of lines by the script
set -eu
export LC_ALL=C
within='Makefile src games algorithms'
commit=unknown state=unknown
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
: > "$work/diff"
git() { command git --no-optional-locks -c diff.noprefix=false -c diff.mnemonicPrefix=false "$@"; }

if git ls-files --error-unmatch Makefile > /dev/null 2>&1 && commit=$(git rev-parse HEAD); then
    state=clean
    if test -n "$(git status --porcelain -- $within)"; then
        state=dirty
        cp "$(git rev-parse --git-path index)" "$work/index"
        export GIT_INDEX_FILE="$work/index"
        git add --intent-to-add -- $within
        git diff --no-color --no-ext-diff --no-textconv --relative HEAD -- $within > "$work/diff"
        test $(wc -c < "$work/diff") -lt 1000000 || echo 'not kept: larger than 1 MB' > "$work/diff"
    fi
elif grep -qsx '[0-9a-f][0-9a-f]*' src/base/commit.txt; then
    commit=$(cat src/base/commit.txt) state=archive
fi
echo '#include "base/program.h"'
printf 'const char %s[] = "%s";\n' commit "$commit" commit_state "$state"
echo 'const char commit_diff[] ='
sed "$1" "$work/diff"
echo '    "";'
