/* Moves as USI writes them, and positions in SFEN. */
#ifndef SHOGI_NOTATION_H
#define SHOGI_NOTATION_H

static const char piece_letters[] = "GPLNSBRK";

static inline void name(const Rules *rules, Move move, char text[MOVE_TEXT])
{
    const int from = move & SQUARE, to = move >> TO_SHIFT & SQUARE;
    const bool white = move & WHITE_MOVES;
    if (from >= DROP) {
        text[0] = piece_letters[from - DROP];
        text[1] = '*';
    } else {
        put_square(rules, white ? 80 - from : from, text);
    }
    put_square(rules, white ? 80 - to : to, text + 2);
    if (move & PROMOTES)
        memcpy(text + 4, "+", sizeof "+");
}

/* Kinds as black sees the squares, and of whom. */
typedef struct {
    int kind[81];
    bool black[81];
} Picture;

static inline Picture picture_of(const State *state)
{
    const Board board = board_of(state);
    Picture picture;
    for (int square = 0; square < 81; square++) {
        const int seen = state->white ? 80 - square : square;
        picture.kind[square] = kind_at(&board, seen);
        picture.black[square] = has(board.own, seen) != state->white;
    }
    return picture;
}

/* As SFEN writes it: "+P" is black's, "+p" white's. */
static inline void put_piece_letter(Text *text, int kind, bool black)
{
    const char letter = piece_letters[base_of(kind)];
    put(text, "%s%c", kind > GOLD ? "+" : "", black ? letter : tolower((unsigned char)letter));
}

static inline void put_rank(const Rules *rules, const Picture *picture, int rank, Text *text)
{
    int empty = 0;
    for (int file = 8 - margin_of(rules); file >= margin_of(rules); file--) {
        const int square = 9 * file + rank;
        if (!picture->kind[square]) {
            empty++;
            continue;
        }
        if (empty)
            put(text, "%d", empty);
        put_piece_letter(text, picture->kind[square], picture->black[square]);
        empty = 0;
    }
    if (empty)
        put(text, "%d", empty);
}

static const int hand_order[BASES] = {ROOK, BISHOP, 0, SILVER, KNIGHT, LANCE, PAWN};

static inline void put_hand(Text *text, uint32_t hand, bool black)
{
    for (int i = 0; i < BASES; i++) {
        const int number = held(hand, hand_order[i]);
        if (number > 1)
            put(text, "%d", number);
        if (number)
            put_piece_letter(text, hand_order[i], black);
    }
}

static inline void write_position(const Rules *rules, const State *state, bool second, Text *text)
{
    const Picture picture = picture_of(state);
    for (int rank = 8 - margin_of(rules); rank >= margin_of(rules); rank--) {
        put_rank(rules, &picture, rank, text);
        put(text, rank > margin_of(rules) ? "/" : second ? "_w_" : "_b_");
    }
    put_hand(text, state->hand[second], true);
    put_hand(text, state->hand[!second], false);
    put(text, "%s_1", state->hand[0] || state->hand[1] ? "" : "-");
}

/* --- reading them ----------------------------------------------------------------------------------------------- */

/* The base of a letter, in capitals or not; -1 if there is none. */
static inline int base_of_letter(char letter)
{
    const char *at = letter ? strchr(piece_letters, toupper((unsigned char)letter)) : NULL;
    return at ? (int)(at - piece_letters) : -1;
}

/* Fields are parted by a space, or in one word by '_'. */
static inline bool at_gap(const Notation *notation)
{
    return *notation->at == ' ' || *notation->at == '_';
}

/* Several are one, as in what programs send each other. */
static inline bool pass_gap(Notation *notation)
{
    const bool found = at_gap(notation);
    while (at_gap(notation))
        notation->at++;
    return found;
}

/* A piece of black or white. */
static inline const char *read_piece(Notation *notation, int *kind, bool *black)
{
    const bool promoted = *notation->at == '+';
    const int base = base_of_letter(notation->at[promoted]);
    if (base < 0)
        return expected(notation, "a piece, a number of empty squares, or the end of the rank");
    *kind = promoted ? base | PROMOTED : dropped_kind(base);
    if (promoted && (base == KING || !base))
        return expected(notation, "a piece that promotes, which %s does not,", base_names[base]);
    notation->at += promoted;
    *black = isupper((unsigned char)*notation->at++);
    return NULL;
}

