/*
 * Realization-probability search: trees worked by hand, and what holds on any tree, though its values depend on the
 * window.
 */
#include "games/tree.c"
#include "kit/search.h"
#include "kit/walk_full.h"
#include "compose/begin.h"
#include "kit/random.h"
#include "tests/helper.h"

/* --- by hand ---------------------------------------------------------------------------------------------- */

struct worked {
    const char *search;
    int64_t value;
    const char *move;
    uint64_t interior, leaves;
};

static void check_all(const char *cell, const struct worked *worked, int count)
{
    for (int i = 0; i < count; i++) {
        const struct outcome outcome = run_cell("%s algorithm=rps %s", cell, worked[i].search);
        assert_int_equal(outcome.status, OK);
        assert_int_equal(outcome.value, worked[i].value);
        assert_string_equal(outcome.move, worked[i].move);
        assert_int_equal(outcome.counts.interior, worked[i].interior);
        assert_int_equal(outcome.counts.leaves, worked[i].leaves);
    }
}

#define CHECK_ALL(cell, ...)                                                                                       \
    do {                                                                                                           \
        const struct worked worked[] = {__VA_ARGS__};                                                              \
        check_all(cell, worked, sizeof worked / sizeof *worked);                                                   \
    } while (0)

/*
 *                              MAX
 *       1 bit __________________|__________________
 *            |     3 bits |     3 bits |     3 bits |     the other moves cost 1 bit
 *            4          MIN 6        MIN 5        MIN 0
 *                       9   2        7   8        8   9
 *
 * At 3 bits the three MIN nodes are leaves, and 6 looks best.  Searched again it is 2; 5, which then raises 4, is 7.
 * The best move of all, the last, never raises anything: no remedy finds it.
 */
#define HORIZON                                                                                                    \
    "game=tree tree=[{\"p\":0.5,\"value\":4},{\"p\":0.125,\"value\":6,\"children\":[9,2]},"                        \
    "{\"p\":0.125,\"value\":5,\"children\":[7,8]},{\"p\":0.125,\"value\":0,\"children\":[8,9]}] "

static void test_horizon(void **state)
{
    (void)state;
    CHECK_ALL(HORIZON "cutoff=realization meaning=bits limit=3", {"research=none", 6, "1", 1, 4}, /* 4; 6; 5; 0 */
              {"research=update", 7, "2", 3, 8}, /* 4; 6, 9 2; 5, 7 8; 0 */
              {"research=update update_price=3071", 7, "2", 3, 8},
              {"research=update update_price=3072", 6, "1", 1, 4}, /* no dearer than that */
              {"research=null-window", 7, "2", 4, 10},             /* 4; 6, 9 2; 5, 7 8, 7 8; 0 */
              {"research=null-window ply_price=3071", 7, "2", 4, 10},
              {"research=null-window ply_price=3072", 6, "1", 1, 5}, /* 4; 6, 6; 5; 0 */
              {"research=none enhanced=yes", 8, "3", 4, 7},          /* 4; 9 2; 7 8; 8 9 */
              {"research=update enhanced=yes", 8, "3", 6, 11},       /* 4; 9 2; 7 8, 7 8; 8 9, 8 9 */
              {"research=null-window enhanced=yes", 8, "3", 6, 11});
}

/* The first child raises nothing: a dear one keeps its price, and 6. */
static void test_first_child(void **state)
{
    (void)state;
    CHECK_ALL(
        "game=tree tree=[{\"p\":0.125,\"value\":6,\"children\":[9,2]},4] cutoff=realization meaning=bits limit=3",
        {"research=update", 6, "0", 1, 2}, {"research=null-window", 6, "0", 1, 2},
        {"research=null-window enhanced=yes", 4, "1", 2, 5}); /* 9 2 2; 4 4 */
}

/*
 *                 MAX
 *      ____________|____________
 *     | 1 bit each              | p          the two MAX moves below cost 1 bit each
 *     0 0 0 0 0               MIN 6
 *                             3   4
 *
 * Five moves are cheap; the sixth, at 5 bits, is 2.5 times as dear as an ordinary ply, at 3 bits not more than 1.5
 * times.  The same one ply lower, below a forced move that costs nothing, is 1.25 and, at 7 bits, 1.75 plies a move.
 */
