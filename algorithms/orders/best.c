/* Children by their true value, best first: perfect order, which no engine has. */

#include "algorithms/orders/oracle.h"

static void arrange(Search *search, const State *state, Path path, Children *children)
{
    Value value[MAX_MOVES];
    true_values(search, state, path, children, value);
    sort_children(children, value);
}

static const Order order = {.about = "by the children's true value, best first (an oracle, not counted)",
                            .oracle = true};
