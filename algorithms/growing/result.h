/*
 * Values as results, which can be averaged: from 0, a loss, to RESULT_WIN, for the side to move.  All is done in integers, so that
 * every machine counts the same.
 */
#ifndef RESULT_H
#define RESULT_H

typedef int64_t Result;

/* So large that rounding is far below what an evaluation tells apart, and so small that 2^32 of them add up to an int64_t. */
#define RESULT_WIN ((Result)1 << 30)
#define RESULT_DRAW (RESULT_WIN / 2)

/* The other side's. */
static inline Result result_turned(Result result)
{
    return RESULT_WIN - result;
}

/* What an evaluation v foretells: (1 + v / (|v| + scale)) / 2, so that `scale` lies halfway between a draw and a win. */
static inline Result result_of_value(Value value, Value scale)
{
    const Value size = value < 0 ? -value : value;
    const __int128 share = (__int128)RESULT_DRAW * size / ((__int128)size + scale);
    return RESULT_DRAW + (Result)(value < 0 ? -share : share);
}

/* What the result of a finished game is. */
static inline Result result_of_score(Value score)
{
    return score > 0 ? RESULT_WIN : score < 0 ? 0 : RESULT_DRAW;
}

/* The evaluation that foretells a result, rounded, within -most..most: the inverse. */
static inline Value result_to_value(Result result, Value scale, Value most)
{
    const Result lead = result - RESULT_DRAW, size = lead < 0 ? -lead : lead, rest = RESULT_DRAW - size;
    const __int128 value = rest > 0 ? ((__int128)scale * size + rest / 2) / rest : most;
    const Value bounded = value < most ? (Value)value : most;
    return lead < 0 ? -bounded : bounded;
}

/* The whole part of the square root, digit by digit. */
static inline uint64_t result_root(uint64_t x)
{
    uint64_t root = 0;
    for (uint64_t bit = x ? (uint64_t)1 << ((63 - __builtin_clzll(x)) & ~1) : 0; bit; bit >>= 2)
        if (x >= root + bit) {
            x -= root + bit;
            root = (root >> 1) + bit;
        } else {
            root >>= 1;
        }
    return root;
}

/* The natural logarithm of n >= 1 times 2^24, which is at most two too small: binary digits by repeated squaring. */
static inline uint64_t result_logarithm(uint64_t n)
{
    const int whole = 63 - __builtin_clzll(n);
    uint64_t digits = (uint64_t)whole, x = n << (63 - whole) >> 32; /* from 2^31 on, below 2^32 */
    for (int i = 0; i < 24; i++) {
        x = x * x >> 31;
        digits = 2 * digits + (x >> 32);
        x >>= x >> 32;
    }
    return digits * 2977044471 >> 32; /* the logarithm of 2, times 2^32 */
}

#endif
