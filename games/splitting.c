/*
 * Board splitting (J. Pearl, "Heuristics", 1984): a board of branching^height squares is cut into `branching` equal
 * parts, of which the mover keeps one, until one square is left, which says who has won.  The tree of it is what is known
 * of pathology, search that is worse when it is deeper, and of traps was found on.
 *
 * In P-games squares are independent (Pearl 1984); in N-games a square is the sum of an edge of +1 or -1 for each move
 * that leads to it (D. Nau, "An investigation of the causes of pathology in games", 1982).  Either has `values` different
 * ones, two being lost and won, and many being real numbers (M. Lustrek, M. Gams, I. Bratko, "Is real-valued minimax
 * pathological?", 2006).  With `similarity` the squares of a part resemble each other: what is below a node starts from
 * the node's strength, and each node takes over its parent's with that probability, or draws its own.  Granularity,
 * branching and similarity are what D. Nau et al., "When is it better not to look ahead?", 2010, vary, who measure
 * similarity otherwise.  A node may be a trap, where the game ends early and who moved there has won (Pearl 1984;
 * R. Ramanujan, A. Sabharwal, B. Selman, "On adversarial search spaces and sampling-based planning", 2010).
 *
 * With `bias` the evaluations below a node err as its own does, so that looking at more of them does not help
 * (the same, "On the behavior of UCT in synthetic search spaces", 2011).
 *
 * Setup makes the whole tree and solves it, so that true values are known: 8 bytes a node, 32 MiB at most.
 */

#include "kit/part.h"
#include "kit/random.h"

typedef struct {
    uint32_t node; /* its place by breadth, which stands for the path */
} State;

typedef uint8_t Move; /* the child's number */

/* As the side to move sees them; the evaluation is ENDED where the game is. */
struct solved {
    int32_t truth, evaluation;
};

typedef struct {
    struct solved *nodes;
    int branching, height;
    bool sums, share; /* squares=sums, evaluation=share */
    int64_t values, noise;
    double p, similarity, traps, bias;
} Rules;

enum { MAX_MOVES = 64, MOST_NODES = 1 << 22, MOST_TREES = 1000 };
enum { WON = 1 << 20 /* a won game */, ENDED = INT32_MIN };

#include "kit/game.h"

/* Settings. */
enum { BRANCHING, HEIGHT, SQUARES, VALUES, P, SIMILARITY, TRAPS, EVALUATED, NOISE, BIAS, CRITICAL };
enum { INDEPENDENT, SUMS };
enum { SHARE, TRUTH };

/* --- squares ------------------------------------------------------------------------------------------------------ */

/* The probability of a win for the side to move at which nodes of every height are won as often: Pearl's critical one,
 * the golden ratio 0.618 for two children, if there are no traps. */
static double balance(int branching, double traps)
{
    double low = 0, high = 1;
    for (int i = 0; i < 60; i++) {
        const double x = (low + high) / 2;
        double lost = 1;
        for (int child = 0; child < branching; child++)
            lost *= x;
        if (x < (1 - traps) * (1 - lost))
            low = x;
        else
            high = x;
    }
    return low;
}

/* Strengths are uniform below 2^32.  Does this happen, which has that probability? */
static bool happens(uint64_t key, double probability)
{
    return (double)(key >> 32) < probability * 4294967296.0;
}

/* Stretch a strength so that it is in its upper half with probability p. */
static uint64_t skewed(uint64_t strength, double p)
{
    const uint64_t half = (uint64_t)1 << 31, lost = (uint64_t)((1 - p) * 4294967296.0);
    if (strength < lost)
        return strength * half / lost;
    return half + (strength - lost) * half / (2 * half - lost);
}

/* What a square of that strength is worth: one of so many values at equal distances from -WON to WON. */
static int64_t square_value(const Rules *rules, uint64_t strength)
{
    const int64_t level = (int64_t)((strength * (uint64_t)rules->values) >> 32);
    return (2 * level - (rules->values - 1)) * WON / (rules->values - 1);
}

/* Nearly normal, with a standard deviation of `noise`: the sum of four draws. */
static int64_t disturbance(const Rules *rules, uint64_t key)
{
    const uint64_t hash = mix(key ^ 0x6e6f697365);
    int64_t sum = -2 * 65535;
    for (int i = 0; i < 4; i++)
        sum += (int64_t)(hash >> (16 * i) & 65535);
    return sum * rules->noise / 37837; /* 2^16 / sqrt(3), the standard deviation of the sum */
}

