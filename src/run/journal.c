#include "run/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "checksum.h"
#include "run/clock.h"
#include "run/inputs.h"
#include "run/row.h"
#include "version.h"

enum { IDENTITY, BUILD_AND_HOST, INPUTS, TERMS, BOUNDS, ROW, FIELDS };
enum { SHORT = 200 };

struct note {
    char *name, *text;
};

/* What a line of this cell says, but for its row. */
struct line {
    char *identity;
    char inputs[SHORT], terms[SHORT], bounds[SHORT];
};

static void *grown(void *memory, size_t size)
{
    memory = realloc(memory, size);
    if (!memory)
        abort();
    return memory;
}

/* --- lines ------------------------------------------------------------------------------------------------ */

static void describe(struct journal *journal, const struct cell *cell, struct line *line)
{
    const Setting *limit = cell->setting[LIMITS_PART];
    const char *last = row_added_header(cell);
    const uint64_t columns = checksum(checksum(CHECKSUM_START, row_header, strlen(row_header)), last, strlen(last));
    line->identity = cell_identity(cell);
    snprintf(line->inputs, SHORT, "%016" PRIx64, inputs_hash(journal->inputs, cell));
    snprintf(line->terms, SHORT, "nodes=%" PRId64 " repeat=%" PRId64 " columns=%016" PRIx64, limit[NODES].integer,
             limit[REPEAT].integer, columns);
    snprintf(line->bounds, SHORT, "seconds=%.10g memory_mb=%" PRId64, limit[SECONDS].real,
             limit[MEMORY_MB].integer);
}

static uint64_t hash_text(uint64_t sum, const char *text)
{
    return checksum(sum, text, strlen(text) + 1);
}

static struct record record_of(const char *identity, const char *inputs, const char *terms, const char *bounds)
{
    return (struct record){.identity = fingerprint(identity, strlen(identity)),
                           .terms = hash_text(hash_text(CHECKSUM_START, inputs), terms),
                           .bounds = hash_text(CHECKSUM_START, bounds)};
}

/* --- reading ---------------------------------------------------------------------------------------------- */

/* Sorted by their names, the newest first. */
static void add_note(struct journal *journal, const char *name, const char *text)
{
    journal->notes = grown(journal->notes, ((size_t)journal->note_count + 1) * sizeof *journal->notes);
    int place = journal->note_count++;
    const struct note note = {strdup(name), strdup(text)};
    for (; place > 0 && strcmp(journal->notes[place - 1].name, name) >= 0; place--)
        journal->notes[place] = journal->notes[place - 1];
    journal->notes[place] = note;
}

/* Split a line, which ends in 0, in place.  False if it is torn. */
static bool split(char *line, char *field[FIELDS])
{
    char *last = strrchr(line, '\t');
    if (!last || strtoull(last + 1, NULL, 16) != checksum(CHECKSUM_START, line, (size_t)(last - line)))
        return false;
    *last = '\0';
    for (int i = 0; i < FIELDS; i++) {
        field[i] = line;
        line = i < ROW ? strchr(line, '\t') : NULL;
        if (i < ROW && !line)
            return false;
        if (line)
            *line++ = '\0';
    }
    return true;
}

static void read_line(struct journal *journal, char *line)
{
    char *field[FIELDS];
    if (!split(line, field)) {
        journal->torn++;
    } else if (field[IDENTITY][0] == '#') {
        add_note(journal, field[IDENTITY] + 1, field[ROW]);
    } else {
        struct record record = record_of(field[IDENTITY], field[INPUTS], field[TERMS], field[BOUNDS]);
        record.ours = strcmp(field[BUILD_AND_HOST], journal->ours) == 0;
        records_add(&journal->records, record, field[ROW]);
    }
}

/* False if it cannot be read.  What is appended next starts a line of its own. */
static bool read_lines(struct journal *journal)
{
    char *line = NULL;
    size_t room = 0;
    ssize_t size;
    bool whole = true;
    const int copy = dup(journal->file);
    FILE *in = copy < 0 ? NULL : fdopen(copy, "r");
    if (!in)
        return false;
    while ((size = getline(&line, &room, in)) > 0) {
        whole = line[size - 1] == '\n';
        line[size - whole] = '\0';
        read_line(journal, whole ? line : (char[]){""});
    }
    free(line);
    const bool good = !ferror(in);
    fclose(in);
    return good && (whole || write(journal->file, "\n", 1) == 1);
}

