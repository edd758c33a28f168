#include "results/line.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "checksum.h"
#include "parts/sources.h"
#include "results/row.h"

bool line_split(char *line, char *field[LINE_FIELDS])
{
    char *last = strrchr(line, '\t');
    if (!last || strtoull(last + 1, NULL, 16) != checksum(CHECKSUM_START, line, (size_t)(last - line)))
        return false;
    *last = '\0';
    for (int i = 0; i < LINE_FIELDS; i++) {
        field[i] = line;
        line = i < LINE_ROW ? strchr(line, '\t') : NULL;
        if (i < LINE_ROW && !line)
            return false;
        if (line)
            *line++ = '\0';
    }
    return true;
}

/* Ends with the @. */
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

static const char *host_name(void)
{
    static char host[65];
    if (!host[0])
        gethostname(host, sizeof host - 1);
    return host;
}

void line_expect(struct inputs *inputs, const struct cell *cell, struct line *line)
{
    const Setting *limit = cell->setting[LIMITS_PART];
    const char *const headers[] = {row_header, row_added_header(cell), row_timing_header(cell)};
    uint64_t columns = CHECKSUM_START;
    for (int i = 0; i < 3; i++)
        columns = checksum(columns, headers[i], strlen(headers[i]));
    line->identity = cell_identity(cell);
    write_program(line->maker, cell);
    strcat(line->maker, host_name());
    snprintf(line->inputs, LINE_SHORT, "%016" PRIx64, inputs_hash(inputs, cell));
    snprintf(line->terms, LINE_SHORT, "nodes=%" PRId64 " repeat=%" PRId64 " columns=%016" PRIx64,
             limit[NODES].integer, limit[REPEAT].integer, columns);
    if (limit[PRECISION].real > 0)
        snprintf(line->terms + strlen(line->terms), LINE_SHORT - strlen(line->terms),
                 " precision=%.10g timing_seconds=%.10g", limit[PRECISION].real, limit[TIMING_SECONDS].real);
    snprintf(line->bounds, LINE_SHORT, "seconds=%.10g memory_mb=%" PRId64, limit[SECONDS].real,
             limit[MEMORY_MB].integer);
}

bool line_serves(char *const field[LINE_FIELDS], struct inputs *inputs, const struct cell *cell)
{
    struct line line;
    line_expect(inputs, cell, &line);
    const bool good = strcmp(field[LINE_IDENTITY], line.identity) == 0 &&
                      strcmp(field[LINE_INPUTS], line.inputs) == 0 && strcmp(field[LINE_TERMS], line.terms) == 0 &&
                      (row_status(field[LINE_ROW]) == OK || strcmp(field[LINE_BOUNDS], line.bounds) == 0);
    free(line.identity);
    return good;
}
