#include <dirent.h>
#include <errno.h>
#include <libgen.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "cell/columns.h"
#include "checks/asking.h"
#include "claims/claims.h"
#include "cluster/shard.h"
#include "config/experiment.h"
#include "core/allocate.h"
#include "core/exit.h"
#include "core/lasting.h"
#include "journal/games.h"
#include "journal/merge.h"
#include "files/named.h"
#include "journal/output.h"
#include "journal/turns.h"
#include "options/call.h"
#include "provenance/provenance.h"
#include "run/report.h"
#include "text/path.h"
#include "text/shell.h"
#include "tuned/tuned.h"
#include "verbs/engines.h"

/* What the command line asks for. */
struct request {
    const char *engines;
    const char *program, *config, *output; /* the latter NULL: as the config's name says */
    const char *games;                     /* where they are to be written, or NULL */
    bool all;
    enum reuse reuse;
};

/* The journals to merge: the first is the one they are merged into. */
struct journals {
    char **path;
    int count;
    int shards; /* the number of shards that all of them are parts of; 0: they differ in that */
};

static void add_journal(struct journals *journals, const char *csv, char *path)
{
    struct shard shard = {0};
    const bool is_shard = shard_of_journal(csv, path, &shard);
    journals->shards = is_shard && (journals->count == 1 || journals->shards == shard.count) ? shard.count : 0;
    journals->path = grow(journals->path, (size_t)journals->count, sizeof *journals->path);
    journals->path[journals->count++] = path;
}

