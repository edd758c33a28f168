/* Children by the game's own priorities, which look at the move but not at the position after it. */

static void arrange(Search *search, const State *state, Path path, Children *children)
{
    (void)path;
    if (!game.priority)
        return;
    Value key[MAX_MOVES];
    for (int i = 0; i < children->count; i++)
        key[i] = game.priority(search->rules, state, children->move[i]);
    sort_children(children, key);
}

static const char *idle(const Setting *settings, bool table)
{
    (void)settings;
    (void)table;
    return game.priority ? NULL : "the game has no priorities, so that its moves stay as listed";
}

static const Order order = {.about = "by the game's own priorities of moves", .idle = idle};
