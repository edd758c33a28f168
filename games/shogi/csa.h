/*
 * Records as servers and programs write them: http://www2.computer-shogi.org/protocol/record_v22.html
 *
 * A move, "+7776FU", says what the piece is when it has moved, which only the position tells from a promotion.
 */
#ifndef SHOGI_CSA_H
#define SHOGI_CSA_H

static const char csa_pieces[][3] = {"",   "FU", "KY", "KE", "GI", "KA", "HI", "OU",
                                     "KI", "TO", "NY", "NK", "NG", "UM", "RY"};

/* The kind of two letters, 0 if there is none. */
static inline int csa_kind(const char *letters)
{
    int kind = (int)(sizeof csa_pieces / sizeof *csa_pieces) - 1;
    while (kind > 0 && strncmp(letters, csa_pieces[kind], 2) != 0)
        kind--;
    return kind;
}

/* --- moves ------------------------------------------------------------------------------------------------------ */

static inline bool is_csa_move(const char *at, size_t length)
{
    if (length != 7 || !strchr("+-", at[0]))
        return false;
    for (int i = 1; i < 5; i++)
        if (!isdigit((unsigned char)at[i]))
            return false;
    return csa_kind(at + 5) > 0;
}

/* Which of the legal moves such a text means. */
static inline int recorded(const Rules *rules, const State *state, const char *text, Move list[MAX_MOVES])
{
    const Board board = board_of(state);
    Move all[MAX_MOVES];
    int found = 0;
    if (!is_csa_move(text, strlen(text)) || (*text == '-') != (state->white != 0))
        return 0;
    const int kind = csa_kind(text + 5), number = moves(rules, state, all);
    for (int i = 0; i < number; i++) {
        const int from = all[i] & SQUARE;
        char called[MOVE_TEXT];
        name(rules, all[i], called);
        const bool drops = from >= DROP, same = drops ? text[1] == '0' && text[2] == '0'
                                                      : text[1] == called[0] && text[2] == called[1] - 'a' + '1';
        const int before = drops ? dropped_kind(from - DROP) : kind_at(&board, from);
        const int after = before | (all[i] & PROMOTES ? PROMOTED : 0);
        if (same && text[3] == called[2] && text[4] == called[3] - 'a' + '1' && after == kind)
            list[found++] = all[i];
    }
    return found;
}

/* --- positions -------------------------------------------------------------------------------------------------- */

/* As the record shows it: rows from the top, from the left; black's pieces are positive. */
typedef struct {
    int square[9][9];
    int hand[2][BASES];
    bool said, white;
} CsaBoard;

static inline void csa_start(CsaBoard *board)
{
    static const int row[9] = {LANCE, KNIGHT, SILVER, GOLD, KING, GOLD, SILVER, KNIGHT, LANCE};
    *board = (CsaBoard){.said = true};
    for (int column = 0; column < 9; column++) {
        board->square[0][column] = -row[column];
        board->square[8][column] = row[column];
        board->square[2][column] = -PAWN;
        board->square[6][column] = PAWN;
    }
    board->square[1][1] = -ROOK;
    board->square[1][7] = -BISHOP;
    board->square[7][1] = BISHOP;
    board->square[7][7] = ROOK;
}

static inline int csa_base(int kind)
{
    return kind == GOLD ? 0 : kind & ~PROMOTED;
}

/* All that is nowhere yet is in this hand. */
static inline void csa_take_rest(CsaBoard *board, bool white)
{
    static const int all[BASES] = {4, 18, 4, 4, 4, 2, 2};
    for (int base = 0; base < KING; base++) {
        int left = all[base] - board->hand[0][base] - board->hand[1][base];
        for (int i = 0; i < 81; i++)
            left -= board->square[i / 9][i % 9] && csa_base(abs(board->square[i / 9][i % 9])) == base;
        board->hand[white][base] += left > 0 ? left : 0;
    }
}

/* "77FU00KI00AL": pieces on squares and in hand; those that PI names are taken away. */
static inline bool csa_take_pieces(CsaBoard *board, const char *at, bool white, bool away)
{
    for (; *at; at += 4) {
        const int file = at[0] - '0', rank = at[0] ? at[1] - '0' : -1;
        if (file < 0 || file > 9 || rank < 0 || rank > 9 || (file == 0) != (rank == 0) || strlen(at) < 4)
            return false;
        const int kind = csa_kind(at + 2);
        if (!file && strncmp(at + 2, "AL", 2) == 0)
            csa_take_rest(board, white);
        else if (!kind || (!file && (away || kind > GOLD || kind == KING)))
            return false;
        else if (!file)
            board->hand[white][csa_base(kind)]++;
        else
            board->square[rank - 1][9 - file] = away ? 0 : white ? -kind : kind;
    }
    return true;
}

/* "P1-KY-KE * ...": blanks at its end may be missing. */
static inline bool csa_take_row(CsaBoard *board, const char *line, int row)
{
    const size_t length = strlen(line);
    for (size_t column = 0; column < 9 && 3 * column < length; column++) {
        const char *at = line + 3 * column;
        const int kind = length >= 3 * column + 3 && strchr("+-", *at) ? csa_kind(at + 1) : 0;
        if (!kind && *at != ' ')
            return false;
        board->square[row][column] = *at == '-' ? -kind : kind;
    }
    return true;
}

