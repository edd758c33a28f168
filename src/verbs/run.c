#include "verbs/verbs.h"

#include <getopt.h>
#include <stdlib.h>
#include <string.h>

#include "cell/columns.h"
#include "exit.h"
#include "text/nearest.h"
#include "system/interrupt.h"
#include "verbs/count.h"
#include "verbs/sweep.h"

static const char usage[] =
    "usage: plymeter run [-j N] [-o FILE] [--force] [--reuse] [--retry STATUS,...] [--fail-fast] [--seed N]\n"
    "                    [--shard I/N] CONFIG...\n"
    "\n"
    "Runs the cells of each config that are not in its journal yet, writes results/STEM.csv, and judges the\n"
    "config's claims, if it has any, as plymeter claims does.  Ctrl-C, SIGTERM and SIGUSR1 stop it, and it says\n"
    "how to go on; a second Ctrl-C ends it at once.\n"
    "\n"
    "  -j, --jobs N      run N cells at a time (default 1); where they are timed, no more than there are cores\n"
    "  -o, --output FILE write FILE.csv instead of results/STEM.csv, with its journal beside it\n"
    "  --force           run every cell again\n"
    "  --reuse           take rows of other sources, tools and hosts from the journal, too\n"
    "  --reuse=hosts     only those that this very program made on other hosts\n"
    "  --retry STATUS,.. run again what ended so: budget, timeout, memory, crash, error\n"
    "  --seed N          draw the order in which timed cells take turns from it (default 1)\n"
    "  --fail-fast       stop at the first cell that does not end ok\n"
    "  --shard I/N       run the I-th of N parts of the cells, equal in predicted cost, into a journal of its "
    "own,\n"
    "                    results/STEM.shard-I-of-N.journal, and write no CSV: plymeter merge does\n"
    "  --shard auto      take I and N from the environment of a Slurm array or step, Open MPI or HTCondor\n"
    "  --shard auto/N    the same, and of GNU parallel, which does not say N\n";

/* What is run into; the caller frees it. */
static char *path_of(const char *config, const struct options *options)
{
    char *csv = options->output ? strdup(options->output) : output_of(config);
    if (!options->shard.count)
        return csv;
    char *journal = shard_journal(csv, options->shard);
    free(csv);
    return journal;
}

/* Does any config before this one write the same file? */
static bool is_taken(char *const *configs, char *const *csv, int i)
{
    for (int j = 0; j < i; j++)
        if (strcmp(csv[i], csv[j]) == 0)
            return fprintf(stderr, "%s: it would write %s, as %s does\n", configs[i], csv[i], configs[j]), true;
    return false;
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

/* Does this end everything, so that what is left is to be run later? */
static bool is_stop(int status, const struct options *options)
{
    return status == EXIT_USAGE || status == EXIT_CONFIG || status == EXIT_RESUMABLE ||
           (status == EXIT_CELLS_FAILED && options->fail_fast);
}

static int run_config(const struct experiment *experiment, const char *csv, const struct options *options)
{
    struct output output;
    int status = options->shard.count ? output_open_shard(&output, csv) : output_open(&output, csv);
    if (status == EXIT_FINE) {
        status = sweep(experiment, &output, options);
        output_close(&output);
    }
    return status;
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
        else
            experiment_warn(&experiments[i]);
        if (experiments[i].repeated)
            fprintf(stderr, "%s: %d cells are described more than once and run once\n", configs[i],
                    experiments[i].repeated);
    }
    for (int i = 0; i < count && status == EXIT_FINE; i++)
        if (is_taken(configs, csv, i) || !output_usable(csv[i], options->shard.count > 0) ||
            !take_shard(&experiments[i], options))
            status = EXIT_USAGE;
    for (int i = 0; i < count && !is_stop(status, options); i++)
        status = interrupted() ? EXIT_RESUMABLE : worse(status, run_config(&experiments[i], csv[i], options));
    for (int i = 0; i < count; i++) {
        experiment_free(&experiments[i]);
        free(csv[i]);
    }
    free(csv);
    free(experiments);
    return status;
}