#define SIXTH(p) "{\"p\":0.5,\"value\":0},0,0,0,0,{\"p\":" #p ",\"value\":6,\"children\":[3,4]}"
#define EVEN_SIXTH(p) "game=tree tree=[" SIXTH(p) "] "
#define LOWER_SIXTH(p) "game=tree root=min tree=[[" SIXTH(p) "]] "

static void test_intermediate(void **state)
{
    (void)state;
    /* 0 0 0 0 0; 6, between 3 4, at a ply's price 3 4, open 3 4 */
    CHECK_ALL(
        EVEN_SIXTH(0.03125) "cutoff=realization meaning=bits limit=5", {"research=null-window", 3, "5", 3, 10},
        {"research=null-window enhanced=yes", 3, "5", 4, 12},
        {"research=update enhanced=yes", 3, "5", 2, 8}); /* the sixth is not cheap, and there is none between */
    CHECK_ALL(EVEN_SIXTH(0.125) "cutoff=realization meaning=bits limit=3", {"research=null-window", 3, "5", 3, 10},
              {"research=null-window enhanced=yes", 3, "5", 3, 10});
    CHECK_ALL(LOWER_SIXTH(0.03125) "cutoff=realization meaning=bits limit=5",
              {"research=null-window enhanced=yes", -3, "0", 4, 10});
    CHECK_ALL(LOWER_SIXTH(0.0078125) "cutoff=realization meaning=bits limit=7",
              {"research=null-window enhanced=yes", -3, "0", 5, 12});
}

/*
 *                 MAX
 *      ____________|____________
 *     | 1 bit each              | 5 bits
 *     0 0 0 0 0               MIN 6
 *                     2 bits ___|___ 1 bit
 *                        MAX 7     MAX 5
 *                        8   9     -1 -2
 *
 * The price between is (5 + 2) / 2 = 3.5 bits: of the MAX nodes, at 5.5 and 4.5, only the second is searched on, which
 * refutes the sixth move.  At a ply's price, 2 bits, both would be.
 */
static void test_intermediate_refutes(void **state)
{
    (void)state;
    CHECK_ALL("game=tree tree=[{\"p\":0.5,\"value\":0},0,0,0,0,{\"p\":0.03125,\"value\":6,\"children\":["
              "{\"p\":0.25,\"value\":7,\"children\":[8,9]},{\"p\":0.5,\"value\":5,\"children\":[-1,-2]}]}] "
              "cutoff=realization meaning=bits limit=5",
              {"research=null-window", 0, "0", 4, 9},               /* 0 0 0 0 0; 6, 8 -1 -2 */
              {"research=null-window enhanced=yes", 0, "0", 3, 9}); /* 0 0 0 0 0; 6, 7 -1 -2 */
}

/*
 *                   MAX
 *       _____________|_____________
 *     MIN 9        MIN 8         MIN 7      cost 0, 1 and 2: so many siblings look better
 *     1   1        1   1         2   9
 *
 * Each side pays for its own moves, or both together: searched again at 1, MIN 7 is no leaf.
 */
static void test_conspiracy(void **state)
{
    (void)state;
    CHECK_ALL("game=tree tree=[{\"value\":9,\"children\":[1,1]},{\"value\":8,\"children\":[1,1]},"
              "{\"value\":7,\"children\":[2,9]}] cutoff=conspiracy limit=1",
              {"research=none counters=one", 7, "2", 3, 4}, /* 1 1; 1; 7 */
              {"research=none counters=two", 7, "2", 3, 4},
              {"research=update update_price=1 counters=one", 2, "2", 4, 6}, /* 1 1; 1; 7, 2 9 */
              {"research=update update_price=1 counters=two", 2, "2", 4, 6});
}

/* --- on any tree ------------------------------------------------------------------------------------------ */

enum { TREES = 60, TREE_TEXT = 20000 };

