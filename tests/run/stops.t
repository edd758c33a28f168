Runs that are stopped and go on, with kill -STOP, Ctrl-Z or a debugger: no cell is out of time for it, and no stop is in a time.

  $ . "$PROJECT"/tests/setup.sh

All seconds here are multiplied by this, 1 on an idle machine: how long a processor has to be waited for.

  $ slowness=$(python3 -c 'import math, time
  > began, until = time.monotonic(), time.process_time() + 0.05
  > while time.process_time() < until: pass
  > passed = time.monotonic() - began
  > print(1 if passed < 0.075 else math.ceil(2 * passed / 0.05))')
  $ seconds() { awk "BEGIN { print $slowness * $1 }"; }; pause() { sleep $(seconds $1); }

Runs in folders of their own and as groups of processes. However fast the machine is, searches that are deepened take so long of the
clock.

  $ config() { mkdir -p $1; json > $1.json <<END
  > { games: [ { game: uniform, branching: 3 } ], searches: [ { algorithm: minimax } ],
  >   cutoffs: [ { $2 } ], limits: { seconds: $(seconds $3) } }
  > END
  > }
  $ deepened() { echo "deepen: ms, budget: $(seconds $1)"; }
  $ launch() { setsid "$PLYMETER" run $1.json -o $1/row.csv > $1.log 2>&1 & run=$!; }

The worker of a run, once it searches (of ticks of the processor there are a hundred a second); before it another child may have looked
at what the run will cost.

  $ await_search() { for i in $(seq 2000); do for worker in $(children $run); do
  >   test $(awk '{ print $14 + $15 }' /proc/$worker/stat 2> none || echo 0) -ge 2 && return; done; pause 0.005; done; echo nothing works; }
  $ row() { awk -F, -v names="$2" 'NR == 1 { for (i = 1; i <= NF; i++) at[$i] = i; n = split(names, name, " "); next }
  >   { for (i = 1; i <= n; i++) printf "%s%s", $at[name[i]], i < n ? " " : "\n" }' $1/row.csv; }
  $ time_within() { row $1 ns | awk "{ print (\$1 >= 1e9 * $(seconds $2) && \$1 < 1e9 * $(seconds $3)) ? \"in time\" : \$1 }"; }

Stops of all processes of one run, the parent of a second, the worker of a third are in no limit and in no time.

  $ stop_three() { targets= runs=; for whom in all parent worker; do
  >     config $whom "$1" $2; launch $whom; await_search; runs="$runs $run"
  >     case $whom in all) target=-$run;; parent) target=$run;; worker) target=$worker;; esac
  >     kill -STOP $target; targets="$targets $target"; done
  >   pause $3; for target in $targets; do kill -CONT $target; done; ended=
  >   for run in $runs; do wait $run; ended="$ended $?"; done; echo $ended; }
  $ stop_three "$(deepened 700)" 2 3; for whom in all parent worker; do row $whom status; time_within $whom 0.7 3; done
  0 0 0
  ok
  in time
  ok
  in time
  ok
  in time

One that has been searching for ever is out of time all the same, when the stop came when its time was nearly over.

  $ stop_three 'limit: 60' 1 2; for whom in all parent worker; do row $whom status; done
  1 1 1
  timeout
  timeout
  timeout

A process that is traced stands still, and is not told when it goes on.

  $ cat > trace.py <<'END'
  > import ctypes, os, sys, time
  > SEIZE, INTERRUPT, DETACH = 0x4206, 0x4207, 17
  > trace = ctypes.CDLL(None).ptrace
  > trace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
  > worker, seconds = int(sys.argv[1]), float(sys.argv[2])
  > if trace(SEIZE, worker, None, None): sys.exit("not tested: this system lets no process trace the child of another")
  > trace(INTERRUPT, worker, None, None); os.waitpid(worker, 0); time.sleep(seconds); trace(DETACH, worker, None, None)
  > END
  $ config traced "$(deepened 1500)" 60; launch traced; await_search; python3 trace.py $worker $(seconds 3) 2> said || cat said >> /proc/$PPID/fd/2
  $ wait $run; echo $?; time_within traced 1.5 3
  0
  in time

Stopped again and again, at every twentieth of a second until it ends, a cell has counts and no times, and spends no budget of time. On a
busy machine the worker may once have had more time than was meant; then it is tried again.

  $ stop_often() { launch $1; await_search; while kill -0 $run 2> none; do
  >   kill -STOP $worker 2> none; sleep 0.005; kill -CONT $worker 2> none; sleep 0.05; done; wait $run; status=$?; }
  $ config often 'limit: 15' 60; for i in 1 2 3 4 5 6 7 8 9 10; do stop_often often; test "$(row often ns)" || break; rm -r often; mkdir often; done
  $ echo $status; row often 'status leaves ns ns_max'
  0
  ok 14348907  
  $ config budget "$(deepened 400)" 60; for i in 1 2 3 4 5 6 7 8 9 10; do stop_often budget; test $status = 0 || break; rm -r budget; mkdir budget; done
  $ echo $status; row budget status
  1
  timeout

Ctrl-Z and fg, in a shell with job control on a terminal of its own: the run is the shell's child, the worker the run's.

  $ cat > terminal.py <<'END'
  > import os, pty, sys, threading, time
  > shell, terminal = pty.fork()
  > if not shell: os.execlp("env", "env", "PS1=$ ", "ENV=", "sh", "-i", "-m")
  > def read():
  >     try:
  >         while os.read(terminal, 10000): pass
  >     except OSError: pass
  > threading.Thread(target=read, daemon=True).start()
  > print(shell, flush=True)
  > for line in sys.stdin: os.write(terminal, line.replace("^Z\n", "\x1a").encode())
  > os.waitpid(shell, 0)
  > END
  $ config terminal "$(deepened 1500)" 3; mkfifo typed; python3 terminal.py < typed > shell & exec 5> typed
  $ for i in $(seq 1000); do test -s shell && break; sleep 0.01; done; lines '"$PLYMETER" run terminal.json -o terminal/row.csv' >&5
  $ for i in $(seq 1000); do run=$(children $(cat shell)); test "$run" && break; sleep 0.01; done; await_search; echo '^Z' >&5
  $ for process in $run $worker; do for i in $(seq 1000); do grep -q '^State:.T' /proc/$process/status && break; pause 0.01; done
  >   grep -o '^State:.T' /proc/$process/status | tr '\t' ' '; done; pause 4; echo fg >&5
  State: T
  State: T
  $ for i in $(seq 2000); do test -e terminal/row.meta.json && break; pause 0.01; done; echo exit >&5; exec 5>&-; wait
  $ row terminal status; time_within terminal 1.5 4
  ok
  in time
