#include "parts/cell.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/process.h"
#include "base/file.h"
#include "kit/random.h"
#include "parts/engines.h"

/* --- its orders --------------------------------------------------------------------------------------------------- */

static const Order *order_of(int number)
{
    return part_at(ORDER_PART, number)->traits;
}

bool cell_natural(const struct cell *cell)
{
    int members[MOST_MEMBERS];
    return part_members(ORDER_PART, cell->part[ORDER_PART], members) == 1 && order_of(members[0])->natural;
}

static void take_orders(const struct cell *cell, struct task *task)
{
    int members[MOST_MEMBERS];
    const int count = part_members(ORDER_PART, cell->part[ORDER_PART], members);
    for (int i = 0; i < count; i++) {
        const Order *order = part_of(cell->part[GAME_PART], ORDER_PART, members[i])->traits;
        if (!order->natural) {
            task->arrange[task->orders] = order->arrange;
            task->propose[task->orders++] = order->propose;
        }
        task->remembers |= order->remembers;
        task->keyed |= order->keyed;
    }
}

/* --- prunings ------------------------------------------------------------------------------------------------------ */

/* One of a cell's prunings, compiled for its game, and its own settings. */
struct member {
    const char *name;
    const Pruning *pruning;
    const Setting *setting;
};

static int members_of(const struct cell *cell, struct member list[MOST_PRUNINGS])
{
    int members[MOST_MEMBERS];
    const Setting *setting = cell->setting[PRUNING_PART];
    const int count = part_members(PRUNING_PART, cell->part[PRUNING_PART], members);
    for (int i = 0; i < count; i++) {
        const struct part *part = part_of(cell->part[GAME_PART], PRUNING_PART, members[i]);
        list[i] = (struct member){part->name, part->traits, setting};
        for (const Parameter *parameter = part->parameters; parameter->name; parameter++)
            setting++;
    }
    return count;
}

static bool acts(const Pruning *pruning)
{
    return pruning->answer || pruning->weigh;
}

static void take_prunings(const struct cell *cell, struct task *task)
{
    struct member list[MOST_PRUNINGS];
    for (int i = 0, count = members_of(cell, list); i < count; i++) {
        if (!acts(list[i].pruning))
            continue;
        task->pruning[task->prunings] = list[i].setting;
        task->answer[task->prunings] = list[i].pruning->answer;
        task->at_root[task->prunings] = list[i].pruning->at_root;
        task->weigh[task->prunings++] = list[i].pruning->weigh;
        task->passes |= list[i].pruning->passes;
        task->tells_takes |= list[i].pruning->tells_takes;
    }
    task->recheck = cell_setting(cell, PRUNING_PART, "recheck")->real;
    task->keyed |= task->recheck > 0 || task->tells_takes;
}

void name_prunings(const struct cell *cell, const char *name[MOST_PRUNINGS])
{
    struct member list[MOST_PRUNINGS];
    for (int i = 0, count = members_of(cell, list), p = 0; i < count; i++)
        if (acts(list[i].pruning))
            name[p++] = list[i].name;
}

bool cell_prunes(const struct cell *cell)
{
    struct member list[MOST_PRUNINGS];
    for (int i = members_of(cell, list); i-- > 0;)
        if (acts(list[i].pruning))
            return true;
    return false;
}

const char *cell_check_prunings(const struct cell *cell)
{
    struct member list[MOST_PRUNINGS];
    for (int i = members_of(cell, list); i-- > 0;) {
        const Pruning *pruning = list[i].pruning;
        const char *reason = pruning->refuses ? pruning->refuses(list[i].setting) : NULL;
        if (reason)
            return reason;
    }
    return NULL;
}

bool cell_prunes_wrongly(const struct cell *cell)
{
    struct member list[MOST_PRUNINGS];
    for (int i = members_of(cell, list); i-- > 0;)
        if (list[i].pruning->errs)
            return true;
    return false;
}

/* --- its oracles --------------------------------------------------------------------------------------------------- */

bool cell_oracle(const struct cell *cell)
{
    int members[MOST_MEMBERS];
    struct member list[MOST_PRUNINGS];
    bool oracle = cell_search(cell)->algorithm->oracle;
    for (int i = part_members(ORDER_PART, cell->part[ORDER_PART], members); i-- > 0;)
        oracle |= order_of(members[i])->oracle;
    for (int i = members_of(cell, list); i-- > 0;)
        oracle |= list[i].pruning->oracle;
    return oracle || cell_setting(cell, PRUNING_PART, "recheck")->real > 0;
}

/* --- its task ------------------------------------------------------------------------------------------------------- */

/* A part of the cell's, compiled for its game. */
static const struct part *own_part(const struct cell *cell, int kind)
{
    return part_of(cell->part[GAME_PART], kind, cell->part[kind]);
}

