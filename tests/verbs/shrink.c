/* Making disagreements small: of searches that differ on purpose, of games that are wrong, and of a law. */
#include "tests/shell.h"

#define BROKEN_PROGRAM "\"$PROJECT\"/" BROKEN "/plymeter "

/* With one alternative passed over, abc takes MAX 1.0 for a leaf of the static value 0.  Without a child of the root, of MIN 1,
 * or of MAX 1.0 it sees what minimax sees. */
static void test_smallest_tree(void **state)
{
    (void)state;
    expect(0, "tree=[0,[[1],[1]]]\n",
           "plymeter shrink game=uniform values=100 algorithm=abc alternatives=1 limit=4 2>/dev/null");
    expect(0, "from 7 nodes to 7", "plymeter shrink game=tree 'tree=[0,[[1],[1]]]' algorithm=abc alternatives=1");
    expect(0, "... 1 child                                    alpha cut", /* it is drawn */
           "plymeter shrink game=tree 'tree=[0,[[1],[1]]]' algorithm=abc alternatives=1");
    expect(1, "they agree", "plymeter shrink game=uniform algorithm=alphabeta limit=3");
}

/* What is printed shows it again. */
static void test_shown_again(void **state)
{
    (void)state;
    expect_status(
        0,
        "plymeter shrink game=connect4 opening=8 limit=4 algorithm=alphabeta pruning=research "
        "> shown; test $? = 1 && ! test -s shown"); /* no move costs more than a ply: there is no second search */
    expect_status(0,
                  "plymeter shrink game=uniform values=100 seed=2 algorithm=abc limit=5 > shown 2>/dev/null && "
                  "sed -n 's/^plymeter draw/plymeter cell/p' shown > again && test $(wc -l < again) = 2 && "
                  "while read -r line; do eval \"$line\" | tail -1; done < again | sed "
                  "'s/.*,ok,\\(-*[0-9]*\\),.*/value \\1/' > "
                  "values && grep '^value -*[0-9]*$' shown | cmp - values && test $(sort -u values | wc -l) = 2");
}

/* Of a game that is wrong the smallest position is shown, for a tree of its values would be right. */
static void test_broken_games(void **state)
{
    (void)state;
    expect(0, "their values differ", BROKEN_PROGRAM "shrink game=snort rules=random algorithm=alphabeta limit=4");
    expect(0, "an explicit tree of the same values does not show it",
           BROKEN_PROGRAM "shrink game=snort rules=random algorithm=alphabeta limit=4");
    expect(0, "limit=1\nvalue 16\n",
           BROKEN_PROGRAM
           "shrink game=snort account=beyond algorithm=alphabeta limit=4 --against 'algorithm=alphabeta "
           "window=bounds'");
    expect(0, "the first does not end well",
           BROKEN_PROGRAM "shrink game=hazard heap=12 fault=divide algorithm=alphabeta limit=4");
}

static void test_law(void **state)
{
    (void)state;
    expect(0, "tree=[9]\n", "plymeter shrink game=uniform values=10 limit=4 --law '! echo \"$TREE\" | grep -q 9'");
    expect(1, "the law holds, or its command cannot be run", "plymeter shrink game=uniform limit=2 --law true");
    expect(1, "the law holds, or its command cannot be run",
           "plymeter shrink game=uniform limit=2 --law ./not-there");
    expect(2, "says nothing of an algorithm",
           "plymeter shrink game=uniform limit=2 --against 'algorithm=pvs limit=3'");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_smallest_tree),
        cmocka_unit_test(test_shown_again),
        cmocka_unit_test(test_broken_games),
        cmocka_unit_test(test_law),
    };
    return cmocka_run_group_tests_name("shrink", tests, make_folder, remove_folder);
}
