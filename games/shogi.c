/*
 * Shogi on 9x9 squares, and minishogi on 5x5.  A set of squares is 81 bits of 128.  The board stands as the side to move
 * sees it, who plays upwards, so that one set of rules serves both; it is turned round with every move, s to 80 - s:
 *
 *          9  8  7  6  5  4  3  2  1
 *      a  80 71 62 53 44 35 26 17  8
 *      b  79 70 61 52 43 34 25 16  7
 *                    ...                 black begins
 *      h  73 64 55 46 37 28 19 10  1
 *      i  72 63 54 45 36 27 18  9  0
 *
 * Minishogi stands in the middle, 20..24 to 56..60, and its squares are called 1a to 5e.
 *
 * Who cannot move has lost, be it mate or not: there is no stalemate, and no position is a draw.  A position knows nothing
 * of those before it, so that a search sees no repetition, of which matches know.  The impasse of kings in each other's
 * camps, where players agree to count their pieces, ends nothing here: such a game goes on.
 */

#include <ctype.h>
#include <string.h>

#include "kit/part.h"

__extension__ typedef unsigned __int128 Set;

/* What stands on a square, in four bits, one of each plane: 0 is empty.  What has promoted has the fourth bit.  The other
 * three are the base of a piece, which says how it lies in hand; gold's is 0. */
enum { PAWN = 1, LANCE, KNIGHT, SILVER, BISHOP, ROOK, KING, GOLD };
enum { PROMOTED = GOLD, HORSE = BISHOP | PROMOTED, DRAGON = ROOK | PROMOTED };
enum { PLANES = 4, OWN = PLANES, SETS, KINDS = 16, BASES = 7 };

typedef struct {
    uint64_t low[SETS];  /* of each plane, and of the pieces of the side to move: squares 0 to 63, */
    uint32_t high[SETS]; /* and the others */
    uint32_t hand[2];    /* how many of each kind the side to move has in hand, and the other */
    uint16_t white;      /* to move; for the names of moves */
    int16_t places;      /* what the own pieces are worth where they stand, less the other's: evaluation.h */
} State;

/* From a square, or a drop of this kind; to; whether it promotes; whether white moves.  As the mover sees them. */
typedef uint16_t Move;

enum { DROP = 81, TO_SHIFT = 7, SQUARE = 127, PROMOTES = 0x4000, WHITE_MOVES = 0x8000 };

/* Ways to slide.  Those to higher squares come first, four before their opposites. */
enum { UP, LEFT, UP_LEFT, DOWN_LEFT, DOWN, RIGHT, DOWN_RIGHT, UP_RIGHT, NOWHERE, WAYS = NOWHERE };

/* Pieces by how they step. */
enum { BY_PAWN, BY_KNIGHT, BY_SILVER, BY_GOLD, BY_KING, STEPPERS };

/* What is counted in a position besides (evaluation.h). */
enum { MOST_TERMS = 8 };

typedef struct {
    bool mini;
    Set board;
    Set last, last_two;                           /* ranks on which some pieces could not move again */
    Set zone, beside_zone;                        /* where pieces promote, and the rank below */
    Set ray[81][WAYS + 1];                        /* the squares beyond one, as far as the edge */
    uint8_t way[81][81];                          /* from one to another */
    Set step[2][81][STEPPERS];                    /* to where a piece steps that plays upwards, and downwards */
    Set around[81];                               /* at most two squares away, for evaluation */
    Set near[81];                                 /* from where a step may lead to a square, */
    Set straight[81], diagonal[81];               /* or a slide */
    Set by_rook[81], by_bishop[81], by_lance[81]; /* or to one beside it, of a lance downwards */
    Set beside[2][81][STEPPERS]; /* from where a step, upwards or downwards, leads beside a square */
    int16_t place[81][KINDS];    /* what a piece is worth there, */
    int weight[MOST_TERMS];      /* and what else is counted: evaluation.h */
} Rules;

/* In R8/2K1S1SSk/4B4/9/9/9/9/9/1L1L1L3 b RBGSNLP3g3n17p 1; that there is no position with more is believed. */
enum { MAX_MOVES = 593 };

#include "kit/game.h"
#include "games/shogi/board.h"
#include "games/shogi/attacks.h"

/* --- setting up ------------------------------------------------------------------------------------------------- */

static inline void set_worth(Rules *rules, int without);

