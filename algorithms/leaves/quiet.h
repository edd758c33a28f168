/*
 * Quiescence search: what a position is worth once nothing is hanging (C. Shannon, "Programming a computer for playing
 * chess", 1950; L. Harris, "The heuristic search under conditions of error", 1974).
 *
 * The side to move stands pat, which is worth its static value, or what the leaf says, or makes one of the moves that
 * the game calls noisy; then the other side does the same.  A side in check cannot stand pat, and tries all moves, or
 * the one that the game says is forced.  A game that is over is worth its score; after `most_beyond` moves everybody
 * stands pat.
 *
 * So far that is a function of the position, and alpha-beta finds it (fail-soft, by the contract of kit/worth.h).  What
 * `delta_margin` leaves out depends on the window: a move that with what it wins at once, and the margin, would not reach
 * alpha is taken to be worth no more than that.  So what is found may be another value, on either side of the window,
 * with another window.  What is promised still:
 *
 *   - The same window finds the same value, and it is one within bound(rules).
 *   - A value that is said to be exact is that which is found without `delta_margin`.
 *   - A side that is not in check finds no less than standing pat is worth.
 *   - If the margin is at least three times bound(rules), no value changes.
 *
 */
#ifndef QUIET_H
#define QUIET_H

/* The parameters of those leaves that search on, and their places behind the first of them. */
enum { QUIET_CHECKS, QUIET_BY_EXCHANGE, QUIET_BY_DELTA, QUIET_MOST_BEYOND };
/* clang-format off */
#define QUIET_PARAMETERS \
    {"checks", INTEGER, "0", 0, 100, \
     .about = "in so many plies beyond the horizon moves that give check are tried, too"}, \
    {"exchange", CHOICE, "no", .choices = "no|yes", \
     .about = "are captures left out that lose by a static exchange?"}, \
    {"delta_margin", REAL, "-1", -1, 1e9, \
     .about = "leave out what would not reach alpha by what it wins and so many points more; -1: leave out nothing"}, \
    {"most_beyond", INTEGER, "64", 0, 1000, .about = "the most plies beyond the horizon"}
/* clang-format on */

typedef struct {
    Search *search;
    const Rules *rules;
    int horizon; /* the plies from the root to the leaf */
    int checks, most;
    bool exchange, deltas;
    Value margin;
    Value (*stand_pat)(Search *search, const State *state); /* NULL: the static evaluation */
} Quiet;

static inline Quiet quiet_of(Search *search, Path path, const Setting *settings,
                             Value (*stand_pat)(Search *search, const State *state))
{
    const double delta = settings[QUIET_BY_DELTA].real;
    return (Quiet){
        .search = search,
        .rules = search->rules,
        .horizon = plies_from_root(path),
        .checks = (int)settings[QUIET_CHECKS].integer,
        .most = (int)settings[QUIET_MOST_BEYOND].integer,
        .exchange = settings[QUIET_BY_EXCHANGE].choice,
        .deltas = delta >= 0,
        .stand_pat = stand_pat,
        .margin = (Value)(delta * (double)(game.unit ? game.unit : 1)),
    };
}

static const char *quiet_refuses(const Setting *settings)
{
    if (!game.noisy)
        return "the game does not say which of its moves are noisy";
    if (settings[QUIET_BY_EXCHANGE].choice && !game.exchange)
        return "the game has no static exchange, which exchange=yes asks for";
    if (settings[QUIET_BY_DELTA].real >= 0 && !game.gain)
        return "the game does not say what a noisy move wins, which \"delta_margin\" asks for";
    return NULL;
}

static const char *quiet_depends(const Setting *settings)
{
    return settings[QUIET_BY_DELTA].real >= 0 ? "window" : NULL;
}

/* Moves that are worth trying, and how soon: the game's own priorities decide. */
typedef struct {
    int count;
    Move move[MAX_MOVES];
    int priority[MAX_MOVES];
} QuietTries;

