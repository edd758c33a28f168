/* Entries of a transposition table: what is kept is read again, and what does not fit is not kept;
 * and none answers for another price that is left. */
#include <string.h>
#include <unistd.h>

#include "games/connect4.c"

#include "kit/search.h"

#include "kit/walk.h"

#include "tests/helper.h"

/* Limits of every size, with all that may be asked of what is left. */
static Search search_of_kind(const Rules *rules, int kind)
{
    Search search = {.rules = rules, .most_plies = kind & 1 ? 40 : INT_MAX, 0};
    search.each_side = kind & 2;
    search.keep_leaves = kind & 4;
    return search;
}

static void check_entry(const Layout *layout, Remaining remaining, const Entry *known)
{
    uint64_t words[12] = {0};
    const State state = {5, 10};
    const Rules rules = {.bottom = 1};
    const uint64_t code = code_of(layout, remaining);
    assert_true(code != NO_CODE && layout->words <= 12);
    set_position(layout, words, &rules, &state, 77);
    write_entry(layout, words, code, known);
    const Entry again = read_known(layout, words);
    assert_true(again.lower == known->lower && again.upper == known->upper);
    assert_true(again.marks == known->marks && again.best == known->best);
    assert_true(code_in(layout, words) == code && is_of(layout, words, &rules, &state, 77));
    const State other = {5, 2};
    assert_false(is_of(layout, words, &rules, &other, ~(uint64_t)77));
}

static void test_what_is_kept_is_read_again(void **unused)
{
    static const Value values[] = {-INT64_MAX, -WIN, -1, 0, 1, WIN, INT64_MAX};
    const Rules rules = {.columns = 7};
    (void)unused;
    for (int kind = 0; kind < 8; kind++)
        for (int limit = 1; limit <= 1 << 21; limit *= 2)
            for (int i = 0; i < 49; i++) {
                const Search search = search_of_kind(&rules, kind);
                const Layout layout = layout_of(&search, limit, i % 3 == 2 ? 64 : 0, i % 2);
                const Entry known = {values[i / 7 % 6], values[1 + i % 6], (unsigned)(i % 8), (Move)(i * 5)};
                check_entry(&layout, (Remaining){limit, search.each_side ? limit : 0, kind & 1 ? 40 : INT_MAX, 0},
                            &known);
                check_entry(&layout, (Remaining){kind & 4 ? -BELOW : 1, search.each_side ? 1 : 0, 0, 0}, &known);
            }
}

/* A bound beyond the game's says no more than that; what a limit did not foresee has no code. */
static void test_what_does_not_fit(void **unused)
{
    const Rules rules = {.columns = 7};
    uint64_t words[12] = {0};
    (void)unused;
    const Search search = search_of_kind(&rules, 0);
    const Layout layout = layout_of(&search, 15, 0, false);
    write_entry(&layout, words, 1, &(Entry){WIN + 7, INT64_MAX, 0, 0});
    assert_int_equal(read_known(&layout, words).lower, WIN + 1);
    assert_true(code_of(&layout, (Remaining){15, 0, INT_MAX, 0}) == 15);
    assert_true(code_of(&layout, (Remaining){16, 0, INT_MAX, 0}) == NO_CODE);
    assert_true(code_of(&layout, (Remaining){-1, 0, INT_MAX, 0}) == NO_CODE);
}

/* What algorithms/README.md says of their size, which is one byte more than their words, since each has a tag; and the
 * largest power of two of them that one gigabyte holds. */
static void test_sizes(void **unused)
{
    static const struct {
        const char *cell;
        int bytes, power;
    } sizes[] = {
        {"game=connect4 algorithm=pvs entries=64 limit=8", 17, 25},
        {"game=connect4 algorithm=pvs entries=64 cutoff=realization limit=0.001", 17, 25},
        {"game=kalah algorithm=pvs entries=64 limit=8", 17, 25},
        {"game=isola algorithm=pvs entries=64 limit=4", 17, 25},
        {"game=tictactoe algorithm=pvs entries=64 limit=8", 17, 25},
        {"game=splitting algorithm=pvs entries=64 limit=8", 17, 25},
        {"game=mnk columns=5 rows=6 k=4 algorithm=pvs entries=64 limit=8", 17, 25},
        {"game=breakthrough columns=4 rows=8 algorithm=pvs entries=64 limit=4", 17, 25},
        {"game=othello algorithm=pvs entries=64 limit=8", 25, 25},
        {"game=uniform algorithm=pvs entries=64 limit=8", 33, 24},
        {"game=ordered algorithm=pvs entries=64 limit=8", 41, 24},
        {"game=incremental algorithm=pvs entries=64 limit=8", 41, 24},
        {"game=checkers algorithm=pvs entries=64 limit=4", 41, 24},
        {"game=upperhand algorithm=pvs entries=64 limit=4", 41, 24},
        {"game=chess algorithm=pvs entries=64 limit=8", 49, 24},
        {"game=dependent algorithm=pvs entries=64 limit=8", 49, 24},
        {"game=shogi algorithm=pvs entries=64 limit=8", 81, 23},
        {"game=chess algorithm=pvs entries=64 cutoff=realization limit=0.001", 57, 24},
        {"game=shogi algorithm=pvs entries=64 cutoff=realization limit=0.001", 89, 23},
        {"game=chess algorithm=pvs entries=64 hash_bits=64 limit=8", 17, 25},
        {"game=shogi algorithm=pvs entries=64 hash_bits=64 limit=8", 17, 25},
    };
    (void)unused;
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        char text[200];
        snprintf(text, sizeof text, "%s", sizes[i].cell);
        const struct cell cell = cell_of(text);
        const int64_t bytes = cell_entry_bytes(&cell), gigabyte = 1 << 30;
        assert_int_equal(bytes, sizes[i].bytes);
        assert_true(bytes << sizes[i].power <= gigabyte && bytes << (sizes[i].power + 1) > gigabyte);
    }
}