static inline const char *setup(Rules *rules, const Setting *settings, uint64_t seed, Arena *arena)
{
    (void)seed;
    (void)arena;
    memset(rules, 0, sizeof *rules);
    memset(rules->way, NOWHERE, sizeof rules->way);
    rules->mini = settings[0].choice == 1;
    const int margin = margin_of(rules), zone = rules->mini ? 1 : 3;
    for (int x = margin; x < 9 - margin; x++)
        for (int y = margin; y < 9 - margin; y++) {
            const Set square = bit(9 * x + y);
            rules->board |= square;
            rules->last |= y == 8 - margin ? square : 0;
            rules->last_two |= y >= 7 - margin ? square : 0;
            rules->zone |= y > 8 - margin - zone ? square : 0;
            rules->beside_zone |= y == 8 - margin - zone ? square : 0;
        }
    for (Set set = rules->board; set; set &= set - 1) {
        set_steps(rules, square_of(set));
        set_rays(rules, square_of(set));
    }
    for (Set set = rules->board; set; set &= set - 1) {
        const int square = square_of(set);
        for (Set beside = rules->step[0][square][BY_KING]; beside; beside &= beside - 1) {
            rules->by_rook[square] |= rules->straight[square_of(beside)];
            rules->by_bishop[square] |= rules->diagonal[square_of(beside)];
            rules->by_lance[square] |= rules->ray[square_of(beside)][UP];
            for (int down = 0; down < 2; down++)
                for (int i = 0; i < STEPPERS; i++)
                    rules->beside[down][square][i] |= rules->step[!down][square_of(beside)][i];
        }
    }
    set_worth(rules, settings[1].choice);
    return NULL;
}

static inline void put_piece(State *state, int square, int kind, bool own)
{
    for (int i = 0; i < SETS; i++) {
        const uint64_t bit = i == OWN ? own : kind >> i & 1;
        if (square < 64)
            state->low[i] |= bit << square;
        else
            state->high[i] |= (uint32_t)(bit << (square - 64));
    }
}

/* Of both sides at once. */
static inline void put_pair(State *state, int square, int kind)
{
    put_piece(state, square, kind, true);
    put_piece(state, 80 - square, kind, false);
}

static inline State initial(const Rules *rules)
{
    static const int row[9] = {LANCE, KNIGHT, SILVER, GOLD, KING, GOLD, SILVER, KNIGHT, LANCE};
    static const int mini_row[5] = {ROOK, BISHOP, SILVER, GOLD, KING};
    State state = {.white = 0};
    if (rules->mini) {
        for (int i = 0; i < 5; i++)
            put_pair(&state, 20 + 9 * i, mini_row[i]);
        put_pair(&state, 57, PAWN);
        return state;
    }
    for (int i = 0; i < 9; i++) {
        put_pair(&state, 9 * i, row[i]);
        put_pair(&state, 9 * i + 2, PAWN);
    }
    put_pair(&state, 64, BISHOP);
    put_pair(&state, 10, ROOK);
    return state;
}

#include "games/shogi/view.h"
#include "games/shogi/counting.h"
#include "games/shogi/moves.h"
#include "games/shogi/evaluation.h"

/* --- playing ---------------------------------------------------------------------------------------------------- */

static inline State play(const Rules *rules, const State *state, Move move)
{
    const int from = move & SQUARE, to = 80 - (move >> TO_SHIFT & SQUARE);
    Board board = turn_round(state);
    State next;
    const Set arrives = bit(to);
    Set left = arrives;
    uint32_t hand = state->hand[0];
    int kind, gain;
    if (from >= DROP) {
        kind = dropped_kind(from - DROP);
        gain = -kind_worth[kind];
        hand -= 1U << hand_shift[from - DROP];
    } else {
        const int taken = kind_at(&board, to);
        kind = kind_at(&board, 80 - from);
        gain = rules->place[to][taken] + worth_in_hand(taken) - rules->place[from][kind];
        kind |= move & PROMOTES ? PROMOTED : 0;
        hand += taken ? 1U << hand_shift[base_of(taken)] : 0;
        left |= bit(80 - from);
    }
    board.own = occupied_of(&board) & ~board.own & ~left;
#pragma GCC unroll 4
    for (int i = 0; i < PLANES; i++)
        board.plane[i] = (board.plane[i] & ~left) | (kind >> i & 1 ? arrives : 0);
    keep_board(&next, &board);
    next.hand[0] = state->hand[1];
    next.hand[1] = hand;
    next.white = !state->white;
    next.places = (int16_t) - (state->places + gain + rules->place[80 - to][kind]);
    return next;
}

/* The other side is to move on the same board. */
static inline State swap(const Rules *rules, const State *state)
{
    Board board = turn_round(state);
    State turned;
    (void)rules;
    board.own = occupied_of(&board) & ~board.own;
    keep_board(&turned, &board);
    turned.hand[0] = state->hand[1];
    turned.hand[1] = state->hand[0];
    turned.white = !state->white;
    turned.places = (int16_t)-state->places;
    return turned;
}

