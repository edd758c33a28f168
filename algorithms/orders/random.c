/* Children shuffled.  The order depends only on the seed and the path, so that a position that is searched again in the
 * same place of the tree has the same order. */

static void arrange(Search *search, const State *state, Path path, Children *children)
{
    Value key[MAX_MOVES];
    for (int i = 0; i < children->count; i++)
        key[i] = (Value)step(search, state, path, children, i).key;
    sort_children(children, key);
}

static const Order order = {.about = "shuffled, by a hash of the seed and the path"};
