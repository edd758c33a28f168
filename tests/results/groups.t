Which rows may share a mean, a rating or a verdict: what is not asked for is refused, and what is left out is said.

  $ . "$PROJECT"/tests/setup.sh
  $ summary() { plymeter summary x.csv "$@"; }
  $ means() { summary "$@" | sed 1d | cut -d, -f1-5; } # the columns of --by, of, n, mean, and what fills five

A mean is over what was sampled, and over no axis that is not named.  The first is the pooling that the program once showed as an
example.

  $ lines game,branching,seed,opening,algorithm,fail,order,cutoff,limit,status,leaves uniform,4,1,,minimax,,none,depth,2,ok,16 \
  >   uniform,4,2,,minimax,,none,depth,2,ok,16 uniform,4,1,,minimax,,none,depth,4,ok,256 \
  >   uniform,4,1,,alphabeta,soft,none,depth,2,ok,8 uniform,4,2,,alphabeta,soft,none,depth,2,ok,10 \
  >   uniform,4,1,,alphabeta,soft,random,depth,2,ok,9 kalah,,1,3,alphabeta,soft,random,depth,2,ok,7 \
  >   kalah,,1,5,alphabeta,soft,random,depth,2,ok,5 > x.csv
  $ for asked in '--by game,order,limit --of gain' '' '--by game,algorithm,order' '--pool algoritm'; do
  >   refused 2 summary x.csv $asked; done
  x.csv: means of gain would mix different algorithm: "minimax" in line 2, "alphabeta" in line 5
  x.csv: name what differs in --by, or allow it with --pool algorithm
  x.csv: means of leaves would mix different game: "uniform" in line 2, "kalah" in line 8
  x.csv: means of leaves would mix different algorithm: "minimax" in line 2, "alphabeta" in line 5
  x.csv: means of leaves would mix different order: "none" in line 5, "random" in line 7
  x.csv: means of leaves would mix different limit: "2" in line 2, "4" in line 4
  x.csv: name what differs in --by, or allow it with --pool game,algorithm,order,limit
  x.csv: means of leaves would mix different limit: "2" in line 2, "4" in line 4
  x.csv: name what differs in --by, or allow it with --pool limit
  x.csv:1: no column "algoritm"; did you mean "algorithm"?
  $ means --by game --where game=kalah
  kalah,leaves,2,6,

An axis is named by pool, by or where.

  $ means --by game,order,limit --pool algorithm
  uniform,none,2,leaves,4
  uniform,none,4,leaves,1
  uniform,random,2,leaves,1
  kalah,random,2,leaves,2
  $ means --by order,algorithm,limit --where game=uniform
  none,minimax,2,leaves,2
  none,minimax,4,leaves,1
  none,alphabeta,2,leaves,2
  random,alphabeta,2,leaves,1
  $ means --where game=uniform --where limit=2 --where 'algorithm=minimax|alphabeta' --where 'order=none|random'
  leaves,5,11.8,0.96,10

What a named axis settles needs no name: a parameter that only one algorithm has, a branching that only one game has.

  $ means --where limit=2 --pool game,algorithm,order
  leaves,7,10.14285714,1.632653061,9
  $ means --where limit=2 --pool game,order --by algorithm
  minimax,leaves,2,16,0
  alphabeta,leaves,5,7.8,0.88

Moves are sampled, as seeds and positions are.  Only rows that have a number enter a mean.

  $ lines game,moves,position,algorithm,status,leaves kalah,1,,minimax,ok,4 kalah,2,,minimax,ok,6 kalah,,x,minimax,ok,8 \
  >   kalah,3,,alphabeta,ok,8 > x.csv
  $ means --where algorithm=minimax; refused 2 summary x.csv
  leaves,3,6,1.333333333,6
  x.csv: means of leaves would mix different algorithm: "minimax" in line 2, "alphabeta" in line 5
  x.csv: name what differs in --by, or allow it with --pool algorithm
  $ lines algorithm,status,leaves,regret minimax,ok,4, alphabeta,ok,3,2 > x.csv
  $ means --of regret; summary --of regret,leaves 2>&1 | tail -1
  regret,1,2,,2
  x.csv: name what differs in --by, or allow it with --pool algorithm

