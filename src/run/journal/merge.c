#include "journal/merge.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cell/columns.h"
#include "core/allocate.h"
#include "core/checksum.h"
#include "core/lasting.h"
#include "files/file.h"
#include "journal/line.h"
#include "journal/records.h"
#include "journal/row.h"

/* Where a row stands, and what decides between rows. */
struct candidate {
    int journal; /* its number; -1: there is no row */
    enum status status;
    bool own;
    long offset; /* of its line */
    uint64_t seal, counts;
};

struct conflict {
    int cell;
    struct candidate first, second;
};

struct merge {
    const struct experiment *experiment;
    char *const *paths;
    struct candidate *best; /* of each cell */
    long *newest;           /* of each cell: its last line in the first journal, or -1 */
    struct records cells;   /* one for each cell, so that it is found by its identity */
    struct conflict *conflicts;
    int conflict_count, unusable;
    bool *other; /* of each cell: has another program made a row of it? */
    bool all;    /* may rows of other programs serve? */
    struct candidate *notes;
    int note_count;
};

/* --- the cells, found by their identities ------------------------------------------------------------------ */

static Fingerprint print_of(const char *identity)
{
    return fingerprint(identity, strlen(identity));
}

static void begin_merge(struct merge *merge)
{
    const size_t total = (size_t)merge->experiment->total;
    merge->best = allocate(total, sizeof *merge->best);
    merge->newest = allocate(total, sizeof *merge->newest);
    merge->other = allocate(total, sizeof *merge->other);
    for (size_t i = 0; i < total; i++) {
        char *identity = cell_identity(&merge->experiment->cells[i]);
        records_add(&merge->cells, (struct record){.identity = print_of(identity)});
        free(identity);
        merge->best[i].journal = -1;
        merge->newest[i] = -1;
    }
}

/* The cell whose row this line has; -1 if it can serve none. */
static int find_cell(const struct merge *merge, char *const field[LINE_FIELDS])
{
    const struct record *record = records_newest(&merge->cells, print_of(field[LINE_IDENTITY]));
    while (record && !line_serves(field, &merge->experiment->cells[record - merge->cells.record]))
        record = records_older(&merge->cells, record);
    return record ? (int)(record - merge->cells.record) : -1;
}

/* --- one row after another ---------------------------------------------------------------------------------- */

static bool counts_stand(enum status status)
{
    return ended_well(status) || status == BUDGET;
}

/* Do its searches depend on the clock, so that two rows need not be alike? */
static bool by_the_clock(const struct cell *cell)
{
    return cell_task(cell).deepen == DEEPEN_MS || (cell->rival && cell_task(cell->rival).deepen == DEEPEN_MS);
}

static bool better(const struct candidate *a, const struct candidate *b)
{
    if (b->journal < 0 || a->own != b->own)
        return b->journal < 0 || a->own;
    if (counts_stand(a->status) != counts_stand(b->status))
        return counts_stand(a->status);
    if (a->journal == 0 || b->journal == 0)
        return a->journal == 0;
    return a->seal < b->seal;
}

static bool in_conflict(const struct candidate *a, const struct candidate *b)
{
    return a->journal >= 0 && b->journal >= 0 && a->own == b->own && counts_stand(a->status) &&
           counts_stand(b->status) && a->counts != b->counts;
}

static void note_conflict(struct merge *merge, int cell, const struct candidate *first,
                          const struct candidate *second)
{
    merge->conflicts = grow(merge->conflicts, (size_t)merge->conflict_count, sizeof *merge->conflicts);
    merge->conflicts[merge->conflict_count++] = (struct conflict){cell, *first, *second};
}

static void take_note(struct merge *merge, struct candidate candidate)
{
    merge->notes = grow(merge->notes, (size_t)merge->note_count, sizeof *merge->notes);
    merge->notes[merge->note_count++] = candidate;
}

