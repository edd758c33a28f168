#!/bin/sh
# xboard_peers.sh PLYMETER: two searches play a game of chess on xboard's board, by polyglot, on a display that nobody sees.
# xboard judges each move, and the game must end by its rules or after 60 moves of each side.
plymeter=$(realpath "$1")
. "$(dirname "$0")/peers.sh"
PATH=$PATH:/usr/games
for program in xboard polyglot xvfb-run xauth; do
    command -v $program > /dev/null || {
        lacking $program "no game was played on xboard"
        exit 0
    }
done

# A link, because xboard takes a command apart at spaces.
ln -s "$plymeter" "$folder/plymeter"
cd "$folder" || exit 1
: > game.pgn
timeout 300 xvfb-run -a xboard -popupExitMessage false -popupMoveErrors false -saveSettingsOnExit false \
    -saveGameFile game.pgn -matchGames 1 -timeControl 1 -movesPerSession 60 -depth 2 -adjudicateDrawMoves 60 \
    -fUCI -fcp "$folder/plymeter uci algorithm=pvs order=eval leaf=quiescence" \
    -sUCI -scp "$folder/plymeter uci algorithm=pvs order=table entries=65536" > said 2>&1
ended=$?
moves=$(grep -o '[0-9]*\. ' game.pgn | tail -1)
end=$(tr '\n' ' ' < game.pgn | grep -o '{[^{]*} [-012/]* *$')
echo "xboard: a game of ${moves%. } moves, and then $end"
case $end in
*mate* | *draw* | *Draw* | *material*) exit $ended ;;
esac
grep -v "ALSA\|aplay" said
cat game.pgn
exit 1
