/* One game and one order; GAME, ORDER, NAME and SYMBOL as in algorithm.c. */

#include GAME
#include "kit/search.h"
#include "kit/walk_full.h"
#include ORDER
#include "cell/registry.h"

extern const struct ordering SYMBOL;
const struct ordering SYMBOL = {
    .part = {NAME, &order.about, order.parameters},
    .order = &order,
    .arrange = (Function)arrange,
};
