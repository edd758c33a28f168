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

bool pool_open(struct pool *pool, struct journal *own, char *const *paths, int count)
{
    *pool = (struct pool){.journal = allocate((size_t)count + 1, sizeof *pool->journal), .own = own != NULL};
    allow_many_files();
    if (own)
        pool->journal[pool->count++] = own;
    for (int i = 0; i < count; i++, pool->count++) {
        pool->journal[pool->count] = allocate(1, sizeof **pool->journal);
        if (!journal_view(pool->journal[pool->count], paths[i])) {
            fprintf(stderr, "%s: %s\n", paths[i], errno ? strerror(errno) : "not a regular file");
            pool_close(pool);
            return false;
        }
    }
    return true;
}

void pool_close(struct pool *pool)
{
    for (int i = pool->own; i < pool->count; i++)
        journal_close(pool->journal[i]);
    pool->count = 0;
}

const char *pool_row(const struct pool *pool, int cell)
{
    const struct pool_row *best = &pool->row[cell];
    return best->stored.there ? journal_row(pool->journal[best->journal], best->stored) : NULL;
}

/* Say the first few conflicts, with both rows and where they stand. */
static void check_counts(struct pool *pool, int i, const char *row, int journal)
{
    enum { SHOWN = 5 };
    const struct cell *cell = &pool->experiment->cells[i];
    const char *before = cell_looks_at_clock(cell) ? NULL : pool_row(pool, i);
    char *first = before ? row_counted(before, cell) : NULL, *second = row_counted(row, cell);
    if (first && strcmp(first, second) != 0 && pool->conflicts++ < SHOWN) {
        fputs("counts differ: ", stderr);
        cell_write(stderr, cell);
        fprintf(stderr, "\n    %s: %s\n    %s: %s\n", first, pool->journal[pool->row[i].journal]->path, second,
                pool->journal[journal]->path);
    }
    release(first);
    release(second);
}

static void weigh_row(struct pool *pool, int cell, struct pool_row other)
{
    struct pool_row *best = &pool->row[cell];
    const char *row = best->stored.there ? journal_row(pool->journal[other.journal], other.stored) : NULL;
    const bool counts = status_counts(other.stored.status);
    if (row && counts && status_counts(best->stored.status))
        check_counts(pool, cell, row, other.journal);
    else if (!best->stored.there || (row && counts))
        *best = other;
}

/* What one journal has: this program's rows, or, where others may serve, theirs. */
static struct pool_content take_journal(struct pool *pool, const struct row_index_entry *wanted, int number,
                                        enum reuse reuse)
{
    const struct journal *journal = pool->journal[number];
    struct pool_content content = {.unusable = journal->unusable};
    for (int i = 0; i < pool->experiment->total; i++) {
        struct stored_row stored = journal_find_wanted(journal, &wanted[i], REUSE_HOSTS);
        const struct stored_row other = stored.there ? stored : journal_find_wanted(journal, &wanted[i], REUSE_ALL);
        content.others += !stored.there && other.there;
        stored = reuse == REUSE_ALL ? other : stored;
        content.cells += stored.there;
        if (stored.there)
            weigh_row(pool, i, (struct pool_row){number, stored});
    }
    return content;
}

struct pool_content *pool_take(struct pool *pool, const struct experiment *experiment, enum reuse reuse)
{
    const size_t total = (size_t)experiment->total;
    struct row_index_entry *wanted = allocate(total, sizeof *wanted);
    struct pool_content *content = allocate((size_t)pool->count, sizeof *content);
    pool->experiment = experiment;
    pool->row = allocate(total, sizeof *pool->row);
    for (size_t i = 0; i < total; i++)
        wanted[i] = journal_wanted(&experiment->cells[i]);
    for (int i = 0; i < pool->count; i++)
        content[i] = take_journal(pool, wanted, i, reuse);
    return content;
}

/* --- taken into one of them ---------------------------------------------------------------------------------- */

static void say_content(const struct pool *pool, int number, const struct pool_content *content, enum reuse reuse)
{
    fprintf(stderr, "%s: %d of %d cells", pool->journal[number]->path, content->cells, pool->experiment->total);
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

static bool copy_rows(struct pool *pool, int *taken)
{
    struct journal *own = pool->journal[0];
    bool good = true;
    for (int i = 1; i < pool->count && good; i++)
        good = copy_notes(own, pool->journal[i]);
    for (int i = 0; i < pool->experiment->total && good; i++)
        if (pool->row[i].journal > 0) {
            good = journal_copy(own, pool->journal[pool->row[i].journal], &pool->row[i].stored);
            *taken += good;
        }
    return journal_flush(own) && good;
}

int merge_journals(struct journal *journal, const struct experiment *experiment, char *const *paths, int count,
                   enum reuse reuse, struct merge_result *merged)
{
    struct pool pool;
    if (!pool_open(&pool, journal, paths, count))
        return EXIT_CONFIG;
    const struct pool_content *content = pool_take(&pool, experiment, reuse);
    for (int i = 1; i < pool.count; i++)
        say_content(&pool, i, &content[i], reuse);
    if (pool.conflicts)
        fprintf(stderr, "%s: %d rows were counted differently; nothing was taken\n", journal->path, pool.conflicts);
    *merged = (struct merge_result){.stored = allocate((size_t)experiment->total, sizeof *merged->stored)};
    const int status = pool.conflicts                      ? EXIT_COUNTS_DIFFER
                       : !copy_rows(&pool, &merged->taken) ? EXIT_RESUMABLE
                                                           : EXIT_FINE;
    for (int i = 0; i < experiment->total; i++)
        merged->stored[i] = pool.row[i].stored;
    pool_close(&pool);
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
