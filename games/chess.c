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

#define RANK(number) ((uint64_t)0xff << (8 * ((number)-1)))
static const uint64_t file_a = 0x0101010101010101, file_h = 0x8080808080808080;
static const uint64_t light = 0x55aa55aa55aa55aa;

#include "games/chess/attacks.h"

/* --- setting up ------------------------------------------------------------------------------------------------- */

static inline void set_lines(Rules *rules, int square)
{
    static const int step[LINES][2] = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
    for (int line = 0; line < LINES; line++)
        for (int way = -1; way <= 1; way += 2) {
            int x = square % 8 + way * step[line][0], y = square / 8 + way * step[line][1];
            uint64_t passed = 0;
            for (; x >= 0 && x < 8 && y >= 0 && y < 8; x += way * step[line][0], y += way * step[line][1]) {
                const int other = 8 * y + x;
                rules->between[square][other] = passed;
                passed |= (uint64_t)1 << other;
            }
            rules->line[square][line].both |= passed;
            *(way < 0 ? &rules->line[square][line].below : &rules->line[square][line].above) = passed;
        }
}

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

/* --- moves ------------------------------------------------------------------------------------------------------ */

/* What decides which moves are legal. */
typedef struct {
    uint64_t occupied, enemies;
    int king;
    uint64_t checkers;
    uint64_t target; /* where others than the king must go */
    uint64_t straight,
        diagonal; /* squares between the king and what would check it but for one own piece, and this */
} View;

/* Of pieces that aim at the king on lines: they check, or pin what stands alone between, if it is an own piece. */
static inline uint64_t pins(const Rules *rules, View *view, uint64_t own, uint64_t aiming)
{
    uint64_t squares = 0;
    for (; aiming; aiming &= aiming - 1) {
        const uint64_t way = rules->between[view->king][square_of(aiming)], blocks = way & view->occupied;
        if (!blocks)
            view->checkers |= aiming & -aiming;
        else if (!(blocks & (blocks - 1)) && blocks & own)
            squares |= way | (aiming & -aiming);
    }
    return squares;
}

static inline __attribute__((always_inline)) View view_of(const Rules *rules, const State *state)
{
    const uint64_t occupied = occupied_of(state), own = state->own, enemies = occupied & ~own;
    View view = {.occupied = occupied, .enemies = enemies, .king = square_of(own & all_of(state, KING))};
    view.checkers = enemies & ((rules->knight[view.king] & all_of(state, KNIGHT)) |
                               (pawns_attack((uint64_t)1 << view.king) & all_of(state, PAWN)));
    view.straight = pins(rules, &view, own, enemies & straight_of(state) & rules->straight[view.king]);
    view.diagonal = pins(rules, &view, own, enemies & diagonal_of(state) & rules->diagonal[view.king]);
    view.target = !view.checkers ? ~own
                  : view.checkers & (view.checkers - 1)
                      ? 0
                      : view.checkers | rules->between[view.king][square_of(view.checkers)];
    return view;
}

/* Squares that the opponent attacks, also through the king. */
static inline uint64_t danger(const State *state, const View *view)
{
    const uint64_t enemies = view->enemies;
    return knights_attack(enemies & all_of(state, KNIGHT)) | kings_attack(enemies & all_of(state, KING)) |
           pawns_attack_down(enemies & all_of(state, PAWN)) |
           sliders_attack(enemies & straight_of(state), enemies & diagonal_of(state),
                          view->occupied & ~((uint64_t)1 << view->king));
}

static inline uint64_t king_targets(const Rules *rules, const State *state, const View *view, uint64_t dangerous)
{
    return rules->king[view->king] & ~state->own & ~dangerous;
}

/* Where the king may go in castling. */
static inline uint64_t castling(const State *state, const View *view, uint64_t dangerous)
{
    const uint64_t way_short = 0x60, way_long = 0x0e, king_long = 0x0c;
    uint64_t to = 0;
    if (view->checkers)
        return 0;
    if (state->rights & SHORT && !(view->occupied & way_short) && !(dangerous & way_short))
        to |= 0x40;
    if (state->rights & LONG && !(view->occupied & way_long) && !(dangerous & king_long))
        to |= 0x04;
    return to;
}

/* Can a pawn on this square legally take in passing the one that stands beside it? */
static inline bool may_pass(const Rules *rules, const State *state, const View *view, int from, int victim)
{
    const uint64_t taken = (uint64_t)1 << victim;
    const uint64_t after = (view->occupied & ~taken & ~((uint64_t)1 << from)) | taken << 8;
    return !attackers_of(rules, state, view->king, view->enemies & ~taken, after);
}

