/*
 * What UCT and PUCT share: a tree grows by visits, each from the root to a position that was not scored yet; its result is added
 * to all on the way, and so means tell where to go next.  They differ in how much an uncertain child is preferred.
 *
 * L. Kocsis, C. Szepesvári, "Bandit based Monte-Carlo planning", 2006.  Implicit backups of minimax's values: M. Lanctot, M. Winands,
 * T. Pepels, N. Sturtevant, "Monte Carlo tree search with heuristic evaluations using implicit minimax backups", 2014.
 *
 * A settled position is not visited again, so that the mean of one above it would become that of worse moves.  Therefore no result
 * counts as less there than what a settled child promises.
 */
#ifndef VISITS_H
#define VISITS_H

#include "algorithms/growing/playout.h"

enum {
    VISITS_EXPLORATION,
    VISITS_URGENCY,
    VISITS_CHOOSE,
    VISITS_IMPLICIT,
    VISITS_SCALE,
    VISITS_PLAYOUT,
    VISITS_PLIES,
    VISITS_PRIOR
};
enum { VISITS_ONE = 1 << 20 };
enum { VISITS_MOST, VISITS_MEAN }; /* choose= */

/* Of both, with their own defaults. */
#define VISITS_PARAMETERS(exploration, urgency)                                                                    \
    {                                                                                                              \
        {"exploration", REAL, exploration, 0, 1000, .about = "how much an uncertain child is preferred"},          \
            {"urgency",                                                                                            \
             REAL,                                                                                                 \
             urgency,                                                                                              \
             0,                                                                                                    \
             1,                                                                                                    \
             .word = "all",                                                                                        \
             .about = "a child is worth so much less than the position above, of 1 for a win, before its first "   \
                      "visit; all: each is visited once before any is again"},                                     \
            {"choose", CHOICE, "visits", .choices = "visits|mean",                                                 \
             .about = "the move to be played has the most visits, or the best mean"},                              \
            {"implicit", REAL, "0", 0, 1, .about = "the weight of minimax's value beside the mean"},               \
            {"scale",                                                                                              \
             REAL,                                                                                                 \
             "5",                                                                                                  \
             0.001,                                                                                                \
             1e9,                                                                                                  \
             .about = "the evaluation that lies halfway between a draw and a win, in men or points of the game"},  \
            {"playout", CHOICE, "no", .choices = "no|yes",                                                         \
             .about = "is a position scored by a game at random, and not by its leaf?"},                           \
            {"playout_plies", INTEGER, "200", 0, 10000, .about = "after so many it is evaluated"},                 \
            {"prior", TEXT, "even", .preload = playout_preload,                                                    \
             .about = "a file that plymeter learn wrote, of how likely moves are, or even: all alike"},            \
    }

/* The measure of how uncertain children are in general, by the visits of the position above; how uncertain one is, by its own; and
 * what is added to the mean of one for both. */
typedef uint64_t VisitsMeasure(uint32_t visits);
typedef uint64_t VisitsDoubt(uint32_t visits);
typedef Result VisitsBonus(uint64_t measure, uint64_t exploration, uint32_t doubt, uint32_t prior);

typedef struct {
    VisitsMeasure *measure;
    VisitsDoubt *doubt;
    VisitsBonus *bonus;
} VisitsMethod;

/* Measure and doubt of a number of visits, which are dear. */
typedef struct {
    uint32_t measure, doubt;
} VisitsNumbers;

typedef struct {
    const PlayoutTable *likelihoods;
    uint64_t exploration;    /* times VISITS_ONE, as implicit */
    Result urgency;          /* negative: all first */
    int64_t implicit, plies; /* of a playout; negative: there is none */
    Value scale;
    Growing numbers; /* VisitsNumbers by visits, up to those of the root */
    Growing priors;  /* of children, in 1/65536, 4 bytes for each; none if all are as likely */
} Visits;

static const char *visits_prepare(Search *search, Arena *arena)
{
    PlayoutTable *likelihoods = arena_take(arena, sizeof *likelihoods);
    search->knowledge = likelihoods;
    return likelihoods ? playout_read(search, search->algorithm[VISITS_PRIOR].text, likelihoods) : out_of_memory;
}

