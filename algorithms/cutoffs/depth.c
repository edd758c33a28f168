/* A fixed depth: every move costs its plies: 1, or what the game says of a forced pass. */

enum { DEPTH_LIMIT };

static const char *depth_prepare(Search *search, Arena *arena)
{
    (void)arena;
    search->limit = (int)search->cutoff[DEPTH_LIMIT].integer;
    return NULL;
}

static double depth_spelled(int limit, const Setting *settings)
{
    (void)settings;
    return limit;
}

static const Cutoff depth_cutoff = {
    .about = "a fixed number of plies",
    .prepare = (Function)depth_prepare,
    .parameters = {{.name = "limit",
                    .kind = INTEGER,
                    .fallback = "4",
                    .least = 0,
                    .most = 1000000,
                    .about = "plies from the root",
                    .word = "least",
                    .label = "1=1 ply|# plies",
                    .axis = "search depth (plies)"}},
    .depends_on = "path",
    .step = 1,
    .spelled = depth_spelled,
};
