/*
 * One game and one part that does one thing in a search, as an order arranges children: PART is the file, KIND what it
 * calls what it says of itself, FUNCTION what it does; GAME, NAME and SYMBOL as in algorithm.c.
 */
#include GAME
#include "kit/search.h"
#include "kit/walk_full.h"
#include PART
#include "parts/registry.h"

extern const struct part SYMBOL;
const struct part SYMBOL = {NAME, &KIND.about, KIND.parameters, &KIND.idle, &KIND, (Function)FUNCTION};
