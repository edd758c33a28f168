/* Children shuffled: a pure function of the seed and of the path, so that a position searched again in the
 * same place has the same order. */

static void arrange(Search *search, const State *state, Path path, Children *children)
{
    Value key[MAX_MOVES];
    for (int i = 0; i < children->count; i++)
        key[i] = (Value)step(search, state, path, children, i).key;
    sort_children(children, key);
}

static const Order order = {.about = "shuffled, by a hash of the seed and the path"};
