/*
 * The prunings that programs use: one that never fires leaves every count as it was; on a game where what it takes for
 * granted holds it cuts, and finds minimax's value all the same; and elsewhere it is wrong.
 */
#include "tests/helper.h"

enum { SEEDS = 40 };

/* `pruning` with settings under which it never fires in `search`, where it is sound in `sound`, and wrong in `wrong`, where
 * words behind those of the game belong to the pruning.  NULL: there is no such game. */
static const struct {
    const char *pruning, *never, *sound, *sound_settings, *wrong, *wrong_settings;
} trials[] = {
    /* One more stone of one's own never hurts, and no path ends before the game does. */
    {"null", "limit=1", "game=tictactoe opening=2 limit=20", "null_plies=1", "game=kalah opening=4 limit=5", ""},
    {"null", "limit=1", "game=tictactoe opening=2 limit=20", "null_plies=adaptive null_verify=3",
     "game=othello opening=20 limit=6", "null_plies=adaptive null_verify=4"},
    /* No edge carries more than 2^31. */
    {"futility", "futility_plies=0", "game=incremental limit=5", "futility_margin=2147483648",
     "game=incremental limit=5", "futility_margin=1000000000"},
    {"reverse", "reverse_plies=0", "game=incremental limit=5", "reverse_margin=2147483648",
     "game=incremental limit=5", "reverse_margin=0"},
    {"razor", "razor_plies=0", "game=incremental limit=5", "razor_margin=2147483648", "game=incremental limit=5",
     "razor_margin=500000000"},
    /* The best child stands first. */
    {"late", "late_moves=1000", "game=ordered p1=1 limit=5", "late_moves=1", "game=ordered limit=5",
     "late_moves=1"},
    {"beam", "beam_width=1000", "game=ordered p1=1 limit=5", "beam_width=1", "game=ordered limit=5",
     "beam_width=1"},
    /* The evaluation is the true value. */
    {"probcut", "probcut_pairs=50:1:1:0:1", "game=ordered limit=5", "probcut_pairs=3:0:1:0:0,2:1:1:0:0",
     "game=incremental limit=5", "probcut_pairs=3:1:1:0:0"},
    {"research", "research_price=1000", "game=ordered cutoff=realization limit=0.002", "",
     "game=incremental cutoff=realization limit=0.004", ""},
    {"research", "research_price=1000", "game=ordered p1=1 cutoff=late limit=5 late_from=1", "",
     "game=incremental cutoff=late limit=5 late_from=1", ""},
    /* Where all that is seen is true, what is looked at further changes no value. */
    {"singular", "singular_left=1000", "game=ordered limit=5", "", "game=incremental limit=5",
     "singular_margin=1000000000 singular_left=3"},
    {"threat", "threat_left=1000", "game=tictactoe opening=2 limit=20", "",
     "game=kalah opening=20 limit=4 cutoff=late late_from=1000", "threat_margin=0"},
    {"research", "research_price=1000 research_window=open", "game=ordered p1=1 cutoff=late limit=5 late_from=1",
     "research_window=open research_between=yes", "game=incremental cutoff=late limit=5 late_from=1",
     "research_window=open research_cheap=2"},
    /* Every path ends at a finished position, so that prices do not matter. */
    {"research", "research_price=1000", "game=othello size=4 opening=6 cutoff=realization meaning=bits limit=1000",
     "research_window=null research_cheap=2 research_between=yes", NULL, NULL},
    {"research", "research_price=1000", "game=othello size=4 opening=6 cutoff=realization meaning=bits limit=1000",
     "research_window=open research_cheap=2 research_between=yes", NULL, NULL},
    {"exchange", "exchange_plies=0", NULL, NULL, "game=chess opening=12 limit=3", ""},
    {"forget", "forget_rate=0", NULL, NULL, "game=uniform limit=5", "forget_rate=0.3"},
};
enum { TRIALS = sizeof trials / sizeof *trials };

/* These leave nothing out, and make dearer or cheaper what they look at further, */
static bool leaves_out(int t)
{
    return strcmp(trials[t].pruning, "singular") != 0 && strcmp(trials[t].pruning, "threat") != 0;
}

/* so that they save nothing; nor does what has searched all that it leaves out, and looks further at the rest. */
static bool looks_further(int t)
{
    return strcmp(trials[t].pruning, "research") == 0 || !leaves_out(t);
}

static const char *const searches[] = {
    "alphabeta",
    "alphabeta fail=hard entries=64 etc=yes",
    "pvs entries=4096",
    "mtdf entries=4096",
};
enum { SEARCHES_TRIED = sizeof searches / sizeof *searches };

