/* Children by their static evaluation, the mover's best first.  Each evaluation is counted. */

static void eval_arrange(Search *search, const State *state, Path path, Children *children)
{
    (void)path;
    const Value *value = assess_children(search, state, children);
    memcpy(children->key, value, (size_t)children->count * sizeof *value);
}

/* The first of them, if the game can tell. */
static int eval_propose(Search *search, const State *state, Path path, Move list[MOST_PROPOSED])
{
    (void)path;
    return game.forced && game.forced(search->rules, state, &list[0]);
}

static const Order eval_order = {.about = "by the children's static evaluation, best first",
                                 .arrange = (Function)eval_arrange,
                                 .propose = (Function)eval_propose,
                                 .assesses = true};
