What was drawn counts once: seeds, however many rows they have, and the positions to which the openings of several led.

  $ . "$PROJECT"/tests/setup.sh
  $ rows() { lines "$@" > x.csv; }
  $ summary() { plymeter summary x.csv --csv "$@" | tail -1 | cut -d, -f10-; } # low, high and units
  $ of() { plymeter summary "$@" --csv --of points | tail -1 | cut -d, -f2-4,12; } # n, mean, stderr and units of points

Fewer than five units have no interval, however many rows they have.

  $ rows leaves 1 2 3 4; summary; echo 9 >> x.csv; summary
  ,,4
  1.298054091,9.486240703,5
  $ rows seed,leaves 1,1 1,2 2,3 2,4 3,5 3,6 4,7 4,8; summary
  ,,4

Three pairs of three won are no rating with bounds; ten that were lost have one.

  $ pairs() { lines seed,player,points,wins,draws,losses,first_game,second_game "$@" > m.csv; }
  $ pairs 1,a,2,2,0,0,1,2 2,a,2,2,0,0,3,4 3,a,2,2,0,0,5,6; plymeter elo m.csv; plymeter elo m.csv --table | head -2
  pairs,wins,draws,losses,score,stderr,elo,low,high,superiority,positions,distinct
  3,6,0,0,1,0,inf,,,,,6
  pairs  wins  draws  losses  score  stderr  elo  low  high  distinct
      3     6      0       0      1       0  inf                    6
  $ pairs $(for i in 1 2 3 4 5 6 7 8 9 10; do echo $i,a,0,0,0,2,${i}a,${i}b; done)
  $ plymeter elo m.csv --by player --table | head -2
  player  pairs  wins  draws  losses  score  stderr   elo   low  high  distinct
  a          10     0      0      20      0       0  -inf  -inf  -140        20

Units are seeds, whatever else differs, and positions, too; without both, what the game's columns say; without axes, rows.

  $ rows game,seed,opening,position,algorithm,limit,leaves othello,1,4,,sss,1,3 othello,1,6,,sss,1,4 kalah,1,4,,sss,2,5 \
  >   othello,2,4,,sss,1,6; summary; summary --unit seed,opening; summary --unit=limit
  ,,2
  ,,3
  ,,2
  $ rows game,seed,opening,position,algorithm,limit,leaves isola,1,,a,sss,1,3 isola,1,,b,sss,1,4 isola,1,,b,sss,2,5 \
  >   isola,2,,b,sss,1,6; summary
  ,,3
  $ rows game,moves,algorithm,limit,leaves isola,1,sss,1,3 isola,1,sss,2,3 isola,2,sss,1,3; summary
  ,,2
  $ rows leaves 3 3 3; summary; plymeter summary x.csv --unit leafs
  ,,3
  x.csv:1: no column "leafs"; did you mean "leaves"?
  [2]

Several rows of each seed say no more than one, to summary and to elo.

  $ rows seed,leaves $(for s in 1 2 3 4 5 6 7 8; do echo $s,$((s * s)); done)
  $ for times in 1 10; do { head -1 x.csv; for i in $(seq $times); do sed 1d x.csv; done; } > y.csv
  >   plymeter summary y.csv | cut -d, -f4,10- | tail -1; done
  7.984359711,9.544761981,50.20841697,8
  7.984359711,9.544761981,50.20841697,8
  $ rows seed,points,wins,draws,losses,first_game,second_game $(for s in 1 4 7; do echo $s,0,0,0,2,a,b; done
  >   for s in 2 5 8; do echo $s,1,0,2,0,a,b; done; for s in 3 6; do echo $s,2,2,0,0,a,b; done)
  $ { head -1 x.csv; for i in 1 2 3 4; do sed "1d; s/b$/b$i/" x.csv; done; } > y.csv
  $ elo() { plymeter elo "$@" | cut -d, -f5-10 | tail -1; }; elo x.csv; elo y.csv; elo y.csv --unit seed,second_game
  0.4375,,-43.6578,,,
  0.4375,,-43.6578,,,
  0.4375,0.0701022,-43.6578,-147.69,61.5994,0.186316

Ten seeds led to five positions.  By seed the score 1/2 has the error sqrt(10/9 * 8/4) / 10, and by position, where twice two
points are above the mean or below it, sqrt(5/4 * 4) / 10.  In the older file nothing says where they led.

  $ match() { # OPENING SEEDS RESULT START
  >   case $3 in won) points=2,2,0,0 game=a;; lost) points=0,0,0,2 game=b;; even) points=1,0,2,0 game=c;; esac
  >   for seed in $2; do echo kalah,$1,$seed,alphabeta,a,b,ok,$points,${game}a,${game}b,$4; done; }
  $ header=game,opening,seed,algorithm,player,rival,status,points,wins,draws,losses,first_game,second_game,start
  $ lines $header "$(match 4 '1 2' won 1)" "$(match 4 '3 7' lost 2)" "$(match 4 '4 8' won 3)" "$(match 4 '5 9' lost 4)" \
  >   "$(match 4 '6 10' even 5)" > m.csv; sed 's/,[^,]*$//' m.csv > old.csv
  $ plymeter elo m.csv --csv; for asked in old.csv 'm.csv --unit seed'; do plymeter elo $asked --csv | tail -1; done
  pairs,wins,draws,losses,score,stderr,elo,low,high,superiority,positions,distinct
  10,8,4,8,0.5,0.223607,0,-inf,inf,0.5,5,10
  10,8,4,8,0.5,0.149071,0,-279.588,279.588,0.5,,6
  10,8,4,8,0.5,0.149071,0,-279.588,279.588,0.5,5,10
  $ of m.csv; of old.csv
  10,1,0.4472135955,5
  10,1,0.298142397,10

