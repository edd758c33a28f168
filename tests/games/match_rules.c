/* What the program does with matches that end by what was before, and the limit of moves; how they end is in rules.txt. */

#include "tests/shell.h"
#include "tests/helper.h"

static const char shuffle[] = "{ \"measure\": \"game\", \"games\": [ { \"game\": \"chess\", \"position\": "
                              "\"7k/8/8/8/8/8/8/KQ6 w - - 0 1\" } ],\n"
                              "  \"searches\": [ { \"name\": \"First\", \"algorithm\": \"alphabeta\" } ],\n"
                              "  \"cutoffs\": [ { \"limit\": 0 } ] }\n";
static const char endless[] =
    "{ \"measure\": \"match\", \"games\": [ { \"game\": \"uniform\", \"branching\": 2 } ],\n"
    "  \"searches\": [ { \"name\": \"A\", \"algorithm\": \"alphabeta\" },\n"
    "                { \"name\": \"B\", \"algorithm\": \"minimax\" } ],\n"
    "  \"cutoffs\": [ { \"limit\": 0 } ] }\n";

/* Who plays the first move of the list at every turn repeats positions. */
static void test_program(void **state)
{
    (void)state;
    write_file("shuffle.json", shuffle, strlen(shuffle));
    expect(0, "1 games", "plymeter run --games shuffle.games -o shuffle.csv shuffle.json");
    expect(0, "over: a draw by threefold repetition\n1/2-1/2 in ", "plymeter show --ascii shuffle.games:1");
    expect(0, "over: a draw by threefold repetition\n",
           "plymeter play --ascii game=chess 'position=7k/8/8/8/8/8/8/KQ6 w - - 0 1' first=First second=First "
           "levels=shuffle.json");
    expect(0, "over: You (o) wins by the other's perpetual check\n",
           "tr . '\\n' <<end | plymeter play --ascii game=shogi position=1k7/9/9/9/9/9/9/9/1R6K_w_-_1 first=you "
           "second=you\n8a9a.8i9i.9a8a.9i8i.8a9a.8i9i.9a8a.9i8i.8a9a.8i9i.9a8a.9i8i\nend\n");
    /* A shown position is not over by repetition. */
    expect(0, "\nx to move\n20 moves: ",
           "plymeter show --ascii game=chess moves=Nf3.Nf6.Ng1.Ng8.Nf3.Nf6.Ng1.Ng8.Nf3.Nf6.Ng1.Ng8");
}

static void test_limit(void **state)
{
    char text[200];
    (void)state;
    write_file("endless.json", endless, strlen(endless));
    expect_status(0, "plymeter run --games endless.games -o endless.csv endless.json");
    snprintf(text, sizeof text, ",%d\n", 2 * MOST_MOVES);
    expect(0, text, "plymeter summary endless.csv --by player --of plies | cut -d, -f1,4 | tail -1");
    snprintf(text, sizeof text, "over: a draw by the limit of %d moves\n1/2-1/2 in %d moves", MOST_MOVES,
             MOST_MOVES);
    expect(0, text, "plymeter show endless.games:1");
}

/* A position may know what it is worth to one player; the other, who evaluates in another way, has it otherwise. */
static void test_players_apart(void **state)
{
    char every[] = "game=chess moves=e2e4", fewer[] = "game=chess without=places moves=e2e4";
    const struct cell whole = cell_of(every), bare = cell_of(fewer);
    const struct game *chess = game_at(whole.part[GAME_PART]);
    static struct description expected, shared;
    static struct sight sight;
    const struct task alone = cell_task(&bare), first = cell_match(&whole, 0);
    struct task second = cell_match(&bare, 1);
    (void)state;
    chess->describe(&first, true, &shared);
    chess->describe(&alone, true, &expected);
    assert_int_not_equal(shared.value, expected.value);
    second.trail = first.trail;
    task_look(&first, &sight);
    chess->describe(&second, true, &shared);
    assert_int_equal(shared.value, expected.value);
}

int main(void)
{
    const struct CMUnitTest list[] = {
        cmocka_unit_test(test_program),
        cmocka_unit_test(test_limit),
        cmocka_unit_test(test_players_apart),
    };
    return cmocka_run_group_tests(list, make_folder, remove_folder);
}
