#include "parts/cell.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/process.h"
#include "base/file.h"
#include "kit/random.h"

/* --- its orders and prunings ---------------------------------------------------------------------------------------- */

int cell_orders(const struct cell *cell, const Order *list[MOST_ORDERS])
{
    int members[MOST_MEMBERS];
    const int count = part_members(ORDER_PART, cell->part[ORDER_PART], members);
    for (int i = 0; i < count; i++)
        list[i] = part_of(cell->part[GAME_PART], ORDER_PART, members[i])->traits;
    return count;
}

int cell_prunings(const struct cell *cell, struct cell_pruning list[MOST_PRUNINGS])
{
    int members[MOST_MEMBERS], acting = 0;
    const Setting *setting = cell->setting[PRUNING_PART];
    const int count = part_members(PRUNING_PART, cell->part[PRUNING_PART], members);
    for (int i = 0; i < count; i++) {
        const struct part *part = part_of(cell->part[GAME_PART], PRUNING_PART, members[i]);
        const Pruning *pruning = part->traits;
        if (pruning->answer || pruning->weigh)
            list[acting++] = (struct cell_pruning){part->name, pruning, setting};
        for (const Parameter *parameter = part->parameters; parameter->name; parameter++)
            setting++;
    }
    return acting;
}

bool cell_natural(const struct cell *cell)
{
    const Order *order[MOST_ORDERS];
    return cell_orders(cell, order) == 1 && order[0]->natural;
}

bool cell_prunes(const struct cell *cell)
{
    struct cell_pruning list[MOST_PRUNINGS];
    return cell_prunings(cell, list) > 0;
}

const char *cell_check_prunings(const struct cell *cell)
{
    struct cell_pruning list[MOST_PRUNINGS];
    const char *reason = NULL;
    for (int i = cell_prunings(cell, list); i-- > 0 && !reason;)
        reason = list[i].pruning->refuses ? list[i].pruning->refuses(list[i].setting) : NULL;
    return reason;
}

bool cell_prunes_wrongly(const struct cell *cell)
{
    struct cell_pruning list[MOST_PRUNINGS];
    bool errs = false;
    for (int i = cell_prunings(cell, list); i-- > 0;)
        errs |= list[i].pruning->errs;
    return errs;
}

bool cell_oracle(const struct cell *cell)
{
    const Order *order[MOST_ORDERS];
    struct cell_pruning pruning[MOST_PRUNINGS];
    bool oracle = cell_search(cell)->algorithm->oracle || cell_recheck(cell) > 0;
    for (int i = cell_orders(cell, order); i-- > 0;)
        oracle |= order[i]->oracle;
    for (int i = cell_prunings(cell, pruning); i-- > 0;)
        oracle |= pruning[i].pruning->oracle;
    return oracle;
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
    return cell_game(cell)->check(&task);
}

uint64_t cell_start(const struct cell *cell)
{
    const Parameter *parameter;
    struct cell start = *cell;
    for (int i = 0; (parameter = parameter_at(GAME_PART, cell->part[GAME_PART], i)); i++)
        if (parameter->evaluation)
            start.setting[GAME_PART][i] = setting_default(parameter);
    const struct task task = cell_task(&start);
    return task.played_count < 0 ? 0 : cell_game(cell)->hash(&task);
}

const char *cell_check_cutoff(const struct cell *cell)
{
    const struct task task = cell_task(cell);
    return cell_game(cell)->check_cutoff(&task);
}

const char *cell_check_algorithm(const struct cell *cell)
{
    if (cell_asks(cell) || !cell_search(cell)->algorithm->prepare)
        return NULL;
    struct cell deep = *cell;
    cell_choose(&deep, CUTOFF_PART, part_find(CUTOFF_PART, kinds[CUTOFF_PART].fallback));
    return cell_check_cutoff(&deep);
}

int64_t cell_entry_bytes(const struct cell *cell)
{
    const struct task task = cell_task(cell);
    return (int64_t)cell_game(cell)->entry_bytes(&task);
}

const Leaf *cell_leaf(const struct cell *cell)
{
    return own_part(cell, LEAF_PART)->traits;
}

const Cutoff *cell_cutoff(const struct cell *cell)
{
    return own_part(cell, CUTOFF_PART)->traits;
}

const char *cell_check_leaf(const struct cell *cell)
{
    const Leaf *leaf = cell_leaf(cell);
    return leaf->refuses ? leaf->refuses(cell->setting[LEAF_PART]) : NULL;
}

bool cell_judges_itself(const struct cell *cell)
{
    return cell_game(cell)->knows_truth() && !cell_asks(cell);
}

