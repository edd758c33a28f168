/*
 * Snort (S. Norton, in "On Numbers and Games") on a row of cells, with faults to choose from.  Each player in turn
 * takes an empty cell that is next to none of the other's; who has no such cell passes.  When neither has one, the
 * cells taken count.  tests/run/broken.c says which law finds which fault.
 */
#include <stdlib.h>

#include "kit/part.h"

enum { CELLS = 7, ALL = (1 << CELLS) - 1, PASS = CELLS };

typedef struct {
    uint8_t own, opponent; /* cells taken, a bit each */
    uint8_t spare;         /* 0, but for a fault */
} State;

typedef uint8_t Move; /* a cell, or PASS */

typedef struct {
    int fault, lie, slip, hook;
} Rules;

enum { MAX_MOVES = CELLS + 1 };

#include "kit/game.h"

/* Faults of the rules, in the order of the parameter's choices. */
enum {
    SOUND,
    TWICE,     /* a move is listed twice */
    MISSING,   /* a move is not listed */
    ILLEGAL,   /* a move that is not allowed is listed */
    SHUFFLED,  /* moves are not always in the same order */
    EARLY,     /* the game is over as soon as one cannot move */
    ENDLESS,   /* it is never over */
    RANDOM,    /* a move does not always do the same */
    MUTATES,   /* play changes the position it is given */
    DIRTY,     /* a byte of the position is never set */
    HISTORY,   /* the evaluation depends on what was played last */
    FREE,      /* a move among others costs no ply */
    COSTLY,    /* a pass costs a ply */
    MISJUDGED, /* the score is the other side's */
    OPPOSITE,  /* so is the evaluation */
};

/* And of what the game says of itself. */
enum {
    HONEST,
    MISCOUNTED, /* count() is not the number of moves */
    ALIKE,      /* two moves have one name */
    GROWING,    /* more and more remains */
    UNNAMED,    /* a category has no name */
    EXACT,      /* the evaluation is said to be exact */
    BEYOND,     /* the evaluation exceeds the bound */
    SCORED,     /* so does the score */
    PARTIAL,    /* a turn is worth something, and swap() promises the opposite */
    HALF,       /* swap() forgets a side */
    HASTY,      /* a move is said to be forced that is not */
    OVERRATED,  /* of all children at once the last is said to be better than it is */
    UNTRUE,     /* a position that goes on is said to be worth more than its best move */
    SHARED,     /* two positions have one number */
};

/* And of how positions are written and read. */
enum {
    FAITHFUL,
    SIDELESS, /* who is to move is not written */
    UNREAD,   /* the last cell is not read */
    LAX,      /* impossible positions are read */
    PARTLY,   /* so is a part of a position, */
    ALIAS,    /* and one with a letter that is never written */
};

/* And of what it says for quiescence. */
enum {
    CALM,
    DOUBLED,  /* a noisy move is listed twice */
    FOREIGN,  /* one is listed that is no move */
    UNSTEADY, /* noisy moves are not always in the same order */
    FEWER,    /* with checks one is missing */
    FICKLE,   /* now somebody is in check, and now not */
    LOSING,   /* what a move wins is said to be a loss, larger than any */
    GENEROUS, /* in the end it is said to win more than there is */
};

/* What faults remember. */
static int calls;
static Move moved;

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    (void)seed;
    (void)arena;
    *rules = (Rules){settings[0].choice, settings[1].choice, settings[2].choice, settings[3].choice};
    return NULL;
}

static inline State initial(const Rules *rules)
{
    (void)rules;
    return (State){0, 0, 0};
}

/* --- rules ------------------------------------------------------------------------------------------------ */

static inline int neighbours(int cells)
{
    return (cells << 1 | cells >> 1) & ALL;
}

/* What a player may take. */
static inline int open_to(int own, int opponent)
{
    return ALL & ~(own | opponent | neighbours(opponent));
}

