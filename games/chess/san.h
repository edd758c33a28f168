/*
 * Standard algebraic notation: written as the PGN standard has it (S. Edwards, "Portable Game Notation Specification and
 * Implementation Guide", 1994, 8.2.3), and read as leniently as people write it.
 */
#ifndef CHESS_SAN_H
#define CHESS_SAN_H

/* The piece's file, its rank, or both, as far as they are needed to tell it from others of its kind that may go there. */
static inline void put_origin(const Rules *rules, const State *state, Move move, Text *text)
{
    const int from = move & 63, to = move >> TO_SHIFT & 63, kind = kind_at(state, from);
    bool others = false, same_file = false, same_rank = false;
    Move list[MAX_MOVES];
    char called[MOVE_TEXT];
    for (int i = moves(rules, state, list) - 1; i >= 0; i--) {
        const int other = list[i] & 63;
        if (other != from && (list[i] >> TO_SHIFT & 63) == to && kind_at(state, other) == kind) {
            others = true;
            same_file |= other % 8 == from % 8;
            same_rank |= other / 8 == from / 8;
        }
    }
    name(rules, move, called);
    if (others && (!same_file || same_rank))
        put(text, "%c", called[0]);
    if (same_file)
        put(text, "%c", called[1]);
}

static inline void record(const Rules *rules, const State *state, Move move, char text[MOVE_TEXT])
{
    const int from = move & 63, to = move >> TO_SHIFT & 63, becomes = move >> BECOMES_SHIFT & 7;
    const int kind = kind_at(state, from);
    const bool passing = kind == PAWN && (to - from) % 8 != 0, takes = occupied_of(state) >> to & 1 || passing;
    const State next = play(rules, state, move);
    Text writer = {text, text + MOVE_TEXT - 1};
    char called[MOVE_TEXT];
    name(rules, move, called);
    if (kind == KING && abs(to - from) == 2) {
        put(&writer, to > from ? "O-O" : "O-O-O");
    } else {
        if (kind != PAWN) {
            put(&writer, "%c", toupper((unsigned char)piece_letters[kind]));
            put_origin(rules, state, move, &writer);
        } else if (takes) {
            put(&writer, "%c", called[0]);
        }
        put(&writer, "%s%.2s", takes ? "x" : "", called + 2);
        if (becomes)
            put(&writer, "=%c", toupper((unsigned char)piece_letters[becomes]));
    }
    if (view_of(rules, &next).checkers)
        put(&writer, count(rules, &next) ? "+" : "#");
}

/* What a text says of a move; 0: nothing. */
typedef struct {
    char piece, file, rank, becomes;
    char to[2];
} Said;

/* Take a letter of these off an end of the text; 0 if there is none. */
static inline char take_last(char *text, const char *letters)
{
    const size_t length = strlen(text);
    const char last = length ? text[length - 1] : '\0';
    if (!last || !strchr(letters, last))
        return 0;
    text[length - 1] = '\0';
    return last;
}

static inline char take_first(const char **text, const char *letters)
{
    return **text && strchr(letters, **text) ? *(*text)++ : '\0';
}

/* A piece, where it comes from, where it goes, and what it becomes; castling says where the king goes. */
static inline bool read_said(const char *text, bool black, Said *said)
{
    char kept[MOVE_TEXT];
    int length = 0;
    for (; *text; text++) /* marks that say nothing that the position does not */
        if (!strchr("x:-=()+#!?", *text)) {
            if (length == MOVE_TEXT - 1)
                return false;
            kept[length++] = *text;
        }
    kept[length] = '\0';
    *said = (Said){0};
    if (length > 1 && strspn(kept, "O0o") == (size_t)length) {
        *said = (Said){.piece = 'K', .file = 'e', .to = {length == 2 ? 'g' : 'c', black ? '8' : '1'}};
        return length <= 3;
    }
    const char *rest = kept;
    said->becomes = length > 2 ? (char)toupper((unsigned char)take_last(kept, "QRBNqrbn")) : 0;
    said->piece = take_first(&rest, "KQRBNP");
    said->to[1] = take_last(kept, "12345678");
    said->to[0] = take_last(kept, "abcdefgh");
    said->file = take_first(&rest, "abcdefgh");
    said->rank = take_first(&rest, "12345678");
    return said->to[0] && said->to[1] && !*rest;
}

static inline bool is_meant(const Rules *rules, const State *state, Move move, const Said *said, bool castles)
{
    const int from = move & 63, to = move >> TO_SHIFT & 63, kind = kind_at(state, from);
    const char piece = (char)toupper((unsigned char)piece_letters[kind]);
    char called[MOVE_TEXT];
    name(rules, move, called);
    return piece == (said->piece ? said->piece : 'P') && memcmp(called + 2, said->to, 2) == 0 &&
           (!said->file || said->file == called[0]) && (!said->rank || said->rank == called[1]) &&
           (!said->becomes || said->becomes == toupper((unsigned char)called[4])) &&
           (!castles || abs(to - from) == 2);
}

static inline int recorded(const Rules *rules, const State *state, const char *text, Move list[MAX_MOVES])
{
    Said said;
    Move all[MAX_MOVES];
    int found = 0;
    if (!read_said(text, state->black, &said))
        return 0;
    const bool castles = strchr("O0o", *text);
    const int number = moves(rules, state, all);
    for (int i = 0; i < number; i++)
        if (is_meant(rules, state, all[i], &said, castles))
            list[found++] = all[i];
    return found;
}

#endif
