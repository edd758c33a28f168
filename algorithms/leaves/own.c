/* What the game itself says of a position at the horizon, by means that look further than its static evaluation. */

static Worth own_worth(Search *search, const State *state, Path path, Value alpha, Value beta)
{
    (void)alpha;
    (void)beta;
    uint64_t beyond = 0, evaluations = 0;
    const Value value = game.appraise(search->rules, state, &beyond, &evaluations);
    search->counts.evaluations += evaluations;
    while (beyond-- > 0)
        visit_beyond(search, plies_from_root(path) + 1);
    return (Worth){value, true};
}

static const char *own_refuses(const Setting *settings)
{
    (void)settings;
    return game.appraise ? NULL : "the game has none of its own";
}

static const Leaf own_leaf = {
    .about = "what the game itself finds out about a position",
    .worth = (Function)own_worth,
    .refuses = own_refuses,
};