/* This share of what is pruned is searched after all, which takes an anatomy. */
static struct outcome run_as(enum measure measure, double share, const char *game, int seed, const char *search,
                             const char *pruning, const char *settings)
{
    char text[400];
    snprintf(text, sizeof text, "%s seed=%d algorithm=%s pruning=%s %s", game, seed, search, pruning, settings);
    struct cell cell = cell_of(text);
    struct outcome outcome;
    cell.measure = measure;
    cell_change(&cell, PRUNING_PART, "recheck")->real = share;
    const struct task task = cell_task(&cell);
    search_of(cell.part[GAME_PART], cell.part[ALGORITHM_PART], FULL_WALK)->run(&task, &outcome);
    assert_int_equal(outcome.status, OK);
    return outcome;
}

static struct outcome run(const char *game, int seed, const char *search, const char *pruning, const char *settings)
{
    return run_as(MEASURE_SEARCH, 0, game, seed, search, pruning, settings);
}

static void test_never_firing(void **state)
{
    (void)state;
    for (int t = 0; t < TRIALS; t++)
        for (int s = 0; s < SEARCHES_TRIED; s++) {
            const bool by_limit = strncmp(trials[t].never, "limit", 5) == 0;
            char game[200];
            snprintf(game, sizeof game, "game=chess opening=6 %s", by_limit ? trials[t].never : "limit=3");
            const struct outcome pruned =
                                     run(game, 1, searches[s], trials[t].pruning, by_limit ? "" : trials[t].never),
                                 whole = run(game, 1, searches[s], "none", "");
            if (pruned.value != whole.value || memcmp(&pruned.counts, &whole.counts, sizeof whole.counts) != 0)
                fail_msg("%s, which never fires, is not idle in %s", trials[t].pruning, searches[s]);
            assert_string_equal(pruned.move, whole.move);
        }
}

static void test_sound(void **state)
{
    (void)state;
    for (int t = 0; t < TRIALS; t++) {
        int unlike = 0;
        for (int seed = 1; seed <= SEEDS && trials[t].sound; seed++) {
            const struct outcome truth = run(trials[t].sound, seed, "minimax", "none", "");
            for (int s = 0; s < SEARCHES_TRIED; s++) {
                const struct outcome pruned =
                    run(trials[t].sound, seed, searches[s], trials[t].pruning, trials[t].sound_settings);
                const struct outcome whole = run(trials[t].sound, seed, searches[s], "none", "");
                if (pruned.value != truth.value)
                    fail_msg("%s is wrong in %s, %s, seed %d", trials[t].pruning, trials[t].sound, searches[s],
                             seed);
                unlike += memcmp(&pruned.counts, &whole.counts, sizeof whole.counts) != 0;
            }
        }
        if (trials[t].sound && !unlike)
            fail_msg("%s never acts in %s", trials[t].pruning, trials[t].sound);
    }
}

/* Where it can be wrong it also saves leaves. */
static void test_wrong(void **state)
{
    (void)state;
    for (int t = 0; t < TRIALS; t++) {
        int wrong = 0;
        uint64_t leaves = 0, whole_leaves = 0;
        for (int seed = 1; seed <= SEEDS && trials[t].wrong; seed++) {
            const struct outcome pruned = run(trials[t].wrong, seed, "alphabeta", trials[t].pruning,
                                              trials[t].wrong_settings),
                                 whole = run(trials[t].wrong, seed, "alphabeta", "none", "");
            wrong += pruned.value != whole.value;
            leaves += pruned.counts.leaves;
            whole_leaves += whole.counts.leaves;
        }
        if (trials[t].wrong && (!wrong || (leaves >= whole_leaves) != looks_further(t)))
            fail_msg("%s: %d of %d values of %s are wrong, with %.2f of the leaves", trials[t].pruning, wrong,
                     SEEDS, trials[t].wrong, (double)leaves / (double)whole_leaves);
    }
}