/* A position is scored: what it is worth for the side to move, in results. */
static Result visits_score(Growth *growth, const Visits *visits, GrowthNumber above, GrowthNumber number)
{
    Search *search = growth->search;
    const bool settled = growth_meet(growth, above, number);
    GrowthFact *fact = growth_at(growth, number);
    if (settled)
        return fact->least = (uint32_t)(finished(search->rules, &growth->state)
                                            ? result_of_score(fact->value)
                                            : result_of_value(fact->value, visits->scale));
    if (visits->plies < 0) {
        growth_score(growth, number, growth_worth(growth, number));
        return result_of_value(fact->value, visits->scale);
    }
    const Result result =
        playout(search, visits->likelihoods, growth->state, growth_at(growth, GROWTH_ROOT)->visits,
                plies_from_root(growth_path(growth, number)), visits->plies, visits->scale);
    growth_score(growth, number, result_to_value(result, visits->scale, bound(search->rules)));
    return result;
}

static inline VisitsNumbers *visits_numbers(const Visits *visits, uint32_t number)
{
    return growing_at(&visits->numbers, sizeof(VisitsNumbers), number);
}

static inline uint32_t *visits_prior(const Visits *visits, GrowthNumber number)
{
    return growing_at(&visits->priors, sizeof(uint32_t), number);
}

/* List the children of a position, and how likely each is. */
static void visits_expand(Growth *growth, Visits *visits, GrowthNumber number)
{
    uint64_t sum = 0;
    growth_expand(growth, number);
    if (growth_at(growth, number)->grown == 0 || visits->likelihoods->even)
        return;
    const GrowthSite *site = growth_site(growth, number);
    growing_reserve(growth->search, &visits->priors, sizeof(uint32_t), growth->child_count);
    for (uint32_t i = 0; i < site->count; i++)
        sum += *visits_prior(visits, site->first + i) = playout_likelihood(
            growth->search, visits->likelihoods, &site->state, growth_child(growth, site->first + i)->move, (int)i);
    for (uint32_t i = 0; i < site->count; i++)
        *visits_prior(visits, site->first + i) =
            (uint32_t)(((uint64_t)*visits_prior(visits, site->first + i) << 16) / sum);
}

/* What a child that was visited seems to be worth for the side above. */
static inline Result visits_mean(const Visits *visits, const GrowthFact *child)
{
    const Result mean = result_turned(child->mean);
    if (visits->implicit == 0)
        return mean;
    return mean + (result_of_value(-child->value, visits->scale) - mean) * visits->implicit / VISITS_ONE;
}

/* Of the children that are open, the first that seems best, or uncertain enough.  Where all are as likely, the first that was not
 * visited stands for all behind it, of which none was. */
static ALWAYS_INLINE GrowthNumber visits_child(const Growth *growth, const Visits *visits, VisitsMethod method,
                                               GrowthNumber number)
{
    const GrowthFact *above = growth_at(growth, number);
    const GrowthSite *site = growth_site(growth, number);
    const GrowthNumber all = site->first + site->count;
    const bool even = visits->likelihoods->even;
    const GrowthNumber end = even && site->reached < all ? site->reached + 1 : all;
    const uint32_t measure = visits_numbers(visits, above->visits)->measure;
    const uint32_t evenly = (UINT32_C(1) << 16) / site->count;
    const Result fresh = larger(0, (Result)above->mean - visits->urgency);
    GrowthNumber best = GROWTH_ROOT;
    Result most = -1;
    for (GrowthNumber i = site->first; i < end; i++) {
        const GrowthFact *fact = growth_at(growth, i);
        if (!growth_is_open(above, fact))
            continue;
        if (fact->visits == 0 && visits->urgency < 0)
            return i;
        const Result worth =
            (fact->visits > 0 ? visits_mean(visits, fact) : fresh) +
            method.bonus(measure, visits->exploration, fact->doubt, even ? evenly : *visits_prior(visits, i));
        if (worth > most) {
            most = worth;
            best = i;
        }
    }
    return best;
}

/* Add a result to all positions from this one to the root. */
static inline void visits_back_up(Growth *growth, const Visits *visits, GrowthNumber number, Result result)
{
    for (bool news = false;; result = result_turned(result)) {
        GrowthFact *fact = growth_at(growth, number);
        news = fact->grown > 0 ? news && growth_back_up(growth, number) : true;
        result = result < (Result)fact->least ? (Result)fact->least : result;
        fact->sum += result;
        fact->visits++;
        fact->mean = (uint32_t)(fact->sum / fact->visits);
        if (number == GROWTH_ROOT)
            return;
        fact->doubt = visits_numbers(visits, fact->visits)->doubt;
        number = fact->parent;
    }
}

