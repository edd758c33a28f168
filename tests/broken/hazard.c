/*
 * A game whose program goes wrong: one to three are taken from a heap in turn, the last one wins, and where a certain
 * number is left something happens that is no move.  From a smaller heap all is well.
 */
#include <stdlib.h>

#include "kit/part.h"

typedef struct {
    uint32_t left;
} State;

typedef uint8_t Move; /* how many are taken */

enum { MAX_MOVES = 3, FAULTY = 10 };

typedef struct {
    int fault;
    uint32_t heap;
    int overrun; /* so many moves */
    int zero;
} Rules;

#include "kit/game.h"

enum { HEAP, FAULT };
enum { SOUND, OVERRUN, ENDLESS, LEAK, DIVIDE, ABORT, EXIT, CHANGE };

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    (void)seed;
    (void)arena;
    *rules = (Rules){settings[FAULT].choice, (uint32_t)settings[HEAP].integer, 1 << 30, 0};
    return NULL;
}

static inline State initial(const Rules *rules)
{
    return (State){rules->heap};
}

static inline bool finished(const Rules *rules, const State *state)
{
    (void)rules;
    return state->left == 0;
}

static inline Value score(const Rules *rules, const State *state)
{
    (void)rules;
    (void)state;
    return -1;
}

static inline Value evaluate(const Rules *rules, const State *state)
{
    (void)rules;
    (void)state;
    return 0;
}

static inline Value bound(const Rules *rules)
{
    (void)rules;
    return 1;
}

/* Nobody looks whether there is memory. */
static inline void leak(void)
{
    enum { BLOCK = 1 << 20 };
    static char *volatile last;
    for (;;) {
        last = malloc(BLOCK);
        *last = 1;
    }
}

/* How many may be taken: what goes wrong does so here. */
static inline int most(const Rules *rules, const State *state)
{
    static int calls;
    volatile bool for_ever = true;
    const int all = state->left < MAX_MOVES ? (int)state->left : MAX_MOVES;
    if (state->left != FAULTY)
        return all;
    switch (rules->fault) {
    case OVERRUN:
        return rules->overrun;
    case ENDLESS:
        while (for_ever)
            ;
        return all;
    case LEAK:
        leak();
        return all;
    case DIVIDE:
        return all / rules->zero;
    case ABORT:
        abort();
    case EXIT:
        exit(0);
    case CHANGE:
        return 1 + calls++ % MAX_MOVES;
    default:
        return all;
    }
}

static inline int moves(const Rules *rules, const State *state, Move *list)
{
    const int count = most(rules, state);
    int i = 0;
    do
        list[i] = (Move)(i + 1);
    while (++i < count);
    return count;
}

static inline State play(const Rules *rules, const State *state, Move move)
{
    (void)rules;
    return (State){state->left - move};
}

static const Game game = {
    .about = "a heap; where ten are left, something goes wrong",
    .parameters = {{"heap", INTEGER, "9", 1, 1000, .about = "how many there are"},
                   {"fault", CHOICE, "none", .choices = "none|overrun|endless|leak|divide|abort|exit|change",
                    .about = "what goes wrong"}},
};
