/* Children by their true value, best first: perfect order, which no engine has. */

#include "algorithms/orders/oracle.h"

static void arrange(Search *search, const State *state, Path path, Children *children)
{
    find_true_values(search, state, path, children);
}

static const Order order = {.about = "by the children's true value, best first (an oracle, not counted)",
                            .arrange = (Function)arrange,
                            .oracle = true};
