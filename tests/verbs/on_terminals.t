What is shown on a terminal, for people.

  $ . "$PROJECT"/tests/setup.sh; needs script gnuplot

Neither in help nor in lists a word is broken, nor a line longer than the terminal; example lines stay as they are.

  $ terminal 80 list > list; grep -c '.\{81\}' list; plymeter list > whole; test $(wc -l < list) -gt $(wc -l < whole)
  0
  $ words() { tr -s ' \n' '\n\n' < $1; }; words list > a; words whole | cmp a -
  $ terminal 60 summary --help > help; grep -v '^    ' help | grep -c '.\{61\}'; grep -q '^                        *[a-z]' help
  0
  $ terminal 80 list pvs | grep -A1 etc
        etc          enhanced transposition cutoffs: are the children looked up
                     before one is searched?; default no

No verb that tells of a search or of results prints a line longer than the terminal; into a pipe it says the same.

  $ json > n.json << 'end'
  > { games: [ { game: uniform, seed: 1..6 } ], searches: [ { algorithm: [minimax, alphabeta] } ], cutoffs: [ { limit: 1..6 } ],
  >   claims: [ { claim: "a claim in words that are many enough", metric: leaves, value: 1, relation: >=,
  >     where: { algorithm: minimax, limit: 6 } } ] }
  > end
  $ plymeter run -o n.csv n.json 2> said
  PASS  a claim in words that are many enough  leaves = 4096 (4096 .. 4096 at 95 %), wanted >= 1; n = 6 of 6 seeds
  $ for call in 'summary n.csv --by algorithm,limit --of leaves' 'summary n.csv --by algorithm --of leaves --where limit=6' \
  >   'compare n.csv --by algorithm --of leaves --where limit=6' 'compare n.csv n.csv --by limit' 'claims n.csv n.json' \
  >   'tabulate n.csv --rows algorithm --cols limit' 'plan --trial n.json' 'show game=uniform branching=60' \
  >   'perft game=uniform branching=2 depth=2' 'list columns' theory; do
  >   terminal 60 $call | sed 's/.*\x1b\[K//' > told
  >   test -s told || echo nothing; grep -v '[0-9a-f]\{40\}' told | grep '.\{61\}'; done
  [1]
  $ plymeter claims n.csv n.json | grep PASS; terminal 60 claims n.csv n.json | grep -A1 PASS
  PASS  a claim in words that are many enough  leaves = 4096 (4096 .. 4096 at 95 %), wanted >= 1; n = 6 of 6 seeds
  PASS  a claim in words that are many enough
        leaves = 4096 (4096 .. 4096 at 95 %), wanted >= 1; n =

