/* A fixed depth with prices of its own, as one might make it of algorithms/cutoffs/depth.c: every move costs two plies. */

enum { LIMIT };

static const char *prepare(Search *search, Arena *arena)
{
    (void)arena;
    search->limit = (int)search->cutoff[LIMIT].integer;
    return NULL;
}

static void price(Search *search, const State *state, Path path, Children *children)
{
    (void)path;
    for (int n = 0; n < children->count; n++)
        children->price[n] = 2 * plies_of(search, state, children->list[n]);
}

static double spelled(int limit, const Setting *settings)
{
    (void)settings;
    return limit;
}

static const Cutoff cutoff = {
    .about = "a fixed number of plies, each of which counts twice",
    .parameters = {{"limit", INTEGER, "4", 0, 1000000, .about = "twice the plies from the root"}},
    .depends_on = "path",
    .price = (Function)price,
    .step = 2,
    .spelled = spelled,
};
