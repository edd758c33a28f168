/*
 * Conspiracy depth, the rule of the endgame player KFEnd: a move costs one point for each sibling move whose static
 * evaluation is better for the mover, and a path ends where the sum exceeds the limit.  The game only comes here if
 * the evaluation was wrong about that many moves.
 *
 * ties=ranked also counts siblings of equal evaluation that the game lists earlier, so that no two moves cost the
 * same. With a margin, siblings count only if they are better by more than that.  counters=two keeps a sum for each
 * side, and the path ends where either exceeds the limit.
 */

enum {
    CONSPIRACY_LIMIT,
    CONSPIRACY_MOST_PLIES,
    CONSPIRACY_TIES,
    CONSPIRACY_MARGIN,
    CONSPIRACY_COUNTERS
};                                             /* settings */
enum { CONSPIRACY_STRICT, CONSPIRACY_RANKED }; /* ties= */
enum { CONSPIRACY_ONE, CONSPIRACY_TWO };       /* counters= */

static void conspiracy_price_all(Search *search, const State *state, Path path, Children *children)
{
    (void)path;
    const Value *value = assess_children(search, state, children);
    const Value margin = search->cutoff[CONSPIRACY_MARGIN].integer;
    const bool ranked = search->cutoff[CONSPIRACY_TIES].choice == CONSPIRACY_RANKED;
    for (int i = 0; i < children->count; i++) {
        children->price[i] = 0;
        for (int j = 0; j < children->count; j++)
            children->price[i] += value[j] > value[i] + margin || (ranked && j < i && value[j] == value[i]);
    }
}

static const char *conspiracy_prepare(Search *search, Arena *arena)
{
    (void)arena;
    search->limit = (int)search->cutoff[CONSPIRACY_LIMIT].integer + 1;
    search->most_plies = (int)search->cutoff[CONSPIRACY_MOST_PLIES].integer;
    search->each_side = search->cutoff[CONSPIRACY_COUNTERS].choice == CONSPIRACY_TWO;
    search->price.all = conspiracy_price_all;
    return NULL;
}

static double conspiracy_spelled(int limit, const Setting *settings)
{
    (void)settings;
    return limit - 1;
}

static const Cutoff conspiracy_cutoff = {
    .about = "conspiracy depth: a move costs the number of siblings that look better",
    .prepare = (Function)conspiracy_prepare,
    .parameters =
        {
            {"limit", INTEGER, "2", 0, 1000000, .about = "the largest sum that is searched on", .word = "least"},
            {"most_plies", INTEGER, "20", 1, 1000, .about = "a leaf at the latest so far from the root"},
            {"ties", CHOICE, "strict", .choices = "strict|ranked",
             .about = "strict: equal siblings cost nothing; ranked: those listed earlier count"},
            {"margin", INTEGER, "0", 0, 1e15, .about = "better counts from more than this"},
            {"counters", CHOICE, "one", .choices = "one|two", .about = "for the whole path, or one for each side"},
        },
    .depends_on = "path",
    .priced = true,
    .assesses = true,
    .step = 1,
    .spelled = conspiracy_spelled,
};
