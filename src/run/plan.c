#include "run/plan.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/terminal.h"
#include "base/text.h"
#include "base/memory.h"
#include "base/file.h"
#include "base/program.h"
#include "base/process.h"
#include "config/experiment.h"
#include "parts/columns.h"
#include "results/unit.h"
#include "run/progress.h"
#include "run/worker.h"

const char *time_text(double seconds)
{
    static char text[40];
    if (seconds >= 9.95)
        return duration_text(seconds);
    if (seconds < 0.001)
        snprintf(text, sizeof text, "%.2g ms", 1000 * seconds);
    else
        snprintf(text, sizeof text, "%.2g s", seconds);
    return text;
}

/* --- which cells are alike ------------------------------------------------------------------------------------ */

static bool is_drawn(const char *name)
{
    static const char *const names[] = {"seed", "moves", "position"};
    return find_word(name, names, sizeof names / sizeof *names) >= 0;
}

/* Do parameters of this name differ among cells that are alike; do they say how far a search goes? */
static bool is_along(const char *name)
{
    static const char *const names[] = {"limit", "budget"};
    return find_word(name, names, sizeof names / sizeof *names) >= 0;
}

static uint64_t hash_setting(uint64_t sum, const Parameter *parameter, Setting setting)
{
    char buffer[SETTING_TEXT];
    const char *text = setting_write(parameter, setting, buffer);
    return checksum(sum, text, strlen(text) + 1);
}

static uint64_t hash_parts(uint64_t sum, const struct cell *cell, bool limits)
{
    for (int kind = 0; kind < PART_KINDS; kind++) {
        const Parameter *parameter;
        const char *name = cell_part(cell, kind); /* numbers differ between programs of other parts */
        sum = checksum(sum, name, strlen(name) + 1);
        for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++)
            if (!(kind == GAME_PART && is_drawn(parameter->name)) &&
                (limits || kind != CUTOFF_PART || !is_along(parameter->name)))
                sum = hash_setting(sum, parameter, cell->setting[kind][i]);
    }
    return sum;
}

uint64_t alike_key(const struct experiment *experiment, int i, bool limits)
{
    const struct cell *cell = &experiment->cells[i];
    uint64_t sum = checksum(CHECKSUM_START, &cell->measure, sizeof cell->measure) + (i >= experiment->count);
    sum = hash_parts(sum, cell, limits);
    return cell->rival ? hash_parts(sum, cell->rival, limits) : sum;
}

/* --- lines --------------------------------------------------------------------------------------------------- */

struct keyed {
    uint64_t key;
    int cell;
};

static int by_key(const void *a, const void *b)
{
    const struct keyed *x = a, *y = b;
    return x->key != y->key ? (x->key > y->key) - (x->key < y->key) : x->cell - y->cell;
}

/* The first cell of each line's cells, for each cell. */
static void find_firsts(const struct experiment *experiment, bool limits, int *first)
{
    struct keyed *keyed = allocate((size_t)experiment->total, sizeof *keyed);
    for (int i = 0; i < experiment->total; i++)
        keyed[i] = (struct keyed){alike_key(experiment, i, limits), i};
    if (experiment->total > 0)
        qsort(keyed, (size_t)experiment->total, sizeof *keyed, by_key);
    for (int i = 0; i < experiment->total; i++)
        first[keyed[i].cell] = i > 0 && keyed[i].key == keyed[i - 1].key ? first[keyed[i - 1].cell] : keyed[i].cell;
}

void plan_make(struct plan *plan, const struct experiment *experiment, const bool *there, bool trial)
{
    const size_t total = (size_t)experiment->total;
    int *first = allocate(total, sizeof *first);
    *plan = (struct plan){.experiment = experiment,
                          .line = allocate(total, sizeof *plan->line),
                          .of = allocate(total, sizeof *plan->of),
                          .tried = trial};
    find_firsts(experiment, trial, first);
    for (int i = 0; i < experiment->total; i++) {
        plan->of[i] = first[i] == i ? plan->count++ : plan->of[first[i]];
        struct plan_line *line = &plan->line[plan->of[i]];
        line->first = line->cells ? line->first : &experiment->cells[i];
        line->last = &experiment->cells[i];
        line->tried = line->cells && (line->left || there[i]) ? line->tried : i;
        line->references = i >= experiment->count;
        line->cells++;
        line->left += !there[i];
        plan->left += !there[i];
    }
}

