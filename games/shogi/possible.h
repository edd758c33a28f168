/* Which pieces can be a position, and what is wrong with others. */
#ifndef SHOGI_POSSIBLE_H
#define SHOGI_POSSIBLE_H

static const char *const base_names[KING + 1] = {"gold",   "pawn",   "lance", "knight",
                                                 "silver", "bishop", "rook",  "king"};

/* How many of a kind there are, of both sides together. */
static inline int set_of(const Rules *rules, int base)
{
    static const int standard[BASES] = {4, 18, 4, 4, 4, 2, 2}, mini[BASES] = {2, 2, 0, 0, 2, 2, 2};
    return (rules->mini ? mini : standard)[base];
}

static inline const char *square_name(const Rules *rules, bool white, int square)
{
    static char text[3];
    put_square(rules, white ? 80 - square : square, text);
    return text;
}

/* What is wrong with the pieces of the side to move. */
static inline const char *wrong_side(const Rules *rules, const State *state)
{
    const Board board = board_of(state);
    const char *side = state->white ? "white" : "black";
    const Set pawns = board.own & all_of(&board, PAWN);
    const Set kings = board.own & all_of(&board, KING), others = kings & (kings - 1);
    if (!kings)
        return complaint("%s has no king on the board", side);
    if (others)
        return complaint("%s has another king on %s", side, square_name(rules, state->white, square_of(others)));
    for (int kind = PAWN; kind <= KNIGHT; kind++) {
        const Set stuck = board.own & all_of(&board, kind) & must_promote(rules, kind);
        if (stuck)
            return complaint("the %s on %s could never have moved there, nor move again", base_names[kind],
                             square_name(rules, state->white, square_of(stuck)));
    }
    for (int file = 0; file < 9; file++)
        if (count_of(pawns >> (9 * file) & 0x1ff) > 1)
            return complaint("%s has two pawns on file %c", side, *square_name(rules, state->white, 9 * file));
    return NULL;
}

/* Can these pieces be a position's? */
static inline const char *impossible(const Rules *rules, const State *state)
{
    const State other = swap(rules, state);
    const Board board = board_of(state);
    const char *error = wrong_side(rules, state->white ? &other : state);
    if (!error)
        error = wrong_side(rules, state->white ? state : &other);
    for (int base = 0; base < BASES && !error; base++) {
        int number = held(state->hand[0], base) + held(state->hand[1], base);
        for (int kind = base; kind < KINDS; kind += PROMOTED)
            number += kind ? count_of(all_of(&board, kind)) : 0;
        if (number > set_of(rules, base))
            error = complaint("there %s %d %s%s on the board and in hand, and there may be %d",
                              number > 1 ? "are" : "is", number, base_names[base], number > 1 ? "s" : "",
                              set_of(rules, base));
    }
    if (!error && view_of(rules, &other).checkers)
        error = complaint("the king on %s is in check, and %s is to move",
                          square_name(rules, other.white, view_of(rules, &other).king),
                          state->white ? "white" : "black");
    if (!error && count_of(view_of(rules, state).checkers) > 2)
        error = complaint("the king on %s is in check by more than two pieces",
                          square_name(rules, state->white, view_of(rules, state).king));
    return error;
}

static inline const char *broken(const Rules *rules, const State *state)
{
    const Board board = board_of(state);
    const uint32_t hands = (1U << (hand_shift[ROOK] + hand_bits[ROOK])) - 1;
    if (occupied_of(&board) & ~rules->board)
        return "a piece is off the board";
    if (board.own & ~occupied_of(&board))
        return "an empty square belongs to the side to move";
    if (all_of(&board, KING | PROMOTED))
        return "a king is promoted";
    if (state->white > 1 || (state->hand[0] | state->hand[1]) & ~hands)
        return "an unused bit is set";
    if (state->places != places_of(rules, state))
        return "the worth of places is wrong";
    return impossible(rules, state);
}

#endif
