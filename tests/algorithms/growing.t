Trees that grow: best, uct and puct.

  $ . "$PROJECT"/tests/setup.sh
  $ draw() { plymeter draw --step game=tree "$@"; }

The positions that they score, in their order, are those of a second program, which is written from the papers, on trees drawn by lot
and with settings drawn by lot. Where rounding decides, they are not compared.

  $ python3 "$PROJECT"/tests/algorithms/growing.py "$PLYMETER" 100
  compared: 289

Without a budget they end with minimax's value, and a move that has it, however bad the evaluation is. Best-first minimax without
completion need not: here what seems best, 5, is a game that is over, so that nobody looks at the 9.

  $ tree='tree=[5,{"value":3,"children":[9,9]}]'
  $ value() { plymeter cell game=tree "$tree" "$@" --json | grep -oE '"(value|move)":[^,]*' | paste -sd ' '; }
  $ for algorithm in minimax best uct puct 'best completion=no'; do value algorithm=$algorithm; done
  "value":9 "move":"1"
  "value":9 "move":"1"
  "value":9 "move":"1"
  "value":9 "move":"1"
  "value":5 "move":"0"

With a constant of 0, UCT is greedy: it goes on where the mean is best, here below the first move.

  $ tree='tree=[{"value":4,"children":[{"value":2,"children":[1,9]},{"value":6,"children":[5,7]}]},{"value":3,"children":[8,8]}]'
  $ draw "$tree" algorithm=uct exploration=0 | grep leaf
         leaf   MAX: MAX is 0
         leaf   MIN 0: MIN 0 is 4, MAX is >=4
         leaf   MIN 1: MIN 1 is 3, MAX is 4
         leaf   MAX 0.0: MAX 0.0 is 2, MIN 0 is <=2, MAX is 3
         leaf   MAX 1.0: MAX 1.0 is 8
         leaf   MAX 1.1: MAX 1.1 is 8, MIN 1 is 8, MAX is 8
         leaf   MAX 0.1: MAX 0.1 is 6, MIN 0 is 2
         leaf   MIN 0.0.0: MIN 0.0.0 is 1
         leaf   MIN 0.1.0: MIN 0.1.0 is 5
         leaf   MIN 0.0.1: MIN 0.0.1 is 9, MAX 0.0 is 9, MIN 0 is 6
         leaf   MIN 0.1.1: MIN 0.1.1 is 7, MAX 0.1 is 7, MIN 0 is 7

A playout is a game at random, which is the same each time, and counts as an evaluation.

  $ playouts() { plymeter cell game=connect4 seed=$1 algorithm=uct playout=yes deepen=evaluations budget=300 limit=least | cut -d, -f 10-15,22; }
  $ playouts 1; playouts 2
  status,value,move,interior,leaves,terminals,beyond
  ok,1,2,80,300,0,5510
  status,value,move,interior,leaves,terminals,beyond
  ok,1,3,73,300,0,5414

What ends a search:

  $ cell() { plymeter cell game=connect4 opening=8 "$@" | tail -1 | cut -d, -f 1-12; }
  $ for algorithm in best uct puct; do
  >   cell algorithm=$algorithm limit=least deepen=evaluations budget=1
  >   cell algorithm=$algorithm limit=least deepen=evaluations budget=3
  >   cell algorithm=$algorithm limit=least deepen=nodes budget=50
  >   cell algorithm=$algorithm limit=3
  >   cell algorithm=$algorithm limit=9 nodes=20
  >   cell algorithm=$algorithm limit=9 memory_mb=1
  > done
  connect4,8,best,none,depth,least,evaluations,1,ok,-16,,0
  connect4,8,best,none,depth,least,evaluations,3,ok,-16,1,1
  connect4,8,best,none,depth,least,nodes,50,ok,-6,4,7
  connect4,8,best,none,depth,3,ok,-6,4,15,106,6
  connect4,8,best,none,depth,9,budget,,,3,17,0
  connect4,8,best,none,depth,9,memory,,,,,
  connect4,8,uct,none,depth,least,evaluations,1,ok,-16,,0
  connect4,8,uct,none,depth,least,evaluations,3,ok,-99,1,1
  connect4,8,uct,none,depth,least,nodes,50,ok,-6,4,10
  connect4,8,uct,none,depth,3,ok,-6,4,15,72,6
  connect4,8,uct,none,depth,9,budget,,,7,13,0
  connect4,8,uct,none,depth,9,memory,,,,,
  connect4,8,puct,none,depth,least,evaluations,1,ok,-16,,0
  connect4,8,puct,none,depth,least,evaluations,3,ok,-99,1,1
  connect4,8,puct,none,depth,least,nodes,50,ok,-5,4,12
  connect4,8,puct,none,depth,3,ok,-6,4,16,65,6
  connect4,8,puct,none,depth,9,budget,,,6,14,0
  connect4,8,puct,none,depth,9,memory,,,,,