Rows that were cut short are left out, and said; their group stays.  They count if that is asked for.

  $ lines game,seed,algorithm,cutoff,limit,status,leaves kalah,1,alphabeta,depth,8,ok,50 kalah,2,alphabeta,depth,8,budget,1000 \
  >   kalah,3,alphabeta,depth,8,timeout, kalah,4,alphabeta,depth,8,crash:SIGSEGV, kalah,5,alphabeta,depth,8,budget,1000 \
  >   kalah,1,alphabeta,depth,9,memory, > x.csv
  $ means --by limit
  x.csv: left out: 2 of 6 rows, which ended by budget (the first in line 3)
  x.csv: left out: 1 of 6 rows, which ended by timeout (the first in line 4)
  x.csv: left out: 1 of 6 rows, which ended by memory (the first in line 7)
  x.csv: left out: 1 of 6 rows, which ended by crash (the first in line 5)
  8,leaves,1,50,
  9,leaves,0,,
  $ means --where limit=8 --status ok,budget; means --where limit=8 --status ok --status budget 2> said
  x.csv: left out: 1 of 5 rows, which ended by timeout (the first in line 4)
  x.csv: left out: 1 of 5 rows, which ended by crash (the first in line 5)
  leaves,3,683.3333333,316.6666667,1000
  leaves,3,683.3333333,316.6666667,1000
  $ means --where limit=8 --by status; means --where status=budget
  ok,leaves,1,50,
  budget,leaves,2,1000,0
  timeout,leaves,0,,
  crash:SIGSEGV,leaves,0,,
  leaves,2,1000,0,1000
  $ refused 2 summary x.csv --status ok,buget
  plymeter summary: "--status" is to be one of ok|unfinished|budget|timeout|memory|crash|error, not "buget"; did you mean "budget"?

So are those whose reference was cut short.

  $ lines game,seed,algorithm,order,cutoff,limit,status,leaves kalah,1,minimax,none,depth,2,ok,100 \
  >   kalah,2,minimax,none,depth,2,budget,100 kalah,1,alphabeta,random,depth,2,ok,20 kalah,2,alphabeta,random,depth,2,ok,20 \
  >   kalah,1,alphabeta,best,depth,2,budget,10 kalah,2,alphabeta,best,depth,2,ok,10 > x.csv
  $ means --where order=random --of gain --of over_best
  x.csv: left out: 1 of 2 rows, which have no gain (the first in line 5: minimax in the same position, in line 3, ended by budget)
  x.csv: left out: 1 of 2 rows, which have no over_best (the first in line 4: alphabeta with order best in the same position, in line 6, ended by budget)
  gain,1,1.537243574,,1.537243574
  over_best,1,2,,2
  $ refused 2 summary x.csv --where game=kala
  x.csv: no row has game=kala; did you mean "kalah"?

The branching of trees is that of two plies, and what it is computed of is in the file once.

  $ lines game,seed,algorithm,table,cutoff,limit,status,interior,leaves kalah,1,alphabeta,one,depth,2,ok,3,7 \
  >   kalah,1,alphabeta,one,depth,3,ok,11,9 kalah,1,alphabeta,one,depth,4,ok,50,40 kalah,1,alphabeta,one,depth,5,budget,50,40 \
  >   kalah,1,alphabeta,two,depth,2,ok,1,1 kalah,1,alphabeta,two,depth,4,ok,2,6 > x.csv
  $ means --of effective_branching --where limit=4 --by table; means --of effective_branching --where limit=3
  one,effective_branching,1,3,
  two,effective_branching,1,2,
  x.csv: left out: 1 of 1 rows, which have no effective_branching (the first in line 3: it needs the same search with limit 1, ended ok)
  effective_branching,0,,,
  $ sed -i '2a kalah,1,alphabeta,one,depth,2,ok,3,8' x.csv; refused 3 summary x.csv --of effective_branching --where limit=4
  x.csv:3: of the same cell as line 2, but leaves is "8" here and "7" there

