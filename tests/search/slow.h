/*
 * Searches once more, as slowly and plainly as can be, of what games say alone: none of it is the program's.  It tells each
 * event that kit/trace.h has, and counts everything; what a search tells and counts is to be the same.
 *
 * Prices are those of the cutoffs depth, late, conspiracy, and realization with table=even.  Tables are in slow_table.h,
 * prunings in slow_prunings.h, and what is tried in slow_trials.h.  Part of laws.c.
 */
#ifndef TESTS_SEARCH_SLOW_H
#define TESTS_SEARCH_SLOW_H

#include <math.h>

enum { LAW_UNIT = 1024, LAW_EVENTS = 2500, LAW_SETTINGS = 64, LAW_STEPS = 20 };

/* How a position is searched: by a null window and by pvs otherwise; LAW_ALL: without a window. */
enum law_way { LAW_WINDOW, LAW_PRINCIPAL, LAW_ALL };

/* A position, and the path to it. */
struct law_node {
    State state;
    int plies, spent, elsewhere; /* by the side to move, and if each has an account by the other */
    int taken_on;                /* where the last move took something, from 1 on */
    bool passed;                 /* was that a null move? */
    int spared;                  /* the pruning that is not asked here; -1: all are */
    int type;                    /* Knuth and Moore's */
    struct event at;             /* what events at it say of its place */
};

/* The moves of a position in visiting order, with their numbers in the game's own, and their prices. */
struct law_moves {
    int count, number[MAX_MOVES], price[MAX_MOVES];
    Move move[MAX_MOVES];
};

/* What prunings found out about a position. */
struct law_found {
    bool known, passed, threatened, judged;
    Value standing;
    Move best;
};

/* Those moves of a position that are searched, and the others, of which none is worth more than `most`. */
struct law_sifted {
    struct law_moves moves;
    int looked, searched, left_out;
    int at[MAX_MOVES], price[MAX_MOVES]; /* of those that are searched */
    Value alpha, beta, most;
    struct law_found asked;
};

struct law_entry;

struct law_slow {
    const struct cell *cell;
    const Rules *rules;
    struct {
        const char *name;
        Setting setting;
    } setting[LAW_SETTINGS];
    const char *cutoff, *order;
    char pruning[MOST_PRUNINGS][20];
    int prunings, limit, most_plies, ply; /* the price of one */
    int hash_bits;
    bool each_side, hard, strict, etc, keep, passes, takes;
    bool verifying, silent, rechecking;
    Search *leaf; /* NULL: leaves have their static value; or what the tests' own is handed, which counts */
    struct law_entry *table;
    uint64_t buckets;
    Heuristics *heuristics;
    struct counts counts;
    struct by_ply by_ply;
    uint64_t unfinished; /* leaves that are not the end of a game, and what was left out */
    uint64_t bounds;     /* leaves, answers and moves left out whose value may be a bound */
    uint64_t leaf_key[LAW_EVENTS];
    int leaf_ply[LAW_EVENTS], leaves;
    const struct trace *trace;
    uint64_t told; /* so many events */
    Move best;     /* at the root */
    int steps;     /* of deepening, so far: */
    Value last_value;
    Move chosen[LAW_STEPS];
    int64_t changed, fresh; /* as outcomes have them */
};

static int law_find(const struct law_slow *slow, const char *name)
{
    int i = 0;
    while (slow->setting[i].name && strcmp(slow->setting[i].name, name) != 0)
        i++;
    return i;
}

static bool law_is_set(const struct law_slow *slow, const char *name)
{
    return slow->setting[law_find(slow, name)].name != NULL;
}

static Setting law_set(const struct law_slow *slow, const char *name)
{
    assert_true(law_is_set(slow, name));
    return slow->setting[law_find(slow, name)].setting;
}

/* --- events ------------------------------------------------------------------------------------------------------ */

