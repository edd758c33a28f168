/* The two moves that last made a cutoff at the same ply, the newer first. */

static void arrange(Search *search, const State *state, Path path, Children *children)
{
    Value key[MAX_MOVES];
    (void)state;
    if (path.plies >= KILLER_PLIES || !search->heuristics->killed[path.plies])
        return;
    const Move *killer = search->heuristics->killer[path.plies];
    for (int i = 0; i < children->count; i++)
        key[i] = children->move[i] == killer[0] ? 2 : children->move[i] == killer[1];
    sort_children(children, key);
}

static const Order order = {.about = "the two moves that last made a cutoff at this ply first", .remembers = true};
