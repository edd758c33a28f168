/*
 * Kalah: seeds are sown counter-clockwise, one into each house on the way and into the player's own store, but not
 * into the opponent's.  A last seed in the player's store earns another turn, before which the opponent passes; a last
 * seed in an empty house of the player captures itself and the seeds in the house opposite.  The game is over when a
 * side has no seeds left in its houses after a sowing; the seeds in the other side's houses then belong to that side.
 *
 * A side is eight bytes: its houses from its left to its right in the bytes up to 6, its store in byte 7.  With six
 * houses that is, as the mover sees it:
 *
 *         6  5  4  3  2  1     the opponent's
 *      7                    7
 *         1  2  3  4  5  6     his own, named a to f
 */

#include <string.h>

#include "kit/part.h"

typedef struct {
    uint64_t own, opponent; /* sides; MUST_PASS in own says that the opponent earned another turn */
} State;

typedef uint8_t Move; /* the byte of a house, or PASS */

enum { MOST_HOUSES = 7, MOST_SEEDS = 6, MOST_IN_ALL = 2 * MOST_HOUSES * MOST_SEEDS };
enum { STORE = 7, PASS = 7, MAX_MOVES = MOST_HOUSES, MOST_PLACES = 2 * (MOST_HOUSES + 1) };

/* What a sowing adds to the two sides, MUST_PASS included; and if it ends in a house of the player, masks of that house
 * and of the one opposite. */
typedef struct {
    uint64_t own, opponent, last, opposite;
} Sowing;

typedef struct {
    int houses, seeds;                               /* on a side; in all */
    bool captures_nothing;                           /* may the house opposite a capture be empty? */
    Sowing sowing[MOST_HOUSES][MOST_IN_ALL + 1];     /* by house and by its seeds */
    uint64_t ways[MOST_PLACES + 1][MOST_IN_ALL + 1]; /* in which so many places may have so many seeds in all */
} Rules;

#include "kit/game.h"

static const uint64_t MUST_PASS = 0x8000000000000000, IN_HOUSES = 0x00ffffffffffffff, ONES = 0x0101010101010101;

/* No byte has more than 84 seeds, so that the upper bits are free for sums. */
static const uint64_t SEVENS = 0x7f7f7f7f7f7f7f7f;

static inline uint64_t byte(int place, uint64_t value)
{
    return value << 8 * place;
}

/* --- rules ------------------------------------------------------------------------------------------------ */

static inline int leftmost(const Rules *rules)
{
    return STORE - rules->houses;
}

static inline int opposite(const Rules *rules, int house)
{
    return leftmost(rules) + STORE - 1 - house;
}

/* What sowing 1, 2, 3 ... seeds adds: each seed is one less in its house and one more somewhere further on. */
static inline void tabulate(Rules *rules, int house)
{
    Sowing sowing = {0};
    int at = house;
    bool own = true;
    for (int seeds = 1; seeds <= rules->seeds; seeds++) {
        if (at == STORE - !own) {
            own = !own;
            at = leftmost(rules);
        } else {
            at++;
        }
        const bool in_house = own && at != STORE;
        *(own ? &sowing.own : &sowing.opponent) += byte(at, 1);
        sowing.own -= byte(house, 1);
        sowing.last = in_house ? byte(at, 0xff) : 0;
        sowing.opposite = in_house ? byte(opposite(rules, at), 0xff) : 0;
        rules->sowing[house][seeds] = sowing;
        if (own && at == STORE)
            rules->sowing[house][seeds].opponent |= MUST_PASS;
    }
}

