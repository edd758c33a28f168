/* Children by their true value, worst first. */

#include "algorithms/orders/oracle.h"

static void worst_arrange(Search *search, const State *state, Path path, Children *children)
{
    oracle_find_values(search, state, path, children);
    for (int n = 0; n < children->count; n++)
        children->key[n] = -children->key[n];
}

static const Order worst_order = {.about = "by the children's true value, worst first (an oracle, not counted)",
                                  .arrange = (Function)worst_arrange,
                                  .oracle = true};
