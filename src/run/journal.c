#include "run/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/file.h"
#include "base/clock.h"
#include "parts/columns.h"

struct note {
    char *name, *text;
};

static uint64_t hash_text(uint64_t sum, const char *text)
{
    return checksum(sum, text, strlen(text) + 1);
}

static struct row_index_entry entry_of(const char *identity, const char *maker, const char *inputs,
                                       const char *terms, const char *bounds)
{
    return (struct row_index_entry){.identity = fingerprint(identity, strlen(identity)),
                                    .program = checksum(CHECKSUM_START, maker, strcspn(maker, "@")),
                                    .host = (unsigned)hash_text(CHECKSUM_START, maker + strcspn(maker, "@")),
                                    .terms = hash_text(hash_text(CHECKSUM_START, inputs), terms),
                                    .bounds = hash_text(CHECKSUM_START, bounds)};
}

/* --- where rows are, by a hash table ------------------------------------------------------------------------ */

/* The slot of an identity, or the free one where it belongs. */
static unsigned *slot_of_identity(const struct row_index *index, Fingerprint identity)
{
    size_t i = (size_t)(identity >> 64) & (index->slot_count - 1);
    while (index->slots[i] && index->entry[index->slots[i] - 1].identity != identity)
        i = (i + 1) & (index->slot_count - 1);
    return &index->slots[i];
}

/* Make room for one more entry, so that at most half of the slots are taken. */
static void make_room(struct row_index *index)
{
    if (index->count < index->room)
        return;
    index->room = index->room ? 2 * index->room : 64;
    index->slot_count = 2 * index->room;
    index->entry = resized(index->entry, index->room * sizeof *index->entry);
    release(index->slots);
    index->slots = allocate(index->slot_count, sizeof *index->slots);
    for (size_t i = 0; i < index->count; i++) /* the newest comes last, and keeps the slot */
        *slot_of_identity(index, index->entry[i].identity) = (unsigned)i + 1;
}

static void row_index_add(struct row_index *index, struct row_index_entry entry)
{
    make_room(index);
    unsigned *slot = slot_of_identity(index, entry.identity);
    entry.older = *slot;
    index->entry[index->count++] = entry;
    *slot = (unsigned)index->count;
}

static const struct row_index_entry *row_index_newest(const struct row_index *index, Fingerprint identity)
{
    const unsigned number = index->count ? *slot_of_identity(index, identity) : 0;
    return number ? &index->entry[number - 1] : NULL;
}

static const struct row_index_entry *row_index_older(const struct row_index *index,
                                                     const struct row_index_entry *entry)
{
    return entry->older ? &index->entry[entry->older - 1] : NULL;
}

static void row_index_free(struct row_index *index)
{
    release(index->entry);
    release(index->slots);
    *index = (struct row_index){0};
}

/* --- reading ---------------------------------------------------------------------------------------------- */

/* The index of the first note whose name does not sort before this one. */
static int index_of_note(const struct journal *journal, const char *name)
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

/* Notes are kept sorted by name, and the newest first. */
static void add_note(struct journal *journal, const char *name, const char *text)
{
    const int index = index_of_note(journal, name), behind = journal->note_count - index;
    journal->notes = grow(journal->notes, (size_t)journal->note_count++, sizeof *journal->notes);
    memmove(&journal->notes[index + 1], &journal->notes[index], (size_t)behind * sizeof *journal->notes);
    journal->notes[index] = (struct note){copied(name), copied(text)};
}

static struct stored_row stored_at(char *const field[LINE_FIELDS], uint64_t offset)
{
    return (struct stored_row){offset, true, row_status(field[LINE_ROW]), strtoull(field[LINE_SEAL], NULL, 16)};
}

/* Take in a line that begins at this byte. */
static void read_journal_line(struct journal *journal, char *line, uint64_t offset)
{
    char *field[LINE_FIELDS];
    if (!line_read(line, field)) {
        journal->unusable++;
    } else if (field[LINE_IDENTITY][0] == '#') {
        add_note(journal, field[LINE_IDENTITY] + 1, field[LINE_ROW]);
    } else {
        struct row_index_entry entry = entry_of(field[LINE_IDENTITY], field[LINE_MAKER], field[LINE_INPUTS],
                                                field[LINE_TERMS], field[LINE_BOUNDS]);
        entry.stored = stored_at(field, offset);
        row_index_add(&journal->index, entry);
    }
}

/* Is the file a journal, or somebody else's text, to which nothing must be appended?  A run that was killed at once
 * may have left only the beginning of a note. */
static bool is_journal(const struct journal *journal)
{
    char beginning[] = "#run";
    return journal->unusable == 0 || journal->index.count > 0 || journal->note_count > 0 ||
           (pread(journal->file, beginning, 4, 0) >= 0 && strncmp(beginning, "#run", 4) == 0);
}

