/* Moves sorted by how much each has cut off so far, anywhere in the tree. */

static void history_arrange(Search *search, const State *state, Path path, Children *children)
{
    (void)state;
    const uint64_t *history = history_of(search->heuristics, plies_from_root(path));
    const int count = children->count;
    for (int n = 0; n < count; n++)
        children->key[n] = (Value)history[entry_of(children->list[n])];
}

static const Order history_order = {.about = "by the cutoffs that each move has made in this search",
                                    .arrange = (Function)history_arrange,
                                    .remembers = true};
