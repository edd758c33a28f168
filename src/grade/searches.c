#include "grade/searches.h"

const char *const search_name[RIGHT_SEARCHES] = {"minimax", "shallow", "alpha-beta", "strict"};

const char *const search_text[SEARCH_KINDS] = {
    [MINIMAX_SEARCH] =
        "minimax: nothing is cut off. If it is to be alpha-beta, alpha, the best value so far, is not handed on "
        "to the children, or they do not get it as their beta, since the window is not turned round",
    [SHALLOW_SEARCH] = "alpha-beta without deep cutoffs: a node knows its parent's bound, and none from further up",
    [ALPHABETA_SEARCH] = "alpha-beta with deep cutoffs",
    [STRICT_SEARCH] =
        "alpha-beta by the strict relation: it cuts only where alpha > beta, < stands for <=, so that a child "
        "worth just the bound cuts nothing",
    [GRANDPARENT_BETA] =
        "alpha-beta with the beta of the grandparent: a node is not told the bound that its parent has just "
        "found",
    [ROOT_TURNED] = "a search that turns the sign at the root: its values are right but for that",
    [OTHER_ROOT] = "a search in which the other player begins: MIN and MAX are exchanged",
    [ALWAYS_MAX_AT_ROOT] = "a search that lets MAX begin, whoever is said to",
    [LEAVES_TURNED] = "a search that turns the sign of every leaf",
    [ODD_TURNED] =
        "a search with a wrong sign at odd depth: leaves an odd number of plies below the root count with the "
        "sign turned",
    [EVEN_TURNED] =
        "a search with a wrong sign at even depth: leaves an even number of plies below the root count with the "
        "sign turned",
    [ONE_PLAYER] = "a search in which the player who begins makes all moves: nobody takes the other side",
    [ZERO_START] = "a search whose best value begins at 0, and not below all values",
    [FIRST_AT_ROOT] = "a search that takes the root's first child for the best",
    [FIRST_EVERYWHERE] = "a search that takes the first child of every node for the best",
    [LAST_EVERYWHERE] = "a search that takes the last child of every node for the best",
    [ONE_PLY_LESS] = "a search whose depth is off by one: it ends a ply too early, and counts a node there as 0",
    [WINDOW_MIRRORED] =
        "alpha-beta whose window is not turned round: children get (-alpha, -beta), not (-beta, -alpha)",
    [SCOUT_ALONE_SOFT] =
        "a search that takes the value of a null window for that of the best child, and does not search the "
        "child again",
    [SCOUT_ALONE_HARD] =
        "a search that takes the value of a null window for that of the best child, and does not search the "
        "child again",
};

static const Wide BEYOND_ALL = (Wide)1 << 100;

struct searching {
    const struct twigs *twigs;
    enum search_kind kind;
    int height; /* at which nodes count as 0 */
    struct leaf_visits *visits;
};

struct span_of_values {
    Wide alpha, beta;
};

/* What a child is told, where a node has this window and has found `best` so far, and the node above it has this beta. */
static struct span_of_values window_of_child(enum search_kind kind, struct span_of_values window, Wide best,
                                             Wide above)
{
    const Wide alpha = best > window.alpha ? best : window.alpha, beta = window.beta;
    switch (kind) {
    case ALPHABETA_SEARCH:
    case STRICT_SEARCH:
    case SCOUT_ALONE_SOFT:
    case SCOUT_ALONE_HARD:
        return (struct span_of_values){-beta, -alpha};
    case SHALLOW_SEARCH:
        return (struct span_of_values){-BEYOND_ALL, -best};
    case GRANDPARENT_BETA:
        return (struct span_of_values){-beta, above};
    case WINDOW_MIRRORED:
        return (struct span_of_values){-alpha, -beta};
    default:
        return (struct span_of_values){-BEYOND_ALL, BEYOND_ALL};
    }
}

/* As MAX sees it; `mine`: is the player to move the one who began? */
static Wide worth_of_leaf(enum search_kind kind, Wide value, bool mine)
{
    const bool turned = kind == LEAVES_TURNED || (kind == ODD_TURNED && !mine) || (kind == EVEN_TURNED && mine);
    return turned ? -value : value;
}

static bool fails_hard(enum search_kind kind)
{
    return kind == SCOUT_ALONE_HARD;
}

static Wide visit(struct searching *searching, int twig, int ply, bool max, struct span_of_values window,
                  Wide above);

