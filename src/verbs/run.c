#include <string.h>

#include "parts/columns.h"
#include "config/engines.h"
#include "config/experiment.h"
#include "show/claims.h"
#include "run/merge.h"
#include "run/plan.h"
#include "run/compare.h"
#include "base/memory.h"
#include "base/program.h"
#include "base/path.h"
#include "run/games.h"
#include "base/verb.h"
#include "base/process.h"
#include "run/provenance.h"
#include "run/direct.h"
#include "run/progress.h"
#include "run/run.h"
#include "base/text.h"
#include "results/tuning_result.h"
#include "run/worker.h"

struct options {
    int jobs;
    const char *output, *force; /* the word of the command line, or NULL */
    const char *games;          /* where they are to be written, or NULL */
    enum reuse reuse;
    bool fail_fast;
    bool again[STATUSES]; /* --retry */
    struct words retry;
    const char *same, *part; /* the words of --reuse and --shard */
    int sample;
    bool progress, csv;
    uint64_t seed;              /* of the order in which timed cells take turns */
    struct shard shard;         /* all 0: everything */
    struct gathering gathering; /* of the journals that are named; then nothing is run */
    const struct call *call;
};

static const char *csv_of(const char *config, const struct options *options)
{
    return options->output ? options->output : results_of(config);
}

/* What is run into. */
static const char *path_of(const char *config, const struct options *options)
{
    const char *csv = csv_of(config, options);
    return options->shard.count ? shard_journal(csv, options->shard) : csv;
}

/* Does any config before this one write the same file? */
static bool is_taken(char *const *configs, const char *const *csv, int i)
{
    for (int j = 0; j < i; j++)
        if (strcmp(csv[i], csv[j]) == 0)
            return fprintf(stderr, "%s: it would write %s, as %s does\n", configs[i], csv[i], configs[j]), true;
    return false;
}

/* Leave only the cells that are asked for. */
static bool take_shard(struct experiment *experiment, const struct options *options)
{
    const char *refusal = options->shard.count || options->gathering.count ? shard_refusal(experiment) : NULL;
    if (refusal)
        fprintf(stderr, "%s: %s\n", experiment->path, refusal);
    else if (options->shard.count)
        shard_keep(experiment, options->shard, shard_due(experiment, csv_of(experiment->path, options)));
    return !refusal;
}

/* Does this end everything, so that what is left is to be run later? */
static bool is_stop(int status, const struct options *options)
{
    return status == EXIT_USAGE || status == EXIT_CONFIG || status == EXIT_RESUMABLE ||
           (status == EXIT_CELLS_FAILED && options->fail_fast);
}

/* Of two exit statuses.  Claims that failed are the least that can be wrong: of cells that did not end well they may say
 * nothing. */
static int worse(int status, int other)
{
    if (status == EXIT_CLAIMS_FAILED || other == EXIT_CLAIMS_FAILED) {
        const int rest = status == EXIT_CLAIMS_FAILED ? other : status;
        return rest == EXIT_FINE ? EXIT_CLAIMS_FAILED : rest;
    }
    return status > other ? status : other;
}

/* For timing each job has a core to itself. */
static void hire(struct crew *crew, const struct options *options, bool timed, const char *csv)
{
    crew_hire(crew, options->jobs, timed, options->seed);
    if (crew->jobs < options->jobs)
        fprintf(stderr, "%s: %d jobs instead of %d: timing takes a physical core each\n", csv, crew->jobs,
                options->jobs);
}

static bool note_in_journal(void *provenance, struct journal *journal)
{
    return provenance_note(provenance, journal);
}