static void law_write_event(const char *who, const struct event *event)
{
    static const char *const words[EVENT_KINDS] = {"listed",   "visit", "leaf",   "table", "refuted",
                                                   "left out", "cut",   "beyond", "stand", "worth"};
    fprintf(stderr,
            "  %s %s, key %llx below %llx, place %d, number %d of %d, window %lld to %lld, value %lld%s, %d spent "
            "of %d, "
            "leaf %d, pruning %d\n",
            who, words[event->kind], (unsigned long long)event->key, (unsigned long long)event->parent,
            event->place, event->number, event->siblings, (long long)event->alpha, (long long)event->beta,
            (long long)event->value, event->exact ? " exactly" : "", event->spent, event->limit, event->leaf,
            event->pruning);
}

static bool law_same_event(const struct event *a, const struct event *b)
{
    return a->key == b->key && a->parent == b->parent && a->alpha == b->alpha && a->beta == b->beta &&
           a->value == b->value && a->spent == b->spent && a->limit == b->limit && a->place == b->place &&
           a->number == b->number && a->siblings == b->siblings && a->kind == b->kind && a->leaf == b->leaf &&
           a->pruning == b->pruning && a->exact == b->exact;
}

/* The search is to have told the same next. */
static void law_tells(struct law_slow *slow, const struct law_node *node, struct event event)
{
    if (slow->silent)
        return;
    event.key = node->at.key;
    if (event.kind != CUT_EVENT) {
        event.parent = node->at.parent;
        event.place = node->at.place;
        event.number = node->at.number;
        event.siblings = node->at.siblings;
    }
    const bool more = slow->told < slow->trace->count;
    const struct event *told = &slow->trace->event[slow->told++];
    if (more && law_same_event(told, &event))
        return;
    law_trial.rules = slow->rules;
    law_trial.state = &node->state;
    law_trial.ply = node->plies;
    law_tell("event %llu, %d plies from the root, is another one than in tests/search/slow.h",
             (unsigned long long)slow->told, node->plies);
    law_write_event("there:", &event);
    if (more)
        law_write_event("here: ", told);
    fail();
}

static int law_counted_ply(const struct law_node *node)
{
    return node->plies < PLIES_COUNTED ? node->plies : PLIES_COUNTED - 1;
}

static void law_count_visit(struct law_slow *slow, const struct law_node *node, Value alpha, Value beta)
{
    uint64_t *const types[] = {slow->by_ply.type1, slow->by_ply.type2, slow->by_ply.type3};
    types[node->type - 1][law_counted_ply(node)]++;
    law_tells(slow, node,
              (struct event){
                  .kind = VISIT_EVENT, .alpha = alpha, .beta = beta, .spent = node->spent, .limit = slow->limit});
}

static void law_count_leaf(struct law_slow *slow, const struct law_node *node, struct event event)
{
    event.kind = LEAF_EVENT;
    slow->counts.leaves++;
    slow->unfinished += event.leaf != GAME_OVER;
    slow->by_ply.leaves[law_counted_ply(node)]++;
    if (!slow->silent) {
        assert_true(slow->leaves < LAW_EVENTS);
        slow->leaf_key[slow->leaves] = node->at.key;
        slow->leaf_ply[slow->leaves++] = law_counted_ply(node);
    }
    law_tells(slow, node, event);
}

static void law_count_distinct(struct law_slow *slow)
{
    for (int i = 0; i < slow->leaves; i++) {
        int before = 0;
        while (slow->leaf_key[before] != slow->leaf_key[i])
            before++;
        slow->counts.distinct_leaves += before == i;
        slow->by_ply.distinct_leaves[slow->leaf_ply[i]] += before == i;
    }
}