/* The command that goes on.  What was forced is in the journal, and need not be forced again. */
static void print_command(int argc, char **argv, const struct options *options)
{
    fputs("to go on:\n   ", stderr);
    for (int i = -1; i < argc; i++)
        if (argv[i] != options->force) {
            fputc(' ', stderr);
            write_shell_word(stderr, argv[i]);
        }
    fputs(options->force ? "\n(cells that were not run again yet keep their earlier rows)\n" : "\n", stderr);
}

/* Read "timeout,crash". */
static bool read_statuses(const char *text, bool chosen[STATUSES])
{
    char word[40];
    for (const char *at = text; at; at = strchr(at, ',') ? strchr(at, ',') + 1 : NULL) {
        int status = BUDGET;
        snprintf(word, sizeof word, "%.*s", (int)strcspn(at, ","), at);
        while (status < STATUSES && strcmp(word, status_name[status]) != 0)
            status++;
        if (status == STATUSES) {
            fprintf(stderr, "plymeter run: --retry takes statuses, not \"%s\"%s\n", word,
                    suggestion(word, status_name + BUDGET, STATUSES - BUDGET));
            return false;
        }
        chosen[status] = true;
    }
    return true;
}

static bool read_reuse(const char *text, enum reuse *reuse)
{
    if (text && strcmp(text, "hosts") != 0) {
        fprintf(stderr, "plymeter run: --reuse takes nothing or =hosts, not \"%s\"\n", text);
        return false;
    }
    *reuse = text ? REUSE_HOSTS : REUSE_ALL;
    return true;
}

static bool read_seed(const char *text, uint64_t *seed)
{
    const Parameter parameter = {.name = "--seed", .kind = SEED};
    char error[SETTING_ERROR];
    Setting setting;
    if (!setting_read(&parameter, text, &setting, error)) {
        fprintf(stderr, "plymeter run: %s\n", error);
        return false;
    }
    *seed = setting.seed;
    return true;
}

int run_command(int argc, char **argv)
{
    static const struct option long_options[] = {
        {"jobs", required_argument, NULL, 'j'},  {"output", required_argument, NULL, 'o'},
        {"force", no_argument, NULL, 'f'},       {"reuse", optional_argument, NULL, 'r'},
        {"retry", required_argument, NULL, 'a'}, {"seed", required_argument, NULL, 'd'},
        {"fail-fast", no_argument, NULL, 'x'},   {"shard", required_argument, NULL, 's'},
        {"help", no_argument, NULL, 'h'},        {NULL, 0, NULL, 0},
    };
    struct options options = {.jobs = 1, .seed = 1, .words = argv, .word_count = argc};
    int option;
    char error[SHARD_ERROR];
    optind = 0;
    while ((option = getopt_long(argc, argv, "j:o:h", long_options, NULL)) != -1)
        switch (option) {
        case 'j':
            if (!count_read(optarg, MOST_JOBS, &options.jobs)) {
                fprintf(stderr, "plymeter run: -j takes a number from 1 to %d, not \"%s\"\n", MOST_JOBS, optarg);
                return EXIT_USAGE;
            }
            break;
        case 'o':
            options.output = optarg;
            break;
        case 'f':
            options.force = argv[optind - 1];
            break;
        case 'r':
            if (!read_reuse(optarg, &options.reuse))
                return EXIT_USAGE;
            break;
        case 'a':
            if (!read_statuses(optarg, options.retry))
                return EXIT_USAGE;
            break;
        case 'd':
            if (!read_seed(optarg, &options.seed))
                return EXIT_USAGE;
            break;
        case 'x':
            options.fail_fast = true;
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
    if (options.output && !output_named(options.output))
        return EXIT_USAGE;
    interrupts_note();
    const int status = run_configs(argv + optind, argc - optind, &options);
    if (status == EXIT_RESUMABLE || (status == EXIT_CELLS_FAILED && options.fail_fast))
        print_command(argc, argv, &options);
    return status;
}