/* A place more has no seed, or one that is taken from it leaves one less. */
static inline void tabulate_ways(Rules *rules)
{
    rules->ways[0][0] = 1;
    for (int places = 1; places <= MOST_PLACES; places++)
        for (int seeds = 0; seeds <= MOST_IN_ALL; seeds++)
            rules->ways[places][seeds] =
                rules->ways[places - 1][seeds] + (seeds ? rules->ways[places][seeds - 1] : 0);
}

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    (void)seed;
    (void)arena;
    *rules = (Rules){.houses = (int)settings[0].integer, .captures_nothing = settings[2].choice == 0};
    rules->seeds = 2 * rules->houses * (int)settings[1].integer;
    for (int house = leftmost(rules); house < STORE; house++)
        tabulate(rules, house);
    tabulate_ways(rules);
    return NULL;
}

static inline State initial(const Rules *rules)
{
    const uint64_t each = (uint64_t)(rules->seeds / (2 * rules->houses));
    const uint64_t side = (ONES * each & IN_HOUSES) >> 8 * leftmost(rules) << 8 * leftmost(rules);
    return (State){side, side};
}

static inline bool finished(const Rules *rules, const State *state)
{
    (void)rules;
    return !(state->own & IN_HOUSES) || !(state->opponent & IN_HOUSES);
}

/* The seeds in all bytes of a side. */
static inline int sum(uint64_t side)
{
    return (int)((side & SEVENS) * ONES >> 8 * STORE);
}

static inline Value score(const Rules *rules, const State *state)
{
    return 2 * sum(state->own) - rules->seeds;
}

static inline Value bound(const Rules *rules)
{
    return rules->seeds;
}

/* The highest bit of each byte that has seeds. */
static inline uint64_t filled(uint64_t bytes)
{
    return (bytes + SEVENS) & ~SEVENS;
}

static inline int count(const Rules *rules, const State *state)
{
    (void)rules;
    return state->own & MUST_PASS ? 1 : __builtin_popcountll(filled(state->own & IN_HOUSES));
}

static inline int moves(const Rules *rules, const State *state, Move *list)
{
    int number = 0;
    (void)rules;
    if (state->own & MUST_PASS) {
        list[number++] = PASS;
        return number;
    }
    uint64_t houses = filled(state->own & IN_HOUSES);
    do {
        list[number++] = (Move)(__builtin_ctzll(houses) / 8);
        houses &= houses - 1;
    } while (houses);
    return number;
}

static inline int seeds_in(uint64_t side, int place)
{
    return side >> 8 * place & 0x7f;
}

static inline bool legal(const Rules *rules, const State *state, Move move)
{
    (void)rules;
    if (move == PASS || state->own & MUST_PASS)
        return move == PASS && (state->own & MUST_PASS);
    return seeds_in(state->own, move) > 0;
}

static inline const Sowing *sowing_of(const Rules *rules, const State *state, Move house)
{
    return &rules->sowing[house][seeds_in(state->own, house)];
}

static inline State sow(const State *state, const Sowing *sowing)
{
    return (State){state->own + sowing->own, state->opponent + sowing->opponent};
}

/* What a capture adds to the store, the last seed sown included; 0 if there is none. */
static inline uint64_t capture(const Rules *rules, const Sowing *sowing, const State *sown)
{
    const uint64_t taken = sown->opponent & sowing->opposite;
    if (!sowing->last || (sown->own & sowing->last) != (sowing->last & ONES) || !(taken || rules->captures_nothing))
        return 0;
    return (taken * ONES & byte(STORE, 0xff)) + byte(STORE, 1);
}

static inline State play(const Rules *rules, const State *state, Move move)
{
    if (move == PASS)
        return (State){state->opponent, state->own & ~MUST_PASS};
    const Sowing *sowing = sowing_of(rules, state, move);
    const State sown = sow(state, sowing);
    const uint64_t captured = capture(rules, sowing, &sown);
    if (!captured)
        return (State){sown.opponent, sown.own};
    return (State){sown.opponent & ~sowing->opposite, (sown.own & ~sowing->last) + captured};
}

static inline int plies(const Rules *rules, const State *state, Move move)
{
    (void)rules;
    (void)state;
    return move != PASS;
}

