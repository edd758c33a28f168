#include "parts/cell.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "base/lasting.h"
#include "base/checksum.h"
#include "parts/outside.h"
#include "base/shell.h"

void cell_choose(struct cell *cell, int kind, int number)
{
    const Parameter *parameter;
    cell->part[kind] = number;
    for (int i = 0; (parameter = parameter_at(kind, number, i)); i++)
        cell->setting[kind][i] = setting_default(parameter);
}

void cell_take(struct cell *cell, const struct cell *from, int first_kind, int last_kind)
{
    for (int kind = first_kind; kind <= last_kind; kind++) {
        cell->part[kind] = from->part[kind];
        memcpy(cell->setting[kind], from->setting[kind], sizeof cell->setting[kind]);
    }
}

bool same_parts(const struct cell *a, const struct cell *b, int first_kind, int last_kind)
{
    const Parameter *parameter;
    for (int kind = first_kind; kind <= last_kind; kind++) {
        if (a->part[kind] != b->part[kind])
            return false;
        for (int i = 0; (parameter = parameter_at(kind, a->part[kind], i)); i++)
            if (!setting_same(parameter, a->setting[kind][i], b->setting[kind][i]))
                return false;
    }
    return true;
}

bool same_position(const struct cell *a, const struct cell *b)
{
    return same_parts(a, b, GAME_PART, GAME_PART);
}

static void write_part_key(FILE *out, const char *key)
{
    fputs(key, out);
    fputc('=', out);
}

static void write_cell_setting(FILE *out, const Parameter *parameter, Setting setting)
{
    char buffer[SETTING_TEXT];
    const char *text = setting_write(parameter, setting, buffer);
    fputc(' ', out);
    write_part_key(out, parameter->name);
    if (parameter->kind == TEXT)
        write_shell_word(out, text);
    else
        fputs(text, out);
}

void cell_write_part(FILE *out, const struct cell *cell, int kind)
{
    const Parameter *parameter;
    write_part_key(out, kinds[kind].name);
    fputs(part_at(kind, cell->part[kind])->name, out);
    for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++)
        write_cell_setting(out, parameter, cell->setting[kind][i]);
}

static void write_evaluation(FILE *out, const struct cell *cell)
{
    const Parameter *parameter;
    for (int i = 0; (parameter = parameter_at(GAME_PART, cell->part[GAME_PART], i)); i++)
        if (parameter->evaluation)
            write_cell_setting(out, parameter, cell->setting[GAME_PART][i]);
}

static void write_parts(FILE *out, const struct cell *cell, int first_kind)
{
    for (int kind = first_kind; kind < PART_KINDS; kind++) {
        if (!part_is_written(kind, cell->part[kind]))
            continue;
        fputs(kind ? " " : "", out);
        cell_write_part(out, cell, kind);
    }
}

void cell_write(FILE *out, const struct cell *cell)
{
    write_parts(out, cell, GAME_PART);
    if (cell->rival) {
        fputs(" against", out);
        write_evaluation(out, cell->rival);
        write_parts(out, cell->rival, ALGORITHM_PART);
    }
}

char *cell_identity(const struct cell *cell)
{
    FILE *out = text_open();
    cell_write(out, cell);
    return text_close(out);
}

int64_t cell_budget(const struct cell *cell)
{
    return cell->setting[CUTOFF_PART][parameter_find(CUTOFF_PART, cell->part[CUTOFF_PART], "budget")].integer;
}

const char *cell_value(const struct cell *cell, const char *name, char buffer[SETTING_TEXT])
{
    if (strcmp(name, "name") == 0 || strcmp(name, "player") == 0)
        return cell->name;
    if (strcmp(name, "rival") == 0)
        return cell->rival ? cell->rival->name : NULL;
    if (strcmp(name, "handicap") == 0 && cell->rival)
        return setting_write(&(Parameter){.kind = REAL},
                             (Setting){.real = (double)cell_budget(cell->rival) / (double)cell_budget(cell)},
                             buffer);
    for (int kind = 0; kind < CELL_PARTS; kind++) {
        if (strcmp(name, kinds[kind].name) == 0)
            return part_at(kind, cell->part[kind])->name;
        const int i = parameter_find(kind, cell->part[kind], name);
        if (i >= 0)
            return setting_write(parameter_at(kind, cell->part[kind], i), cell->setting[kind][i], buffer);
    }
    return NULL;
}

static Setting game_setting(const struct cell *cell, const char *name)
{
    return cell->setting[GAME_PART][parameter_find(GAME_PART, cell->part[GAME_PART], name)];
}

static Setting cutoff_setting(const struct cell *cell, const char *name)
{
    return cell->setting[CUTOFF_PART][parameter_find(CUTOFF_PART, cell->part[CUTOFF_PART], name)];
}

bool cell_timed(const struct cell *cell)
{
    const Setting *limit = cell->setting[LIMITS_PART];
    return limit[REPEAT].integer > 1 || limit[PRECISION].real > 0;
}