A root with one move, and one that is over:

  $ for algorithm in best uct puct; do
  >   plymeter cell game=tree 'tree=[[7]]' algorithm=$algorithm deepen=evaluations budget=1000 limit=least | tail -1 | cut -d, -f 1-12
  >   plymeter cell game=tree 'tree=7' algorithm=$algorithm deepen=evaluations budget=1000 limit=least | tail -1 | cut -d, -f 1-12
  > done
  tree,[[7]],best,none,depth,least,evaluations,1000,ok,7,0,2
  tree,7,best,none,depth,least,evaluations,1000,ok,7,,0
  tree,[[7]],uct,none,depth,least,evaluations,1000,ok,7,0,2
  tree,7,uct,none,depth,least,evaluations,1000,ok,7,,0
  tree,[[7]],puct,none,depth,least,evaluations,1000,ok,7,0,2
  tree,7,puct,none,depth,least,evaluations,1000,ok,7,,0

Where no value can be but 0, nothing is settled before it was looked at.

  $ for algorithm in minimax best uct puct; do plymeter cell game=tree 'tree=[[0,0],[0,0]]' algorithm=$algorithm |
  >   tail -1 | cut -d, -f 4-; done | cut -d, -f 2-8
  0]]",minimax,none,depth,ok,0,0
  0]]",best,none,depth,ok,0,0
  0]]",uct,none,depth,ok,0,0
  0]]",puct,none,depth,ok,0,0

What is likely stands in a table, as for cutoff=realization.

  $ plymeter cell game=connect4 algorithm=puct prior=none.json
  plymeter: puct: none.json: No such file or directory
  [2]
  $ plymeter cell game=connect4 algorithm=puct prior="$PROJECT"/configs/tables/othello.json
  plymeter: puct: */configs/tables/othello.json:1:11: this is a table of othello, not of connect4 (glob)
  [2]
  $ plymeter cell game=othello algorithm=puct prior="$PROJECT"/configs/tables/othello.json limit=5 | tail -1 | cut -d, -f 5-12
  depth,5,ok,-52,d3,205,756,0
  $ cat > x.json << 'END'
  > { "games": [ { "game": "connect4", "opening": 4, "seed": "1..2" } ],
  >   "searches": [ { "algorithm": "puct", "prior": "none.json" } ],
  >   "cutoffs": [ { "cutoff": "depth", "deepen": "evaluations", "budget": 100 } ] }
  > END
  $ plymeter run x.json
  x.json:2:32: puct on connect4: none.json: No such file or directory
  [3]

Two sides play:

  $ cat > x.json << 'END'
  > { "games": [ { "game": "connect4", "opening": 4, "seed": "1..4" } ], "measure": "match",
  >   "searches": [ { "name": "pvs", "algorithm": "pvs" }, { "name": "uct", "algorithm": "uct", "playout": "yes" } ],
  >   "cutoffs": [ { "cutoff": "depth", "deepen": "evaluations", "budget": 300 } ] }
  > END
  $ plymeter run x.json -o x.csv 2> said; cut -d, -f 1-5 x.csv | head -3; plymeter elo x.csv | head -3
  game,opening,seed,algorithm,name
  connect4,4,1,uct,uct
  connect4,4,2,uct,uct
  pairs,wins,draws,losses,score,stderr,elo,low,high,superiority,positions,distinct
  4,1,0,7,0.125,0.125,-338.039,,,0.0013499,4,7
