#include "run/object.h"

#include <stdlib.h>
#include <string.h>

#include "parts/columns.h"
#include "base/memory.h"
#include "run/decision.h"
#include "parts/row.h"

void object_add_text(cJSON *object, const char *name, const char *text)
{
    if (*text)
        need(cJSON_AddStringToObject(object, name, text));
}

/* Its digits as they are: a value may have more of them than a double. */
static void add_number(cJSON *object, const char *name, const char *digits)
{
    need(cJSON_AddRawToObject(object, name, digits));
}

static void add_list(cJSON *object, const char *name, const char *numbers)
{
    char *list = printed("[%s]", numbers);
    for (char *at = list; (at = strchr(at, ' '));)
        *at = ',';
    add_number(object, name, list);
    free(list);
}

static void add_column(cJSON *object, const struct column *column, const char *text)
{
    const bool list =
        column->field == BY_PLY_FIELD || column->field == BY_CHILD_FIELD || column->field == MOVES_FIELD;
    if (list && *text)
        add_list(object, column->name, text);
    else if (column_numeric(column) && *text)
        add_number(object, column->name, text);
    else
        object_add_text(object, column->name, text);
}

/* Is this value of the cell a number, and not a word in its place? */
static bool is_number(const struct cell *cell, const char *name, const char *value)
{
    for (int kind = 0; kind < PART_KINDS; kind++) {
        const int i = parameter_find(kind, cell->part[kind], name);
        const Parameter *parameter = i < 0 ? NULL : parameter_at(kind, cell->part[kind], i);
        if (parameter)
            return parameter->kind <= REAL && (!parameter->word || strcmp(value, parameter->word) != 0);
    }
    return false;
}

static void add_axes(cJSON *object, const struct experiment *experiment, const struct cell *cell)
{
    char buffer[SETTING_TEXT];
    for (int i = 0; i < experiment->column_count; i++) {
        const char *name = experiment->columns[i], *value = cell_value(cell, name, buffer);
        if (value && is_number(cell, name, value))
            add_number(object, name, value);
        else
            object_add_text(object, name, value ? value : "");
    }
}

static void add_player(cJSON *object, const char *name, const struct experiment *experiment,
                       const struct cell *cell)
{
    char *text = row_player(experiment->columns, experiment->column_count, cell);
    object_add_text(object, name, text);
    free(text);
}

/* The row as in a CSV, without the axes. */
static void add_columns(cJSON *object, const struct experiment *experiment, const struct rows *rows, int i)
{
    const struct cell *cell = &experiment->cells[i];
    const struct column *columns[MOST_COLUMNS];
    const int count = columns_of_csv(cell, experiment, columns);
    FILE *out = text_open();
    row_write(out, row_of(rows, i), cell, columns, count);
    if (cell->measure == MEASURE_DECISION)
        decision_write(out, experiment, rows, i);
    char *text = text_close(out), *field = text;
    for (int c = 0; c < count && field; c++) {
        char *comma = strchr(field, ',');
        if (comma)
            *comma = '\0';
        add_column(object, columns[c], field);
        field = comma ? comma + 1 : NULL;
    }
    free(text);
}

void object_add_row(cJSON *object, const struct experiment *experiment, const struct rows *rows, int i)
{
    const struct cell *cell = &experiment->cells[i];
    char *identity = cell_identity(cell);
    object_add_text(object, "cell", identity);
    free(identity);
    add_axes(object, experiment, cell);
    if (cell->rival) {
        add_player(object, "player", experiment, cell);
        add_player(object, "rival", experiment, cell->rival);
    }
    if (row_of(rows, i))
        add_columns(object, experiment, rows, i);
}
