#include "parts/cell.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"

const char *cell_part(const struct cell *cell, int kind)
{
    return part_at(kind, cell->part[kind])->name;
}

const struct game *cell_game(const struct cell *cell)
{
    return game_at(cell->part[GAME_PART]);
}

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

bool cell_shares_position(const struct cell *a, const struct cell *b)
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
    fputs(cell_part(cell, kind), out);
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

/* --- its settings --------------------------------------------------------------------------------------------- */

const Parameter *cell_parameter(const struct cell *cell, int kind, const char *name)
{
    const int i = parameter_find(kind, cell->part[kind], name);
    return i < 0 ? NULL : parameter_at(kind, cell->part[kind], i);
}

Setting *cell_change(struct cell *cell, int kind, const char *name)
{
    const int i = parameter_find(kind, cell->part[kind], name);
    return i < 0 ? NULL : &cell->setting[kind][i];
}

const Setting *cell_setting(const struct cell *cell, int kind, const char *name)
{
    return cell_change((struct cell *)cell, kind, name);
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
            return cell_part(cell, kind);
        const int i = parameter_find(kind, cell->part[kind], name);
        if (i >= 0)
            return setting_write(parameter_at(kind, cell->part[kind], i), cell->setting[kind][i], buffer);
    }
    return NULL;
}

int64_t cell_budget(const struct cell *cell)
{
    return cell_setting(cell, CUTOFF_PART, "budget")->integer;
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

enum deepen cell_deepening(const struct cell *cell)
{
    return (enum deepen)cell_setting(cell, CUTOFF_PART, "deepen")->choice;
}

bool cell_looks_at_clock(const struct cell *cell)
{
    return cell_deepening(cell) == DEEPEN_MS || (cell->rival && cell_looks_at_clock(cell->rival));
}

void cell_begin_least(struct cell *cell)
{
    const enum deepen deepen = cell_deepening(cell);
    const Parameter *limit = cell_parameter(cell, CUTOFF_PART, "limit");
    if (limit && limit->word && deepen != NO_DEEPENING && deepen != DEEPEN_LIMIT)
        *cell_change(cell, CUTOFF_PART, "limit") = setting_word(limit);
}

double cell_recheck(const struct cell *cell)
{
    return cell_setting(cell, PRUNING_PART, "recheck")->real;
}

int cell_opening(const struct cell *cell)
{
    return (int)cell_setting(cell, GAME_PART, "opening")->integer;
}

uint64_t cell_seed(const struct cell *cell)
{
    return cell_setting(cell, GAME_PART, "seed")->seed;
}

bool cell_asks(const struct cell *cell)
{
    return cell->part[ALGORITHM_PART] == algorithm_count;
}

const char *cell_engine(const struct cell *cell)
{
    return cell_asks(cell) ? cell_setting(cell, ALGORITHM_PART, "engine")->text : NULL;
}

int64_t cell_entries(const struct cell *cell)
{
    const Setting *entries = cell_setting(cell, ALGORITHM_PART, "entries");
    return entries ? entries->integer : 0;
}

bool cell_keeps_leaves(const struct cell *cell)
{
    return cell_entries(cell) > 0 && cell_setting(cell, ALGORITHM_PART, "keep")->choice;
}

int cell_hash_bits(const struct cell *cell)
{
    static const int bits[] = {0, 16, 24, 32, 48, 64};
    return cell_entries(cell) > 0 ? bits[cell_setting(cell, ALGORITHM_PART, "hash_bits")->choice] : 0;
}

/* --- what can have no effect ---------------------------------------------------------------------------------- */

static void add_idle(struct idle **next, int kind, int part, const char *key, const char *why)
{
    if (why)
        *(*next)++ = (struct idle){kind, part, key, why};
}

int cell_idle(const struct cell *cell, struct idle list[MOST_IDLE])
{
    static const char *const of_tables[] = {"etc", "keep", "hash_bits"};
    const bool table = cell_entries(cell) > 0;
    struct idle *next = list;
    int members[MOST_MEMBERS];
    if (cell_asks(cell)) /* what an engine has no use for is refused */
        return 0;
    for (int kind = ALGORITHM_PART; kind < PART_KINDS; kind++)
        for (int i = 0, most = part_members(kind, cell->part[kind], members); i < most; i++) {
            Idle *idle = *part_of(cell->part[GAME_PART], kind, members[i])->idle;
            add_idle(&next, kind, members[i], NULL, idle ? idle(cell->setting[kind], table) : NULL);
        }
    if (cell_recheck(cell) > 0) /* columns that only an anatomy has tell of it */
        add_idle(&next, PRUNING_PART, cell->part[PRUNING_PART], "recheck",
                 !cell_prunes(cell)                 ? "nothing is pruned"
                 : cell->measure != MEASURE_ANATOMY ? "its columns are those of measure=anatomy"
                                                    : NULL);
    for (int i = 0; !table && i < 3; i++) {
        const Setting *setting = cell_setting(cell, ALGORITHM_PART, of_tables[i]);
        add_idle(&next, ALGORITHM_PART, cell->part[ALGORITHM_PART], of_tables[i],
                 setting && setting->choice ? "there is no transposition table (\"entries\")" : NULL);
    }
    return (int)(next - list);
}

/* --- conditions ----------------------------------------------------------------------------------------------- */

void condition_add(struct condition *condition, const char *text)
{
    condition->texts = grow(condition->texts, (size_t)condition->count, sizeof *condition->texts);
    condition->texts[condition->count++] = copied(text);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

void condition_sort(struct condition *condition)
{
    int kept = 0;
    qsort(condition->texts, (size_t)condition->count, sizeof *condition->texts, by_text);
    for (int i = 0; i < condition->count; i++)
        if (kept && strcmp(condition->texts[kept - 1], condition->texts[i]) == 0)
            continue;
        else
            condition->texts[kept++] = condition->texts[i];
    condition->count = kept;
}

int condition_find(const struct condition *condition, const char *text)
{
    char **found = bsearch(&text, condition->texts, (size_t)condition->count, sizeof *condition->texts, by_text);
    return found ? (int)(found - condition->texts) : -1;
}

int condition_find_cell(const struct condition *condition, const struct cell *cell)
{
    char buffer[SETTING_TEXT];
    const char *text = cell_value(cell, condition->name, buffer);
    return text ? condition_find(condition, text) : -1;
}
