#include "results/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "allocate.h"
#include "checksum.h"
#include "results/inputs.h"
#include "results/line.h"
#include "results/row.h"
#include "system/clock.h"
#include "system/file.h"

struct note {
    char *name, *text;
};

static uint64_t hash_text(uint64_t sum, const char *text)
{
    return checksum(sum, text, strlen(text) + 1);
}

static struct record record_of(const char *identity, const char *maker, const char *inputs, const char *terms,
                               const char *bounds)
{
    return (struct record){.identity = fingerprint(identity, strlen(identity)),
                           .maker = hash_text(CHECKSUM_START, maker),
                           .terms = hash_text(hash_text(CHECKSUM_START, inputs), terms),
                           .bounds = hash_text(CHECKSUM_START, bounds)};
}

/* --- reading ---------------------------------------------------------------------------------------------- */

/* The first note whose name is not before this one. */
static int place_of_note(const struct journal *journal, const char *name)
{
    int first = 0, behind = journal->note_count;
    while (first < behind) {
        const int middle = first + (behind - first) / 2;
        if (strcmp(journal->notes[middle].name, name) < 0)
            first = middle + 1;
        else
            behind = middle;
    }
    return first;
}

/* Sorted by their names, the newest first. */
static void add_note(struct journal *journal, const char *name, const char *text)
{
    const int place = place_of_note(journal, name), behind = journal->note_count++ - place;
    journal->notes = need(realloc(journal->notes, (size_t)journal->note_count * sizeof *journal->notes));
    memmove(&journal->notes[place + 1], &journal->notes[place], (size_t)behind * sizeof *journal->notes);
    journal->notes[place] = (struct note){strdup(name), strdup(text)};
}

/* A line that begins at this byte. */
static void read_line(struct journal *journal, char *line, uint64_t offset)
{
    char *field[LINE_FIELDS];
    if (!line_split(line, field)) {
        journal->torn++;
    } else if (field[LINE_IDENTITY][0] == '#') {
        add_note(journal, field[LINE_IDENTITY] + 1, field[LINE_ROW]);
    } else {
        struct record record = record_of(field[LINE_IDENTITY], field[LINE_MAKER], field[LINE_INPUTS],
                                         field[LINE_TERMS], field[LINE_BOUNDS]);
        record.place.offset = offset + (uint64_t)(field[LINE_ROW] - line);
        record.place.status = row_status(field[LINE_ROW]);
        records_add(&journal->records, record);
    }
}

/* Is it one, or somebody else's text, to which nothing must be appended?  Of a run that was killed at once there may be the
 * beginning of a note. */
static bool is_journal(const struct journal *journal)
{
    char beginning[] = "#run";
    return journal->torn == 0 || journal->records.count > 0 || journal->note_count > 0 ||
           (pread(journal->file, beginning, 4, 0) >= 0 && strncmp(beginning, "#run", 4) == 0);
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
        read_line(journal, whole ? line : (char[]){""}, journal->size);
        journal->size += (uint64_t)size;
    }
    free(line);
    const bool good = !ferror(in);
    fclose(in);
    journal->size += !whole;
    return good && (whole || !is_journal(journal) || write(journal->file, "\n", 1) == 1);
}

bool journal_open(struct journal *journal, const char *path)
{
    *journal = (struct journal){.file = file_keep(path, O_APPEND)};
    journal->inputs = inputs_new();
    const bool read = journal->file >= 0 && read_lines(journal);
    if (read && is_journal(journal))
        return true;
    fprintf(stderr, "%s: %s\n", path, read ? "no journal of plymeter's; move it" : strerror(errno));
    journal_close(journal);
    return false;
}

static bool serves(const struct record *record, const struct record *wanted, bool reuse)
{
    return (reuse || record->maker == wanted->maker) && record->terms == wanted->terms &&
           (record->place.status == OK || record->bounds == wanted->bounds);
}

struct row_place journal_find(struct journal *journal, const struct cell *cell, bool reuse)
{
    struct line line;
    line_expect(journal->inputs, cell, &line);
    const struct record wanted = record_of(line.identity, line.maker, line.inputs, line.terms, line.bounds);
    free(line.identity);
    const struct record *record = records_newest(&journal->records, wanted.identity);
    while (record && !serves(record, &wanted, reuse))
        record = records_older(&journal->records, record);
    return record ? record->place : (struct row_place){0};
}

const char *journal_row(struct journal *journal, struct row_place place)
{
    size_t size = 0;
    while (place.offset) {
        if (journal->row_room - size < 256)
            journal->row = need(realloc(journal->row, journal->row_room = 2 * journal->row_room + 256));
        const ssize_t got =
            pread(journal->file, journal->row + size, journal->row_room - size, (off_t)(place.offset + size));
        if (got <= 0)
            break;
        char *end = memchr(journal->row + size, '\t', (size_t)got);
        if (end)
            return *end = '\0', journal->row;
        size += (size_t)got;
    }
    return NULL;
}

/* --- writing ---------------------------------------------------------------------------------------------- */

static void add_pending(struct journal *journal, const char *text)
{
    const size_t size = strlen(text);
    if (journal->pending_room - journal->pending_size <= size) {
        journal->pending_room = 2 * journal->pending_room + size;
        journal->pending = need(realloc(journal->pending, journal->pending_room));
    }
    memcpy(journal->pending + journal->pending_size, text, size);
    journal->pending_size += size;
}

/* A line with its checksum, for the next flush; returns where its last field will be. */
static uint64_t add_line(struct journal *journal, const char *const field[LINE_FIELDS])
{
    char seal[LINE_SHORT];
    const size_t start = journal->pending_size;
    size_t last = 0;
    for (int i = 0; i < LINE_FIELDS; i++) {
        add_pending(journal, i ? "\t" : "");
        last = journal->pending_size;
        add_pending(journal, field[i]);
    }
    snprintf(seal, sizeof seal, "\t%016" PRIx64 "\n",
             checksum(CHECKSUM_START, journal->pending + start, journal->pending_size - start));
    add_pending(journal, seal);
    return journal->size + last;
}

struct row_place journal_append(struct journal *journal, const struct cell *cell, const char *row)
{
    struct line line;
    line_expect(journal->inputs, cell, &line);
    const uint64_t offset = add_line(
        journal, (const char *const[]){line.identity, line.maker, line.inputs, line.terms, line.bounds, row});
    free(line.identity);
    return (struct row_place){offset, row_status(row)};
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
    journal->size += done;
    journal->pending_size = 0;
    if (seconds_now() - journal->synced > 1) {
        fdatasync(journal->file);
        journal->synced = seconds_now();
    }
    return good;
}

bool journal_holds(const struct journal *journal, struct row_place place, const char *row)
{
    return place.offset + strlen(row) + strlen("\t0123456789abcdef\n") <= journal->size;
}

bool journal_note(struct journal *journal, const char *name, const char *text)
{
    char *identity = need(malloc(strlen(name) + 2));
    sprintf(identity, "#%s", name);
    add_line(journal, (const char *const[]){identity, "-", "-", "-", "-", text});
    free(identity);
    add_note(journal, name, text);
    return journal_flush(journal);
}

const char *journal_find_note(const struct journal *journal, const char *start, int i, const char **name)
{
    const int place = place_of_note(journal, start) + i;
    if (place >= journal->note_count || strncmp(journal->notes[place].name, start, strlen(start)) != 0)
        return NULL;
    *name = journal->notes[place].name;
    return journal->notes[place].text;
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
    free(journal->row);
    inputs_free(journal->inputs);
    *journal = (struct journal){.file = -1};
}
