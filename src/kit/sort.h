/*
 * Sorting by keys, the largest first, equal ones as they stand.
 *
 * Few keys are sorted by counting: a key's place is the number of those that are larger, or equal and before it.  All are
 * compared with all, eight at a time, but no branch depends on them, so that none is mispredicted.  Longer lists are
 * sorted in runs, which are merged.
 */
#ifndef KIT_SORT_H
#define KIT_SORT_H

enum { RUN = 32, LANES = 8 }; /* so many are sorted by counting, and so many compared at a time */

/* Four keys side by side. */
typedef Value Keys __attribute__((vector_size(4 * sizeof(Value)), aligned(sizeof(Value)), may_alias));

/* For the keys from `first` on: how many of all are larger, or equal and stand before.  That is their place. */
static inline __attribute__((always_inline)) void find_places(const Value *key, int count, int first,
                                                              Value place[LANES])
{
    static const Value ties[2 * LANES] = {0, 0, 0, 0, 0, 0, 0, 0, -1, -1, -1, -1, -1, -1, -1, -1};
    const Keys low = *(const Keys *)&key[first], high = *(const Keys *)&key[first + 4];
    Keys place_low = {0}, place_high = {0};
    for (int i = 0; i < first; i++) {
        place_low -= key[i] > low - 1;
        place_high -= key[i] > high - 1;
    }
#pragma GCC unroll 8
    for (int i = 0; i < LANES; i++) {
        const Keys *tie = (const Keys *)&ties[LANES - 1 - i];
        place_low -= key[first + i] > low + tie[0];
        place_high -= key[first + i] > high + tie[1];
    }
    for (int i = first + LANES; i < count; i++) {
        place_low -= key[i] > low;
        place_high -= key[i] > high;
    }
    *(Keys *)&place[0] = place_low;
    *(Keys *)&place[4] = place_high;
}

/* Behind the last key: smaller than all others, or equal and behind them. */
static inline void pad_keys(Value *key, int count)
{
    const Keys least = {INT64_MIN + 1, INT64_MIN + 1, INT64_MIN + 1, INT64_MIN + 1};
    *(Keys *)&key[count] = *(Keys *)&key[count + 4] = least;
}

/* Numbers by their keys, at most a run; there is room for LANES more. */
static inline void sort_run(Value *key, int count, const uint16_t *from, uint16_t *to)
{
    pad_keys(key, count);
    for (int first = 0; first < count; first += LANES) {
        Value place[LANES];
        find_places(key, count, first, place);
        for (int j = 0; j < LANES && first + j < count; j++)
            to[place[j]] = from[first + j];
    }
}

/* Two sorted runs, one behind the other, become one. */
static inline void merge_runs(const Value *key, const uint16_t *from, int first, int count, uint16_t *to)
{
    for (int i = 0, a = 0, b = first; i < count; i++)
        to[i] = b == count || (a < first && key[from[a]] >= key[from[b]]) ? from[a++] : from[b++];
}

/* Numbers, by the keys that they have; a key is above INT64_MIN. */
static inline void sort_numbers(const Value *key, uint16_t *number, int count)
{
    uint16_t list[2][MAX_MOVES];
    int now = 0;
    for (int i = 0; i < count; i += RUN) {
        const int run = count - i < RUN ? count - i : RUN;
        Value own[RUN + LANES];
        for (int j = 0; j < run; j++)
            own[j] = key[number[i + j]];
        sort_run(own, run, &number[i], &list[0][i]);
    }
    for (int run = RUN; run < count; run *= 2, now = !now)
        for (int i = 0; i < count; i += 2 * run) {
            const int left = count - i;
            merge_runs(key, &list[now][i], left < run ? left : run, left < 2 * run ? left : 2 * run,
                       &list[!now][i]);
        }
    memcpy(number, list[now], (size_t)count * sizeof *number);
}

#endif