bool journal_open(struct journal *journal, const char *path)
{
    char host[65] = "", ours[SHORT];
    gethostname(host, sizeof host - 1);
    snprintf(ours, sizeof ours, "%s@%s", build_id, host);
    *journal = (struct journal){.file = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0666)};
    journal->ours = strdup(ours);
    journal->inputs = inputs_new();
    if (journal->file >= 0 && read_lines(journal))
        return true;
    fprintf(stderr, "%s: %s\n", path, strerror(errno));
    journal_close(journal);
    return false;
}

static bool serves(const struct record *record, const struct record *wanted, bool reuse)
{
    return (reuse || record->ours) && record->terms == wanted->terms &&
           (row_status(record->row) == OK || record->bounds == wanted->bounds);
}

const char *journal_find(struct journal *journal, const struct cell *cell, bool reuse)
{
    struct line line;
    describe(journal, cell, &line);
    const struct record wanted = record_of(line.identity, line.inputs, line.terms, line.bounds);
    free(line.identity);
    const struct record *record = records_newest(&journal->records, wanted.identity);
    while (record && !serves(record, &wanted, reuse))
        record = records_older(&journal->records, record);
    return record ? record->row : NULL;
}

/* --- writing ---------------------------------------------------------------------------------------------- */

static void add_pending(struct journal *journal, const char *text)
{
    const size_t size = strlen(text);
    if (journal->pending_room - journal->pending_size < size) {
        journal->pending_room = 2 * journal->pending_room + size;
        journal->pending = grown(journal->pending, journal->pending_room);
    }
    memcpy(journal->pending + journal->pending_size, text, size);
    journal->pending_size += size;
}

/* A line with its checksum, for the next flush. */
static void add_line(struct journal *journal, const char *const field[FIELDS])
{
    char seal[SHORT];
    const size_t start = journal->pending_size;
    for (int i = 0; i < FIELDS; i++) {
        add_pending(journal, i ? "\t" : "");
        add_pending(journal, field[i]);
    }
    snprintf(seal, sizeof seal, "\t%016" PRIx64 "\n",
             checksum(CHECKSUM_START, journal->pending + start, journal->pending_size - start));
    add_pending(journal, seal);
}

const char *journal_append(struct journal *journal, const struct cell *cell, const char *row)
{
    struct line line;
    describe(journal, cell, &line);
    struct record record = record_of(line.identity, line.inputs, line.terms, line.bounds);
    record.ours = true;
    add_line(journal,
             (const char *const[]){line.identity, journal->ours, line.inputs, line.terms, line.bounds, row});
    free(line.identity);
    return records_add(&journal->records, record, row);
}

bool journal_flush(struct journal *journal)
{
    size_t done = 0;
    while (done < journal->pending_size) {
        const ssize_t part = write(journal->file, journal->pending + done, journal->pending_size - done);
        if (part < 0 && errno == EINTR)
            continue;
        if (part <= 0) {
            perror("plymeter: cannot append to the journal");
            break;
        }
        done += (size_t)part;
    }
    const bool good = done == journal->pending_size;
    journal->pending_size = 0;
    if (seconds_now() - journal->synced > 1) {
        fdatasync(journal->file);
        journal->synced = seconds_now();
    }
    return good;
}

bool journal_note(struct journal *journal, const char *name, const char *text)
{
    char *identity = grown(NULL, strlen(name) + 2);
    sprintf(identity, "#%s", name);
    add_line(journal, (const char *const[]){identity, "-", "-", "-", "-", text});
    free(identity);
    add_note(journal, name, text);
    return journal_flush(journal);
}

const char *journal_find_note(const struct journal *journal, const char *start, int i, const char **name)
{
    int first = 0;
    while (first < journal->note_count && strncmp(journal->notes[first].name, start, strlen(start)) != 0)
        first++;
    if (first + i >= journal->note_count || strncmp(journal->notes[first + i].name, start, strlen(start)) != 0)
        return NULL;
    *name = journal->notes[first + i].name;
    return journal->notes[first + i].text;
}

void journal_close(struct journal *journal)
{
    if (journal->file >= 0) {
        fdatasync(journal->file);
        close(journal->file);
    }
    for (int i = 0; i < journal->note_count; i++) {
        free(journal->notes[i].name);
        free(journal->notes[i].text);
    }
    free(journal->notes);
    records_free(&journal->records);
    free(journal->pending);
    free(journal->ours);
    inputs_free(journal->inputs);
    *journal = (struct journal){.file = -1};
}
