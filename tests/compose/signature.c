/*
 * One line for each game, algorithm, order and cutoff, at their defaults: what a change of behaviour changes.
 * Where the default limit makes too large a tree, the largest that does not is taken instead, if there is one.
 * Every line of tests/signature.txt must still be true; `make bless` writes that file anew, and adds what is new.
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
    fprintf(out, "%lld,%llu,%llu\n", (long long)outcome.value, (unsigned long long)outcome.counts.interior,
            (unsigned long long)outcome.counts.leaves);
}

static void write_game(FILE *out, int game)
{
    struct cell cells[20]; /* one a cutoff */
    bool small[20];
    assert_true(cutoff_count <= 20);
    for (int cutoff = 0; cutoff < cutoff_count; cutoff++) {
        cells[cutoff] = (struct cell){0};
        cell_choose(&cells[cutoff], LIMITS_PART, 0);
        cell_choose(&cells[cutoff], GAME_PART, game);
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
}

static void write_signature(FILE *out)
{
    fputs("game,algorithm,order,cutoff,value,interior,leaves\n", out);
    for (int game = 0; game < game_count; game++)
        write_game(out, game);
}

/* The line of the text that begins as this one does up to the value, "" if none does. */
static const char *same_search(const char *text, const char *line)
{
    static char found[200];
    size_t length = 0;
    for (int commas = 0; commas < 4; commas += line[length++] == ',')
        ;
    for (const char *at = text; at; at = strchr(at, '\n') ? strchr(at, '\n') + 1 : NULL)
        if (strncmp(at, line, length) == 0) {
            snprintf(found, sizeof found, "%.*s", (int)strcspn(at, "\n"), at);
            return found;
        }
    return "";
}

static void test_signature(void **state)
{
    (void)state;
    char line[200], *now = NULL;
    size_t size;
    int blessed = 0, written = 0;
    FILE *file = fopen("tests/signature.txt", "r"), *memory = open_memstream(&now, &size);
    assert_non_null(file);
    write_signature(memory);
    fclose(memory);
    for (; fgets(line, sizeof line, file); blessed++) {
        line[strcspn(line, "\n")] = '\0';
        if (strcmp(line, same_search(now, line)) != 0)
            fail_msg("the signature changed:\n  was %s\n  is  %s\nif it should have, make bless", line,
                     same_search(now, line));
    }
    for (size_t i = 0; i < size; i++)
        written += now[i] == '\n';
    assert_true(blessed > 1);
    if (written > blessed)
        print_message("%d new searches are not in tests/signature.txt yet: make bless\n", written - blessed);
    fclose(file);
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
