/* What little input takes much memory or time, and what the program says where it gets no more. */

#include <sys/resource.h>

#include "games/tree/read.h"
#include "tests/shell.h"

#ifndef __has_feature /* clang's */
#define __has_feature(feature) 0
#endif

enum { MEGABYTE = 1 << 20 };

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

/* What a process and those it waited for have used. */
struct use {
    double megabytes, seconds; /* at most at a time; of the processor */
};

/* The program must end so. */
static struct use use_of(int expected, const char *arguments)
{
    char command[300];
    struct rusage used;
    int status;
    snprintf(command, sizeof command, "exec \"$PLYMETER\" %s > log 2>&1", arguments);
    const pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
        execl("/bin/sh", "sh", "-c", command, (char *)NULL);
        _exit(127);
    }
    assert_int_equal(wait4(pid, &status, 0, &used), pid);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != expected) {
        expect(0, "", "cat log");
        fail_msg("%s ended with %d, not %d", arguments, status, expected);
    }
    return (struct use){(double)used.ru_maxrss / 1024,
                        (double)(used.ru_utime.tv_sec + used.ru_stime.tv_sec) +
                            1e-6 * (double)(used.ru_utime.tv_usec + used.ru_stime.tv_usec)};
}

/* --- cells ------------------------------------------------------------------------------------------------ */

/* Every cell takes some hundred bytes. */
static void test_cells_are_counted_before_they_are_made(void **state)
{
    static const char *const configs[] = {
        /* 9 million games, each of which has 16 cells */
        "{ \"games\": [ { \"game\": \"uniform\", \"branching\": \"2..10\", \"seed\": \"1..1000000\" } ],\n"
        "  \"searches\": [ { \"algorithm\": [\"minimax\", \"alphabeta\"] } ],\n"
        "  \"cutoffs\": [ { \"limit\": \"1..8\" } ] }",
        /* searches alone, before anybody sees that there is no game */
        "{ \"searches\": [ { \"algorithm\": \"alphabeta\", \"entries\": \"1..1000000\",\n"
        "                    \"etc\": [\"no\", \"yes\"], \"keep\": [\"inner\", \"all\"], \"order\": [\"none\", "
        "\"eval\",\n"
        "                    \"random\"] } ] }"};
    (void)state;
    for (size_t i = 0; i < sizeof configs / sizeof *configs; i++) {
        write_text("many.json", configs[i]);
        assert_true(use_of(3, "plan many.json").megabytes < 1000);
        expect(0, "these are more than 10000000 cells", "cat log");
    }
}

/* What is excluded counts, as the message says; and the limit itself is not too many. */
static void test_limit_is_of_cells_before_exclusion(void **state)
{
    (void)state;
    write_text("many.json", "{ \"games\": [ { \"game\": \"uniform\", \"seed\": \"1..1000000\" } ],\n"
                            "  \"searches\": [ { \"algorithm\": \"alphabeta\" } ],\n"
                            "  \"cutoffs\": [ { \"limit\": \"0..10\" } ], \"exclude\": [ { \"limit\": 10 } ] }");
    assert_true(use_of(3, "plan many.json").megabytes < 1000);
    expect(0, "these are more than 10000000 cells, before any are excluded", "cat log");
}

/* --- no more memory --------------------------------------------------------------------------------------- */

static void test_out_of_memory_is_said(void **state)
{
    static const int megabytes[] = {30, 60, 90};
    char command[200];
    (void)state;
#if defined __SANITIZE_ADDRESS__ || __has_feature(address_sanitizer)
    print_message("not tested: AddressSanitizer cannot live with little address space\n");
    skip();
#endif
    write_text("cells.json",
               "{ \"games\": [ { \"game\": \"uniform\", \"seed\": \"1..200000\" } ],\n"
               "  \"searches\": [ { \"algorithm\": \"alphabeta\" } ], \"cutoffs\": [ { \"limit\": 1 } ] }");
    for (size_t i = 0; i < sizeof megabytes / sizeof *megabytes; i++) {
        snprintf(command, sizeof command, "ulimit -v %d; plymeter plan --csv cells.json", 1024 * megabytes[i]);
        expect(7, "plymeter: out of memory\n", command);
        snprintf(command, sizeof command, "ulimit -v %d; plymeter run cells.json", 1024 * megabytes[i]);
        expect(7, "plymeter: out of memory\n", command);
    }
    expect(0, "7 out of memory", "plymeter --help");
}

/* --- trees ------------------------------------------------------------------------------------------------ */

