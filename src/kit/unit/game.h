/* What a game that was included before says of itself. */
#ifndef KIT_UNIT_GAME_H
#define KIT_UNIT_GAME_H

#include <strings.h>

#include "kit/hash.h"
#include "kit/unit/search.h"

static const char *check_position(const struct task *task)
{
    struct reached at = {.arena.limit = SIZE_MAX};
    const char *error = reach(task, &at);
    arena_free(&at.arena);
    return error;
}

static uint64_t hash_position(const struct task *task)
{
    struct reached at = {.arena.limit = SIZE_MAX};
    const uint64_t hash = reach(task, &at) == NULL ? hash_of(&at.state) : 0;
    arena_free(&at.arena);
    return hash;
}

/* Games found to be over before their plies were played, and do all end that are over?  No arguments, which every call
 * would have to hand on. */
static uint64_t over;
static bool all_end;

/* Kept out of what is counted fast. */
__attribute__((noinline, cold)) static uint64_t end_early(void)
{
    over++;
    return 1;
}

__attribute__((noinline, cold)) static bool goes_on_in_perft(const Rules *rules, const State *state)
{
    return game.only_by_rule && !all_end && game.only_by_rule(rules, state);
}

/* Counts the sequences that end below this position, because they have `depth` plies or because the game is over.  A move
 * that costs no ply is the only move of its position. */
static uint64_t sequences(const Rules *rules, const State *state, int depth)
{
    if (depth == 0)
        return 1;
    if (finished(rules, state) && !goes_on_in_perft(rules, state))
        return end_early();
    if (depth == 1 && game.count) {
        const int counted = game.count(rules, state);
        if (counted > 1 || !game.plies)
            return (uint64_t)counted;
    }
    Move list[MAX_MOVES];
    const int count = moves(rules, state, list);
    const int plies = game.plies ? game.plies(rules, state, list[0]) : 1;
    if (depth == plies)
        return (uint64_t)count;
    uint64_t sum = 0;
    for (int i = 0; i < count; i++) {
        const State child = play(rules, state, list[i]);
        sum += sequences(rules, &child, depth - plies);
    }
    return sum;
}

static struct perft perft(const struct task *task, int depth, bool end)
{
    struct reached at = {.arena.limit = SIZE_MAX};
    struct perft count = {0, 0};
    over = 0;
    all_end = end;
    if (reach(task, &at) == NULL)
        count.sequences = sequences(&at.rules, &at.state, depth) - over;
    count.finished = over;
    arena_free(&at.arena);
    return count;
}

static void see_moves(const Rules *rules, const State *state, struct sight *sight)
{
    _Static_assert((int)MAX_MOVES <= (int)MOST_CHILDREN, "raise MOST_CHILDREN in src/parts/registry.h");
    _Static_assert((int)MOVE_TEXT == (int)MOVE_NAME, "names of moves are passed on whole");
    Move list[MAX_MOVES];
    sight->count = moves(rules, state, list);
    sight->plies = game.plies ? game.plies(rules, state, list[0]) : 1;
    for (int i = 0; i < sight->count; i++)
        name_move(rules, list[i], i, sight->name[i]);
}

/* Is a match over, whose last position goes on?  If it is, say how. */
static bool match_is_over(const struct task *task, const Rules *rules, struct sight *sight)
{
    const int played = task->played_count;
    Value value = 0;
    const char *ending = game.match_end ? game.match_end(rules, states_of(task), played + 1, &value) : NULL;
    if (!ending && played == MOST_MOVES)
        ending = complaint("the limit of %d moves", MOST_MOVES);
    if (!ending)
        return false;
    sight->score = value;
    snprintf(sight->ending, sizeof sight->ending, "%s", ending);
    return true;
}

static void look_at(const struct task *task, struct sight *sight)
{
    struct reached at = {.arena.limit = SIZE_MAX};
    *sight = (struct sight){0};
    if (reach(task, &at) == NULL) {
        sight->exact = !cell_leaf(task->cell)->worth && game.exact && game.exact(&at.rules);
        if (finished(&at.rules, &at.state))
            sight->score = score(&at.rules, &at.state);
        else if (!task->trail || !match_is_over(task, &at.rules, sight))
            see_moves(&at.rules, &at.state, sight);
    }
    arena_free(&at.arena);
}

static void categorise_moves(const struct task *task, uint64_t set[MOST_CHILDREN])
{
    struct reached at = {.arena.limit = SIZE_MAX};
    if (reach(task, &at) == NULL) {
        Move list[MAX_MOVES];
        for (int i = moves(&at.rules, &at.state, list) - 1; i >= 0; i--)
            set[i] = categories_of(&at.rules, &at.state, list[i], i, at.taken_on);
    }
    arena_free(&at.arena);
}

