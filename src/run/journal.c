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
#include "run/line.h"
#include "run/row.h"
#include "version.h"

enum {
    IDENTITY = LINE_IDENTITY,
    BUILD_AND_HOST = LINE_MAKER,
    INPUTS = LINE_INPUTS,
    TERMS = LINE_TERMS,
    BOUNDS = LINE_BOUNDS,
    ROW = LINE_ROW,
    FIELDS = LINE_FIELDS
};

struct record {
    char *field[FIELDS];
    int line;
};

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

/* What the record of this cell must say, but for its row. */
static void expected_fields(const struct cell *cell, char *field[FIELDS])
{
    char host[65] = "";
    gethostname(host, sizeof host - 1);
    line_expected(cell, field);
    field[BUILD_AND_HOST] = print("%s@%s", build_id, host);
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
        if (line_split(line, journal->records[journal->count].field))
            journal->count++;
        else
            journal->torn++;
    }
    qsort(journal->records, (size_t)journal->count, sizeof *journal->records, by_identity);
}

/* A pipe or a device would have no end. */
static bool is_file(int file)
{
    struct stat about;
    const bool regular = fstat(file, &about) == 0 && S_ISREG(about.st_mode);
    errno = regular ? errno : EINVAL;
    return regular;
}

bool journal_open(struct journal *journal, const char *path)
{
    size_t size;
    *journal = (struct journal){.file = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0666)};
    if (journal->file < 0 || !is_file(journal->file) || !(journal->text = read_all(journal->file, &size))) {
        fprintf(stderr, "%s: %s\n", path, strerror(errno));
        if (journal->file >= 0)
            close(journal->file);
        return false;
    }
    const bool torn = size > 0 && journal->text[size - 1] != '\n'; /* after a power loss perhaps by zeros */
    read_records(journal, size);
    if (torn) {
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

/* Write a line with its checksum; frees it. */
static bool append(struct journal *journal, char *line)
{
    char *sealed = print("%s\t%016" PRIx64 "\n", line, checksum(CHECKSUM_START, line, strlen(line)));
    const bool written = write(journal->file, sealed, strlen(sealed)) == (ssize_t)strlen(sealed);
    if (!written)
        perror("plymeter: cannot append to the journal");
    free(line);
    free(sealed);
    return written;
}

bool journal_append(struct journal *journal, const struct cell *cell, const char *row)
{
    char *field[FIELDS];
    expected_fields(cell, field);
    char *line = print("%s\t%s\t%s\t%s\t%s\t%s", field[IDENTITY], field[BUILD_AND_HOST], field[INPUTS],
                       field[TERMS], field[BOUNDS], row);
    free_fields(field);
    return append(journal, line);
}

bool journal_note(struct journal *journal, const char *name, const char *text)
{
    return append(journal, print("#%s\t-\t-\t-\t-\t%s", name, text));
}

const char *journal_find_note(const struct journal *journal, const char *start, int i, const char **name)
{
    char *identity = print("#%s", start);
    const struct record *record = find_first(journal, identity) + i;
    const bool found = record < journal->records + journal->count &&
                       strncmp(record->field[IDENTITY], identity, strlen(identity)) == 0;
    free(identity);
    if (found)
        *name = record->field[IDENTITY] + 1;
    return found ? record->field[ROW] : NULL;
}

void journal_close(struct journal *journal)
{
    close(journal->file);
    free(journal->text);
    free(journal->records);
    *journal = (struct journal){0};
}
