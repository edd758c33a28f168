/*
 * How likely moves are, by a table of categories that `plymeter learn` wrote, which cutoff=realization reads as well, or all alike;
 * and games that are played at random so.  Each is drawn by the seed and by its number, so that it is the same everywhere.
 */
#ifndef PLAYOUT_H
#define PLAYOUT_H

#include <string.h>

#include "algorithms/growing/growth.h"
#include "parts/prices.h"

/* Beside others, in 1/65536. */
typedef struct {
    bool even;
    uint32_t of_category[MAX_CATEGORIES];
} PlayoutTable;

/* 2 to the power of -price / 1024: a factor for each of its binary digits, times 2^32. */
static uint32_t playout_likelihood_at(int price)
{
    static const uint64_t factors[] = {3037000500, 3611622603, 3938502376, 4112874773, 4202935003,
                                       4248701965, 4271771996, 4283353945, 4289156690, 4292061010};
    uint64_t product = UINT64_C(65536) << 16 >> price / BIT;
    for (int digit = 0; digit < 10; digit++)
        if (price & BIT / 2 >> digit)
            product = product * factors[digit] >> 32;
    product >>= 16;
    return product > 0 ? (uint32_t)product : 1;
}

static const char *playout_read(Search *search, const char *path, PlayoutTable *likelihoods)
{
    int price[MAX_CATEGORIES];
    likelihoods->even = strcmp(path, "even") == 0;
    if (likelihoods->even)
        return NULL;
    if (search->seed >= LEARNING_SEEDS)
        return "seeds from 2^63 on are those of learning; a table is tested on others";
    const char *error = prices_read(path, search->game, game.category_names, game.taking_back, price);
    for (int i = 0; i < MAX_CATEGORIES && !error; i++)
        likelihoods->of_category[i] = price[i] >= 0 ? playout_likelihood_at(price[i]) : 0;
    return error;
}

static void playout_preload(const char *path)
{
    if (strcmp(path, "even") != 0)
        prices_look(path);
}

/* Of a move, by its number in the game's own order: that of its likeliest category. */
static uint32_t playout_likelihood(const Search *search, const PlayoutTable *likelihoods, const State *state,
                                   Move move, int number)
{
    uint32_t most = likelihoods->even;
    for (uint64_t set = likelihoods->even ? 0 : categories_of(search->rules, state, move, number, 0); set;
         set &= set - 1) {
        const uint32_t one = likelihoods->of_category[__builtin_ctzll(set)];
        most = one > most ? one : most;
    }
    return most;
}

static Move playout_draw(const Search *search, const PlayoutTable *likelihoods, const State *state, uint64_t key)
{
    Move list[MAX_MOVES + LANES];
    uint32_t up_to[MAX_MOVES];
    const int count = moves(search->rules, state, list);
    if (likelihoods->even)
        return list[below(key, (uint32_t)count)];
    for (int i = 0; i < count; i++)
        up_to[i] = playout_likelihood(search, likelihoods, state, list[i], i) + (i > 0 ? up_to[i - 1] : 0);
    const uint32_t drawn = below(key, up_to[count - 1]);
    int i = 0;
    while (up_to[i] <= drawn)
        i++;
    return list[i];
}

/* The result of a game from here, which is so many plies from the root, for the side to move; after so many more it is evaluated.  One
 * that ends counts as an evaluation, too. */
static Result playout(Search *search, const PlayoutTable *likelihoods, State state, uint64_t number, int ply,
                      int64_t most_plies, Value scale)
{
    const uint64_t key = descend(descend(0x706c61796f7574, search->seed), number);
    int i = 0;
    for (; !finished(search->rules, &state) && i < most_plies; i++) {
        state = play(search->rules, &state, playout_draw(search, likelihoods, &state, descend(key, (uint64_t)i)));
        visit_beyond(search, ply + i + 1);
    }
    const bool ended = finished(search->rules, &state);
    search->counts.evaluations += ended;
    const Result result = ended ? result_of_score(score(search->rules, &state))
                                : result_of_value(static_value(search, &state), scale);
    return i % 2 ? result_turned(result) : result;
}

#endif
