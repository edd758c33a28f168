/* A fixed depth with prices of its own, as one might make it of algorithms/cutoffs/depth.c: every move costs two plies. */

enum { DEAR_LIMIT };

static int dear_price(const Search *search, const State *state, Path path, Move move, int number, int count)
{
    (void)path;
    (void)number;
    (void)count;
    return 2 * plies_of(search, state, move);
}

static const char *dear_prepare(Search *search, Arena *arena)
{
    (void)arena;
    search->limit = (int)search->cutoff[DEAR_LIMIT].integer;
    search->price.one = dear_price;
    return NULL;
}

static double dear_spelled(int limit, const Setting *settings)
{
    (void)settings;
    return limit;
}

static const Cutoff dear_cutoff = {
    .about = "a fixed number of plies, each of which counts twice",
    .prepare = (Function)dear_prepare,
    .parameters = {{"limit", INTEGER, "4", 0, 1000000, .about = "twice the plies from the root"}},
    .depends_on = "path",
    .priced = true,
    .step = 2,
    .spelled = dear_spelled,
};
