/*
 * Alpha-beta-conspiracy search: alpha-beta in which a position has two depths, one for each bound.
 *
 * After D. McAllester, D. Yuret, "Alpha-beta-conspiracy search", ICGA Journal 25(1), 2002.  This is our reading of its
 * abstract and definitions, not its procedure: nothing published about ABC says anything about this file.
 *
 * Who claims that a position is worth at least so much has a strategy: one move wherever it is his turn, an answer to
 * every move of the other's.  If a leaf of it is worth less than it seems, he still has the alternatives that he left
 * on the way there, and they must all be worth less too; what the other left says nothing of that.  So the moves of
 * either side are counted apart, and a static value proves a lower bound once the side to move has left `budget`
 * alternatives, an upper bound once the other side has.  An alternative to a move is a sibling whose static value for
 * the mover is at most `delta` worse; a forced move brings neither bound any closer.
 *
 * Let r be what abc returns for alpha < beta:
 *     r > alpha   then the side to move has a strategy that leads to leaves of at least r only, and has left `budget`
 *                 alternatives on the way to each
 *     r < beta    then the other side has one that leads to leaves of at most r only, likewise
 * Leaves of the cutoff, and finished games, count whatever was left.  The proofs of different windows may contradict
 * each other, hence the value depends on the window, and so on the order.
 */

enum { BUDGET, DELTA }; /* settings */

/* The alternatives that each side has left between the root and a position. */
typedef struct {
    int64_t own, other; /* of the side to move */
} Left;

/* Does the static value prove all that returning it would claim?  Then the position is a leaf. */
static inline bool proves(Search *search, const State *state, Value alpha, Value beta, Left left, Value *value)
{
    const int64_t budget = search->algorithm[BUDGET].integer;
    if (left.own < budget && left.other < budget)
        return false;
    *value = evaluate(search->rules, state);
    if ((*value > alpha && left.own < budget) || (*value < beta && left.other < budget)) {
        search->evaluations++;
        return false;
    }
    search->interior--; /* at_leaf counted it there; a position that is not interior is a leaf, and evaluated once */
    return true;
}

static inline int64_t alternatives(const Search *search, const Value *value, int count, int chosen)
{
    int64_t sum = -1; /* a move is no alternative to itself */
    for (int i = 0; i < count; i++)
        sum += value[i] >= value[chosen] - search->algorithm[DELTA].integer;
    return sum;
}

static Value abc(Search *search, const State *state, Value alpha, Value beta, Path path, Left left)
{
    Value seeming[MAX_MOVES], best = -INFINITE;
    if (at_leaf(search, state, path, &best) || proves(search, state, alpha, beta, left, &best))
        return best;
    Children children;
    expand(search, state, path, &children);
    for (int i = 0; i < children.count; i++) {
        const State child = play(search->rules, state, children.move[i]);
        seeming[i] = -assess(search, &child);
    }
    best = -INFINITE;
    for (int i = 0; i < children.count; i++) {
        const State child = play(search->rules, state, children.move[i]);
        const Left then = {left.other, left.own + alternatives(search, seeming, children.count, i)};
        const Value value =
            -abc(search, &child, -beta, -larger(alpha, best), step(search, state, path, &children, i), then);
        if (value > best) {
            best = value;
            prefer(search, state, children.move[i]);
            if (best >= beta) {
                count_cutoff(search, i);
                break;
            }
        }
    }
    return best;
}

static inline Value solve(Search *search, const State *root)
{
    return abc(search, root, -INFINITE, INFINITE, root_path(search), (Left){0, 0});
}

static const char *depends_on(const Setting *settings)
{
    (void)settings;
    return "window and conspirators";
}

static const Algorithm algorithm = {
    .line = "alpha-beta-conspiracy search: a depth for each bound, in alternatives",
    .parameters =
        {
            {"budget", INTEGER, "2", 0, 1000000,
             .line = "conspiracy depth: alternatives a side must have left to prove its bound"},
            {"delta", INTEGER, "0", 0, 1e15, .line = "a sibling this much worse is still an alternative"},
        },
    .growth = 0.75,
    .depends_on = depends_on,
};
