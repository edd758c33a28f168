/* The move that the transposition table knows as the best of this position first; without a table, as listed. */

static void arrange(Search *search, const State *state, Path path, Children *children)
{
    Value key[MAX_MOVES];
    Move best;
    (void)path;
    if (!best_known(search, state, &best))
        return;
    for (int i = 0; i < children->count; i++)
        key[i] = children->move[i] == best;
    sort_children(children, key);
}

static const char *idle(const Setting *settings, bool table)
{
    (void)settings;
    return table ? NULL : "there is no transposition table (\"entries\"), so that moves stay as listed";
}

static const Order order = {.about = "the move that the transposition table knows as best first", .idle = idle};