static void law_count_cut(struct law_slow *slow, const struct law_node *node, Move move, int i)
{
    const int ply = law_counted_ply(node);
    slow->counts.cutoffs++;
    slow->counts.cutoffs_first += i == 0;
    slow->by_ply.cutoffs[ply]++;
    slow->by_ply.cutoffs_first[ply] += i == 0;
    slow->by_ply.cutoffs_by_child[i < CHILDREN_COUNTED ? i : CHILDREN_COUNTED - 1]++;
    law_tells(slow, node, (struct event){.kind = CUT_EVENT, .place = (uint16_t)i});
    if (!slow->heuristics)
        return;
    Heuristics *heuristics = slow->heuristics;
    const uint64_t left = (uint64_t)(slow->limit - node->spent);
    heuristics->history[node->plies % 2][(uint64_t)move % HISTORY_MOVES] += left * left;
    Move *killer = heuristics->killer[node->plies];
    if (heuristics->killed[node->plies] && killer[0] == move)
        return;
    killer[1] = heuristics->killed[node->plies] ? killer[0] : move;
    killer[0] = move;
    heuristics->killed[node->plies] = true;
}

/* --- positions --------------------------------------------------------------------------------------------------- */

static Value law_static(struct law_slow *slow, const State *state)
{
    slow->counts.evaluations++;
    return evaluate(slow->rules, state);
}

static bool law_takes(const struct law_slow *slow, const State *state, Move move)
{
    return 2 * game.gain(slow->rules, state, move) >= game.unit;
}

static struct law_node law_below(const struct law_slow *slow, const struct law_node *node, int price)
{
    struct law_node below = {.plies = node->plies + 1, .spent = node->spent + price, .spared = -1};
    if (slow->each_side) {
        below.spent = node->elsewhere;
        below.elsewhere = node->spent + price;
    }
    return below;
}

/* Move i of these, as the child in that place. */
static struct law_node law_child(const struct law_slow *slow, const struct law_node *node,
                                 const struct law_moves *list, int i, int place, int price)
{
    struct law_node child = law_below(slow, node, price);
    child.state = play(slow->rules, &node->state, list->move[i]);
    child.type = node->type == 2 ? 3 : node->type == 1 && place == 0 ? 1 : 2;
    child.taken_on = slow->takes && law_takes(slow, &node->state, list->move[i])
                         ? 1 + game.landing(slow->rules, list->move[i], true)
                         : 0;
    child.at = (struct event){.key = descend(node->at.key, (uint64_t)list->number[i]),
                              .parent = node->at.key,
                              .place = (uint16_t)place,
                              .number = (uint16_t)list->number[i],
                              .siblings = (uint16_t)list->count};
    return child;
}

static struct law_node law_after_pass(const struct law_slow *slow, const struct law_node *node, int price)
{
    struct law_node child = law_below(slow, node, price);
    child.state = game.swap(slow->rules, &node->state);
    child.type = node->type == 2 ? 3 : 2;
    child.passed = true;
    child.at.key = descend(node->at.key, PASS_NUMBER);
    return child;
}

static int law_left(const struct law_slow *slow, const struct law_node *node)
{
    return (slow->limit - node->spent + slow->ply - 1) / slow->ply;
}

static bool law_checked(const struct law_slow *slow, const State *state)
{
    return game.in_check && game.in_check(slow->rules, state);
}

static bool law_is_noisy(const struct law_slow *slow, const State *state, Move move)
{
    Move list[MAX_MOVES];
    bool noisy = false;
    for (int i = game.noisy ? game.noisy(slow->rules, state, false, list) : 0; i-- > 0;)
        noisy |= list[i] == move;
    return noisy;
}

/* Does the game end by it, or does it give check? */
static bool law_ends_or_checks(const struct law_slow *slow, const State *state, Move move)
{
    const State child = play(slow->rules, state, move);
    return finished(slow->rules, &child) || law_checked(slow, &child);
}

/* --- prices and orders -------------------------------------------------------------------------------------------- */

