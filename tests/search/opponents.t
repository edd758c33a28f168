Games against engines that others wrote, by UCI and USI. Each judges the other: whatever plymeter plays must be among the moves that its
opponent lists, and what the opponent plays must be legal here.

  $ . "$PROJECT"/tests/setup.sh; PATH=$PATH:/usr/games
  $ stockfish=${STOCKFISH:-stockfish} fairy=${FAIRY_STOCKFISH:-fairy-stockfish}; needs "$stockfish" "$fairy"; patience=600
  $ theirs() { lines "$@" >&5; }
  $ hear_theirs() { while IFS= read -r answer <&6; do case $answer in "$1"*) return;; esac; done; echo "ended without $1"; }
  $ lists() { # is this one of the moves there are, "e2e4: 1", before it says how many?
  >   theirs 'go perft 1'; found=
  >   while IFS= read -r answer <&6; do case $answer in "$1: 1") found=1;; 'Nodes searched'*) test $found; return;; esac; done
  >   return 1; }

A game begins after a few random moves, since deterministic players would repeat themselves. It is over where we have no move, or say that
a match would be.

  $ play() { # GAME FIRST
  >   tell ${protocol}newgame isready; hear readyok; theirs ${protocol}newgame isready; hear_theirs readyok
  >   start="position $word $(plymeter show $game opening=6 seed=$1 | sed -n 's/^position=//p' | tr _ ' ') moves" moves= mover=$2
  >   while :; do
  >     tell "$start$moves" 'go nodes 1500'; hear bestmove > said; move=${heard#bestmove }
  >     case $move in '(none)'|resign) break;; esac
  >     if test -s said; then grep -v '^info string a match would be over by' said; break; fi
  >     theirs "$start$moves"
  >     if test $mover = 1; then theirs 'go nodes 200'; hear_theirs bestmove; answer=${answer#* }; move=${answer%% *}
  >     elif ! lists "$move"; then echo "$opponent calls $move illegal: $start$moves"; break; fi
  >     moves="$moves $move" mover=$((1 - mover)); done; }
  $ match() { # OPPONENT PROTOCOL WORD GAME SETTING...
  >   opponent=$1 protocol=$2 word=$3 game=$4; shift 4
  >   talk $protocol $game algorithm=alphabeta order=eval leaf=quiescence limit=1
  >   rm -f to from; mkfifo to from; "$opponent" < to > from & them=$!; exec 5> to 6< from
  >   tell $protocol; hear ${protocol}ok; theirs $protocol; hear_theirs ${protocol}ok
  >   theirs "$@" isready; hear_theirs readyok
  >   for number in $(seq 20); do play $(((number + 1) / 2)) $((number % 2)); test "$moves" || echo no moves; done
  >   tell quit; hang_up || echo "we ended with $?"; theirs quit; exec 5>&-; wait $them || echo "it ended with $?"; }

  $ match "$stockfish" uci fen game=chess 'setoption name Skill Level value 0'
  $ match "$fairy" uci fen game=chess 'setoption name Skill Level value 0'
  $ match "$fairy" usi sfen 'game=shogi variant=mini' 'setoption name UCI_Variant value minishogi' 'setoption name Skill Level value 0'
