/*
 * Games that are wrong on purpose, those of tests/broken/: what goes wrong in a cell costs that cell's row only, and
 * where rules are wrong the laws of tests/search/laws.c find it, each by its name.
 */
#include <signal.h>

#include "tests/shell.h"

#define BROKEN_PLYMETER "\"$BROKEN\"/plymeter "

/* --- what goes wrong in a cell ---------------------------------------------------------------------------- */

/* Under the address sanitizer memory has no limit, whatever crashes ends in its way, and the laws try less. */
#ifndef __has_feature /* clang's */
#define __has_feature(feature) 0
#endif
#if defined __SANITIZE_ADDRESS__ || __has_feature(address_sanitizer)
#define LEAK "none"
enum { SANITIZED = 1 };
#else
#define LEAK "leak"
enum { SANITIZED = 0 };
#endif

static const struct {
    const char *fault, *status;
} endings[] = {{"endless", "timeout"},     {"overrun", "crash:SIGSEGV"}, {"divide", "crash:SIGFPE"},
               {"abort", "crash:SIGABRT"}, {"exit", "crash:exit0"},      {LEAK, "memory"}};
enum { ENDINGS = sizeof endings / sizeof *endings };

/* In a heap of nine nothing goes wrong, in one of eleven a few plies from the root. */
static void write_config(const char *path, const char *faults, int repeat)
{
    char text[2000];
    const int size = snprintf(text, sizeof text,
                              "{ \"games\": [ { \"game\": \"hazard\", \"fault\": [%s], \"heap\": [9, 11] },\n"
                              "               { \"game\": \"uniform\", \"seed\": \"1..20\" } ],\n"
                              "  \"searches\": [ { \"algorithm\": [\"minimax\", \"alphabeta\"] } ],\n"
                              "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": 6 } ],\n"
                              "  \"limits\": { \"seconds\": 0.5, \"memory_mb\": 16, \"repeat\": %d } }\n",
                              faults, repeat);
    write_file(path, text, (size_t)size);
}

static int make_configs(void **state)
{
    char *path = realpath(BROKEN, NULL);
    if (!path || setenv("BROKEN", path, 1) || make_folder(state) != 0)
        return -1;
    free(path);
    write_config("sound.json", "\"none\"", 1);
    write_config("fickle.json", "\"none\", \"change\"", 2);
    write_config("parts.json", "\"overrun\", \"exit\"", 1);
    write_config("bad.json", "\"endless\", \"overrun\", \"divide\", \"abort\", \"exit\", \"" LEAK "\"", 1);
    return 0;
}

/* Write what is counted in the rows in which nothing goes wrong, without the column "fault"; so many were measured. */
static void write_sound_rows(const char *csv, int measured, const char *path)
{
    char command[1000];
    snprintf(
        command, sizeof command,
        "grep '^hazard,[a-z]*,9,\\|^uniform,' %s | sed 's/\\(,[^,]*\\)\\{%d\\}$//; s/,[a-z]*,/,/' | sort -u > %s; "
        "test $(wc -l < %s) = 42",
        csv, measured, path, path);
    expect_status(0, command);
}

/* Each fault has its status in two rows, minimax's and alpha-beta's, and all other rows are right. */
static void expect_rows(const char *csv)
{
    char command[1000];
    for (int i = 0; i < ENDINGS - SANITIZED; i++) {
        snprintf(command, sizeof command, "test $(grep -c '^hazard,%s,11,.*,6,%.*s' %s) = 2", endings[i].fault,
                 SANITIZED ? 5 : 20, endings[i].status, csv);
        expect_status(0, command);
    }
    write_sound_rows(csv, 3, "rows");
    expect_status(0, "diff sound rows");
}

/* What it says last is how many cells ended how. */
static void test_bad_cells(void **state)
{
    (void)state;
    expect_status(0, BROKEN_PLYMETER "run -o sound.csv sound.json");
    write_sound_rows("sound.csv", 3, "sound");
    for (int jobs = 1; jobs <= 3; jobs += 2) {
        char command[1000];
        int status;
        snprintf(command, sizeof command, BROKEN_PLYMETER "run --force -j%d -o bad.csv bad.json", jobs);
        const char *output = shell(&status, "%s", command);
        const char *last = strstr(output, "bad.csv: 64 cells, 64 of them run now; ");
        assert_int_equal(status, 1);
        assert_non_null(last);
        assert_string_equal(strchr(last, ';'), SANITIZED
                                                   ? "; 2 ended by timeout; 8 ended by crash\n"
                                                   : "; 2 ended by timeout; 2 ended by memory; 8 ended by crash\n");
        expect_rows("bad.csv");
    }
}

