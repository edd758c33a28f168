#include "run/line.h"

#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "checksum.h"
#include "run/row.h"

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

static uint64_t file_checksum(uint64_t sum, const char *path)
{
    struct stat about;
    FILE *file = stat(path, &about) == 0 && S_ISREG(about.st_mode) ? fopen(path, "rb") : NULL;
    char bytes[65536];
    size_t count;
    if (!file)
        return sum;
    while ((count = fread(bytes, 1, sizeof bytes, file)) > 0)
        sum = checksum(sum, bytes, count);
    fclose(file);
    return sum;
}

/* A hash of the files that the cell reads, 0 if none. */
static uint64_t hash_inputs(const struct cell *cell)
{
    uint64_t sum = CHECKSUM_START;
    for (int kind = 0; kind < PART_KINDS; kind++) {
        const Parameter *parameter;
        for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++)
            if (parameter->kind == TEXT)
                sum = file_checksum(sum, cell->setting[kind][i].text);
    }
    return sum == CHECKSUM_START ? 0 : sum;
}

void line_expected(const struct cell *cell, char *field[LINE_FIELDS])
{
    char text[200];
    const Setting *limit = cell->setting[LIMITS_PART];
    const char *last = row_added_header(cell);
    const uint64_t columns = checksum(checksum(CHECKSUM_START, row_header, strlen(row_header)), last, strlen(last));
    field[LINE_IDENTITY] = cell_identity(cell);
    field[LINE_MAKER] = field[LINE_ROW] = NULL;
    snprintf(text, sizeof text, "%016" PRIx64, hash_inputs(cell));
    field[LINE_INPUTS] = strdup(text);
    snprintf(text, sizeof text, "nodes=%" PRId64 " repeat=%" PRId64 " columns=%016" PRIx64, limit[NODES].integer,
             limit[REPEAT].integer, columns);
    field[LINE_TERMS] = strdup(text);
    snprintf(text, sizeof text, "seconds=%.10g memory_mb=%" PRId64, limit[SECONDS].real, limit[MEMORY_MB].integer);
    field[LINE_BOUNDS] = strdup(text);
}

bool line_serves(char *const field[LINE_FIELDS], const struct cell *cell)
{
    char *expected[LINE_FIELDS];
    line_expected(cell, expected);
    const bool good = strcmp(field[LINE_IDENTITY], expected[LINE_IDENTITY]) == 0 &&
                      strcmp(field[LINE_INPUTS], expected[LINE_INPUTS]) == 0 &&
                      strcmp(field[LINE_TERMS], expected[LINE_TERMS]) == 0 &&
                      (row_status(field[LINE_ROW]) == OK || strcmp(field[LINE_BOUNDS], expected[LINE_BOUNDS]) == 0);
    for (int i = 0; i < LINE_FIELDS; i++)
        free(expected[i]);
    return good;
}