Gain compares with minimax that is not deepened: the steps of a search that deepens add up to more leaves than minimax needs.

  $ lines game,seed,algorithm,cutoff,limit,deepen,status,leaves kalah,1,minimax,depth,1,none,ok,4 \
  >   kalah,1,minimax,depth,2,none,ok,16 kalah,1,minimax,depth,2,limit,ok,20 kalah,1,alphabeta,depth,3,none,ok,18 \
  >   kalah,1,alphabeta,depth,4,none,ok,16 > x.csv
  $ means --of gain --where algorithm=alphabeta --by limit
  x.csv: left out: 1 of 2 rows, which have no gain (the first in line 5: it has 18 leaves, and minimax in the same position no more than 16, at limit 2: give minimax a larger limit)
  3,gain,0,,
  4,gain,1,2,

Two references that differ are an error.

  $ lines game,seed,algorithm,most_plies,cutoff,limit,status,leaves,ns kalah,1,minimax,8,depth,2,ok,16,500 \
  >   kalah,1,minimax,9,depth,2,ok,20,900 kalah,1,alphabeta,9,depth,2,ok,16,700 > x.csv
  $ refused 3 summary x.csv --of gain --where algorithm=alphabeta
  x.csv:3: minimax on one position and to one depth has 20 leaves here and 16 in line 2: they differ in most_plies
  $ sed -i s/,20,/,16,/ x.csv; refused 3 summary x.csv --of time_gain --where algorithm=alphabeta
  x.csv:3: minimax on one position and to one depth has 900 ns here and 500 in line 2: they differ in most_plies
  $ lines game,seed,algorithm,entries,order,cutoff,limit,status,leaves kalah,1,alphabeta,0,best,depth,4,ok,16 \
  >   kalah,1,alphabeta,99,best,depth,4,ok,10 kalah,1,pvs,,eval,depth,4,ok,32 > x.csv
  $ refused 3 summary x.csv --of over_best --where algorithm=pvs
  x.csv:3: alphabeta in perfect order has 10 leaves here and 16 in line 2: they differ in entries

Perfect order is searched under the same cutoff: another table of categories makes another cutoff, and another leaf another tree.

  $ lines game,seed,algorithm,order,cutoff,limit,table,status,leaves kalah,1,alphabeta,best,realization,4,one,ok,16 \
  >   kalah,1,alphabeta,best,realization,4,two,ok,10 kalah,1,alphabeta,eval,realization,4,one,ok,32 \
  >   kalah,1,alphabeta,eval,realization,4,two,ok,30 > x.csv
  $ means --of over_best --where order=eval --by table
  one,over_best,1,2,
  two,over_best,1,3,
  $ lines game,seed,algorithm,order,leaf,cutoff,limit,status,leaves othello,1,alphabeta,best,static,depth,3,ok,8 \
  >   othello,1,alphabeta,eval,static,depth,3,ok,16 othello,1,alphabeta,best,quiescence,depth,3,ok,5 \
  >   othello,1,alphabeta,eval,quiescence,depth,3,ok,15 > x.csv
  $ means --of over_best --where order=eval --by leaf
  static,over_best,1,2,
  quiescence,over_best,1,3,

Of two upper bounds of the minimal graph the smaller is compared with.

  $ lines game,seed,algorithm,refutation,order,cutoff,limit,status,leaves kalah,1,minimal,first,eval,depth,4,ok,20 \
  >   kalah,1,minimal,cheapest,eval,depth,4,ok,10 kalah,1,minimal,cheapest,eval,depth,5,ok,1 \
  >   kalah,2,minimal,cheapest,eval,depth,4,ok,2 kalah,1,alphabeta,,none,depth,4,ok,40 > x.csv
  $ means --of over_graph --where algorithm=alphabeta; means --of over_graph --where refutation=first
  over_graph,1,4,,4
  over_graph,1,2,,2

