/*
 * NAME: a move costs as many bits as it takes to tell it from the others, so that narrow lines are followed further.
 *
 * This is a whole cutoff, to be changed; src/search/kit/walk.h is the contract.  Every move has a price, prices add up
 * along a path, and a position whose path has spent the limit is a leaf.
 */

/* The settings, in the order of cutoff.parameters below. */
enum { NAME_LIMIT };

/* What a move costs, 0 or more: one of `count` moves of this position, with this number in the game's own order.  It is
 * asked only of moves that are searched. */
static int NAME_price(const Search *search, const State *state, Path path, Move move, int number, int count)
{
    (void)search;
    (void)state;
    (void)path;
    (void)move;
    (void)number;
    int bits = 1;
    while (1 << bits < count)
        bits++;
    return bits;
}

/* Before a search: set search->limit, in prices, and what moves cost.  Returns NULL, or a message that says what is wrong
 * with which setting.  If prices may be 0, search->most_plies must end the paths that never spend anything. */
static const char *NAME_prepare(Search *search, Arena *arena)
{
    (void)arena;
    search->limit = (int)search->cutoff[NAME_LIMIT].integer;
    search->price_one = NAME_price; /* or price_by_count, or price_all, if it depends on siblings */
    return NULL;
}

/* A limit in prices as a value of the setting `limit`: for deepening, which raises it by `step`. */
static double NAME_spelled(int limit, const Setting *settings)
{
    (void)settings;
    return limit;
}

static const Cutoff NAME_cutoff = {
    .about = "bits to tell the moves of a path from their siblings",
    .prepare = (Function)NAME_prepare,
    .parameters = {{"limit", INTEGER, "8", 0, 1000000, .about = "bits from the root", .word = "least"}},
    .depends_on = "path", /* "path": prices depend on the way to a position alone, so that all algorithms agree */
    .priced = true,       /* without this a move costs its plies */
    .step = 1,
    .spelled = NAME_spelled,
};