/* How many siblings look better, by the cutoff's settings. */
static void law_price_conspiracy(struct law_slow *slow, const State *state, struct law_moves *list)
{
    Value value[MAX_MOVES];
    const Value margin = law_set(slow, "margin").integer;
    for (int i = 0; i < list->count; i++) {
        const State child = play(slow->rules, state, list->move[i]);
        value[i] = -law_worth(slow->rules, &child);
        slow->counts.evaluations += !finished(slow->rules, &child);
    }
    for (int i = 0; i < list->count; i++)
        for (int j = 0; j < list->count; j++)
            list->price[i] += value[j] > value[i] + margin ||
                              (law_set(slow, "ties").choice == 1 && j < i && value[j] == value[i]);
}

/* In the game's own order, by all that does not depend on the place. */
static void law_price(struct law_slow *slow, const State *state, struct law_moves *list)
{
    for (int i = 0; i < list->count; i++) {
        list->price[i] = 0;
        if (strcmp(slow->cutoff, "realization") == 0) {
            const double probability =
                game.probability ? game.probability(slow->rules, state, list->move[i]) : 1.0 / list->count;
            list->price[i] = list->count == 1   ? 0
                             : probability == 0 ? 16 * LAW_UNIT
                                                : (int)fmin(lround(-log2(probability) * LAW_UNIT), 16 * LAW_UNIT);
        } else if (strcmp(slow->cutoff, "conspiracy") != 0) {
            list->price[i] = (game.plies ? game.plies(slow->rules, state, list->move[i]) : 1) * slow->ply;
        }
    }
    if (strcmp(slow->cutoff, "conspiracy") == 0)
        law_price_conspiracy(slow, state, list);
}

/* And what a late move costs more. */
static int law_price_late(const struct law_slow *slow, const struct law_node *node, Move move, int place)
{
    const int left = law_left(slow, node);
    if (strcmp(slow->cutoff, "late") != 0 || place < law_set(slow, "late_from").integer ||
        left < law_set(slow, "late_left").integer || law_checked(slow, &node->state) ||
        law_is_noisy(slow, &node->state, move) || law_ends_or_checks(slow, &node->state, move))
        return 0;
    return law_set(slow, "late_table").choice == 0
               ? LAW_UNIT
               : (int)lround(LAW_UNIT * log(left) * log(place + 1) / law_set(slow, "late_divisor").real);
}

static bool law_best_move(const struct law_slow *slow, const State *state, Move *best); /* slow_table.h */

static Value law_order_key(const struct law_slow *slow, const char *order, const struct law_node *node, Move move)
{
    const Heuristics *remembered = slow->heuristics; /* NULL if no order remembers anything */
    Move best;
    if (strncmp(order, "table", 5) == 0)
        return slow->table && law_best_move(slow, &node->state, &best) && best == move;
    if (strncmp(order, "killer", 6) == 0)
        return !remembered->killed[node->plies]             ? 0
               : move == remembered->killer[node->plies][0] ? 2
                                                            : move == remembered->killer[node->plies][1];
    if (strncmp(order, "history", 7) == 0)
        return (Value)remembered->history[node->plies % 2][(uint64_t)move % HISTORY_MOVES];
    if (strncmp(order, "none", 4) == 0)
        return 0;
    assert_true(strncmp(order, "static", 6) == 0);
    return game.priority ? game.priority(slow->rules, &node->state, move) : 0;
}

static void law_move_forward(struct law_moves *list, int from, int to)
{
    const struct law_moves before = *list;
    for (int i = to; i <= from; i++) {
        const int was = i == to ? from : i - 1;
        list->move[i] = before.move[was];
        list->number[i] = before.number[was];
        list->price[i] = before.price[was];
    }
}

/* By the last of the orders first; larger keys come first, and equal ones stay as they stand. */
static void law_order(const struct law_slow *slow, const struct law_node *node, struct law_moves *list)
{
    const char *end = slow->order + strlen(slow->order), *order = end;
    while (order > slow->order) {
        Value key[MAX_MOVES];
        while (order > slow->order && order[-1] != '+')
            order--;
        for (int i = 0; i < list->count; i++) {
            const Value own = law_order_key(slow, order, node, list->move[i]);
            int at = i;
            for (; at > 0 && key[at - 1] < own; at--)
                key[at] = key[at - 1];
            key[at] = own;
            law_move_forward(list, i, at);
        }
        order -= order > slow->order;
    }
}

