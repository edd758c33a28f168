/* Every move is searched, at its own price. */

static const Pruning none_pruning = {.about = "nothing is pruned"};
