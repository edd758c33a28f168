/* One game; GAME, NAME and SYMBOL as in algorithm.c. */

#include GAME
#include "compose/reach.h"

static const char *check_task(const struct task *task)
{
    struct reached at = {.arena.limit = SIZE_MAX};
    const char *error = reach(task, &at);
    arena_free(&at.arena);
    return error;
}

/* Games found to be over before their plies were played; no argument, which every call would have to hand on. */
static uint64_t over;

/* Kept out of what is counted fast. */
__attribute__((noinline, cold)) static uint64_t end_early(void)
{
    over++;
    return 1;
}

/* All that end here, for either reason.  A move that costs no ply is the only one of its position. */
static uint64_t sequences(const Rules *rules, const State *state, int depth)
{
    if (depth == 0)
        return 1;
    if (finished(rules, state))
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

static struct perft perft(const struct task *task, int depth)
{
    struct reached at = {.arena.limit = SIZE_MAX};
    struct perft count = {0, 0};
    over = 0;
    if (reach(task, &at) == NULL)
        count.sequences = sequences(&at.rules, &at.state, depth) - over;
    count.finished = over;
    arena_free(&at.arena);
    return count;
}

static uint64_t categories_of(const Rules *rules, const State *state, const Move *list, int i)
{
    return game.categories ? game.categories(rules, state, list[i])
                           : (uint64_t)1 << (i < MAX_CATEGORIES ? i : MAX_CATEGORIES - 1);
}

static void look_at(const struct task *task, struct sight *sight)
{
    _Static_assert((int)MAX_MOVES <= (int)MOST_CHILDREN, "raise MOST_CHILDREN");
    struct reached at = {.arena.limit = SIZE_MAX};
    *sight = (struct sight){0};
    if (reach(task, &at) == NULL) {
        sight->exact = !task->worth && game.exact && game.exact(&at.rules);
        if (finished(&at.rules, &at.state)) {
            sight->score = score(&at.rules, &at.state);
        } else {
            Move list[MAX_MOVES];
            sight->count = moves(&at.rules, &at.state, list);
            sight->plies = game.plies ? game.plies(&at.rules, &at.state, list[0]) : 1;
            for (int i = 0; i < sight->count; i++) {
                sight->categories[i] = categories_of(&at.rules, &at.state, list, i);
                name_move(&at.rules, list[i], i, sight->name[i]);
            }
        }
    }
    arena_free(&at.arena);
}

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
        description->finished = finished(&at.rules, &at.state);
        description->value = description->finished ? score(&at.rules, &at.state) : evaluate(&at.rules, &at.state);
        if (game.remaining)
            description->remaining = game.remaining(&at.rules, &at.state);
        if (game.features && !description->finished)
            game.features(&at.rules, &at.state, description->feature);
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

extern const struct searches SEARCHES;
static const struct game exported = {
    .check = check_task,
    .perft = perft,
    .look = look_at,
    .describe = describe_position,
    .broken = broken_position,
    .category_names = game.category_names,
    .searches = &SEARCHES,
};

extern const struct part SYMBOL;
const struct part SYMBOL = {NAME, &game.about, game.parameters, NULL, &exported, NULL};