/* --- the tree ----------------------------------------------------------------------------------------------------- */

struct branch {
    uint64_t key;      /* a hash of the path */
    uint64_t strength; /* P-games: what is taken over from above; */
    int edges;         /* N-games: how many edges so far are for the side that is to move at a leaf */
    int64_t error;     /* of the evaluation, for the side to move */
    int depth;
};

static struct branch grow_branch(const Rules *rules, const struct branch *parent, int child)
{
    struct branch branch = {descend(parent->key, (uint64_t)child), parent->strength, parent->edges, -parent->error,
                            parent->depth + 1};
    const uint64_t own = mix(branch.key ^ 0x737472656e677468);
    if (!happens(mix(own), rules->similarity))
        branch.strength = own >> 32;
    if (!happens(mix(branch.key ^ 0x62696173), rules->bias))
        branch.error = disturbance(rules, branch.key);
    branch.edges += (int)(own >> 63);
    return branch;
}

/* In N-games a sum of zero is won by the side to move. */
static int64_t value_of(const Rules *rules, const struct branch *leaf)
{
    if (rules->sums)
        return square_value(rules, (((uint64_t)leaf->edges * 2 + 1) << 31) / (uint64_t)(rules->height + 1));
    return square_value(rules, skewed(leaf->strength, rules->p));
}

static bool is_trap(const Rules *rules, const struct branch *branch)
{
    return branch->depth > 0 && happens(mix(branch->key ^ 0x74726170), rules->traps);
}

/* Fill in a node and all below it.  Returns the sum of its squares for the side to move there; `squares` is how many a
 * node of this height has, and a trap counts as that many. */
static int64_t fill(const Rules *rules, uint32_t node, const struct branch *branch, int64_t squares)
{
    struct solved *solved = &rules->nodes[node];
    if (branch->depth == rules->height || is_trap(rules, branch)) {
        const int64_t value = branch->depth == rules->height ? value_of(rules, branch) : -WON;
        *solved = (struct solved){(int32_t)value, ENDED};
        return value * squares;
    }
    int64_t sum = 0, best = -WON;
    for (int i = 0; i < rules->branching; i++) {
        const uint32_t at = node * (uint32_t)rules->branching + 1 + (uint32_t)i;
        const struct branch child = grow_branch(rules, branch, i);
        sum -= fill(rules, at, &child, squares / rules->branching);
        best = -rules->nodes[at].truth > best ? -rules->nodes[at].truth : best;
    }
    const int64_t seen = rules->share ? sum / squares : best;
    *solved = (struct solved){(int32_t)best, (int32_t)(seen + branch->error)};
    return sum;
}

/* Has the root moves of different worth? */
static bool is_critical(const Rules *rules)
{
    for (int i = 2; i <= rules->branching; i++)
        if (rules->nodes[i].truth != rules->nodes[1].truth)
            return true;
    return false;
}

static const char *set_sizes(Rules *rules, const Setting *settings, int64_t *squares, int64_t *nodes)
{
    rules->branching = (int)settings[BRANCHING].integer;
    rules->height = (int)settings[HEIGHT].integer;
    *squares = *nodes = 1;
    for (int i = 0; i < rules->height; i++) {
        *squares *= rules->branching;
        *nodes += *squares;
        if (*nodes > MOST_NODES)
            return "a tree of this \"branching\" and \"height\" has more than 2^22 nodes";
    }
    return NULL;
}

