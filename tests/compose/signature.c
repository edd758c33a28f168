/*
 * One line for each game, algorithm, order and cutoff, and for each game, leaf and cutoff, at their defaults: what a
 * change of behaviour changes.
 * Where the default limit makes too large a tree, the largest that does not is taken instead, if there is one.
 * Every line of tests/signature.txt must still be true; what is new is listed, and may be.  `make bless` writes the file
 * anew.
 */
#include "tests/helper.h"

/* Lower the limit until plain minimax is done with so many nodes; false if even no limit at all is too high. */
static bool make_small(struct cell *cell)
{
    enum { MOST_NODES = 300000 };
    const int cutoff = cell->part[CUTOFF_PART], at = parameter_find(CUTOFF_PART, cutoff, "limit");
    Setting *limit = &cell->setting[CUTOFF_PART][at];
    struct outcome outcome;
    cell_choose(cell, ALGORITHM_PART, part_find(ALGORITHM_PART, "minimax"));
    cell_choose(cell, ORDER_PART, part_find(ORDER_PART, "none"));
    for (;; limit->integer--) {
        struct task task = cell_task(cell);
        task.nodes = MOST_NODES;
        cell_search(cell)->run(&task, &outcome);
        if (outcome.status == OK)
            return true;
        if (parameter_at(CUTOFF_PART, cutoff, at)->kind != INTEGER || limit->integer == 0)
            return false;
    }
}

static void write_line(FILE *out, const struct cell *cell)
{
    struct outcome outcome;
    const struct task task = cell_task(cell);
    cell_search(cell)->run(&task, &outcome);
    for (int part = GAME_PART; part <= CUTOFF_PART; part++)
        fprintf(out, "%s,", part_at(part, cell->part[part])->name);
    fprintf(out, "%lld,%llu,%llu,%llu\n", (long long)outcome.value, (unsigned long long)outcome.counts.interior,
            (unsigned long long)outcome.counts.leaves, (unsigned long long)outcome.counts.beyond);
}

/* With alpha-beta in the game's own order. */
static void write_leaves(FILE *out, struct cell *cells, const bool *small)
{
    for (int leaf = 0; leaf < leaf_count; leaf++)
        for (int cutoff = 0; cutoff < cutoff_count; cutoff++) {
            struct cell *cell = &cells[cutoff];
            cell_choose(cell, ALGORITHM_PART, part_find(ALGORITHM_PART, "alphabeta"));
            cell_choose(cell, ORDER_PART, part_find(ORDER_PART, "none"));
            cell_choose(cell, LEAF_PART, leaf);
            if (small[cutoff] && cell_leaf(cell)->worth && !cell_check_leaf(cell))
                write_line(out, cell);
        }
}

static void write_game(FILE *out, int game)
{
    enum { MOST_CUTOFFS = 20 };
    struct cell cells[MOST_CUTOFFS];
    bool small[MOST_CUTOFFS];
    assert_true(cutoff_count <= MOST_CUTOFFS);
    for (int cutoff = 0; cutoff < cutoff_count; cutoff++) {
        cells[cutoff] = (struct cell){0};
        cell_choose(&cells[cutoff], LIMITS_PART, 0);
        cell_choose(&cells[cutoff], GAME_PART, game);
        cell_choose(&cells[cutoff], LEAF_PART, part_find(LEAF_PART, "static"));
        cell_choose(&cells[cutoff], CUTOFF_PART, cutoff);
        small[cutoff] = make_small(&cells[cutoff]);
    }
    for (int algorithm = 0; algorithm < algorithm_count; algorithm++)
        for (int order = 0; order < order_count; order++)
            for (int cutoff = 0; cutoff < cutoff_count; cutoff++) {
                cell_choose(&cells[cutoff], ALGORITHM_PART, algorithm);
                cell_choose(&cells[cutoff], ORDER_PART, order);
                if (small[cutoff])
                    write_line(out, &cells[cutoff]);
            }
    write_leaves(out, cells, small);
}

static void write_signature(FILE *out)
{
    fputs("game,algorithm,order,leaf,cutoff,value,interior,leaves,beyond\n", out);
    for (int game = 0; game < game_count; game++)
        write_game(out, game);
}

/* The line behind this one, NULL at the end. */
static const char *next_line(const char *line)
{
    const char *end = strchr(line, '\n');
    return end && end[1] ? end + 1 : NULL;
}

static int line_length(const char *line)
{
    return (int)strcspn(line, "\n");
}

/* What a line calls its search: all up to the value. */
static int name_length(const char *line)
{
    int length = 0;
    for (int commas = 0; commas < 5; commas += line[length++] == ',')
        ;
    return length - 1;
}

/* The line of the text for the same search, NULL if there is none. */
static const char *same_search(const char *text, const char *line)
{
    const size_t length = (size_t)name_length(line) + 1;
    for (const char *at = text; at; at = next_line(at))
        if (strncmp(at, line, length) == 0)
            return at;
    return NULL;
}

/* No more than so many searches are listed of a kind. */
enum { LISTED = 40 };

static int finish_list(const char *what, int count)
{
    if (count > LISTED)
        print_error("%s: and %d more\n", what, count - LISTED);
    return count;
}

/* How many searches of the one text the other does not have; their names are printed. */
static int list_only(const char *what, const char *text, const char *other)
{
    int count = 0;
    for (const char *line = text; line; line = next_line(line))
        if (!same_search(other, line) && count++ < LISTED)
            print_error("%s: %.*s\n", what, name_length(line), line);
    return finish_list(what, count);
}

/* How many searches have other counts or values; they are printed. */
static int list_changed(const char *blessed, const char *now)
{
    int count = 0;
    for (const char *was = blessed; was; was = next_line(was)) {
        const char *is = same_search(now, was);
        const bool same =
            !is || (line_length(is) == line_length(was) && strncmp(is, was, (size_t)line_length(is)) == 0);
        if (!same && count++ < LISTED)
            print_error("changed: %.*s\n     is: %.*s\n", line_length(was), was, line_length(is), is);
    }
    return finish_list("changed", count);
}

static const char *read_signature(void)
{
    static char text[1 << 20];
    FILE *file = fopen("tests/signature.txt", "r");
    assert_non_null(file);
    assert_in_range(fread(text, 1, sizeof text, file), 1, sizeof text - 1);
    fclose(file);
    return text;
}

static void test_signature(void **state)
{
    (void)state;
    const char *blessed = read_signature();
    char *now = NULL;
    size_t size;
    FILE *memory = open_memstream(&now, &size);
    write_signature(memory);
    fclose(memory);
    assert_non_null(next_line(blessed));
    if (list_only("new", now, blessed) > 0)
        print_error("these are not in tests/signature.txt yet: make bless\n");
    if (list_changed(blessed, now) + list_only("missing", blessed, now) > 0)
        fail_msg("%s", "the signature changed; if it should have, make bless, and let the commit say why");
    free(now);
}

int main(int argc, char **argv)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_signature)};
    if (argc > 1 && strcmp(argv[1], "--write") == 0) {
        write_signature(stdout);
        return 0;
    }
    return cmocka_run_group_tests_name("signature", tests, NULL, NULL);
}