/* --- moves that people write ------------------------------------------------------------------------------------ */

/* The moves of that name, as strcmp or strcasecmp compares. */
static int find_named(const Rules *rules, const Move *list, int count, const char *word,
                      int (*compare)(const char *, const char *), uint16_t number[MOST_CHILDREN])
{
    int found = 0;
    for (int i = 0; i < count; i++) {
        char text[MOVE_TEXT];
        name_move(rules, list[i], i, text);
        if (compare(text, word) == 0)
            number[found++] = (uint16_t)i;
    }
    return found;
}

static int find_recorded(const Rules *rules, const State *state, const Move *list, int count, const char *word,
                         uint16_t number[MOST_CHILDREN])
{
    Move meant[MAX_MOVES];
    const int found = game.recorded ? game.recorded(rules, state, word, meant) : 0;
    for (int i = 0; i < found; i++)
        for (int j = 0; j < count; j++)
            if (list[j] == meant[i])
                number[i] = (uint16_t)j;
    return found;
}

/* A name in other capitals comes last: B1c3 is a bishop's move, b1c3 a knight's. */
static int find_move(const struct task *task, const char *word, uint16_t number[MOST_CHILDREN])
{
    struct reached at = {.arena.limit = SIZE_MAX};
    int found = 0;
    if (reach(task, &at) == NULL && !finished(&at.rules, &at.state)) {
        Move list[MAX_MOVES];
        const int count = moves(&at.rules, &at.state, list);
        found = find_named(&at.rules, list, count, word, strcmp, number);
        if (found == 0)
            found = find_recorded(&at.rules, &at.state, list, count, word, number);
        if (found == 0)
            found = find_named(&at.rules, list, count, word, strcasecmp, number);
    }
    arena_free(&at.arena);
    return found;
}

static void record_moves(const Rules *rules, const State *state, struct description *description)
{
    Move list[MAX_MOVES];
    description->recorded = true;
    for (int i = moves(rules, state, list) - 1; i >= 0; i--)
        game.record(rules, state, list[i], description->record[i]);
}

/* --- positions that people see ---------------------------------------------------------------------------------- */

static void write_texts(const Rules *rules, const State *state, bool ascii, struct description *description)
{
    Text position = {description->position, description->position + sizeof description->position - 1};
    Text board = {description->board, description->board + sizeof description->board - 1};
    if (game.write)
        game.write(rules, state, description->second, &position);
    if (game.draw)
        game.draw(rules, state, description->second, ascii, &board);
    else if (game.write)
        put(&board, "%s\n", description->position);
}

static void describe_position(const struct task *task, bool ascii, struct description *description)
{
    struct reached at = {.arena.limit = SIZE_MAX};
    *description = (struct description){
        .unit = game.unit ? game.unit : 1, .remaining = -1, .feature_names = game.feature_names};
    if (reach(task, &at) == NULL) {
        description->second = at.second;
        description->bound = bound(&at.rules);
        description->finished = finished(&at.rules, &at.state);
        description->value = description->finished ? score(&at.rules, &at.state) : evaluate(&at.rules, &at.state);
        if (game.remaining)
            description->remaining = game.remaining(&at.rules, &at.state);
        if (game.features && !description->finished)
            game.features(&at.rules, &at.state, description->feature);
        if (game.record && !description->finished)
            record_moves(&at.rules, &at.state, description);
        write_texts(&at.rules, &at.state, ascii, description);
    }
    arena_free(&at.arena);
}

static const char *broken_position(const struct task *task)
{
    struct reached at = {.arena.limit = SIZE_MAX};
    const char *error = reach(task, &at);
    if (!error && game.broken)
        error = game.broken(&at.rules, &at.state);
    arena_free(&at.arena);
    return error;
}

static bool knows_truth(void)
{
    return game.truth;
}

static const struct game exported = {
    .check = check_position,
    .hash = hash_position,
    .perft = perft,
    .look = look_at,
    .categorise = categorise_moves,
    .describe = describe_position,
    .find = find_move,
    .broken = broken_position,
    .category_names = game.category_names,
    .named_by_numbers = &game.named_by_numbers,
    .formats = game.formats,
    .joined = &game.joined,
    .knows_truth = knows_truth,
    .state_size = sizeof(State),
    .check_cutoff = check_task,
    .entry_bytes = entry_bytes,
};

#endif