/* False if the file cannot be read.  Does it end with a whole line? */
static bool read_journal_lines(struct journal *journal, bool *whole)
{
    char *line = NULL;
    size_t room = 0;
    ssize_t size;
    *whole = true;
    journal->line = allocate(journal->line_room = 512, 1); /* now, so that no later mark (memory.h) is before it */
    const int copy = dup(journal->file);
    FILE *in = copy < 0 ? NULL : fdopen(copy, "r");
    if (!in)
        return false;
    while ((size = getline(&line, &room, in)) > 0) {
        *whole = line[size - 1] == '\n';
        line[size - *whole] = '\0';
        read_journal_line(journal, *whole ? line : (char[]){""}, journal->size);
        journal->size += (uint64_t)size;
    }
    free(line);
    const bool good = !ferror(in);
    fclose(in);
    return good;
}

/* Whatever its end is, the next thing appended will begin a new line. */
static bool end_last_line(struct journal *journal, bool whole)
{
    journal->size += !whole;
    return whole || !is_journal(journal) || write(journal->file, "\n", 1) == 1;
}

bool journal_open(struct journal *journal, const char *path)
{
    *journal = (struct journal){.file = file_keep(path, O_APPEND)};
    journal->path = copied(path);
    bool whole;
    const bool read = journal->file >= 0 && read_journal_lines(journal, &whole) && end_last_line(journal, whole);
    if (read && journal->size == 0)
        folder_sync(path);
    if (read && is_journal(journal))
        return true;
    const int error = read ? 0 : errno;
    fprintf(stderr, "%s: %s\n", path, read ? "no journal of plymeter's; move it" : strerror(error));
    journal_close(journal);
    errno = error;
    return false;
}

bool journal_view(struct journal *journal, const char *path)
{
    const int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    struct stat about;
    bool whole;
    *journal = (struct journal){.file = file, .path = copied(path)};
    const bool there = file >= 0 && fstat(file, &about) == 0, regular = there && S_ISREG(about.st_mode),
               good = regular && read_journal_lines(journal, &whole);
    const int error = there && !regular ? 0 : errno;
    if (!good)
        journal_close(journal);
    errno = error;
    return good;
}

static bool serves(const struct row_index_entry *entry, const struct row_index_entry *wanted, enum reuse reuse)
{
    return (reuse == REUSE_ALL || entry->program == wanted->program) &&
           (reuse >= REUSE_HOSTS || entry->host == wanted->host) && entry->terms == wanted->terms &&
           (entry->stored.status == OK || entry->bounds == wanted->bounds);
}

struct row_index_entry journal_wanted(const struct cell *cell)
{
    struct journal_line line;
    line_expect(cell, &line);
    const struct row_index_entry wanted = entry_of(line.identity, line.maker, line.inputs, line.terms, line.bounds);
    release(line.identity);
    return wanted;
}

const struct row_index_entry *journal_serving(const struct journal *journal, const struct row_index_entry *wanted,
                                              enum reuse reuse, const struct row_index_entry *entry)
{
    entry = entry ? row_index_older(&journal->index, entry) : row_index_newest(&journal->index, wanted->identity);
    while (entry && !serves(entry, wanted, reuse))
        entry = row_index_older(&journal->index, entry);
    return entry;
}

struct stored_row journal_find(const struct journal *journal, const struct cell *cell, enum reuse reuse)
{
    if (journal->index.count == 0)
        return (struct stored_row){0};
    const struct row_index_entry wanted = journal_wanted(cell),
                                 *entry = journal_serving(journal, &wanted, reuse, NULL);
    return entry ? entry->stored : (struct stored_row){0};
}

/* --- reading again ---------------------------------------------------------------------------------------- */

/* Read the line that begins at this byte, without its line end; false if there is none. */
static bool fetch_line(struct journal *journal, uint64_t offset)
{
    for (size_t size = 0;;) {
        if (journal->line_room - size < 256)
            journal->line = resized(journal->line, journal->line_room = 2 * journal->line_room + 512);
        const ssize_t got =
            pread(journal->file, journal->line + size, journal->line_room - size, (off_t)(offset + size));
        char *end = got > 0 ? memchr(journal->line + size, '\n', (size_t)got) : NULL;
        if (end)
            return *end = '\0', true;
        if (got <= 0)
            return false;
        size += (size_t)got;
    }
}

static int number_of_line(const struct journal *journal, uint64_t offset)
{
    char bytes[65536];
    int number = 1;
    for (uint64_t at = 0; at < offset;) {
        const ssize_t got = pread(journal->file, bytes, sizeof bytes, (off_t)at);
        for (ssize_t i = 0; i < got && at + (uint64_t)i < offset; i++)
            number += bytes[i] == '\n';
        at = got > 0 ? at + (uint64_t)got : offset;
    }
    return number;
}

static void complain_of_change(struct journal *journal, uint64_t offset)
{
    if (!journal->damaged)
        fprintf(stderr, "%s:%d: somebody else changed this line since it was written; its cell is to run again\n",
                journal->path, number_of_line(journal, offset));
    journal->damaged = true;
}

/* The row of the line there; NULL if that is not the line that was stored, or if there is none. */
static const char *read_again(struct journal *journal, struct stored_row stored)
{
    char *field[LINE_FIELDS];
    const bool same = fetch_line(journal, stored.offset) && line_split(journal->line, field) &&
                      stored_at(field, stored.offset).seal == stored.seal;
    return same ? field[LINE_ROW] : NULL;
}

