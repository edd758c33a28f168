Settings that go together badly are refused, of games

  $ . "$PROJECT"/tests/setup.sh
  $ for game in 'splitting branching=3 height=14' 'splitting branching=64 height=4' 'splitting squares=sums p=0.5' \
  >   'splitting squares=sums similarity=0.5' 'splitting height=2 p=1 critical=yes' 'breakthrough rows=5 columns=5 filled=3' \
  >   'mnk columns=4 rows=3 k=5'; do plymeter show game=$game; done
  plymeter: splitting: a tree of this "branching" and "height" has more than 2^22 nodes
  plymeter: splitting: a tree of this "branching" and "height" has more than 2^22 nodes
  plymeter: splitting: "similarity" and "p" go with squares=independent
  plymeter: splitting: "similarity" and "p" go with squares=independent
  plymeter: splitting: of 1000 trees none is "critical": all moves of the root are alike
  plymeter: breakthrough: filled: 3 rows of each side do not fit on 5
  plymeter: mnk: k: no line of 5 fits on 4 columns and 3 rows
  [2]

and of prunings; but what fits other games, or is one pruning of several, is not.

  $ for cell in 'uniform pruning=futility+null' 'othello pruning=exchange' 'uniform pruning=singular+threat'; do
  >   plymeter cell game=$cell; done
  plymeter: futility+null: the game does not say what a position is with the sides swapped, which a pass leads to
  plymeter: exchange: the game has no static exchange
  plymeter: singular+threat: the game does not say what a position is with the sides swapped, which a pass leads to
  [2]
  $ for pairs in chess/4:2:1:0:100 oth/4:2:1:0:100 4:2:inf:0:100 4:2:1:-inf:100 4:2:1:nan:100 4:2:1:0:infinity \
  >   3:2:1:0:1,4:2:1:0:1e999; do plymeter cell game=othello pruning=probcut probcut_pairs=$pairs 2>&1; done | cut -c1-101 | uniq -c
        2 plymeter: probcut: "probcut_pairs" are those of another game, whose name stands before "/"
        5 plymeter: probcut: "probcut_pairs" is to be DEEP:SHALLOW:SLOPE:OFFSET:SIGMA, with :FROM-TO of what is
  $ for cell in 'othello pruning=probcut probcut_pairs=othello/4:2:1:0:100' 'chess pruning=null+exchange'; do
  >   plymeter cell game=$cell limit=1 > /dev/null && echo fits; done
  fits
  fits

A tree takes as much memory as its nodes do.

  $ for memory in 31 32; do
  >   plymeter cell game=splitting height=21 limit=0 memory_mb=$memory | tail -1 | cut -d, -f7; done
  memory
  ok