`cell` prints an object there, or else CSV. A board and the line of play are for people, and where the game has a board.

  $ terminal 80 cell --csv game=uniform limit=2 | cut -c1-40; terminal 80 cell --json game=tictactoe limit=2 | head -1
  game,algorithm,order,cutoff,limit,status
  uniform,alphabeta,none,depth,2,ok,984253
  {
  $ terminal 80 cell game=tictactoe position=x.o/.x./...:o limit=2 | sed '/^{/,/status/d; /value/,$d'
     a b c
   1 x . o
   2 . x .
   3 . . .
  
  position=x.o/.x./...:o
  o to move
  
  best move: c3
  
  $ terminal 80 cell game=tictactoe entries=1000 limit=6 > told; set -- $(sed -n 's/^line of play: //p' told); echo $# plies
  4 plies
  $ grep -c "move\":.\"$1\"" told; plymeter show game=tictactoe moves=$(echo $* | tr ' ' .) | tail -1
  1
  evaluation +1 for \xe2\x97\x8f: own open lines 4, opponent's open lines 3 (esc)
  $ terminal 80 cell game=tictactoe entries=1000 deepen=limit limit=6 | grep -c '^line of play: '
  1
  $ terminal 80 cell game=tictactoe entries=1000 measure=game limit=2 | grep '^x to move$\|line of play\|best move'
  x to move
  $ terminal 80 cell game=uniform entries=1000 limit=2 | grep -c 'line of play\|best move\|"game":'
  1

`plot` fits the terminal, with no control characters, and marks stand at their means: those of `second` are a hundred times those of
`first`, and so are as far above them in every column.

  $ awk 'BEGIN { print "game,seed,algorithm,order,cutoff,limit,status,value,move,leaves,evaluations,ns"
  >   for (o = 0; o < 2; o++) for (l = 3; l >= 1; l--) for (s = 1; s <= 5; s++) { n = (o ? 1000 : 10) * l + s - 3
  >     print "toy," s ",alphabeta," (o ? "second" : "first") ",depth," l ",ok,0,a," n "," 2 * n "," s } }' > x.csv
  $ for size in '80 24' '40 24' '120 50'; do
  >   columns=${size% *}; rows=${size#* }; terminal $columns plot x.csv --x limit --y leaves --by order > told
  >   grep ".\{$((columns + 1))\}\|[[:cntrl:]]" told
  >   test $(wc -l < told) -lt $rows -a $(wc -l < told) -gt $((rows - 4)) || echo "$size: $(wc -l < told) lines"
  >   awk '/[|]/ { line[++rows] = $0 }
  >     END { for (i = 1; i <= 120; i++) for (row = 1; row <= rows; row++) { c = substr(line[row], i, 1); if (c ~ /[AB]/) at[c, ++n[c]] = row }
  >       for (i = 1; i <= n["A"]; i++) { d = at["A", i] - at["B", i]; if (i > 1 && (d - last)^2 > 1) print "not as far"; last = d }
  >       print n["A"], n["B"], (d >= 3) }' told; done; rows=24
  3 3 1
  3 3 1
  3 3 1
  $ for by in --by=order --where=order=first; do terminal 80 plot x.csv --x limit --y leaves $by | sed 's/ *$//' > told; sed 5q told; tail -3 told; done
    Leaves against search depth, by order
    means and 95 % intervals over 5 seeds
  
    leaves
      10,000 ++
                                     search depth (plies)
                               A  first     B   second
  
    Leaves against search depth
    first; means and 95 % intervals over 5 seeds
  
    leaves
       35 ++
             1                               2                               3
                                   search depth (plies)
  
  $ terminal 80 plot x.csv --x limit --y leaves --panel order | grep -c 'first  *second'
  1
  $ script -qec 'PATH=/nowhere "$PLYMETER" plot x.csv --x limit --y leaves --by order' /dev/null < /dev/null | tr -d '\r'
  gnuplot is not installed; on Debian it is in the package gnuplot-nox, which make deps installs

Names that have no room along x are cut.

  $ for columns in 80 26; do terminal $columns plot x.csv --x order --y leaves --where limit=2 | grep 'fi.*se' | sed 's/ *$//'; done
                            first                           second
              first se...

`draw --step` shows one event after the other: two, three more, back, and no more.

  $ printf '\n3\nb\nq\n' | script -qec '"$PLYMETER" draw game=tree algorithm=alphabeta --step' /dev/null > told
  $ grep -c 'Enter: next' told; grep -c 'visit  MAX 0.1' told; grep -c 'MAX 0.2' told
  4
  1
  0
  [1]

A page is too long for one.

  $ terminal 80 draw game=tree --format html
  plymeter draw: html is not for a terminal: "-o tree.html" says where to write it
  plymeter draw --help says more

A person who says nothing of the opponent is shown the levels, and asked.

  $ json > levels.json << 'end'
  > { games: [ { game: tictactoe } ], searches: [
  >   { name: Dreamer, algorithm: alphabeta, cutoffs: [ { limit: 0 } ] },
  >   { name: Master, algorithm: alphabeta, cutoffs: [ { limit: 9 } ] } ] }
  > end
  $ asked() { # ARGUMENTS TYPED...
  >   arguments=$1; shift
  >   lines "$@" | NO_COLOR=1 script -qec "\"\$PLYMETER\" play --ascii game=tictactoe $arguments" /dev/null | tr -d '\r' |
  >     grep 'level \| is \|Dreamer\|Master'; }
  $ asked levels=levels.json mastr MASTER quit
  level    algorithm  order  leaf    cutoff
  Dreamer  alphabeta  none   static  depth limit=0
  Master   alphabeta  none   static  depth limit=9
  Whom do you play against? levels.json: there is no level "mastr"; did you mean "Master"?
  Whom do you play against? x is You
  o is Master
  $ asked 'as=second levels=levels.json' master quit | grep ' is '; asked 'limit=3 levels=levels.json' quit
  Whom do you play against? x is Master
  o is You
  x is You
  o is alphabeta
  $ PLYMETER_DATA=no-levels; export PLYMETER_DATA; asked '' quit
  x is You
  o is alphabeta