static const char *set_squares(Rules *rules, const Setting *settings)
{
    rules->sums = settings[SQUARES].choice == SUMS;
    rules->values = settings[VALUES].integer;
    rules->similarity = settings[SIMILARITY].real;
    rules->traps = settings[TRAPS].real;
    rules->p = settings[P].real > 0 ? settings[P].real : balance(rules->branching, rules->traps);
    rules->share = settings[EVALUATED].choice == SHARE;
    rules->noise = (int64_t)(settings[NOISE].real * WON);
    rules->bias = settings[BIAS].real;
    if (rules->sums && (rules->similarity > 0 || settings[P].real > 0))
        return "\"similarity\" and \"p\" go with squares=independent";
    return NULL;
}

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    int64_t squares, nodes;
    *rules = (Rules){0};
    const char *error = set_sizes(rules, settings, &squares, &nodes);
    if (!error)
        error = set_squares(rules, settings);
    if (error)
        return error;
    rules->nodes = arena_take(arena, (size_t)nodes * sizeof *rules->nodes);
    if (!rules->nodes)
        return out_of_memory;
    const uint64_t forest = descend(4, seed);
    for (uint64_t tree = 0; tree < MOST_TREES; tree++) {
        const uint64_t key = descend(forest, tree);
        const struct branch root = {.key = key, .strength = mix(key) >> 32, .error = disturbance(rules, key)};
        fill(rules, 0, &root, squares);
        if (!settings[CRITICAL].choice || is_critical(rules))
            return NULL;
    }
    return "of 1000 trees none is \"critical\": all moves of the root are alike";
}

/* --- the game ----------------------------------------------------------------------------------------------------- */

static inline State initial(const Rules *rules)
{
    (void)rules;
    return (State){0};
}

static inline bool finished(const Rules *rules, const State *state)
{
    return rules->nodes[state->node].evaluation == ENDED;
}

static inline Value score(const Rules *rules, const State *state)
{
    return rules->nodes[state->node].truth;
}

static inline Value evaluate(const Rules *rules, const State *state)
{
    return rules->nodes[state->node].evaluation;
}

/* Noise is less than four times its standard deviation. */
static inline Value bound(const Rules *rules)
{
    return WON + 4 * rules->noise;
}

static inline int moves(const Rules *rules, const State *state, Move *list)
{
    (void)state;
    for (int i = 0; i < rules->branching; i++)
        list[i] = (Move)i;
    return rules->branching;
}

static inline bool legal(const Rules *rules, const State *state, Move move)
{
    (void)state;
    return move < rules->branching;
}

static inline State play(const Rules *rules, const State *state, Move move)
{
    return (State){state->node * (uint32_t)rules->branching + 1 + move};
}

static inline Value truth(const Rules *rules, const State *state)
{
    return rules->nodes[state->node].truth;
}

static inline bool exact(const Rules *rules)
{
    return !rules->share && rules->noise == 0;
}

static const Game game = {
    .about = "board splitting, P-games and N-games: finite, true values known; 2^20 is a won game",
    .parameters =
        {
            {"branching", INTEGER, "2", 2, MAX_MOVES, .about = "children of every node"},
            {"height", INTEGER, "12", 1, 21, .about = "plies to the end; there are at most 2^22 nodes"},
            {"squares", CHOICE, "independent", .choices = "independent|sums",
             .about = "each on its own, as in P-games; or the sum of edges of +1 and -1, as in N-games"},
            {"values", INTEGER, "2", 2, 65536, .about = "how many values a square may have; 2: lost and won"},
            {"p", REAL, "0", 0, 1,
             .about = "of independent squares: the probability that a square is in the upper half, for the side to "
                      "move; 0: that "
                      "at which all heights are alike, 0.618 for two children"},
            {"similarity", REAL, "0", 0, 0.999,
             .about = "of independent squares: the probability that a node takes over its parent's strength"},
            {"traps", REAL, "0", 0, 0.9, .about = "the probability that a node is one: who moved there has won"},
            {"evaluation", CHOICE, "share", .choices = "share|truth",
             .about =
                 "the mean of the squares below, that is of two values the share of those won; or the true value"},
            {"noise", REAL, "0", 0, 100,
             .about = "added to the evaluation at any depth alike: its standard deviation, a won game being 1"},
            {"bias", REAL, "0", 0, 1, .about = "the probability that a node takes over its parent's noise"},
            {"critical", CHOICE, "no", .choices = "no|yes",
             .about = "take the first tree of the seed whose first moves are not all worth the same"},
        },
    .unit = WON,
    .legal = legal,
    .truth = truth,
    .known = {{"", {2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096}},
              {"branching=3 height=4 values=7 similarity=0.5", {3, 9, 27, 81}},
              {"squares=sums height=6 critical=yes", {2, 4, 8, 16, 32, 64}},
              {"height=6 traps=0.1 values=65536", {2}},
              {"height=6 evaluation=truth noise=0.5 bias=0.9 critical=yes", {2, 4, 8}},
              {"branching=4 height=5 evaluation=truth traps=0.2", {4}}},
    .exact = exact,
};
