/*
 * Records of the French federation's base, .wtb: 16 bytes, then 68 for each game, which are no text.  Passes are left out.
 * https://www.ffothello.org/wthor/Format_WThor.pdf
 */
#ifndef OTHELLO_WTHOR_H
#define OTHELLO_WTHOR_H

enum { WTHOR_HEADER = 16, WTHOR_GAME = 68, WTHOR_SCORE = 6, WTHOR_MOVES = 8 };

/* The year in which the file was made, by centuries, its month and day; how many games; and the edge of the board. */
static inline bool tells_wthor(const char *text, const char *end)
{
    const unsigned char *byte = (const unsigned char *)text;
    if (end - text < WTHOR_HEADER)
        return false;
    const uint32_t games = byte[4] | byte[5] << 8 | byte[6] << 16 | (uint32_t)byte[7] << 24;
    return (byte[0] == 19 || byte[0] == 20) && byte[1] < 100 && byte[2] >= 1 && byte[2] <= 12 && byte[3] >= 1 &&
           byte[3] <= 31 && games > 0 && games < 10000000 && (byte[12] == 0 || byte[12] == 8) && byte[13] < 2;
}

/* A move is its row, from 1, times ten and its column; none is 0.  The score counts black's discs, and for the winner the
 * squares that are left. */
static inline void read_wthor(Record *record)
{
    const unsigned char *byte = (const unsigned char *)record->text;
    const int discs = byte[WTHOR_SCORE];
    bool over = false;
    for (int i = WTHOR_MOVES; i < WTHOR_GAME; i++) {
        const int row = byte[i] / 10, column = byte[i] % 10;
        over |= byte[i] == 0;
        if (over && byte[i] == 0)
            continue;
        if (over || row < 1 || row > 8 || column < 1 || column > 8)
            return record_wrong(record, record->text + i, "move %d is %d, which is no square", i - WTHOR_MOVES + 1,
                                byte[i]);
        const char name[] = {(char)('a' + column - 1), (char)('0' + row)};
        record_move(record, record->text + i, name, sizeof name);
    }
    record->ended = true;
    record->won = discs > 32 ? WON_BY_FIRST : discs < 32 ? WON_BY_SECOND : WON_BY_NOBODY;
    if (discs > 64)
        record_wrong(record, record->text, "its score is %d discs", discs);
}

static const Format wthor = {.name = "wthor",
                             .title = "WTHOR",
                             .about = "files .wtb of the French federation",
                             .tells = tells_wthor,
                             .header = WTHOR_HEADER,
                             .bytes = WTHOR_GAME,
                             .read = read_wthor};

#endif
