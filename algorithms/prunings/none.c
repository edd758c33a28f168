/* Every move is searched, at its own price. */

static const Pruning pruning = {.about = "nothing is pruned"};
