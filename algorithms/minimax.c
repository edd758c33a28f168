/*
 * Plain minimax, as the textbooks print it: a pair of functions, MAX and MIN, that visit every position.
 *
 * C. Shannon, "Programming a computer for playing chess", 1950.
 *
 * Both return the exact value of an inner position for the player who is MAX at the root; a leaf costs no call.
 */

static Value minimax_max(Search *search, const State *state, Path path);
static Value minimax_max_plain(Search *search, const State *state, Path path);
static Value minimax_min(Search *search, const State *state, Path path);
static Value minimax_min_plain(Search *search, const State *state, Path path);

static ALWAYS_INLINE Value minimax_of_max(Search *search, const State *state, Path path)
{
    Children children;
    expand(search, state, path, -INFINITE, INFINITE, &children);
    Value best = -INFINITE, value;
    for (int i = 0; next_child(search, state, path, &children, i, &best); i++) {
        const State child = play(search->rules, state, children.move[i]);
        const Path below = step(search, state, path, &children, i);
        if (at_leaf(search, &child, below, -INFINITE, INFINITE, &value))
            value = -value;
        else
            value = (is_plain(search) ? minimax_min_plain : minimax_min)(search, &child, below);
        if (value > best) {
            best = value;
            prefer(search, state, children.move[i]);
        }
    }
    return best;
}

static ALWAYS_INLINE Value minimax_of_min(Search *search, const State *state, Path path)
{
    Children children;
    expand(search, state, path, -INFINITE, INFINITE, &children);
    Value best = -INFINITE, value; /* for MIN, as prunings want it */
    for (int i = 0; next_child(search, state, path, &children, i, &best); i++) {
        const State child = play(search->rules, state, children.move[i]);
        const Path below = step(search, state, path, &children, i);
        if (!at_leaf(search, &child, below, -INFINITE, INFINITE, &value))
            value = (is_plain(search) ? minimax_max_plain : minimax_max)(search, &child, below);
        best = larger(best, -value);
    }
    return -best;
}

static Value minimax_max(Search *search, const State *state, Path path)
{
    return minimax_of_max(search, state, path);
}

static Value minimax_min(Search *search, const State *state, Path path)
{
    return minimax_of_min(search, state, path);
}

static Value minimax_max_plain(Search *search, const State *state, Path path)
{
    (void)search;
    return minimax_of_max(&plain_search, state, path);
}

static Value minimax_min_plain(Search *search, const State *state, Path path)
{
    (void)search;
    return minimax_of_min(&plain_search, state, path);
}

static ALWAYS_INLINE Value minimax(Search *search, const State *root)
{
    Value value;
    if (at_leaf(search, root, root_path(search), -INFINITE, INFINITE, &value))
        return value;
    return (is_plain(search) ? minimax_max_plain : minimax_max)(search, root, root_path(search));
}

static Value minimax_solve(Search *search, const State *root)
{
    return minimax(search, root);
}

static Value minimax_solve_plain(Search *search, const State *root)
{
    (void)search;
    return minimax(&plain_search, root);
}

static const Algorithm minimax_algorithm = {
    .about = "the textbook pair of MAX and MIN; visits everything",
    .solve = (Function)minimax_solve,
    .plain = (Function)minimax_solve_plain,
    .exhaustive = true,
};
