/* A fixed depth with prices of its own, as one might make it of algorithms/cutoffs/depth.c: every move costs two plies. */

enum { LIMIT };

static int price(const Search *search, const State *state, Path path, Move move, int number, int count)
{
    (void)path;
    (void)number;
    (void)count;
    return 2 * plies_of(search, state, move);
}

static const char *prepare(Search *search, Arena *arena)
{
    (void)arena;
    search->limit = (int)search->cutoff[LIMIT].integer;
    search->price_one = price;
    return NULL;
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
    .priced = true,
    .step = 2,
    .spelled = spelled,
};