static int landing(const Rules *rules, Move move, bool by_other)
{
    const int to = move >> TO_SHIFT & SQUARE;
    (void)rules;
    return by_other ? 80 - to : to;
}

/* --- the end ---------------------------------------------------------------------------------------------------- */

/* Nearly always the king is not in check, and a piece that stands on no line with it, so that it is not pinned, can step
 * forward. */
static inline bool can_step(const Rules *rules, const State *state)
{
    const Board board = board_of(state);
    const Set occupied = occupied_of(&board), enemies = occupied & ~board.own;
    const int king = square_of(board.own & all_of(&board, KING));
    const Set forward = all_of(&board, PAWN) | all_of(&board, SILVER) | golds_of(&board);
    const Set free = forward & board.own & ~(rules->straight[king] | rules->diagonal[king]);
    if (!(upwards(free) & rules->board & ~board.own))
        return false;
    if (enemies & rules->near[king] && enemies & steppers_on(&board, rules->step[0][king]))
        return false;
    for (Set set = snipers_of(rules, &board, enemies, king); set; set &= set - 1)
        if (!(between(rules, king, square_of(set)) & occupied))
            return false;
    return true;
}

static inline bool finished(const Rules *rules, const State *state)
{
    if (can_step(rules, state))
        return false;
    const View view = view_of(rules, state);
    return !king_targets(rules, &view) && count(rules, state) == 0;
}

/* More than all pieces are worth together, and more than the other terms by far. */
enum { WIN = 50000 };

static inline Value score(const Rules *rules, const State *state)
{
    (void)rules;
    (void)state;
    return -WIN;
}

static inline Value bound(const Rules *rules)
{
    (void)rules;
    return WIN;
}

#include "games/shogi/exchange.h"
#include "games/shogi/categories.h"
#include "games/shogi/noisy.h"

/* Captures by victim, then attacker; promotions and checks among them; then moves forward, and drops by their place. */
static inline int priority(const Rules *rules, const State *state, Move move)
{
    const Board board = board_of(state);
    const Deed deed = deed_of(rules, &board, move);
    const int before = deed.promotes ? deed.kind & ~PROMOTED : deed.kind;
    int sum = deed.check ? 600 : 0;
    if (deed.taken)
        sum += 1000 + prize_of(deed.taken) - kind_worth[before] / 16;
    if (deed.promotes)
        sum += 500 + kind_worth[deed.kind] - kind_worth[before];
    if (deed.from >= DROP) {
        const int king = square_of(board.own & all_of(&board, KING));
        const int other = square_of(all_of(&board, KING) & ~board.own);
        return sum + (has(rules->around[other], deed.to) ? 60 : has(rules->around[king], deed.to) ? 30 : 0);
    }
    return sum + 40 + 4 * (deed.to % 9 - deed.from % 9);
}

#include "games/shogi/possible.h"
#include "games/shogi/notation.h"
#include "games/shogi/drawing.h"
#include "games/shogi/csa.h"
#include "games/shogi/kif.h"

#include "games/shogi/match.h"

static const Game game = {
    .about = "shogi; evaluation: pieces, king's shelter, squares; values are hundredths of a pawn",
    .unit = 100,
    .parameters =
        {{.name = "variant",
          .kind = CHOICE,
          .fallback = "standard",
          .choices = "standard|mini",
          .about = "9x9 squares, or minishogi's 5x5"},
         {.name = "without",
          .kind = CHOICE,
          .fallback = "nothing",
          .choices = "nothing|places|king|attack|mobility|all",
          .evaluation = true,
          .about = "what is left out of the evaluation: where pieces stand, the own king's shelter, pieces near "
                   "the other king, mobility; or all but material"}},
    /* Both starts are published, and the positions after them were counted by Fairy-Stockfish 11.1, too; that with a gold
     * in the corner by shogiops 0.18. */
    .known = {{"", {30, 900, 25470, 719731, 19861490, 547581517}},
              {"position=G3k4/9/9/9/9/9/9/9/4K4_b_-_1", {7, 35, 305, 2040, 18974}},
              {"variant=mini", {14, 181, 2512, 35401, 533203, 8276188}}},
    .name = name,
    .recorded = recorded,
    .formats = {&csa, &kif},
    .match_end = match_end,
    .count = count,
    .legal = legal,
    .priority = priority,
    .noisy = noisy,
    .in_check = in_check,
    .gain = gain,
    .exchange = exchange_of,
    .landing = landing,
    .category_names = {EACH_CATEGORY(CATEGORY_NAME)},
    .categories = categories,
    .taking_back = TAKES_BACK,
    .swap = swap,
    .write = write_position,
    .read = read_position,
    .draw = draw,
    .feature_names = {"pieces on the board", "pieces in hand", "places", EACH_TERM(TERM_NAME)},
    .features = features,
    .broken = broken,
};
