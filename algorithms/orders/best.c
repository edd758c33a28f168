/* Children by their true value, best first: perfect order, which no engine has. */

#include "algorithms/orders/oracle.h"

static void best_arrange(Search *search, const State *state, Path path, Children *children)
{
    oracle_find_values(search, state, path, children);
}

static const Order best_order = {.about = "by the children's true value, best first (an oracle, not counted)",
                                 .arrange = (Function)best_arrange,
                                 .oracle = true};
