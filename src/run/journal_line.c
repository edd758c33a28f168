#include "run/journal.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/file.h"
#include "parts/columns.h"
#include "parts/inputs.h"
#include "parts/row.h"
#include "parts/sources.h"

static bool is_sealed(const char *line)
{
    const char *last = strrchr(line, '\t');
    char seal[17];
    if (!last)
        return false;
    snprintf(seal, sizeof seal, "%016" PRIx64, checksum(CHECKSUM_START, line, (size_t)(last - line)));
    return strcmp(last + 1, seal) == 0;
}

bool line_split(char *line, char *field[LINE_FIELDS])
{
    if (!is_sealed(line))
        return false;
    for (int i = 0; i < LINE_FIELDS; i++) {
        field[i] = line;
        line = strchr(line, '\t');
        if (!line != (i == LINE_SEAL))
            return false;
        if (line)
            *line++ = '\0';
    }
    return true;
}

/* A note has no columns that could be wrong. */
static bool has_good_row(char *const field[LINE_FIELDS])
{
    const char *columns = strstr(field[LINE_TERMS], COLUMNS_TERM);
    return field[LINE_IDENTITY][0] == '#' || !columns ||
           fields_fit(strtoull(columns + strlen(COLUMNS_TERM), NULL, 16), field[LINE_ROW]);
}

bool line_read(char *line, char *field[LINE_FIELDS])
{
    return line_split(line, field) && has_good_row(field);
}

/* The part of a maker up to the @, which it includes. */
static void write_program(char maker[LINE_SHORT], const struct cell *cell)
{
    snprintf(maker, LINE_SHORT, "%016" PRIx64 "-%016" PRIx64 "-%016" PRIx64 "@", search_id(cell), harness_id(),
             tools_id());
}

const char *line_difference(const char *maker, const struct cell *cell)
{
    enum { ID = 17 }; /* characters of an id and its separator */
    char own[LINE_SHORT];
    write_program(own, cell);
    return strncmp(maker, own, ID) != 0                     ? "other sources"
           : strncmp(maker + ID, own + ID, ID) != 0         ? "another harness"
           : strncmp(maker + 2 * ID, own + 2 * ID, ID) != 0 ? "other tools"
                                                            : "another host";
}

static const char *host_name(void)
{
    static char host[65];
    if (!host[0])
        gethostname(host, sizeof host - 1);
    return host;
}

void line_expect(const struct cell *cell, struct journal_line *line)
{
    const Setting *limit = cell->setting[LIMITS_PART];
    line->identity = cell_identity(cell);
    write_program(line->maker, cell);
    strcat(line->maker, host_name());
    snprintf(line->inputs, LINE_SHORT, "%016" PRIx64, inputs_hash(cell));
    snprintf(line->terms, LINE_SHORT, "nodes=%" PRId64 " repeat=%" PRId64 COLUMNS_TERM "%016" PRIx64,
             limit[NODES].integer, limit[REPEAT].integer, columns_hash(cell));
    if (limit[PRECISION].real > 0)
        snprintf(line->terms + strlen(line->terms), LINE_SHORT - strlen(line->terms),
                 " precision=%.10g timing_seconds=%.10g", limit[PRECISION].real, limit[TIMING_SECONDS].real);
    snprintf(line->bounds, LINE_SHORT, "seconds=%.10g memory_mb=%" PRId64, limit[SECONDS].real,
             limit[MEMORY_MB].integer);
}

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
    [WORD_FIELD] = is_text,           [KNOWN_FIELD] = is_value,         [COUNT_FIELD] = is_whole_field,
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
    char *copy = copied(row);
    const bool good = !kind || all_fit(kind, copy);
    release(copy);
    return good;
}
