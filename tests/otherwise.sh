#!/bin/sh
# Tests again, in programs that are compiled otherwise, each in a folder of its own below the build: under the sanitizers
# those tests that read what others wrote, and a few games, since all of them would take too long; and the other compiler
# must count the same.
#     tests/otherwise.sh BUILD COMPILER        MAKE says what make is called
set -eu
build=$1 compiler=$2 status=0

again() { # again FOLDER FLAGS VARIABLE=VALUE TEST...
    folder=$build/$1 flags=$2 variable=$3
    shift 3
    $MAKE BUILD="$folder" CFLAGS="$flags" "$variable" $(printf 'test-%s ' "$@") || status=1
}

sanitizers='-O1 -g1 -Werror -fsanitize=address,undefined -fno-sanitize-recover=all'
# Their trees are so small that a part of the laws' searches would not do.
export LONG=1
again sanitized "$sanitizers" GAMES='kalah tictactoe tree' laws-kalah laws-tictactoe laws-tree
unset LONG # since all takes ten times as long
again sanitized "$sanitizers" ALGORITHMS='abc alphabeta minimal minimax mtdf negamax pvs scout' \
    apart artifact claims config csv deepen elo engine_answers engine_files facts faults forged groups handicap hostile inputs journal json lost macros \
    page partners play players plot provenance records runs shards solved summary tables tabulate uci where worked

case $compiler in *clang*) other=gcc;; *) other=clang;; esac
if command -v $other > /dev/null; then
    again $other -O1 CC=$other signature signature_drawn
else
    echo "not tested: $other is not installed, so that its counts could not be compared"
fi
exit $status