/* What follows when all rows are there: the record of where they come from, and the claims.  An exit status. */
static int conclude(const struct run *run, struct provenance *provenance, const struct options *options)
{
    const char *games = options->games;
    const struct experiment *experiment = run->experiment;
    struct output *output = run->output;
    const bool recorded = run->shard ? provenance_end(provenance, &output->journal)
                                     : provenance_write(provenance, output, experiment, run->needed,
                                                        run->ran + run->ahead, run->reuse);
    if (!recorded || (games && !games_write(games, output, experiment)))
        return EXIT_RESUMABLE;
    report_result(output->csv, experiment, run->needed, run->ran, options->gathering.count ? "taken" : "run",
                  run->ended, run->ahead);
    if (experiment->tune.wanted && !run->shard)
        tuning_result_report(output->csv);
    const int judged = experiment->claim_count && !run->shard ? claims_print(experiment, output->csv) : EXIT_FINE;
    return worse(run->ended[OK] + run->ended[UNFINISHED] == run->needed ? EXIT_FINE : EXIT_CELLS_FAILED, judged);
}

static int run_into(struct output *output, const struct experiment *experiment, const struct options *options)
{
    const bool timed = experiment->total > 0 && cell_timed(&experiment->cells[0]);
    static struct provenance provenance;
    struct crew crew;
    struct run run = {.experiment = experiment,
                      .output = output,
                      .crew = &crew,
                      .reuse = options->reuse,
                      .fail_fast = options->fail_fast,
                      .shard = options->shard.count > 0,
                      .begin = note_in_journal,
                      .context = &provenance};
    for (int status = OK; status < STATUSES; status++)
        run.again[status] = options->force || options->again[status];
    hire(&crew, options, timed, output->csv);
    provenance_begin(&provenance, experiment, options->call->words, options->call->word_count, crew.jobs);
    if (timed && !options->gathering.count)
        provenance_time(&provenance, &crew, !run.shard);
    int taken = 0;
    int status = options->gathering.count ? gather(output, experiment, &options->gathering, &taken) : EXIT_FINE;
    if (status == EXIT_FINE)
        status = run_experiment(&run);
    run.ran += taken;
    return status == EXIT_FINE ? conclude(&run, &provenance, options) : status;
}

static int run_config(const struct experiment *experiment, const char *csv, const struct options *options)
{
    struct output output;
    int status = options->shard.count ? output_open_shard(&output, csv) : output_open(&output, csv);
    if (status == EXIT_FINE) {
        status = run_into(&output, experiment, options);
        output_close(&output);
    }
    return status;
}

/* Look at everything before anything runs. */
static int run_configs(char **configs, int count, const struct options *options)
{
    struct experiment *experiments = allocate((size_t)count, sizeof *experiments);
    const char **csv = allocate((size_t)count, sizeof *csv);
    int status = EXIT_FINE;
    for (int i = 0; i < count; i++) {
        if (experiment_read(&experiments[i], configs[i]))
            csv[i] = path_of(experiments[i].path, options);
        if (!csv[i]) {
            status = EXIT_CONFIG;
            continue;
        }
        experiment_warn(&experiments[i]);
        report_repeated(&experiments[i]);
    }
    for (int i = 0; i < count && status == EXIT_FINE; i++)
        if (!output_usable(csv[i], options->shard.count > 0))
            status = EXIT_CONFIG;
        else if (is_taken(configs, csv, i) || (options->games && !games_usable(options->games, &experiments[i])) ||
                 !take_shard(&experiments[i], options))
            status = EXIT_USAGE;
    for (int i = 0; i < count && !is_stop(status, options); i++)
        status = interrupted() ? EXIT_RESUMABLE : worse(status, run_config(&experiments[i], csv[i], options));
    return status;
}

/* The command that goes on.  What was forced is in the journal, and need not be forced again. */
static void print_command(const struct call *call, const char *force)
{
    fputs("to go on:\n   ", stderr);
    for (int i = -1; i < call->word_count; i++)
        if (call->words[i] != force) {
            fputc(' ', stderr);
            write_shell_word(stderr, call->words[i]);
        }
    fputs(force ? "\n(cells that were not run again yet keep their earlier rows)\n" : "\n", stderr);
}

/* --- the command line ------------------------------------------------------------------------------------- */

