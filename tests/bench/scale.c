/*
 * What a large plan takes to deal out and to bring together: `scale CELLS SHARDS` plans so many cells, writes the journals that
 * its shards would, with made-up rows, and takes these, in the folder where it stands.  Nothing is searched.
 */
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <unistd.h>

#include "base/program.h"
#include "run/merge.h"
#include "run/plan.h"
#include "config/experiment.h"
#include "run/provenance.h"
#include "run/output.h"
#include "parts/row.h"

static const char config[] = "scale.json", csv[] = "results/scale.csv";

static double began;

static double seconds_of(int who)
{
    struct rusage usage;
    getrusage(who, &usage);
    return (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
           (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
}

/* Seconds of the processor, children's among them, and memory. */
static void say(const char *what)
{
    struct rusage usage;
    getrusage(RUSAGE_SELF, &usage);
    const double used = seconds_of(RUSAGE_SELF) + seconds_of(RUSAGE_CHILDREN);
    printf("%-28s %8.1f s   %8.0f MB at most\n", what, used - began, (double)usage.ru_maxrss / 1024);
    fflush(stdout);
    began = used;
}

static void require(bool good, const char *what)
{
    if (good)
        return;
    fprintf(stderr, "scale: %s\n", what);
    exit(1);
}

/* Ten cells a seed: two algorithms to five depths. */
static void write_config(int cells)
{
    FILE *out = fopen(config, "w");
    require(out, config);
    fprintf(out,
            "{ \"games\": [ { \"game\": \"uniform\", \"branching\": 3, \"seed\": \"1..%d\" } ],\n"
            "  \"searches\": [ { \"algorithm\": [\"minimax\", \"alphabeta\"], \"order\": \"random\" } ],\n"
            "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": \"1..5\" } ] }\n",
            cells / 10);
    require(fclose(out) == 0, config);
}

/* A shard's rows between the notes of its run; returns the journal's bytes. */
static double write_journal(const struct experiment *experiment, int first, const int *next, const char *path,
                            struct provenance *provenance)
{
    struct journal journal;
    struct stat about;
    require(journal_open(&journal, path), path);
    require(provenance_note(provenance, &journal), path);
    for (int i = first; i >= 0; i = next[i]) {
        char row[200];
        snprintf(row, sizeof row, "ok,%d,1,121,243,0,364,484,40,20,0,0,0,1,,,,%d,%d,%d", i, 5000 + i % 999,
                 5000 + i % 999, 5000 + i % 999);
        journal_append(&journal, &experiment->cells[i], 0, row);
    }
    require(journal_flush(&journal) && provenance_end(provenance, &journal), path);
    require(fstat(journal.file, &about) == 0, path);
    journal_close(&journal);
    return (double)about.st_size;
}

/* Each shard's journal in its turn; returns their bytes. */
static double write_journals(const struct experiment *experiment, const int *shard, int shards, char **paths,
                             struct provenance *provenance)
{
    int *next = malloc((size_t)experiment->total * sizeof *next),
        *first = malloc(((size_t)shards + 1) * sizeof *first);
    double bytes = 0;
    require(next && first, "memory");
    for (int s = 0; s <= shards; s++)
        first[s] = -1;
    for (int i = experiment->total - 1; i >= 0; i--) {
        next[i] = first[shard[i]];
        first[shard[i]] = i;
    }
    for (int s = 1; s <= shards; s++) {
        paths[s] = shard_journal(csv, (struct shard){s, shards});
        snprintf(provenance->session, sizeof provenance->session, "%s %d@scale",
                 provenance_text(provenance->record, "start"), s);
        bytes += write_journal(experiment, first[s], next, paths[s], provenance);
    }
    return bytes;
}

static void take_all(const struct experiment *experiment, char **paths, int count, struct provenance *provenance)
{
    struct output output;
    struct merge_result merged;
    require(output_open(&output, csv) == EXIT_FINE, csv);
    require(merge_journals(&output.journal, experiment, paths, count, REUSE_HOSTS, &merged) == EXIT_FINE, csv);
    require(merged.taken == experiment->total, "rows are missing");
    say("take them into one");
    require(output_reload(&output), csv);
    output_find(&output, experiment, REUSE_HOSTS);
    require(output_write(&output, experiment), csv);
    provenance->noted = false;
    require(provenance_write(provenance, &output, experiment, experiment->total, merged.taken, REUSE_HOSTS), csv);
    say("read it, write the CSV");
    output_close(&output);
}

int main(int argc, char **argv)
{
    char *words[] = {"scale"};
    const int cells = argc == 3 ? atoi(argv[1]) : 0, shards = argc == 3 ? atoi(argv[2]) : 0;
    struct experiment experiment;
    struct provenance provenance;
    require(cells >= 10 && cells % 10 == 0 && shards >= 1, "usage: scale CELLS SHARDS, the cells a multiple of 10");
    write_config(cells);
    require(output_usable(csv, false), csv);
    require(experiment_read(&experiment, config), config);
    say("read the config, plan");
    int *shard = shard_of_cells(&experiment, shards, shard_due(&experiment, csv));
    say("deal out");
    char **paths = calloc((size_t)shards + 1, sizeof *paths);
    require(paths, "memory");
    provenance_begin(&provenance, &experiment, words, 1, 1);
    const double bytes = write_journals(&experiment, shard, shards, paths, &provenance);
    say("write the shards' journals");
    printf("%d cells in %d journals: %.0f bytes, %.0f a cell\n", cells, shards, bytes, bytes / cells);
    take_all(&experiment, paths + 1, shards, &provenance);
    return 0;
}
