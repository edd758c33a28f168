#include "parts/row.h"

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "parts/columns.h"
#include "base/text.h"
#include "base/memory.h"

/* --- writing ---------------------------------------------------------------------------------------------- */

static void write_count_list(FILE *out, const uint64_t *list, int count)
{
    for (int i = 0; i < count; i++)
        fprintf(out, "%s%" PRIu64, i ? " " : "", list[i]);
}

/* How many plies were reached, the root's included. */
static int plies_reached(const struct by_ply *by_ply)
{
    int count = PLIES_COUNTED;
    while (count > 1 && by_ply->leaves[count - 1] == 0 && by_ply->recalled[count - 1] == 0)
        count--;
    return count;
}

static void write_moves(FILE *out, const struct outcome *outcome)
{
    for (uint64_t ply = 0; ply < outcome->plies; ply++)
        fprintf(out, "%s%d", ply ? " " : "", outcome->moves_at[ply]);
}

static void write_status(FILE *out, const struct result *result)
{
    const struct engine_report *report = result->outcome.report;
    const bool engine = report[0].trouble[0] || report[1].trouble[0];
    fputs(status_name[result->outcome.status], out);
    if (result->outcome.status == CRASH)
        fprintf(out, ":%s", engine ? "engine" : result->message);
}

static void write_value(FILE *out, enum field field, const void *at, const struct result *result)
{
    switch (field) {
    case STATUS_FIELD:
        write_status(out, result);
        break;
    case VALUE_FIELD:
    case KNOWN_FIELD:
        fprintf(out, "%" PRId64, *(const int64_t *)at);
        break;
    case TEXT_FIELD:
    case WORD_FIELD:
    case GAME_FIELD:
        fputs(at, out);
        break;
    case COUNT_FIELD:
    case MEASURE_FIELD:
        fprintf(out, "%" PRIu64, *(const uint64_t *)at);
        break;
    case NUMBER_FIELD:
        fprintf(out, "%.10g", *(const double *)at);
        break;
    case POINTS_FIELD:
        fprintf(out, "%.1f", *(const int *)at / 2.0);
        break;
    case HASH_FIELD:
        fprintf(out, "%016" PRIx64, *(const uint64_t *)at);
        break;
    case BY_PLY_FIELD:
        write_count_list(out, at, plies_reached(&result->outcome.by_ply));
        break;
    case BY_CHILD_FIELD:
        write_count_list(out, at, CHILDREN_COUNTED);
        break;
    case MOVES_FIELD:
        write_moves(out, &result->outcome);
        break;
    }
}

/* A match has no value; nor has an engine's search, or one that was deepened and completed no step, which has all else.  An oracle's work is not counted, and
 * whoever was paused did not work: neither has times. */
static bool is_value_known(const struct column *column, const void *at, const struct result *result,
                           const struct cell *cell)
{
    const struct outcome *outcome = &result->outcome;
    const bool certain = column_certain(column, outcome->status, cell_asks(cell));
    if (certain || !ended_well(outcome->status) || column->field == COUNT_FIELD)
        return certain || column->field == WORD_FIELD;
    if (column->field == VALUE_FIELD && cell->measure != MEASURE_GAME)
        return !cell->rival && !cell_asks(cell) && outcome->status == OK;
    if (column->field == KNOWN_FIELD)
        return *(const int64_t *)at != NOT_KNOWN;
    if (column->field == NUMBER_FIELD)
        return isfinite(*(const double *)at);
    if (column->field == MEASURE_FIELD)
        return !cell_oracle(cell) && !result->paused && *(const uint64_t *)at != NOT_MEASURED;
    return true;
}

char *row_text(const struct result *result, const struct cell *cell)
{
    const struct column *list[MOST_COLUMNS];
    const int count = columns_of_row(cell, list);
    FILE *out = text_open();
    for (int i = 0; i < count; i++) {
        const void *at = (const char *)result + list[i]->at;
        fputs(i ? "," : "", out);
        if (is_value_known(list[i], at, result, cell))
            write_value(out, list[i]->field, at, result);
    }
    return text_close(out);
}

/* --- reading ---------------------------------------------------------------------------------------------- */