const char *cell_check_game(const struct cell *cell)
{
    const struct task task = cell_task(cell);
    if (task.played_count < 0)
        return complaint("\"moves\" is to be none, or up to %d moves with points between them", MOST_MOVES);
    return game_at(cell->part[GAME_PART])->check(&task);
}

uint64_t cell_start(const struct cell *cell)
{
    const Parameter *parameter;
    struct cell start = *cell;
    for (int i = 0; (parameter = parameter_at(GAME_PART, cell->part[GAME_PART], i)); i++)
        if (parameter->evaluation)
            start.setting[GAME_PART][i] = setting_default(parameter);
    const struct task task = cell_task(&start);
    return task.played_count < 0 ? 0 : game_at(cell->part[GAME_PART])->hash(&task);
}

const char *cell_check_cutoff(const struct cell *cell)
{
    const struct task task = cell_task(cell);
    return game_at(cell->part[GAME_PART])->check_cutoff(&task);
}

int64_t cell_entry_bytes(const struct cell *cell)
{
    const struct task task = cell_task(cell);
    return (int64_t)game_at(cell->part[GAME_PART])->entry_bytes(&task);
}

const Leaf *cell_leaf(const struct cell *cell)
{
    return own_part(cell, LEAF_PART)->traits;
}

const char *cell_check_leaf(const struct cell *cell)
{
    const Leaf *leaf = cell_leaf(cell);
    return leaf->refuses ? leaf->refuses(cell->setting[LEAF_PART]) : NULL;
}

bool cell_judges_itself(const struct cell *cell)
{
    return game_at(cell->part[GAME_PART])->knows_truth() && !cell_asks(cell);
}

/* Is its limit the word for the least? */
static bool is_least(const struct cell *cell)
{
    const int i = parameter_find(CUTOFF_PART, cell->part[CUTOFF_PART], "limit");
    return i >= 0 &&
           setting_is_word(parameter_at(CUTOFF_PART, cell->part[CUTOFF_PART], i), cell->setting[CUTOFF_PART][i]);
}

/* Longer paths end in the full walk, which knows how long they are. */
static bool stays_shallow(const struct cell *cell)
{
    const int i = parameter_find(CUTOFF_PART, cell->part[CUTOFF_PART], "limit");
    return i < 0 || parameter_at(CUTOFF_PART, cell->part[CUTOFF_PART], i)->kind != INTEGER ||
           cell->setting[CUTOFF_PART][i].integer <= DEEPEST_PLY;
}

/* Is all that it needs in the plain walk? */
static bool plain_suffices(const struct cell *cell)
{
    const Setting *keep = cell_setting(cell, ALGORITHM_PART, "keep");
    const Cutoff *cutoff = own_part(cell, CUTOFF_PART)->traits;
    return !(keep && keep->choice) && cell_natural(cell) && !cell_leaf(cell)->worth && !cell_prunes(cell) &&
           !cutoff->priced && !cell_deepens(cell) && stays_shallow(cell) && cell->measure != MEASURE_SHAPE &&
           cell->measure != MEASURE_ANATOMY;
}

const struct search *cell_search(const struct cell *cell)
{
    if (cell_asks(cell))
        return &outside_search;
    const enum walk walk = plain_suffices(cell) ? PLAIN_WALK : FULL_WALK;
    return search_of(cell->part[GAME_PART], cell->part[ALGORITHM_PART], walk);
}

/* Read moves such as "3.0.5" into the task; their number is -1 if the text is anything else. */
static void read_line(const char *text, struct task *task)
{
    enum { DIGITS = 4 };
    _Static_assert((int)MOST_CHILDREN <= 10000, "the number of a move has no more digits");
    if (strcmp(text, "none") == 0)
        return;
    for (char *end; task->played_count < MOST_MOVES; text = end + 1) {
        const long number = strtol(text, &end, 10);
        const bool padded = *text == '0' && end - text > 1;
        if (!isdigit((unsigned char)*text) || padded || end - text > DIGITS || number >= MOST_CHILDREN ||
            (*end && *end != '.'))
            break;
        task_move(task, (int)number);
        if (!*end)
            return;
    }
    task->played_count = -1;
}

static void take_table(const struct cell *cell, struct task *task)
{
    const Setting *table = cell_setting(cell, ALGORITHM_PART, "entries");
    if (table) {
        task->table = (uint64_t)table->integer;
        task->etc = task->table > 0 && cell_setting(cell, ALGORITHM_PART, "etc")->choice;
        task->keep_leaves = task->table > 0 && cell_setting(cell, ALGORITHM_PART, "keep")->choice;
        task->hash_bits = cell_hash_bits(cell);
    }
}

