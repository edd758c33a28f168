/*
 * Alpha-beta with realization-probability search's remedy for the horizon: a move that raised alpha is searched again
 * at a smaller price, hence deeper, before it is believed.
 *
 * research=update: Y. Tsuruoka, D. Yokoyama, T. Chikayama, "Game-tree search algorithm based on realization
 * probability", 2002: again at the price of moves that update a value. research=null-window: the same first with a
 * null window, then with one at the price of an ordinary ply, then with the open window at that price. enhanced=yes:
 * M. Winands, Y. Bjornsson, "Enhanced realization probability search", 2008.
 *
 * A second search only ever lowers a move's price.  Where moves cost their plies, as under cutoff=depth, no price is
 * above that of a second search, so that there is none.  The first child is never searched again, because there is no
 * value yet that it could raise.  A position that is visited again is counted again.
 *
 * With research=none the value keeps alphabeta's contract.  Otherwise it is that of the preferred move as its last
 * search found it, at a price that depends on the window.
 *
 * With a table, a position may be answered by what another window found, with as much left.  Where windows matter, the
 * value then depends on what was searched before, and bounds in the table are no proofs.  etc=yes would believe a move
 * at its own price, so it is asked only where no price is lowered.
 */

enum { RESEARCH, UPDATE_PRICE, PLY_PRICE, ENHANCED, ENTRIES, ETC }; /* settings; the last two are the table's */
enum { NONE, UPDATE, NULL_WINDOW };                                 /* research= */
enum { NO, YES };                                                   /* enhanced= */
enum { CHEAP_CHILDREN = 5 };                    /* the first so many cost at most a ply each, with enhanced=yes */
enum { USUAL_UPDATE = 1024, USUAL_PLY = 2048 }; /* the prices by default */

/* A move that is about to be searched. */
typedef struct {
    const State *parent;
    State child;
    Path path; /* to the parent */
    Children *children;
    int i;
    int own_price;
    int plies; /* from the root to the child */
} Edge;

static Value rps(Search *search, const State *state, Value alpha, Value beta, Path path, int plies);

/* What the move is worth for its mover if it is searched at this price. */
static Value value_at(Search *search, const Edge *edge, int price, Value alpha, Value beta)
{
    const Path path = spend_less(search, edge->path, edge->own_price - price); /* for the step adds its own */
    const Path below = step(search, edge->parent, path, edge->children, edge->i);
    return -rps(search, &edge->child, -beta, -alpha, below, edge->plies);
}

static Value search_updating(Search *search, const Edge *edge, int price, Value alpha, Value beta)
{
    const int lower = (int)search->algorithm[UPDATE_PRICE].integer;
    const Value value = value_at(search, edge, price, alpha, beta);
    return value > alpha && price > lower ? value_at(search, edge, lower, alpha, beta) : value;
}

/* Do the moves from the root up to this one cost more than 1.5 plies on average?  (If each side has a sum of its
 * own, only the mover's moves count.) */
static bool is_dear(const Search *search, const Edge *edge, int price)
{
    const int64_t spent = spent_of(edge->path) + price;
    return 2 * spent > 3 * search->algorithm[PLY_PRICE].integer * edge->plies;
}

static Value search_null_window(Search *search, const Edge *edge, int price, Value alpha, Value beta)
{
    const int ply_price = (int)search->algorithm[PLY_PRICE].integer;
    Value value = value_at(search, edge, price, alpha, alpha + 1);
    if (value > alpha && price > ply_price) {
        if (search->algorithm[ENHANCED].choice == YES && is_dear(search, edge, price))
            value = value_at(search, edge, (price + ply_price) / 2, alpha, alpha + 1);
        price = ply_price;
        if (value > alpha)
            value = value_at(search, edge, price, alpha, alpha + 1);
    }
    return alpha < value && value < beta ? value_at(search, edge, price, alpha, beta) : value;
}

