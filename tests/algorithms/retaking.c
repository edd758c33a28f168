/* Moves that take back are a category that depends on the move before, in searches and in the games that tables learn of. */

#include <unistd.h>

#include "parts/prices.h"
#include "tests/helper.h"

static char file[] = "/tmp/plymeter-retaking-XXXXXX";

/* Every category costs two bits; moves that take back half a bit, or are in the table not at all. */
static void write_table(int game, bool with)
{
    FILE *out = fopen(file, "w");
    assert_non_null(out);
    fprintf(out, "{ \"game\": \"%s\", \"categories\": [", part_at(GAME_PART, game)->name);
    const char *const *names = game_at(game)->category_names, *before = "";
    for (int i = 0; i < CATEGORIES && names[i]; i++) {
        const bool back = strcmp(names[i], "takes back") == 0;
        if (back && !with)
            continue;
        fprintf(out, "%s{ \"name\": \"%s\", \"price\": %d }", before, names[i], back ? BIT / 2 : 2 * BIT);
        before = ", ";
    }
    fputs("] }", out);
    assert_int_equal(fclose(out), 0);
}

static uint64_t interior(const char *moves, const char *limit, const char *algorithm)
{
    const struct outcome outcome =
        run_cell("game=chess position=k7/8/5p2/4p3/3P4/8/8/K7_w_-_-_0_1 moves=%s algorithm=%s cutoff=realization "
                 "meaning=bits table=%s limit=%s",
                 moves, algorithm, file, limit);
    assert_int_equal(outcome.status, OK);
    return outcome.counts.interior;
}

/* White's pawn on d4 can take the one on e5, which another protects.  White has five moves: the pawn's two, and three of the
 * king.  After one of them two bits are spent, and after any answer four, but for one that takes back: two and a half. */
static void test_by_hand(void **state)
{
    (void)state;
    for (int with = 0; with < 2; with++) {
        write_table(part_find(GAME_PART, "chess"), with);
        assert_int_equal(interior("none", "2", "minimax"), 1);
        assert_int_equal(interior("none", "2.5", "minimax"), 6);
        assert_int_equal(interior("none", "3", "minimax"), 6 + (uint64_t)with);
        /* The root's last move counts, too. */
        assert_int_equal(interior("d4e5", "1", "minimax"), 1 + (uint64_t)with);
        assert_int_equal(interior("d4d5", "1", "minimax"), 1);
    }
}

static uint64_t set_after(const char *position, const char *moves, const char *move)
{
    static char text[300];
    static struct sight sight;
    uint64_t set[MOST_CHILDREN];
    snprintf(text, sizeof text, "game=chess position=%s_-_-_0_1 moves=%s", position, moves);
    const struct cell cell = cell_of(text);
    const struct task task = cell_task(&cell);
    const struct game *game = game_at(cell.part[GAME_PART]);
    game->look(&task, &sight);
    game->categorise(&task, set);
    for (int i = 0; i < sight.count; i++)
        if (strcmp(sight.name[i], move) == 0)
            return set[i];
    fail_msg("there is no move %s", move);
    return 0;
}

/* Learning sees what searches see. */
static void test_learned(void **state)
{
    (void)state;
    const char *const *names = game_at(part_find(GAME_PART, "chess"))->category_names;
    int back = 0;
    while (strcmp(names[back], "takes back") != 0)
        back++;
    const uint64_t bit = (uint64_t)1 << back;
    static const char white[] = "k7/8/3p1p2/4p3/3p4/5N2/7Q/KB6_w", black[] = "kb6/7q/5n2/3P4/4P3/3P1P2/8/K7_b";
    assert_false(set_after(white, "none", "f3e5") & bit);
    assert_true(set_after(white, "f3e5", "f6e5") & bit);
    assert_true(set_after(white, "f3e5", "d6e5") & bit);
    assert_false(set_after(white, "f3e5", "d6d5") & bit);
    assert_true(set_after(black, "f6e4", "f3e4") & bit);
    assert_false(set_after(white, "f3d4.e5d4", "h2d6") & bit); /* takes elsewhere */
    assert_false(set_after(white, "f3e5.f6e5", "h2e5") & bit); /* loses the queen for it */
    assert_false(set_after(white, "f3e1.d4d3", "b1d3") & bit); /* takes first */
}

/* All algorithms agree with minimax, with tables of positions that are reached in several ways; and it matters. */
static void test_searches_agree(void **state)
{
    static const char *const games[][2] = {{"chess", "game=chess opening=14"},
                                           {"shogi", "game=shogi variant=mini opening=12"}};
    static const char *const searches[] = {"alphabeta order=static",
                                           "pvs entries=4096 order=killer+static",
                                           "mtdf entries=4096 keep=all",
                                           "scout",
                                           "alphabeta entries=64 etc=yes",
                                           "alphabeta order=best",
                                           "sss",
                                           "dual"};
    (void)state;
    for (int g = 0; g < 2; g++) {
        int unlike = 0;
        for (int seed = 1; seed <= 10; seed++) {
            int64_t value[2];
            for (int with = 0; with < 2; with++) {
                write_table(part_find(GAME_PART, games[g][0]), with);
#define RUN(search)                                                                                                \
    run_cell("%s seed=%d algorithm=%s cutoff=realization meaning=bits table=%s limit=5", games[g][1], seed,        \
             search, file)                                                                                         \
        .value
                value[with] = RUN("minimax");
                for (size_t s = 0; s < sizeof searches / sizeof *searches; s++)
                    if (RUN(searches[s]) != value[with])
                        fail_msg("%s disagrees in %s, seed %d", searches[s], games[g][1], seed);
            }
            unlike += value[0] != value[1];
        }
        if (!unlike)
            fail_msg("taking back never matters in %s", games[g][1]);
    }
}

static int make_file(void **state)
{
    (void)state;
    const int opened = mkstemp(file);
    return opened < 0 || close(opened);
}

static int remove_file(void **state)
{
    (void)state;
    return unlink(file);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_by_hand),
        cmocka_unit_test(test_learned),
        cmocka_unit_test(test_searches_agree),
    };
    return cmocka_run_group_tests(tests, make_file, remove_file);
}
