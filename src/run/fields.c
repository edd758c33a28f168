#include "run/fields.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "parts/columns.h"
#include "base/memory.h"
#include "base/file.h"
#include "parts/row.h"

/* --- the kinds of fields ---------------------------------------------------------------------------------- */

/* So many digits fit into 63 bits; of more it is asked whether they do. */
enum { SAFE_DIGITS = 18 };

static bool is_whole_field(const char *text)
{
    const size_t digits = strspn(text, "0123456789");
    errno = 0;
    if (digits > SAFE_DIGITS)
        strtoull(text, NULL, 10);
    return digits > 0 && text[digits] == '\0' && errno == 0;
}

static bool is_value(const char *text)
{
    const char *first = text + (*text == '-');
    const size_t digits = strspn(first, "0123456789");
    errno = 0;
    if (digits > SAFE_DIGITS)
        strtoll(text, NULL, 10);
    return digits > 0 && first[digits] == '\0' && errno == 0;
}

static bool is_number_field(const char *text)
{
    char *end;
    const double number = strtod(text, &end);
    return text[strspn(text, "0123456789.e+-")] == '\0' && isdigit((unsigned char)text[*text == '-']) && !*end &&
           isfinite(number);
}

static bool is_hash(const char *text)
{
    return strlen(text) == 16 && text[strspn(text, "0123456789abcdef")] == '\0';
}

static bool is_list_field(const char *text)
{
    char word[ROW_FIELD];
    for (size_t length; *text; text += length + (text[length] == ' ' && text[length + 1])) {
        length = strcspn(text, " ");
        snprintf(word, sizeof word, "%.*s", (int)length, text);
        if (length >= sizeof word || !is_whole_field(word))
            return false;
    }
    return true;
}

static bool is_text(const char *text)
{
    return setting_harmless(text) && !strpbrk(text, "\"'");
}

static bool (*const fits[])(const char *) = {
    [STATUS_FIELD] = status_fits,     [VALUE_FIELD] = is_value,         [TEXT_FIELD] = is_text,
    [WORD_FIELD] = is_text,           [SAID_FIELD] = is_value,          [COUNT_FIELD] = is_whole_field,
    [NUMBER_FIELD] = is_number_field, [POINTS_FIELD] = is_number_field, [HASH_FIELD] = is_hash,
    [BY_PLY_FIELD] = is_list_field,   [BY_CHILD_FIELD] = is_list_field, [MOVES_FIELD] = is_list_field,
    [GAME_FIELD] = is_text,           [MEASURE_FIELD] = is_whole_field,
};

/* --- the kinds of rows ------------------------------------------------------------------------------------ */

enum { KINDS_OF_ROWS = 8 * MEASURES }; /* timed or not, and asking an engine, or having a rival who does */

struct kind_of_row {
    uint64_t hash;
    bool asks;
    int count; /* of columns */
    const struct column *column[MOST_COLUMNS];
};

static struct kind_of_row kind_of_row(const struct cell *cell)
{
    struct kind_of_row kind = {.hash = CHECKSUM_START, .asks = cell_asks(cell)};
    kind.count = columns_of_row(cell, kind.column);
    for (int i = 0; i < kind.count; i++) {
        kind.hash = checksum(kind.hash, ",", i > 0);
        kind.hash = checksum(kind.hash, kind.column[i]->name, strlen(kind.column[i]->name));
    }
    return kind;
}

uint64_t columns_hash(const struct cell *cell)
{
    return kind_of_row(cell).hash;
}

static const struct kind_of_row *find_kind(uint64_t hash)
{
    static struct kind_of_row known[KINDS_OF_ROWS];
    for (int i = 0; i < KINDS_OF_ROWS; i++) {
        if (known[i].count == 0) {
            struct cell rival = {.part = {[ALGORITHM_PART] = algorithm_count}},
                        cell = {.measure = (enum measure)(i / 8), .rival = i & 4 ? &rival : NULL};
            cell.part[ALGORITHM_PART] = i & 2 ? algorithm_count : 0;
            cell.setting[LIMITS_PART][REPEAT].integer = 1 + i % 2;
            known[i] = kind_of_row(&cell);
        }
        if (known[i].hash == hash)
            return &known[i];
    }
    return NULL;
}

static bool field_fits(const struct column *column, const char *field, enum status status, bool asks)
{
    return *field ? column_possible(column, status, asks) && fits[column->field](field)
                  : !column_certain(column, status, asks);
}

/* Takes the row apart. */
static bool all_fit(const struct kind_of_row *kind, char *row)
{
    const enum status status = row_status(row);
    for (int i = 0; i < kind->count; i++) {
        char *comma = strchr(row, ',');
        if (!comma != (i == kind->count - 1))
            return false;
        if (comma)
            *comma = '\0';
        if (!field_fits(kind->column[i], row, status, kind->asks))
            return false;
        row += strlen(row) + 1;
    }
    return true;
}

bool fields_fit(uint64_t hash, const char *row)
{
    const struct kind_of_row *kind = find_kind(hash);
    char *copy = need(strdup(row));
    const bool good = !kind || all_fit(kind, copy);
    free(copy);
    return good;
}
