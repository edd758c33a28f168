/*
 * Minimax in one function: what is good for one side is as bad for the other.
 *
 * D. Knuth, R. Moore, "An analysis of alpha-beta pruning", 1975 (their function F).
 *
 * Returns the exact value for the side to move.
 */

static Value negamax_inner(Search *search, const State *state, Path path);

static inline Value negamax(Search *search, const State *state, Path path)
{
    Value value;
    return at_leaf(search, state, path, -INFINITE, INFINITE, &value) ? value : negamax_inner(search, state, path);
}

/* At an inner position; a function of its own, so that a leaf costs no call. */
static Value negamax_inner(Search *search, const State *state, Path path)
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

static inline Value solve(Search *search, const State *root)
{
    return negamax(search, root, root_path(search));
}

static const Algorithm algorithm = {
    .about = "minimax in one function, by sign change; visits everything",
    .growth = 1,
};
