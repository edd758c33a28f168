/*
 * A move costs a point, and one more for each rival: a sibling whose static value is better by more than a margin.  Its prices
 * need all children's static values at once.
 */

enum { RIVALS_LIMIT, RIVALS_MARGIN }; /* settings */

static void rivals_price_all(Search *search, const State *state, Path path, Children *children)
{
    (void)path;
    const Value *value = assess_children(search, state, children);
    const Value margin = search->cutoff[RIVALS_MARGIN].integer;
    for (int i = 0; i < children->count; i++) {
        children->price[i] = 1;
        for (int j = 0; j < children->count; j++)
            children->price[i] += value[j] > value[i] + margin;
    }
}

static const char *rivals_prepare(Search *search, Arena *arena)
{
    (void)arena;
    search->limit = (int)search->cutoff[RIVALS_LIMIT].integer;
    search->price.all = rivals_price_all;
    return NULL;
}

static double rivals_spelled(int limit, const Setting *settings)
{
    (void)settings;
    return limit;
}

static const Cutoff rivals_cutoff = {
    .about = "a move costs a point, and one for each sibling that looks better",
    .prepare = (Function)rivals_prepare,
    .parameters = {{"limit", INTEGER, "3", 0, 1000000, .about = "the sum at which a path ends", .word = "least"},
                   {"margin", INTEGER, "1", 0, 1e15, .about = "better counts from more than this"}},
    .depends_on = "path",
    .priced = true,
    .assesses = true,
    .step = 1,
    .spelled = rivals_spelled,
};
