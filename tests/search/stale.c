/*
 * Which edits make rows stale: those of what a cell ran, of the harness, and of the tools; and no others.
 *
 * A small program is built in a copy of the source, from what this build compiled already, and built again after edits.
 */
#include "parts/sources.h"
#include "tests/shell.h"

/* Six cells of minimax, six of alphabeta in each of two orders. */
static const char config[] =
    "{ \"games\": [ { \"game\": \"tictactoe\" } ],\n"
    "  \"searches\": [ { \"algorithm\": \"minimax\" },\n"
    "                  { \"algorithm\": \"alphabeta\", \"order\": [\"none\", \"killer\"] } ],\n"
    "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": \"1..6\" } ] }\n";

/* The parts of the small program. */
#define ALGORITHMS "alphabeta minimax"
#define OTHERS "orders='killer none' cutoffs='depth realization'"

/* --- what the harness is ------------------------------------------------------------------------------------ */

static bool in_harness(const char *file)
{
    bool *used = calloc((size_t)source_count, sizeof *used);
    const struct source *source = source_find(file);
    assert_non_null(used);
    use_harness(used);
    const bool found = source && used[source - sources];
    return found;
}

static void test_harness_is_whole(void **state)
{
    char build[] = PROGRAM;
    int status, count = 0;
    (void)state;
    *strrchr(build, '/') = '\0';
    const char *output = shell(&status, SCRIPT("search/resolve.sh") "%s", build);
    assert_int_equal(status, 0);
    char *list = strdup(output);
    for (char *file = strtok(list, "\n"); file; file = strtok(NULL, "\n"), count++)
        if (!in_harness(file))
            fail_msg("%s stands between configs and rows, but is not in the harness", file);
    free(list);
    assert_true(count > 60);
    assert_true(in_harness("src/parts/prices.h")); /* searches read tables with it */
    assert_true(in_harness("src/parts/row.c"));
}

static void test_harness_is_small(void **state)
{
    static const char *const outside[] = {"games/",        "algorithms/",        "src/verbs/",  "src/run/shard",
                                          "src/run/merge", "src/run/provenance", "src/theory/", "src/kit/unit/",
                                          "src/tree/",     "src/show/",          "src/play/"};
    (void)state;
    for (int i = 0; i < source_count; i++)
        for (size_t j = 0; j < sizeof outside / sizeof *outside; j++)
            if (strncmp(sources[i].file, outside[j], strlen(outside[j])) == 0 && in_harness(sources[i].file))
                fail_msg("%s makes no rows, but is in the harness", sources[i].file);
}

/* --- rebuilding --------------------------------------------------------------------------------------------- */

/* The copy, with the objects that it needs; the game tree has a file of the harness to itself. */
static void copy_project(void)
{
    char build[] = PROGRAM;
    int status;
    *strrchr(build, '/') = '\0';
    write_file("c.json", config, strlen(config));
    const char *output = shell(&status, SCRIPT("search/copy.sh") "%s", build);
    if (status != 0)
        fail_msg("%s", output);
}

/* Build it with these games and one more algorithm or argument of make, and run what is missing; it says why that is. */
static void expect_run(int cells, const char *games_made, const char *more, const char *why)
{
    char build[] = PROGRAM, text[100];
    int status;
    *strrchr(build, '/') = '\0';
    snprintf(text, sizeof text, "18 cells, %d of them run now", cells);
    const char *output = shell(
        &status,
        "make --silent BUILD=%s games='%s' algorithms='" ALGORITHMS " %s' " OTHERS " %s && %s/plymeter run c.json",
        build, games_made, strcspn(more, "=-") == strlen(more) ? more : "", strpbrk(more, "=-") ? more : "", build);
    if (status != 0 || !strstr(output, text) || !strstr(output, why))
        fail_msg("expected \"%s\" of %s %s, but it said\n%s", text, games_made, more, output);
}

static void remark(const char *file)
{
    FILE *out = fopen(file, "a");
    assert_non_null(out);
    fputs("\n/* A remark. */\n", out);
    fclose(out);
}

/* How many of the config's cells an edit of this file concerns. */
static int concerned(const char *file)
{
    static const char *const searches[] = {"minimax order=none", "alphabeta order=none", "alphabeta order=killer"};
    enum { SEARCHES = 3, CELLS = 6 };
    const struct source *source = source_find(file);
    int count = 0;
    for (int i = 0; source && i < SEARCHES; i++) {
        bool *used = calloc((size_t)source_count, sizeof *used);
        char text[200];
        snprintf(text, sizeof text, "game=tictactoe algorithm=%s cutoff=depth", searches[i]);
        const struct cell cell = cell_of(text);
        assert_non_null(used);
        use_harness(used);
        use_search(&cell, used);
        count += used[source - sources] ? CELLS : 0;
    }
    return count;
}