double plan_seconds(const struct plan *plan, bool left)
{
    double seconds = 0;
    for (int i = 0; i < plan->count; i++)
        seconds += plan->line[i].seconds * (left ? plan->line[i].left : plan->line[i].cells);
    return seconds;
}

/* --- the table ------------------------------------------------------------------------------------------------ */

/* What a line has in a column: one value, or the first and the last limit, shortened to what a table can take. */
static char *values_of_line(const struct plan_line *line, const char *column)
{
    enum { MOST = 40 };
    char buffer[SETTING_TEXT], other[SETTING_TEXT];
    const char *first = cell_value(line->first, column, buffer), *last = cell_value(line->last, column, other);
    if (first && last && is_along(column) && strcmp(first, last) != 0)
        return printed("%.*s..%.*s", MOST, first, MOST, last);
    return printed("%.*s%s", MOST, first ? first : "", first && strlen(first) > MOST ? "..." : "");
}

/* Has the table a column of that name?  Not if it would say the same everywhere, or differs among cells that are alike. */
static bool is_shown(const struct plan *plan, const char *column)
{
    const char *first = values_of_line(&plan->line[0], column);
    bool differs = strcmp(column, "game") == 0 || (is_along(column) && strstr(first, ".."));
    for (int i = 1; i < plan->count && !differs; i++)
        differs = strcmp(first, values_of_line(&plan->line[i], column)) != 0;
    return differs && !is_drawn(column);
}

static void add_plan_header(struct text_table *table, const struct plan *plan, const bool *shown, bool partly)
{
    for (int c = 0; c < plan->experiment->column_count; c++)
        if (shown[c])
            text_table_add(table, "%s", plan->experiment->columns[c]);
    text_table_add(table, "cells");
    if (partly)
        text_table_add(table, "to run");
    if (plan->tried) {
        text_table_add(table, "one takes");
        text_table_add(table, "all take");
        text_table_add(table, "share");
    }
    text_table_end_row(table);
}

static void add_plan_line(struct text_table *table, const struct plan *plan, const struct plan_line *line,
                          const bool *shown, bool partly)
{
    const double all = line->cells * line->seconds, whole = plan_seconds(plan, false);
    for (int c = 0; c < plan->experiment->column_count; c++)
        if (shown[c])
            text_table_add(table, "%s", values_of_line(line, plan->experiment->columns[c]));
    text_table_add(table, "%d%s", line->cells, line->references ? " references" : "");
    if (partly)
        text_table_add(table, "%d", line->left);
    if (plan->tried) {
        text_table_add(table, "%s", all > 0 ? time_text(line->seconds) : "");
        text_table_add(table, "%s", all > 0 ? time_text(all) : "");
        text_table_add(table, "%.0f %%", whole > 0 ? 100 * all / whole : 0);
    }
    text_table_end_row(table);
}

/* Where searches have names, those say what else is said of them. */
static const char *const *named_columns(const struct plan *plan, const bool *shown)
{
    char *const *columns = plan->experiment->columns;
    const char **spare = allocate((size_t)plan->experiment->column_count + 1, sizeof *spare);
    int name = 0, count = 0;
    while (name < plan->experiment->column_count && strcmp(columns[name], "name") != 0)
        name++;
    for (int c = plan->experiment->column_count - 1; c > name; c--)
        if (shown[c] && !is_along(columns[c]))
            spare[count++] = columns[c];
    return spare;
}

void plan_print(const struct plan *plan)
{
    bool *shown = allocate((size_t)plan->experiment->column_count, sizeof *shown);
    const bool partly = plan->left < plan->experiment->total;
    struct text_table table = {0};
    for (int c = 0; c < plan->experiment->column_count; c++)
        table.keys += shown[c] = is_shown(plan, plan->experiment->columns[c]);
    table.spare = named_columns(plan, shown);
    add_plan_header(&table, plan, shown, partly);
    for (int i = 0; i < plan->count; i++)
        add_plan_line(&table, plan, &plan->line[i], shown, partly);
    text_table_print(&table, stdout);
}

