/*
 * Realization probability: a path ends where the probability that a game follows it is no more than the limit.
 *
 * Y. Tsuruoka, D. Yokoyama, T. Chikayama, "Game-tree search algorithm based on realization probability", 2002.
 *
 * A move costs -log2 of its probability, in 1/1024 bits.  Its probability is that of its category, from a table that
 * `plymeter learn` wrote; of several categories the most probable counts.  Moves that take back are one of them where the
 * table has it, so that a price depends on the move before.  A position's only move costs nothing.  With
 * table=even all moves of a position are equally likely; a game that states probabilities itself (an explicit tree)
 * needs no table.
 */

#include <math.h>
#include <string.h>

#include "parts/prices.h"

enum {
    REALIZATION_LIMIT,
    REALIZATION_MEANING,
    REALIZATION_TABLE,
    REALIZATION_STEP,
    REALIZATION_MOST_PLIES
};                                                  /* settings */
enum { REALIZATION_PROBABILITY, REALIZATION_BITS }; /* meaning= */

typedef struct {
    int category[MAX_CATEGORIES]; /* what each costs; negative: there is none */
    int by_count[MAX_MOVES + 1];  /* what each of so many moves costs, at least */
} RealizationPrices;

static int realization_cost_of(double probability)
{
    return probability > 0 ? (int)fmin(lround(-log2(probability) * BIT), DEAREST) : DEAREST;
}

static int realization_price_learned(const Search *search, const State *state, Path path, Move move, int number,
                                     int count)
{
    const RealizationPrices *prices = search->price.table;
    int price = DEAREST;
    if (count == 1)
        return 0;
    const int taken_on = search->tells_takes ? search->way[plies_from_root(path)].taken_on : 0;
    for (uint64_t set = categories_of(search->rules, state, move, number, taken_on); set; set &= set - 1) {
        const int one = prices->category[__builtin_ctzll(set)];
        price = one < price ? one : price;
    }
    return price;
}

static int realization_price_stated(const Search *search, const State *state, Path path, Move move, int number,
                                    int count)
{
    (void)path;
    (void)number;
    return count == 1 ? 0 : realization_cost_of(game.probability(search->rules, state, move));
}

static const char *realization_read_table(Search *search, RealizationPrices *prices)
{
    if (search->seed >= LEARNING_SEEDS)
        return "seeds from 2^63 on are those of learning; a table is tested on others";
    const char *error = prices_read(search->cutoff[REALIZATION_TABLE].text, search->game, game.category_names,
                                    game.taking_back, prices->category);
    search->tells_takes |= game.taking_back && prices->category[game.taking_back] >= 0;
    int least = DEAREST;
    for (int i = 0; i < MAX_CATEGORIES; i++)
        if (prices->category[i] >= 0 && prices->category[i] < least)
            least = prices->category[i];
    for (int count = 2; count <= MAX_MOVES; count++)
        prices->by_count[count] = least;
    return error;
}

static const char *realization_prepare(Search *search, Arena *arena)
{
    const double limit = search->least ? 1 : search->cutoff[REALIZATION_LIMIT].real;
    RealizationPrices *prices = arena_take(arena, sizeof *prices);
    if (!prices)
        return out_of_memory;
    if (search->cutoff[REALIZATION_MEANING].choice == REALIZATION_PROBABILITY && (limit <= 0 || limit > 1))
        return "\"limit\" is to be a probability above 0 and at most 1 (meaning=bits takes bits)";
    search->limit = search->cutoff[REALIZATION_MEANING].choice == REALIZATION_BITS
                        ? (int)lround(limit * BIT)
                        : (int)lround(-log2(limit) * BIT);
    search->most_plies = (int)search->cutoff[REALIZATION_MOST_PLIES].integer;
    search->price.table = prices;
    search->price.by_count = prices->by_count;
    const bool even = strcmp(search->cutoff[REALIZATION_TABLE].text, "even") == 0;
    search->price.one = !even ? realization_price_learned : game.probability ? realization_price_stated : NULL;
    if (!even)
        return realization_read_table(search, prices);
    for (int count = 1; count <= MAX_MOVES && !game.probability; count++)
        prices->by_count[count] = realization_cost_of(1.0 / count);
    return NULL;
}

static double realization_spelled(int limit, const Setting *settings)
{
    const double bits = (double)limit / BIT;
    return settings[REALIZATION_MEANING].choice == REALIZATION_BITS ? bits : exp2(-bits);
}

static void realization_preload_table(const char *text)
{
    if (strcmp(text, "even") != 0)
        prices_look(text);
}

static const Cutoff realization_cutoff = {
    .about = "realization probability: a move costs -log2 of the probability of its category",
    .prepare = (Function)realization_prepare,
    .parameters =
        {
            {"limit", REAL, "0.01", 0, 1000, .about = "a leaf when the path is no more probable", .word = "least"},
            {"meaning", CHOICE, "probability", .choices = "probability|bits",
             .about = "of the limit; bits are -log2 of the probability"},
            {"table", TEXT, "even", .about = "a file that plymeter learn wrote, or even: all moves are as likely",
             .preload = realization_preload_table},
            {"deepen_step", REAL, "1", 1, 100, .about = "by how many bits a step of deepening raises the limit"},
            {"most_plies", INTEGER, "40", 1, 1000, .about = "a leaf at the latest so far from the root"},
        },
    .depends_on = "path",
    .priced = true,
    .step = BIT, /* the probability is halved */
    .spelled = realization_spelled,
};