static inline const char *read_rank(const Rules *rules, Notation *notation, int rank, State *state)
{
    const int first = margin_of(rules), files = 9 - 2 * first;
    const char called = (char)('a' + 8 - first - rank);
    int done = 0;
    for (; *notation->at != '/' && !at_gap(notation) && *notation->at; done++) {
        if (*notation->at >= '1' && *notation->at <= '9') {
            done += *notation->at++ - '1';
            if (isdigit((unsigned char)*notation->at)) /* eleven to some, and two to others */
                return expected(notation, "no second digit, but a piece, \"/\" or the end of the rank,");
            continue;
        }
        int kind = 0;
        bool black = false;
        const char *error = read_piece(notation, &kind, &black);
        if (error)
            return error;
        if (done < files)
            put_piece(state, 9 * (first + files - 1 - done) + rank, kind, black);
    }
    return done == files ? NULL : complaint("rank %c has %d squares, and not %d", called, done, files);
}

static inline const char *read_ranks(const Rules *rules, Notation *notation, State *state)
{
    const int first = margin_of(rules), ranks = 9 - 2 * first;
    int found = 1;
    for (const char *at = notation->at; *at && *at != ' ' && *at != '_'; at++)
        found += *at == '/';
    if (found != ranks)
        return complaint("the board has %d rank%s, and not %d%s", found, found > 1 ? "s" : "", ranks,
                         found != (rules->mini ? 9 : 5) ? ""
                         : rules->mini                  ? ": it is one of variant=standard"
                                                        : ": it is one of variant=mini");
    const char *error = NULL;
    for (int rank = 8 - first; rank >= first && !error; rank--) {
        error = read_rank(rules, notation, rank, state);
        if (!error && rank > first)
            error = read_letter(notation, '/');
    }
    return error;
}

static inline const char *read_hands(const Rules *rules, Notation *notation, State *state)
{
    if (*notation->at == '-') {
        notation->at++;
        return NULL;
    }
    do {
        int number = 1;
        const char *error = isdigit((unsigned char)*notation->at) ? read_number(notation, 18, &number) : NULL;
        const int base = base_of_letter(*notation->at);
        if (error)
            return error;
        if (base < 0 || base == KING || !number)
            return expected(notation, "\"-\", or pieces in hand, such as \"2Pb\",");
        if (number > set_of(rules, base))
            return expected(notation, "at most %d in hand", set_of(rules, base));
        uint32_t *hand = &state->hand[islower((unsigned char)*notation->at) != 0];
        if (held(*hand, base))
            return expected(notation, "pieces that were not counted yet");
        *hand |= (uint32_t)number << hand_shift[base];
        notation->at++;
    } while (*notation->at && !at_gap(notation));
    return NULL;
}

/* The number of the move, which may be missing, says nothing of the position. */
static inline const char *read_end(Notation *notation)
{
    int number;
    const char *error = pass_gap(notation) && *notation->at ? read_number(notation, 9999, &number) : NULL;
    pass_gap(notation);
    return error ? error : *notation->at == 0 ? NULL : expected(notation, "the end of the position");
}

/* SFEN, with or without that word before it: https://shogidokoro2.stars.ne.jp/usi.html */
static inline const char *read_position(const Rules *rules, const char *text, State *state, bool *second)
{
    Notation notation = {text, text};
    State black = {.white = 0};
    if (strncmp(text, "sfen ", 5) == 0)
        notation.at += 5;
    const char *error = read_ranks(rules, &notation, &black);
    if (!error && (!pass_gap(&notation) || !*notation.at || !strchr("bw", *notation.at)))
        error = expected(&notation, "\" b\" or \" w\" for the side to move");
    if (error)
        return error;
    *second = *notation.at++ == 'w';
    if (!pass_gap(&notation))
        return expected(&notation, "a space, and pieces in hand,");
    error = read_hands(rules, &notation, &black);
    if (!error)
        error = read_end(&notation);
    if (error)
        return error;
    *state = *second ? swap(rules, &black) : black;
    error = impossible(rules, state);
    state->places = error ? 0 : (int16_t)places_of(rules, state);
    return error;
}

#endif
