Files that say how engines are started: what is read, and that everything wrong is said at once, with its place.

  $ . "$PROJECT"/tests/setup.sh

An engine that notes how it was called and what it was told, and knows the first move.

  $ mkdir 'my engines'; cat > 'my engines/a' <<'END'
  > #!/bin/sh
  > echo "$0 $*" >> told
  > while read -r line; do
  >   echo "$line" >> told
  >   case $line in
  >     uci|usi) lines='id name A' ok=${line}ok; echo "$lines"
  >       for option in Hash 'Own Book' File Clear; do echo "option name $option type string default x"; done; echo $ok;;
  >     isready) echo readyok;;
  >     go*) echo 'info depth 1 score cp 1 nodes 1'; echo 'bestmove a2a3';;
  >     quit) exit;;
  >   esac
  > done
  > END
  $ chmod +x 'my engines/a'; cat > engines.json <<'END'
  > { "$comment": "mine",
  >   "a": { "command": "'./my engines/a' --fast" },
  >   "shogi-1.5": { "command": "'./my engines/a'", "protocol": "usi",
  >     "options": { "$comment": "small", "Hash": 16, "Own Book": false, "File": "x y", "Clear": "" } } }
  > END
  $ ask() { rm -f told; plymeter cell --engines engines.json game=$2 algorithm=engine engine=$1 limit=1 2> said > row; cat said told; }
  $ ask a chess; ask shogi-1.5 shogi
  ./my engines/a --fast
  uci
  isready
  ucinewgame
  isready
  position fen rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1
  go depth 1
  quit
  plymeter: error: it answered a2a3 which is no legal move
  ./my engines/a 
  usi
  setoption name Hash value 16
  setoption name Own Book value false
  setoption name File value x y
  setoption name Clear
  isready
  isready
  usinewgame
  position sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1
  go depth 1
  quit

The user's own file; a relative folder is to be ignored.

  $ mkdir -p set/plymeter; mv engines.json set/plymeter; cell() { refused 2 cell game=chess algorithm=engine engine=a limit=1; }
  $ XDG_CONFIG_HOME=$PWD/set plymeter cell game=chess algorithm=engine engine=a limit=1 | grep -c ,ok,
  1
  $ export XDG_CONFIG_HOME=set HOME=$PWD/home; cell | sed "s,$PWD,HERE,"
  HERE/home/.config/plymeter/engines.json: No such file or directory
  plymeter: this file says how to start engines (configs/README.md#engines); --engines names another
  plymeter: engine: which engines there are is not known

Wrong files:

  $ wrong() { cat > engines.json; refused ${2-3} cell --engines engines.json game=chess algorithm=engine engine=${1-a} limit=1; }
  $ echo '[]' | wrong; echo '{ "a": { "command": "x" }, "a": 1 }' | wrong; wrong <<'END'
  > { "a": 1,
  >  "b c": { "comand": "x" },
  >  "d": {},
  >  "e": { "command": ["x"], "protocol": "ucci", "options": 7 },
  >  "f": { "command": "", "options": { "Hash": [1], "a\nb": 1, "c": "d\ne" } },
  >  "g": { "command": "'x" } }
  > END
  engines.json:1:1: engines are to be an object, whose keys are their names
  engines.json:1:28: duplicate key "a": the first is at line 1, column 3
  engines.json:1:8: an engine is to be an object, as { "command": "stockfish" }
  engines.json:2:2: an engine's name is to have 1 to 40 characters, only letters, digits, _, ., + and -
  engines.json:2:11: unknown key "comand"; did you mean "command"?
  engines.json:3:7: this engine has no "command"
  engines.json:4:20: "command" is to be a text
  engines.json:4:39: "protocol" is to be one of uci|usi|lines, not "ucci"; did you mean "uci"?
  engines.json:4:58: "options" is to be an object
  engines.json:5:20: "command" is to begin with a program
  engines.json:5:45: the value of an option is to be a number, a text without control characters, true or false
  engines.json:5:50: an option is to have a name without control characters
  engines.json:5:66: the value of an option is to be a number, a text without control characters, true or false
  engines.json:6:20: "command" has a quotation without an end, or more than 100 words
  $ wrong shogi-15 2 < set/plymeter/engines.json
  plymeter: engine: engines.json has no engine "shogi-15"; did you mean "shogi-1.5"?
