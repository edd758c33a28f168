/* plymeter new: what it refuses, and that what it writes works (new.sh builds and runs one of each kind). */
#include "base/program.h"
#include "tests/shell.h"

/* A folder that looks like the project's. */
static int make_project(void **state)
{
    return make_folder(state) ||
           system("mkdir -p games algorithms/orders algorithms/cutoffs configs plots src/kit &&"
                  " touch Makefile src/kit/part.h games/there.c plots/drawn.gp");
}

static void test_refused(void **state)
{
    static const struct {
        const char *call, *complaint;
        int status;
    } wrong[] = {
        {"gmae heap", "did you mean \"game\"", EXIT_USAGE},
        {"game", "NAME", EXIT_USAGE},
        {"game 4x4", "begins with a letter", EXIT_USAGE},
        {"game a-b", "letters, digits and _", EXIT_USAGE},
        {"game ../x", "letters, digits and _", EXIT_USAGE},
        {"order 'a b'", "letters, digits and _", EXIT_USAGE},
        {"cutoff \"$(printf 'a%.0s' $(seq 41))\"", "at most 40", EXIT_USAGE},
        {"experiment a.b", "digits, _ and -", EXIT_USAGE},
        {"game there", "games/there.c: is there already", EXIT_CONFIG},
        {"order there", "games/there.c: is there already", EXIT_CONFIG}, /* another kind's */
        {"experiment drawn", "plots/drawn.gp: is there already", EXIT_CONFIG},
    };
    (void)state;
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        char command[200];
        snprintf(command, sizeof command, "plymeter new %s", wrong[i].call);
        expect(wrong[i].status, wrong[i].complaint, command);
    }
    expect(EXIT_CONFIG, "not the project's folder", "cd games && plymeter new game heap");
    expect_status(EXIT_FINE, "test \"$(find . -type f | wc -l)\" = 4 && test ! -s games/there.c");
}

/* Both of an experiment's files, or none; and what it says is what is there.  What it would copy may be missing. */
static void test_written(void **state)
{
    (void)state;
    expect(EXIT_CONFIG, "configs/deepening.json", "plymeter new experiment my-own");
    expect_status(EXIT_FINE,
                  "cp \"$PROJECT/configs/deepening.json\" configs && cp \"$PROJECT/plots/deepening.gp\" plots");
    expect_status(EXIT_FINE, "plymeter new experiment my-own > said && sed '/^$/,$d' said | LC_ALL=C sort > one &&"
                             " find . -name 'my-own*' | sed 's|^./||' | LC_ALL=C sort | diff one -");
    expect(EXIT_CONFIG, "already", "plymeter new experiment my-own");
    expect(EXIT_FINE, "results/my-own.csv", "plymeter plan configs/my-own.json && cat plots/my-own.gp");
}

static void test_what_is_written_works(void **state)
{
    (void)state;
    expect_status(EXIT_FINE, "mkdir works && cd works && " SCRIPT(
                                 "verbs/new.sh") "\"$PROJECT\" \"$PLYMETER\" > ../said 2>&1 ||"
                                                 " { tail -30 ../said; exit 1; }");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_refused),
        cmocka_unit_test(test_written),
        cmocka_unit_test(test_what_is_written_works),
    };
    return cmocka_run_group_tests_name("new", tests, make_project, remove_folder);
}