static inline void quiet_list(const Quiet *quiet, const State *state, bool in_check, int depth, QuietTries *tries)
{
    if (in_check && game.forced && game.forced(quiet->rules, state, tries->move))
        tries->count = 1;
    else
        tries->count = in_check ? moves(quiet->rules, state, tries->move)
                                : game.noisy(quiet->rules, state, depth < quiet->checks, tries->move);
    quiet->search->counts.generated += (uint64_t)tries->count;
    for (int i = 0; i < tries->count; i++)
        tries->priority[i] = game.priority ? game.priority(quiet->rules, state, tries->move[i]) : 0;
}

/* The next of them, from place i on: the first of the largest priority.  The others keep their order. */
static inline Move quiet_next(QuietTries *tries, int i)
{
    int first = i;
    for (int j = i + 1; j < tries->count; j++)
        first = tries->priority[j] > tries->priority[first] ? j : first;
    const Move move = tries->move[first];
    const int priority = tries->priority[first];
    for (; first > i; first--) {
        tries->move[first] = tries->move[first - 1];
        tries->priority[first] = tries->priority[first - 1];
    }
    tries->move[i] = move;
    tries->priority[i] = priority;
    return move;
}

static Worth quiet_search(const Quiet *quiet, const State *state, int depth, Value alpha, Value beta);

/* What the position is worth to which move i leads, so many plies beyond the horizon. */
static Worth quiet_look(const Quiet *quiet, const State *above, Move move, int i, int depth, Value alpha,
                        Value beta)
{
    const State state = play(quiet->rules, above, move);
    const int ply = quiet->horizon + depth;
    visit_beyond(quiet->search, ply);
    if (RARELY(is_traced(quiet->search)))
        tell_move_beyond(quiet->search, above, move, i, ply, alpha, beta);
    const Worth worth = finished(quiet->rules, &state) ? (Worth){score(quiet->rules, &state), true}
                                                       : quiet_search(quiet, &state, depth, alpha, beta);
    if (RARELY(is_traced(quiet->search)))
        tell_beyond(quiet->search, ply,
                    (struct event){.kind = WORTH_EVENT, .value = worth.value, .exact = worth.exact});
    return worth;
}

/* May this move be left out?  Then *best is what it is worth at the most. */
static inline bool quiet_leaves_out(const Quiet *quiet, const State *state, Move move, Value standing, Value alpha,
                                    Worth *best)
{
    if (quiet->exchange && game.exchange(quiet->rules, state, move) < 0)
        return true;
    if (!quiet->deltas)
        return false;
    const Value most =
        smaller(standing + game.gain(quiet->rules, state, move) + quiet->margin, bound(quiet->rules));
    if (most > alpha)
        return false;
    *best = (Worth){larger(best->value, most), false};
    return true;
}

static inline Value quiet_stand_pat(const Quiet *quiet, const State *state)
{
    return RARELY(quiet->stand_pat != NULL) ? quiet->stand_pat(quiet->search, state)
                                            : static_value(quiet->search, state);
}

/* A value is exact if nothing was cut, and it lies above alpha or all the values that it was chosen from are exact. */
static Worth quiet_search(const Quiet *quiet, const State *state, int depth, Value alpha, Value beta)
{
    const bool in_check = depth < quiet->most && game.in_check && game.in_check(quiet->rules, state);
    const Value standing = in_check ? -INFINITE : quiet_stand_pat(quiet, state);
    if (!in_check && RARELY(is_traced(quiet->search)))
        tell_beyond(quiet->search, quiet->horizon + depth, (struct event){.kind = STAND_EVENT, .value = standing});
    if (depth >= quiet->most)
        return (Worth){standing, true};
    if (standing >= beta)
        return (Worth){standing, false};
    Worth best = {standing, true};
    QuietTries tries;
    quiet_list(quiet, state, in_check, depth, &tries);
    for (int i = 0; i < tries.count; i++) {
        const Value least = larger(alpha, best.value);
        const Move move = quiet_next(&tries, i);
        if (!in_check && quiet_leaves_out(quiet, state, move, standing, least, &best))
            continue;
        const Worth worth = quiet_look(quiet, state, move, i, depth + 1, -beta, -least);
        best.exact &= worth.exact;
        if (-worth.value > best.value)
            best.value = -worth.value;
        if (best.value >= beta)
            return (Worth){best.value, false};
    }
    best.exact |= best.value > alpha && !quiet->deltas;
    return best;
}

#endif