/* Those of each game after as many moves. */
static struct groups group_games(const struct csv *csv)
{
    static const char *const names[] = {"game", "variant", "opening"};
    int columns[3], count = 0;
    for (int i = 0; i < 3; i++)
        if (csv_find(csv, names[i]) >= 0)
            columns[count++] = csv_find(csv, names[i]);
    return csv_group(csv, csv_rows(csv), csv->rows, columns, count);
}

void plan_tell_openings(FILE *out, const struct experiment *experiment)
{
    struct csv csv;
    char value[SETTING_TEXT];
    int all = 0, different = 0, known = 0;
    if (!has_openings(experiment))
        return;
    planned_rows(&csv, experiment);
    struct units *units = units_of_rows(&csv, NULL, 0);
    struct groups games = group_games(&csv);
    FILE *recurring = text_open();
    for (int g = 0; g < games.count; g++) {
        const int *rows = games.rows + games.start[g], n = games.start[g + 1] - games.start[g];
        const int positions = starts_among(units, rows, n),
                  openings = positions < 0 ? 0 : openings_among(&csv, rows, n);
        const struct cell *cell = &experiment->cells[rows[0]];
        if (positions >= 0 && positions < openings) {
            fprintf(recurring, "; of %s", cell_value(cell, "game", value));
            if (cell_value(cell, "variant", value))
                fprintf(recurring, " %s", cell_value(cell, "variant", value));
            fprintf(recurring, " after %d moves %d and %d", cell_opening(cell), openings, positions);
        }
        known += positions >= 0;
        all += openings;
        different += positions < 0 ? 0 : positions;
    }
    const char *told = text_close(recurring);
    if (all > 0)
        fprintf(out, "%s: %d openings, %d different positions%s\n", experiment->path, all, different,
                known > 1 ? told : "");
}

struct trial {
    struct plan *plan;
    struct progress progress;
    bool failed;
};

/* What a cell takes if a repetition takes so many seconds. */
static double with_repetitions(const struct cell *cell, double seconds)
{
    const Setting *limit = cell->setting[LIMITS_PART];
    const double all = (double)limit[REPEAT].integer * seconds;
    return cell_oracle(cell) ? seconds : limit[PRECISION].real > 0 ? fmax(all, limit[TIMING_SECONDS].real) : all;
}

/* A search that was stopped took all the time that it may take. */
static bool note_trial(void *context, const struct ending *endings, int count)
{
    struct trial *trial = context;
    for (int i = 0; i < count; i++) {
        struct plan_line *line = &trial->plan->line[endings[i].index];
        const struct cell *cell = &trial->plan->experiment->cells[line->tried];
        const bool late = endings[i].status == TIMEOUT;
        line->seconds =
            with_repetitions(cell, late ? cell->setting[LIMITS_PART][SECONDS].real : endings[i].seconds);
        if (endings[i].status != OK)
            progress_tell(&trial->progress,
                          printed("%s: a cell that was tried ended by ", trial->plan->experiment->path),
                          &endings[i], cell);
        trial->failed |= !ended_well(endings[i].status);
        progress_step(&trial->progress, !ended_well(endings[i].status));
    }
    return true;
}

int trial_run(struct plan *plan)
{
    struct trial trial = {.plan = plan};
    struct cell *cells = allocate((size_t)plan->count, sizeof *cells);
    int *list = allocate((size_t)plan->count, sizeof *list);
    struct crew crew;
    for (int i = 0; i < plan->count; i++) {
        cells[i] = plan->experiment->cells[plan->line[i].tried];
        cells[i].setting[LIMITS_PART][REPEAT].integer = 1;
        cells[i].setting[LIMITS_PART][PRECISION].real = 0;
        list[i] = i;
    }
    interrupts_note();
    crew_hire(&crew, 1, false, 1);
    progress_start(&trial.progress, plan->experiment->path, plan->count);
    const bool through = run_cells(cells, list, plan->count, &crew, note_trial, &trial);
    progress_end(&trial.progress);
    return !through ? EXIT_RESUMABLE : trial.failed ? EXIT_CELLS_FAILED : EXIT_FINE;
}