/* A random tree: up to four children a node, of random values and probabilities, at most `height` plies. */
static char *append_tree(char *at, uint64_t key, int height)
{
    const int children = height > 0 ? (int)below(descend(key, 0), 5) : 0;
    at += sprintf(at, "{\"p\":%.4f,\"value\":%d", 1.0 / (2 + below(descend(key, 1), 30)),
                  (int)below(descend(key, 2), 41) - 20);
    for (int i = 0; i < children; i++)
        at = append_tree(at + sprintf(at, i ? "," : ",\"children\":["), descend(key, (uint64_t)i + 3), height - 1);
    return at + sprintf(at, children ? "]}" : "}");
}

static const char *random_tree(uint64_t seed)
{
    static char text[TREE_TEXT];
    assert_true(append_tree(text, descend(0, seed), 5) < text + TREE_TEXT);
    return text;
}

static const char *const options[] = {
    "research=none enhanced=yes",
    "research=update",
    "research=update update_price=1500 enhanced=yes",
    "research=null-window",
    "research=null-window ply_price=1500",
    "research=null-window ply_price=1500 enhanced=yes",
};
enum { OPTIONS = sizeof options / sizeof *options };

static void assert_same(struct outcome a, struct outcome b, bool counts)
{
    assert_int_equal(a.status, OK);
    assert_int_equal(b.status, OK);
    assert_int_equal(a.value, b.value);
    assert_string_equal(a.move, b.move);
    if (counts)
        assert_memory_equal(&a.counts, &b.counts, sizeof a.counts);
}

/* Without a second search it is alpha-beta; so it is when nothing is lowered, but that null windows visit others. */
static void check_plain(const char *cell)
{
    const struct outcome minimax = run_cell("%s algorithm=minimax", cell);
    const struct outcome alphabeta = run_cell("%s algorithm=alphabeta", cell);
    assert_int_equal(alphabeta.value, minimax.value);
    assert_same(run_cell("%s algorithm=rps", cell), alphabeta, true);
    const char *const dear = "update_price=65536 ply_price=65536 enhanced=yes";
    assert_same(run_cell("%s algorithm=rps research=none %s", cell, dear), alphabeta, true);
    assert_same(run_cell("%s algorithm=rps research=update %s", cell, dear), alphabeta, true);
    assert_same(run_cell("%s algorithm=rps research=null-window %s", cell, dear), alphabeta, false);
}

static void test_plain(void **state)
{
    (void)state;
    char cell[TREE_TEXT + 200];
    for (uint64_t seed = 1; seed <= TREES; seed++)
        for (int limit = 2; limit <= 10; limit += 4) {
            const int number = (int)seed, most_plies = limit == 10 ? 3 : 40;
            snprintf(cell, sizeof cell, "game=tree tree=%s cutoff=realization meaning=bits limit=%d most_plies=%d",
                     random_tree(seed), limit, most_plies);
            check_plain(cell);
            snprintf(cell, sizeof cell,
                     "game=uniform branching=3 values=9 seed=%d cutoff=realization meaning=bits "
                     "limit=%d order=random",
                     number, limit);
            check_plain(cell);
            snprintf(cell, sizeof cell,
                     "game=othello size=6 opening=6 seed=%d cutoff=realization meaning=bits "
                     "limit=%d table=configs/tables/othello.json",
                     number, limit - 1);
            check_plain(cell);
            snprintf(cell, sizeof cell, "game=uniform branching=3 values=9 seed=%d limit=%d", number, limit / 2);
            check_plain(cell);
        }
}

/* Positions that are reached in several ways, with quiet leaves and thresholds that grow. */
static const char *const tabled[] = {
    "game=othello size=6 opening=6 cutoff=realization limit=0.02 table=configs/tables/othello.json",
    "game=connect4 opening=4 cutoff=realization limit=12 meaning=bits table=configs/tables/connect4.json "
    "deepen=limit",
    "game=tictactoe opening=1 limit=8",
    "game=tictactoe opening=1 limit=7 deepen=limit",
    "game=shogi variant=mini opening=6 leaf=quiescence cutoff=realization limit=6 meaning=bits deepen=limit",
};
enum { TABLED = sizeof tabled / sizeof *tabled };
static const char *const tables[] = {"", "entries=4096", "entries=4096 etc=yes",
                                     "entries=4096 keep=all order=table", "entries=64 etc=yes keep=all"};
