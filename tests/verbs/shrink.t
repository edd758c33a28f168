Making disagreements small: of searches that differ on purpose, of games that are wrong, and of a law.

  $ . "$PROJECT"/tests/setup.sh
  $ shrink() { plymeter shrink "$@" 2> said; }

With one alternative passed over, abc takes MAX 1.0 for a leaf of the static value 0. Without a child of the root, of MIN 1, or of
MAX 1.0 it sees what minimax sees.

  $ shrink game=uniform values=100 algorithm=abc alternatives=1 limit=4 | grep '^tree\|=\[0'
  tree=[0,[[1],[1]]]
  $ shrink game=tree 'tree=[0,[[1],[1]]]' algorithm=abc alternatives=1 | head -9; cat said
  tree=[0,[[1],[1]]]
  plymeter draw game=tree tree='[0,[[1],[1]]]' algorithm=abc alternatives=1 order=none leaf=static cutoff=depth limit=1000
  value 0
  node             value  visits  window       type  note
  MAX              0           1  (-inf, inf)     1  principal
    MIN 0          0           2  (-inf, inf)     1  principal, game over
    MIN 1          <=0         3  (0, inf)        2  
      MAX 0        0           4  (0, inf)        3  stopped early
      ... 1 child                                    alpha cut
  their values differ
  from 7 nodes to 7, of which 3 are leaves, after 27 tries
  $ refused 1 shrink game=uniform algorithm=alphabeta limit=3
  they agree

What is printed shows it again. Where no move costs more than a ply there is no second search.

  $ shrink game=connect4 opening=8 limit=4 algorithm=alphabeta pruning=research
  [1]
  $ shrink game=uniform values=100 seed=2 algorithm=abc limit=5 > shown; sed -n 's/^plymeter draw/plymeter cell/p' shown > again
  $ while read -r line; do eval "$line" | tail -1; done < again | sed 's/.*,ok,\(-*[0-9]*\),.*/value \1/' > values
  $ grep '^value -*[0-9]*$' shown | cmp - values; sort -u values | wc -l
  2

Of a game that is wrong the smallest position is shown, for a tree of its values would be right.

  $ broken() { "${PLYMETER%/*}"/broken/plymeter shrink "$@" algorithm=alphabeta limit=4 2>&1; }
  $ broken game=snort rules=random | grep 'values differ\|explicit'
  their values differ
  an explicit tree of the same values does not show it: look at the game, at its evaluation as an order, or at the cutoff
  $ broken game=snort account=beyond --against 'algorithm=alphabeta window=bounds' | grep '^value\|limit=1$'
  plymeter draw game=snort account=beyond algorithm=alphabeta order=none leaf=static cutoff=depth limit=1
  value 24
  plymeter draw game=snort account=beyond algorithm=alphabeta window=bounds order=none leaf=static cutoff=depth limit=1
  value 16
  $ broken game=hazard heap=12 fault=divide | grep 'does not end well'
  the first does not end well
  does not end well

A law is a command:

  $ shrink game=uniform values=10 limit=4 --law '! echo "$TREE" | grep -q 9' | grep '=\['
  tree=[9]
  $ for law in true ./not-there; do refused 1 shrink game=uniform limit=2 --law $law; done 2>&1 | grep law
  the law holds, or its command cannot be run
  the law holds, or its command cannot be run
  $ refused 2 shrink game=uniform limit=2 --against 'algorithm=pvs limit=3'
  plymeter shrink: "limit=3" says nothing of an algorithm or its order