/* A shell that ignores the ends of its children hands that on to the run it starts, which needs them to tell a crash. */
static void test_bad_cells_with_children_ignored(void **state)
{
    char program[4000];
    int status;
    (void)state;
    snprintf(program, sizeof program, "%s/plymeter", getenv("BROKEN"));
    const pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
        signal(SIGCHLD, SIG_IGN);
        execl(program, "plymeter", "run", "--force", "-j2", "-o", "bad.csv", "bad.json", (char *)NULL);
        _exit(127);
    }
    assert_int_equal(waitpid(pid, &status, 0), pid);
    assert_true(WIFEXITED(status) && WEXITSTATUS(status) == 1);
    expect_rows("bad.csv");
}

static void test_retry(void **state)
{
    (void)state;
    expect(1, "bad.csv: 64 cells, 0 of them run now; ", BROKEN_PLYMETER "run bad.json -o bad.csv");
    expect(1, "bad.csv: 64 cells, 8 of them run now; ", BROKEN_PLYMETER "run --retry crash bad.json -o bad.csv");
    expect(1, "bad.csv: 64 cells, 2 of them run now; ", BROKEN_PLYMETER "run --retry timeout bad.json -o bad.csv");
    expect_rows("bad.csv");
}

static void test_fail_fast(void **state)
{
    (void)state;
    expect(1, "fast.csv: stopped after ", BROKEN_PLYMETER "run --fail-fast bad.json -o fast.csv");
    expect_status(0,
                  "test ! -e fast.csv && test $(grep -c '\t\\(timeout\\|crash[:A-Za-z0-9]*\\),' fast.journal) = 1");
    expect(1, "to go on:", BROKEN_PLYMETER "run --fail-fast --retry timeout,crash bad.json -o fast.csv");
    expect(1, "ended by crash\n", BROKEN_PLYMETER "run bad.json -o fast.csv");
    expect_rows("fast.csv");
}

/* A game that remembers what it was asked before. */
static void test_contradiction(void **state)
{
    (void)state;
    expect(1, "error (two repetitions counted differently): game=hazard heap=11 fault=change",
           BROKEN_PLYMETER "run fickle.json -o fickle.csv");
    expect(1, "48 cells, 2 of them run now; 2 ended by error\n",
           BROKEN_PLYMETER "run --retry error fickle.json -o fickle.csv");
    expect_status(0, "test $(grep -c '^hazard,change,11,.*,6,error,,' fickle.csv) = 2");
    write_sound_rows("fickle.csv", 9, "rows");
    expect_status(0, "diff sound rows");
}

/* What a cell may cost is asked of its game, too. */
static void test_shards(void **state)
{
    (void)state;
    expect(1, "ended by crash\n", BROKEN_PLYMETER "run --shard 1/2 parts.json -o parts.csv");
    expect(1, "ended by crash\n", BROKEN_PLYMETER "run --shard 2/2 parts.json -o parts.csv");
    expect(1, "48 cells", BROKEN_PLYMETER "run parts.json -o parts.csv parts.shard-*.journal");
    expect_status(0, "test $(grep -c '^hazard,[a-z]*,11,.*,6,crash' parts.csv) = 4");
    write_sound_rows("parts.csv", 3, "rows");
    expect_status(0, "diff sound rows");
}

/* --- what is wrong with the rules ------------------------------------------------------------------------- */

