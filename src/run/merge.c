#include "run/merge.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/program.h"
#include "base/file.h"
#include "base/path.h"
#include "base/text.h"
#include "parts/columns.h"
#include "parts/row.h"
#include "run/journal.h"
#include "run/output.h"
#include "run/plan.h"

/* A line of one of the journals. */
struct copied_line {
    int journal; /* from 1; 0: the run's own */
    int cell;    /* -1: it is a note */
    long offset;
    uint64_t sum; /* of the line */
};

/* The row that counts for a cell. */
struct counted_row {
    bool there;
    enum status status;
    struct copied_line place;
    int seen; /* the last journal that had a row of it */
};

struct merge {
    const struct experiment *experiment;
    struct journal *journal;
    char *const *paths;
    enum reuse reuse;
    struct stored_row *stored;
    struct counted_row *best; /* of each cell */
    struct row_index cells;   /* one for each cell, so that it is found by its identity */
    struct copied_line *list; /* what is to be copied */
    size_t listed;
    int conflicts;
};

static Fingerprint print_of(const char *identity)
{
    return fingerprint(identity, strlen(identity));
}

static void begin_merge(struct merge *merge)
{
    const size_t total = (size_t)merge->experiment->total;
    merge->best = allocate(total, sizeof *merge->best);
    merge->stored = allocate(total, sizeof *merge->stored);
    for (size_t i = 0; i < total; i++) {
        const struct cell *cell = &merge->experiment->cells[i];
        char *identity = cell_identity(cell);
        row_index_add(&merge->cells, (struct row_index_entry){.identity = print_of(identity)});
        release(identity);
        merge->stored[i] = journal_find(merge->journal, cell, merge->reuse);
        merge->best[i] = (struct counted_row){.there = merge->stored[i].there, .status = merge->stored[i].status};
    }
}

/* The cell whose row this line has; -1 if it can serve none. */
static int find_cell(const struct merge *merge, char *const field[LINE_FIELDS])
{
    const struct row_index_entry *entry = row_index_newest(&merge->cells, print_of(field[LINE_IDENTITY]));
    while (entry && !line_serves(field, &merge->experiment->cells[entry - merge->cells.entry]))
        entry = row_index_older(&merge->cells, entry);
    return entry ? (int)(entry - merge->cells.entry) : -1;
}

/* Read the line at a place again, without its end; false after a message. */
static bool read_place(FILE *file, const char *path, const struct copied_line *place, char **line, size_t *room)
{
    const bool there = file && (ftell(file) == place->offset || fseek(file, place->offset, SEEK_SET) == 0);
    const ssize_t size = there ? getline(line, room, file) : 0;
    const bool same = size > 0 && checksum(CHECKSUM_START, *line, (size_t)size) == place->sum;
    if (same)
        (*line)[size - 1] = '\0';
    else if (file)
        fprintf(stderr, "%s: somebody else changed it while it was read\n", path);
    return same;
}

/* --- one row after another ---------------------------------------------------------------------------------- */

static const char *path_of_place(const struct merge *merge, const struct copied_line *place)
{
    return place->journal ? merge->paths[place->journal - 1] : merge->journal->path;
}

/* What the row that counts for a cell counted; NULL after a message. */
static char *read_counts(struct merge *merge, int cell)
{
    const struct copied_line *place = &merge->best[cell].place;
    const char *path = path_of_place(merge, place);
    char *line = NULL, *field[LINE_FIELDS], *counts = NULL;
    size_t room = 0;
    FILE *file = place->journal ? file_open(path) : NULL;
    const char *row = place->journal ? NULL : journal_row(merge->journal, merge->stored[cell]);
    if (read_place(file, path, place, &line, &room) && line_split(line, field))
        row = field[LINE_ROW];
    if (row)
        counts = row_counted(row, &merge->experiment->cells[cell]);
    free(line);
    if (file)
        fclose(file);
    return counts;
}

