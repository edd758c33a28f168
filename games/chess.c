/*
 * Chess.  A set of squares is 64 bits; the board stands as the side to move sees it, who plays upwards, so that one set of
 * rules serves both.  It is turned over, top to bottom, with every move:
 *
 *      8  56 57 58 59 60 61 62 63
 *      7  48 49 50 51 52 53 54 55
 *         ..                            white begins
 *      2   8  9 10 11 12 13 14 15
 *      1   0  1  2  3  4  5  6  7
 *          a  b  c  d  e  f  g  h
 *
 * The rules are FIDE's Laws of Chess, 2023.  A position knows nothing of those before it, so that a search sees no
 * repetition.
 */

#include <ctype.h>
#include <string.h>

#include "kit/part.h"

/* What stands on a square, in three bits, one of each plane: 0 is empty. */
enum { PAWN = 1, KNIGHT, BISHOP, ROOK, QUEEN, KING };

/* Castling rights: of the side to move, then of the other. */
enum { SHORT = 1, LONG = 2, OWN_RIGHTS = SHORT | LONG, RIGHTS_SHIFT = 2 };

typedef struct {
    uint64_t own; /* the pieces of the side to move */
    uint64_t plane[3];
    uint8_t rights;
    uint8_t passing; /* 1 + the file of a pawn that can be taken in passing, if a legal move takes it; 0: none */
    uint8_t clock;   /* plies since a capture or a pawn's move; 0 in all positions where it does not count */
    uint8_t black;   /* to move; for the names of moves */
    int32_t places;  /* what the own pieces are worth where they stand, less the other's: evaluation.h */
} State;

/* From, to, what a pawn becomes, and whether black moves; squares as the mover sees them. */
typedef uint16_t Move;

enum { TO_SHIFT = 6, BECOMES_SHIFT = 12, BLACK_MOVES = 0x8000 };

/* The squares of a line on either side of one of them, below it and above it in number. */
typedef struct {
    uint64_t below, above, both;
} Line;

/* What evaluation.h has weights for, at the most. */
enum { MOST_TERMS = 16 };

enum { ALONG_RANK, ALONG_FILE, ALONG_DIAGONAL, ALONG_ANTIDIAGONAL, LINES };

typedef struct {
    bool clock; /* is it part of the position? */
    uint64_t knight[64], king[64];
    Line line[64][LINES];
    uint64_t straight[64], diagonal[64]; /* the lines through a square */
    int place[KING + 1][64];             /* what a piece is worth there, */
    int weight[MOST_TERMS];              /* and what else is counted: evaluation.h */
    uint64_t between[64][64];            /* of squares on a line; otherwise empty */
} Rules;

/* In R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1, of N. Petrovic, 1964; no position with more is known. */
enum { MAX_MOVES = 218 };

#include "kit/game.h"
#include "games/chess/attacks.h"

/* --- setting up ------------------------------------------------------------------------------------------------- */

static inline void set_worth(Rules *rules, int without);

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    (void)seed;
    (void)arena;
    *rules = (Rules){.clock = settings[0].choice == 1};
    for (int square = 0; square < 64; square++) {
        rules->knight[square] = knights_attack((uint64_t)1 << square);
        rules->king[square] = kings_attack((uint64_t)1 << square);
        set_lines(rules, square);
        rules->straight[square] = rook_attacks(rules, square, 0);
        rules->diagonal[square] = bishop_attacks(rules, square, 0);
    }
    set_worth(rules, settings[1].choice);
    return NULL;
}

static inline void put_piece(const Rules *rules, State *state, int square, int kind, bool own)
{
    state->places += own ? rules->place[kind][square] : -rules->place[kind][square ^ 56];
    const uint64_t bit = (uint64_t)1 << square;
    for (int i = 0; i < 3; i++)
        state->plane[i] |= kind >> i & 1 ? bit : 0;
    state->own |= own ? bit : 0;
}

static inline State initial(const Rules *rules)
{
    static const int row[8] = {ROOK, KNIGHT, BISHOP, QUEEN, KING, BISHOP, KNIGHT, ROOK};
    State state = {.rights = OWN_RIGHTS | OWN_RIGHTS << RIGHTS_SHIFT};
    for (int file = 0; file < 8; file++) {
        put_piece(rules, &state, file, row[file], true);
        put_piece(rules, &state, 8 + file, PAWN, true);
        put_piece(rules, &state, 48 + file, PAWN, false);
        put_piece(rules, &state, 56 + file, row[file], false);
    }
    return state;
}

