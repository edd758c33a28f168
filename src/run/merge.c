#include "run/merge.h"

#include <errno.h>
#include <string.h>
#include <sys/resource.h>

#include "base/memory.h"
#include "base/program.h"
#include "base/path.h"
#include "base/text.h"
#include "parts/row.h"
#include "run/plan.h"

/* --- the rows of several journals --------------------------------------------------------------------------- */

/* There may be thousands of shards, and a shell allows a thousand files where the system allows more. */
static void allow_many_files(void)
{
    struct rlimit files;
    if (getrlimit(RLIMIT_NOFILE, &files) == 0)
        setrlimit(RLIMIT_NOFILE, &(struct rlimit){files.rlim_max, files.rlim_max});
}

bool journals_open(struct journals *journals, struct journal *own, char *const *paths, int count)
{
    *journals =
        (struct journals){.journal = allocate((size_t)count + 1, sizeof *journals->journal), .own = own != NULL};
    allow_many_files();
    if (own)
        journals->journal[journals->count++] = own;
    for (int i = 0; i < count; i++, journals->count++) {
        journals->journal[journals->count] = allocate(1, sizeof **journals->journal);
        if (!journal_view(journals->journal[journals->count], paths[i])) {
            fprintf(stderr, "%s: %s\n", paths[i], errno ? strerror(errno) : "not a regular file");
            journals_close(journals);
            return false;
        }
    }
    return true;
}

void journals_close(struct journals *journals)
{
    for (int i = journals->own; i < journals->count; i++)
        journal_close(journals->journal[i]);
    journals->count = 0;
}

const char *journals_row(const struct journals *journals, int cell)
{
    const struct counted_row *best = &journals->row[cell];
    return best->stored.there ? journal_row(journals->journal[best->journal], best->stored) : NULL;
}

/* Say the first few conflicts, with both rows and where they stand. */
static void check_counts(struct journals *journals, int i, const char *row, int journal)
{
    enum { SHOWN = 5 };
    const struct cell *cell = &journals->experiment->cells[i];
    char *second = row_counted(row, cell); /* before the journal is read again */
    const char *before = cell_looks_at_clock(cell) ? NULL : journals_row(journals, i);
    char *first = before ? row_counted(before, cell) : NULL;
    if (first && strcmp(first, second) != 0 && journals->conflicts++ < SHOWN) {
        fputs("counts differ: ", stderr);
        cell_write(stderr, cell);
        fprintf(stderr, "\n    %s: %s\n    %s: %s\n", first, journals->journal[journals->row[i].journal]->path,
                second, journals->journal[journal]->path);
    }
    release(first);
    release(second);
}

static void weigh_row(struct journals *journals, int cell, struct counted_row other)
{
    struct counted_row *best = &journals->row[cell];
    const char *row = best->stored.there ? journal_row(journals->journal[other.journal], other.stored) : NULL;
    const bool counts = status_counts(other.stored.status);
    if (row && counts && status_counts(best->stored.status))
        check_counts(journals, cell, row, other.journal);
    else if (!best->stored.there || (row && counts))
        *best = other;
}

/* What one journal has. */
static struct journal_content take_journal(struct journals *journals, const struct row_index_entry *wanted,
                                           int number, enum reuse reuse)
{
    const struct journal *journal = journals->journal[number];
    struct journal_content content = {.unusable = journal->unusable};
    for (int i = 0; i < journals->experiment->total; i++) {
        const bool own = journal_serving(journal, &wanted[i], REUSE_HOSTS, NULL),
                   other = journal_serving(journal, &wanted[i], REUSE_ALL, NULL);
        content.others += !own && other;
        content.cells += reuse == REUSE_ALL ? other : own;
        for (const struct row_index_entry *entry = NULL;
             (entry = journal_serving(journal, &wanted[i], reuse, entry));)
            weigh_row(journals, i, (struct counted_row){number, entry->stored});
    }
    return content;
}

struct journal_content *journals_take(struct journals *journals, const struct experiment *experiment,
                                      enum reuse reuse)
{
    const size_t total = (size_t)experiment->total;
    struct row_index_entry *wanted = allocate(total, sizeof *wanted);
    struct journal_content *content = allocate((size_t)journals->count, sizeof *content);
    journals->experiment = experiment;
    journals->row = allocate(total, sizeof *journals->row);
    for (size_t i = 0; i < total; i++)
        wanted[i] = journal_wanted(&experiment->cells[i]);
    for (int i = 0; i < journals->count; i++)
        content[i] = take_journal(journals, wanted, i, reuse);
    return content;
}

/* --- taken into one of them ---------------------------------------------------------------------------------- */

static void say_content(const struct journals *journals, int number, const struct journal_content *content,
                        enum reuse reuse)
{
    fprintf(stderr, "%s: %d of %d cells", journals->journal[number]->path, content->cells,
            journals->experiment->total);
    if (content->others && reuse != REUSE_ALL)
        fprintf(stderr, "; other sources or other tools made %d rows; only --reuse takes those", content->others);
    if (content->unusable)
        fprintf(stderr, "; %d unusable line%s", content->unusable, content->unusable == 1 ? "" : "s");
    fputc('\n', stderr);
}

static bool copy_notes(struct journal *journal, const struct journal *from)
{
    const char *name, *text;
    bool good = true;
    for (int i = 0; good && (text = journal_find_note(from, "", i, &name)); i++)
        good = journal_note_named(journal, name) || journal_note(journal, name, text);
    return good;
}

static bool copy_rows(struct journals *journals, int *taken)
{
    struct journal *own = journals->journal[0];
    bool good = true;
    for (int i = 1; i < journals->count && good; i++)
        good = copy_notes(own, journals->journal[i]);
    for (int i = 0; i < journals->experiment->total && good; i++)
        if (journals->row[i].journal > 0) {
            good = journal_copy(own, journals->journal[journals->row[i].journal], &journals->row[i].stored);
            *taken += good;
        }
    return journal_flush(own) && good;
}

int merge_journals(struct journal *journal, const struct experiment *experiment, char *const *paths, int count,
                   enum reuse reuse, struct merge_result *merged)
{
    struct journals journals;
    if (!journals_open(&journals, journal, paths, count))
        return EXIT_CONFIG;
    const struct journal_content *content = journals_take(&journals, experiment, reuse);
    for (int i = 1; i < journals.count; i++)
        say_content(&journals, i, &content[i], reuse);
    if (journals.conflicts)
        fprintf(stderr, "%s: %d rows were counted differently; nothing was taken\n", journal->path,
                journals.conflicts);
    *merged = (struct merge_result){.stored = allocate((size_t)experiment->total, sizeof *merged->stored)};
    const int status = journals.conflicts                      ? EXIT_COUNTS_DIFFER
                       : !copy_rows(&journals, &merged->taken) ? EXIT_RESUMABLE
                                                               : EXIT_FINE;
    for (int i = 0; i < experiment->total; i++)
        merged->stored[i] = journals.row[i].stored;
    journals_close(&journals);
    return status;
}

/* --- and what is missing then --------------------------------------------------------------------------------- */

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