static void law_list_all(struct law_slow *slow, const struct law_node *node, struct law_moves *list)
{
    list->count = moves(slow->rules, &node->state, list->move);
    slow->counts.generated += (uint64_t)list->count;
    for (int i = 0; i < list->count; i++)
        list->number[i] = i;
    law_price(slow, &node->state, list);
    law_order(slow, node, list);
}

/* --- the search --------------------------------------------------------------------------------------------------- */

static Value law_search_inner(struct law_slow *slow, const struct law_node *node, Value alpha, Value beta,
                              enum law_way way);

static Worth law_leaf_worth(struct law_slow *slow, const State *state, Value alpha, Value beta)
{
    if (!slow->leaf)
        return (Worth){law_static(slow, state), true};
    const uint64_t before = slow->leaf->counts.evaluations;
    const Worth worth = law_further(slow->leaf, state, (Path){0}, alpha, beta);
    slow->counts.evaluations += slow->leaf->counts.evaluations - before;
    return worth;
}

#include "tests/search/slow_table.h"

static Value law_search_by(struct law_slow *slow, const struct law_node *node, Value alpha, Value beta,
                           enum law_way way)
{
    const State *state = &node->state;
    const Value under = alpha - (alpha == beta);
    Value value;
    if (slow->keep && law_recall(slow, node, under, beta, &value)) {
        law_count_visit(slow, node, under, beta);
        law_count_recalled(slow, node, value);
        return value;
    }
    const bool over = finished(slow->rules, state), capped = node->plies >= slow->most_plies,
               spent = node->spent >= slow->limit || node->elsewhere >= slow->limit;
    slow->counts.terminals += over;
    law_count_visit(slow, node, under, beta);
    if (!over && !spent && !capped) {
        slow->counts.interior++;
        return law_search_inner(slow, node, alpha, beta, way);
    }
    slow->counts.capped += !over && !spent;
    const Worth worth = over ? (Worth){score(slow->rules, state), true} : law_leaf_worth(slow, state, under, beta);
    slow->bounds += !worth.exact;
    law_count_leaf(
        slow, node,
        (struct event){.leaf = over ? GAME_OVER : LIMIT_SPENT, .value = worth.value, .exact = worth.exact});
    if (slow->keep)
        law_remember_leaf(slow, node, under, beta, worth, over);
    return worth.value;
}

static Value law_slow_search(struct law_slow *slow, const struct law_node *node, Value alpha, Value beta)
{
    return law_search_by(slow, node, alpha, beta, LAW_WINDOW);
}

#include "tests/search/slow_prunings.h"

/* Is there a move i to be searched?  If not, *best is at least what those that were left out may be worth. */
static bool law_next(struct law_slow *slow, const struct law_node *node, struct law_sifted *sifted, int i,
                     Value *best)
{
    const Value raised = larger(sifted->alpha, *best), alpha = raised - (raised == sifted->beta);
    for (; i == sifted->searched && sifted->looked < sifted->moves.count; sifted->looked++) {
        const int k = sifted->looked;
        sifted->price[i] = sifted->moves.price[k] + law_price_late(slow, node, sifted->moves.move[k], k);
        sifted->at[i] = k;
        if (law_is_left_out(slow, node, sifted, alpha))
            sifted->left_out++;
        else
            sifted->searched++;
    }
    if (i < sifted->searched)
        return true;
    *best = larger(*best, sifted->most);
    return false;
}

static struct law_node law_sifted_child(const struct law_slow *slow, const struct law_node *node,
                                        const struct law_sifted *sifted, int i)
{
    return law_child(slow, node, &sifted->moves, sifted->at[i], i, sifted->price[i]);
}