A claim names what its mean is over; row by row nothing is averaged.

  $ config() { json > c.json << end
  > { games: [ { game: uniform, branching: 2, seed: 1..8 } ], searches: [ { algorithm: alphabeta, order: [random, best] } ],
  >   cutoffs: [ { cutoff: depth, limit: [2, 4] } ], claims: [ { claim: c, metric: leaves, relation: >, value: 1 $1 } ] $2 }
  > end
  > }
  $ judge() { config "$@"; plymeter claims c.csv c.json; }
  $ config; plymeter run -o c.csv c.json 2> said
  UNDECIDED  c  rows differ in order (lines 2 and 4), limit (lines 2 and 3): "where" or "pool" is to name that
  [3]
  $ judge ', pool: limit, where: { order: best }'; judge ', each: true'
  PASS  c  leaves = 5 (5 .. 5 at 95 %), wanted > 1; n = 16 of 8 seeds
  PASS  c  leaves > 1 in 32 of 32 rows
  $ for wrong in ', pool: order' ', pool: oder' ', each: true, pool: order'; do
  >   config "$wrong"; refused 3 claims c.csv c.json; done
  UNDECIDED  c  rows differ in limit (lines 2 and 3): "where" or "pool" is to name that
  c.json:2:144: no axis is named "oder"; did you mean "order"?
  c.json:2:158: "pool" goes with a claim about a mean, not of each row

Partners are averaged as much as the rows are.

  $ lines game,branching,seed,algorithm,order,cutoff,limit,status,leaves uniform,2,1,alphabeta,random,depth,4,ok,9 \
  >   uniform,2,2,alphabeta,random,depth,4,ok,9 uniform,2,1,alphabeta,best,depth,2,ok,3 \
  >   uniform,2,2,alphabeta,best,depth,4,ok,7 > c.csv
  $ judge ', where: { order: random }, against: { order: best }, pair: seed' ', exclude: [ { order: random, limit: 2 },
  >   { order: best, seed: 1, limit: 4 }, { order: best, seed: 2..8, limit: 2 } ]'
  UNDECIDED  c  rows differ in limit (lines 4 and 5): "where" or "pool" is to name that
  [3]

Elo is of one match.

  $ match() { lines game,seed,algorithm,limit,player,rival,status,points,wins,draws,losses,first_game,second_game "$@" > m.csv; }
  $ elo() { plymeter elo m.csv "$@"; }
  $ match kalah,1,alphabeta,4,A,B,ok,2.0,2,0,0,1,2 kalah,2,alphabeta,4,A,B,ok,1.0,1,0,1,3,4 \
  >   kalah,1,alphabeta,6,A,B,ok,1.5,1,1,0,5,6 kalah,1,alphabeta,6,A,C,ok,1.5,1,1,0,7,8 kalah,3,alphabeta,6,A,C,timeout,,,,,,
  $ refused 2 elo m.csv; refused 2 elo m.csv --by limit
  m.csv: left out: 1 of 5 rows, which ended by timeout (the first in line 6)
  m.csv: means of points would mix different limit: "4" in line 2, "6" in line 4
  m.csv: means of points would mix different rival: "B" in line 4, "C" in line 5
  m.csv: name what differs in --by, or allow it with --pool limit,rival
  m.csv: left out: 1 of 5 rows, which ended by timeout (the first in line 6)
  m.csv: means of points would mix different rival: "B" in line 4, "C" in line 5
  m.csv: name what differs in --by, or allow it with --pool rival
  $ elo --by limit,rival; elo --pool limit,rival 2> said
  m.csv: left out: 1 of 5 rows, which ended by timeout (the first in line 6)
  limit,rival,pairs,wins,draws,losses,score,stderr,elo,low,high,superiority,positions,distinct
  4,B,2,3,0,1,0.75,0.25,190.849,,,0.841345,,4
  6,B,1,1,1,0,0.75,,190.849,,,,,2
  6,C,1,1,1,0,0.75,,190.849,,,,,2
  pairs,wins,draws,losses,score,stderr,elo,low,high,superiority,positions,distinct
  4,5,2,1,0.75,0.125,190.849,,,0.97725,,8