/* Say the first few conflicts, with both rows and where they stand. */
static void check_counts(struct merge *merge, const struct copied_line *place, const char *row)
{
    enum { SHOWN = 5 };
    const struct cell *cell = &merge->experiment->cells[place->cell];
    char *first = cell_looks_at_clock(cell) ? NULL : read_counts(merge, place->cell),
         *second = row_counted(row, cell);
    if (first && strcmp(first, second) != 0 && merge->conflicts++ < SHOWN) {
        fputs("counts differ: ", stderr);
        cell_write(stderr, cell);
        fprintf(stderr, "\n    %s: %s\n    %s: %s\n", first, path_of_place(merge, &merge->best[place->cell].place),
                second, path_of_place(merge, place));
    }
    release(first);
    release(second);
}

static void list_place(struct merge *merge, struct copied_line place)
{
    merge->list = grow(merge->list, merge->listed, sizeof *merge->list);
    merge->list[merge->listed++] = place;
}

static void weigh_row(struct merge *merge, struct copied_line place, const char *row)
{
    struct counted_row *best = &merge->best[place.cell];
    const bool counts = status_counts(row_status(row)), both = counts && best->there && status_counts(best->status);
    if (both)
        check_counts(merge, &place, row);
    if (!best->there || (both ? best->place.journal == place.journal : counts)) {
        *best = (struct counted_row){true, row_status(row), place, 0};
        list_place(merge, place);
    }
    best->seen = place.journal;
}

/* What one journal has. */
struct content {
    int cells, others, unusable;
};

static void take_line(struct merge *merge, char *line, struct copied_line place, struct content *content)
{
    char *field[LINE_FIELDS];
    if (!line_read(line, field)) {
        content->unusable++;
    } else if (field[LINE_IDENTITY][0] == '#') {
        list_place(merge, place);
    } else if ((place.cell = find_cell(merge, field)) >= 0) {
        const bool usable =
            merge->reuse == REUSE_ALL || line_own(field[LINE_MAKER], &merge->experiment->cells[place.cell]);
        content->others += !usable;
        content->cells += usable && merge->best[place.cell].seen != place.journal;
        if (usable)
            weigh_row(merge, place, field[LINE_ROW]);
    }
}

static void say_content(const struct merge *merge, const char *path, const struct content *content)
{
    fprintf(stderr, "%s: %d of %d cells", path, content->cells, merge->experiment->total);
    if (content->others)
        fprintf(stderr, "; other sources or other tools made %d rows; only --reuse takes those", content->others);
    if (content->unusable)
        fprintf(stderr, "; %d unusable line%s", content->unusable, content->unusable == 1 ? "" : "s");
    fputc('\n', stderr);
}

static bool take_journal(struct merge *merge, int number)
{
    const char *path = merge->paths[number - 1];
    FILE *file = file_open(path);
    struct content content = {0};
    char *line = NULL;
    size_t room = 0;
    long offset = 0;
    if (!file)
        return false;
    for (ssize_t size; (size = getline(&line, &room, file)) > 0; offset += size) {
        const struct copied_line place = {number, -1, offset, checksum(CHECKSUM_START, line, (size_t)size)};
        const bool whole = line[size - 1] == '\n';
        line[size - whole] = '\0';
        take_line(merge, whole ? line : (char[]){""}, place, &content);
    }
    const bool good = !ferror(file) || file_complain(path);
    free(line);
    fclose(file);
    if (good)
        say_content(merge, path, &content);
    return good;
}

/* --- what came of it ---------------------------------------------------------------------------------------- */

static bool copy_note(struct journal *journal, char *line)
{
    char *field[LINE_FIELDS];
    return !line_split(line, field) || journal_note_named(journal, field[LINE_IDENTITY] + 1) ||
           journal_note(journal, field[LINE_IDENTITY] + 1, field[LINE_ROW]);
}

static bool copy_listed(struct merge *merge)
{
    FILE *file = NULL;
    char *line = NULL;
    size_t room = 0;
    bool good = true;
    for (size_t i = 0; i < merge->listed && good; i++) {
        const struct copied_line *place = &merge->list[i];
        const char *path = path_of_place(merge, place);
        if (i == 0 || place->journal != place[-1].journal) {
            if (file)
                fclose(file);
            file = file_open(path);
        }
        good = read_place(file, path, place, &line, &room);
        if (good && place->cell < 0)
            good = copy_note(merge->journal, line);
        else if (good)
            good = journal_copy(merge->journal, line, &merge->stored[place->cell]);
    }
    free(line);
    if (file)
        fclose(file);
    return good && journal_flush(merge->journal);
}

