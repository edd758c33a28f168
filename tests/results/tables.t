What summary prints for people: tables, and sentences that say who has the least or the most.

  $ . "$PROJECT"/tests/setup.sh
  $ table() { plymeter summary --table "$@"; }

Twenty positions, or so many, in which searches have leaves in fixed ratios, but for "c", which has about as many as "a".

  $ orders() { awk -v seeds=$1 'BEGIN { print "game,seed,algorithm,order,limit,status,leaves,gain,regret"
  >   split("1 3 1", leaves, " "); for (limit = 4; limit <= 5; limit++) for (seed = 1; seed <= seeds; seed++)
  >   for (o = 1; o <= 3; o++) {
  >     wobble = o < 3 ? 1 : seed % 2 ? 1.26 : 0.8
  >     printf "x,%d,alphabeta,%s,%d,ok,%.0f,%.6g,%d\n", seed, substr("abc", o, 1), limit, 1000 * seed * leaves[o] * wobble,
  >       2 / leaves[o] * wobble, o == 2 ? seed : 0 } }' > o.csv; }

A table lines up.

  $ lines order,leaves eval,10 best,7.5 best,8 > t.csv; table t.csv --by order; table t.csv
  order  n  mean leaves  95 % interval  median  from 0
  eval   1           10        (exact)      10  ########################
  best   2       7.7500                 7.7500  ###################
  
  no row of one group has a partner in all others, so that nothing is compared.
  n  mean leaves  95 % interval  median
  3       8.5000                 8.0000
  $ orders 5; table o.csv --by algorithm --of regret --pool order,limit
  algorithm   n  units  mean regret  95 % interval  median
  alphabeta  30      5         1.00   0.24 .. 1.76    0.00

Bars share a scale where searches are compared; without any that are, all do.

  $ lines order,limit,leaves a,1,8 b,1,4 a,2,80 b,2,40 > s.csv; table s.csv --by order,limit
  order  limit  n  mean leaves  95 % interval  median  from 0, each limit
  a          1  1            8        (exact)       8  ########################
  b          1  1            4        (exact)       4  ############
  a          2  1           80        (exact)      80  ########################
  b          2  1           40        (exact)      40  ############
  
  limit=1: order=b has the fewest leaves, over 1 units, too few to tell them apart: order=a has 2 times as many.
  
  limit=2: order=b has the fewest leaves, over 1 units, too few to tell them apart: order=a has 2 times as many.
  $ table s.csv --by order,limit --where order=a
  order=a
  
  limit  n  mean leaves  95 % interval  median  from 0
      1  1            8        (exact)       8  ##
      2  1           80        (exact)      80  ########################
  $ LC_ALL=C.UTF-8 plymeter summary --table s.csv --by order,limit | sed -n 3p
  b          1  1            4        (exact)       4  \xe2\x96\x88\xe2\x96\x88\xe2\x96\x88\xe2\x96\x88\xe2\x96\x88\xe2\x96\x88\xe2\x96\x88\xe2\x96\x88\xe2\x96\x88\xe2\x96\x88\xe2\x96\x88\xe2\x96\x88 (esc)

CSV goes to programs, a table only if it is asked for; a terminal shows the other (terminal.t).

  $ for csv in '' --csv; do plymeter summary $csv o.csv --by order --where limit=4 | head -1; done
  order,of,n,mean,stderr,median,q05,q25,q75,q95,low,high,units
  order,of,n,mean,stderr,median,q05,q25,q75,q95,low,high,units
  $ refused 2 summary --csv --table o.csv
  plymeter summary: "--csv" and "--table" exclude each other

Who has the least, or the most?  There is no ratio to 0.

  $ said() { table o.csv "$@" | tail -1; }
  $ four='--by order --where limit=4' two='--where order=a,b'
  $ orders 20; said $four; said $four --of gain $two; said $four --of regret $two; said $four --of regret
  order=a has the fewest leaves, over 20 seeds, but cannot be told apart from order=c, which has 1.00 (0.88 .. 1.14) times as many; order=b has 3 (3 .. 3) times as many.
  order=a has the most gain, over 20 seeds: order=b has 0.33333 (0.33333 .. 0.33333) times as much.
  order=a has the least regret, over 20 seeds: order=b has 10.5 (7.7 .. 13.3) more.
  order=a has the least regret, over 20 seeds, but cannot be told apart from order=c, which has as much everywhere; order=b has 10.5 (7.0 .. 14.0) more.

Each limit has its sentence.

  $ table o.csv --by limit,order $two | grep has; table o.csv --by limit --pool order | grep has
  limit=4: order=a has the fewest leaves, over 20 seeds: order=b has 3 (3 .. 3) times as many.
  limit=5: order=a has the fewest leaves, over 20 seeds: order=b has 3 (3 .. 3) times as many.
  [1]

Too few units tell nothing.  Seeds of which another search was cut short would make it look better than it is.

  $ orders 4; said $four; orders 20
  order=a has the fewest leaves, over 4 seeds, too few to tell them apart: order=c has 1.0040 times as many, order=b 3 times.
  $ awk -F, -v OFS=, '$4 == "b" && $2 > 15 { $6 = "budget"; $8 = $9 = "" } { print }' o.csv > cut.csv
  $ table cut.csv $four $two | tail -1
  cut.csv: left out: 5 of 40 rows, which ended by budget (the first in line 48)
  order=a has the fewest leaves, over the 15 seeds that all of them have: order=b has 3 (3 .. 3) times as many.
