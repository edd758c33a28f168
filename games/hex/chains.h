/* Sets of cells, chains, and the shortest ways to connect two sides. */
#ifndef HEX_CHAINS_H
#define HEX_CHAINS_H

static inline Set bit(int cell)
{
    return (Set)1 << cell;
}

static inline int lowest(Set set)
{
    const uint64_t low = (uint64_t)set;
    return low ? __builtin_ctzll(low) : 64 + __builtin_ctzll((uint64_t)(set >> 64));
}

static inline int size_of(Set set)
{
    return __builtin_popcountll((uint64_t)set) + __builtin_popcountll((uint64_t)(set >> 64));
}

/* Is o to move? */
static inline bool is_second(const State *state)
{
    return size_of(state->own) < size_of(state->opponent);
}

/* The cells that touch a set: those above and below, and to the right of it or of what is above, and to the left of it or of what
 * is below. */
static inline Set around(const Rules *rules, Set set)
{
    const Set above = set >> rules->size, below = set << rules->size;
    return (above | below | ((set | above) & rules->inner[0]) << 1 | ((set | below) & rules->inner[1]) >> 1) &
           rules->board;
}

/* All that chains of a set's cells lead to from some of them. */
static inline Set chained(const Rules *rules, Set from, Set set)
{
    for (Set before = 0; from != before;) {
        before = from;
        from |= around(rules, from) & set;
    }
    return from;
}

static inline bool connects(const Rules *rules, Set set, const Sides *sides)
{
    Set chain = set & sides->first, before = 0;
    if (!(set & sides->last))
        return false;
    while (chain != before && !(chain & sides->last)) {
        before = chain;
        chain |= around(rules, chain) & set;
    }
    return (chain & sides->last) != 0;
}

/* The fewest free cells that a player has to take to connect its sides, and all free cells on such ways. */
typedef struct {
    int length;
    Set cells;
} Connection;

/* layer[n] is what can be taken nth, and not earlier, on a way from one side, until the other is reached; returns by how many. */
static inline int spread(const Rules *rules, Set own, Set free, Set from, Set to, Set layer[MAX_MOVES + 1])
{
    Set reached = chained(rules, own & from, own), next = (from | around(rules, reached)) & free;
    int taken = 0;
    for (; !(reached & to); next = around(rules, reached) & free & ~reached) {
        layer[++taken] = next;
        reached = chained(rules, reached | next, own);
    }
    return taken;
}

static inline Connection connection(const Rules *rules, Set own, Set opponent, const Sides *sides)
{
    const Set free = rules->board & ~(own | opponent);
    Set there[MAX_MOVES + 1], back[MAX_MOVES + 1];
    const int length = spread(rules, own, free, sides->first, sides->last, there);
    Set cells = 0;
    spread(rules, own, free, sides->last, sides->first, back);
    for (int i = 1; i <= length; i++)
        cells |= there[i] & back[length + 1 - i];
    return (Connection){length, cells};
}

#endif
