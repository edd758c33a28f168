/*
 * A tree without end in which every node has rules->branching children, numbered from 0: what the artificial
 * games share.  Included after kit/game.h; MAX_MOVES is MAX_BRANCHING.
 */
#ifndef KIT_REGULAR_H
#define KIT_REGULAR_H

static inline bool finished(const Rules *rules, const State *state)
{
    (void)rules;
    (void)state;
    return false;
}

static inline Value score(const Rules *rules, const State *state)
{
    (void)rules;
    (void)state;
    return 0;
}

static inline int moves(const Rules *rules, const State *state, Move *list)
{
    (void)state;
    for (int i = 0; i < rules->branching; i += 8) /* eight moves at a time, which is one store */
        for (int j = 0; j < 8; j++)
            list[i + j] = (Move)(i + j);
    return rules->branching;
}

static inline bool legal(const Rules *rules, const State *state, Move move)
{
    (void)state;
    return move < rules->branching;
}

#endif
