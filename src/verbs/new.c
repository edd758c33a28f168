#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/allocate.h"
#include "core/exit.h"
#include "core/texts.h"
#include "files/file.h"
#include "options/call.h"
#include "text/nearest.h"
#include "text/shell.h"

enum { KINDS = 7, MOST_FILES = 2, LONGEST_NAME = 40 };

/* Of every text, NAME is what will be replaced, and PLYMETER is the program as it was called. */
static const struct kind {
    const char *name;
    struct {
        const char *path, *text;
    } files[MOST_FILES];
    const char *next; /* what to try, once it is written */
} kinds[KINDS] = {
    {"game",
     {{"games/NAME.c", text_game}},
     "make test-laws-NAME\n"
     "PLYMETER cell game=NAME stones=8 algorithm=minimax limit=8\n"
     "PLYMETER perft --divide game=NAME depth=4\n"},
    {"algorithm",
     {{"algorithms/NAME.c", text_algorithm}},
     "make test-laws-tictactoe\n"
     "PLYMETER cell game=othello algorithm=NAME order=eval limit=6\n"},
    {"order",
     {{"algorithms/orders/NAME.c", text_order}},
     "make test-laws-tictactoe\n"
     "PLYMETER cell game=othello algorithm=alphabeta order=NAME limit=6\n"},
    {"leaf",
     {{"algorithms/leaves/NAME.c", text_leaf}},
     "make test-laws-tictactoe\n"
     "PLYMETER cell game=othello algorithm=alphabeta order=eval leaf=NAME limit=5\n"},
    {"pruning",
     {{"algorithms/prunings/NAME.c", text_pruning}},
     "make test-laws-tictactoe\n"
     "PLYMETER cell game=othello algorithm=alphabeta order=eval pruning=NAME limit=5\n"},
    {"cutoff",
     {{"algorithms/cutoffs/NAME.c", text_cutoff}},
     "make test-laws-tictactoe\n"
     "PLYMETER cell game=othello algorithm=alphabeta order=eval cutoff=NAME\n"},
    {"experiment",
     {{"configs/NAME.json", text_experiment}, {"plots/NAME.gp", text_figure}},
     "PLYMETER plan configs/NAME.json\n"
     "make results/NAME.svg\n"
     "make results/NAME.pdf WIDTH=ieee\n"
     "PLYMETER plot results/NAME.csv --x limit --y gain --by order --where algorithm=alphabeta\n"},
};

/* --- texts ------------------------------------------------------------------------------------------------ */

/* Write a text with its NAME and PLYMETER replaced. */
static void write_text(FILE *out, const char *text, const char *name, const char *program)
{
    while (*text) {
        const bool names = strncmp(text, "NAME", 4) == 0, calls = strncmp(text, "PLYMETER", 8) == 0;
        if (names || calls)
            fputs(names ? name : program, out);
        else
            fputc(*text, out);
        text += names ? 4 : calls ? 8 : 1;
    }
}

/* The path of a file with this name; the caller frees it. */
static char *path_of(const char *pattern, const char *name)
{
    char *path;
    size_t size;
    FILE *out = need(open_memstream(&path, &size));
    write_text(out, pattern, name, "");
    fclose(out);
    return need(path);
}

/* --- may it be written? ----------------------------------------------------------------------------------- */

/* Names of parts become names in C; those of experiments may also have a -, but not begin with it. */
static bool is_name(const char *name, bool part)
{
    if (!isalpha((unsigned char)*name) || strlen(name) > LONGEST_NAME)
        return false;
    for (; *name; name++)
        if (!isalnum((unsigned char)*name) && *name != '_' && (part || *name != '-'))
            return false;
    return true;
}

/* Say that the name is taken, if a file of this kind has it. */
static bool is_taken(const struct kind *kind, const char *name)
{
    bool taken = false;
    for (int i = 0; i < MOST_FILES && kind->files[i].path && !taken; i++) {
        char *path = path_of(kind->files[i].path, name);
        taken = access(path, F_OK) == 0;
        if (taken)
            fprintf(stderr, "%s: is there already; choose another name\n", path);
        free(path);
    }
    return taken;
}

/* Parts of all kinds have different names. */
static bool is_free(const struct kind *kind, const char *name, bool part)
{
    for (int i = 0; i < KINDS && part; i++)
        if (strcmp(kinds[i].name, "experiment") != 0 && is_taken(&kinds[i], name))
            return false;
    return part || !is_taken(kind, name);
}

static bool is_project(void)
{
    if (access("Makefile", R_OK) == 0 && access("src/search/kit/part.h", R_OK) == 0)
        return true;
    fputs("plymeter new: this is not the project's folder, which has the Makefile, games/, algorithms/ and "
          "configs/: it is to be a clone of it, where make builds the program with what is new\n",
          stderr);
    return false;
}

/* --- the command ------------------------------------------------------------------------------------------ */

static bool write_file(const char *path, const char *text, const char *name)
{
    FILE *out = fopen(path, "wx");
    if (!out)
        return file_complain(path);
    write_text(out, text, name, "plymeter");
    const bool whole = !ferror(out);
    if (fclose(out) == 0 && whole)
        return printf("%s\n", path) > 0;
    file_complain(path);
    unlink(path);
    return false;
}

static int write_kind(const struct kind *kind, const char *name, const char *program)
{
    bool good = true;
    for (int i = 0; i < MOST_FILES && kind->files[i].path && good; i++) {
        char *path = path_of(kind->files[i].path, name);
        good = write_file(path, kind->files[i].text, name);
        free(path);
    }
    if (!good)
        return EXIT_CONFIG;
    char *quoted = shell_word(program);
    puts("\nit works as it is; change it, and try");
    write_text(stdout, kind->next, name, quoted);
    free(quoted);
    return EXIT_FINE;
}

static int run_new(const struct call *call)
{
    const char *names[KINDS], *name = call->arguments[1];
    for (int i = 0; i < KINDS; i++)
        names[i] = kinds[i].name;
    const int found = find_word(call->arguments[0], names, KINDS);
    if (found < 0)
        return misused(call, "KIND is game, algorithm, order, leaf, pruning, cutoff or experiment, not \"%s\"%s",
                       call->arguments[0], suggestion(call->arguments[0], names, KINDS));
    const bool part = strcmp(kinds[found].name, "experiment") != 0;
    if (!is_name(name, part))
        return misused(call, "a name begins with a letter, and has letters, digits%s, at most %d, unlike \"%s\"",
                       part ? " and _" : ", _ and -", LONGEST_NAME, name);
    if (!is_project() || !is_free(&kinds[found], name, part))
        return EXIT_CONFIG;
    return write_kind(&kinds[found], name, call->words[-1]);
}

const struct verb verb_new = {
    .name = "new",
    .group = EXPERIMENTS,
    .purpose = "write a game, algorithm, order, leaf, pruning, cutoff or experiment to start from",
    .arguments = "game|algorithm|order|leaf|pruning|cutoff|experiment NAME",
    .about =
        "Writes a small one that works, with the contract in its comments, and says what to try next: a game "
        "(games/NAME.c), algorithm (algorithms/NAME.c), order (algorithms/orders/NAME.c), leaf "
        "(algorithms/leaves/NAME.c), pruning (algorithms/prunings/NAME.c), cutoff "
        "(algorithms/cutoffs/NAME.c) or experiment (configs/NAME.json, and its figure plots/NAME.gp). It is to be "
        "called in the project's folder. Nothing is overwritten.",
    .run = run_new,
};
