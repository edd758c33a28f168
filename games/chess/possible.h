/* Which pieces and rights can be a position, and what is wrong with others. */
#ifndef CHESS_POSSIBLE_H
#define CHESS_POSSIBLE_H

static inline const char *square_name(uint64_t set, bool second, char text[3])
{
    const int square = square_of(set) ^ (second ? 56 : 0);
    text[0] = (char)('a' + square % 8);
    text[1] = (char)('1' + square / 8);
    text[2] = '\0';
    return text;
}

/* The pieces of one side: a king, and no more promoted ones than pawns are missing. */
static inline const char *wrong_pieces(const State *state, uint64_t side, const char *whose, bool second)
{
    static const int at_first[KING + 1] = {0, 8, 2, 2, 2, 1, 1};
    int promoted = 0;
    char text[3];
    for (int kind = PAWN; kind <= KING; kind++) {
        const int number = count_of(side & all_of(state, kind));
        if (kind == KING && number != 1)
            return complaint("%s has %d kings", whose, number);
        if (kind == PAWN && number > 8)
            return complaint("%s has %d pawns", whose, number);
        promoted += kind > PAWN && number > at_first[kind] ? number - at_first[kind] : 0;
    }
    const int pawns = count_of(side & all_of(state, PAWN));
    if (promoted > 8 - pawns)
        return complaint("%s has %d pawns, and %d pieces that were pawns", whose, pawns, promoted);
    const uint64_t outside = side & all_of(state, PAWN) & (RANK(1) | RANK(8));
    return outside ? complaint("%s has a pawn on %s", whose, square_name(outside, second, text)) : NULL;
}

static inline const char *wrong_rights(const State *state)
{
    static const uint64_t rook[2] = {0x80, 0x01};
    for (int i = 0; i < 4; i++) {
        const bool own = i < RIGHTS_SHIFT, white = own != state->black;
        const uint64_t side = own ? state->own : ~state->own;
        const int shift = own ? 0 : 56;
        if (state->rights >> i & 1 && (!(side & all_of(state, KING) & (uint64_t)0x10 << shift) ||
                                       !(side & all_of(state, ROOK) & rook[i % 2] << shift)))
            return complaint(
                "the castling right %c needs %s's king on e%c and rook on %c%c (Chess960 is not supported)",
                (white ? "KQ" : "kq")[i % 2], white ? "white" : "black", white ? '1' : '8', "ha"[i % 2],
                white ? '1' : '8');
    }
    return NULL;
}

static inline const char *wrong_passing(const State *state)
{
    const uint64_t pawn = (uint64_t)1 << (32 + state->passing - 1);
    char text[3];
    if (!state->passing)
        return NULL;
    if (!(pawn & ~state->own & all_of(state, PAWN)) || (pawn << 8 | pawn << 16) & occupied_of(state))
        return complaint("%s is not a square that a pawn has just passed",
                         square_name(pawn << 8, state->black, text));
    return NULL;
}

static inline const char *broken(const Rules *rules, const State *state)
{
    const uint64_t occupied = occupied_of(state);
    const bool black = state->black;
    if (state->own & ~occupied || state->plane[0] & state->plane[1] & state->plane[2])
        return "a square has what is no piece";
    const char *error = wrong_pieces(state, state->own, black ? "black" : "white", black);
    if (!error)
        error = wrong_pieces(state, occupied & ~state->own, black ? "white" : "black", black);
    if (!error)
        error = wrong_rights(state);
    if (!error)
        error = wrong_passing(state);
    if (error)
        return error;
    State other = *state;
    turn_over(&other, occupied);
    const View view = view_of(rules, state), others = view_of(rules, &other);
    char theirs[3], ours[3];
    square_name((uint64_t)1 << others.king, !black, theirs);
    square_name((uint64_t)1 << view.king, black, ours);
    if (rules->king[view.king] & (uint64_t)1 << (others.king ^ 56))
        return complaint("the kings on %s and %s stand beside each other", ours, theirs);
    if (others.checkers)
        return complaint("the king on %s is in check, and %s is to move", theirs, black ? "black" : "white");
    if (count_of(view.checkers) > 2)
        return complaint("the king on %s is in check by more than two pieces", ours);
    if (state->passing && !passing_pawns(rules, state, &view))
        return complaint("no pawn can take in passing on file %c", 'a' + state->passing - 1);
    return NULL;
}

#endif