enum { TABLES = sizeof tables / sizeof *tables };

/* Without a second search and cheap moves it is alphabeta, count by count, with a table and without. */
static void test_table_plain(void **state)
{
    (void)state;
    uint64_t recalled = 0;
    for (int cell = 0; cell < TABLED; cell++)
        for (int table = 0; table < TABLES; table++)
            for (int seed = 1; seed <= 3; seed++) {
                const struct outcome alphabeta =
                    run_cell("%s seed=%d algorithm=alphabeta %s", tabled[cell], seed, tables[table]);
                assert_same(run_cell("%s seed=%d algorithm=rps %s", tabled[cell], seed, tables[table]), alphabeta,
                            true);
                recalled += alphabeta.counts.recalled;
            }
    assert_true(recalled > 0);
}

/* With one, the same search finds the same each time, and the table spares it something. */
static void test_table_again(void **state)
{
    (void)state;
    uint64_t recalled = 0;
    for (int cell = 0; cell < TABLED; cell++)
        for (int option = 0; option < OPTIONS; option++)
            for (int table = 1; table < TABLES; table++) {
                const char *const format = "%s seed=1 algorithm=rps %s %s";
                const struct outcome first = run_cell(format, tabled[cell], options[option], tables[table]);
                assert_same(run_cell(format, tabled[cell], options[option], tables[table]), first, true);
                recalled += first.counts.recalled;
            }
    assert_true(recalled > 0);
}

/* Children that the table refutes at their own price are searched again all the same: etc=yes changes nothing. */
static void test_table_etc(void **state)
{
    (void)state;
    for (int cell = 0; cell < TABLED; cell++)
        for (int option = 0; option < OPTIONS; option++) {
            const char *const format = "%s seed=2 algorithm=rps %s entries=4096 etc=%s";
            assert_same(run_cell(format, tabled[cell], options[option], "yes"),
                        run_cell(format, tabled[cell], options[option], "no"), true);
        }
}

/* What rests on finished games alone is proved, whatever was searched before. */
static void test_table_to_the_end(void **state)
{
    (void)state;
    for (int seed = 1; seed <= TREES; seed++)
        for (int option = 0; option < OPTIONS; option++) {
            const char *const cell = "game=tictactoe opening=3 cutoff=realization meaning=bits limit=1000";
            const int64_t value = run_cell("%s seed=%d", cell, seed).value;
            assert_int_equal(
                run_cell("%s seed=%d algorithm=rps entries=4096 %s", cell, seed, options[option]).value, value);
        }
}

/* Plies are cheaper than any second search: the counts are alpha-beta's, but for null windows. */
static void test_depth(void **state)
{
    (void)state;
    for (int seed = 1; seed <= TREES; seed++)
        for (int option = 0; option < OPTIONS; option++)
            for (int limit = 1; limit <= 5; limit++) {
                const struct outcome alphabeta =
                    run_cell("game=uniform branching=4 values=20 seed=%d limit=%d", seed, limit);
                const struct outcome rps_outcome =
                    run_cell("game=uniform branching=4 values=20 seed=%d limit=%d algorithm=rps %s", seed, limit,
                             options[option]);
                assert_same(rps_outcome, alphabeta, !strstr(options[option], "null-window"));
            }
}

/* Where every path ends at a finished position, prices do not matter: value and move are minimax's.  Searching again
 * at once only adds to what alpha-beta visits. */
static void check_to_the_end(const char *cell)
{
    const struct outcome alphabeta = run_cell("%s algorithm=alphabeta", cell);
    assert_int_equal(alphabeta.counts.leaves, alphabeta.counts.terminals);
    for (int option = 0; option < OPTIONS; option++)
        assert_same(run_cell("%s algorithm=rps %s", cell, options[option]), alphabeta, false);
    const struct counts update = run_cell("%s algorithm=rps research=update", cell).counts;
    assert_true(update.leaves >= alphabeta.counts.leaves && update.interior >= alphabeta.counts.interior);
}

