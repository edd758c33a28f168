/*
 * When a game ends by repetition: as soon as a position is there for the fourth time, with the same pieces in hand and the
 * same side to move.  If since the first of the four all moves of one side gave check, that side loses; if those of both
 * did, it is a draw.  Otherwise it is a draw, which professionals play again; but in minishogi black, who began, loses, as
 * in Fairy-Stockfish (minishogi_variant in its variant.cpp: nFoldValue = -VALUE_MATE, absolute) and on the servers that
 * use it.
 *
 * The impasse, in which both kings have entered the other's camp and pieces are counted, is not judged.
 */
#ifndef SHOGI_MATCH_H
#define SHOGI_MATCH_H

/* Is the side to move in check here, and in every second position before, after the first? */
static inline bool is_chased(const Rules *rules, const State *past, int first, int last)
{
    for (int i = last; i > first; i -= 2)
        if (!view_of(rules, &past[i]).checkers)
            return false;
    return true;
}

static inline const char *match_end(const Rules *rules, const State *past, int count, Value *value)
{
    const int last = count - 1;
    int first = last, times = 1;
    for (int i = last - 2; i >= 0 && times < 4; i -= 2)
        if (memcmp(&past[i], &past[last], sizeof *past) == 0) {
            times++;
            first = i;
        }
    *value = 0;
    if (times < 4)
        return NULL;
    const bool own = is_chased(rules, past, first, last), other = is_chased(rules, past, first, last - 1);
    if (own != other)
        *value = own ? WIN : -WIN;
    else if (!own && rules->mini)
        *value = past[last].white ? WIN : -WIN;
    return own != other ? "the other's perpetual check" : "fourfold repetition";
}

#endif
