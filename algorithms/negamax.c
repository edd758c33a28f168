/*
 * Minimax in one function: what is good for one side is as bad for the other.
 *
 * D. Knuth, R. Moore, "An analysis of alpha-beta pruning", 1975 (their function F).
 *
 * Returns the exact value for the side to move.
 */

static Value negamax_full(Search *search, const State *state, Path path);
static Value negamax_plain(Search *search, const State *state, Path path);

static ALWAYS_INLINE Value negamax(Search *search, const State *state, Path path)
{
    Value value;
    if (at_leaf(search, state, path, -INFINITE, INFINITE, &value))
        return value;
    return (is_plain(search) ? negamax_plain : negamax_full)(search, state, path);
}

/* At an inner position; a function of its own, so that a leaf costs no call. */
static ALWAYS_INLINE Value negamax_inner(Search *search, const State *state, Path path)
{
    Children children;
    expand(search, state, path, -INFINITE, INFINITE, &children);
    Value best = -INFINITE;
    for (int i = 0; next_child(search, state, path, &children, i, &best); i++) {
        const State child = play(search->rules, state, children.move[i]);
        const Value value = -negamax(search, &child, step(search, state, path, &children, i));
        if (value > best) {
            best = value;
            prefer(search, state, children.move[i]);
        }
    }
    return best;
}

static Value negamax_full(Search *search, const State *state, Path path)
{
    return negamax_inner(search, state, path);
}

static Value negamax_plain(Search *search, const State *state, Path path)
{
    (void)search;
    return negamax_inner(&plain_search, state, path);
}

static Value negamax_solve(Search *search, const State *root)
{
    return negamax(search, root, root_path(search));
}

static Value negamax_solve_plain(Search *search, const State *root)
{
    return negamax(&plain_search, root, root_path(search));
}

static const Algorithm negamax_algorithm = {
    .about = "minimax in one function, by sign change; visits everything",
    .solve = (Function)negamax_solve,
    .plain = (Function)negamax_solve_plain,
    .exhaustive = true,
};
