Games that are wrong on purpose, those of tests/broken/: what goes wrong in a cell costs that cell's row only, and where rules are wrong
the laws of tests/search/laws.c find it, each by its name.

  $ . "$PROJECT"/tests/setup.sh
  $ broken=${PLYMETER%/*}/broken; ln -s "$broken/plymeter" p

What goes wrong in a cell
-------------------------

In a heap of nine nothing goes wrong, in one of eleven a few plies from the root.

  $ config() { json <<END
  > { games: [ { game: hazard, fault: [$1], heap: [9, 11] }, { game: uniform, seed: 1..20 } ],
  >   searches: [ { algorithm: [minimax, alphabeta] } ], cutoffs: [ { cutoff: depth, limit: 6 } ],
  >   limits: { seconds: 0.5, memory_mb: 16, repeat: $2 } }
  > END
  > }
  $ config none 1 > sound.json; config 'none, change' 2 > fickle.json; config 'overrun, exit' 1 > parts.json
  $ config 'endless, overrun, divide, abort, exit, leak' 1 > bad.json

How minimax and alpha-beta end, and what is counted where nothing goes wrong, without the column "fault" and what is measured.

  $ ends() { sed -n 's/^hazard,\([a-z]*\),11,.*,6,\([^,]*\),.*/\1 \2/p' $1.csv | sort | uniq -c; }
  $ sound_rows() { grep '^hazard,[a-z]*,9,\|^uniform,' $1.csv | sed "s/\(,[^,]*\)\{$2\}$//; s/,[a-z]*,/,/" | sort -u; }
  $ ./p run -o sound.csv sound.json; sound_rows sound 3 > sound; wc -l < sound
  $ for jobs in 1 3; do ./p run --force -j$jobs -o bad.csv bad.json 2>&1 | grep cells,; sound_rows bad 3 | diff sound -; ends bad > ended$jobs; done
  $ cat ended1; cmp ended1 ended3

A shell that ignores the ends of its children hands that on to the run it starts, which needs them to tell a crash.

  $ env --ignore-signal=CHLD ./p run --force -j2 -o bad.csv bad.json 2> said; echo $?; sound_rows bad 3 | diff sound -; ends bad | cmp - ended1

Again, and only until the first failure:

  $ for retry in '' '--retry crash' '--retry timeout'; do ./p run $retry bad.json -o bad.csv 2>&1 | grep cells, ; done
  $ ./p run bad.json -o bad.csv 2>&1 | grep cells,; sound_rows bad 3 | diff sound -; ends bad | cmp - ended1
  $ ./p run --fail-fast bad.json -o fast.csv 2>&1 | grep -o 'fast.csv: stopped after'; ls fast.csv 2> said
  $ grep -c '[[:space:]]\(timeout\|crash[:A-Za-z0-9]*\),' fast.journal
  $ ./p run --fail-fast --retry timeout,crash bad.json -o fast.csv 2>&1 | grep 'to go on:'
  $ ./p run bad.json -o fast.csv 2>&1 | grep -o 'ended by .*'; sound_rows fast 3 | diff sound -; ends fast | cmp - ended1

A game that remembers what it was asked before:

  $ ./p run fickle.json -o fickle.csv 2>&1 | sed 's/heap=11 fault=change .*/heap=11 fault=change/' | sort | uniq -c
  $ ./p run --retry error fickle.json -o fickle.csv 2>&1 | grep cells,; ends fickle; sound_rows fickle 9 | diff sound -

What a cell may cost is asked of its game in shards, too.

  $ for i in 1 2; do ./p run --shard $i/2 parts.json -o parts.csv 2>&1 | grep -o 'ended by crash$'; done
  $ ./p run parts.json -o parts.csv parts.shard-*.journal 2>&1 | grep cells,; ends parts; sound_rows parts 3 | diff sound -

What is wrong with the rules
----------------------------

The laws that find each fault, in the order of the alphabet. For each law that failed it is said once on which game that was, and a
command shows it.

  $ laws() { here=$PWD; (cd "$PROJECT"; LONG=1 "$broken"/tests/test laws-snort $1 > "$here"/laws.txt 2>&1)
  >   sed -n 's/^\[  FAILED  \] \([a-z_]*\)$/\1/p' laws.txt | sort -u > failed; }
  $ blamed() { for said in '^a law is broken: ' "^  game:     game=snort $1" '^  position: [xo.]*:[xo], at ply [0-9]*$' \
  >   "^  \(shown by\|resembles\): plymeter .*$1"; do
  >   test $(grep -c "$said" laws.txt) = $(wc -l < failed) || echo "$1: not $(wc -l < failed) times: $said"; done; }
  $ laws rules=sound; cat failed; blamed ''; for fault in \
  >   rules=twice rules=missing rules=illegal rules=shuffled rules=early rules=endless rules=random rules=mutates rules=dirty \
  >   rules=history rules=free rules=costly rules=misjudged rules=opposite account=miscounted account=alike account=growing \
  >   account=unnamed account=exact account=beyond account=scored account=partial account=half account=hasty account=overrated \
  >   account=untrue account=shared notation=sideless notation=unread notation=lax notation=partly notation=alias hooks=doubled \
  >   hooks=foreign hooks=unsteady hooks=fewer hooks=fickle hooks=losing hooks=generous; do
  >   laws $fault; echo "$fault:" $(cat failed) | fold -s -w 120; blamed $fault; done

Where a law is broken is said so that a command shows it, which can be run as it stands.

  $ shown() { laws $1; sed -n '/^a law /,/^  against:\|^$/p' laws.txt | grep '^a law \|^  [a-z ]*: ' | sed 's/order=[^ ]* .*/order=.../' | head -$2
  >   sed -n 's/^  [a-z ]*: *plymeter \(.*\)/.\/p \1 || exit 1/p' laws.txt > all.sh; sh all.sh > out 2>&1 || cat out; test -s all.sh || echo none; }
  $ for fault in rules=missing rules=illegal account=overrated account=hasty; do shown $fault 8; done
  $ laws position=xxxx.xx:x; grep '^a law was not tried' laws.txt | head -2

The last search has the value 7, and minimax 16.

  $ shown account=beyond 11 | tail -7; grep -o 'beyond,alphabeta,hard,bounds,best,static,conspiracy,0,ok,7,\|beyond,minimax,none,static,conspiracy,0,ok,16,' out

Values that are wrong everywhere break no law; known ones find them. The side to move has two cells and can take two more, the other has
one and can take two; whoever begins wins by two cells.

  $ for rules in sound misjudged opposite; do for start in 'position=x.x.o..:x limit=0' limit=1000; do
  >   ./p cell game=snort rules=$rules $start | tail -1 | grep -o 'ok,[^,]*'; done; done | paste -sd' '