/* Make believes that nothing changed, so that it compiles nothing but the list of sources. */
static void expect_remark_to_concern(int cells, const char *file)
{
    char command[1000];
    snprintf(command, sizeof command, "cp -p %s before", file);
    expect_status(0, command);
    remark(file);
    snprintf(command, sizeof command, "touch -r before %s", file);
    expect_status(0, command);
    expect_run(cells, "tictactoe tree", "", "");
}

/* Is it the first file of its folder that concerns so many cells? */
static bool first_of_its_kind(const char *file, int cells)
{
    static char seen[200][200];
    static int count;
    char kind[200];
    snprintf(kind, sizeof kind, "%.*s %d", (int)(strrchr(file, '/') - file), file, cells);
    for (int i = 0; i < count; i++)
        if (strcmp(seen[i], kind) == 0)
            return false;
    assert_true(count < 200);
    strcpy(seen[count++], kind);
    return true;
}

/* One file of each kind by itself, since each takes a make and a run; those that concern no cell all at once, and compiled. */
static void test_remarks_in_every_file(void **state)
{
    int status, files[2] = {0, 0}, alone = 0;
    (void)state;
    copy_project();
    expect_run(18, "tictactoe tree", "", "");
    expect_run(0, "tictactoe tree", "", "");
    char *rest, *list = strdup(shell(&status, "find src algorithms games -name '*.[ch]' | sort"));
    for (char *file = strtok_r(list, "\n", &rest); file; file = strtok_r(NULL, "\n", &rest)) {
        const int cells = concerned(file);
        files[cells > 0]++;
        if (cells == 0) {
            remark(file);
        } else if (first_of_its_kind(file, cells)) {
            expect_remark_to_concern(cells, file);
            alone++;
        }
    }
    free(list);
    expect_run(0, "tictactoe tree", "", "");
    assert_true(files[0] > 90 && files[1] > 90 && alone > 15);
}

static void test_edits(void **state)
{
    (void)state;
    remark("algorithms/minimax.c");
    expect_run(6, "tictactoe tree", "", "other sources made the rows of 6 cells");
    remark("algorithms/orders/killer.c");
    expect_run(6, "tictactoe tree", "", "other sources made the rows of 6 cells");
    /* A new game, and a new algorithm. */
    expect_status(0, "cp games/tictactoe.c games/other.c && "
                     "sed 's/negamax/another/g' algorithms/negamax.c > algorithms/another.c");
    expect_run(0, "other tictactoe tree", "another", "");
    expect_run(0, "tictactoe tree", "", "");
    /* What searches include from elsewhere, what writes the rows, and how all is linked. */
    expect_status(0, "grep -q 'DEAREST = ' src/parts/prices.h && sed -i 's/DEAREST = /&1 + /' src/parts/prices.h");
    expect_run(18, "tictactoe tree", "", "");
    expect_status(0, "grep -q '%.10g' src/parts/row.c && sed -i 's/%.10g/%.9g/' src/parts/row.c");
    expect_run(18, "tictactoe tree", "", "another harness made the rows of 18 cells");
    expect_run(18, "tictactoe tree", "LDFLAGS=-Wl,-z,now", "other tools made the rows of 18 cells");
    expect_run(0, "tictactoe tree", "LDFLAGS=-Wl,-z,now", "");
}

/* All rows serve where that is asked for. */
static void test_reuse(void **state)
{
    (void)state;
    expect(0, "18 cells, 0 of them run now", "plymeter run --reuse c.json");
}

/* Two makes at once in one folder both end well, time after time, and leave nothing half written. */
static void test_two_makes(void **state)
{
    char build[] = PROGRAM;
    int status;
    (void)state;
    *strrchr(build, '/') = '\0';
    const char *output = shell(
        &status,
        "build=%s; both() { make --silent BUILD=$build games='tictactoe tree' algorithms='" ALGORITHMS "' " OTHERS
        " > said$1 2>&1; }; for time in 1 2 3; do rm -f $build/*.[cdo] $build/plymeter; both 1 & other=$!;"
        " both 2 || cat said2; wait $other || cat said1; test -x $build/plymeter || echo no program; done;"
        " find $build -name '*.[0-9]*'",
        build);
    assert_string_equal(output, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_harness_is_whole),
        cmocka_unit_test(test_harness_is_small),
        cmocka_unit_test(test_remarks_in_every_file),
        cmocka_unit_test(test_edits),
        cmocka_unit_test(test_reuse),
        cmocka_unit_test(test_two_makes),
    };
    return cmocka_run_group_tests_name("stale", tests, make_folder, remove_folder);
}
