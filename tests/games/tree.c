/* A tree in a file is kept until the file changes. */
#include "games/tree/read.h"
#include "tests/shell.h"

static void test_tree_is_kept_until_its_file_changes(void **state)
{
    char error[TREE_ERROR];
    (void)state;
    write_file("small.tree", "[1,[2,3]]", 9);
    const struct tree *tree = tree_of("small.tree", error);
    assert_non_null(tree);
    assert_int_equal(tree->count, 5);
    assert_ptr_equal(tree_of("small.tree", error), tree);
    write_file("small.tree", "[1,[2,{\"value\":-4,\"p\":0.25}],5]", 31);
    tree = tree_of("small.tree", error);
    assert_non_null(tree);
    assert_int_equal(tree->count, 6);
    assert_int_equal(tree->bound, 5);
    assert_int_equal(tree->nodes[tree->nodes[2].first_child + 1].value, -4);
    assert_true(tree->p[tree->nodes[2].first_child + 1] == 0.25);
    write_file("small.tree", "[1,{\"value\":2,\"value\":3}]", 25);
    assert_null(tree_of("small.tree", error));
    assert_string_equal(error, "small.tree:1:15: duplicate key");
    assert_null(tree_of("[1,9007199254740993]", error));
    assert_string_equal(error, "column 4 of the tree: expected a value of at most 2^53");
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_tree_is_kept_until_its_file_changes)};
    return cmocka_run_group_tests_name("tree", tests, make_folder, remove_folder);
}
