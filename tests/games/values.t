Evaluations agree with a strong engine's values of middle games, as far as they did, and quiescence search agrees more; and a test
that asks for more fails.

  $ values() { "$PROJECT"/tests/games/values.sh "$PLYMETER" "$@"; }
  $ for asked in 'chess 0.75' 'shogi 0.60' 'minishogi 0.80'; do values $asked | grep evaluation | cut -c1-43; done
  chess        evaluation                 500
  shogi        evaluation                 500
  minishogi    evaluation                 500
  $ values chess 0.99 2>&1 | grep '^chess:' | cut -c1-41; values chess 0.99 > /dev/null 2>&1; echo $?; values checkers
  chess: the evaluation correlates by 0.787
  1
  values.sh: there are no values of "checkers"
  [2]