/* The pawns that take in passing. */
static inline uint64_t passing_pawns(const Rules *rules, const State *state, const View *view)
{
    if (!state->passing)
        return 0;
    const int victim = 32 + state->passing - 1;
    const uint64_t beside = leftwards((uint64_t)1 << victim) | rightwards((uint64_t)1 << victim);
    uint64_t may = 0;
    for (uint64_t from = beside & state->own & all_of(state, PAWN); from; from &= from - 1)
        if (may_pass(rules, state, view, square_of(from), victim))
            may |= from & -from;
    return may;
}

/* Moves of a piece from one square, or of pawns that all go the same way, so far. */
typedef struct {
    uint64_t to;
    int from, far; /* far: of pawns; 0: of a piece */
} Bundle;

enum { MOST_BUNDLES = 32 };

/* Pawns that are pinned move along the pin. */
static inline int pawn_bundles(const State *state, const View *view, Bundle *bundle)
{
    const uint64_t pawns = state->own & all_of(state, PAWN), empty = ~view->occupied;
    const uint64_t may_push = pawns & ~view->diagonal, may_take = pawns & ~view->straight;
    const uint64_t free_push = may_push & ~view->straight, pinned_push = may_push & view->straight;
    const uint64_t free_take = may_take & ~view->diagonal, pinned_take = may_take & view->diagonal;
    const uint64_t once = (free_push << 8 | (pinned_push << 8 & view->straight)) & empty;
    const uint64_t left = leftwards(free_take) << 8 | (leftwards(pinned_take) << 8 & view->diagonal);
    const uint64_t right = rightwards(free_take) << 8 | (rightwards(pinned_take) << 8 & view->diagonal);
    bundle[0] = (Bundle){left & view->enemies & view->target, 0, 7};
    bundle[1] = (Bundle){right & view->enemies & view->target, 0, 9};
    bundle[2] = (Bundle){once & view->target, 0, 8};
    bundle[3] = (Bundle){(once & RANK(3)) << 8 & empty & view->target, 0, 16};
    return 4;
}

static inline int add_bundle(Bundle *bundle, int count, int from, uint64_t to)
{
    bundle[count] = (Bundle){to, from, 0};
    return count + (to != 0);
}

/* All moves but those of pawns and in passing. */
static inline int piece_bundles(const Rules *rules, const State *state, const View *view, Bundle *bundle)
{
    const uint64_t own = state->own, pinned = view->straight | view->diagonal;
    const uint64_t straight = own & straight_of(state), diagonal = own & diagonal_of(state);
    int count = 0;
    if (view->target) {
        for (uint64_t from = own & all_of(state, KNIGHT) & ~pinned; from; from &= from - 1)
            count = add_bundle(bundle, count, square_of(from), rules->knight[square_of(from)] & view->target);
        for (uint64_t from = diagonal & ~view->straight; from; from &= from - 1) {
            const uint64_t to = bishop_attacks(rules, square_of(from), view->occupied) & view->target;
            count = add_bundle(bundle, count, square_of(from),
                               from & -from & view->diagonal ? to & view->diagonal : to);
        }
        for (uint64_t from = straight & ~view->diagonal; from; from &= from - 1) {
            const uint64_t to = rook_attacks(rules, square_of(from), view->occupied) & view->target;
            count = add_bundle(bundle, count, square_of(from),
                               from & -from & view->straight ? to & view->straight : to);
        }
    }
    uint64_t to = rules->king[view->king] & ~own;
    if (to || state->rights & OWN_RIGHTS) {
        const uint64_t dangerous = danger(state, view);
        to = king_targets(rules, state, view, dangerous) | castling(state, view, dangerous);
        count = add_bundle(bundle, count, view->king, to);
    }
    return count;
}

static inline int count(const Rules *rules, const State *state)
{
    const View view = view_of(rules, state);
    Bundle bundle[MOST_BUNDLES];
    int sum = 0;
    for (int i = pawn_bundles(state, &view, bundle) - 1; i >= 0; i--)
        sum += count_of(bundle[i].to) + 3 * count_of(bundle[i].to & RANK(8));
    for (int i = piece_bundles(rules, state, &view, bundle) - 1; i >= 0; i--)
        sum += count_of(bundle[i].to);
    return sum + count_of(passing_pawns(rules, state, &view));
}

