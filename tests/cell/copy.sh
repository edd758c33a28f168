#!/bin/sh
# copy.sh BUILD: copy the project here, with two games and the objects that the build has of them; the game tree has a
# file of the harness to itself.
set -e
here=$PWD
mkdir -p games tests/broken "$1/game" "$1/search" "$1/order" "$1/cutoff"
cp -pR "$PROJECT/Makefile" "$PROJECT/src" "$PROJECT/algorithms" .
cp -p "$PROJECT/games/tictactoe.c" "$PROJECT/games/tree.c" games

cd "$PROJECT/$1"
cp -pR src arch flags link "$here/$1"
cp -p game/tictactoe.* game/tree.* "$here/$1/game"
for part in search order cutoff; do
    cp -p $part/tictactoe-* $part/tree-* "$here/$1/$part"
done