const char *row_find(const char *row, const struct cell *cell, const char *name, int *length)
{
    const struct column *list[MOST_COLUMNS];
    const int count = columns_of_row(cell, list);
    for (int i = 0; row && i < count; i++) {
        *length = (int)strcspn(row, ",");
        if (strcmp(list[i]->name, name) == 0)
            return row;
        row = row[*length] ? row + *length + 1 : NULL;
    }
    return NULL;
}

bool row_field(const char *row, const struct cell *cell, const char *name, char text[ROW_FIELD])
{
    int length = 0;
    const char *field = row_find(row, cell, name, &length);
    snprintf(text, ROW_FIELD, "%.*s", field ? length : 0, field ? field : "");
    return text[0] != '\0';
}

void write_start(FILE *out, const struct cell *cell)
{
    fputc(',', out);
    if (cell->start)
        fprintf(out, "%016" PRIx64, cell->start);
}

void row_write(FILE *out, const char *row, const struct cell *cell, const struct column *const *columns, int count)
{
    const struct column *own[MOST_COLUMNS];
    const int owned = columns_of_row(cell, own);
    for (int i = 0, next = 0; i < count && !(columns[i]->rows & DECISION_ROW); i++) {
        if (columns[i]->rows == OPENING_ROW) {
            write_start(out, cell);
            continue;
        }
        const bool there = next < owned && own[next] == columns[i];
        const int length = there ? (int)strcspn(row, ",") : 0;
        fprintf(out, "%s%.*s", i ? "," : "", length, row);
        row += there ? length + (row[length] == ',') : 0;
        next += there;
    }
}

char *row_counted(const char *row, const struct cell *cell)
{
    const struct column *list[MOST_COLUMNS];
    const int count = columns_of_row(cell, list);
    char *text = allocate(strlen(row), 1), *to = text;
    for (int i = 0; i < count && *row; i++) {
        const size_t length = strcspn(row + (i > 0), ",") + (i > 0); /* with the comma before it */
        memcpy(to, row, length);
        to += list[i]->field == MEASURE_FIELD ? 0 : length;
        row += length;
    }
    *to = '\0';
    return text;
}

static const long long MOST_VALUE = 1ll << 62; /* no game has a value beyond it */

bool worth_next(const char **at, struct move_worth *weighed)
{
    const char *move = *at + strspn(*at, " ");
    const size_t length = strcspn(move, "= ,");
    if (length == 0 || move[length] != '=')
        return false;
    char *end;
    const long long value = strtoll(move + length + 1, &end, 10);
    if (end == move + length + 1 || !strchr(" ,", *end) || value <= -MOST_VALUE || value >= MOST_VALUE)
        return false;
    *weighed = (struct move_worth){move, (int)length, value};
    *at = end;
    return true;
}

/* --- axes ------------------------------------------------------------------------------------------------- */

void write_axes_header(FILE *out, char *const *columns, int count)
{
    for (int i = 0; i < count; i++) {
        write_field(out, columns[i]);
        fputc(',', out);
    }
}

void write_axes(FILE *out, char *const *columns, int count, const struct cell *cell)
{
    char buffer[SETTING_TEXT];
    for (int i = 0; i < count; i++) {
        const char *value = cell_value(cell, columns[i], buffer);
        write_field(out, value ? value : "");
        fputc(',', out);
    }
}

/* A parameter that a game has, too, is left to it, unless it is one of its evaluation. */
static bool is_of_player(const char *column, const struct cell *cell)
{
    const int game = cell->part[GAME_PART], own = parameter_find(GAME_PART, game, column);
    if (own >= 0)
        return is_of_evaluation(GAME_PART, parameter_at(GAME_PART, game, own));
    for (int kind = ALGORITHM_PART; kind < PART_KINDS; kind++)
        if (strcmp(column, kinds[kind].name) == 0 || parameter_find(kind, cell->part[kind], column) >= 0)
            return true;
    return false;
}

char *row_player(char *const *columns, int count, const struct cell *cell)
{
    char buffer[SETTING_TEXT];
    FILE *out = text_open();
    fputs(cell->name ? cell->name : "", out);
    for (int i = 0, written = 0; i < count && !cell->name; i++)
        if (is_of_player(columns[i], cell))
            fprintf(out, "%s%s", written++ ? " " : "", cell_value(cell, columns[i], buffer));
    return text_close(out);
}