/* The value of a child for the player above it. */
static Wide visit_child(struct searching *searching, int child, int ply, bool max, struct span_of_values window,
                        Wide best, Wide above)
{
    const enum search_kind kind = searching->kind;
    const bool first = best <= -BEYOND_ALL, scouts = kind == SCOUT_ALONE_SOFT || kind == SCOUT_ALONE_HARD;
    struct span_of_values told = window_of_child(kind, window, best, ply == 0 ? -best : above);
    if (scouts && !first)
        told.alpha = told.beta - 1;
    const bool same = kind == ONE_PLAYER;
    const Wide value = visit(searching, child, ply + 1, same ? max : !max, told, window.beta);
    return same ? value : -value;
}

/* For the player to move; `above` is the beta of the node above. */
static Wide visit(struct searching *searching, int twig, int ply, bool max, struct span_of_values window,
                  Wide above)
{
    const enum search_kind kind = searching->kind;
    struct leaf_visits *visits = searching->visits;
    const int first = twigs_first_child(searching->twigs, twig);
    Wide best = kind == ZERO_START ? 0 : -BEYOND_ALL;
    int number = 0;
    if (first < 0 || (kind == ONE_PLY_LESS && ply == searching->height - 1)) {
        const Wide value = first < 0 ? worth_of_leaf(kind, searching->twigs->twig[twig].value, ply % 2 == 0) : 0;
        visits->leaf[visits->count++] = twig;
        return max ? value : -value;
    }
    for (int i = first; i >= 0; i = twigs_next_sibling(searching->twigs, i), number++) {
        const Wide value = visit_child(searching, i, ply, max, window, best, above);
        const bool taken = kind == FIRST_EVERYWHERE || (kind == FIRST_AT_ROOT && ply == 0) ? number == 0
                           : kind == LAST_EVERYWHERE                                       ? true
                                                                                           : value > best;
        if (!taken)
            continue;
        best = value;
        if (ply == 0)
            visits->move = number;
        if (kind == STRICT_SEARCH ? best > window.beta : best >= window.beta)
            break;
    }
    if (fails_hard(kind))
        best = best < window.alpha ? window.alpha : best > window.beta ? window.beta : best;
    return best;
}

void search_twigs(const struct twigs *twigs, enum search_kind kind, bool root_is_min, struct leaf_visits *visits)
{
    struct searching searching = {twigs, kind, kind == ONE_PLY_LESS ? tree_height(twigs) : 0, visits};
    const struct span_of_values open = {-BEYOND_ALL, BEYOND_ALL};
    const bool max = kind == OTHER_ROOT ? root_is_min : kind == ALWAYS_MAX_AT_ROOT || !root_is_min;
    visits->count = visits->move = 0;
    const Wide value = visit(&searching, 0, 0, max, open, BEYOND_ALL);
    visits->value = max == (kind == ROOT_TURNED) ? -value : value;
}

Wide worth_of(const struct twigs *twigs, int twig, bool max)
{
    struct leaf_visits visits = {.count = 0};
    struct searching searching = {twigs, MINIMAX_SEARCH, 0, &visits};
    const Wide value =
        visit(&searching, twig, 1, max, (struct span_of_values){-BEYOND_ALL, BEYOND_ALL}, BEYOND_ALL);
    return max ? value : -value;
}

bool is_best_move(const struct twigs *twigs, bool root_is_min, int move)
{
    int child = twigs_first_child(twigs, 0);
    for (int i = 0; i < move && child >= 0; i++)
        child = twigs_next_sibling(twigs, child);
    return child >= 0 && worth_of(twigs, child, root_is_min) == worth_of(twigs, 0, !root_is_min);
}

struct proof prove(const struct twigs *twigs, int twig, bool max, const bool visited[])
{
    const int first = twigs_first_child(twigs, twig);
    const Wide value = twigs->twig[twig].value;
    if (first < 0)
        return visited[twig] ? (struct proof){value, value} : (struct proof){-BEYOND_ALL, BEYOND_ALL};
    struct proof proof = prove(twigs, first, !max, visited);
    for (int i = twigs_next_sibling(twigs, first); i >= 0; i = twigs_next_sibling(twigs, i)) {
        const struct proof child = prove(twigs, i, !max, visited);
        if (max ? child.lower > proof.lower : child.lower < proof.lower)
            proof.lower = child.lower;
        if (max ? child.upper > proof.upper : child.upper < proof.upper)
            proof.upper = child.upper;
    }
    return proof;
}
