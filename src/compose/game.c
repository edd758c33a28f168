/* One game; GAME, NAME and SYMBOL as in search.c. */

#include GAME
#include "compose/reach.h"

static const char *check(const struct task *task)
{
    Arena arena = {.limit = SIZE_MAX};
    Rules rules;
    State state;
    const char *error = reach(task, &arena, &rules, &state);
    arena_free(&arena);
    return error;
}

static uint64_t sequences(const Rules *rules, const State *state, int depth)
{
    if (depth == 0 || finished(rules, state))
        return 1;
    if (depth == 1 && game.count)
        return (uint64_t)game.count(rules, state);
    Move list[MAX_MOVES];
    const int count = moves(rules, state, list);
    if (depth == 1)
        return (uint64_t)count;
    uint64_t sum = 0;
    for (int i = 0; i < count; i++) {
        const State child = play(rules, state, list[i]);
        sum += sequences(rules, &child, depth - 1);
    }
    return sum;
}

static uint64_t perft(const struct task *task, int depth)
{
    Arena arena = {.limit = SIZE_MAX};
    Rules rules;
    State state;
    uint64_t sum = 0;
    if (reach(task, &arena, &rules, &state) == NULL)
        sum = sequences(&rules, &state, depth);
    arena_free(&arena);
    return sum;
}

static uint64_t categories_of(const Rules *rules, const State *state, const Move *list, int i)
{
    return game.categories ? game.categories(rules, state, list[i])
                           : (uint64_t)1 << (i < MAX_CATEGORIES ? i : MAX_CATEGORIES - 1);
}

static void look(const struct task *task, struct sight *sight)
{
    _Static_assert((int)MAX_MOVES <= (int)MOST_CHILDREN, "raise MOST_CHILDREN");
    Arena arena = {.limit = SIZE_MAX};
    Rules rules;
    State state;
    *sight = (struct sight){0};
    if (reach(task, &arena, &rules, &state) == NULL) {
        sight->exact = game.exact && game.exact(&rules);
        if (finished(&rules, &state)) {
            sight->score = score(&rules, &state);
        } else {
            Move list[MAX_MOVES];
            sight->count = moves(&rules, &state, list);
            for (int i = 0; i < sight->count; i++) {
                sight->categories[i] = categories_of(&rules, &state, list, i);
                name_move(&rules, list[i], i, sight->name[i]);
            }
        }
    }
    arena_free(&arena);
}

extern const struct game SYMBOL;
const struct game SYMBOL = {
    .part = {NAME, &game.line, game.parameters},
    .check = check,
    .perft = perft,
    .look = look,
    .category_names = game.category_names,
};