The interval is as much wider as the error, or more, since it is of fewer units.

  $ width() { plymeter summary $1 --csv --of points | awk -F, 'NR == 2 { print $11 - $10 }'; }; width m.csv; width old.csv
  2
  1.33333

Without an opening seeds are one unit where both of their games are the same.

  $ sed 's/^kalah,4,/kalah,0,/' old.csv > none.csv; of none.csv; plymeter elo none.csv --csv | tail -1
  10,1,0.692820323,3
  10,8,4,8,0.5,0.34641,0,,,0.5,,6

Claims are about positions.

  $ json > c.json << end
  > { measure: match, games: [ { game: kalah, opening: 4, seed: 1..10 } ],
  >   searches: [ { algorithm: alphabeta, name: a }, { algorithm: alphabeta, name: b } ],
  >   claims: [ { claim: c, metric: points, relation: >, value: -1 } ] }
  > end
  $ plymeter claims m.csv c.json; sed -i '/^kalah,4,6,/d; /^kalah,4,10,/d' m.csv; plymeter claims m.csv c.json
  PASS  c  points = 1 (0 .. 2 at 95 %), wanted > -1; n = 10 of 5 positions
  UNDECIDED  c  at least 5 positions are needed for an interval, and here are 4

After fewer moves more seeds meet, which does not make one of what they are after more; but asked about together, whatever
shares a seed or a position is one unit, and so are all that such connect.

  $ lines $header "$(match 2 1 won 1)" "$(match 2 2 lost 1)" "$(match 2 3 won 2)" "$(match 4 2 lost 4)" "$(match 4 1 won 3)" \
  >   "$(match 4 '3 4' won 5)" > o.csv
  $ plymeter summary o.csv --csv --of points --by opening | cut -d, -f1,2,13; of o.csv
  opening,of,units
  2,points,2
  4,points,3
  7,1.428571429,0.4897959184,2

Nothing is known of where some led.

  $ sed -i 's/5$//' o.csv; of o.csv --where opening=4; plymeter elo o.csv --csv | tail -1
  4,1.5,0.5,4
  7,10,0,4,0.714286,0.187044,159.176,,,0.874029,,12

What runs write is what show says of the positions; only the cell is asked, and no journal has it.  The position is the same for
all evaluations, which its State may know of.

  $ json > k.json << end
  > { games: [ { game: kalah, opening: [0, 4], seed: 200001..200040 } ], searches: [ { algorithm: [alphabeta, pvs] } ],
  >   cutoffs: [ { limit: 1 } ] }
  > end
  $ plymeter run k.json -o k.csv > said 2>&1; head -1 k.csv | grep -o ,start$; grep -c '^kalah,0,.*,$' k.csv
  ,start
  80
  $ numbered() { awk '!n[$0] { n[$0] = ++all } { print n[$0] }'; }
  $ for s in $(seq 200001 200040); do echo $(plymeter show game=kalah opening=4 seed=$s | grep ^position); done | numbered > shown
  $ grep ^kalah,4, k.csv | grep ,pvs, | sed 's/.*,//' | numbered | diff shown -; sort -n shown | tail -1; wc -l < shown
  36
  40
  $ plymeter summary k.csv --csv --where opening=4 --where algorithm=pvs | tail -1 | cut -d, -f12
  36
  $ plymeter plan k.json 2>&1 | grep positions
  k.json: 40 openings, 36 different positions
  $ sed 's/,[^,]*$//' k.csv > earlier.csv; plymeter compare --force earlier.csv k.csv | head -1
  counts: the same in 160 rows of 17 columns
  $ json > c.json << end
  > { games: [ { game: chess, opening: 3, without: [nothing, places], seed: 1..5 } ], searches: [ { algorithm: alphabeta } ],
  >   cutoffs: [ { limit: 1 } ] }
  > end
  $ plymeter run c.json -o c.csv > said 2>&1; sed '1d; s/.*,//' c.csv | sort | uniq -c | sed 's/[^ ]*$//'
        2 
        2 
        2 
        2 
        2 
  $ plymeter plan c.json 2>&1 | grep positions
  c.json: 5 openings, 5 different positions

So it is in every question: here of twenty seeds, which led to fewer positions.

  $ json > e.json << end
  > { measure: match, handicap: [0.5, 1, 2], games: [ { game: tictactoe, seed: 1..20, opening: 1 } ],
  >   searches: [ { algorithm: alphabeta, name: a }, { algorithm: alphabeta, name: b, leaf: random } ],
  >   cutoffs: [ { deepen: nodes, budget: [40, 80] } ] }
  > end
  $ plymeter run e.json -o e.csv > said 2>&1; sed '1d; s/.*,//' e.csv | sort -u | wc -l
  8
  $ plymeter equivalent e.csv --to rival=a --by budget | cut -d, -f1,2
  budget,units
  40,8
  80,8
  $ plymeter compare e.csv --by budget=40,80 --of points --where handicap=1 --difference 2> said | cut -d, -f1-5
  budget,against,of,pairs,units
  80,40,points,20,8