static void take_journal_row(struct merge *merge, char *const field[LINE_FIELDS], struct candidate candidate)
{
    const int cell = find_cell(merge, field);
    if (cell < 0)
        return;
    candidate.own = line_own(field[LINE_MAKER], &merge->experiment->cells[cell]);
    merge->other[cell] |= !candidate.own;
    if (!candidate.own && !merge->all)
        return;
    char *counted = row_counted(field[LINE_ROW], &merge->experiment->cells[cell]);
    candidate.status = row_status(field[LINE_ROW]);
    candidate.counts =
        by_the_clock(&merge->experiment->cells[cell]) ? 0 : checksum(CHECKSUM_START, counted, strlen(counted));
    free(counted);
    if (in_conflict(&merge->best[cell], &candidate))
        note_conflict(merge, cell, &merge->best[cell], &candidate);
    if (better(&candidate, &merge->best[cell]))
        merge->best[cell] = candidate;
    if (candidate.journal == 0)
        merge->newest[cell] = candidate.offset;
}

FILE *merge_open(const char *path)
{
    struct stat about;
    const int file = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC);
    if (file < 0 || fstat(file, &about) != 0)
        return file_complain(path), NULL;
    if (S_ISREG(about.st_mode))
        return need(fdopen(file, "r"));
    fprintf(stderr, "%s: not a regular file\n", path);
    close(file);
    return NULL;
}

static bool take_journal(struct merge *merge, int number)
{
    FILE *file = merge_open(merge->paths[number]);
    char *line = NULL;
    size_t room = 0;
    long offset = 0;
    if (!file)
        return false;
    for (ssize_t size; (size = getline(&line, &room, file)) > 0; offset += size) {
        char *field[LINE_FIELDS];
        const bool whole = line[size - 1] == '\n';
        const struct candidate candidate = {
            .journal = number, .offset = offset, .seal = checksum(CHECKSUM_START, line, (size_t)size)};
        if (whole)
            line[size - 1] = '\0';
        if (!whole || !line_read(line, field))
            merge->unusable++;
        else if (field[LINE_IDENTITY][0] == '#')
            take_note(merge, candidate);
        else
            take_journal_row(merge, field, candidate);
    }
    const bool good = !ferror(file) || file_complain(merge->paths[number]);
    free(line);
    fclose(file);
    return good;
}

/* --- what came of it ---------------------------------------------------------------------------------------- */

/* Write the maker and the counts of this row of a cell. */
static void write_candidate(const struct merge *merge, int cell, const struct candidate *candidate)
{
    FILE *file = merge_open(merge->paths[candidate->journal]);
    char *line = NULL;
    size_t room = 0;
    char *field[LINE_FIELDS];
    if (file && fseek(file, candidate->offset, SEEK_SET) == 0 && getline(&line, &room, file) > 0) {
        line[strcspn(line, "\n")] = '\0';
        if (line_split(line, field)) {
            const char *counted = lasting(row_counted(field[LINE_ROW], &merge->experiment->cells[cell]));
            fprintf(stderr, "    %s (%s): %s\n", counted, field[LINE_MAKER], merge->paths[candidate->journal]);
        }
    }
    free(line);
    if (file)
        fclose(file);
}

static int by_cell(const void *a, const void *b)
{
    const struct conflict *x = a, *y = b;
    return x->cell - y->cell;
}

/* Where this build has a row of its own, rows of other builds may differ from each other. */
static int say_conflicts(const struct merge *merge)
{
    enum { SHOWN = 5 };
    int count = 0, last = -1;
    if (merge->conflict_count > 0)
        qsort(merge->conflicts, (size_t)merge->conflict_count, sizeof *merge->conflicts, by_cell);
    for (int i = 0; i < merge->conflict_count; i++) {
        const struct conflict *conflict = &merge->conflicts[i];
        if (conflict->first.own != merge->best[conflict->cell].own || conflict->cell == last)
            continue;
        last = conflict->cell;
        if (count++ >= SHOWN)
            continue;
        fputs("counts differ: ", stderr);
        cell_write(stderr, &merge->experiment->cells[conflict->cell]);
        fputc('\n', stderr);
        write_candidate(merge, conflict->cell, &conflict->first);
        write_candidate(merge, conflict->cell, &conflict->second);
    }
    return count;
}

static int by_journal_place(const void *a, const void *b)
{
    const struct candidate *x = *(const struct candidate *const *)a, *y = *(const struct candidate *const *)b;
    return x->journal != y->journal ? x->journal - y->journal : (x->offset > y->offset) - (x->offset < y->offset);
}

static bool is_unchanged(const char *line, ssize_t size, const struct candidate *candidate, const char *path)
{
    const bool good = size > 0 && checksum(CHECKSUM_START, line, (size_t)size) == candidate->seal;
    if (!good)
        fprintf(stderr, "%s: somebody else changed it while it was merged\n", path);
    return good;
}