static inline bool finished(const Rules *rules, const State *state)
{
    const bool stuck = !open_to(state->own, state->opponent), other = !open_to(state->opponent, state->own);
    if (rules->fault == EARLY)
        return stuck || other;
    return rules->fault != ENDLESS && stuck && other;
}

/* The cells that are listed. */
static inline int choice_of(const Rules *rules, const State *state)
{
    const int open = open_to(state->own, state->opponent);
    if (rules->fault == MISSING && open & (open - 1))
        return open & (open - 1);
    if (rules->fault == ILLEGAL)
        return open | (ALL & ~(state->own | state->opponent) & 1);
    return open;
}

static inline int moves(const Rules *rules, const State *state, Move *list)
{
    const int cells = choice_of(rules, state);
    int count = 0;
    const int first = rules->fault == SHUFFLED ? calls++ % CELLS : 0;
    for (int i = 0; i < CELLS; i++)
        if (cells >> (first + i) % CELLS & 1)
            list[count++] = (Move)((first + i) % CELLS);
    if (count == 0)
        list[count++] = PASS;
    else if (rules->fault == TWICE)
        list[count++] = list[0];
    return count;
}

static inline int count(const Rules *rules, const State *state)
{
    const int cells = __builtin_popcount((unsigned)choice_of(rules, state));
    return cells + (cells == 0 || rules->lie == MISCOUNTED);
}

static inline State play(const Rules *rules, const State *state, Move move)
{
    State after = {state->opponent, state->own, 0};
    moved = move;
    if (rules->fault == RANDOM && move != PASS && calls++ % 3 == 0)
        return after;
    if (rules->fault == DIRTY)
        after.spare = (uint8_t)calls++;
    if (move != PASS)
        after.opponent |= (uint8_t)(1 << move);
    if (rules->fault == MUTATES)
        ((State *)state)->own = after.opponent;
    return after;
}

static inline int plies(const Rules *rules, const State *state, Move move)
{
    if (rules->fault == FREE && move == 0)
        return 0;
    if (rules->fault == ENDLESS && !open_to(state->opponent, state->own))
        return 1; /* or perft would never end */
    return move != PASS || rules->fault == COSTLY;
}

/* --- values ----------------------------------------------------------------------------------------------- */

static inline Value bound(const Rules *rules)
{
    (void)rules;
    return CELLS;
}

static inline int lead(int own, int opponent)
{
    return __builtin_popcount((unsigned)own) - __builtin_popcount((unsigned)opponent);
}

static inline Value score(const Rules *rules, const State *state)
{
    const Value value = lead(state->own, state->opponent);
    return rules->lie == SCORED ? 8 * value : rules->fault == MISJUDGED ? -value : value;
}

/* The cells taken and those that may be. */
static inline Value evaluate(const Rules *rules, const State *state)
{
    const Value value = lead(state->own | open_to(state->own, state->opponent),
                             state->opponent | open_to(state->opponent, state->own));
    if (rules->fault == HISTORY)
        return moved % 2 ? value : 0;
    if (rules->lie == BEYOND)
        return 8 * value;
    if (rules->lie == PARTIAL)
        return value < CELLS ? value + 1 : value;
    return rules->fault == OPPOSITE ? -value : value;
}

/* By rules and scores without a fault. */
static int settled(int own, int opponent)
{
    const int open = open_to(own, opponent);
    int best = open ? -CELLS : open_to(opponent, own) ? -settled(opponent, own) : lead(own, opponent);
    for (int i = 0; i < CELLS; i++) {
        const int value = open >> i & 1 ? -settled(opponent, own | 1 << i) : -CELLS;
        best = value > best ? value : best;
    }
    return best;
}

static inline Value truth(const Rules *rules, const State *state)
{
    return settled(state->own, state->opponent) + (rules->lie == UNTRUE && !finished(rules, state));
}

static inline State swap(const Rules *rules, const State *state)
{
    return (State){state->opponent, rules->lie == HALF ? state->opponent : state->own, state->spare};
}

/* --- quiescence ------------------------------------------------------------------------------------------- */

