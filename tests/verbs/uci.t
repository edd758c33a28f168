plymeter as an engine: plymeter uci and plymeter usi.

  $ . "$PROJECT"/tests/setup.sh
  $ uci() { plymeter uci "$@" | sed 's/ nps [0-9]* time [0-9]*//'; }
  $ usi() { plymeter usi "$@" | sed 's/ nps [0-9]* time [0-9]*//'; }

Options
-------

  $ lines uci isready | uci algorithm=pvs order=table+killer entries=4096 leaf=quiescence limit=3 | sed 's/plymeter [0-9.]*/plymeter VERSION/'
  id name plymeter VERSION pvs entries 4096, table+killer, quiescence, depth limit 3
  id author the plymeter VERSIONauthors
  option name Hash type spin default 1 min 0 max 65536
  option name without type combo default nothing var nothing var places var mobility var pieces var pawns var king var all
  option name seed type string default 1
  option name entries type spin default 4096 min 0 max 1073741824
  option name etc type combo default no var no var yes
  option name keep type combo default inner var inner var all
  option name hash_bits type combo default none var none var 16 var 24 var 32 var 48 var 64
  option name order type string default table+killer
  option name leaf type combo default quiescence var noise var own var quiescence var random var static
  option name checks type spin default 0 min 0 max 100
  option name exchange type combo default no var no var yes
  option name delta_margin type string default -1
  option name most_beyond type spin default 64 min 0 max 1000
  option name pruning type string default none
  option name recheck type string default 0
  option name cutoff type combo default depth var conspiracy var depth var late var realization var schedule
  option name limit type spin default 3 min 0 max 1000000
  option name deepen type combo default none var none var nodes var evaluations var ms var limit
  option name budget type spin default 10000 min 1 max 2147483647
  option name memory_mb type spin default 1024 min 1 max 1073741824
  option name nodes type spin default 0 min 0 max 2147483647
  uciok
  readyok

All options may be sent back, as some programs do.

  $ own='algorithm=pvs order=eval+killer entries=100000 cutoff=realization limit=0.001 leaf=quiescence'
  $ echo uci | uci $own > before
  $ sed -n 's/option name \(.*\) type [a-z]* default \([^ ]*\).*/setoption name \1 value \2/p' before > back; wc -l < back
  25
  $ { cat back; lines uci; } | uci $own | diff before -

  $ lines 'setoption name LIMIT value 2 ' 'setoption name order value eval' go | uci algorithm=pvs
  info depth 2 score cp 0 nodes 60 pv e2e3
  bestmove e2e3
  $ lines 'name limit value many' 'name limit value -1' 'name lim value 1' 'name position value start' 'name order value evil' \
  >   'name leaf value own' 'name Hash value x' 'name MultiPV value 3' 'name limit' '' | sed 's/^/setoption /' | uci algorithm=pvs
  info string "limit" is to be a whole number from 0 to 1000000, or least, not "many"
  info string "limit" is to be a whole number from 0 to 1000000, or least, not "-1"
  info string there is no option "lim"
  info string there is no option "position"
  info string there is no order "evil"; did you mean "eval"?
  info string own: the game has none of its own
  info string "Hash" is to be a whole number from 0 to 65536, not "x"
  info string MultiPV is not supported: a search tells of one line
  info string setoption takes name NAME value VALUE
  info string setoption takes name NAME value VALUE
  $ lines 'setoption name limit value 2' 'setoption name Hash value 4' 'setoption name leaf value own' uci | uci algorithm=pvs |
  >   grep -E 'info|limit|leaf|Hash|entries'
  info string own: the game has none of its own
  id name plymeter 0.4.0 pvs entries 85598, depth limit 2
  option name Hash type spin default 4 min 0 max 65536
  option name entries type spin default 85598 min 0 max 1073741824
  option name leaf type combo default static var noise var own var quiescence var random var static
  option name limit type spin default 2 min 0 max 1000000
  option name deepen type combo default none var none var nodes var evaluations var ms var limit

A table that takes more than memory_mb has what it needs.

  $ lines 'setoption name Hash value 64' 'go depth 2' | uci algorithm=pvs memory_mb=16
  info depth 1 score cp 61 nodes 21 pv e2e3
  info depth 2 score cp 0 nodes 188 pv e2e3 e7e6
  bestmove e2e3

