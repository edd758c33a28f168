Iterative deepening: what it spends, and which step decides.

  $ . "$PROJECT"/tests/setup.sh
  $ cell() { names=$1; shift; plymeter cell "$@" | columns $names; }
  $ cp "$PROJECT"/configs/tables/othello.json table.json; othello='game=othello opening=12'
  $ lines 'cutoff=depth limit=1' 'cutoff=realization table=table.json limit=1' 'cutoff=conspiracy limit=0' > strategies

The budget is spent, and overrun by no more than the evaluations of one position's children.

  $ while read -r search; do
  >   for budget in 500 5000 50000; do
  >     cell evaluations $othello order=eval $search deepen=evaluations budget=$budget
  >     cell nodes $othello order=eval $search deepen=nodes budget=$budget; done | paste -sd' '; done < strategies
  500 500 5008 5000 50007 50000
  500 500 5011 5000 50000 50000
  500 500 5000 5000 50000 50000

The value and the move are those of the last complete step, whose limit is told.

  $ while read -r search; do
  >   for seed in 1 2 3 4 5; do
  >     search="$othello seed=$seed order=eval $search"
  >     set -- $(cell 'reached value move' $search deepen=evaluations budget=20000)
  >     cell 'value move evaluations' ${search% limit=*} limit=$1 | sed "s/^$2 $3/same/"; search=${search#*eval }
  >   done | paste -sd' '; done < strategies
  same 6533 same 4673 same 14034 same 6255 same 11435
  same 7634 same 10987 same 9885 same 7201 same 9670
  same 4885 same 7027 same 3742 same 4316 same 4568

All steps are paid for: the sum of the searches at each limit. It ends when there is nothing more to see.

  $ sum() { awk '{ sum += $1 } END { print sum }'; }
  $ for limit in 1 2 3 4 5 6 7 8 9; do cell nodes game=tictactoe limit=$limit; done | sum
  49034
  $ cell 'nodes reached' game=tictactoe limit=1 deepen=nodes budget=100000000; cell reached game=tictactoe limit=1
  49034 9
  -

Deepened up to its limit a search pays for every step, and the last is the one that was asked for.

  $ for limit in 1 2 3 4 5 6; do
  >   cell 'nodes value move reached' $othello limit=$limit; cell 'nodes value move reached' $othello limit=$limit deepen=limit; done |
  >   paste -d/ - - | awk -F'[ /]' '{ sum += $1; print $0, sum == $5 ? "sum" : sum }'
  8 1333 c6 -/8 1333 c6 1 sum
  59 1277 c6 -/67 1277 c6 2 sum
  280 1157 b3 -/347 1157 b3 3 sum
  1459 1176 c6 -/1806 1176 c6 4 sum
  8113 1185 b3 -/9919 1185 b3 5 sum
  32139 1260 b3 -/42058 1260 b3 6 sum

A step of half a bit is left at the end; a step may have as many bits as one likes, here 3, 3 and the half that is left.

  $ half="$othello cutoff=realization meaning=bits limit=6.5"
  $ cell 'value reached' $half; cell 'value reached' $half deepen=limit
  1157 -
  1157 6.5
  $ for limit in 3 6 6.5; do cell evaluations ${half%6.5}$limit; done | sum; cell evaluations $half deepen=limit deepen_step=3
  410
  410
  $ cell status game=othello limit=9 deepen=limit nodes=1000
  budget

What each step says of those before it is what searches of their limits choose: how often it is the same, back at an earlier one, or new.

  $ for seed in 1 2 3 4 5 6 7 8 9 10 11 12; do for limit in 1 2 3 4 5 6; do
  >   search="$othello seed=$seed order=eval limit=$limit"
  >   echo $limit $(cell 'move changed fresh passes' $search) $(cell 'changed fresh passes' $search deepen=limit); done; done |
  >   awk '$1 == 1 { split("", known); wanted = "- -" } $1 > 1 { wanted = ($2 != last) " " (!($2 in known)) }
  >     $3 $4 $5 != "--1" || $6 " " $7 != wanted || $8 != $1 { print "not " wanted ": " $0 }
  >     $1 > 1 { count[$2 == last ? "same" : $2 in known ? "back" : "new"]++ } { known[$2]; last = $2 }
  >     END { print count["same"], count["back"], count["new"] }'
  37 8 15

Where even the first step does not fit there is no value, but a move.

  $ cell 'status reached value move evaluations' game=othello limit=4 deepen=evaluations budget=10
  unfinished - - d3 10

Without a limit the first step searches the root's moves, and no more: so it is that of the least limit that does.

  $ for cutoff in depth schedule conspiracy realization 'realization meaning=bits'; do
  >   cell 'status reached' game=chess cutoff=$cutoff deepen=nodes budget=30; done
  ok 1
  plymeter: warning: cutoff schedule: the game does not say how much of it is left, so that its limit stands
  ok 1
  ok 0
  ok 0.04998830347
  ok 4.322265625

What finds the price of the cheapest move is not counted.

  $ set -- $(cell 'evaluations nodes' game=chess cutoff=conspiracy limit=0); echo $1
  62
  $ cell 'status evaluations' game=chess cutoff=conspiracy deepen=nodes budget=$2
  ok 62
  $ for budget in 'budget=10' 'budget=1000 limit=4'; do cell status game=chess deepen=nodes $budget; done
  unfinished
  unfinished
  $ cell reached game=chess deepen=limit # the default, as ever
  4

And time:

  $ cell 'status ns' game=othello order=eval limit=1 deepen=ms budget=50 | awk '{ print $1, ($2 >= 5e7 && $2 <= 2e9) }'
  ok 1