bool cell_is_least(const struct cell *cell)
{
    const Parameter *limit = cell_parameter(cell, CUTOFF_PART, "limit");
    return limit && setting_is_word(limit, *cell_setting(cell, CUTOFF_PART, "limit"));
}

/* Longer paths end in the full walk, which knows how long they are. */
static bool stays_shallow(const struct cell *cell)
{
    const Parameter *limit = cell_parameter(cell, CUTOFF_PART, "limit");
    return !limit || limit->kind != INTEGER || cell_setting(cell, CUTOFF_PART, "limit")->integer <= DEEPEST_PLY;
}

/* Is all that it needs in the plain walk? */
static bool plain_suffices(const struct cell *cell)
{
    return !cell_keeps_leaves(cell) && cell_natural(cell) && !cell_leaf(cell)->worth && !cell_prunes(cell) &&
           !cell_cutoff(cell)->priced && !cell_deepening(cell) && stays_shallow(cell) &&
           cell->measure != MEASURE_SHAPE && cell->measure != MEASURE_ANATOMY;
}

const struct search *cell_search(const struct cell *cell)
{
    if (cell_asks(cell))
        return &engine_search;
    const enum walk walk = plain_suffices(cell) ? PLAIN_WALK : FULL_WALK;
    return search_of(cell->part[GAME_PART], cell->part[ALGORITHM_PART], walk);
}

/* Read moves such as "3.0.5", or "#3.#0.#5", into the task; their number is -1 if the text is anything else. */
static void read_line(const char *text, struct task *task)
{
    enum { DIGITS = 4 };
    _Static_assert((int)MOST_CHILDREN <= 10000, "the number of a move has no more digits");
    if (strcmp(text, "none") == 0)
        return;
    for (char *end; task->played_count < MOST_MOVES; text = end + 1) {
        text += *text == '#';
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

int cell_step(const struct cell *cell)
{
    const Setting *step = cell_setting(cell, CUTOFF_PART, "deepen_step");
    const int ply = cell_cutoff(cell)->step;
    return step ? (int)lround(step->real * ply) : ply;
}

double cell_spelled(const struct cell *cell, int limit)
{
    return cell_cutoff(cell)->spelled(limit, cell->setting[CUTOFF_PART]);
}

struct task cell_task(const struct cell *cell)
{
    const int64_t nodes = cell->setting[LIMITS_PART][NODES].integer;
    struct task task = {
        .cell = cell,
        .position = cell_setting(cell, GAME_PART, "position")->text,
        .opening = cell_opening(cell),
        .seed = cell_seed(cell),
        .nodes = nodes ? (uint64_t)nodes : UINT64_MAX,
    };
    read_line(cell_setting(cell, GAME_PART, "moves")->text, &task);
    return task;
}

struct task cell_task_at(const struct cell *cell, const struct task *there)
{
    struct task task = cell_task(cell);
    memcpy(task.played, there->played, sizeof task.played);
    task.played_count = there->played_count;
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
    task.trail = trail_for(player, cell_game(cell)->state_size);
    return task;
}

bool task_look(const struct task *task, struct sight *sight)
{
    cell_game(task->cell)->look(task, sight);
    return sight->count > 0 && task->played_count < MOST_MOVES;
}

void task_look_on(const struct task *task, struct sight *sight)
{
    char ending[ENDING_TEXT];
    struct task bare = *task;
    if (task_look(task, sight) || !sight->ending[0])
        return;
    memcpy(ending, sight->ending, sizeof ending);
    bare.trail = NULL;
    task_look(&bare, sight);
    memcpy(sight->ending, ending, sizeof ending);
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
static bool try_opening(int plies, int try, struct task *task)
{
    static struct sight sight;
    const struct game *game = cell_game(task->cell);
    task->played_count = 0;
    for (game->look(task, &sight); sight.count && task->played_count < plies; game->look(task, &sight))
        task_move(task, drawn_move(task->seed, try, task->played_count, sight.count));
    return sight.count > 0;
}

bool opening_unfold(struct task *task)
{
    struct task opened = *task;
    opened.opening = 0;
    opened.trail = NULL;
    if (task->opening + task->played_count > MOST_MOVES)
        return false;
    for (int try = 0; task->opening && try < OPENING_TRIES; try++)
        if (try_opening(task->opening, try, &opened))
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

void search_run(const struct task *task, struct outcome *outcome)
{
    cell_search(task->cell)->run(task, outcome);
}

static void run_search(const void *task, void *outcome)
{
    search_run(task, outcome);
}

const char *search_isolated(const struct task *task, struct outcome *outcome)
{
    const double seconds = task->cell->setting[LIMITS_PART][SECONDS].real;
    return ask_isolated(run_search, task, outcome, sizeof *outcome, seconds, cell_memory(task->cell));
}
