/*
 * Alpha-beta-conspiracy search: alpha-beta in which a position has two depths, one for each bound.
 *
 * After D. McAllester, D. Yuret, "Alpha-beta-conspiracy search", ICGA Journal 25(1), 2002.  This is our reading of its
 * abstract and definitions, not its procedure: nothing published about ABC says anything about this file.
 *
 * A side that claims a value of at least so much for a position has a strategy: one move for each of its own turns,
 * and an answer to every move of the other side.  If a leaf of that strategy turns out to be worth less than it seems,
 * the side still has the alternatives that it passed over on the way there, and the claim is wrong only if these are
 * worth less, too. What the other side passed over does not help it.  So each side's alternatives are counted apart: a
 * static value proves a lower bound when the side to move has passed over so many `alternatives`, and an upper bound
 * when the other side has.  An alternative to a move is a sibling whose static value for the mover is better, equal,
 * or at most `delta` worse.  A forced move has no alternatives, and so adds nothing to either count.
 *
 * Let r be what abc returns for alpha < beta:
 *     r > alpha   then the side to move has a strategy to reach only leaves of at least r, and on the way to each
 *                 has passed over so many `alternatives`
 *     r < beta    then the other side has a strategy to reach only leaves of at most r, likewise
 * Leaves of the cutoff, and finished games, prove their value however little was passed over.  Proofs that rest on
 * static values may contradict each other: a larger lower bound, or a smaller upper bound, may have a proof as well.
 * Which one is found depends on the window, and so on the order.
 */

enum { ABC_NEEDED, ABC_DELTA }; /* settings */

/* How many alternatives each side has passed over between the root and a position. */
typedef struct {
    int64_t own, other; /* own: the side to move */
} AbcPassed;

/* Does the static value prove everything that is claimed by returning it?  Then the position is a leaf. */
static inline bool abc_proves(Search *search, const State *state, Value alpha, Value beta, Path path,
                              AbcPassed passed, Value *value)
{
    const int64_t needed = search->algorithm[ABC_NEEDED].integer;
    if (passed.own < needed && passed.other < needed)
        return false;
    *value = static_value(search, state);
    if ((*value > alpha && passed.own < needed) || (*value < beta && passed.other < needed))
        return false;
    make_leaf(search, path, (Worth){*value, true});
    return true;
}

static inline int64_t abc_alternatives(const Search *search, const Value *value, int count, int chosen)
{
    int64_t sum = -1; /* a move is no alternative to itself */
    for (int i = 0; i < count; i++)
        sum += value[i] >= value[chosen] - search->algorithm[ABC_DELTA].integer;
    return sum;
}

static Value abc(Search *search, const State *state, Value alpha, Value beta, Path path, AbcPassed passed)
{
    Value seeming[MAX_MOVES], best = -INFINITE;
    if (at_leaf(search, state, path, alpha, beta, &best) ||
        abc_proves(search, state, alpha, beta, path, passed, &best))
        return best;
    Children children;
    best = -INFINITE;
    expand_all(search, state, path, alpha, beta, &children, &best);
    for (int i = 0; i < children.count; i++) {
        const State child = play(search->rules, state, children.move[i]);
        seeming[i] = -assess(search, &child);
    }
    for (int i = 0; i < children.count; i++) {
        const State child = play(search->rules, state, children.move[i]);
        const AbcPassed then = {passed.other, passed.own + abc_alternatives(search, seeming, children.count, i)};
        const Value value =
            -abc(search, &child, -beta, -larger(alpha, best), step(search, state, path, &children, i), then);
        if (value > best) {
            best = value;
            prefer(search, state, children.move[i]);
            if (best >= beta) {
                cut(search, path, children.move[i], i);
                break;
            }
        }
    }
    return best;
}

static Value abc_solve(Search *search, const State *root)
{
    return abc(search, root, -INFINITE, INFINITE, root_path(search), (AbcPassed){0, 0});
}

static const char *abc_depends_on(const Setting *settings)
{
    (void)settings;
    return "window and conspirators";
}

static const Algorithm abc_algorithm = {
    .about = "alpha-beta-conspiracy search: a depth for each bound, in alternatives",
    .solve = (Function)abc_solve,
    .parameters =
        {
            {"alternatives", INTEGER, "2", 0, 1000000,
             .about = "conspiracy depth: so many are to be passed over for a proof"},
            {"delta", INTEGER, "0", 0, 1e15, .about = "a sibling this much worse is still an alternative"},
        },
    .depends_on = abc_depends_on,
};