static Value search_edge(Search *search, const Edge *edge, Value alpha, Value beta)
{
    const int research = search->algorithm[RESEARCH].choice, ply_price = (int)search->algorithm[PLY_PRICE].integer;
    int price = edge->own_price;
    if (search->algorithm[ENHANCED].choice == YES && edge->i < CHEAP_CHILDREN && price > ply_price)
        price = ply_price;
    if (edge->i == 0 || research == NONE)
        return value_at(search, edge, price, alpha, beta);
    return research == UPDATE ? search_updating(search, edge, price, alpha, beta)
                              : search_null_window(search, edge, price, alpha, beta);
}

/* If each side has a sum of its own, a step exchanges the two; after a second step the mover's stands first again. */
static int price_of(Search *search, const State *state, Path path, Children *children, int i)
{
    Path below = step(search, state, path, children, i);
    if (search->each_side)
        below = step(search, state, below, children, i);
    return spent_of(below) - spent_of(path);
}

/* Is every move searched at its own price, and once? */
static bool is_plain(const Setting *settings)
{
    return settings[RESEARCH].choice == NONE && settings[ENHANCED].choice == NO;
}

static Value rps(Search *search, const State *state, Value alpha, Value beta, Path path, int plies)
{
    Value best = -INFINITE;
    Probe probe;
    if (at_leaf(search, state, path, alpha, beta, &best))
        return best;
    if (recall(search, state, path, alpha, beta, &probe))
        return probe.value;
    Children children;
    expand(search, state, path, alpha, beta, &children);
    Move move = 0;
    const bool plain = is_plain(search->algorithm);
    const int known = plain ? refutation(search, state, path, &children, beta, &best) : -1;
    if (known >= 0) {
        move = children.move[known];
        prefer(search, state, move);
        cut(search, path, move, known);
    }
    for (int i = 0; known < 0 && next_child(search, state, path, &children, i, &best); i++) {
        const int price = price_of(search, state, path, &children, i);
        const Move next = children.move[i];
        const State child = play(search->rules, state, next);
        const Edge edge = {state, child, path, &children, i, price, plies + 1};
        const Value value = search_edge(search, &edge, larger(alpha, best), beta);
        if (value > best) {
            best = value;
            move = next;
            prefer(search, state, move);
            if (best >= beta) {
                cut(search, path, move, i);
                break;
            }
        }
    }
    remember(search, state, path, &probe, best, move);
    return best;
}

static inline Value solve(Search *search, const State *root)
{
    search->weighs_leaves = true; /* a move's own price is found by stepping */
    prepare_walk(search);
    return rps(search, root, -INFINITE, INFINITE, root_path(search), 0);
}

static const char *depends_on(const Setting *settings)
{
    if (settings[RESEARCH].choice != NONE)
        return "window; with a table, on what was searched before: unsound";
    return settings[ENHANCED].choice == YES ? "order" : NULL;
}

static const char *idle(const Setting *settings, bool table)
{
    const bool enhanced = settings[ENHANCED].choice == YES;
    if (table && settings[ETC].choice == YES && !is_plain(settings))
        return "\"etc\" matters with research=none and enhanced=no only";
    if (settings[RESEARCH].choice != UPDATE && settings[UPDATE_PRICE].integer != USUAL_UPDATE)
        return "\"update_price\" matters with research=update only";
    if (settings[RESEARCH].choice != NULL_WINDOW && !enhanced && settings[PLY_PRICE].integer != USUAL_PLY)
        return "\"ply_price\" matters with research=null-window or enhanced=yes only";
    return NULL;
}

static const Algorithm algorithm = {
    .about = "alpha-beta that searches a move again at a smaller price before it raises the value",
    .parameters =
        {
            {"research", CHOICE, "none", .choices = "none|update|null-window",
             .about = "none: plain alpha-beta; update: again at once; null-window: again with a null window first"},
            {"update_price", INTEGER, "1024", 1, 65536,
             .about = "of a move that updates the value, in the cutoff's unit (1/1024 bits)"},
            {"ply_price", INTEGER, "2048", 1, 65536, .about = "of an ordinary ply, in the same unit"},
            {"enhanced", CHOICE, "no", .choices = "no|yes",
             .about = "yes: five cheap children; a search at a price between, where moves were dear"},
        },
    .table = true,
    .growth = 0.75,
    .depends_on = depends_on,
    .idle = idle,
};