static inline bool csa_take_position(CsaBoard *board, const char *line)
{
    const char what = line[1];
    if (what == 'I') {
        csa_start(board);
        return csa_take_pieces(board, line + 2, false, true);
    }
    board->said = true;
    return what >= '1' && what <= '9'   ? csa_take_row(board, line + 2, what - '1')
           : what == '+' || what == '-' ? csa_take_pieces(board, line + 2, what == '-', false)
                                        : false;
}

static inline void csa_write(const CsaBoard *board, char position[POSITION_TEXT])
{
    Text text = {position, position + POSITION_TEXT - 1};
    bool held_any = false;
    for (int row = 0; row < 9; row++) {
        int empty = 0;
        for (int column = 0; column < 9; column++) {
            const int kind = board->square[row][column];
            if (kind && empty)
                put(&text, "%d", empty);
            if (kind)
                put_piece_letter(&text, abs(kind), kind > 0);
            empty = kind ? 0 : empty + 1;
        }
        if (empty)
            put(&text, "%d", empty);
        put(&text, "%s", row < 8 ? "/" : board->white ? " w " : " b ");
    }
    for (int white = 0; white < 2; white++)
        for (int i = 0; i < BASES; i++) {
            const int base = hand_order[i], number = board->hand[white][base];
            held_any |= number > 0;
            if (number > 1)
                put(&text, "%d", number);
            if (number)
                put_piece_letter(&text, base, !white);
        }
    put(&text, "%s 1", held_any ? "" : "-");
}

/* --- a record --------------------------------------------------------------------------------------------------- */

/* How a game ends; of other words nobody knows what they say. */
static inline void csa_end(Record *record, const char *word)
{
    record->ended = true;
    if (strcmp(word, "%CHUDAN") == 0 || strcmp(word, "%MATTA") == 0)
        record->unfinished = "this game is not over: it was broken off";
}

/* One of the statements of a line, which commas part. */
static inline void csa_take(Record *record, CsaBoard *board, char *at, bool *begun)
{
    const size_t length = strlen(at);
    *begun |= *at && *at != '\'';
    if (record->ended || !*at || strchr("'VNT$", *at))
        return;
    if (*at == '%')
        csa_end(record, at);
    else if (strcmp(at, "+") == 0 || strcmp(at, "-") == 0)
        board->white = *at == '-';
    else if (*at == 'P' && !record->count && csa_take_position(board, at))
        return;
    else if (*at == 'P')
        record_wrong(record, at, "expected a position, as \"PI\" or \"P1-KY-KE ...\", not \"%.30s\"", at);
    else
        record_move(record, at, at, length);
}

static inline void read_csa(Record *record)
{
    CsaBoard board = {.said = false};
    bool begun = false;
    for (char *line = record->text, *next; line; line = next) {
        next = strchr(line, '\n');
        char *stop = next ? next : line + strlen(line);
        next = next ? next + 1 : NULL;
        while (stop > line && (stop[-1] == ' ' || stop[-1] == '\n'))
            stop--;
        *stop = '\0';
        if (*line == '/')
            break;
        const bool parted = *line && !strchr("'VN$P", *line);
        for (char *part = line, *rest; part; part = rest) {
            rest = parted ? strchr(part, ',') : NULL;
            if (rest)
                *rest++ = '\0';
            csa_take(record, &board, part, &begun);
        }
    }
    record->nothing = !begun;
    if (board.said)
        csa_write(&board, record->position);
    else if (board.white)
        record_wrong(record, record->text, "white moves first, but no position is given");
}

enum { CSA_MOVES = 1 };

/* What begins another game where there are moves already. */
static inline LineOfGame line_of_csa(const char *line, const char *end, int *state)
{
    const size_t length = (size_t)(end - line);
    if (length == 1 && *line == '/')
        return ENDS_WITH;
    if (length == 0 || *line == '\'')
        return GOES_ON;
    if (*state && (strchr("VN$P", *line) || (length == 1 && strchr("+-", *line))))
        return ENDS_BEFORE;
    if (*line == '%' || (length >= 7 && is_csa_move(line, 7)))
        *state = CSA_MOVES;
    return GOES_ON;
}

/* By its first line that is no remark. */
static inline bool tells_csa(const char *text, const char *end)
{
    static const char *const first[] = {"V1",  "V2",  "V3",   "N+",      "N-",    "PI",
                                        "P1-", "P1+", "P1 *", "$EVENT:", "$SITE:"};
    while (text < end && strchr("'\r\n", *text)) {
        const char *stop = memchr(text, '\n', (size_t)(end - text));
        text = stop ? stop + 1 : end;
    }
    for (size_t i = 0; i < sizeof first / sizeof *first; i++)
        if (text_begins(text, end, first[i]))
            return true;
    if (end - text > 2 && strchr("+-", text[0]) && strchr("\r\n", text[1]))
        return true;
    return end - text >= 7 && is_csa_move(text, 7);
}

static const Format csa = {.name = "csa",
                           .title = "CSA",
                           .about = "as servers and programs write it",
                           .tells = tells_csa,
                           .line = line_of_csa,
                           .read = read_csa};

#endif