#include "games/chess/view.h"
#include "games/chess/moves.h"

/* --- playing ---------------------------------------------------------------------------------------------------- */

static inline void turn_over(State *state, uint64_t occupied)
{
    state->own = __builtin_bswap64(occupied & ~state->own);
#pragma GCC unroll 3
    for (int i = 0; i < 3; i++)
        state->plane[i] = __builtin_bswap64(state->plane[i]);
    state->rights = (uint8_t)(state->rights >> RIGHTS_SHIFT | (state->rights & OWN_RIGHTS) << RIGHTS_SHIFT);
    state->black ^= 1;
    state->places = -state->places;
}

/* A piece goes to a square, and becomes this kind. */
static inline void move_piece(const Rules *rules, State *state, int from, int to, int kind)
{
    state->places += rules->place[kind][to] - rules->place[kind_at(state, from)][from] +
                     rules->place[kind_at(state, to)][to ^ 56];
    const uint64_t gone = ~((uint64_t)1 << from | (uint64_t)1 << to);
#pragma GCC unroll 3
    for (int i = 0; i < 3; i++)
        state->plane[i] = (state->plane[i] & gone) | (uint64_t)(kind >> i & 1) << to;
    state->own = (state->own & gone) | (uint64_t)1 << to;
}

/* Rights that are lost when something leaves a square, or arrives there. */
static const uint8_t lost_at[64] = {
    [0] = LONG, [4] = OWN_RIGHTS, [7] = SHORT, [56] = LONG << RIGHTS_SHIFT, [63] = SHORT << RIGHTS_SHIFT};

static inline State play(const Rules *rules, const State *state, Move move)
{
    const int from = move & 63, to = move >> TO_SHIFT & 63, becomes = move >> BECOMES_SHIFT & 7;
    const int kind = kind_at(state, from);
    const bool takes = occupied_of(state) >> to & 1;
    State next = *state;
    move_piece(rules, &next, from, to, becomes ? becomes : kind);
    next.passing = 0;
    next.rights &= (uint8_t) ~(lost_at[from] | lost_at[to]);
    if (kind == KING && to - from == 2)
        move_piece(rules, &next, 7, 5, ROOK);
    if (kind == KING && from - to == 2)
        move_piece(rules, &next, 0, 3, ROOK);
    if (kind == PAWN && !takes && (to - from) % 8 != 0) {
        next.places += rules->place[PAWN][(to - 8) ^ 56];
        next.plane[0] &= ~((uint64_t)1 << (to - 8)); /* all that a pawn has a bit in */
    }
    next.clock = rules->clock && kind != PAWN && !takes ? next.clock + 1 : 0;
    turn_over(&next, occupied_of(&next));
    if (kind == PAWN && to - from == 16) {
        const uint64_t pawn = (uint64_t)1 << (32 + to % 8);
        if ((leftwards(pawn) | rightwards(pawn)) & next.own & all_of(&next, PAWN)) {
            next.passing = (uint8_t)(1 + to % 8);
            const View view = view_of(rules, &next);
            if (!passing_pawns(rules, &next, &view))
                next.passing = 0;
        }
    }
    return next;
}

/* The other side is to move on the same board. */
static inline State swap(const Rules *rules, const State *state)
{
    State other = *state;
    (void)rules;
    turn_over(&other, occupied_of(state));
    return other;
}

static int landing(const Rules *rules, Move move, bool by_other)
{
    const int to = move >> TO_SHIFT & 63;
    (void)rules;
    return by_other ? to ^ 56 : to;
}

/* With nothing but pawns. */
static bool zugzwang(const Rules *rules, const State *state)
{
    (void)rules;
    return !(state->own & ~(all_of(state, PAWN) | all_of(state, KING)));
}

/* --- the end ---------------------------------------------------------------------------------------------------- */

/* In plies: after the first a player may claim a draw, which counts as one here; after the second it is one. */
enum { MATE = 30000, FIFTY_MOVES = 100, SEVENTY_FIVE_MOVES = 150 };

