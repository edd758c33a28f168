/* A leaf that searches: the better of standing pat and of the first few moves, one ply further. */

enum { FURTHER_MOVES };

static Worth further_worth(Search *search, const State *state, Path path, Value alpha, Value beta)
{
    Move list[MAX_MOVES];
    (void)alpha;
    const int count = moves(search->rules, state, list);
    Value best = static_value(search, state);
    search->counts.generated += (uint64_t)count;
    for (int i = 0; i < count && i < search->leaf[FURTHER_MOVES].integer; i++) {
        if (best >= beta)
            return (Worth){best, false};
        const State child = play(search->rules, state, list[i]);
        visit_beyond(search, plies_from_root(path) + 1);
        best = larger(best, -assess(search, &child));
    }
    return (Worth){best, true};
}

static const Leaf further_leaf = {
    .about = "the better of standing pat and of the first few moves",
    .parameters = {{"further_moves", INTEGER, "3", 0, 1000, .about = "so many moves are tried"}},
    .worth = (Function)further_worth,
};
