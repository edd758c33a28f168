/*
 * SCOUT: before a move is evaluated, a cheaper search tests whether it is better than those before it.
 *
 * J. Pearl, "SCOUT: a simple game-searching algorithm with proven optimal properties", 1980 (his procedures EVAL
 * and TEST).
 *
 * scout_eval returns the exact value v for the side to move; scout_exceeds returns whether v > bound.  A move whose
 * value is w for the other side is better than the bound for its mover if -w > bound.  For whole numbers this holds
 * unless w > -bound - 1, so that one test serves both players, where Pearl needs the relations > and >=.
 *
 * A move that ties with an earlier one fails its test.  A move that passes is searched once more; nothing is
 * remembered of the test, so that leaves which both visit are counted twice.
 */

static bool scout_exceeds(Search *search, const State *state, Value bound, Path path)
{
    Value value;
    if (at_leaf(search, state, path, bound, bound + 1, &value))
        return value > bound;
    Children children;
    expand(search, state, path, bound, bound + 1, &children);
    value = -INFINITE;
    for (int i = 0; next_child(search, state, path, &children, i, &value); i++) {
        const State child = play(search->rules, state, children.move[i]);
        if (!scout_exceeds(search, &child, -bound - 1, step(search, state, path, &children, i))) {
            cut(search, path, children.move[i], i);
            return true;
        }
    }
    return value > bound; /* only a pruning may say so */
}

static Value scout_eval(Search *search, const State *state, Path path)
{
    Value best;
    if (at_leaf(search, state, path, -INFINITE, INFINITE, &best))
        return best;
    Children children;
    expand(search, state, path, -INFINITE, INFINITE, &children);
    best = -INFINITE;
    for (int i = 0; next_child(search, state, path, &children, i, &best); i++) {
        const State child = play(search->rules, state, children.move[i]);
        const Path below = step(search, state, path, &children, i);
        if (i == 0 || !scout_exceeds(search, &child, -best - 1, below)) {
            if (i > 0)
                search_again(search, below);
            best = -scout_eval(search, &child, below);
            prefer(search, state, children.move[i]);
        }
    }
    return best;
}

static Value scout_solve(Search *search, const State *root)
{
    return scout_eval(search, root, root_path(search));
}

static const Algorithm scout_algorithm = {
    .about = "tests each move against the best before it, and evaluates those that pass",
    .solve = (Function)scout_solve,
    .revisits = true,
};