/* The two sides exchanged, with the same player to move. */
static inline State swap(const Rules *rules, const State *state)
{
    const uint64_t pass = state->own & MUST_PASS;
    (void)rules;
    return (State){state->opponent | pass, state->own & ~MUST_PASS};
}

/* --- values: seeds ---------------------------------------------------------------------------------------- */

/* By how many bytes that have seeds the first side is ahead. */
static inline int lead(uint64_t own, uint64_t opponent)
{
    return __builtin_popcountll(filled(own & IN_HOUSES)) - __builtin_popcountll(filled(opponent & IN_HOUSES));
}

/* By how many houses the first side is ahead that have just enough seeds to reach the store. */
static inline int lead_in_turns(uint64_t own, uint64_t opponent)
{
    const uint64_t distance = 0x0001020304050607;
    return lead(opponent ^ distance, own ^ distance);
}

static inline int lead_in_store(uint64_t own, uint64_t opponent)
{
    return seeds_in(own, STORE) - seeds_in(opponent, STORE);
}

/* A house that can be played counts as one seed in the store, and so does a house that earns a turn.  With six
 * houses this won three fifths of the points against the stores alone, at six plies each.  It stays below the bound:
 * a side's houses count for at most one more than the seeds in them, and the other side has a house to play. */
static inline Value evaluate(const Rules *rules, const State *state)
{
    (void)rules;
    return lead_in_store(state->own, state->opponent) + lead(state->own, state->opponent) +
           lead_in_turns(state->own, state->opponent);
}

/* --- for people, orders and tests ------------------------------------------------------------------------- */

static inline bool earns_turn(const Rules *rules, const State *state, Move house)
{
    return sowing_of(rules, state, house)->opponent & MUST_PASS;
}

/* The seeds that a sowing captures, its last one included. */
static inline int captures(const Rules *rules, const State *state, Move house)
{
    const Sowing *sowing = sowing_of(rules, state, house);
    const State sown = sow(state, sowing);
    return (int)(capture(rules, sowing, &sown) >> 8 * STORE);
}

/* The most that the first side could capture if it were to move. */
static inline int threat(const Rules *rules, uint64_t own, uint64_t opponent)
{
    const State state = {own & SEVENS, opponent & SEVENS};
    int most = 0;
    for (Move house = 0; house < STORE; house++) {
        const int captured = seeds_in(own, house) ? captures(rules, &state, house) : 0;
        most = captured > most ? captured : most;
    }
    return most;
}

/* First moves that earn another turn, beginning with the house nearest to the store, which disturbs no other such
 * house; then captures, the largest first; then the rest from the right. */
static inline int priority(const Rules *rules, const State *state, Move move)
{
    if (move == PASS)
        return 0;
    if (earns_turn(rules, state, move))
        return 2 * MOST_IN_ALL + move;
    const int captured = captures(rules, state, move);
    return captured ? MOST_HOUSES + captured : move;
}

enum { TURN, LATER_TURN, LARGE_CAPTURE, SMALL_CAPTURE, EMPTY_CAPTURE, RESCUE, EXPOSURE, ROUND };
enum { KEEPS = ROUND + 1, FEEDS = KEEPS + 3, PASSES = FEEDS + 3 };
enum { LARGE = 5, MUCH = 3 }; /* seeds */

/* The category of a move that neither earns a turn nor captures: it depends on what the opponent could capture
 * before and after it, on how far the seeds go, and on which third of the houses they come from. */
static inline int quiet_category(const Rules *rules, const State *state, Move house)
{
    const State after = play(rules, state, house);
    const int change = threat(rules, after.own, after.opponent) - threat(rules, state->opponent, state->own);
    const int seeds = seeds_in(state->own, house), third = 3 * (house - leftmost(rules)) / rules->houses;
    if (change <= -MUCH)
        return RESCUE;
    if (change >= MUCH)
        return EXPOSURE;
    if (seeds > 2 * rules->houses)
        return ROUND;
    return (seeds > STORE - house ? FEEDS : KEEPS) + third;
}

