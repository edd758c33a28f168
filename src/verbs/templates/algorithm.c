/*
 * NAME: alpha-beta, fail-soft, without a transposition table (D. Knuth, R. Moore 1975; J. Fishburn 1983).
 *
 * This is a whole algorithm, to be changed; src/search/kit/search.h is the contract, and says what else there is to call and
 * to look at, and what is to be told so that anatomies and drawn trees show it.
 *
 * Returns, for the side to move, a value r of the position, whose minimax value is v:
 *     r <= alpha: v <= r       r >= beta: v >= r       otherwise: v = r
 */

static Value NAME_search_below(Search *search, const State *state, Value alpha, Value beta, Path path)
{
    Value best;

    /* Counts the visit.  At a leaf it says what that is worth: finished games first, then what the cutoff ends.  Without
     * a window, hand it -INFINITE and INFINITE. */
    if (at_leaf(search, state, path, alpha, beta, &best))
        return best;

    /* Children come in visiting order, and are asked for in turn; what is not asked for need not be listed.  Prunings, if
     * there are any, leave out what cannot matter in this window, and raise `best` to what that may be worth. */
    Children children;
    expand(search, state, path, alpha, beta, &children);
    best = -INFINITE;
    for (int i = 0; next_child(search, state, path, &children, i, &best); i++) {
        const State child = play(search->rules, state, children.move[i]);

        /* The path to the child knows what its move costs under the cutoff. */
        const Path way = step(search, state, path, &children, i);
        const Value value = -NAME_search_below(search, &child, -beta, -larger(alpha, best), way);

        /* Of equal moves the first is kept; the root's best move is the answer. */
        if (value > best) {
            best = value;
            prefer(search, state, children.move[i]);
        }

        /* Told, so that it is counted, and that orders such as killer learn from it. */
        if (best >= beta) {
            cut(search, path, children.move[i], i);
            break;
        }
    }
    return best;
}

/* The value of the root for the side to move.  Settings are in search->algorithm[], in the order of the parameters. */
static inline Value NAME_solve(Search *search, const State *root)
{
    return NAME_search_below(search, root, -INFINITE, INFINITE, root_path(search));
}

/*
 * What else an algorithm may say (src/search/kit/part.h):
 *
 *     parameters    such as {{"width", INTEGER, "1", 1, 1000, .about = "of the window"}}
 *     table         it asks a transposition table, by recall, refutation and remember
 *     revisits      it may visit a leaf more than once
 *     oracle        most of its work is not counted, and its searches are not timed
 *     answers       its value answers a question and is no worth of the position
 *     depends_on    its value is not plain minimax's under every cutoff
 *     idle          why it has no effect with some settings
 */
static const Algorithm NAME_algorithm = {
    .about = "alpha-beta as a textbook prints it",
    .solve = (Function)NAME_solve,
};
