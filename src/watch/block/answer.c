#include "block/answer.h"

#include <stdlib.h>
#include <string.h>

#include "core/allocate.h"
#include "core/lasting.h"
#include "journal/row.h"
#include "text/field.h"
#include "text/json.h"

/* --- JSON ------------------------------------------------------------------------------------------------------- */

static bool is_list(const struct column *column)
{
    return column->field == BY_PLY_FIELD || column->field == BY_CHILD_FIELD || column->field == MOVES_FIELD;
}

static void add_text(cJSON *object, const char *name, const char *text)
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
    if (is_list(column) && *text)
        add_list(object, column->name, text);
    else if (column_numeric(column) && *text)
        add_number(object, column->name, text);
    else
        add_text(object, column->name, text);
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

static void add_axes(cJSON *object, const struct experiment *experiment)
{
    const struct cell *cell = &experiment->cells[0];
    char buffer[SETTING_TEXT];
    for (int i = 0; i < experiment->column_count; i++) {
        const char *name = experiment->columns[i], *value = cell_value(cell, name, buffer);
        if (value && is_number(cell, name, value))
            add_number(object, name, value);
        else
            add_text(object, name, value ? value : "");
    }
}

static void add_players(cJSON *object, const struct experiment *experiment)
{
    const struct cell *player[] = {&experiment->cells[0], experiment->cells[0].rival};
    for (int i = 0; i < 2; i++) {
        char *text = row_player(experiment->columns, experiment->column_count, player[i]);
        add_text(object, i ? "rival" : "player", text);
        free(text);
    }
}

static void add_cell(cJSON *object, const struct answer *answer)
{
    const struct block block = block_take(answer->single, answer->rows);
    char *cell = cell_identity(block.cell);
    add_text(object, "cell", cell);
    free(cell);
    add_axes(object, &answer->single->experiment);
    if (block.cell->rival)
        add_players(object, &answer->single->experiment);
    for (int i = 0; i < block.count; i++)
        add_column(object, block.column[i], block.text[i]);
}

void answer_print_json(const struct answer *answer)
{
    const size_t kept = lasting_count();
    cJSON *object = need(cJSON_CreateObject());
    need(cJSON_AddNumberToObject(object, "line", answer->line));
    add_text(object, "error", answer->error);
    if (answer->single)
        add_cell(object, answer);
    char *text = need(cJSON_PrintUnformatted(object));
    puts(text);
    cJSON_free(text);
    cJSON_Delete(object);
    lasting_release(kept);
}

/* --- CSV -------------------------------------------------------------------------------------------------------- */

void answer_print_header(struct answer_columns *columns, enum measure measure, bool engines)
{
    const struct cell cell = {.measure = measure, .setting[LIMITS_PART][REPEAT].integer = 2};
    const struct experiment experiment = {.asks = {engines, engines && measure == MEASURE_MATCH}};
    columns->count = columns_of_csv(&cell, &experiment, columns->column);
    fputs("line,error,cell", stdout);
    for (int i = 0; i < columns->count; i++)
        printf(",%s", columns->column[i]->name);
    putchar('\n');
}

static void print_field(const char *text)
{
    putchar(',');
    write_field(stdout, text);
}

void answer_print_csv(const struct answer_columns *columns, const struct answer *answer)
{
    const size_t kept = lasting_count();
    const struct block block = answer->single ? block_take(answer->single, answer->rows) : (struct block){0};
    printf("%d", answer->line);
    print_field(answer->error);
    print_field(answer->single ? lasting(cell_identity(block.cell)) : "");
    for (int i = 0; i < columns->count; i++)
        print_field(block_text(&block, columns->column[i]->name));
    putchar('\n');
    lasting_release(kept);
}