/* What is searched after all changes nothing else, and says how often a pruning was wrong: never where it is sound. */
static void test_rechecked(void **state)
{
    (void)state;
    for (int t = 0; t < TRIALS; t++) {
        uint64_t wrong = 0, checked = 0;
        for (int seed = 1; seed <= 5; seed++)
            for (int sound = 0; sound < 2; sound++) {
                const char *game = sound ? trials[t].sound : trials[t].wrong,
                           *settings = sound ? trials[t].sound_settings : trials[t].wrong_settings;
                if (!game)
                    continue;
                /* With etc=yes moves are left out before the first of them was searched, which may be better yet. */
                const char *search = searches[seed % 2 ? 0 : 2];
                struct outcome with = run_as(MEASURE_ANATOMY, 0.5, game, seed, search, trials[t].pruning, settings);
                const struct outcome without =
                    run_as(MEASURE_ANATOMY, 0, game, seed, search, trials[t].pruning, settings);
                struct counts *counts = &with.counts;
                if (sound && counts->wrong_cuts > 0)
                    fail_msg("%s is said to be wrong in %s", trials[t].pruning, game);
                wrong += counts->wrong_cuts;
                checked += counts->rechecked;
                counts->rechecked = counts->wrong_cuts = counts->unknown_cuts = counts->wrong_loss = 0;
                assert_memory_equal(counts, &without.counts, sizeof without.counts);
                assert_true(with.value == without.value);
            }
        if (trials[t].wrong && leaves_out(t) && (wrong == 0 || checked <= wrong))
            fail_msg("%s: of %llu rechecked cuts %llu are wrong", trials[t].pruning, (unsigned long long)checked,
                     (unsigned long long)wrong);
    }
}

/* ProbCut fires with so many plies left alone, so that what is searched after all is not pruned: of fourteen plies that takes more
 * than a million nodes, is given up, and then nobody knows whether the cut was wrong. */
static void test_given_up(void **state)
{
    static const char *const games[] = {"game=uniform branching=4 limit=7", "game=uniform branching=4 limit=15"},
                             *const pairs[] = {"probcut_pairs=6:0:1:0:0", "probcut_pairs=14:0:1:0:0"};
    (void)state;
    for (int deep = 0; deep < 2; deep++) {
        struct counts all = {0};
        for (int seed = 1 + deep; seed <= (deep ? 2 : 20); seed++) {
            const struct counts counts =
                run_as(MEASURE_ANATOMY, 1, games[deep], seed, "alphabeta", "probcut", pairs[deep]).counts;
            all.pruned += counts.pruned;
            all.rechecked += counts.rechecked;
            all.unknown_cuts += counts.unknown_cuts;
            all.wrong_cuts += counts.wrong_cuts;
            all.wrong_loss += counts.wrong_loss;
        }
        assert_true(all.pruned > 0);
        assert_int_equal(all.rechecked, all.pruned);
        assert_int_equal(all.unknown_cuts, deep ? all.pruned : 0);
        assert_true((all.wrong_cuts > 0) == !deep && (all.wrong_loss > 0) == !deep);
    }
}

/* Several have the settings of each, and are asked from left to right. */
static void test_combined(void **state)
{
    (void)state;
    const char *const game = "game=incremental limit=5";
    const struct outcome one = run(game, 1, "alphabeta", "futility", "futility_margin=1000000000"),
                         idle = run(game, 1, "alphabeta", "late+futility+beam",
                                    "late_plies=0 beam_width=1000 futility_margin=1000000000"),
                         both = run(game, 1, "alphabeta", "reverse+futility",
                                    "reverse_margin=1000000000 futility_margin=1000000000");
    assert_memory_equal(&one.counts, &idle.counts, sizeof one.counts);
    assert_true(both.counts.leaves < one.counts.leaves);
}

/* However large a margin is, or what is to be added to a price, it is so no less than a smaller one. */
static void test_extremes(void **state)
{
    static const char *const margins[][2] = {
        {"futility", "futility_margin=1e12"}, {"reverse", "reverse_margin=1e12"}, {"razor", "razor_margin=1e12"}};
    (void)state;
    const char *const game = "game=upperhand opening=4 limit=3";
    const struct outcome whole = run(game, 1, "alphabeta", "none", "");
    for (int t = 0; t < 3; t++) {
        const struct outcome pruned = run(game, 1, "alphabeta", margins[t][0], margins[t][1]);
        assert_true(pruned.value == whole.value && pruned.counts.leaves == whole.counts.leaves);
    }
    const char *const late = "game=connect4 opening=4 cutoff=late late_table=log limit=7";
    const struct outcome dear = run(late, 1, "alphabeta", "none", "late_divisor=0.1"),
                         dearest = run(late, 1, "alphabeta", "none", "late_divisor=1e-300");
    assert_memory_equal(&dear.counts, &dearest.counts, sizeof dear.counts);
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_never_firing), cmocka_unit_test(test_sound),
                                       cmocka_unit_test(test_wrong),        cmocka_unit_test(test_rechecked),
                                       cmocka_unit_test(test_given_up),     cmocka_unit_test(test_combined),
                                       cmocka_unit_test(test_extremes)};
    return cmocka_run_group_tests_name("selective", tests, NULL, NULL);
}
