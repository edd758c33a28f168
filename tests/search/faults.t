Whatever an engine does, asking it ends, says what was wrong, and leaves nothing behind.

  $ . "$PROJECT"/tests/setup.sh; needs setsid

The engine has a fault, and notes its process group.

  $ awk 'BEGIN { for (i = 0; i < 1000; i++) for (byte = 0; byte < 256; byte++) printf "%c", byte; print "" }' > bytes
  $ cat > engine.sh << 'end'
  > fault=$1
  > note() { cut -d' ' -f5 /proc/self/stat >> groups; }
  > linger() { trap '' TERM HUP; sleep 1000; sleep 1000; }
  > forever() { while :; do printf "$1"; done; }
  > note
  > while read -r line; do
  >     case $fault:$line in
  >     early:uci) exit 3;;
  >     mute:uci|still:go*) linger;;
  >     limited:uci) test "$(ulimit -v)" = unlimited || exit 5;;
  >     files:uci) test ! -e /proc/$$/fd/9 || exit 7;;
  >     complaining:uci) printf 'uciok\nreadyok\nbestmove z9\n' >&2 || exit 6;;
  >     greeting:uci) forever hello;;
  >     greetings:uci) forever 'option name A type string\n';;
  >     binary:uci|binary:go*) cat bytes;;
  >     killed:go*) kill -KILL $$;;
  >     ends:go*) exit 4;;
  >     slow:'go depth 1') sleep 1.5;;
  >     endless:go*) forever 'info string';;
  >     flood:go*) forever 'info depth 1 score cp 1 nodes 1\n';;
  >     long:go*) awk 'BEGIN { for (i = 0; i < 300000; i++) printf "bestmove x "; print "" }';;
  >     orphan:go*) (linger) & exit 0;;
  >     nothing:go*) echo bestmove;;
  >     wordy:go*) echo bestmove abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz;;
  >     child:ucinewgame) (linger) &;;
  >     session:ucinewgame) noted=$(wc -l < groups); (trap '' TERM HUP; exec setsid sh -c 'cut -d" " -f5 /proc/self/stat >> groups; exec sleep 1000') &
  >         while test $(wc -l < groups) = $noted; do sleep 0.01; done;;
  >     restless:quit) linger;;
  >     esac
  >     case $line in
  >     uci) printf 'id name False engine\nid author nobody\noption name Hash type spin default 1 min 1 max 9\nuciok\n';;
  >     isready) echo readyok; test $fault != deaf || linger;;
  >     go*) printf 'info depth 3 score cp 7 nodes 5\ninfo depth 4 score cp 9 lowerbound nodes 6\nbestmove e2e4 ponder e7e5\n'
  >         test $fault != twice || echo bestmove d2d4;;
  >     quit) exit;;
  >     esac
  > done
  > test $fault != restless || linger
  > end
  $ engine() { echo "{ $1: { command: \"sh engine.sh $1\" $2 } }" | json > engines.json; }
  $ ask() { # FAULT KEY=VALUE...
  >   fault=$1; shift
  >   plymeter cell --json --engines engines.json game=chess algorithm=engine engine=$fault "$@" 2>&1 |
  >     sed 's/"cell":.*"status"/"status"/; s/"ns.*"title":/"title":/; s/,"program":"[0-9a-f]*"//'; }
  $ remains() { cat /proc/[0-9]*/stat 2> /dev/null | awk -v group=$1 '$5 == group && $3 !~ /[ZX]/ { n = 1 } END { exit !n }'; }
  $ dead() { ! remains $1; }
  $ none_left() { # how many engines there were, of which nothing is left
  >   sort -u groups | wc -l; for group in $(cat groups); do await dead $group; done; rm -f groups; }

