What summary and elo print on a terminal.

  $ . "$PROJECT"/tests/setup.sh; needs script

A table, if CSV is not asked for.

  $ lines order,leaves eval,10 best,8 best,8 > x.csv
  $ terminal 60 summary x.csv --by order; terminal 60 summary x.csv --by order --csv
  order  n  mean leaves  95 % interval  median  from 0
  eval   1           10        (exact)      10  ##############
  best   2            8                      8  ###########
  
  no row of one group has a partner in all others, so that
  nothing is compared.
  order,of,n,mean,stderr,median,q05,q25,q75,q95,low,high,units
  eval,leaves,1,10,,10,10,10,10,10,,,1
  best,leaves,2,8,0,8,8,8,8,8,,,2

In 60 columns no line is longer.

  $ lines game,seed,algorithm,limit,player,rival,status,points,wins,draws,losses,first_game,second_game,unfinished \
  >   kalah,1,alphabeta,4,A,B,ok,2.0,2,0,0,1,2,7 kalah,2,alphabeta,4,A,B,ok,1.0,1,0,1,3,4,7 \
  >   kalah,1,alphabeta,6,A,B,ok,1.5,1,1,0,5,6,7 kalah,2,alphabeta,6,A,B,ok,1.5,1,1,0,7,8,7 > m.csv
  $ terminal 60 elo m.csv --by player,game,limit
  m.csv: 28 moves, in 4 of 4 pairs, follow searches that
  completed no step
  player=A  game=kalah  pairs=2
  
  limit  wins  draws  losses  score  elo  low  high  distinct
      4     3      0       1   0.75  191                    4
      6     2      2       0   0.75  191                    4
  There is no room for superiority, stderr; --csv prints all
  columns.
  
  elo: by how much the first player is stronger than the
  second, its rival, or weaker if it is below 0; inf: it won
  every game, -inf: it lost every one
  low, high: the bounds of that, at 95 %; if 0 lies between
  them, the two cannot be told apart; without them there were
  too few pairs
  distinct: how many different games were played, of two a
  pair
  Each of these 2 intervals has 95 % for itself: about one in
  twenty misses.
