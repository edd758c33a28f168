/* Moves sorted by how much each has cut off so far, anywhere in the tree. */

static void arrange(Search *search, const State *state, Path path, Children *children)
{
    Value key[MAX_MOVES];
    (void)state;
    for (int i = 0; i < children->count; i++)
        key[i] = (Value)*history_of(search->heuristics, path.plies, children->move[i]);
    sort_children(children, key);
}

static const Order order = {.about = "by the cutoffs that each move has made in this search", .remembers = true};