static const struct {
    const char *fault, *found; /* by these laws, in the order of the alphabet; "" by none of them */
} faults[] = {
    {"rules=sound", ""},
    {"rules=twice",
     "moves_are_listed_once noisy_moves_are_moves test_children test_events test_perft test_prunings"},
    {"rules=missing", "test_perft truth_is_minimax"},
    {"rules=illegal", "notation_reads_back positions_are_possible test_perft truth_is_minimax"},
    {"rules=shuffled",
     "children_are_assessed moves_are_listed_once noisy_moves_are_moves positions_have_no_history test_agreement "
     "test_children test_dear_moves test_events test_leaves test_prunings test_quiet"},
    {"rules=early", "test_perft truth_is_minimax"},
    {"rules=endless", "games_end test_perft"},
    {"rules=random",
     "children_are_assessed noisy_moves_are_moves play_is_a_function test_agreement test_children test_dear_moves "
     "test_events test_leaves test_perft test_prunings test_quiet truth_is_minimax"},
    {"rules=mutates", "children_are_assessed noisy_moves_are_moves play_is_a_function positions_have_no_history "
                      "test_agreement test_children test_events test_leaves test_perft test_prunings test_quiet"},
    {"rules=dirty",
     SANITIZED ? "notation_reads_back play_is_a_function test_quiet"
               : "notation_reads_back play_is_a_function test_agreement test_events test_prunings test_quiet"},
    {"rules=history", "positions_have_no_history test_agreement test_quiet"},
    {"rules=free", "moves_cost_a_ply test_dear_moves test_perft"},
    {"rules=costly", "test_perft"},
    {"rules=misjudged", "truth_is_minimax"},
    {"rules=opposite", ""},
    {"account=miscounted", "moves_are_listed_once test_events test_perft"},
    {"account=alike", "names_differ"},
    {"account=growing", "less_and_less_remains"},
    {"account=unnamed", "categories_are_named"},
    {"account=exact", "test_children test_events test_exact_values"},
    {"account=beyond", "test_agreement test_leaves test_prunings test_quiet values_are_bounded"},
    {"account=scored", "test_agreement test_leaves test_prunings test_quiet truth_is_minimax values_are_bounded"},
    {"account=partial", "swapping_changes_the_sign"},
    {"account=half", "swapping_changes_the_sign"},
    {"account=hasty", "forced_moves_are_best"},
    {"account=overrated", "children_are_assessed test_children test_events"},
    {"account=untrue", "truth_is_minimax"},
    {"account=shared", "numbers_are_positions"},
    {"notation=sideless", "notation_reads_back"},
    {"notation=unread", "notation_reads_back"},
    {"notation=lax", "notation_reads_back"},
    {"notation=partly", "notation_reads_back"},
    {"notation=alias", "notation_reads_back"},
    {"hooks=doubled", "noisy_moves_are_moves"},
    {"hooks=foreign", "noisy_moves_are_moves"},
    {"hooks=unsteady", "noisy_moves_are_moves test_quiet"},
    {"hooks=fewer", "noisy_moves_are_moves"},
    {"hooks=fickle", "noisy_moves_are_moves test_events test_prunings test_quiet"},
    {"hooks=losing", "noisy_moves_are_moves"},
    {"hooks=generous", "noisy_moves_are_moves"},
};

/* Let the laws try the game with this fault; what they say is then in laws.txt.  The laws that failed, valid until the next
 * call. */
static const char *try_laws(const char *fault)
{
    int status;
    return shell(
        &status,
        "here=$PWD && cd \"$PROJECT\" && LONG=1 \"$BROKEN\"/tests/test laws-snort %s > \"$here\"/laws.txt 2>&1; "
        "sed -n 's/^\\[  FAILED  \\] \\([a-z_]*\\)$/\\1/p' \"$here\"/laws.txt | sort -u | paste -sd' '",
        fault);
}

/* For each law that failed it is said once on which game that was. */
static void expect_blame(const char *fault)
{
    char command[1000];
    snprintf(command, sizeof command,
             "failed=$(sed -n 's/^\\[  FAILED  \\] \\([a-z_]*\\)$/\\1/p' laws.txt | sort -u | wc -l); "
             "test $(grep -c '^a law is broken: ' laws.txt) = $failed && "
             "test $(grep -c '^  game:     game=snort %s' laws.txt) = $failed && "
             "test $(grep -c '^  position: [xo.]*:[xo], at ply [0-9]*$' laws.txt) = $failed && "
             "test $(grep -c '^  \\(shown by\\|resembles\\): plymeter .*%s' laws.txt) = $failed",
             strcmp(fault, "rules=sound") == 0 ? "" : fault, strcmp(fault, "rules=sound") == 0 ? "" : fault);
    expect_status(0, command);
}

static void test_laws_find_faults(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof faults / sizeof *faults; i++) {
        const char *found = try_laws(faults[i].fault);
        const size_t length = strcspn(found, "\n");
        print_message("%-20s found by %.*s\n", faults[i].fault, length ? (int)length : 6,
                      length ? found : "no law");
        if (strlen(faults[i].found) != length || strncmp(found, faults[i].found, length) != 0)
            fail_msg("%s was found by %s, not %s", faults[i].fault, found, faults[i].found);
        expect_blame(faults[i].fault);
    }
}

