/* Children by their true value, worst first. */

#include "algorithms/orders/oracle.h"

static void arrange(Search *search, const State *state, Path path, Children *children)
{
    find_true_values(search, state, path, children);
    for (int n = 0; n < children->count; n++)
        children->key[n] = -children->key[n];
}

static const Order order = {.about = "by the children's true value, worst first (an oracle, not counted)",
                            .arrange = (Function)arrange,
                            .oracle = true};