static int deepening_step(const struct cell *cell, const Cutoff *cutoff)
{
    const Setting *step = cell_setting(cell, CUTOFF_PART, "deepen_step");
    return step ? (int)lround(step->real * cutoff->step) : cutoff->step;
}

struct task cell_task(const struct cell *cell)
{
    const Setting *limit = cell->setting[LIMITS_PART];
    const Cutoff *cutoff = own_part(cell, CUTOFF_PART)->traits;
    struct task task = {
        .game_name = part_at(GAME_PART, cell->part[GAME_PART])->name,
        .game = cell->setting[GAME_PART],
        .algorithm = cell->setting[ALGORITHM_PART],
        .order = cell->setting[ORDER_PART],
        .leaf = cell->setting[LEAF_PART],
        .cutoff = cell->setting[CUTOFF_PART],
        .position = cell_setting(cell, GAME_PART, "position")->text,
        .opening = cell_opening(cell),
        .seed = cell_seed(cell),
        .nodes = limit[NODES].integer ? (uint64_t)limit[NODES].integer : UINT64_MAX,
        .memory = cell_memory(cell),
        .seconds = limit[SECONDS].real,
        .deepen = (enum deepen)cell_setting(cell, CUTOFF_PART, "deepen")->choice,
        .budget = (uint64_t)cell_budget(cell),
        .least = is_least(cell),
        .step = deepening_step(cell, cutoff),
        .ply_price = cutoff->step,
        .spelled = cutoff->spelled,
        .prepare = cutoff->prepare,
        .priced = cutoff->priced,
        .worth = cell_leaf(cell)->worth,
    };
    task.anatomy = cell->measure == MEASURE_ANATOMY;
    take_table(cell, &task);
    take_orders(cell, &task);
    take_prunings(cell, &task);
    read_line(cell_setting(cell, GAME_PART, "moves")->text, &task);
    return task;
}

/* One a player is enough for a process, which plays one game after the other. */
static struct trail *trail_for(int player, size_t state_size)
{
    static struct trail *trails[2];
    static size_t room[2];
    const size_t needed = sizeof **trails + (MOST_MOVES + 1) * state_size;
    if (room[player] < needed)
        trails[player] = resized(trails[player], room[player] = needed);
    *trails[player] = (struct trail){.count = 0};
    return trails[player];
}

struct task cell_match(const struct cell *cell, int player)
{
    struct task task = cell_task(cell);
    task.trail = trail_for(player, game_at(cell->part[GAME_PART])->state_size);
    return task;
}

bool task_look(const struct game *game, const struct task *task, struct sight *sight)
{
    game->look(task, sight);
    return sight->count > 0 && task->played_count < MOST_MOVES;
}

void task_move(struct task *task, int number)
{
    task->played[task->played_count++] = (uint16_t)number;
}

uint64_t task_hash(const struct task *task)
{
    return checksum(CHECKSUM_START, task->played, (size_t)task->played_count * sizeof *task->played);
}

/* --- openings, move by move ---------------------------------------------------------------------------------------- */

/* As open_game() in kit/unit/reach.h; false if the game ends before the opening does. */
static bool try_opening(const struct game *game, int plies, int try, struct task *task)
{
    static struct sight sight;
    task->played_count = 0;
    for (game->look(task, &sight); sight.count && task->played_count < plies; game->look(task, &sight))
        task_move(task, drawn_move(task->seed, try, task->played_count, sight.count));
    return sight.count > 0;
}

bool opening_unfold(const struct game *game, struct task *task)
{
    struct task opened = *task;
    opened.opening = 0;
    opened.trail = NULL;
    if (task->opening + task->played_count > MOST_MOVES)
        return false;
    for (int try = 0; task->opening && try < OPENING_TRIES; try++)
        if (try_opening(game, task->opening, try, &opened))
            break;
    memcpy(opened.played + task->opening, task->played, (size_t)task->played_count * sizeof *task->played);
    opened.played_count = task->opening + task->played_count;
    opened.trail = task->trail;
    if (opened.trail)
        opened.trail->count = 0;
    *task = opened;
    return true;
}

/* --- in a process of its own ---------------------------------------------------------------------------------------- */

struct searching {
    const struct search *search;
    const struct task *task;
};

static void run_search(const void *question, void *answer)
{
    const struct searching *searching = question;
    searching->search->run(searching->task, answer);
}

const char *search_apart(const struct cell *cell, const struct task *task, struct outcome *outcome)
{
    const struct searching searching = {cell_search(cell), task};
    return ask_apart(run_search, &searching, outcome, sizeof *outcome, cell->setting[LIMITS_PART][SECONDS].real,
                     cell_memory(cell));
}
