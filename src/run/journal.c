#include "run/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "checksum.h"
#include "run/row.h"
#include "version.h"

static char *print(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* As printf does, into memory that the caller frees. */
static char *print(const char *format, ...)
{
    char *text = NULL;
    size_t size;
    FILE *out = open_memstream(&text, &size);
    if (!out)
        abort();
    va_list arguments;
    va_start(arguments, format);
    vfprintf(out, format, arguments);
    va_end(arguments);
    fclose(out);
    return text;
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

/* What the record of this cell must say, but for its row. */
static void expected_fields(const struct cell *cell, char *field[FIELDS])
{
    const Setting *limit = cell->setting[LIMITS_PART];
    char host[65] = "";
    gethostname(host, sizeof host - 1);
    field[IDENTITY] = cell_identity(cell);
    field[BUILD_AND_HOST] = print("%s@%s", build_id, host);
    field[INPUTS] = print("%016" PRIx64, hash_inputs(cell));
    const char *last = row_added_header(cell);
    const uint64_t columns = checksum(checksum(CHECKSUM_START, row_header, strlen(row_header)), last, strlen(last));
    field[TERMS] = print("nodes=%" PRId64 " repeat=%" PRId64 " columns=%016" PRIx64, limit[NODES].integer,
                         limit[REPEAT].integer, columns);
    field[BOUNDS] = print("seconds=%.10g memory_mb=%" PRId64, limit[SECONDS].real, limit[MEMORY_MB].integer);
    field[ROW] = NULL;
}

static void free_fields(char *field[FIELDS])
{
    for (int i = 0; i < ROW; i++)
        free(field[i]);
}

/* --- reading ---------------------------------------------------------------------------------------------- */

static char *read_all(int file, size_t *size)
{
    size_t room = 65536;
    char *text = malloc(room);
    ssize_t got = 0;
    *size = 0;
    while (text && (got = read(file, text + *size, room - *size - 1)) > 0) {
        *size += (size_t)got;
        if (room - *size < 2)
            text = realloc(text, room *= 2);
    }
    if (!text)
        abort();
    text[*size] = '\0';
    return got < 0 ? free(text), NULL : text;
}

bool record_read(char *line, struct record *record)
{
    char *last = strrchr(line, '\t');
    if (!last || strtoull(last + 1, NULL, 16) != checksum(CHECKSUM_START, line, (size_t)(last - line)))
        return false;
    *last = '\0';
    for (int i = 0; i < FIELDS; i++) {
        record->field[i] = line;
        line = i < ROW ? strchr(line, '\t') : NULL;
        if (i < ROW && !line)
            return false;
        if (line)
            *line++ = '\0';
    }
    return true;
}

/* Newest first among equal identities. */
static int by_identity(const void *a, const void *b)
{
    const struct record *x = a, *y = b;
    const int order = strcmp(x->field[IDENTITY], y->field[IDENTITY]);
    return order ? order : y->line - x->line;
}

static void read_records(struct journal *journal, size_t size)
{
    int lines = 0;
    for (size_t i = 0; i < size; i++)
        lines += journal->text[i] == '\n';
    journal->records = calloc((size_t)lines + 1, sizeof *journal->records);
    char *line = journal->text;
    for (char *end; (end = memchr(line, '\n', size - (size_t)(line - journal->text))); line = end + 1) {
        *end = '\0';
        journal->records[journal->count].line = journal->count;
        if (record_read(line, &journal->records[journal->count]))
            journal->count++;
        else
            journal->torn++;
    }
    qsort(journal->records, (size_t)journal->count, sizeof *journal->records, by_identity);
}

bool journal_open(struct journal *journal, const char *path)
{
    size_t size;
    *journal = (struct journal){.file = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0666)};
    if (journal->file < 0 || !(journal->text = read_all(journal->file, &size))) {
        fprintf(stderr, "%s: %s\n", path, strerror(errno));
        if (journal->file >= 0)
            close(journal->file);
        return false;
    }
    read_records(journal, size);
    if (size > 0 && journal->text[size - 1] != '\n' && journal->text[size - 1] != '\0') {
        journal->torn++;
        if (write(journal->file, "\n", 1) != 1) /* what is appended next starts a line of its own */
            fprintf(stderr, "%s: %s\n", path, strerror(errno));
    }
    return true;
}

/* The first, so newest, record of an identity. */
static const struct record *find_first(const struct journal *journal, const char *identity)
{
    int low = 0, high = journal->count;
    while (low < high) {
        const int middle = low + (high - low) / 2;
        if (strcmp(journal->records[middle].field[IDENTITY], identity) < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return &journal->records[low];
}

static bool serves(const struct record *record, char *const expected[FIELDS], bool reuse)
{
    return (reuse || strcmp(record->field[BUILD_AND_HOST], expected[BUILD_AND_HOST]) == 0) &&
           strcmp(record->field[INPUTS], expected[INPUTS]) == 0 &&
           strcmp(record->field[TERMS], expected[TERMS]) == 0 &&
           (row_status(record->field[ROW]) == OK || strcmp(record->field[BOUNDS], expected[BOUNDS]) == 0);
}

bool record_serves(const struct record *record, const struct cell *cell)
{
    char *expected[FIELDS];
    expected_fields(cell, expected);
    const bool good = strcmp(record->field[IDENTITY], expected[IDENTITY]) == 0 && serves(record, expected, true);
    free_fields(expected);
    return good;
}

const char *journal_find(const struct journal *journal, const struct cell *cell, bool reuse)
{
    const struct record *past = journal->records + journal->count;
    const char *row = NULL;
    char *expected[FIELDS];
    expected_fields(cell, expected);
    for (const struct record *record = find_first(journal, expected[IDENTITY]);
         !row && record < past && strcmp(record->field[IDENTITY], expected[IDENTITY]) == 0; record++)
        if (serves(record, expected, reuse))
            row = record->field[ROW];
    free_fields(expected);
    return row;
}

bool journal_append(struct journal *journal, const struct cell *cell, const char *row)
{
    char *field[FIELDS];
    expected_fields(cell, field);
    char *line = print("%s\t%s\t%s\t%s\t%s\t%s", field[IDENTITY], field[BUILD_AND_HOST], field[INPUTS],
                       field[TERMS], field[BOUNDS], row);
    char *sealed = print("%s\t%016" PRIx64 "\n", line, checksum(CHECKSUM_START, line, strlen(line)));
    const bool written = write(journal->file, sealed, strlen(sealed)) == (ssize_t)strlen(sealed);
    if (!written)
        perror("plymeter: cannot append to the journal");
    free_fields(field);
    free(line);
    free(sealed);
    return written;
}

bool journal_append_lines(struct journal *journal, const char *lines, size_t size)
{
    while (size > 0) {
        const ssize_t written = write(journal->file, lines, size);
        if (written < 0 && errno != EINTR) {
            perror("plymeter: cannot append to the journal");
            return false;
        }
        lines += written > 0 ? written : 0;
        size -= written > 0 ? (size_t)written : 0;
    }
    return true;
}

void journal_close(struct journal *journal)
{
    close(journal->file);
    free(journal->text);
    free(journal->records);
    *journal = (struct journal){0};
}
