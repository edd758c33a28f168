Intervals of means that have bounds, as points and shares do, end there; those of other numbers do not.

  $ . "$PROJECT"/tests/setup.sh

Twenty openings, of which the loser takes half a point from one and the winner loses it there.

  $ matches() { awk -v status=$1 'BEGIN {
  >   print "game,seed,algorithm,cutoff,limit," status ",leaves,points,wins,draws,losses,first_game,second_game,rechecked," \
  >     "wrong_cuts"
  >   for (s = 1; s <= 20; s++) for (won = 0; won < 2; won++) { games = s > 1 ? 2 : 1
  >     printf "chess,%d,%s,depth,1,ok,1,%s,%d,%d,%d,%016d,%016d,20,%d\n", s, won ? "pvs" : "alphabeta",
  >       (s > 1 ? 2 * won : 0.5 + won), won * games, s == 1, (1 - won) * games, s, s, s == 1 } }'; }
  $ matches status > x.csv
  $ for format in md tex; do plymeter tabulate x.csv --rows algorithm --of points --format $format | grep '0\.000'; done
  | alpha-beta | 0.025 (0.000 .. 0.100) |
   & {\scriptsize[\num{0.000}, \num{0.100}]} \\[.3ex]
  $ plymeter summary x.csv --by algorithm --of points --table; plymeter summary x.csv --of wrong_share --pool algorithm --table
  algorithm   n  mean points   95 % interval  median  from 0
  alphabeta  20        0.025  0.000 .. 0.100   0.000  
  pvs        20        1.975  1.900 .. 2.000   2.000  ########################
  
  algorithm=pvs has the most points, over 20 seeds: algorithm=alphabeta has 1.95 (1.80 .. 2.00) less.
   n  units  mean wrong_share     95 % interval  median
  40     20            0.0025  0.0000 .. 0.0100  0.0000
  $ plymeter compare x.csv --by algorithm --of points --difference | cut -d, -f6-8
  difference,low,high
  1.95,1.8,2
  $ plymeter summary --macros x.csv --by algorithm --of points | grep Low
  \newcommand{\PointsAlphabetaLow}{\num{0.000}}
  \newcommand{\PointsPvsLow}{\num{1.900}}
  $ plymeter elo x.csv --by algorithm --csv | cut -d, -f6-10
  score,stderr,elo,low,high
  0.0125,0.0125,-759.051,-inf,-511.501
  0.9875,0.0125,759.051,511.501,inf

So do those of claims.

  $ json > x.json << end
  > { measure: match, games: [ { game: chess, seed: 1..20 } ], cutoffs: [ { limit: 1 } ],
  >   searches: [ { algorithm: minimax }, { algorithm: [alphabeta, pvs] } ],
  >   claims: [ { claim: a, metric: points, where: { algorithm: alphabeta }, relation: <, value: 1 },
  >   { claim: b, metric: points, where: { algorithm: pvs }, against: { algorithm: alphabeta }, pair: seed,
  >     compare: difference, relation: >, value: 1 } ] }
  > end
  $ plymeter claims x.csv x.json
  PASS  a  points = 0.025 (0 .. 0.1 at 95 %), wanted < 1; n = 20 of 20 seeds
  PASS  b  points - partner's = 1.95 (1.8 .. 2 at 95 %), wanted > 1; n = 20 of 20 seeds

A table that is none of results may call something else so, and that is not cut.

  $ matches ended > y.csv; plymeter summary y.csv --by algorithm --of points --csv | cut -d, -f11-12
  low,high
  -0.005518396895,0.1
  1.9,2.005518397