/* How many cells a move closes to the other side: so much the evaluation changes. */
static inline int closed(const State *state, Move move)
{
    const int open = open_to(state->opponent, state->own);
    return move == PASS ? 0 : __builtin_popcount((unsigned)(open & (1 << move | neighbours(1 << move))));
}

/* Who has a last cell to take is in check. */
static inline bool is_last(int open)
{
    return open != 0 && (open & (open - 1)) == 0;
}

static inline bool in_check(const Rules *rules, const State *state)
{
    if (rules->fault == SOUND && finished(rules, state))
        abort(); /* nobody is to ask */
    if (rules->hook == FICKLE && calls++ % 3 == 0)
        return false;
    return is_last(open_to(state->own, state->opponent));
}

static inline bool gives_check(const State *state, Move move)
{
    return move != PASS && is_last(open_to(state->opponent, state->own | 1 << move));
}

static inline int noisy(const Rules *rules, const State *state, bool checks, Move *list)
{
    Move all[MAX_MOVES + 1];
    int found = 0;
    if (rules->fault == SOUND && finished(rules, state))
        abort();
    const int of = moves(rules, state, all), first = rules->hook == UNSTEADY ? calls++ % of : 0;
    for (int i = 0; i < of; i++) {
        const Move move = all[(first + i) % of];
        if (closed(state, move) > 0 || (checks && gives_check(state, move)))
            list[found++] = move;
    }
    if (found > 0 && rules->hook == DOUBLED)
        list[found++] = list[0];
    if (found > 0 && rules->hook == FEWER && checks)
        found--;
    if (rules->hook == FOREIGN && state->own & 1)
        list[found++] = 0;
    return found;
}

static inline Value gain(const Rules *rules, const State *state, Move move)
{
    return rules->hook == LOSING ? -2 * CELLS : closed(state, move);
}

/* What is left of it if the other side closes as much as it can. */
static inline Value exchange(const Rules *rules, const State *state, Move move)
{
    Move list[MAX_MOVES + 1];
    const State after = play(rules, state, move);
    int most = 0;
    if (rules->hook == GENEROUS && state->own & 1)
        return 2 * CELLS + 1;
    for (int i = 0, of = finished(rules, &after) ? 0 : moves(rules, &after, list); i < of; i++)
        most = closed(&after, list[i]) > most ? closed(&after, list[i]) : most;
    return closed(state, move) - most;
}

static inline bool exact(const Rules *rules)
{
    return rules->lie == EXACT;
}

/* --- what it says of itself ------------------------------------------------------------------------------- */

static inline int remaining(const Rules *rules, const State *state)
{
    const int open = open_to(state->own, state->opponent) | open_to(state->opponent, state->own);
    return __builtin_popcount((unsigned)(rules->lie == GROWING ? state->own | state->opponent : open));
}

static inline int assess_all(const Rules *rules, const State *state, Value value[MAX_MOVES])
{
    Move list[MAX_MOVES];
    const int found = moves(rules, state, list);
    int unfinished = found;
    for (int i = 0; i < found; i++) {
        const State child = play(rules, state, list[i]);
        const bool over = finished(rules, &child);
        value[i] = -(over ? score(rules, &child) : evaluate(rules, &child));
        unfinished -= over;
    }
    value[found - 1] += rules->lie == OVERRATED;
    return unfinished;
}

static inline bool forced(const Rules *rules, const State *state, Move *move)
{
    Move list[MAX_MOVES];
    if (rules->lie != HASTY)
        return false;
    *move = list[moves(rules, state, list) - 1];
    return true;
}

static inline uint64_t to_number(const Rules *rules, const State *state)
{
    const unsigned own = rules->lie == SHARED ? state->own & ~1U : state->own;
    return own | (unsigned)state->opponent << 8 | (unsigned)state->spare << 16;
}

static inline State of_number(const Rules *rules, uint64_t number)
{
    (void)rules;
    return (State){(uint8_t)number, (uint8_t)(number >> 8), (uint8_t)(number >> 16)};
}

