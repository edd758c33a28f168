/*
 * Search traps: does the position hold one for the side to move?
 *
 * R. Ramanujan, A. Sabharwal, B. Selman, "On adversarial search spaces and sampling-based planning", 2010.
 *
 * A move steps into a trap if afterwards the other side wins by force before the horizon, although another legal move
 * does not let it.  The value is 1 if there is such a move, otherwise 0, and so 0 where every move loses or none does.
 * It says nothing of what the position is worth.  The move is the first that was found not to lose, or where all lose
 * the first.
 *
 * Only finished games count, whatever the leaf or a pruning says of others.  So no move is worthless, and all are asked
 * for in an open window.  The move into the trap is part of the path: under
 * cutoff=depth limit=4 finds the traps that are closed within three plies after it.
 */

/* Does the side to move win by force before the horizon? */
static bool traps_won(Search *search, const State *state, Path path);

/* Does it lose, whatever it does?  All that is asked of a leaf is whether it is below 0. */
static bool traps_lost(Search *search, const State *state, Path path)
{
    Value value;
    if (at_leaf(search, state, path, -1, 0, &value))
        return value < 0 && finished(search->rules, state);
    Children children;
    expand(search, state, path, -INFINITE, INFINITE, &children);
    value = -INFINITE;
    for (int i = 0; next_child(search, state, path, &children, i, &value); i++) {
        const State child = play(search->rules, state, children.move[i]);
        if (!traps_won(search, &child, step(search, state, path, &children, i))) {
            cut(search, path, children.move[i], i);
            return false;
        }
    }
    return value == -INFINITE; /* not if a pruning answered */
}

static bool traps_won(Search *search, const State *state, Path path)
{
    Value value;
    if (at_leaf(search, state, path, 0, 1, &value))
        return value > 0 && finished(search->rules, state);
    Children children;
    expand(search, state, path, -INFINITE, INFINITE, &children);
    value = -INFINITE;
    for (int i = 0; next_child(search, state, path, &children, i, &value); i++) {
        const State child = play(search->rules, state, children.move[i]);
        if (traps_lost(search, &child, step(search, state, path, &children, i))) {
            cut(search, path, children.move[i], i);
            return true;
        }
    }
    return false;
}

static Value traps_solve(Search *search, const State *root)
{
    const Path path = root_path(search);
    Value value;
    if (at_leaf(search, root, path, -INFINITE, INFINITE, &value))
        return 0;
    Children children;
    bool trapped = false, safe = false;
    expand(search, root, path, -INFINITE, INFINITE, &children);
    value = -INFINITE;
    for (int i = 0; !(trapped && safe) && next_child(search, root, path, &children, i, &value); i++) {
        const State child = play(search->rules, root, children.move[i]);
        const bool lost = traps_won(search, &child, step(search, root, path, &children, i));
        if (i == 0 || (!lost && !safe))
            prefer(search, root, children.move[i]);
        trapped |= lost;
        safe |= !lost;
    }
    return trapped && safe;
}

static const char *traps_depends_on(const Setting *settings)
{
    (void)settings;
    return "finished games before the horizon alone: 1 or 0, no worth of the position";
}

static const Algorithm traps_algorithm = {
    .about = "1 if some move lets the other side win by force before the horizon and another does not, otherwise 0",
    .solve = (Function)traps_solve,
    .answers = true,
    .depends_on = traps_depends_on,
};
