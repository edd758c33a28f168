#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <strings.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/program.h"
#include "base/file.h"
#include "base/verb.h"
#include "base/text.h"

enum { KINDS = 7, MOST_FILES = 2, LONGEST_NAME = 40 };

/* Of each kind the simplest that there is, which is copied.  NAME is what will be replaced, and PLYMETER is the program as it
 * was called. */
static const struct kind {
    const char *name, *copied;
    const char *files[MOST_FILES];
    const char *contract;
    const char *next; /* what to try, once it is written; of parts that are no games a cell */
} kinds[KINDS] = {
    {"game",
     "tictactoe",
     {"games/NAME.c"},
     "src/kit/game.h",
     "make\nPLYMETER cell game=NAME algorithm=alphabeta order=eval limit=6\nmake test-laws-NAME\n"},
    {"algorithm", "negamax", {"algorithms/NAME.c"}, "src/kit/search.h", "algorithm=NAME limit=4"},
    {"order", "eval", {"algorithms/orders/NAME.c"}, "src/kit/walk.h", "order=NAME limit=6"},
    {"leaf", "random", {"algorithms/leaves/NAME.c"}, "src/kit/worth.h", "leaf=NAME limit=4"},
    {"pruning", "reverse", {"algorithms/prunings/NAME.c"}, "src/kit/worth.h", "pruning=NAME limit=5"},
    {"cutoff", "depth", {"algorithms/cutoffs/NAME.c"}, "src/kit/walk.h", "cutoff=NAME limit=5"},
    {"experiment",
     "deepening",
     {"configs/NAME.json", "plots/NAME.gp"},
     "configs/README.md",
     "PLYMETER plan configs/NAME.json\nmake results/NAME.svg\nmake results/NAME.pdf WIDTH=ieee\n"},
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

/* How long the name of the copied file is, if it begins here as it does in names of functions, parameters and results. */
static size_t own_name(const char *text, const char *at, const char *copied)
{
    const char *behind = at + strlen(copied);
    if ((at > text && (isalnum((unsigned char)at[-1]) || at[-1] == '_')) ||
        strncasecmp(at, copied, strlen(copied)) != 0)
        return 0;
    return *behind == '_' || *behind == '(' || strncmp(behind, ".csv", 4) == 0 ? strlen(copied) : 0;
}

/* Write a file under another name, without the counts that others published of the copied game. */
static void write_copy(FILE *out, const char *text, const char *copied, const char *name)
{
    static const char counts[] = "\n    .known = ";
    for (const char *at = text; *at;) {
        const size_t length = own_name(text, at, copied);
        const bool upper = isupper((unsigned char)*at);
        const char *known = strncmp(at, counts, strlen(counts)) == 0 ? strchr(at + 1, '\n') : NULL;
        for (const char *letter = name; length && *letter; letter++)
            fputc(upper ? toupper((unsigned char)*letter) : *letter, out);
        if (!length && !known)
            fputc(*at, out);
        at = known ? known : at + (length ? length : 1);
    }
}

/* The path of a file with this name. */
static char *path_of(const char *pattern, const char *name)
{
    FILE *out = text_open();
    write_text(out, pattern, name, "");
    return text_close(out);
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
    for (int i = 0; i < MOST_FILES && kind->files[i]; i++) {
        const char *path = path_of(kind->files[i], name);
        if (access(path, F_OK) == 0)
            return fprintf(stderr, "%s: is there already; choose another name\n", path), true;
    }
    return false;
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
    if (access("Makefile", R_OK) == 0 && access("src/kit/part.h", R_OK) == 0)
        return true;
    fputs("plymeter new: this is not the project's folder, which has the Makefile, games/, algorithms/ and "
          "configs/: it is to be a clone of it, where make builds the program with what is new\n",
          stderr);
    return false;
}

/* --- the command ------------------------------------------------------------------------------------------ */

static bool copy_file(const struct kind *kind, int i, const char *name)
{
    const char *from = path_of(kind->files[i], kind->copied), *path = path_of(kind->files[i], name);
    const char *text = file_read(from, &(size_t){0});
    FILE *out = text_open();
    write_copy(out, text ? text : "", kind->copied, name);
    const char *copy = text_close(out);
    return text ? new_file_write(path, ANY_KIND, copy, strlen(copy)) && printf("%s\n", path) > 0
                : file_complain(from);
}

static int write_kind(const struct kind *kind, const char *name, const char *program)
{
    for (int i = 0; i < MOST_FILES && kind->files[i]; i++)
        if (!copy_file(kind, i, name))
            return EXIT_CONFIG;
    char *quoted = shell_word(program);
    printf("\nit does what %s does, until you change it; %s says what it may have\n", kind->copied, kind->contract);
    const bool cell = !strchr(kind->next, '\n');
    write_text(stdout, cell ? "make\nPLYMETER cell game=othello " : "", name, quoted);
    write_text(stdout, kind->next, name, quoted);
    fputs(cell ? "\nmake test-laws-tictactoe\n" : "", stdout);
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
        "Copies the simplest that there is under the new name, and says what to try next: a game (games/NAME.c, of "
        "tic-tac-toe, without its known counts), algorithm (algorithms/NAME.c), order (algorithms/orders/NAME.c), "
        "leaf (algorithms/leaves/NAME.c), pruning (algorithms/prunings/NAME.c), cutoff (algorithms/cutoffs/NAME.c) "
        "or experiment (configs/NAME.json, and its figure plots/NAME.gp). It is to be called in the project's "
        "folder. Nothing is overwritten.",
    .run = run_new,
};
