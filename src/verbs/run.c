#include "verbs/verbs.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "exit.h"
#include "run/output.h"
#include "run/progress.h"
#include "run/provenance.h"
#include "run/row.h"
#include "run/shard.h"
#include "run/sprt.h"
#include "verbs/claims.h"

static const char usage[] =
    "usage: plymeter run [-j N] [-o FILE] [--force] [--reuse] [--shard I/N] CONFIG...\n"
    "\n"
    "Runs the cells of each config that are not in its journal yet, writes results/STEM.csv, and judges the "
    "config's\n"
    "claims, if it has any, as plymeter claims does.\n"
    "\n"
    "  -j, --jobs N      run N cells at a time (default 1; timings are steadier with fewer)\n"
    "  -o, --output FILE write FILE instead of results/STEM.csv, with its journal beside it\n"
    "  --force           run every cell again\n"
    "  --reuse           take rows of other builds and hosts from the journal, too\n"
    "  --shard I/N       run the I-th of N parts of the cells, equal in predicted cost, into a journal of its "
    "own,\n"
    "                    results/STEM.shard-I-of-N.journal, and write no CSV: plymeter merge does\n"
    "  --shard auto      take I and N from the environment of a Slurm array or step, Open MPI or HTCondor\n"
    "  --shard auto/N    the same, and of GNU parallel, which does not say N\n";

struct options {
    int jobs;
    const char *output;
    bool force, reuse;
    char *const *words; /* of the command line */
    int word_count;
    struct shard shard; /* all 0: everything */
};

struct run {
    const struct experiment *experiment;
    struct output *output;
    struct provenance provenance;
    struct progress progress;
    double *cost; /* of each cell; NULL if nobody looks */
    int ended[STATUSES];
    int rounds, ran;
    bool journal_failed;
};

/* The cells that are to be run next; the caller frees the list. */
static int *next_cells(const struct run *run, const struct options *options, int *count)
{
    enum { AHEAD = 16 }; /* of a sequential test: what is played together */
    const struct experiment *experiment = run->experiment;
    int *list = malloc(((size_t)experiment->total + 1) * sizeof *list);
    enum turn *turns = malloc(((size_t)experiment->total + 1) * sizeof *turns);
    if (!list || !turns)
        abort();
    sprt_turns(experiment, &run->output->journal, options->reuse, AHEAD, turns);
    *count = 0;
    for (int i = 0; i < experiment->total; i++)
        if (turns[i] == TURN_NEXT || (options->force && run->rounds == 0))
            list[(*count)++] = i;
    free(turns);
    return list;
}

static double total_cost(struct run *run, const int *list, int count)
{
    double total = 0;
    run->cost = progress_wanted() ? calloc((size_t)run->experiment->total + 1, sizeof *run->cost) : NULL;
    for (int i = 0; run->cost && i < count; i++)
        total += run->cost[list[i]] = cell_cost(&run->experiment->cells[list[i]]);
    return total;
}

static void take_result(void *context, int index, const struct result *result)
{
    struct run *run = context;
    const struct cell *cell = &run->experiment->cells[index];
    const enum status status = result->outcome.status;
    char *row = row_text(result, cell);
    run->journal_failed |= !journal_append(&run->output->journal, cell, row);
    if (status == CRASH) {
        progress_end(&run->progress);
        fprintf(stderr, "crash (%s): ", result->message);
        cell_write(stderr, cell);
        fputc('\n', stderr);
    }
    progress_step(&run->progress, run->cost ? run->cost[index] : 0, status != OK);
    free(row);
}

/* Count how the experiment's cells ended, whichever run it was. */
static int count_endings(struct run *run, bool reuse)
{
    int needed = 0;
    enum turn *turns = malloc(((size_t)run->experiment->total + 1) * sizeof *turns);
    sprt_turns(run->experiment, &run->output->journal, reuse, 0, turns);
    for (int i = 0; i < run->experiment->total; i++) {
        const char *row = journal_find(&run->output->journal, &run->experiment->cells[i], reuse);
        needed += turns[i] != TURN_NEEDLESS;
        if (row && turns[i] != TURN_NEEDLESS)
            run->ended[row_status(row)]++;
    }
    free(turns);
    return needed;
}

/* Run what is missing: once, or, if a sequential test says what comes next, until it is decided. */
static bool run_missing(struct run *run, const struct options *options)
{
    bool through = true;
    for (int count = 1; through && count > 0 && (run->rounds == 0 || run->experiment->sprt.wanted); run->rounds++) {
        int *list = next_cells(run, options, &count);
        const bool timed = run->experiment->cells[0].setting[LIMITS_PART][REPEAT].integer > 1;
        if (run->rounds == 0 && count > 0 && !provenance_note(&run->provenance, &run->output->journal, timed)) {
            free(list);
            return false;
        }
        progress_start(&run->progress, run->output->csv, count, total_cost(run, list, count));
        through = run_cells(run->experiment->cells, list, count, options->jobs, take_result, run);
        progress_end(&run->progress);
        run->ran += run->progress.done;
        free(list);
        free(run->cost);
        through = through && !run->journal_failed && output_reload(run->output);
    }
    return through;
}

static void report(const struct run *run, int needed)
{
    fprintf(stderr, "%s: %d cells, %d of them run now", run->output->csv, needed, run->ran);
    for (int status = BUDGET; status < STATUSES; status++)
        if (run->ended[status])
            fprintf(stderr, "; %d ended by %s", run->ended[status], status_name[status]);
    if (needed < run->experiment->total)
        fprintf(stderr, "; %d not needed, the tests were decided before", run->experiment->total - needed);
    fputc('\n', stderr);
}

