/*
 * Plain minimax, as the textbooks print it: a pair of functions, MAX and MIN, that visit every position.
 *
 * C. Shannon, "Programming a computer for playing chess", 1950.
 *
 * Both return the exact value of the position for the player who is MAX at the root.
 */

static Value min_value(Search *search, const State *state, Path path);

static Value max_value(Search *search, const State *state, Path path)
{
    Value best;
    if (at_leaf(search, state, path, -INFINITE, INFINITE, &best))
        return best;
    Children children;
    expand(search, state, path, -INFINITE, INFINITE, &children);
    best = -INFINITE;
    for (int i = 0; next_child(search, state, path, &children, i, &best); i++) {
        const State child = play(search->rules, state, children.move[i]);
        const Value value = min_value(search, &child, step(search, state, path, &children, i));
        if (value > best) {
            best = value;
            prefer(search, state, children.move[i]);
        }
    }
    return best;
}

static Value min_value(Search *search, const State *state, Path path)
{
    Value best;
    if (at_leaf(search, state, path, -INFINITE, INFINITE, &best))
        return -best;
    Children children;
    expand(search, state, path, -INFINITE, INFINITE, &children);
    Value pruned = -INFINITE; /* for MIN */
    best = INFINITE;
    for (int i = 0; next_child(search, state, path, &children, i, &pruned); i++) {
        const State child = play(search->rules, state, children.move[i]);
        const Value value = max_value(search, &child, step(search, state, path, &children, i));
        best = smaller(best, value);
    }
    return smaller(best, -pruned);
}

static inline Value solve(Search *search, const State *root)
{
    return max_value(search, root, root_path(search));
}

static const Algorithm algorithm = {
    .about = "the textbook pair of MAX and MIN; visits everything",
    .growth = 1,
};
