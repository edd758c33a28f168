/* What words of a command line may become: as the program says, and as each shell makes of it (completion.sh). */
#include "tests/shell.h"

/* The words that the last of these may become, in one line. */
static const char *words(const char *typed)
{
    int status;
    const char *said = shell(&status, "plymeter completion words -- %s | cut -f1 | paste -sd ' ' -", typed);
    assert_int_equal(status, 0);
    return said;
}

static void test_words(void **state)
{
    static const char *const becomes[][2] = {
        {"clai", "claims\n"},
        {"help clai", "claims\n"},
        {"cell game=kal", "game=kalah\n"},
        {"cell algorithm=alpha", "algorithm=alphabeta\n"},
        {"cell order=killer+he", "\n"},
        {"cell order=killer+hist", "order=killer+history\n"},
        {"cell game=kalah hou", "houses=\n"},
        {"cell game=othello hou", "\n"},
        {"cell game=kalah houses=4 hou", "\n"},
        {"cell rival.algorithm=ss", "rival.algorithm=sss\n"},
        {"cell measure=m", "measure=match\n"},
        {"run --fail", "--fail-fast\n"},
        {"run --reuse=", "--reuse=hosts\n"},
        {"run --retry=crash,t", "--retry=crash,timeout\n"},
        {"run -o ''", ":*\n"},
        {"run ''", ":*.json\n"},
        {"plot ''", ":*.csv :*.csv.gz\n"},
        {"claims x.csv ''", ":*.json\n"},
        {"claims x.csv y.csv ''", ":*.json\n"},
        {"merge x.json a.journal ''", ":*.journal\n"},
        {"theory dep", "depth=\n"},
        {"plot x.csv --where ord", "order=\n"},
        {"plot x.csv --by game,ord", "game,order\n"},
        {"play as=", "as=first as=second\n"},
        {"nothing ''", "\n"},
        {"plot evil.csv --by ''", "game limit\n"},
        {"plot packed.csv --by o", "order\n"},
        {"plot packed.csv.gz --by o", "order\n"},
    };
    (void)state;
    expect_status(0, "printf 'game,order\\n' > x.csv; printf 'game,$(touch pwned),limit,;ls\\n' > evil.csv; gzip "
                     "-c x.csv > packed.csv.gz");
    for (size_t i = 0; i < sizeof becomes / sizeof *becomes; i++)
        assert_string_equal(words(becomes[i][0]), becomes[i][1]);
}

/* Every verb, and every option that its help shows. */
static void test_all_verbs(void **state)
{
    (void)state;
    expect_status(
        0, "plymeter completion words '' | cut -f1 | grep -v '^-\\|^help$' | sort > offered &&"
           " plymeter --help | sed -n 's/^  \\([a-z]\\{1,\\}\\) .*/\\1/p' | sort | diff offered - &&"
           " for verb in $(cat offered); do"
           " plymeter completion words -- $verb - | cut -f1 | sort > offered &&"
           " plymeter $verb --help | sed -n 's/^  .\\{4\\}\\(--[a-z-]*\\).*/\\1/p' | sort | diff offered - &&"
           " grep -qx -- --help offered || exit 1; done");
}

static void complete_in(const char *name)
{
    int status;
    const char *said =
        shell(&status, "mkdir %s && cd %s && " SCRIPT("verbs/completion.sh") "\"$PLYMETER\" %s", name, name, name);
    if (*said)
        print_message("%s", said);
    assert_int_equal(status, 0);
}

static void test_bash(void **state)
{
    (void)state;
    complete_in("bash");
}

static void test_zsh(void **state)
{
    (void)state;
    complete_in("zsh");
}

static void test_fish(void **state)
{
    (void)state;
    complete_in("fish");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_words), cmocka_unit_test(test_all_verbs), cmocka_unit_test(test_bash),
        cmocka_unit_test(test_zsh),   cmocka_unit_test(test_fish),
    };
    return cmocka_run_group_tests_name("completion", tests, make_folder, remove_folder);
}
