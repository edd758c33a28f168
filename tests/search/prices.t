A cutoff with prices of its own is asked for them whatever the order: the walk that takes a move's plies for granted is not for it.
tests/broken/cutoffs/dear.c is one, as close to algorithms/cutoffs/depth.c as may be, of which two plies at twice the price are one:
all orders of minimax count what depth does at half the limit: value, interior nodes and leaves.

  $ count() { "${PLYMETER%/*}"/broken/plymeter cell game=snort algorithm=minimax "$@" | tail -1 | cut -d, -f 7,9,10; }
  $ count cutoff=depth limit=3
  2,38,100
  $ for order in none random eval; do count cutoff=dear limit=6 order=$order; done
  2,38,100
  2,38,100
  2,38,100