/* Copy lines, which are listed in the order in which they stand in the journals. */
static bool copy_lines(struct merge *merge, struct candidate *const *list, int count, FILE *out)
{
    FILE *file = NULL;
    char *line = NULL;
    size_t room = 0;
    long at = 0;
    bool good = true;
    for (int i = 0, open = -1; i < count && good; i++) {
        ssize_t size = 0;
        if (list[i]->journal != open) {
            open = list[i]->journal;
            if (file)
                fclose(file);
            file = merge_open(merge->paths[open]);
            at = 0;
        }
        good = file && (at == list[i]->offset || fseek(file, list[i]->offset, SEEK_SET) == 0 ||
                        file_complain(merge->paths[open]));
        size = good ? getline(&line, &room, file) : 0;
        good = good && is_unchanged(line, size, list[i], merge->paths[open]);
        at = list[i]->offset + size;
        good = good && (fwrite(line, 1, (size_t)size, out) == (size_t)size || file_complain(merge->paths[0]));
    }
    free(line);
    if (file)
        fclose(file);
    return good;
}

/* A row is new unless it is the one that the journal finds first anyway. */
static int find_new_rows(struct merge *merge, struct candidate **list)
{
    int count = 0;
    for (int i = 0; i < merge->experiment->total; i++) {
        struct candidate *best = &merge->best[i];
        if (best->journal > 0 || (best->journal == 0 && best->offset != merge->newest[i]))
            list[count++] = best;
    }
    return count;
}

/* Sorts equal lines next to each other, and that of the first journal to their front. */
static int by_seal(const void *a, const void *b)
{
    const struct candidate *x = a, *y = b;
    return x->seal != y->seal ? (x->seal > y->seal) - (x->seal < y->seal) : x->journal - y->journal;
}

/* A note is new if the first journal does not have the same line. */
static int find_new_notes(struct merge *merge, struct candidate **list)
{
    int count = 0;
    if (merge->note_count > 0)
        qsort(merge->notes, (size_t)merge->note_count, sizeof *merge->notes, by_seal);
    for (int i = 0; i < merge->note_count; i++)
        if (merge->notes[i].journal > 0 && (i == 0 || merge->notes[i].seal != merge->notes[i - 1].seal))
            list[count++] = &merge->notes[i];
    return count;
}

static bool append_new(struct merge *merge, struct journal *journal, int *added)
{
    const size_t most = (size_t)merge->experiment->total + (size_t)merge->note_count;
    struct candidate **list = lasting(allocate(most, sizeof *list));
    FILE *out = need(fdopen(dup(journal->file), "a"));
    *added = find_new_rows(merge, list);
    const int count = *added + find_new_notes(merge, list + *added);
    if (count > 0)
        qsort(list, (size_t)count, sizeof *list, by_journal_place);
    const bool copied = copy_lines(merge, list, count, out), closed = fclose(out) == 0;
    journal->unsynced |= count > 0;
    return copied && (closed || file_complain(merge->paths[0]));
}

static void count_merged_endings(const struct merge *merge, struct merged *merged)
{
    for (int i = 0; i < merge->experiment->total; i++) {
        merged->misses[i] = merge->best[i].journal < 0;
        if (merged->misses[i])
            merged->missing++;
        else
            merged->ended[merge->best[i].status]++;
        merged->others += merge->best[i].journal < 0 && merge->other[i];
    }
}

bool merge_journals(struct journal *journal, const struct experiment *experiment, char *const *paths, int count,
                    enum reuse reuse, struct merged *merged)
{
    struct merge *merge = lasting(allocate(1, sizeof *merge)); /* and all that it points to */
    bool good = true;
    *merged = (struct merged){.needed = experiment->total,
                              .misses = lasting(allocate((size_t)experiment->total, sizeof *merged->misses))};
    *merge = (struct merge){.experiment = experiment, .paths = paths, .all = reuse == REUSE_ALL};
    begin_merge(merge);
    for (int i = 0; i < count && good; i++)
        good = take_journal(merge, i);
    merged->unusable = merge->unusable;
    merged->conflicts = good ? say_conflicts(merge) : 0;
    count_merged_endings(merge, merged);
    good = good && (merged->conflicts || append_new(merge, journal, &merged->added));
    return good;
}