/* A tree of 4 million leaves, in 8 megabytes; `seeds` cells of it. */
static void write_large_tree(int seeds)
{
    enum { WIDE = 250, HIGH = 64 };
    char *text = malloc(10 * MEGABYTE), *end = text, config[300];
    for (int i = 0; i < HIGH; i++) {
        end += sprintf(end, i ? ",[" : "[[");
        for (int j = 0; j < WIDE; j++) {
            end += sprintf(end, j ? ",[" : "[");
            for (int k = 0; k < WIDE; k++)
                end += sprintf(end, k ? ",%d" : "%d", k % 10);
            *end++ = ']';
        }
        *end++ = ']';
    }
    *end++ = ']';
    write_file("large.tree", text, (size_t)(end - text));
    free(text);
    snprintf(config, sizeof config,
             "{ \"games\": [ { \"game\": \"tree\", \"tree\": \"large.tree\", \"seed\": \"1..%d\" } ],\n"
             "  \"searches\": [ { \"algorithm\": \"alphabeta\" } ], \"cutoffs\": [ { \"limit\": 1 } ] }",
             seeds);
    write_text("large.json", config);
}

static void test_tree_takes_bytes_not_kilobytes(void **state)
{
    (void)state;
    write_large_tree(1);
    assert_true(use_of(0, "run large.json").megabytes < 400);
    expect(0, ",ok,", "cat results/large.csv");
}

static void test_tree_is_read_once_for_all_cells(void **state)
{
    (void)state;
    write_large_tree(1);
    const double one = use_of(0, "run --force large.json").seconds;
    write_large_tree(30);
    const double many = use_of(0, "run --force large.json").seconds;
    assert_true(many < 10 * one);
}

static void test_tree_is_kept_until_its_file_changes(void **state)
{
    char error[TREE_ERROR];
    (void)state;
    write_text("small.tree", "[1,[2,3]]");
    const struct tree *tree = tree_of("small.tree", error);
    assert_non_null(tree);
    assert_int_equal(tree->count, 5);
    assert_ptr_equal(tree_of("small.tree", error), tree);
    write_text("small.tree", "[1,[2,{\"value\":-4,\"p\":0.25}],5]");
    tree = tree_of("small.tree", error);
    assert_non_null(tree);
    assert_int_equal(tree->count, 6);
    assert_int_equal(tree->bound, 5);
    assert_int_equal(tree->nodes[tree->nodes[2].first_child + 1].value, -4);
    assert_true(tree->p[tree->nodes[2].first_child + 1] == 0.25);
    write_text("small.tree", "[1,{\"value\":2,\"value\":3}]");
    assert_null(tree_of("small.tree", error));
    assert_string_equal(error, "small.tree:1:15: duplicate key");
    assert_null(tree_of("[1,9007199254740993]", error));
    assert_string_equal(error, "column 4 of the tree: expected a value of at most 2^53");
}

/* --- messages --------------------------------------------------------------------------------------------- */

/* The disk ends in the middle of a batch of rows, wherever that is. */
static void test_stopped_run_counts_what_is_recorded(void **state)
{
    char command[200];
    (void)state;
    write_text("full.json", "{ \"games\": [ { \"game\": \"uniform\", \"seed\": \"1..1000\" } ],\n"
                            "  \"searches\": [ { \"algorithm\": \"alphabeta\" } ],\n"
                            "  \"cutoffs\": [ { \"limit\": \"1..3\" } ] }");
    for (int blocks = 1; blocks < 1000; blocks *= 3) {
        int status, recorded, all, rest;
        snprintf(command, sizeof command, "rm -rf results; ulimit -f %d; plymeter run full.json", blocks);
        const char *said = strstr(shell(&status, "%s", command), "stopped after ");
        assert_int_equal(status, 4);
        assert_non_null(said);
        assert_int_equal(sscanf(said, "stopped after %d of %d cells", &recorded, &all), 2);
        said = strstr(shell(&status, "plymeter run full.json"), "results/full.csv: 3000 cells, ");
        assert_int_equal(status, 0);
        assert_non_null(said);
        assert_int_equal(sscanf(said, "results/full.csv: 3000 cells, %d of them run now", &rest), 1);
        assert_int_equal(all, 3000);
        assert_int_equal(recorded, all - rest);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_cells_are_counted_before_they_are_made),
        cmocka_unit_test(test_limit_is_of_cells_before_exclusion),
        cmocka_unit_test(test_out_of_memory_is_said),
        cmocka_unit_test(test_tree_takes_bytes_not_kilobytes),
        cmocka_unit_test(test_tree_is_read_once_for_all_cells),
        cmocka_unit_test(test_tree_is_kept_until_its_file_changes),
        cmocka_unit_test(test_stopped_run_counts_what_is_recorded),
    };
    return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
