/* Children by their static evaluation, the mover's best first.  Each evaluation is counted. */

#include <string.h>

static void arrange(Search *search, const State *state, Path path, Children *children)
{
    (void)path;
    Value key[MAX_MOVES];
    memcpy(key, assess_children(search, state, children), (size_t)children->count * sizeof *key);
    sort_children(children, key);
}

static const Order order = {.line = "by the children's static evaluation, best first"};