/* What options say of which no type says it.  False after a complaint. */
static bool complete(struct options *options, const struct call *call, int configs)
{
    if (options->part && !shard_read(options->part, &options->shard))
        return misused(call, "--shard takes I/N with 1 <= I <= N <= %d, not \"%s\"", MAX_SHARDS, options->part),
               false;
    if (options->output && configs > 1)
        return misused(call, "-o goes with one config"), false;
    if (options->games && (configs > 1 || options->shard.count))
        return misused(call, "--games goes with one config, and not with --shard but with the journals of all"),
               false;
    if (options->gathering.count &&
        (configs != 1 || options->shard.count || options->force || options->retry.count))
        return misused(call, "journals go with one config, and without --shard, --force and --retry"), false;
    options->reuse = options->gathering.count ? REUSE_HOSTS : REUSE_NONE;
    if (options->same)
        options->reuse = strcmp(options->same, "hosts") == 0 ? REUSE_HOSTS : REUSE_ALL;
    options->gathering.reuse = options->reuse;
    options->gathering.program = call->words[-1];
    options->gathering.output = options->output;
    options->call = call;
    for (int status = UNFINISHED; status < STATUSES; status++)
        for (int i = 0; i < options->retry.count; i++)
            options->again[status] |= strcmp(options->retry.word[i], status_name[status]) == 0;
    return !options->output || output_named(options->output);
}

/* These options go with --sample: they stand first. */
enum { OPTIONS_OF_SAMPLE = 3 };

static int run_sample(const struct call *call)
{
    const struct options *options = call->record;
    for (int i = OPTIONS_OF_SAMPLE; call->verb->options[i].name; i++)
        if (call->given[i])
            return misused(call, "\"--%s\" does not go with --sample", call->verb->options[i].name);
    interrupts_note();
    return recount_sample(call->arguments[0], call->arguments + 1, call->count - 1, options->sample, options->seed,
                          options->jobs);
}

/* Is one of the configs standard input? */
static bool is_piped(const struct call *call)
{
    for (int i = 0; i < call->count; i++)
        if (strcmp(call->arguments[i], "-") == 0)
            return true;
    return false;
}

/* Configs of standard input leave nothing behind, neither rows that serve again nor games. */
static int run_piped(const struct call *call)
{
    static const char *const fitting[] = {"jobs", "csv", "engines"};
    const struct options *options = call->record;
    for (int i = 0; call->verb->options[i].name; i++)
        if (call->given[i] && find_word(call->verb->options[i].name, fitting, 3) < 0)
            return misused(call, "\"--%s\" does not go with -", call->verb->options[i].name);
    if (call->count > 1)
        return misused(call, "- is the only config");
    return direct_answer(options->jobs, options->csv ? DIRECT_CSV : DIRECT_JSON);
}

/* Put configs to the front of the arguments, and journals behind them.  Returns how many configs there are. */
static int sort_arguments(const struct call *call, struct options *options)
{
    char **journals = allocate((size_t)call->count, sizeof *journals);
    int configs = 0;
    for (int i = 0; i < call->count; i++) {
        if (path_ends(call->arguments[i], ".journal"))
            journals[options->gathering.count++] = call->arguments[i];
        else
            call->arguments[configs++] = call->arguments[i];
    }
    memcpy(call->arguments + configs, journals, (size_t)options->gathering.count * sizeof *journals);
    options->gathering.journals = call->arguments + configs;
    return configs;
}

static int run_run(const struct call *call)
{
    struct options *options = call->record;
    if (options->sample)
        return run_sample(call);
    const int configs = sort_arguments(call, options);
    if (!complete(options, call, configs))
        return EXIT_USAGE;
    if (options->csv && !is_piped(call))
        return misused(call, "--csv goes with -; what is run into a file is CSV");
    if (!engines_allow(options->gathering.engines))
        return EXIT_CONFIG;
    if (is_piped(call))
        return run_piped(call);
    interrupts_note();
    if (options->progress)
        progress_ask();
    const int status = run_configs(call->arguments, configs, options);
    if ((status == EXIT_RESUMABLE && !options->gathering.count) ||
        (status == EXIT_CELLS_FAILED && options->fail_fast))
        print_command(call, options->force);
    return status;
}

static const char *const kinds_of_reuse[] = {"hosts"};