None can be started:

  $ for command in 'there-is-no-such-program --at all' /there/is/no/such/program / '' "'no end"; do
  >   printf '{ "a": { "command": "%s" } }' "$command" > engines.json; ask a; done
  {"failure":"there is no program \"there-is-no-such-program\"","status":"error","trouble":"missing"}
  {"failure":"there is no program \"/there/is/no/such/program\"","status":"error","trouble":"missing"}
  {"failure":"there is no program \"/\"","status":"error","trouble":"missing"}
  engines.json:1:21: "command" is to begin with a program
  engines.json:1:21: "command" has a quotation without an end, or more than 100 words

It does not greet, or lacks an option:

  $ for fault in early mute greeting greetings; do engine $fault; ask $fault seconds=1; done; none_left
  {"failure":"it ended with status 3","status":"error","trouble":"handshake"}
  {"failure":"it did not answer in time","status":"error","trouble":"handshake"}
  {"failure":"it did not answer in time, but wrote a line without an end","status":"error","trouble":"handshake"}
  {"failure":"it did not answer in time","status":"error","trouble":"handshake"}
  4
  $ engine sound ', options: { Hsah: 3 }'; ask sound; none_left
  {"failure":"it has no option \"Hsah\"; did you mean \"Hash\"?","status":"error","options":"Hsah=3","trouble":"option"}
  1

What does not keep it from answering, each time; and it is held to no memory, and has none of our files, for the end of which somebody
may wait.

  $ exec 9< bytes
  $ for fault in sound binary long restless child twice complaining limited files session; do
  >   engine $fault; lines "$(ask $fault repeat=4 memory_mb=1) $(none_left)"; done | uniq -c
        9 {"status":"ok","move":"e2e4","title":"False engine","engine_nodes":6,"engine_depth":3,"engine_score":7} 1
        1 {"status":"ok","move":"e2e4","title":"False engine","engine_nodes":6,"engine_depth":3,"engine_score":7} 5
  $ exec 9<&-

Of these it has no answer, each time, and is started again for the next question.

  $ config() { echo "{ games: [ { game: chess } ], searches: [ { algorithm: engine, engine: $1 } ], cutoffs: [ { limit: [1, 2] } ], limits: { seconds: $2 } }" | json > two.json; }
  $ run() { plymeter run --engines engines.json --force two.json 2>&1 | sed 's/): game=.*/)/'; }
  $ for fault in still endless flood deaf killed ends nothing wordy orphan; do
  >   engine $fault; config $fault 0.5; lines "$(run | sed '$d' | uniq -c) $(none_left)"; done
        2 timeout (it did not answer in time) 2
        2 timeout (it did not answer in time, but wrote a line without an end) 2
        2 timeout (it did not answer in time) 2
        2 timeout (it did not answer in time) 2
        2 crash (it ended by a signal: Killed) 2
        2 crash (it ended with status 4) 2
        2 error (it answered "bestmove") 2
        2 error (it answered "bestmove abcdefghijklmnopqrstuvwxyzabcdefghijk) 2
        2 crash (it ended with status 0) 2

An answer that comes too late is not taken for that to the next question.

  $ engine slow; config slow 1; run; cut -d, -f6,7,9 results/two.csv; none_left
  timeout (it did not answer in time)
  results/two.csv: 2 cells, 2 of them run now; 1 ended by timeout
  limit,status,move
  1,timeout,
  2,ok,e2e4
  2

It has all three standard streams, also where ours are closed.

  $ engine complaining; call='cell --engines engines.json game=chess algorithm=engine engine=complaining'
  $ plymeter $call <&- | grep -c ,ok,,e2e4,; plymeter $call 2>&- | grep -c ,ok,,e2e4,; plymeter $call >&-; none_left
  1
  1
  standard output: a part of it could not be written
  3

It dies with us, even if it ignores the end of its input.

  $ engine still; "$PLYMETER" $(echo $call | sed 's/complaining/still/') > row & plymeter=$!; await test -s groups; kill -KILL $plymeter
  $ wait $plymeter 2> said; none_left
  1
