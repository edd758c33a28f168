/*
 * Sorts children by a key; children with equal keys stay in their order.
 */
#ifndef KIT_SORT_H
#define KIT_SORT_H

/* A child and what it is sorted by. */
typedef struct {
    Value key;
    uint16_t at;
} Ranked;

static inline void insert_sorted(Ranked *list, int count)
{
    for (int i = 1; i < count; i++) {
        const Ranked one = list[i];
        int j = i;
        for (; j > 0 && list[j - 1].key < one.key; j--)
            list[j] = list[j - 1];
        list[j] = one;
    }
}

/* Merge two sorted runs that stand one after the other. */
static inline void merge_runs(const Ranked *from, int first, int count, Ranked *to)
{
    for (int i = 0, a = 0, b = first; i < count; i++)
        to[i] = b == count || (a < first && from[a].key >= from[b].key) ? from[a++] : from[b++];
}

/* The child with the largest key comes first. */
static inline void sort_children(Children *children, const Value *key)
{
    enum { RUN = 16 }; /* runs of this length are sorted by insertion */
    const int count = children->count;
    Ranked list[2][MAX_MOVES];
    int now = 0;
    for (int i = 0; i < count; i++)
        list[0][i] = (Ranked){key[i], (uint16_t)i};
    for (int i = 0; i < count; i += RUN)
        insert_sorted(&list[0][i], count - i < RUN ? count - i : RUN);
    for (int run = RUN; run < count; run *= 2, now = !now)
        for (int i = 0; i < count; i += 2 * run) {
            const int left = count - i;
            merge_runs(&list[now][i], left < run ? left : run, left < 2 * run ? left : 2 * run, &list[!now][i]);
        }
    Move move[MAX_MOVES];
    int price[MAX_MOVES];
    uint16_t number[MAX_MOVES];
    for (int i = 0; i < count; i++) {
        const int at = list[now][i].at;
        move[i] = children->move[at];
        price[i] = children->price[at];
        number[i] = children->number[at];
    }
    memcpy(children->move, move, (size_t)count * sizeof *move);
    memcpy(children->price, price, (size_t)count * sizeof *price);
    memcpy(children->number, number, (size_t)count * sizeof *number);
}

#endif
