/* Children by their static evaluation, the mover's best first.  Each evaluation is counted. */

static void arrange(Search *search, const State *state, Path path, Children *children)
{
    (void)path;
    const Value *value = assess_children(search, state, children);
    Value key[MAX_MOVES];
    for (int i = 0; i < children->count; i++)
        key[i] = value[children->number[i]];
    sort_children(children, key);
}

static const Order order = {.about = "by the children's static evaluation, best first"};