/* The first category that applies. */
static inline int category(const Rules *rules, const State *state, Move move)
{
    if (move == PASS)
        return PASSES;
    if (earns_turn(rules, state, move)) {
        for (Move nearer = move + 1; nearer < STORE; nearer++)
            if (seeds_in(state->own, nearer) && earns_turn(rules, state, nearer))
                return LATER_TURN;
        return TURN;
    }
    const int captured = captures(rules, state, move);
    if (captured)
        return captured >= LARGE ? LARGE_CAPTURE : captured > 1 ? SMALL_CAPTURE : EMPTY_CAPTURE;
    return quiet_category(rules, state, move);
}

static inline uint64_t categories(const Rules *rules, const State *state, Move move)
{
    return (uint64_t)1 << category(rules, state, move);
}

static inline void name(const Rules *rules, Move move, char text[MOVE_TEXT])
{
    if (move == PASS) {
        memcpy(text, "pass", sizeof "pass");
        return;
    }
    text[0] = (char)('a' + move - leftmost(rules));
    text[1] = '\0';
}

/* "4.4.0.5.5.5.1/4.4.4.4.4.4.0/pass:o": for each player, first the one who began, the houses from the player's left to
 * right and the store; then whether the side to move must pass. */
static inline void put_counts(const Rules *rules, uint64_t side, Text *text)
{
    for (int place = leftmost(rules); place <= STORE; place++)
        put(text, "%d%s", seeds_in(side, place), place < STORE ? "." : "");
}

static inline void write_position(const Rules *rules, const State *state, bool second, Text *text)
{
    put_counts(rules, second ? state->opponent : state->own, text);
    put(text, "/");
    put_counts(rules, second ? state->own : state->opponent, text);
    put(text, "%s", state->own & MUST_PASS ? "/pass" : "");
    put_side(text, second);
}

static inline int seeds_of(uint64_t side)
{
    int seeds = 0;
    for (int place = 0; place <= STORE; place++)
        seeds += seeds_in(side, place);
    return seeds;
}

static inline const char *broken(const Rules *rules, const State *state)
{
    const int seeds = seeds_of(state->own) + seeds_of(state->opponent);
    if (((state->own | state->opponent) & (byte(leftmost(rules), 1) - 1)) != 0)
        return "a seed is off the board";
    if (seeds != rules->seeds)
        return complaint("there are %d seeds, not %d", seeds, rules->seeds);
    if (((state->own & ~MUST_PASS) | state->opponent) & ~SEVENS)
        return "there is a mark that is no seed";
    if (state->own & MUST_PASS && !seeds_in(state->opponent, STORE))
        return "the side to move need not pass: there is no seed in the other's store";
    return NULL;
}

static inline const char *read_between(const Rules *rules, Notation *notation, char letter)
{
    if (*notation->at != letter)
        return expected(notation, "\"%c\" (a side is %d houses and a store)", letter, rules->houses);
    notation->at++;
    return NULL;
}

static inline const char *read_counts(const Rules *rules, Notation *notation, uint64_t *side)
{
    const char *error = NULL;
    *side = 0;
    for (int place = leftmost(rules); place <= STORE && !error; place++) {
        int seeds = 0;
        if (place > leftmost(rules))
            error = read_between(rules, notation, '.');
        if (!error && notation->at[0] == '0' && notation->at[1] >= '0' && notation->at[1] <= '9')
            error = expected(notation, "a number that does not begin with 0");
        if (!error)
            error = read_number(notation, rules->seeds, &seeds);
        *side |= byte(place, (uint64_t)seeds);
    }
    return error;
}