All searches have their table in the same memory, and find nothing there of those before, whatever its entries' size.

  $ talk uci algorithm=mtdf entries=4096 order=table
  $ for time in 1 2; do
  >   tell isready; hear readyok; tell 'go depth 4'; hear bestmove; told nodes
  >   tell 'setoption name hash_bits value 64' 'go nodes 3000'; hear bestmove; tell 'setoption name hash_bits value none'; done
  12735
  12735
  $ hang_up

Searches
--------

They are those of cells, however they are limited: value, nodes and move. Of a search that completed no step only nodes are.

  $ row() { plymeter cell "$@" | columns value nodes move; }
  $ answer() {
  >   sed -n 's/^info .* cp \([^ ]*\).* nodes \([0-9]*\).*/\1 \2/p; t; s/^info .*nodes \([0-9]*\).*/- \1/p; s/bestmove //p' |
  >     tail -2 | paste -sd' '; }
  $ same() { test "$1 $2 $3" = "$4 $5 $6" || test "$1 $2 $3" = "- $5 -" || echo "cell: $1 $2 $3, engine: $4 $5 $6"; }
  $ compare() { # VERB POSITION MOVES SEARCH...
  >   verb=$1 position=$2 moves=$3; shift 3
  >   game=chess; test $verb = uci || game=shogi
  >   told="position $(echo "$position" | sed 's/^start$/startpos/') moves $(echo $moves | tr . ' ')"
  >   cell="game=$game position=$(echo "${position#* }" | sed 's/^[fs][a-z]* //' | tr ' ' _) moves=$moves $* cutoff=depth"
  >   for limit in 'limit=1 deepen=nodes budget=1:go nodes 1' 'limit=1 deepen=nodes budget=100:go nodes 100' \
  >     'limit=1 deepen=nodes budget=5000:go nodes 5000' 'limit=1 deepen=nodes budget=50000:go nodes 50000' \
  >     'limit=3 deepen=limit:go depth 3' limit=2:go; do
  >     same $(row $cell ${limit%:*}) $(lines "$told" "${limit#*:}" | $verb $* cutoff=depth limit=2 | answer); done; }
  $ for search in 'algorithm=alphabeta order=eval' 'algorithm=pvs order=table entries=4096' \
  >   'algorithm=alphabeta order=random seed=7' 'algorithm=pvs order=static leaf=quiescence'; do
  >   compare uci start e2e4.e7e5 $search; compare usi start 7g7f.3c3d $search
  >   compare uci 'fen r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1' e1g1 $search; done
  $ compare usi 'sfen rbsgk/4p/5/P4/KGSBR w - 1' 1b1c variant=mini algorithm=alphabeta order=eval
  $ lines 'position startpos moves e2e4' 'go nodes 5000' | uci algorithm=pvs | answer
  25 5000 g8f6

The steps of search by realization probability halve the threshold.

  $ row game=chess order=eval cutoff=realization meaning=probability limit=0.0009765625 deepen=limit
  59 1662 d2d4
  $ echo go depth 10 | uci algorithm=alphabeta order=eval cutoff=realization | tail -2
  info depth 10 score cp 59 nodes 1662 pv d2d4
  bestmove d2d4

A win ends a search, and the score says in how many moves. Stalemate is no win, and no move; on a1 b8 is the only one.

  $ lines 'position fen 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1' 'go nodes 1000000000' | uci
  info depth 1 score mate 1 nodes 18 pv a1a8
  bestmove a1a8
  $ lines 'position fen 7k/8/5KQ1/8/8/8/8/8 b - - 0 1' 'go infinite' isready stop | uci
  readyok
  bestmove (none)
  $ lines 'position fen k7/8/K7/8/8/8/8/7R b - - 0 1' 'go depth 2' | uci
  info depth 1 score cp -499 nodes 2 pv a8b8
  info depth 2 score cp -534 nodes 21 pv a8b8
  bestmove a8b8
  $ lines 'position startpos moves f2f3 e7e5 g2g4 d8h4' 'go nodes 100' | uci
  bestmove (none)
  $ lines 'position sfen 4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1' 'go btime 1000 wtime 1000' | usi
  bestmove resign
  $ lines 'position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1' 'go mate 60000' | usi
  checkmate notimplemented
  $ lines 'position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G 1' 'go depth 1' | usi
  info depth 1 score mate 1 nodes 86 pv G*5b
  bestmove G*5b

`go depth 3` is mate in two: the score says when it comes, in moves, or in plies for shogi.

  $ for engine in 'uci order=eval' 'uci order=eval leaf=quiescence' 'uci order=eval pruning=research cutoff=late' \
  >   'usi order=eval game=chess'; do
  >   lines 'position fen 7k/8/8/8/8/8/R7/1R5K w - - 0 1' 'go depth 6' | $engine algorithm=alphabeta | tail -2 | sed 's/ pv.*//'
  > done
  info depth 3 score mate 2 nodes 1037
  bestmove b1b7
  info depth 3 score mate 2 nodes 1148
  bestmove b1b7
  info depth 4 score mate 2 nodes 1491
  bestmove b1b7
  info depth 3 score mate 3 nodes 1037
  bestmove b1b7

Lines of play
-------------

Of each step the moves are legal and no more than there were plies; an = says that they are as many, and that the value is that of
where they end. Without a table there is one move; tables that are small forget, and tables that are not checked lie.

  $ follow() { # GAME DEPTH SEARCH...
  >   game=$1 depth=$2; shift 2; echo go depth $depth | uci game=$game "$@" > told
  >   sed -n 's/^info depth \([0-9]*\) score \([a-z]*\) \([^ ]*\) .* pv \(.*\)/\1 \2 \3 \4/p' told > steps
  >   while read -r at kind score moves; do
  >     end=$(row game=$game algorithm=alphabeta limit=0 moves=$(echo $moves | tr ' ' .)); end=${end%% *}
  >     set -- $moves
  >     if test $# -lt $at; then printf "$# "; elif test $score = $(((at % 2 ? -1 : 1) * end)); then printf '= '; else printf '! '; fi
  >   done < steps; tail -1 told; }
  $ for game in chess shogi othello; do
  >   follow $game 4 algorithm=pvs order=table entries=1000000
  >   follow $game 4 algorithm=mtdf order=table entries=1000000 keep=all
  >   follow $game 4 algorithm=alphabeta
  >   follow $game 5 algorithm=alphabeta entries=64
  >   follow $game 4 algorithm=pvs entries=65536 hash_bits=16
  >   follow $game 4 algorithm=pvs entries=65536 leaf=quiescence; done
  = = = = bestmove e2e3
  = = = = bestmove e2e3
  = 1 1 1 bestmove e2e3
  = = = 1 1 bestmove e2e3
  = = = = bestmove e2e3
  = = = = bestmove e2e4
  = = = = bestmove 7g7f
  = = = = bestmove 7g7f
  = 1 1 1 bestmove 7g7f
  = = 2 2 2 bestmove 9g9f
  = = = = bestmove 7g7f
  = = = = bestmove 7g7f
  = = = = bestmove d3
  = = = = bestmove d3
  = 1 1 1 bestmove d3
  = = = = 4 bestmove d3
  = = = = bestmove d3
  = = = = bestmove d3

Without deepening, too; and a line that leads back ends there.

  $ echo go | uci algorithm=pvs entries=65536 limit=3
  info depth 3 score cp 59 nodes 2164 pv d2d4 d7d5 e2e4
  bestmove d2d4
  $ lines 'position fen 8/8/8/1k1p4/3P4/3K4/8/8 w - - 0 1' 'go depth 8' | uci algorithm=alphabeta order=table entries=100000 |
  >   tail -2
  info depth 8 score cp -8 nodes 4845 pv d3c3 b5a4 c3c2 a4a3 c2c3 a3a4
  bestmove d3c3

A third time is told of, but whoever asks gets a move.

  $ again='position startpos moves g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8'
  $ lines "$again" 'go depth 1' | uci; row game=chess limit=1
  info string a match would be over by threefold repetition
  info depth 1 score cp 61 nodes 21 pv e2e3
  bestmove e2e3
  61 21 e2e3
  $ lines "$again e2e4" isready | uci
  readyok

Time
----

A stop is heard during a search, and so is isready; where nothing goes on it has no answer. Two searches have two.

  $ talk uci algorithm=alphabeta order=eval
  $ tell 'go infinite'; hear 'info depth 2 '; tell isready; hear readyok; tell stop; hear bestmove
  $ tell stop isready; next; echo $heard
  readyok
  $ tell 'go infinite' stop; hear bestmove; echo ${#heard}
  13
  $ tell 'go infinite' 'go depth 1'; hear bestmove; hear bestmove; tell isready; next; echo $heard
  readyok
  $ tell quit; hang_up

A search that has seen everything still waits for "stop".

  $ talk uci game=tictactoe
  $ tell 'position startpos moves a1 b1 a2 b2 b3 a3 c1' 'go infinite'; hear 'info depth 2 '; sleep 0.2; tell isready; next
  $ echo $heard; tell stop; hear bestmove; hang_up
  readyok

Clocks:

  $ talk uci algorithm=alphabeta order=eval
  $ for go in 'movetime 100' 'wtime 3000 btime 1 winc 10 binc 0' 'wtime 1 btime 1' 'wtime -5 btime 0' \
  >   'wtime 500 btime 500 movestogo 1' 'btime 0 wtime 0 byoyomi 100' 'movetime 0' \
  >   'wtime 100000 btime 100000 movestogo 2500' 'depth 2 movetime 100000'; do tell "go $go"; hear bestmove; done; told depth
  2
  $ tell 'go ponder wtime 1000 btime 1000'; hear 'info depth 3 '; tell ponderhit; hear bestmove
  $ tell ponderhit 'go ponder wtime 1000 btime 1000' stop; hear bestmove
  $ tell 'go movetime 9223372036854775807'; hear 'info depth 3 '; tell stop; hear bestmove; hang_up

However short the time is, a step is completed, so that the move is one that was looked at; a busy machine is asked again.

  $ for engine in uci usi 'uci game=othello' 'uci algorithm=pvs order=table+killer entries=1000000 leaf=quiescence' \
  >   'usi algorithm=mtdf order=table+eval entries=1000000 leaf=quiescence'; do
  >   talk $engine
  >   for go in 'wtime 50 btime 50' 'movetime 1' 'wtime 1000 btime 1000 movestogo 40'; do
  >     info=; for try in 1 2 3 4 5; do test "$(told depth)" || { tell "go $go"; hear bestmove; }; done
  >     test $(told depth) -ge 1 -a $(told nodes) -gt 1 || echo "$engine: $go"; done
  >   hang_up; done

`seconds=` ends what has no limits of its own.

  $ echo go | plymeter uci algorithm=minimax limit=30 seconds=0.3 | grep -c bestmove
  1

A search ends with the program, at "quit", at the end of its input if it has no end, and if the program is killed.

  $ searching() {
  >   talk uci algorithm=minimax; tell 'go infinite'; hear 'info depth 1 '
  >   engine=$(children $talker) searcher=$(children $(children $talker)); }
  $ searching; tell quit; hang_up && gone $engine $searcher
  $ searching; hang_up && gone $engine $searcher
  $ searching; kill -KILL $engine; hang_up 2> said; echo $?; gone $engine $searcher
  137
  $ echo go infinite | plymeter uci | grep -c bestmove
  1

Otherwise it is waited for; the last line may lack its end.

  $ echo go depth 4 | uci | tail -2
  info depth 4 score cp -9 nodes 25058 pv e2e3
  bestmove e2e3
  $ echo go | uci limit=3 deepen=limit | tail -2
  info depth 3 score cp 59 nodes 2597 pv d2d4
  bestmove d2d4
  $ printf isready | plymeter uci
  readyok

Garbage
-------

Whatever was said, the position is that after e2e4; but after one that is refused there is none, and the search before is not done
again in its stead.

  $ talk uci order=eval
  $ check() { tell isready; hear readyok; tell 'go depth 1'; hear bestmove > none; echo $heard; }
  $ tell 'position startpos moves e2e4'; check
  bestmove e7e6
  $ for line in '' ' here' ' startpos e2e4' ' startpos moves e2e4 e2e4' ' startpos moves e7e5' ' startpos moves 0000' \
  >   " startpos moves $(printf '\377\376')" ' fen' ' fen moves e2e4' ' fen nonsense' ' fen 8/8/8/8/8/8/8/8 w - - 0 1' \
  >   ' fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1' ' fen kkkkkkkk/8/8/8/8/8/8/KKKKKKKK w - - 0 1' \
  >   ' fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1 moves e2e5' \
  >   ' sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1' \
  >   " startpos moves$(for i in $(seq 251); do printf ' g1f3 g8f6 f3g1 f6g8'; done)"; do
  >   tell "position$line"; check > said; tell 'position startpos moves e2e4'
  >   grep -qx 'bestmove (none)' said && grep -v bestmove said || echo "$line: $(tail -1 said)"; done
  info string position: it is startpos, or fen or sfen and a position
  info string position: it is startpos, or fen or sfen and a position
  info string position: "e2e4" behind startpos is no word moves
  info string position: move 2, "e2e4", is not legal
  info string position: move 1, "e7e5", is not legal
  info string position: move 1, "0000", is not legal
  info string position: move 1, "\xff\xfe", is not legal (esc)
  info string position: expected a piece or a number of empty squares, for a8, at its end
  info string position: expected a piece or a number of empty squares, for a8, at its end
  info string position: expected a piece or a number of empty squares, for b8, at character 2, at "onsense"
  info string position: white has 0 kings
  info string position: expected w or b for the side to move at character 45, at "x_KQkq_-_0_1"
  info string position: white has 8 kings
  info string position: move 1, "e2e5", is not legal
  info string position: expected a piece or a number of empty squares, for a8, at character 1, at "lnsgkgsnl/1r5b1/pppp"
  info string position: more than 1000 moves
  $ for line in uciok 'sudo make me a sandwich' "$(printf '\033[2J\001\002\302\233')" %s%n%p; do tell "$line"; check; done
  info string unknown command "uciok"
  bestmove e7e6
  info string unknown command "sudo"
  bestmove e7e6
  info string unknown command "?[2J???"
  bestmove e7e6
  info string unknown command "%s%n%p"
  bestmove e7e6
  $ printf 'go\000nodes 5\n' >&3; check
  info string a line with a zero byte was left out
  bestmove e7e6
  $ for size in 60000 120000 240000 480000 960000 1920000; do
  >   { head -c $size /dev/zero | tr '\0' x; echo; } >&3; check; done | cut -c1-80 | sort | uniq -c
        6 bestmove e7e6
        5 info string a line of more than 65535 bytes was left out
        1 info string unknown command "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
  $ awk 'BEGIN { for (i = 0; i < 200; i++) { printf "\nz"; for (j = 0; j < 198; j++) printf "%c", int((i * 7919 + j * 104729) % 256) }
  >   print "" }' >&3; check > said; grep -c 'left out\|unknown' said; tail -1 said; hang_up
  354
  bestmove e7e6

What "go" does not know is told, and the rest is obeyed.

  $ for go in 'nodes many depth 2' 'fast depth 2' depth 'nodes -3'; do
  >   echo go $go | uci | sed -n '/string\|depth 2 /p; s/\(bestmove\) .*/\1/p'; done
  info string go: "nodes" takes a whole number
  info depth 2 score cp 0 nodes 188 pv e2e3
  bestmove
  info string go: "fast" is unknown
  info depth 2 score cp 0 nodes 188 pv e2e3
  bestmove
  info string go: "depth" takes a whole number
  bestmove
  bestmove
  $ echo go depth 99999999999999999999 movetime 50 | uci | grep -c bestmove
  1

The command line:

  $ for wrong in 'uci position=start' 'usi opening=4' 'uci game=ches' 'uci limit=x'; do plymeter $wrong < /dev/null; done
  plymeter uci: "position" is for the program that asks to say, by its command position
  plymeter uci --help says more
  plymeter usi: "opening" is for the program that asks to say, by its command position
  plymeter usi --help says more
  plymeter: there is no game "ches"; did you mean "chess"?
  plymeter: "limit" is to be a whole number from 0 to 1000000, or least, not "x"
  [2]
  $ echo uci | plymeter uci > /dev/full
  standard output: a part of it could not be written
  [3]
