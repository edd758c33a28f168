Journals that others change: what a stranger, another process or an accident put there is never taken for a row.

  $ . "$PROJECT"/tests/setup.sh

Rows of several kinds: searches with a budget, everything by ply, decisions, a match.

  $ json > plain.json <<'END'
  > { games: [ { game: uniform, branching: [2, 3], seed: 1..3 } ], searches: [ { algorithm: [minimax, alphabeta], order: random } ],
  >   cutoffs: [ { cutoff: depth, limit: 1..3 } ], limits: { nodes: 30 } }
  > END
  $ json > anatomy.json <<'END'
  > { measure: anatomy, games: [ { game: connect4, opening: 2, seed: 1..4 } ],
  >   searches: [ { algorithm: alphabeta, entries: [0, 1000] } ], cutoffs: [ { cutoff: depth, limit: 1..3 } ] }
  > END
  $ json > decision.json <<'END'
  > { measure: decision, reference: { limit: 9 }, games: [ { game: tictactoe, opening: 6, seed: 1..3 } ],
  >   searches: [ { algorithm: alphabeta, order: eval } ], cutoffs: [ { cutoff: depth, limit: [1, 2] } ] }
  > END
  $ json > match.json <<'END'
  > { measure: match, pairing: all, games: [ { game: tictactoe, opening: 1, seed: 1..4 } ],
  >   searches: [ { algorithm: alphabeta } ], cutoffs: [ { cutoff: depth, limit: [1, 3, 9] } ] }
  > END
  $ for what in plain anatomy decision match; do plymeter run $what.json; counted results/$what.csv > $what.counted
  >   cp results/$what.journal $what.journal; done
  results/plain.csv: 36 cells, 36 of them run now; 5 ended by budget
  results/anatomy.csv: 24 cells, 24 of them run now
  results/decision.csv: 6 cells and 3 references, 9 of them run now
  results/match.csv: 12 cells, 12 of them run now

Forged rows: all lines are well sealed, and in one row a column has another text. That cell runs again, and in the end the CSV counts what
it should.

  $ forged() { what=$1 column=$(head -1 results/$1.csv | tr , '\n' | grep -nx $2 | cut -d: -f1)
  >   axes=$(head -1 results/$1.csv | tr , '\n' | grep -nx status | cut -d: -f1)
  >   awk -F '\t' -v OFS='\t' -v n=$((${column:-99} - axes + 1)) -v text="$3" '/^game/ && !done { done = 1; fields = split($6, field, ",")
  >     if (n > 90) field[n = ++fields] = text; else field[n] = text
  >     $6 = field[1]; for (i = 2; i <= fields; i++) $6 = $6 "," field[i] } { print }' $what.journal | sealed > results/$what.journal
  >   plymeter run $what.json 2>&1 | sed -n 1p; counted results/$what.csv | cmp - $what.counted; }

A status that there is none of, or that has no counts; a field too many; numbers and moves that are none:

  $ { while read -r what column text; do forged $what $column "$text"; done <<'END'
  > plain status okay
  > plain status
  > plain status ok:1
  > plain status crash
  > plain status crash:=1
  > plain status timeout
  > plain status ok,1
  > plain value nan
  > plain value 9223372036854775808
  > plain move =cmd|calc!A1
  > plain move @SUM(A1)
  > plain move "1
  > plain leaves
  > plain leaves -1
  > plain leaves 0x10
  > plain leaves 1e3
  > plain leaves 18446744073709551616
  > plain reached inf
  > plain ns 1.5
  > plain none 1
  > anatomy type1_by_ply 1 x
  > decision value 1.5
  > match points NaN
  > match first_game =1
  > END
  > forged plain leaves ' 6'; forged plain move "$(printf '\033[2J')"
  > forged anatomy type1_by_ply '1  2'; forged anatomy type1_by_ply '1 2 '; } | uniq -c
       20 results/plain.csv: its journal has 1 unusable line; those cells run again
        1 results/anatomy.csv: its journal has 1 unusable line; those cells run again
        1 results/decision.csv: its journal has 1 unusable line; those cells run again
        2 results/match.csv: its journal has 1 unusable line; those cells run again
        2 results/plain.csv: its journal has 1 unusable line; those cells run again
        2 results/anatomy.csv: its journal has 1 unusable line; those cells run again