static inline const char *read_position(const Rules *rules, const char *text, State *state, bool *second)
{
    Notation notation = {text, text};
    uint64_t first_side, second_side = 0, pass = 0;
    const char *error = read_counts(rules, &notation, &first_side);
    if (!error)
        error = read_between(rules, &notation, '/');
    if (!error)
        error = read_counts(rules, &notation, &second_side);
    if (!error && strncmp(notation.at, "/pass", 5) == 0) {
        notation.at += 5;
        pass = MUST_PASS;
    }
    if (!error)
        error = read_side(&notation, second);
    if (error)
        return error;
    *state = *second ? (State){second_side | pass, first_side} : (State){first_side | pass, second_side};
    return broken(rules, state);
}

/* Draw a player's row, and the names of its houses outside of it; the upper row is seen from the other side. */
static inline void put_row(const Rules *rules, uint64_t side, bool upper, bool ascii, Text *text)
{
    for (int line = 0; line < 2; line++) {
        const bool names = upper == (line == 0);
        put(text, " ");
        put_cell(text, names ? ' ' : upper ? 'o' : 'x', ascii);
        put(text, "  ");
        for (int i = 0; i < rules->houses; i++) {
            const int place = upper ? STORE - 1 - i : leftmost(rules) + i;
            if (names)
                put(text, "  %c", 'a' + place - leftmost(rules));
            else
                put(text, "%3d", seeds_in(side, place));
        }
        put(text, "\n");
    }
}

static inline void draw(const Rules *rules, const State *state, bool second, bool ascii, Text *text)
{
    const uint64_t lower = second ? state->opponent : state->own, upper = second ? state->own : state->opponent;
    put_row(rules, upper, true, ascii, text);
    put(text, "  %3d%*s%3d\n", seeds_in(upper, STORE), 3 * rules->houses, "", seeds_in(lower, STORE));
    put_row(rules, lower, false, ascii, text);
    if (state->own & MUST_PASS) {
        put(text, " ");
        put_cell(text, second ? 'o' : 'x', ascii);
        put(text, " must pass\n");
    }
}

static inline void features(const Rules *rules, const State *state, Value list[MAX_FEATURES])
{
    const uint64_t own = state->own, opponent = state->opponent;
    list[0] = lead_in_store(own, opponent);
    list[1] = lead(own, opponent);
    list[2] = lead_in_turns(own, opponent);
    list[3] = sum(own & IN_HOUSES) - sum(opponent & IN_HOUSES);
    list[4] = threat(rules, own, opponent) - threat(rules, opponent, own);
}

static inline int remaining(const Rules *rules, const State *state)
{
    return rules->seeds - seeds_in(state->own, STORE) - seeds_in(state->opponent, STORE);
}

#include "games/kalah/number.h"
#include "games/kalah/quiet.h"

static const Game game = {
    .about = "kalah; evaluation: seeds in store, houses to play, turns to earn; values are seeds",
    .parameters = {{"houses", INTEGER, "6", 1, MOST_HOUSES, .about = "houses of a player"},
                   {"seeds", INTEGER, "4", 1, MOST_SEEDS, .about = "seeds in a house at first"},
                   {"capture", CHOICE, "empty", .choices = "empty|standard",
                    .about = "may the house opposite be empty, or must it have seeds"}},
    .legal = legal,
    .known = {{"capture=empty", {6, 35, 185, 942, 4685, 23169}},
              {"capture=standard", {6, 35, 185, 942, 4690, 23233}}},
    .category_names = {"extra turn", "extra turn, not the nearest", "captures 5 or more", "captures 2 to 4",
                       "captures nothing", "rescues", "exposes", "sows round", "keeps, left", "keeps, middle",
                       "keeps, right", "feeds, left", "feeds, middle", "feeds, right", "pass"},
    .categories = categories,
    .priority = priority,
    .name = name,
    .plies = plies,
    .count = count,
    .number = to_number,
    .of_number = of_number,
    .noisy = noisy,
    .in_check = in_check,
    .gain = gain,
    .remaining = remaining,
    .write = write_position,
    .read = read_position,
    .draw = draw,
    .feature_names = {"store", "houses to play", "turns to earn", "seeds in houses", "largest capture"},
    .features = features,
    .swap = swap,
    .broken = broken,
};