/* The first child that by the table is bad enough for the other side; -1: there is none. */
static int law_refutation(struct law_slow *slow, const struct law_node *node, struct law_sifted *sifted, Value beta,
                          Value *value)
{
    Value none = -INFINITE;
    for (int i = 0; slow->etc && law_next(slow, node, sifted, i, &none); i++) {
        const struct law_node child = law_sifted_child(slow, node, sifted, i);
        if (child.spent >= slow->limit || child.elsewhere >= slow->limit || child.plies >= slow->most_plies)
            continue;
        const struct law_bounds bounds = law_probe(slow, &child);
        if (-bounds.upper < beta)
            continue;
        slow->unfinished += !bounds.upper_finished;
        law_tells(slow, &child, (struct event){.kind = REFUTED_EVENT, .value = bounds.upper});
        *value = -bounds.upper;
        return i;
    }
    return -1;
}

static void law_prefer(struct law_slow *slow, const struct law_node *node, Move move)
{
    if (node->plies == 0)
        slow->best = move;
}

static void law_search_again(struct law_slow *slow, const struct law_node *node)
{
    slow->counts.researches++;
    slow->by_ply.researches[law_counted_ply(node)]++;
}

/* What child i is worth to the side above it.  pvs asks first whether a later one is better, unless a null window told that
 * exactly, as it does where nothing but leaves with exact values lies below. */
static Value law_child_value(struct law_slow *slow, const struct law_node *child, int i, Value alpha, Value beta,
                             enum law_way way)
{
    if (way == LAW_ALL)
        return -law_search_by(slow, child, -INFINITE, INFINITE, LAW_ALL);
    if (way == LAW_WINDOW || i == 0)
        return -law_search_by(slow, child, -beta, -alpha, way);
    const uint64_t before = slow->counts.interior, vague = slow->counts.recalled + slow->bounds;
    const Value value = -law_slow_search(slow, child, -alpha - 1, -alpha);
    const bool exact = slow->counts.interior + 2 * (slow->counts.recalled + slow->bounds - vague) <= before + 1;
    if (value <= alpha || value >= beta || exact)
        return value;
    law_search_again(slow, child);
    return -law_search_by(slow, child, -beta, -value, way);
}

static Value law_search_inner(struct law_slow *slow, const struct law_node *node, Value alpha, Value beta,
                              enum law_way way)
{
    const uint64_t unfinished = slow->unfinished;
    const Value first_alpha = alpha;
    struct law_sifted sifted = {.alpha = alpha, .beta = beta, .most = -INFINITE};
    Value best = -INFINITE, value;
    Move move = 0;
    if (slow->table && law_recall(slow, node, alpha, beta, &value)) {
        slow->counts.interior--;
        law_count_recalled(slow, node, value);
        return value;
    }
    if (!law_is_answered(slow, node, &sifted))
        law_list_all(slow, node, &sifted.moves);
    const int known = law_refutation(slow, node, &sifted, beta, &best);
    if (known >= 0) {
        move = sifted.moves.move[sifted.at[known]];
        law_prefer(slow, node, move);
        law_count_cut(slow, node, move, known);
    }
    for (int i = 0; known < 0 && law_next(slow, node, &sifted, i, &best); i++) {
        const struct law_node child = law_sifted_child(slow, node, &sifted, i);
        value = law_child_value(slow, &child, i, alpha, beta, way);
        if (value <= best)
            continue;
        best = value;
        move = sifted.moves.move[sifted.at[i]];
        law_prefer(slow, node, move);
        if (best > beta || (best == beta && !slow->strict)) {
            law_count_cut(slow, node, move, i);
            break;
        }
        alpha = larger(alpha, best);
    }
    if (slow->table)
        law_remember(slow, node, first_alpha, beta, best, slow->unfinished == unfinished, move);
    return slow->hard ? smaller(larger(best, alpha), beta) : best;
}

#include "tests/search/slow_algorithms.h"

#endif
