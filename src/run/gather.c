#include "run/gather.h"

#include <stdlib.h>

#include "run/merge.h"
#include "run/shard.h"
#include "base/memory.h"
#include "base/program.h"
#include "run/turns.h"
#include "base/path.h"
#include "base/text.h"

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
                          const enum turn *turns)
{
    const int shards = shards_of_journals(csv, gathering->journals, gathering->count);
    const bool all = gathering->reuse == REUSE_ALL;
    char verb[60];
    fputs("    ", stderr);
    if (shards) {
        snprintf(verb, sizeof verb, "run --shard $shard/%d", shards);
        fprintf(stderr, "for shard in %s; do ", shards_wanted(experiment, csv, shards, turns));
        write_command(gathering, experiment->path, verb);
        fputs("; done; ", stderr);
        write_command(gathering, experiment->path, all ? "run --reuse" : "run");
        fputc(' ', stderr);
        write_shell_word(stderr, lasting(printed("%.*s", stem_length(csv), csv)));
        fprintf(stderr, ".shard-*-of-%d.journal\n", shards);
    } else {
        write_command(gathering, experiment->path, all ? "run --reuse" : "run --reuse=hosts");
        fputc('\n', stderr);
    }
}

int gather(struct output *output, const struct experiment *experiment, const struct gathering *gathering,
           int *taken)
{
    struct merged merged;
    enum turn *turns = lasting(allocate((size_t)experiment->total, sizeof *turns));
    int missing = 0;
    const int status = merge_journals(&output->journal, experiment, gathering->journals, gathering->count,
                                      gathering->reuse, &merged);
    if (status != EXIT_FINE)
        return status;
    turns_find(experiment, &(struct rows){&output->journal, merged.stored, NULL}, 0, turns);
    for (int i = 0; i < experiment->total; i++)
        missing += turns[i] == TURN_NEXT;
    *taken = merged.taken;
    if (missing == 0)
        return output_reload(output) ? EXIT_FINE : EXIT_RESUMABLE;
    fprintf(stderr, "%s: %d rows taken now; %d of %d cells are %s; to run them:\n", output->csv, merged.taken,
            missing, experiment->total, experiment->tune.wanted ? "needed for the next round" : "missing");
    say_what_runs(gathering, experiment, output->csv, turns);
    return EXIT_RESUMABLE;
}
