/* Children by their true value, worst first. */

#include "algorithms/orders/oracle.h"

static void arrange(Search *search, const State *state, Path path, Children *children)
{
    Value value[MAX_MOVES];
    true_values(search, state, path, children, value);
    for (int i = 0; i < children->count; i++)
        value[i] = -value[i];
    sort_children(children, value);
}

static const Order order = {.about = "by the children's true value, worst first (an oracle, not counted)",
                            .oracle = true};
