/*
 * plymeter: measures game-tree searches.
 *
 *     config -> cells -> workers -> journal -> CSV        (run)
 *                                               -> statistics for the figures (summary)
 *
 * The rooms of the house, each of which uses only those on floors below it (tests/layers.c):
 *     verbs
 *     grade
 *     play
 *     tree, show
 *     run
 *     config
 *     results
 *     kit/unit
 *     parts, algorithms/windows
 *     engines, kit, theory
 *     base
 * Prunings search again by algorithms/windows/ (kit/unit/begin.h).
 */
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "parts/sources.h"
#include "base/memory.h"
#include "base/program.h"
#include "results/csv.h"
#include "base/verb.h"
#include "base/process.h"
#include "run/merge.h"
#include "base/text.h"
#include "base/path.h"

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

static int complain_of_verb(const char *name)
{
    if (retired(name, NULL)) {
        fprintf(stderr, "plymeter: the verb \"%s\" is gone: %s\n", name, retired(name, NULL));
        return EXIT_USAGE;
    }
    const char **names = allocate((size_t)verb_count + 1, sizeof *names);
    for (int i = 0; i < verb_count; i++)
        names[i] = verbs[i]->name;
    names[verb_count] = "help";
    fprintf(stderr, "plymeter: there is no verb \"%s\"%s\nplymeter --help says which there are\n", name,
            suggestion(name, names, verb_count + 1));
    return EXIT_USAGE;
}

static int run_verb(int argc, char **argv)
{
    const char *name = argc > 1 ? argv[1] : "";
    const bool help = strcmp(name, "--help") == 0 || strcmp(name, "-h") == 0 || strcmp(name, "help") == 0;
    if (argc < 2 || (help && (argc == 2 || strcmp(argv[2], "help") == 0))) {
        help_of_verbs(help ? stdout : stderr);
        return help ? EXIT_FINE : EXIT_USAGE;
    }
    if (strcmp(name, "--version") == 0) {
        printf("plymeter %s (harness %016" PRIx64 ", tools %016" PRIx64 ", commit %s, %s)\n", version, harness_id(),
               tools_id(), commit, commit_state);
        if (*made_of)
            printf("made of %s alone\n", made_of);
        return EXIT_FINE;
    }
    const struct verb *verb = verb_find(argv[1 + help]);
    if (!verb)
        return complain_of_verb(argv[1 + help]);
    const bool asked = help || (argc == 3 && strcmp(argv[2], "help") == 0);
    if (asked)
        help_of_verb(stdout, verb);
    return asked ? EXIT_FINE : verb_call(verb, argc - 1, argv + 1);
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

/* Programs that are started from here read and write decimal points, whatever the user's language is. */
static void settle_locale(void)
{
    utf8_look_up();
    if (setenv("LC_ALL", "C", true) != 0)
        end_without_memory();
}

int main(int argc, char **argv)
{
    open_standard_streams();
    settle_locale();
    shipped_begin(argc > 0 ? argv[0] : "");
    signals_settle();
    csv_of_journals = journals_csv;
    const int status = run_verb(argc, argv);
    return output_arrived() ? status : EXIT_CONFIG;
}