static struct outcome with_hash(const char *bits, enum measure measure)
{
    struct outcome outcome;
    char text[200];
    snprintf(text, sizeof text, "game=othello opening=8 seed=3 algorithm=pvs entries=1024 hash_bits=%s limit=10",
             bits);
    struct cell cell = cell_of(text);
    cell.measure = measure;
    const struct task task = cell_task(&cell);
    cell_search(&cell)->run(&task, &outcome);
    assert_int_equal(outcome.status, OK);
    return outcome;
}

/* Of 16 bits of a hash some are taken for each other here, of 64 none, and of whole positions none can be.  That they are
 * counted changes nothing else. */
static void test_collisions(void **unused)
{
    (void)unused;
    const struct outcome none = with_hash("none", MEASURE_ANATOMY), few = with_hash("16", MEASURE_ANATOMY),
                         many = with_hash("64", MEASURE_ANATOMY), unseen = with_hash("16", MEASURE_SEARCH);
    assert_int_equal(none.counts.collisions, 0);
    assert_int_equal(many.counts.collisions, 0);
    assert_true(few.counts.collisions > 0);
    assert_int_equal(many.counts.leaves, none.counts.leaves);
    assert_int_equal(many.value, none.value);
    assert_int_equal(unseen.counts.leaves, few.counts.leaves);
}

static char file[] = "/tmp/plymeter-entries-XXXXXX";

/* Of tictactoe's categories each costs one to three units, of which a bit has 1024. */
static void write_table(void)
{
    FILE *out = fopen(file, "w");
    assert_non_null(out);
    fputs("{ \"game\": \"tictactoe\", \"categories\": [", out);
    const char *const *names = game_at(part_find(GAME_PART, "tictactoe"))->category_names, *before = "";
    for (int i = 0; i < MAX_CATEGORIES && names[i]; i++) {
        fprintf(out, "%s{ \"name\": \"%s\", \"price\": %d }", before, names[i], 1 + i % 3);
        before = ", ";
    }
    fputs("] }", out);
    assert_int_equal(fclose(out), 0);
}

/* An entry does not answer where a single unit more or less is left. */
static void test_units_of_price(void **unused)
{
    static const char *const searches[] = {"alphabeta entries=4096", "pvs entries=4096 etc=yes",
                                           "mtdf entries=4096 keep=all"};
    (void)unused;
    write_table();
    for (int units = 4; units <= 12; units++)
        for (int seed = 1; seed <= 5; seed++) {
#define RUN(search)                                                                                                \
    run_cell("game=tictactoe opening=1 seed=%d algorithm=%s cutoff=realization meaning=bits table=%s limit=%.17g", \
             seed, search, file, units / 1024.0)
            const Value value = RUN("minimax").value;
            for (size_t s = 0; s < sizeof searches / sizeof *searches; s++) {
                const struct outcome outcome = RUN(searches[s]);
                assert_int_equal(outcome.status, OK);
                if (outcome.value != value)
                    fail_msg("%s disagrees with %d units, seed %d", searches[s], units, seed);
            }
#undef RUN
        }
}

static int make_file(void **unused)
{
    (void)unused;
    const int opened = mkstemp(file);
    return opened < 0 || close(opened);
}

static int remove_file(void **unused)
{
    (void)unused;
    return unlink(file);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_what_is_kept_is_read_again),
        cmocka_unit_test(test_what_does_not_fit),
        cmocka_unit_test(test_sizes),
        cmocka_unit_test(test_collisions),
        cmocka_unit_test(test_units_of_price),
    };
    return cmocka_run_group_tests(tests, make_file, remove_file);
}