/* Where a law is broken is said so that a command shows it: the parts of `said` stand there one behind the other. */
static const struct {
    const char *fault, *said[6];
} tellings[] = {
    {"rules=missing",
     {"a law is broken: the number of sequences of 1 ply, the first that is not as known, is 6, and should be 7\n",
      "  shown by: plymeter perft game=snort rules=missing depth=1\n"}},
    {"rules=illegal",
     {"a law is broken: no such position is possible: sides meet\n",
      "  game:     game=snort rules=illegal seed=2 moves=4.2.1.1.0\n", "  position: xoo.xx.:o, at ply 5\n",
      "  shown by: plymeter show game=snort rules=illegal seed=2 moves=4.2.1.1.0\n"}},
    {"account=overrated",
     {"a law is broken: assess_all() says that move 6, g, is worth 3, and its position says 2\n",
      "  position: .......:x, at ply 0\n", "a law is broken: child ",
      "  search:   algorithm=alphabeta order=", "  shown by: plymeter cell game=snort account=overrated "}},
    {"account=hasty",
     {"a law is broken: forced() says g, and the first best move is b, with value 3\n",
      "  shown by: plymeter show game=snort account=hasty\n"}},
    {"position=xxxx.xx:x",
     {"a law was not tried: that all algorithms agree: no position was large enough, for nowhere is there a choice "
      "of "
      "moves in two plies; add a larger `known` to tests/broken/snort.c\n",
      "a law was not tried: that all algorithms agree where leaves are handed a window: "}},
    {"account=beyond",
     {"a law is broken: the value is 7, and should be 16\n",
      "  search:   algorithm=alphabeta fail=hard window=bounds ",
      "  depth:    limit=0, the first of those tried here that differs\n",
      "  shown by: plymeter cell game=snort account=beyond algorithm=alphabeta fail=hard window=bounds ",
      "  against:  plymeter cell game=snort account=beyond algorithm=minimax order=none "}},
};

static void test_broken_laws_are_shown_by_commands(void **state)
{
    int status;
    (void)state;
    for (size_t i = 0; i < sizeof tellings / sizeof *tellings; i++) {
        try_laws(tellings[i].fault);
        const char *at = shell(&status, "cat laws.txt");
        for (int part = 0; part < 6 && tellings[i].said[part]; part++)
            if (!(at = strstr(at, tellings[i].said[part])))
                fail_msg("of %s it is not said, or too early: %s", tellings[i].fault, tellings[i].said[part]);
        /* The commands can be run as they stand. */
        expect_status(
            0,
            "sed -n 's/^  [a-z ]*: *plymeter \\(.*\\)/\"$BROKEN\"\\/plymeter \\1 || exit 1/p' laws.txt > all.sh; "
            "grep -q plymeter all.sh && sh all.sh");
    }
    /* The last is of a search, whose value is 7, and of minimax, whose value is 16. */
    expect(0, "beyond,alphabeta,hard,bounds,best,static,conspiracy,0,ok,7,", "sh all.sh");
    expect(0, "beyond,minimax,none,static,conspiracy,0,ok,16,", "sh all.sh");
}

/* Values that are wrong everywhere break no law; known ones find them.  The side to move has two cells and can take two
 * more, the other has one and can take two; whoever begins wins by two cells. */
static void expect_values(const char *rules, const char *first, const char *solved)
{
    char command[1000], text[100];
    snprintf(command, sizeof command, BROKEN_PLYMETER "cell game=snort rules=%s position=x.x.o..:x limit=0", rules);
    snprintf(text, sizeof text, ",ok,%s,", first);
    expect(0, text, command);
    snprintf(command, sizeof command, BROKEN_PLYMETER "cell game=snort rules=%s limit=1000", rules);
    snprintf(text, sizeof text, ",ok,%s,", solved);
    expect(0, text, command);
}

static void test_values_find_the_others(void **state)
{
    (void)state;
    expect_values("sound", "1", "2");
    expect_values("misjudged", "1", "0");
    expect_values("opposite", "-1", "2");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_bad_cells),
        cmocka_unit_test(test_bad_cells_with_children_ignored),
        cmocka_unit_test(test_retry),
        cmocka_unit_test(test_fail_fast),
        cmocka_unit_test(test_contradiction),
        cmocka_unit_test(test_shards),
        cmocka_unit_test(test_laws_find_faults),
        cmocka_unit_test(test_broken_laws_are_shown_by_commands),
        cmocka_unit_test(test_values_find_the_others),
    };
    return cmocka_run_group_tests_name("broken", tests, make_configs, remove_folder);
}