/* A file of the same folder. */
static char *beside(const char *path, const char *name)
{
    const char *slash = strrchr(path, '/');
    return lasting(printed("%.*s%s", slash ? (int)(slash + 1 - path) : 0, path, name));
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static void find_shards(struct journals *journals, const char *csv)
{
    DIR *folder = opendir(dirname(lasting(printed("%s", csv))));
    struct shard shard;
    for (const struct dirent *entry; folder && (entry = readdir(folder));) {
        char *path = beside(csv, entry->d_name);
        if (shard_of_journal(csv, path, &shard))
            add_journal(journals, csv, path);
    }
    if (folder)
        closedir(folder);
    qsort(journals->path + 1, (size_t)journals->count - 1, sizeof *journals->path, by_name);
}

/* The shards that have missing cells: "3 5 8".  NULL if these are many. */
static char *missing_shards(const struct experiment *experiment, const char *csv, const bool *misses, int shards)
{
    enum { LISTED = 20 };
    const bool *due = lasting(shard_due(experiment, csv));
    int *shard = lasting(shard_of_cells(experiment, shards, due)), listed = 0;
    bool *concerned = lasting(allocate((size_t)shards, sizeof *concerned));
    FILE *out = text_open();
    for (int i = 0; i < experiment->total; i++)
        concerned[shard[i]] |= misses[i];
    for (int i = 1; i <= shards; i++)
        if (concerned[i])
            fprintf(out, "%s%d", listed++ ? " " : "", i);
    char *text = lasting(text_close(out));
    return listed <= LISTED ? text : NULL;
}

static void write_command(const struct request *request, const char *verb)
{
    write_shell_word(stderr, request->program);
    fprintf(stderr, " %s ", verb);
    if (request->output) {
        fputs("-o ", stderr);
        write_shell_word(stderr, request->output);
        fputc(' ', stderr);
    }
    write_shell_word(stderr, request->config);
}

/* Say what runs the missing cells. */
static void say_missing(const struct experiment *experiment, const struct merged *merged, int shards,
                        const char *csv, const struct request *request)
{
    char *list = shards ? missing_shards(experiment, csv, merged->misses, shards) : NULL;
    fprintf(stderr, "%s: %d rows merged now; %d of %d cells are %s; to run them:\n    ", csv, merged->added,
            merged->missing, experiment->total, experiment->tune.wanted ? "needed for the next round" : "missing");
    if (list) {
        char verb[60];
        snprintf(verb, sizeof verb, "run --shard $shard/%d", shards);
        fprintf(stderr, "for shard in %s; do ", list);
        write_command(request, verb);
        fputs("; done; ", stderr);
        write_command(request, request->reuse == REUSE_ALL ? "merge --reuse" : "merge");
    } else {
        write_command(request, request->reuse == REUSE_ALL ? "run --reuse" : "run --reuse=hosts");
    }
    fputc('\n', stderr);
}

static int report(const struct experiment *experiment, const struct merged *merged, const char *csv)
{
    report_result(csv, experiment, merged->needed, merged->added, "merged", merged->ended, 0);
    if (experiment->tune.wanted)
        tuned_report(csv);
    const int judged = experiment->claim_count ? claims_print(experiment, csv) : EXIT_FINE;
    return merged->ended[OK] + merged->ended[UNFINISHED] == merged->needed ? judged : EXIT_CELLS_FAILED;
}

/* Where settings are tuned, the rows that are there now say which others are needed. */
static bool find_needed(struct output *output, const struct experiment *experiment, enum reuse reuse,
                        struct merged *merged)
{
    enum turn *turns = lasting(allocate((size_t)experiment->total, sizeof *turns));
    if (!output_reload(output))
        return false;
    output_find(output, experiment, reuse);
    turns_find(experiment, &output->rows, 0, turns);
    *merged = (struct merged){.misses = merged->misses, .added = merged->added};
    for (int i = 0; i < experiment->total; i++) {
        merged->misses[i] = turns[i] == TURN_NEXT;
        merged->missing += merged->misses[i];
        merged->needed += turns[i] != TURN_NEEDLESS;
        if (turns[i] == TURN_PLAYED)
            merged->ended[output->rows.stored[i].status]++;
    }
    return true;
}

static bool write_results(struct output *output, const struct experiment *experiment, int needed, int added,
                          enum reuse reuse, struct provenance *provenance)
{
    if (!output_reload(output))
        return false;
    output_find(output, experiment, reuse);
    return output_write(output, experiment) &&
           provenance_write(provenance, output, experiment, needed, added, reuse);
}

static int merge_into(struct output *output, const struct experiment *experiment, const struct journals *journals,
                      const struct request *request, struct provenance *provenance)
{
    struct merged merged;
    int status = EXIT_RESUMABLE;
    bool good =
        merge_journals(&output->journal, experiment, journals->path, journals->count, request->reuse, &merged);
    if (merged.unusable)
        fprintf(stderr, "%s: its journals have %d unusable lines\n", output->csv, merged.unusable);
    if (good && merged.others && !merged.conflicts)
        fprintf(stderr, "%s: other sources or other tools made the rows of %d cells; only --reuse takes those\n",
                output->csv, merged.others);
    if (good && merged.conflicts) {
        fprintf(stderr, "%s: %d cells were counted differently; nothing was merged\n", output->csv,
                merged.conflicts);
        return EXIT_COUNTS_DIFFER;
    }
    if (good && experiment->tune.wanted)
        good = find_needed(output, experiment, request->reuse, &merged);
    if (good && merged.missing) {
        say_missing(experiment, &merged, journals->shards, output->csv, request);
    } else if (good && write_results(output, experiment, merged.needed, merged.added, request->reuse, provenance) &&
               (!request->games || games_write(request->games, output, experiment))) {
        status = report(experiment, &merged, output->csv);
    }
    return status;
}

/* Can all journals be read?  The first need not exist yet. */
static bool readable(const struct journals *journals)
{
    bool good = true;
    for (int i = 1; i < journals->count; i++) {
        FILE *file = merge_open(journals->path[i]);
        good = good && file;
        if (file)
            fclose(file);
    }
    return good;
}

static int merge_config(const struct request *request, const struct call *call)
{
    static struct experiment experiment;
    static struct provenance provenance;
    static struct journals journals;
    struct output output;
    int status = EXIT_USAGE;
    if (!engines_allow(request->engines) || !experiment_read(&experiment, request->config))
        return EXIT_CONFIG;
    provenance_begin(&provenance, &experiment, call->words, call->word_count, 1);
    const char *csv = request->output ? request->output : lasting(results_of(experiment.path));
    const char *refusal = shard_refusal(&experiment);
    add_journal(&journals, csv, output_journal(csv));
    for (int i = 1; i < call->count; i++)
        add_journal(&journals, csv, call->arguments[i]);
    if (call->count == 1)
        find_shards(&journals, csv);
    if (refusal)
        fprintf(stderr, "%s: %s\n", request->config, refusal);
    else if (!readable(&journals))
        status = EXIT_CONFIG;
    else if (request->games && !games_usable(request->games, &experiment))
        status = EXIT_USAGE;
    else if (journals.count == 1)
        fprintf(stderr, "%s: there are no journals of its shards, %.*s.shard-I-of-N.journal\n", request->config,
                stem_length(csv), csv);
    else if (output_usable(csv, false) && (status = output_open(&output, csv)) == EXIT_FINE) {
        status = merge_into(&output, &experiment, &journals, request, &provenance);
        output_close(&output);
    }
    return status;
}

static int run_merge(const struct call *call)
{
    struct request *request = call->record;
    if (request->output && !output_named(request->output))
        return EXIT_USAGE;
    request->program = call->words[-1];
    request->config = call->arguments[0];
    request->reuse = request->all ? REUSE_ALL : REUSE_HOSTS;
    return merge_config(request, call);
}

const struct verb verb_merge = {
    .name = "merge",
    .group = EXPERIMENTS,
    .purpose = "bring the rows of a config's shards together",
    .arguments = "CONFIG [JOURNAL]...",
    .about =
        "Brings the rows of a config's cells together in results/STEM.journal, from the journals of its "
        "shards, results/STEM.shard-I-of-N.journal, or from those that are named; then writes "
        "results/STEM.csv and judges the config's claims, as plymeter run would. results/STEM.meta.json lists "
        "all shards' runs. To merge again adds nothing. Of a config with \"tune\" the shards run one round, and "
        "the merged rows decide which cells the next one has.",
    .options =
        {
            {"output", 'o', "FILE", "write FILE.csv instead of results/STEM.csv, with its journals beside it",
             INTO(struct request, output)},
            {"games", 0, "FILE", "write the games into FILE.games, as plymeter run --games does",
             INTO(struct request, games)},
            {"reuse", 0, NULL, "take rows of other sources and tools, too, where this program has none of its own",
             INTO(struct request, all)},
            ENGINES_OPTION(struct request, engines),
        },
    .size = sizeof(struct request),
    .notes = "Exit status 5: two rows of a cell count differently, and nothing was merged; 4: cells are missing, "
             "and what runs them is said.",
    .run = run_merge,
};
