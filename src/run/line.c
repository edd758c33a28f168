#include "run/line.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "parts/columns.h"
#include "parts/inputs.h"
#include "parts/sources.h"
#include "base/file.h"
#include "run/fields.h"

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

bool line_own(const char *maker, const struct cell *cell)
{
    char own[LINE_SHORT];
    write_program(own, cell);
    return strncmp(maker, own, strlen(own)) == 0;
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

void line_expect(const struct cell *cell, struct line *line)
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

bool line_serves(char *const field[LINE_FIELDS], const struct cell *cell)
{
    struct line line;
    line_expect(cell, &line);
    const bool good = strcmp(field[LINE_IDENTITY], line.identity) == 0 &&
                      strcmp(field[LINE_INPUTS], line.inputs) == 0 && strcmp(field[LINE_TERMS], line.terms) == 0 &&
                      (row_status(field[LINE_ROW]) == OK || strcmp(field[LINE_BOUNDS], line.bounds) == 0);
    free(line.identity);
    return good;
}