/* No series of legal moves mates: kings and at most one knight, or bishops of one square colour alone. */
static inline bool is_dead(const State *state)
{
    if (all_of(state, PAWN) | straight_of(state))
        return false;
    const uint64_t knights = all_of(state, KNIGHT), bishops = all_of(state, BISHOP);
    if (!knights)
        return !(bishops & light) || !(bishops & ~light);
    return !bishops && !(knights & (knights - 1));
}

/* Asked of nearly every position, and nearly always answered by a pawn or a knight that is not pinned. */
static inline bool can_move(const Rules *rules, const State *state)
{
    const View view = view_of(rules, state);
    const uint64_t free = state->own & ~(view.straight | view.diagonal);
    if (!view.checkers && ((free & all_of(state, PAWN)) << 8 & ~view.occupied ||
                           knights_attack(free & all_of(state, KNIGHT)) & ~state->own))
        return true;
    return count(rules, state) > 0;
}

static inline bool finished(const Rules *rules, const State *state)
{
    if (is_dead(state) || state->clock >= FIFTY_MOVES)
        return true;
    return !can_move(rules, state);
}

/* Mate on the hundredth ply is mate. */
static inline Value score(const Rules *rules, const State *state)
{
    if (is_dead(state))
        return 0;
    const View view = view_of(rules, state);
    return view.checkers && count(rules, state) == 0 ? -MATE : 0;
}

static inline Value bound(const Rules *rules)
{
    (void)rules;
    return MATE;
}

#include "games/chess/exchange.h"
#include "games/chess/evaluation.h"
#include "games/chess/categories.h"

/* Captures of much by little first (most valuable victim, least valuable attacker), promotions among them; then checks. */
static inline int priority(const Rules *rules, const State *state, Move move)
{
    const int from = move & 63, to = move >> TO_SHIFT & 63, becomes = move >> BECOMES_SHIFT & 7;
    const int kind = kind_at(state, from), victim = kind_at(state, to);
    const bool passing = kind == PAWN && !victim && (to - from) % 8;
    if (victim || passing || becomes)
        return 16 * (material[passing ? PAWN : victim] + material[becomes]) + KING - kind;
    return checks(rules, state, move);
}

#include "games/chess/possible.h"
#include "games/chess/noisy.h"
#include "games/chess/notation.h"
#include "games/chess/san.h"
#include "games/chess/match.h"

static const Game game = {
    .about = "chess; evaluation: material, places, mobility, pawns and kings; values are hundredths of a pawn",
    /* A clock in the position costs a table its transpositions: configs/chess-clock.json, games/README.md. */
    .parameters = {{.name = "clock",
                    .kind = CHOICE,
                    .fallback = "match",
                    .choices = "match|state",
                    .about = "is the fifty-move clock part of a position, or only of a match?"},
                   {.name = "without",
                    .kind = CHOICE,
                    .fallback = "nothing",
                    .choices = "nothing|places|mobility|pieces|pawns|king|all",
                    .evaluation = true,
                    .about = "what is left out of the evaluation: where pieces stand, their mobility, what else is "
                             "said of pieces, of pawns or of the king; or all but material"}},
    .only_by_rule = can_move,
    /* Published, and counted by Stockfish 15.1, too. */
    .known = {{"", {20, 400, 8902, 197281, 4865609, 119060324}},
              {"position=r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R_w_KQkq_-_0_1",
               {48, 2039, 97862, 4085603, 193690690}},
              {"position=8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8_w_-_-_0_1", {14, 191, 2812, 43238, 674624, 11030083}},
              {"position=K1k5/8/P7/8/8/8/8/8_w_-_-_0_1", {2, 6, 13, 63, 382}}},
    .category_names = {EACH_CATEGORY(CATEGORY_NAME)},
    .categories = categories,
    .taking_back = TAKES_BACK,
    .legal = legal,
    .priority = priority,
    .noisy = noisy,
    .in_check = in_check,
    .gain = gain,
    .exchange = exchange,
    .landing = landing,
    .zugzwang = zugzwang,
    .name = name,
    .record = record,
    .recorded = recorded,
    .match_end = match_end,
    .count = count,
    .unit = 100,
    .write = write_position,
    .read = read_position,
    .draw = draw,
    .swap = swap,
    .feature_names = {"material", "places", EACH_TERM(TERM_NAME)},
    .features = features,
    .broken = broken,
};