What all groups agree in, and what the columns mean, is said once.

  $ match kalah,1,alphabeta,4,A,B,ok,2.0,2,0,0,1,2 kalah,2,alphabeta,4,A,B,ok,1.0,1,0,1,3,4 \
  >   kalah,1,alphabeta,6,A,B,ok,1.5,1,1,0,5,6 kalah,2,alphabeta,6,A,B,ok,1.5,1,1,0,7,8
  $ elo --table --by game,limit
  game=kalah  pairs=2
  
  limit  wins  draws  losses  score  stderr  elo  low  high  superiority  distinct
      4     3      0       1   0.75    0.25  191                   0.841         4
      6     2      2       0   0.75       0  191                                 4
  
  elo: by how much the first player is stronger than the second, its rival, or weaker if it is below 0; inf: it won every game, -inf: it lost every one
  low, high: the bounds of that, at 95 %; if 0 lies between them, the two cannot be told apart; without them there were too few pairs
  distinct: how many different games were played, of two a pair
  Each of these 2 intervals has 95 % for itself: about one in twenty misses.

Points agree with wins.

  $ for wrong in 2.0,1,0,1 1.0,2,0,0 0.5,0,2,0 2.0,2,0,1 1.5,1,0,0 1.0,x,0,1 0x1,1,0,1; do
  >   match kalah,1,alphabeta,4,A,B,ok,1.0,1,0,1,1,2 kalah,2,alphabeta,4,A,B,ok,$wrong,3,4; refused 3 elo m.csv; done
  m.csv:3: 1 wins, 0 draws and 1 losses are not two games with 2 points
  m.csv:3: 2 wins, 0 draws and 0 losses are not two games with 1 points
  m.csv:3: 0 wins, 2 draws and 0 losses are not two games with 0.5 points
  m.csv:3: 2 wins, 0 draws and 1 losses are not two games with 2 points
  m.csv:3: 1 wins, 0 draws and 0 losses are not two games with 1.5 points
  m.csv:3: "x" in the column "wins" is no number of games of a pair
  m.csv:3: "0x1" in the column "points" is no pair's points

Those who play against each other have names of their own; without a name they are told apart by what their searches say, however
long that is.  Here are a header and three pairs.

  $ json > two.json << end
  > { measure: match, pairing: all, games: [ { game: tictactoe } ], searches: [ { name: A, algorithm: alphabeta } ],
  >   cutoffs: [ { cutoff: depth, limit: [1, 2] } ] }
  > end
  $ refused 3 plan two.json
  two.json:1:1: two that play against each other are both named "A": each needs a name of its own
  $ long=$(printf %0249d | tr 0 d); mkdir -p $long/$long; cp "$PROJECT"/configs/tables/tictactoe.json $long/$long/t.json
  $ json > long.json << end
  > { measure: match, pairing: all, games: [ { game: tictactoe, opening: 2 } ],
  >   searches: [ { algorithm: alphabeta, order: eval } ],
  >   cutoffs: [ { cutoff: realization, limit: 0.5, table: $long/$long/t.json, most_plies: [7, 8, 9] } ] }
  > end
  $ plymeter run -o long.csv long.json 2> said; plymeter elo long.csv --by player,rival | wc -l
  4

The README's examples name their axes; without one name they would mix these.

  $ reference() { verb=$1 file=$2 name=$3; shift 3; asked=$*
  >   plymeter $verb "$PROJECT"/results/reference/$file.csv $asked $name 2>&1 > /dev/null; echo $?
  >   plymeter $verb "$PROJECT"/results/reference/$file.csv $asked 2>&1 | grep -o 'different [a-z]*' | paste -sd ,; }
  $ reference summary doubling '--where game=othello' --by order --of gain --where limit=8
  0
  different game,different branching,different algorithm
  $ reference summary doubling '--by order' --of leaves,terminals --where game=connect4 --where limit=8
  0
  different algorithm,different order
  $ reference summary doubling '--where algorithm=minimax' --by limit --of value --where game=upperhand
  0
  different algorithm,different order
  $ reference elo chance '--by game,variant,player,rival'
  0
  different game,different name,different rival
