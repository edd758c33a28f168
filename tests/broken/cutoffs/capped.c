/* A cutoff that is wrong on purpose: it names no price, so that searches in the game's own order do not know of its cap. */

enum { LIMIT };

static const char *prepare(Search *search, Arena *arena)
{
    (void)arena;
    search->limit = (int)search->cutoff[LIMIT].integer;
    search->most_plies = 2;
    return NULL;
}

static double spelled(int limit, const Setting *settings)
{
    (void)settings;
    return limit;
}

static const Cutoff cutoff = {
    .line = "a fixed number of plies, but two at most",
    .parameters = {{"limit", INTEGER, "4", 0, 1000000, .line = "plies from the root"}},
    .depends_on = "path",
    .step = 1,
    .spelled = spelled,
};
