#include <string.h>

#include "config/arguments.h"
#include "base/memory.h"
#include "base/program.h"
#include "base/verb.h"
#include "tree/picture.h"
#include "play/dispute.h"
#include "base/text.h"
#include "tree/cell_tree.h"

struct request {
    const char *against, *law;
};

/* --- what is said ---------------------------------------------------------------------------------------------- */

/* A cell's arguments, without those that are the default anyway. */
static void print_arguments(const struct cell *cell)
{
    char text[SETTING_TEXT];
    const Parameter *parameter;
    for (int kind = 0; kind < PART_KINDS; kind++) {
        if (part_is_written(kind, cell->part[kind]))
            printf(" %s=%s", kinds[kind].name, cell_part(cell, kind));
        for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++) {
            if (setting_same(parameter, cell->setting[kind][i], setting_default(parameter)))
                continue;
            printf(" %s=", parameter->name);
            write_shell_word(stdout, setting_write(parameter, cell->setting[kind][i], text));
        }
    }
}

static bool draw(const struct cell *cell)
{
    struct cell_tree *whole = allocate(1, sizeof *whole);
    if (!cell_tree_take(cell, false, whole))
        return false;
    const struct sketch sketch = {.tree = &whole->tree, .names = &whole->names, .depth = 1000000};
    write_txt(stdout, &sketch);
    return true;
}

/* Both searches, and their trees if these are to be drawn. */
static int print_both(const struct cell cell[2], bool drawn)
{
    int64_t value[2];
    bool good = true;
    const enum dispute_end verdict = hear(cell, value);
    for (int i = 0; i < 2; i++) {
        fputs("plymeter draw", stdout);
        print_arguments(&cell[i]);
        if (verdict == (i == 0 ? FIRST_FAILED : SECOND_FAILED))
            puts("\ndoes not end well");
        else
            printf("\nvalue %lld\n", (long long)value[i]);
        if (drawn && verdict == VALUES_DIFFER)
            good &= draw(&cell[i]);
    }
    return good ? EXIT_FINE : EXIT_CELLS_FAILED;
}

static int print_tree(struct dispute *dispute, const struct twigs *twigs, int nodes)
{
    struct cell cell[2];
    const char *text = twigs_text(twigs);
    const struct size size = twigs_size(twigs);
    printf("tree=%s\n", text);
    fprintf(stderr, "from %d nodes to %d, of which %d are leaves, after %d tries\n", nodes, size.nodes, size.leaves,
            dispute->tries);
    if (dispute->law)
        return EXIT_FINE;
    return on_tree(dispute, text, cell) ? print_both(cell, true) : EXIT_CELLS_FAILED;
}

/* An explicit tree of the same values shows nothing. */
static int print_position(const struct dispute *dispute)
{
    if (dispute->law)
        return fprintf(stderr, "the law holds, or its command cannot be run\n"), EXIT_CELLS_FAILED;
    fprintf(stderr,
            "an explicit tree of the same values does not show it: look at the game, at its evaluation as an "
            "order, or at the cutoff\n");
    return print_both(dispute->cell, false);
}

static int shrink(struct dispute *dispute)
{
    static struct twigs twigs;
    if (!dispute->law)
        shrink_position(dispute);
    if (!take_tree(dispute, &twigs))
        return print_both(dispute->cell, false);
    const int nodes = twigs_size(&twigs).nodes;
    const bool shown = tree_shows(dispute, twigs_text(&twigs));
    if (shown)
        twigs_shrink(&twigs, tree_shows, dispute);
    return shown ? print_tree(dispute, &twigs, nodes) : print_position(dispute);
}

/* --- the command line ------------------------------------------------------------------------------------------ */

/* Is "key=value" one of an algorithm or an order? */
static bool is_of_search(const struct cell *cell, const char *word)
{
    char key[64];
    snprintf(key, sizeof key, "%.*s", (int)strcspn(word, "="), word);
    for (int kind = FIRST_OF_SEARCH; kind <= LAST_OF_SEARCH; kind++)
        if (strcmp(key, kinds[kind].name) == 0 || parameter_find(kind, cell->part[kind], key) >= 0)
            return true;
    return false;
}

/* The other search, on the same game with the same cutoff. */
static bool read_rival(const struct call *call, const char *against, struct dispute *dispute)
{
    enum { MOST_WORDS = 16 };
    static char text[400];
    char game[100], *words[MOST_WORDS] = {game};
    int count = 1;
    struct cell rival;
    snprintf(game, sizeof game, "game=%s", cell_part(dispute->cell, GAME_PART));
    if ((size_t)snprintf(text, sizeof text, "%s", against) >= sizeof text)
        return misused(call, "--against is too long"), false;
    for (char *word = strtok(text, " "); word && count < MOST_WORDS; word = strtok(NULL, " "))
        words[count++] = word;
    if (!arguments_read(words, count, &rival))
        return false;
    for (int i = 1; i < count; i++)
        if (!is_of_search(&rival, words[i]))
            return misused(call, "\"%s\" says nothing of an algorithm or its order", words[i]), false;
    dispute->cell[1] = dispute->cell[0];
    cell_take(&dispute->cell[1], &rival, FIRST_OF_SEARCH, LAST_OF_SEARCH);
    return true;
}

static int run_shrink(const struct call *call)
{
    const struct request *request = call->record;
    static const char *const verdict_text[] = {"they agree", "their values differ", "the first does not end well",
                                               "the second does not end well"};
    static struct dispute dispute;
    int64_t value[2];
    dispute.law = request->law;
    if (!arguments_read(call->arguments, call->count, &dispute.cell[0]) ||
        !read_rival(call, request->against, &dispute))
        return EXIT_USAGE;
    if (!dispute.law) {
        dispute.wanted = hear(dispute.cell, value);
        fprintf(stderr, "%s\n", verdict_text[dispute.wanted]);
        if (dispute.wanted == AGREE)
            return EXIT_CELLS_FAILED;
    }
    return shrink(&dispute);
}

const struct verb verb_shrink = {
    .name = "shrink",
    .group = EXPERIMENTS,
    .purpose = "find the smallest tree on which two searches disagree",
    .arguments = "game=NAME [key=value]...",
    .about =
        "Where two searches find different values, or one does not end well: first the smallest limit, and the "
        "position furthest down, at which they still do; then the smallest explicit tree, with both searches "
        "drawn. If an explicit tree of the same values shows nothing, the fault is not the algorithm's, and the "
        "position is printed.\n"
        "\n"
        "    plymeter shrink game=uniform values=100 algorithm=abc limit=4 --against algorithm=minimax\n"
        "    plymeter shrink game=uniform limit=3 --law 'plymeter cell game=tree \"tree=$TREE\" ... | grep ...'",
    .options =
        {
            {"against", 0, "SEARCH", "the other search, in one word: \"algorithm=pvs order=eval\"",
             INTO(struct request, against), .fallback = "algorithm=minimax"},
            {"law", 0, "COMMAND", "instead: a command that ends with 0 where all is well, of the tree in $TREE",
             INTO(struct request, law)},
        },
    .size = sizeof(struct request),
    .run = run_shrink,
};
