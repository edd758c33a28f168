/* Children by the game's own priorities, which look at the move but not at the position after it. */

static void static_arrange(Search *search, const State *state, Path path, Children *children)
{
    (void)path;
    for (int n = 0; n < children->count; n++)
        children->key[n] = game.priority ? game.priority(search->rules, state, children->list[n]) : 0;
}

static const char *static_idle(const Setting *settings, bool table)
{
    (void)settings;
    (void)table;
    return game.priority ? NULL : "the game has no priorities, so that its moves stay as listed";
}

static const Order static_order = {
    .about = "by the game's own priorities of moves", .arrange = (Function)static_arrange, .idle = static_idle};