const struct verb verb_run = {
    .name = "run",
    .group = EXPERIMENTS,
    .purpose = "run the cells of configs and write results/*.csv",
    .arguments = "CONFIG... [X.journal]...",
    .about =
        "Runs the cells of each config that are not in its journal yet, writes results/STEM.csv, and judges "
        "the config's claims, if it has any, as plymeter claims does. CONFIG is a file, or says NAME for "
        "configs/NAME.json. Ctrl-C, SIGTERM and SIGUSR1 stop it, and it says how to go on; a second Ctrl-C ends it "
        "at once.\n"
        "With journals, such as those of shards, it runs nothing: it takes their rows into the config's own "
        "journal, "
        "and says how many cells each has. If cells are missing then, it says what runs them. Otherwise it writes "
        "the CSV that a single run would have written; journals may be of any host, but of this program. Of a "
        "config with \"tune\" the shards run one round, and the rows of all decide which cells the next one has.\n"
        "If CONFIG is -, each line of standard input is a config, and is answered with its rows when it has run: "
        "objects of JSON, with the line's number, or what is wrong with it as \"failure\". Nothing is written to "
        "files, and no claim is judged.\n"
        "\n"
        "    echo '{ \"games\": [{ \"game\": \"othello\", \"seed\": \"1..9\", \"opening\": 8 }], "
        "\"searches\": [{ \"algorithm\": \"pvs\" }] }' | plymeter run -",
    .options =
        {
            {"jobs", 'j', "N", "run N cells at a time; where they are timed, no more than there are cores",
             INTO(struct options, jobs), .least = 1, .most = MOST_JOBS, .fallback = "1"},
            {"sample", 0, "N",
             "run N random rows again of all results/*.csv that are in a folder, which is given instead of CONFIG, "
             "or of those that are named behind it, by its configs; write nothing, and say which counts differ, "
             "which rows are of no cell, and what was not recounted",
             INTO(struct options, sample), .least = 1, .most = 1e9},
            {"seed", 0, "N", "draw from it the order in which timed cells take turns, or the sample",
             INTO(struct options, seed), .fallback = "1"},
            {"output", 'o', "FILE", "write FILE.csv instead of results/STEM.csv, with its journal beside it",
             INTO(struct options, output)},
            {"games", 0, "FILE",
             "write the games of a match, or those that searches played against themselves, into FILE.games, a "
             "line each; plymeter show replays them",
             INTO(struct options, games)},
            {"force", 0, NULL, "run every cell again", INTO(struct options, force)},
            {"reuse", 0, "[=hosts]",
             "take rows of other sources, tools and hosts from the journal, too; with =hosts only those that this "
             "very program made on other hosts",
             INTO(struct options, same), .choices = kinds_of_reuse, .choice_count = 1},
            {"retry", 0, "STATUS,...", "run again what ended so", INTO(struct options, retry),
             .choices = status_name + UNFINISHED, .choice_count = STATUSES - UNFINISHED},
            {"progress", 0, NULL, "where stderr is no terminal, say every ten seconds how far it is",
             INTO(struct options, progress)},
            {"fail-fast", 0, NULL, "stop at the first cell that does not end ok", INTO(struct options, fail_fast)},
            {"shard", 0, "I/N",
             "run the I-th of N parts of the cells, each with its part of every search and limit, into a journal "
             "of its own, results/STEM.shard-I-of-N.journal, and write no CSV",
             INTO(struct options, part)},
            {"csv", 0, NULL, "with -: answer with CSV, with a header where its columns change",
             INTO(struct options, csv)},
            ENGINES_OPTION(struct options, gathering.engines),
        },
    .size = sizeof(struct options),
    .notes =
        "Of a sample each CSV has its share, rounded up. Its rows must be those that the config plans, and its "
        "record, .meta.json, must be of these bytes and of the folder's tables. Not recounted are cells that did "
        "not end by themselves or by a budget of nodes, and those with a budget of time or an engine; a search may "
        "take a minute at most. Exit status 5 if anything that was counted differs, also if rows are missing or "
        "other files made them; 3 if something cannot be used; 4 if it was stopped.\n"
        "\n"
        "    plymeter run --sample 2000 -j 2 plymeter-artifact/",
    .run = run_run,
};
