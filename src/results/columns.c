#include "results/columns.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "base/checksum.h"
#include "results/row.h"

enum { MOST_COLUMNS = 60, KINDS_OF_ROWS = 2 * MEASURES };

typedef bool (*Fits)(const char *text);

/* The columns of one kind of row. */
struct columns {
    uint64_t hash;
    int count;
    struct {
        Fits fits;
        bool counted;
    } column[MOST_COLUMNS];
};

/* --- the kinds of columns --------------------------------------------------------------------------------- */

/* So many digits fit into 63 bits; of more it is asked whether they do. */
enum { SAFE_DIGITS = 18 };

static bool is_whole(const char *text)
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

static bool is_number(const char *text)
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

static bool is_list(const char *text)
{
    char word[ROW_FIELD];
    for (size_t length; *text; text += length + (text[length] == ' ' && text[length + 1])) {
        length = strcspn(text, " ");
        snprintf(word, sizeof word, "%.*s", (int)length, text);
        if (length >= sizeof word || !is_whole(word))
            return false;
    }
    return true;
}

static bool is_status(const char *text)
{
    const char *colon = strchr(text, ':');
    const size_t length = colon ? (size_t)(colon - text) : strlen(text);
    const char *name = status_name[row_status(text)];
    if (strlen(name) != length || strncmp(text, name, length) != 0)
        return false;
    for (const char *cause = colon ? colon + 1 : "none"; *cause; cause++)
        if (!isalnum((unsigned char)*cause))
            return false;
    return !colon == (row_status(text) != CRASH) && (!colon || colon[1]);
}

static bool is_text(const char *text)
{
    return setting_harmless(text) && !strpbrk(text, "\"'");
}

static Fits kind_of(const char *name)
{
    static const struct {
        const char *end; /* of the name */
        Fits fits;
    } kinds[] = {{"status", is_status},  {"value", is_value},    {"move", is_text},
                 {"reached", is_number}, {"points", is_number},  {"first_game", is_hash},
                 {"_by_ply", is_list},   {"_by_child", is_list}, {"second_game", is_hash}};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        const size_t length = strlen(name), end = strlen(kinds[i].end);
        if (length >= end && strcmp(name + length - end, kinds[i].end) == 0)
            return kinds[i].fits;
    }
    return is_whole;
}

/* Of those that every search counts. */
static bool is_count(const char *name)
{
    static const char *const counts[] = {"interior", "leaves",        "terminals", "evaluations", "generated",
                                         "cutoffs",  "cutoffs_first", "capped",    "recalled"};
    for (size_t i = 0; i < sizeof counts / sizeof *counts; i++)
        if (strcmp(name, counts[i]) == 0)
            return true;
    return false;
}

/* --- the kinds of rows ------------------------------------------------------------------------------------ */

uint64_t columns_hash(const struct cell *cell)
{
    const char *const headers[] = {row_header, row_added_header(cell), row_timing_header(cell)};
    uint64_t hash = CHECKSUM_START;
    for (int i = 0; i < 3; i++)
        hash = checksum(hash, headers[i], strlen(headers[i]));
    return hash;
}

static struct columns columns_of(enum measure measure, bool timed)
{
    struct cell cell = {.measure = measure};
    struct columns columns = {0};
    char header[2000], *rest;
    cell.setting[LIMITS_PART][REPEAT].integer = timed ? 2 : 1;
    columns.hash = columns_hash(&cell);
    snprintf(header, sizeof header, "%s%s%s", row_header, row_added_header(&cell), row_timing_header(&cell));
    for (char *name = strtok_r(header, ",", &rest); name && columns.count < MOST_COLUMNS;
         name = strtok_r(NULL, ",", &rest)) {
        columns.column[columns.count].fits = kind_of(name);
        columns.column[columns.count++].counted = is_count(name);
    }
    return columns;
}

static const struct columns *find_columns(uint64_t hash)
{
    static struct columns known[KINDS_OF_ROWS];
    for (int i = 0; i < KINDS_OF_ROWS; i++) {
        if (known[i].count == 0)
            known[i] = columns_of((enum measure)(i / 2), i % 2);
        if (known[i].hash == hash)
            return &known[i];
    }
    return NULL;
}

/* The status is the first field. */
static bool field_fits(const struct columns *columns, int i, const char *field, enum status status)
{
    const bool counted = i == 0 || columns->column[i].counted;
    if (!*field)
        return !counted || (i > 0 && status != OK && status != BUDGET);
    return (status == OK || (status == BUDGET && counted) || i == 0) && columns->column[i].fits(field);
}

/* Takes the row apart. */
static bool fields_fit(const struct columns *columns, char *row)
{
    const enum status status = row_status(row);
    for (int i = 0; i < columns->count; i++) {
        char *comma = strchr(row, ',');
        if (!comma != (i == columns->count - 1))
            return false;
        if (comma)
            *comma = '\0';
        if (!field_fits(columns, i, row, status))
            return false;
        row += strlen(row) + 1;
    }
    return true;
}

bool columns_fit(uint64_t hash, const char *row)
{
    const struct columns *columns = find_columns(hash);
    char *copy = need(strdup(row));
    const bool good = !columns || fields_fit(columns, copy);
    free(copy);
    return good;
}