static ALWAYS_INLINE bool visits_grow(Growth *growth, VisitsMethod method)
{
    Visits *visits = growth->own;
    GrowthNumber number = GROWTH_ROOT, above = GROWTH_ROOT;
    const uint32_t before = growth_at(growth, GROWTH_ROOT)->visits;
    if (before == UINT32_MAX)
        return false;
    const uint32_t some = before + !before;
    growing_reserve(growth->search, &visits->numbers, sizeof(VisitsNumbers), before + UINT64_C(1));
    *visits_numbers(visits, before) = (VisitsNumbers){(uint32_t)method.measure(some), (uint32_t)method.doubt(some)};
    while (growth_at(growth, number)->grown > 0) {
        above = number;
        number = visits_child(growth, visits, method, number);
    }
    if (growth_at(growth, number)->visits > 0) {
        visits_expand(growth, visits, number);
        if (growth_at(growth, number)->grown > 0) {
            above = number;
            number = visits_child(growth, visits, method, number);
        }
    }
    const Result result = growth_is_settled(growth_at(growth, number))
                              ? result_of_value(growth_at(growth, number)->value, visits->scale)
                              : visits_score(growth, visits, above, number);
    visits_back_up(growth, visits, number, result);
    return true;
}

/* Of the children that were visited, one with the most visits or the best mean; but what is settled is visited no more, and so is
 * taken if its promise is as good. */
static GrowthNumber visits_best(const Growth *growth)
{
    const Visits *visits = growth->own;
    const bool by_mean = growth->search->algorithm[VISITS_CHOOSE].choice == VISITS_MEAN;
    const GrowthFact *above = growth_at(growth, GROWTH_ROOT);
    GrowthNumber best = growth_first(growth, GROWTH_ROOT), settled = GROWTH_ROOT;
    Result most = -1, promise = -1;
    for (GrowthNumber i = best; i < growth_end(growth, GROWTH_ROOT); i++) {
        const GrowthFact *child = growth_at(growth, i);
        if (child->visits == 0)
            continue;
        const Result worth =
            !growth_is_settled(child) && !by_mean ? (Result)child->visits : visits_mean(visits, child);
        if (growth_is_settled(child) ? result_turned(child->least) > promise
                                     : growth_is_open(above, child) && worth > most) {
            *(growth_is_settled(child) ? &promise : &most) =
                growth_is_settled(child) ? result_turned(child->least) : worth;
            *(growth_is_settled(child) ? &settled : &best) = i;
        }
    }
    return settled != GROWTH_ROOT && (most < 0 || promise >= visits_mean(visits, growth_at(growth, best))) ? settled
                                                                                                           : best;
}

static Value visits_value(const Growth *growth)
{
    const Visits *visits = growth->own;
    const GrowthFact *root = growth_at(growth, GROWTH_ROOT),
                     *best = root->grown ? growth_at(growth, visits_best(growth)) : NULL;
    const Result result =
        best && best->visits > 0 ? visits_mean(visits, best) : root->sum / (root->visits + !root->visits);
    return larger(root->low,
                  smaller(root->high, result_to_value(result, visits->scale, bound(growth->search->rules))));
}

static inline Value visits_solve(Search *search, const State *root, const GrowthMethod *method)
{
    const Setting *setting = search->algorithm;
    const double urgency = setting[VISITS_URGENCY].real, unit = game.unit ? (double)game.unit : 1;
    const Visits visits = {
        .likelihoods = search->knowledge,
        .exploration = (uint64_t)(setting[VISITS_EXPLORATION].real * VISITS_ONE + 0.5),
        .urgency = urgency < 0 ? -1 : (Result)(urgency * (double)RESULT_WIN),
        .implicit = (int64_t)(setting[VISITS_IMPLICIT].real * VISITS_ONE + 0.5),
        .plies = setting[VISITS_PLAYOUT].choice ? setting[VISITS_PLIES].integer : -1,
        .scale = (Value)larger(1, (Value)(setting[VISITS_SCALE].real * unit + 0.5)),
    };
    return growth_solve(search, root, method, &visits, sizeof visits);
}

#endif