const char *journal_row(struct journal *journal, struct stored_row stored)
{
    const char *row = stored.there ? read_again(journal, stored) : NULL;
    if (stored.there && !row)
        complain_of_change(journal, stored.offset);
    return row;
}

const char *journal_find_other(struct journal *journal, const struct cell *cell)
{
    char *field[LINE_FIELDS];
    const struct stored_row stored = journal_find(journal, cell, REUSE_ALL);
    return stored.there && fetch_line(journal, stored.offset) && line_split(journal->line, field)
               ? line_difference(field[LINE_MAKER], cell)
               : NULL;
}

/* --- writing ---------------------------------------------------------------------------------------------- */

static void add_pending(struct journal *journal, const char *text)
{
    const size_t size = strlen(text);
    if (journal->pending_room - journal->pending_size <= size) {
        journal->pending_room = 2 * journal->pending_room + size;
        journal->pending = resized(journal->pending, journal->pending_room);
    }
    memcpy(journal->pending + journal->pending_size, text, size);
    journal->pending_size += size;
}

/* Add a line with its checksum to what the next flush writes; returns where it will be. */
static struct stored_row add_journal_line(struct journal *journal, const char *const field[LINE_SEAL])
{
    char end[LINE_SHORT];
    const size_t start = journal->pending_size;
    for (int i = 0; i < LINE_SEAL; i++) {
        add_pending(journal, i ? "\t" : "");
        add_pending(journal, field[i]);
    }
    const uint64_t seal = checksum(CHECKSUM_START, journal->pending + start, journal->pending_size - start);
    snprintf(end, sizeof end, "\t%016" PRIx64 "\n", seal);
    add_pending(journal, end);
    return (struct stored_row){journal->size + start, true, row_status(field[LINE_ROW]), seal};
}

struct stored_row journal_append(struct journal *journal, const struct cell *cell, uint64_t inputs, const char *row)
{
    struct journal_line line;
    line_expect(cell, &line);
    snprintf(line.inputs, sizeof line.inputs, "%016" PRIx64, inputs);
    const struct stored_row stored = add_journal_line(
        journal, (const char *const[]){line.identity, line.maker, line.inputs, line.terms, line.bounds, row});
    release(line.identity);
    return stored;
}

bool journal_copy(struct journal *journal, struct journal *from, struct stored_row *stored)
{
    enum { MUCH = 1 << 20 };
    const char *field[LINE_FIELDS], *row = journal_row(from, *stored);
    if (!row)
        return false;
    field[0] = from->line; /* which was split at its tabs */
    for (int i = 1; i < LINE_SEAL; i++)
        field[i] = field[i - 1] + strlen(field[i - 1]) + 1;
    *stored = add_journal_line(journal, field);
    return journal->pending_size < MUCH || journal_flush(journal);
}

/* Is our last line still the end of the file, and has nobody removed the file? */
static bool alone(const struct journal *journal)
{
    struct stat about;
    const bool same = lseek(journal->file, 0, SEEK_CUR) == (off_t)journal->size,
               there = fstat(journal->file, &about) != 0 || about.st_nlink > 0;
    if (!same || !there)
        fprintf(stderr, "%s: somebody else %s it\n", journal->path, there ? "writes into" : "removed");
    return same && there;
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
    journal->size += done;
    journal->unsynced |= done > 0;
    const bool good = done == journal->pending_size && (done == 0 || alone(journal));
    journal->pending_size = 0;
    return (seconds_now() - journal->synced < 1 || journal_sync(journal)) && good;
}

bool journal_sync(struct journal *journal)
{
    const bool good = !journal->unsynced || data_sync(journal->file);
    if (!good)
        fprintf(stderr, "%s: not on the disk: %s\n", journal->path, strerror(errno));
    journal->unsynced = false;
    journal->synced = seconds_now();
    return good;
}

bool journal_holds(struct journal *journal, struct stored_row stored)
{
    return read_again(journal, stored) != NULL;
}

bool journal_note(struct journal *journal, const char *name, const char *text)
{
    char *identity = printed("#%s", name);
    add_journal_line(journal, (const char *const[]){identity, "-", "-", "-", "-", text});
    release(identity);
    add_note(journal, name, text);
    return journal_flush(journal);
}

const char *journal_find_note(const struct journal *journal, const char *start, int i, const char **name)
{
    const int index = index_of_note(journal, start) + i;
    if (index >= journal->note_count || strncmp(journal->notes[index].name, start, strlen(start)) != 0)
        return NULL;
    *name = journal->notes[index].name;
    return journal->notes[index].text;
}

const char *journal_note_named(const struct journal *journal, const char *name)
{
    const char *found = "", *text = journal_find_note(journal, name, 0, &found);
    return strcmp(found, name) == 0 ? text : NULL;
}

void journal_close(struct journal *journal)
{
    if (journal->file >= 0) {
        journal_sync(journal);
        close(journal->file);
    }
    row_index_free(&journal->index);
    *journal = (struct journal){.file = -1};
}
