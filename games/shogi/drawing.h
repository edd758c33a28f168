/* A position drawn as a board. */
#ifndef SHOGI_DRAWING_H
#define SHOGI_DRAWING_H

static inline void draw(const Rules *rules, const State *state, bool second, bool ascii, Text *text)
{
    static const char *const kanji[KINDS] = {"・", "歩", "香", "桂", "銀", "角", "飛", "玉",
                                             "金", "と", "杏", "圭", "全", "馬", "竜", "?"};
    const Picture picture = picture_of(state);
    const int first = margin_of(rules), last = 8 - first;
    for (int file = last; file >= first; file--)
        put(text, "%3d", file - first + 1);
    put(text, "\n");
    for (int rank = last; rank >= first; rank--) {
        for (int file = last; file >= first; file--) {
            const int kind = picture.kind[9 * file + rank];
            const bool black = picture.black[9 * file + rank];
            if (!ascii)
                put(text, "%s%s", kind && !black ? "v" : " ", kanji[kind]);
            else if (!kind)
                put(text, "  .");
            else {
                put(text, kind > GOLD ? " " : "  ");
                put_piece_letter(text, kind, black);
            }
        }
        put(text, " %c\n", 'a' + last - rank);
    }
    for (int white = 0; white < 2; white++) {
        const uint32_t hand = state->hand[white != second];
        put(text, "%s has in hand: ", white ? "white" : "black");
        put_hand(text, hand, !white);
        put(text, hand ? "\n" : "nothing\n");
    }
}

#endif
