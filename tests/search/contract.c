/* What parts use of the kit is in their contracts: the comments of kit/search.h for algorithms, for others those of
 * kit/walk.h as well (contract.awk). */
#include "tests/shell.h"

#define CHECK(contract, parts)                                                                                     \
    "cp -R \"$PROJECT\"/algorithms . && echo \"$more\" > algorithms/more.c && "                                    \
    "awk -v contract='" contract "' -f \"$PROJECT\"/tests/search/contract.awk \"$PROJECT\"/src/kit/*.h " parts
#define ALGORITHMS CHECK("search[.]h", "algorithms/*.c algorithms/windows/*.h algorithms/best_first/*.h")
#define PARTS CHECK("(search|walk)[.]h", "algorithms/*.c algorithms/*/*.[ch]")

static void test_contracts_are_whole(void **state)
{
    (void)state;
    expect_status(0, ALGORITHMS);
    expect_status(0, PARTS);
}

static void test_others_are_found(void **state)
{
    (void)state;
    expect(1, "algorithms/more.c: count_probe is not named in the contract\n",
           "more='    count_probe(search, path, true);'; " ALGORITHMS);
    expect(1, "algorithms/more.c: search->peeked is not named", "more='search->peeked++;'; " PARTS);
    expect(1, "assess_children is not named", "more='assess_children(search, state, &children);'; " ALGORITHMS);
    expect_status(0, "more='assess_children(search, state, &children);'; " PARTS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_contracts_are_whole),
        cmocka_unit_test(test_others_are_found),
    };
    return cmocka_run_group_tests_name("contract", tests, make_folder, remove_folder);
}