static inline uint64_t categories(const Rules *rules, const State *state, Move move)
{
    (void)state;
    return rules->lie == UNNAMED && move == 0 ? 4 : 1 << (move == PASS);
}

static inline void name(const Rules *rules, Move move, char text[MOVE_TEXT])
{
    text[0] = (char)('a' + (rules->lie == ALIKE ? move / 2 : move));
    text[1] = '\0';
}

static inline const char *broken(const Rules *rules, const State *state)
{
    (void)rules;
    return state->opponent & (state->own | neighbours(state->own)) ? "sides meet" : NULL;
}

static inline void write_position(const Rules *rules, const State *state, bool second, Text *text)
{
    char cells[CELLS];
    for (int i = 0; i < CELLS; i++)
        cells[i] = state->own >> i & 1 ? "xo"[second] : state->opponent >> i & 1 ? "ox"[second] : '.';
    put_rows(text, 1, CELLS, cells);
    put_side(text, second && rules->slip != SIDELESS);
}

static inline const char *read_position(const Rules *rules, const char *text, State *state, bool *second)
{
    Notation notation = {text, text};
    char cells[CELLS];
    const char *error = read_rows(&notation, 1, CELLS, rules->slip == ALIAS ? "xo.-" : "xo.", cells);
    *second = false;
    if (!error && (rules->slip != PARTLY || *notation.at))
        error = read_side(&notation, second);
    *state = (State){0, 0, 0};
    for (int i = 0; i < CELLS - (rules->slip == UNREAD) && !error; i++)
        if (cells[i] != '.' && cells[i] != '-')
            *((cells[i] == 'o') == *second ? &state->own : &state->opponent) |= (uint8_t)(1 << i);
    return error || rules->slip == LAX ? error : broken(rules, state);
}

/* --- names that a game may give to functions of its own ----------------------------------------------------- */

#define OWN(name)                                                                                                  \
    static inline int name(void)                                                                                   \
    {                                                                                                              \
        return 0;                                                                                                  \
    }

/* clang-format off */
OWN(access) OWN(argument) OWN(cell_of) OWN(check) OWN(depth) OWN(is_small) OWN(laws) OWN(line) OWN(link)
OWN(list_moves) OWN(look) OWN(pause) OWN(perft_is_known) OWN(position) OWN(reference) OWN(run) OWN(run_cell)
OWN(same_position) OWN(search) OWN(test_law) OWN(walk);
/* clang-format on */

static const Game game = {
    .about = "snort on a row of seven cells, with faults",
    .parameters =
        {{"rules", CHOICE, "sound",
          .choices = "sound|twice|missing|illegal|shuffled|early|endless|random|mutates|dirty|history|free|"
                     "costly|misjudged|opposite",
          .about = "what is wrong with them"},
         {"account", CHOICE, "honest",
          .choices = "honest|miscounted|alike|growing|unnamed|exact|beyond|scored|partial|half|hasty|overrated|"
                     "untrue|shared",
          .about = "what is wrong with what the game says of itself"},
         {"notation", CHOICE, "faithful", .choices = "faithful|sideless|unread|lax|partly|alias",
          .about = "what is wrong with how positions are written and read"},
         {"hooks", CHOICE, "calm", .choices = "calm|doubled|foreign|unsteady|fewer|fickle|losing|generous",
          .about = "what is wrong with what it says for quiescence"}},
    .known = {{"", {7, 30, 100, 184, 252, 200}}},
    .category_names = {"takes", "passes"},
    .categories = categories,
    .name = name,
    .plies = plies,
    .count = count,
    .assess_all = assess_all,
    .forced = forced,
    .number = to_number,
    .of_number = of_number,
    .noisy = noisy,
    .in_check = in_check,
    .gain = gain,
    .exchange = exchange,
    .truth = truth,
    .exact = exact,
    .swap = swap,
    .remaining = remaining,
    .write = write_position,
    .read = read_position,
    .broken = broken,
};