/* Claims that failed are the least that can be wrong: of cells that did not end well they may say nothing. */
static int worse(int status, int other)
{
    if (status == EXIT_CLAIMS_FAILED || other == EXIT_CLAIMS_FAILED) {
        const int rest = status == EXIT_CLAIMS_FAILED ? other : status;
        return rest == EXIT_FINE ? EXIT_CLAIMS_FAILED : rest;
    }
    return status > other ? status : other;
}

static int run_experiment(const struct experiment *experiment, struct output *output, const struct options *options)
{
    struct run run = {.experiment = experiment, .output = output};
    if (output->journal.torn)
        fprintf(stderr, "%s: its journal has %d torn lines; those cells run again\n", output->csv,
                output->journal.torn);
    provenance_begin(&run.provenance, experiment->path, options->words, options->word_count, options->jobs);
    if (!run_missing(&run, options)) {
        provenance_free(&run.provenance);
        fprintf(stderr, "%s: stopped after %d of %d cells; the same command goes on from here\n", output->csv,
                run.ran, experiment->total);
        return EXIT_RESUMABLE;
    }
    const int needed = count_endings(&run, options->reuse);
    const bool written = options->shard.count > 0 ||
                         (output_write(output, experiment, options->reuse) &&
                          provenance_write(&run.provenance, output, needed, run.ran, options->reuse));
    provenance_free(&run.provenance);
    if (!written)
        return EXIT_RESUMABLE;
    report(&run, needed);
    const int judged =
        experiment->claim_count && !options->shard.count ? claims_print(experiment, output->csv, false) : EXIT_FINE;
    return worse(run.ended[OK] == needed ? EXIT_FINE : EXIT_CELLS_FAILED, judged);
}

static char *path_of(const char *config, const struct options *options)
{
    char *csv = options->output ? strdup(options->output) : output_of(config);
    if (!options->shard.count)
        return csv;
    char *journal = shard_journal(csv, options->shard);
    free(csv);
    return journal;
}

/* Leave only the cells that are asked for. */
static bool take_shard(struct experiment *experiment, const struct options *options)
{
    const char *refusal = options->shard.count ? shard_refusal(experiment) : NULL;
    if (refusal)
        fprintf(stderr, "%s: --shard: %s\n", experiment->path, refusal);
    else if (options->shard.count)
        shard_keep(experiment, options->shard);
    return !refusal;
}

/* Look at everything before anything runs. */
static int run_configs(char **configs, int count, const struct options *options)
{
    struct experiment *experiments = calloc((size_t)count, sizeof *experiments);
    char **csv = calloc((size_t)count, sizeof *csv);
    int status = EXIT_FINE;
    for (int i = 0; i < count; i++) {
        csv[i] = path_of(configs[i], options);
        if (!experiment_read(&experiments[i], configs[i]))
            status = EXIT_CONFIG;
        else if (experiments[i].repeated)
            fprintf(stderr, "%s: %d cells are described more than once and run once\n", configs[i],
                    experiments[i].repeated);
    }
    for (int i = 0; i < count && status == EXIT_FINE; i++)
        if (!output_usable(csv[i]) || !take_shard(&experiments[i], options))
            status = EXIT_USAGE;
    for (int i = 0; i < count && status != EXIT_USAGE && status != EXIT_CONFIG && status != EXIT_RESUMABLE; i++) {
        struct output output;
        if (options->shard.count ? output_open_shard(&output, csv[i]) : output_open(&output, csv[i])) {
            status = worse(status, run_experiment(&experiments[i], &output, options));
            output_close(&output);
        } else {
            status = EXIT_USAGE;
        }
    }
    for (int i = 0; i < count; i++) {
        experiment_free(&experiments[i]);
        free(csv[i]);
    }
    free(csv);
    free(experiments);
    return status;
}

int run_command(int argc, char **argv)
{
    static const struct option long_options[] = {
        {"jobs", required_argument, NULL, 'j'},
        {"output", required_argument, NULL, 'o'},
        {"force", no_argument, NULL, 'f'},
        {"reuse", no_argument, NULL, 'r'},
        {"shard", required_argument, NULL, 's'},
        {"help", no_argument, NULL, 'h'},
        {NULL, 0, NULL, 0},
    };
    struct options options = {.jobs = 1, .words = argv, .word_count = argc};
    int option;
    char *end, error[SHARD_ERROR];
    optind = 0;
    while ((option = getopt_long(argc, argv, "j:o:h", long_options, NULL)) != -1)
        switch (option) {
        case 'j':
            options.jobs = (int)strtol(optarg, &end, 10);
            if (*end || options.jobs < 1 || options.jobs > 1024) {
                fprintf(stderr, "plymeter run: -j takes a number from 1 to 1024, not \"%s\"\n", optarg);
                return EXIT_USAGE;
            }
            break;
        case 'o':
            options.output = optarg;
            break;
        case 'f':
            options.force = true;
            break;
        case 'r':
            options.reuse = true;
            break;
        case 's':
            if (!shard_read(optarg, &options.shard, error)) {
                fprintf(stderr, "plymeter run: %s\n", error);
                return EXIT_USAGE;
            }
            break;
        case 'h':
            fputs(usage, stdout);
            return EXIT_FINE;
        default:
            fputs(usage, stderr);
            return EXIT_USAGE;
        }
    if (optind == argc || (options.output && argc - optind > 1)) {
        fputs(optind == argc ? "plymeter run: which config?\n" : "plymeter run: -o goes with one config\n", stderr);
        fputs(usage, stderr);
        return EXIT_USAGE;
    }
    return run_configs(argv + optind, argc - optind, &options);
}
