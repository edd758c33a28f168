/*
 * Alpha-beta without deep cutoffs: a node knows its parent's bound, but no bound from further up.
 *
 * D. Knuth, R. Moore, "An analysis of alpha-beta pruning", 1975 (their function F1).
 *
 * Let v be the exact value for the side to move, and r what shallow returns for this bound:
 *     r <  bound   then v == r
 *     r >= bound   then v >= r
 */

static Value shallow(Search *search, const State *state, Value bound, Path path)
{
    Value best;
    if (at_leaf(search, state, path, -INFINITE, bound, &best))
        return best;
    Children children;
    expand(search, state, path, -INFINITE, bound, &children);
    best = -INFINITE;
    for (int i = 0; next_child(search, state, path, &children, i, &best); i++) {
        const State child = play(search->rules, state, children.move[i]);
        const Value value = -shallow(search, &child, -best, step(search, state, path, &children, i));
        if (value > best) {
            best = value;
            prefer(search, state, children.move[i]);
            if (best >= bound) {
                cut(search, path, children.move[i], i);
                break;
            }
        }
    }
    return best;
}

static Value shallow_solve(Search *search, const State *root)
{
    return shallow(search, root, INFINITE, root_path(search));
}

static const Algorithm shallow_algorithm = {
    .about = "alpha-beta without deep cutoffs: a child knows its parent's bound only",
    .solve = (Function)shallow_solve,
};
