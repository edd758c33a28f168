/*
 * plymeter: measures game-tree searches.
 *
 *     config -> cells -> workers -> journal -> CSV        (run)
 *                                               -> statistics for the figures (summary)
 *
 * The folders, each of which uses those below it only, or beside it:
 *     verbs                 the commands
 *     cluster, provenance   a run on several machines; what made its results
 *     run                   cells in processes of their own
 *     config, results       from JSON to cells; journal and CSV
 *     statistics, theory    what is made of the rows; what the formulas say
 *     compose               a game and an algorithm, compiled for each other
 *     cell, system          a cell and its four parts; files, locks, signals, the machine
 *     text                  JSON, and text that is shown to people
 *     kit                   what games, algorithms, orders and cutoffs are written in
 */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "exit.h"
#include "text/nearest.h"
#include "cell/sources.h"
#include "system/interrupt.h"
#include "verbs/verbs.h"
#include "version.h"

static const struct {
    const char *name;
    int (*command)(int argc, char **argv);
    const char *line;
} verbs[] = {
    {"run", run_command, "run the cells of configs and write results/*.csv"},
    {"merge", merge_command, "bring the rows of a config's shards together"},
    {"submit", submit_command, "write the batch script that runs a config's shards on a cluster"},
    {"cell", cell_command, "run one cell"},
    {"plan", plan_command, "show the cells of a config and what they may cost"},
    {"list", list_command, "show the games, algorithms, orders and cutoffs"},
    {"learn", learn_command, "learn a table of move categories from games"},
    {"perft", perft_command, "count a game's sequences of moves"},
    {"show", show_command, "show a position"},
    {"play", play_command, "play against a level, or watch two of them play"},
    {"theory", theory_command, "print what the formulas say"},
    {"claims", claims_command, "judge a config's claims by its results"},
    {"elo", elo_command, "say from a CSV of matches who is stronger"},
    {"ratings", ratings_command, "rate several players by their matches"},
    {"summary", summary_command, "summarize a CSV of results"},
    {"compare", compare_command, "compare two results: counts exactly, times by their noise"},
    {"doctor", doctor_command, "say what makes times unreliable here, and measure the noise floor"},
    {"explain", explain_command, "say what made results or a figure"},
    {"stamp", stamp_command, "write into a figure what made its results"},
};

enum { VERBS = sizeof verbs / sizeof *verbs };

static void print_help(FILE *out)
{
    fputs("usage: plymeter VERB ...\n\n", out);
    for (int i = 0; i < VERBS; i++)
        fprintf(out, "  %-8s %s\n", verbs[i].name, verbs[i].line);
    fputs(
        "\nplymeter VERB --help says more; plymeter --version says which build this is.\n"
        "\n"
        "Exit status: 0 all well, 1 some cells did not end well, 2 wrong usage, 3 an unusable config or file, or\n"
        "output that could not be written, 4 stopped early, the same command goes on, 5 counts differ that should\n"
        "not, 6 a claim did not end as expected (and all else was well), 7 out of memory.\n",
        out);
}

/* If a standard stream is closed, a file that is opened later would take its place, and messages would go into the
 * journal. So put something there that cannot be written to: results without a standard output are still an error. */
static void open_standard_streams(void)
{
    int file;
    while ((file = open("/dev/null", O_RDONLY)) >= 0 && file <= STDERR_FILENO)
        ;
    if (file < 0)
        _exit(EXIT_USAGE);
    close(file);
}

static int run_verb(int argc, char **argv)
{
    const char *names[VERBS];
    if (argc < 2) {
        print_help(stderr);
        return EXIT_USAGE;
    }
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0 || strcmp(argv[1], "help") == 0) {
        print_help(stdout);
        return EXIT_FINE;
    }
    if (strcmp(argv[1], "--version") == 0) {
        printf("plymeter %s (harness %016" PRIx64 ", tools %016" PRIx64 ", commit %s, %s)\n", version, harness_id(),
               tools_id(), commit, commit_state);
        return EXIT_FINE;
    }
    for (int i = 0; i < VERBS; i++) {
        names[i] = verbs[i].name;
        if (strcmp(argv[1], verbs[i].name) == 0)
            return verbs[i].command(argc - 1, argv + 1);
    }
    fprintf(stderr, "plymeter: there is no verb \"%s\"%s\n", argv[1], suggestion(argv[1], names, VERBS));
    return EXIT_USAGE;
}

/* Did all that was printed arrive?  If the reader of a pipe has gone, the program has ended before, as others do. */
static bool output_arrived(void)
{
    const bool whole = !ferror(stdout);
    errno = 0;
    if (fclose(stdout) == 0 && whole)
        return true;
    fprintf(stderr, "standard output: %s\n", errno ? strerror(errno) : "a part of it could not be written");
    return false;
}

int main(int argc, char **argv)
{
    open_standard_streams();
    signals_settle();
    const int status = run_verb(argc, argv);
    return output_arrived() ? status : EXIT_CONFIG;
}