static void count_taken(const struct merge *merge, struct merge_result *merged)
{
    *merged = (struct merge_result){.stored = merge->stored};
    for (int i = 0; i < merge->experiment->total; i++)
        merged->taken += merge->best[i].place.journal > 0;
}

int merge_journals(struct journal *journal, const struct experiment *experiment, char *const *paths, int count,
                   enum reuse reuse, struct merge_result *merged)
{
    struct merge merge = {.experiment = experiment, .journal = journal, .paths = paths, .reuse = reuse};
    int status = EXIT_FINE;
    begin_merge(&merge);
    for (int i = 1; i <= count && status == EXIT_FINE; i++)
        status = take_journal(&merge, i) ? EXIT_FINE : EXIT_CONFIG;
    if (status == EXIT_FINE && merge.conflicts) {
        fprintf(stderr, "%s: %d rows were counted differently; nothing was taken\n", journal->path,
                merge.conflicts);
        status = EXIT_COUNTS_DIFFER;
    }
    if (status == EXIT_FINE && !copy_listed(&merge))
        status = EXIT_RESUMABLE;
    count_taken(&merge, merged);
    row_index_free(&merge.cells);
    return status;
}

static void write_command(const struct gathering *gathering, const char *config, const char *verb)
{
    write_shell_word(stderr, gathering->program);
    fprintf(stderr, " %s ", verb);
    if (gathering->output) {
        fputs("-o ", stderr);
        write_shell_word(stderr, gathering->output);
        fputc(' ', stderr);
    }
    if (gathering->engines) {
        fputs("--engines ", stderr);
        write_shell_word(stderr, gathering->engines);
        fputc(' ', stderr);
    }
    write_shell_word(stderr, config);
}

/* Say what runs the missing cells: the shards that they belong to, if it was shards that were taken. */
static void say_what_runs(const struct gathering *gathering, const struct experiment *experiment, const char *csv,
                          const enum need *needs)
{
    const int shards = shards_of_journals(csv, gathering->journals, gathering->count);
    const bool all = gathering->reuse == REUSE_ALL;
    char verb[60];
    fputs("    ", stderr);
    if (shards) {
        snprintf(verb, sizeof verb, "run --shard $shard/%d", shards);
        fprintf(stderr, "for shard in %s; do ", shards_wanted(experiment, csv, shards, needs));
        write_command(gathering, experiment->path, verb);
        fputs("; done; ", stderr);
        write_command(gathering, experiment->path, all ? "run --reuse" : "run");
        fputc(' ', stderr);
        write_shell_word(stderr, printed("%.*s", stem_length(csv), csv));
        fprintf(stderr, ".shard-*-of-%d.journal\n", shards);
    } else {
        write_command(gathering, experiment->path, all ? "run --reuse" : "run --reuse=hosts");
        fputc('\n', stderr);
    }
}

int gather(struct output *output, const struct experiment *experiment, const struct gathering *gathering,
           int *taken)
{
    struct merge_result merged;
    enum need *needs = allocate((size_t)experiment->total, sizeof *needs);
    int missing = 0;
    const int status = merge_journals(&output->journal, experiment, gathering->journals, gathering->count,
                                      gathering->reuse, &merged);
    if (status != EXIT_FINE)
        return status;
    needs_find(experiment, &(struct rows){&output->journal, merged.stored, NULL}, 0, needs);
    for (int i = 0; i < experiment->total; i++)
        missing += needs[i] == NEEDED_NEXT;
    *taken = merged.taken;
    if (missing == 0)
        return output_reload(output) ? EXIT_FINE : EXIT_RESUMABLE;
    fprintf(stderr, "%s: %d rows taken now; %d of %d cells are %s; to run them:\n", output->csv, merged.taken,
            missing, experiment->total, experiment->tune.wanted ? "needed for the next round" : "missing");
    say_what_runs(gathering, experiment, output->csv, needs);
    return EXIT_RESUMABLE;
}
