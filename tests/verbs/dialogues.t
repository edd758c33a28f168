How programs that hold engines talk to them: what each of them says, and behind < the beginning of the next line that it is to hear.
What tells of a search, an option, or who it is may come before that, and nothing else. Lines may end as on Windows, and empty ones
may stand between them.

  $ . "$PROJECT"/tests/setup.sh
  $ answer() {
  >   while next; do
  >     case $heard in 'id '*|'option '*|'info depth '*|'info score '*|'info nodes '*) ;; *) return;; esac; done
  >   heard=nothing; }
  $ play() { # ENGINE LINE...
  >   engine=$1; shift
  >   for end in '' "$(printf '\r\n\r')"; do
  >     talk $engine
  >     for line; do
  >       case $line in
  >       '<'*) answer; case $heard in "${line#<}"*) ;; *) echo "heard: $heard, and not $line";; esac;;
  >       *) tell "$line$end";; esac; done
  >     answer; test "$heard" = nothing || echo "heard at the end: $heard"
  >     hang_up || echo ended with $?; done; }

cutechess:

  $ clock='go wtime 500 btime 500 winc 10 binc 10'
  $ play 'uci algorithm=pvs order=table+killer entries=65536 leaf=quiescence' uci '<uciok' 'setoption name Hash value 1' \
  >   isready '<readyok' ucinewgame 'position startpos' isready '<readyok' "$clock" '<bestmove ' \
  >   'position startpos moves e2e4 e7e5' "$clock" '<bestmove ' 'position startpos moves f2f3 e7e5 g2g4' "$clock" '<bestmove d8h4' \
  >   stop ucinewgame isready '<readyok' quit

python-chess:

  $ play 'uci algorithm=alphabeta' uci '<uciok' ucinewgame isready '<readyok' 'position startpos' 'go depth 2' '<bestmove ' \
  >   isready '<readyok' 'position startpos moves d2d4' 'go movetime 20' '<bestmove ' \
  >   'position startpos moves d2d4 d7d5' 'go infinite' stop '<bestmove ' \
  >   'go depth 2 searchmoves a2a3 h2h3' '<info string go: searchmoves is not supported' '<bestmove ' \
  >   'go searchmoves a2a3 h2h3 depth 2' '<info string go: searchmoves is not supported' '<bestmove ' isready '<readyok' quit

xboard, by polyglot:

  $ play 'uci algorithm=pvs order=eval' uci '<uciok' 'setoption name Hash value 16' isready '<readyok' \
  >   ucinewgame isready '<readyok' 'position startpos moves e2e4' 'go movestogo 40 wtime 1000 btime 1000' '<bestmove ' \
  >   'go wtime 100000 btime 100000 movestogo 1' stop '<bestmove ' 'go infinite' isready '<readyok' stop '<bestmove ' \
  >   stop stop isready '<readyok' quit

Fritz:

  $ start='position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1'
  $ play 'uci algorithm=pvs entries=4096' uci '<uciok' 'debug off' 'register later' \
  >   'setoption name UCI_Opponent value GM 2800 human A Player' '<info string there is no option "UCI_Opponent"' \
  >   'setoption name MultiPV value 1' \
  >   'setoption name MultiPV value 3' '<info string MultiPV is not supported: a search tells of one line' \
  >   'setoption name Clear Hash' '<info string setoption takes name NAME value VALUE' isready '<readyok' \
  >   ucinewgame "$start" 'go infinite' isready '<readyok' stop '<bestmove ' stop "$start moves e2e4 e7e5" \
  >   'go ponder wtime 1000 btime 1000 winc 0 binc 0' isready '<readyok' ponderhit '<bestmove ' ponderhit \
  >   'go ponder wtime 1000 btime 1000' stop '<bestmove ' isready '<readyok' 'go infinite' quit

A person:

  $ play 'uci algorithm=minimax' '' '  ' ' isready ' '<readyok' help '<info string unknown command "help"' \
  >   d '<info string unknown command "d"' 'go depth 1' '<bestmove ' 'setoption name hash value 5' '<info string there is no option' \
  >   'position startpos moves e2e5' '<info string position: move 1, "e2e5", is not legal' stop isready '<readyok' quit

Shogidokoro:

  $ clock='btime 500 wtime 500 byoyomi 50'
  $ play 'usi algorithm=pvs order=table entries=65536' usi '<usiok' 'setoption name USI_Ponder value true' \
  >   'setoption name USI_Hash value 1' isready '<readyok' usinewgame 'position startpos' "go $clock" '<bestmove ' \
  >   'position startpos moves 7g7f 3c3d' "go ponder $clock" ponderhit '<bestmove ' "go ponder $clock" stop '<bestmove ' \
  >   'go infinite' isready '<readyok' stop '<bestmove ' 'go mate 1000' '<checkmate notimplemented' \
  >   'setoption name MultiPV value 2' '<info string MultiPV is not supported' 'gameover win' usinewgame isready '<readyok' quit