size_t cell_memory(const struct cell *cell)
{
    return (size_t)cell->setting[LIMITS_PART][MEMORY_MB].integer << 20;
}

bool cell_deepens(const struct cell *cell)
{
    return cutoff_setting(cell, "deepen").choice != NO_DEEPENING;
}

void cell_begin_least(struct cell *cell)
{
    const int deepen = cutoff_setting(cell, "deepen").choice;
    const int i = parameter_find(CUTOFF_PART, cell->part[CUTOFF_PART], "limit");
    const Parameter *limit = i < 0 ? NULL : parameter_at(CUTOFF_PART, cell->part[CUTOFF_PART], i);
    if (limit && limit->word && deepen != NO_DEEPENING && deepen != DEEPEN_LIMIT)
        cell->setting[CUTOFF_PART][i] = setting_word(limit);
}

static bool begins_least(const struct cell *cell)
{
    const int i = parameter_find(CUTOFF_PART, cell->part[CUTOFF_PART], "limit");
    return i >= 0 &&
           setting_is_word(parameter_at(CUTOFF_PART, cell->part[CUTOFF_PART], i), cell->setting[CUTOFF_PART][i]);
}

int cell_opening(const struct cell *cell)
{
    return (int)game_setting(cell, "opening").integer;
}

uint64_t cell_seed(const struct cell *cell)
{
    return game_setting(cell, "seed").seed;
}

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
    return game_at(cell->part[GAME_PART])->searches->check(&task);
}

int64_t cell_entry_bytes(const struct cell *cell)
{
    const struct task task = cell_task(cell);
    return (int64_t)game_at(cell->part[GAME_PART])->searches->entry_bytes(&task);
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

/* NULL if the algorithm has no such parameter. */
static const Setting *algorithm_setting(const struct cell *cell, const char *name)
{
    const int i = parameter_find(ALGORITHM_PART, cell->part[ALGORITHM_PART], name);
    return i < 0 ? NULL : &cell->setting[ALGORITHM_PART][i];
}

bool cell_asks(const struct cell *cell)
{
    return cell->part[ALGORITHM_PART] == algorithm_count;
}

const char *cell_engine(const struct cell *cell)
{
    return cell_asks(cell) ? algorithm_setting(cell, "engine")->text : NULL;
}

bool cell_judges_itself(const struct cell *cell)
{
    return game_at(cell->part[GAME_PART])->knows_truth() && !cell_asks(cell);
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
    const Setting *keep = algorithm_setting(cell, "keep");
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

int cell_hash_bits(const struct cell *cell)
{
    static const int bits[] = {0, 16, 24, 32, 48, 64};
    const Setting *entries = algorithm_setting(cell, "entries");
    return entries && entries->integer > 0 ? bits[algorithm_setting(cell, "hash_bits")->choice] : 0;
}

static void take_table(const struct cell *cell, struct task *task)
{
    const Setting *table = algorithm_setting(cell, "entries");
    if (table) {
        task->table = (uint64_t)table->integer;
        task->etc = task->table > 0 && algorithm_setting(cell, "etc")->choice;
        task->keep_leaves = task->table > 0 && algorithm_setting(cell, "keep")->choice;
        task->hash_bits = cell_hash_bits(cell);
    }
}

static int deepening_step(const struct cell *cell, const Cutoff *cutoff)
{
    const int i = parameter_find(CUTOFF_PART, cell->part[CUTOFF_PART], "deepen_step");
    return i < 0 ? cutoff->step : (int)lround(cell->setting[CUTOFF_PART][i].real * cutoff->step);
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
        .position = game_setting(cell, "position").text,
        .opening = cell_opening(cell),
        .seed = cell_seed(cell),
        .nodes = limit[NODES].integer ? (uint64_t)limit[NODES].integer : UINT64_MAX,
        .memory = cell_memory(cell),
        .seconds = limit[SECONDS].real,
        .deepen = (enum deepen)cutoff_setting(cell, "deepen").choice,
        .budget = (uint64_t)cutoff_setting(cell, "budget").integer,
        .least = begins_least(cell),
        .step = deepening_step(cell, cutoff),
        .ply_price = cutoff->step,
        .spelled = cutoff->spelled,
        .prepare = ((const Cutoff *)own_part(cell, CUTOFF_PART)->traits)->prepare,
        .priced = cutoff->priced,
        .worth = cell_leaf(cell)->worth,
    };
    task.anatomy = cell->measure == MEASURE_ANATOMY;
    take_table(cell, &task);
    take_combined(cell, &task);
    read_line(game_setting(cell, "moves").text, &task);
    return task;
}

/* One a player is enough for a process, which plays one game after the other. */
static struct trail *trail_for(int player, size_t state_size)
{
    static struct trail *trails[2];
    static size_t room[2];
    const size_t needed = sizeof **trails + (MOST_MOVES + 1) * state_size;
    if (room[player] < needed)
        trails[player] = need(realloc(trails[player], room[player] = needed));
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