static void test_to_the_end(void **state)
{
    (void)state;
    char cell[TREE_TEXT + 200];
    for (uint64_t seed = 1; seed <= TREES; seed++) {
        snprintf(cell, sizeof cell, "game=tree tree=%s cutoff=realization meaning=bits limit=1000",
                 random_tree(seed));
        check_to_the_end(cell);
        snprintf(cell, sizeof cell,
                 "game=othello size=4 opening=6 seed=%d cutoff=realization meaning=bits limit=1000", (int)seed);
        check_to_the_end(cell);
        snprintf(cell, sizeof cell, "game=tictactoe opening=4 seed=%d cutoff=realization meaning=bits limit=1000",
                 (int)seed);
        check_to_the_end(cell);
    }
}

/* --- between which values --------------------------------------------------------------------------------- */

/* What the side to move could get at most (sign 1) or at least (sign -1) if it, or the other side, chose for every
 * move but a node's first among its own price and those of second searches that lower it. */
static Value extreme(Search *search, const State *position, Path path, int sign, const int *lower)
{
    Value value, best = -INFINITE;
    if (at_leaf(search, position, path, -INFINITE, INFINITE, &value))
        return value;
    Children children;
    value = -INFINITE;
    expand_all(search, position, path, -INFINITE, INFINITE, &children, &value);
    for (int i = 0; i < children.count; i++) {
        const State child = play(search->rules, position, children.move[i]);
        const Path below = step(search, position, path, &children, i);
        value = -extreme(search, &child, below, -sign, lower);
        const int own = spent_of(below) - spent_of(path);
        for (const int *price = lower; i > 0 && *price; price++)
            if (*price < own) {
                const Path cheaper = spend_less(search, path, own - *price);
                const Value again =
                    -extreme(search, &child, step(search, position, cheaper, &children, i), -sign, lower);
                value = sign > 0 ? larger(value, again) : smaller(value, again);
            }
        best = larger(best, value);
    }
    return best;
}

static Value extreme_of(const struct cell *cell, int sign, const int *lower)
{
    const struct task task = cell_task(cell);
    struct reached at = {.arena.limit = SIZE_MAX};
    Search search;
    assert_null(begin(&task, &at, &search));
    allow_nodes(&search, UINT64_MAX);
    const Value value = extreme(&search, &at.state, root_path(&search), sign, lower);
    arena_free(&at.arena);
    return value;
}

static void test_between(void **state)
{
    (void)state;
    static const int lower[] = {1500, 0};
    static char text[TREE_TEXT + 200];
    int wide = 0, other = 0;
    for (uint64_t seed = 1; seed <= 10 * TREES; seed++) {
        snprintf(text, sizeof text, "game=tree tree=%s cutoff=realization meaning=bits limit=7", random_tree(seed));
        const int64_t plain = run_cell("%s", text).value;
        const int64_t update = run_cell("%s algorithm=rps research=update update_price=1500", text).value;
        const int64_t null_window = run_cell("%s algorithm=rps research=null-window ply_price=1500", text).value;
        const struct cell cell = cell_of(text);
        const Value least = extreme_of(&cell, -1, lower), most = extreme_of(&cell, 1, lower);
        assert_true(least <= update && update <= most);
        assert_true(least <= null_window && null_window <= most);
        wide += least < most;
        other += update != plain && null_window != plain;
    }
    assert_true(wide > TREES); /* or nothing was tested */
    assert_true(other > TREES / 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_horizon),
        cmocka_unit_test(test_first_child),
        cmocka_unit_test(test_intermediate),
        cmocka_unit_test(test_intermediate_refutes),
        cmocka_unit_test(test_conspiracy),
        cmocka_unit_test(test_plain),
        cmocka_unit_test(test_depth),
        cmocka_unit_test(test_to_the_end),
        cmocka_unit_test(test_between),
        cmocka_unit_test(test_table_plain),
        cmocka_unit_test(test_table_again),
        cmocka_unit_test(test_table_etc),
        cmocka_unit_test(test_table_to_the_end),
    };
    return cmocka_run_group_tests_name("rps", tests, NULL, NULL);
}
