/*
 * One line for each game, algorithm, order and cutoff, at their defaults: what a change of behaviour changes.
 * Compared with tests/signature.txt; `make bless` writes that file anew.
 */
#include "tests/helper.h"

static void write_signature(FILE *out)
{
    struct cell cell = {0};
    cell_choose(&cell, LIMITS_PART, 0);
    fputs("game,algorithm,order,cutoff,value,interior,leaves\n", out);
    for (int game = 0; game < game_count; game++)
        for (int algorithm = 0; algorithm < algorithm_count; algorithm++)
            for (int order = 0; order < order_count; order++)
                for (int cutoff = 0; cutoff < cutoff_count; cutoff++) {
                    struct outcome outcome;
                    cell_choose(&cell, GAME_PART, game);
                    cell_choose(&cell, ALGORITHM_PART, algorithm);
                    cell_choose(&cell, ORDER_PART, order);
                    cell_choose(&cell, CUTOFF_PART, cutoff);
                    const struct task task = cell_task(&cell);
                    cell_search(&cell)->run(&task, &outcome);
                    fprintf(out, "%s,%s,%s,%s,%lld,%llu,%llu\n", part_at(GAME_PART, game)->name,
                            part_at(ALGORITHM_PART, algorithm)->name, part_at(ORDER_PART, order)->name,
                            part_at(CUTOFF_PART, cutoff)->name, (long long)outcome.value,
                            (unsigned long long)outcome.counts.interior, (unsigned long long)outcome.counts.leaves);
                }
}

static void test_signature(void **state)
{
    (void)state;
    static char blessed[1000000];
    char *now = NULL;
    size_t size;
    FILE *file = fopen("tests/signature.txt", "r"), *memory = open_memstream(&now, &size);
    assert_non_null(file);
    blessed[fread(blessed, 1, sizeof blessed - 1, file)] = '\0';
    fclose(file);
    write_signature(memory);
    fclose(memory);
    char *rest = now, *blessed_rest = blessed;
    for (;;) {
        const char *line = strsep(&rest, "\n"), *blessed_line = strsep(&blessed_rest, "\n");
        if (!line || !blessed_line || strcmp(line, blessed_line) != 0)
            fail_msg("the signature changed:\n  was %s\n  is  %s\nif it should have, make bless",
                     blessed_line ? blessed_line : "", line ? line : "");
        if (!rest && !blessed_rest)
            break;
    }
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
