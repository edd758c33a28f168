#!/bin/sh
# copy.sh BUILD: copy the project here, with two games and the objects that the build has of all else; the game tree has a
# file of the harness to itself.
set -e
mkdir -p games plots tests/broken "$1"
cp -pR "$PROJECT/Makefile" "$PROJECT/src" "$PROJECT/algorithms" .
cp -pR "$PROJECT/games/tictactoe.c" "$PROJECT/games/tree.c" "$PROJECT/games/tree" games
cp -p "$PROJECT/plots/style.gnuplot" plots
(cd "$PROJECT/$1" && tar -cf - src arch flags link) | (cd "$1" && tar -xf -)