A field too few; and what is well sealed and may be true is taken.

  $ sed '2s/,\([^,]*\)\t\([^\t]*\)$/\t\2/' plain.journal | sealed > results/plain.journal; plymeter run plain.json
  results/plain.csv: its journal has 1 unusable line; those cells run again
  results/plain.csv: 36 cells, 1 of them run now; 5 ended by budget
  [1]
  $ cp plain.journal results; plymeter run plain.json; sealed < plain.journal | cmp - plain.journal
  results/plain.csv: 36 cells, 0 of them run now; 5 ended by budget

A shard's journal may come from a stranger, too.

  $ mkdir forged; sed '2s/\(\tok,[^,]*,\)[^,]*/\1=cmd|calc!A1/' plain.journal | sealed > forged/plain.shard-1-of-1.journal
  $ grep -c calc forged/*; plymeter run -o forged/plain.csv plain.json forged/plain.shard-1-of-1.journal 2>&1 | head -2
  1
  forged/plain.shard-1-of-1.journal: 35 of 36 cells; 1 unusable line
  forged/plain.csv: 35 rows taken now; 1 of 36 cells are missing; to run them:
  $ grep calc forged/plain.journal
  [1]

Journals without an end:

  $ mkdir fifo; mkfifo fifo/plain.shard-1-of-2.journal named.journal; ln -s /dev/zero zero.journal
  $ for journal in fifo/plain.shard-1-of-2 named zero none; do
  >   timeout 20 "$PLYMETER" run -o fifo/plain.csv plain.json $journal.journal; echo $?; done
  fifo/plain.shard-1-of-2.journal: not a regular file
  3
  named.journal: not a regular file
  3
  zero.journal: not a regular file
  3
  none.journal: No such file or directory
  3

While a run goes on
-------------------

The first cell is done at once, the second out of time in a second. When the first row is there something is done; the run ends with 4,
and the next one does what is missing.

  $ json > slow.json <<'END'
  > { games: [ { game: uniform } ], limits: { seconds: 1 }, searches: [ { algorithm: negamax } ],
  >   cutoffs: [ { cutoff: depth, limit: [3, 40] } ] }
  > END
  $ meanwhile() { rm -f slow.csv slow.journal; "$PLYMETER" run -o slow.csv slow.json > log 2>&1 &
  >   for i in $(seq 1000); do grep -qs ^game= slow.journal && break; sleep 0.01; done; eval "$1"
  >   wait $!; echo $?; grep somebody log; ls slow.csv 2> none; plymeter run -o slow.csv slow.json 2>&1 | grep -o '1 ended by timeout'
  >   grep -c 'depth,3,ok,646437198506769422,3,21,64,0,64,84,0,0,0,0,' slow.csv; }

A digit is flipped, another process writes, even a line that is well sealed, which has no place where another was, or removes it:

  $ meanwhile 'at=$(grep -b -o ",64," slow.journal | head -1 | cut -d: -f1)
  >   printf 46 | dd of=slow.journal bs=1 seek=$((at + 1)) conv=notrunc 2> said'
  4
  slow.journal:2: somebody else changed this line since it was written; its cell is to run again
  1 ended by timeout
  1
  $ meanwhile 'echo garbage >> slow.journal'; meanwhile 'sed -n 2p slow.journal > line; cat line >> slow.journal'
  4
  slow.journal: somebody else writes into it
  1 ended by timeout
  1
  4
  slow.journal: somebody else writes into it
  1 ended by timeout
  1
  $ meanwhile 'rm slow.journal'
  4
  slow.journal: somebody else removed it
  1 ended by timeout
  1

Messages do not go into the file that gets the number of a closed standard error stream.

  $ for again in first second; do plymeter run -o closed.csv plain.json <&- >&- 2>&-; echo $?; grep -vE '^(game=|#run |#end )' closed.journal
  >   counted closed.csv | cmp - plain.counted; done; grep -c ^game= closed.journal; tail -n +2 closed.csv | wc -l
  1
  1
  36
  36