static inline Move *add_move(Move *list, int from, int to, int becomes, int black)
{
    *list = (Move)(from | to << TO_SHIFT | becomes << BECOMES_SHIFT | (black ? BLACK_MOVES : 0));
    return list + 1;
}

static inline int moves(const Rules *rules, const State *state, Move *list)
{
    const View view = view_of(rules, state);
    const int black = state->black;
    Bundle bundle[MOST_BUNDLES];
    Move *next = list;
    const int pawns = pawn_bundles(state, &view, bundle);
    for (int i = 0; i < pawns; i++)
        for (uint64_t set = bundle[i].to; set; set &= set - 1) {
            const int to = square_of(set), from = to - bundle[i].far;
            if (to < 56)
                next = add_move(next, from, to, 0, black);
            for (int becomes = QUEEN; to >= 56 && becomes >= KNIGHT; becomes--)
                next = add_move(next, from, to, becomes, black);
        }
    for (uint64_t set = passing_pawns(rules, state, &view); set; set &= set - 1)
        next = add_move(next, square_of(set), 40 + state->passing - 1, 0, black);
    const int pieces = piece_bundles(rules, state, &view, bundle);
    for (int i = 0; i < pieces; i++)
        for (uint64_t set = bundle[i].to; set; set &= set - 1)
            next = add_move(next, bundle[i].from, square_of(set), 0, black);
    return (int)(next - list);
}

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

/* --- moves of other positions, and orders ----------------------------------------------------------------------- */

static inline uint64_t targets_of_pawn(const Rules *rules, const State *state, const View *view, int from)
{
    Bundle bundle[MOST_BUNDLES];
    uint64_t to = 0;
    for (int i = pawn_bundles(state, view, bundle) - 1; i >= 0; i--)
        if (from + bundle[i].far < 64)
            to |= bundle[i].to & (uint64_t)1 << (from + bundle[i].far);
    return to | (passing_pawns(rules, state, view) >> from & 1 ? (uint64_t)1 << (40 + state->passing - 1) : 0);
}

static inline uint64_t targets_of(const Rules *rules, const State *state, const View *view, int from)
{
    const uint64_t bit = (uint64_t)1 << from;
    const int kind = kind_at(state, from);
    uint64_t to = 0;
    if (kind == PAWN)
        return targets_of_pawn(rules, state, view, from);
    if (kind == KING) {
        const uint64_t dangerous = danger(state, view);
        return king_targets(rules, state, view, dangerous) | castling(state, view, dangerous);
    }
    if (kind == KNIGHT)
        return bit & (view->straight | view->diagonal) ? 0 : rules->knight[from] & view->target;
    if (kind != ROOK && !(bit & view->straight))
        to |= bishop_attacks(rules, from, view->occupied) & (bit & view->diagonal ? view->diagonal : ~(uint64_t)0);
    if (kind != BISHOP && !(bit & view->diagonal))
        to |= rook_attacks(rules, from, view->occupied) & (bit & view->straight ? view->straight : ~(uint64_t)0);
    return to & view->target;
}

static inline bool legal(const Rules *rules, const State *state, Move move)
{
    const int from = move & 63, to = move >> TO_SHIFT & 63, becomes = move >> BECOMES_SHIFT & 7;
    if (!(state->own >> from & 1) || !(move & BLACK_MOVES) != !state->black)
        return false;
    if ((kind_at(state, from) == PAWN && to >= 56) != (becomes >= KNIGHT && becomes <= QUEEN))
        return false;
    if (becomes == PAWN || becomes >= KING)
        return false;
    const View view = view_of(rules, state);
    return targets_of(rules, state, &view, from) >> to & 1;
}

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

#include "games/chess/categories.h"
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
    /* Published, and counted by Stockfish 15.1, too. */
    .known = {{"", {20, 400, 8902, 197281, 4865609, 119060324}},
              {"position=r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R_w_KQkq_-_0_1",
               {48, 2039, 97862, 4085603, 193690690}},
              {"position=8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8_w_-_-_0_1", {14, 191, 2812, 43238, 674624, 11030083}},
              {"position=K1k5/8/P7/8/8/8/8/8_w_-_-_0_1", {2, 6, 13, 63, 382}}},
    .category_names = {EACH_CATEGORY(CATEGORY_NAME)},
    .categories = categories,
    .legal = legal,
    .priority = priority,
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
