/*
 * Nothing of a game runs in a verb's own process: whatever the game of tests/broken/hazard.c does, the verb says so and
 * ends with the status that it documents.
 */
#include "tests/shell.h"

#define BROKEN_PLYMETER "\"$BROKEN\"/plymeter "

/* Under the address sanitizer memory has no limit, and crashes end in its own way. */
#ifndef __has_feature /* clang's */
#define __has_feature(feature) 0
#endif
#if defined __SANITIZE_ADDRESS__ || __has_feature(address_sanitizer)
enum { SANITIZED = 1 };
#else
enum { SANITIZED = 0 };
#endif

static const struct {
    const char *fault, *how;
} faults[] = {{"exit", "it ended the program, with status 0"},
              {"abort", SANITIZED ? "it " : "it crashed: Aborted"},
              {"overrun", SANITIZED ? "it " : "it crashed: Segmentation fault"},
              {"divide", "it "}, /* a compiler that knows the zero makes a trap of it */
              {"leak", "it took too much memory"}};
enum { FAULTS = sizeof faults / sizeof *faults };

static int find_program(void **state)
{
    char *path = realpath(BROKEN, NULL);
    if (!path || setenv("BROKEN", path, 1) || make_folder(state) != 0)
        return -1;
    free(path);
    return 0;
}

/* The command, with the fault for %s, must end so and say what the game did. */
static void expect_of_all(int expected, const char *format)
{
    for (int i = 0; i < FAULTS - SANITIZED; i++) {
        char command[1000];
        const char *place = strstr(format, "%s");
        snprintf(command, sizeof command, "%.*s%s%s", (int)(place - format), format, faults[i].fault, place + 2);
        expect(expected, faults[i].how, command);
    }
}

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

static void test_show_and_perft(void **state)
{
    (void)state;
    expect_of_all(1, BROKEN_PLYMETER "show game=hazard heap=10 fault=%s");
    expect_of_all(1, BROKEN_PLYMETER "perft game=hazard heap=11 depth=3 fault=%s");
    expect_of_all(1, BROKEN_PLYMETER "perft --divide game=hazard heap=11 depth=3 fault=%s");
    expect(1, "depth,sequences,finished\n1,3,0\n", BROKEN_PLYMETER "perft game=hazard heap=11 depth=3 fault=abort");
    expect(1, "it took more than 0.5 s",
           BROKEN_PLYMETER "perft game=hazard heap=11 depth=3 seconds=0.5 fault=endless");
}

/* A position is looked at, and searched, elsewhere; a search that fails ends the game, a hint that fails does not. */
static void test_play(void **state)
{
    (void)state;
    expect_of_all(1, BROKEN_PLYMETER "play game=hazard heap=10 fault=%s");
    expect_of_all(1, BROKEN_PLYMETER "play game=hazard heap=13 limit=5 as=second fault=%s");
    expect_of_all(0, "printf 'hint\\nquit\\n' | " BROKEN_PLYMETER "play game=hazard heap=13 limit=5 fault=%s");
    expect(1, "it took more than 0.5 s",
           BROKEN_PLYMETER "play game=hazard heap=13 limit=5 as=second seconds=0.5 fault=endless");
}

/* A position that cannot be reached is an error of the config, or of the command line. */
static void test_openings(void **state)
{
    (void)state;
    expect_of_all(2, BROKEN_PLYMETER "cell game=hazard heap=12 opening=4 fault=%s");
    expect_of_all(3, "echo '{ \"games\": [{ \"game\": \"hazard\", \"heap\": 12, \"opening\": 4, \"fault\": \"%s\", "
                     "\"seed\": \"1..9\" }], \"searches\": [{ \"algorithm\": \"minimax\" }] }' > x.json; "
                     "for verb in plan run learn; do " BROKEN_PLYMETER "$verb x.json; done");
    expect(3, "x.json:1:13: hazard: it could not be asked: ", BROKEN_PLYMETER "plan x.json");
}

/* A cell that is tried may fail; the others are tried all the same. */
static void test_plan(void **state)
{
    (void)state;
    for (int i = 0; i < FAULTS - SANITIZED; i++) {
        char config[300];
        snprintf(config, sizeof config,
                 "{ \"games\": [{ \"game\": \"hazard\", \"heap\": [9, 11], \"fault\": \"%s\" }, { \"game\": "
                 "\"uniform\" }], \"searches\": [{ \"algorithm\": \"minimax\" }] }",
                 faults[i].fault);
        write_text("x.json", config);
        expect(1, "x.json: a cell that was tried ended by ",
               BROKEN_PLYMETER "plan --trial --csv x.json 2>&1 > plan.csv");
        expect_status(
            0, "test $(grep -c '^hazard,11,.*,yes,$' plan.csv) = 1 && test $(grep -c ',yes,[0-9]' plan.csv) = 2");
    }
    expect(0, "x.json: 3 cells\n", BROKEN_PLYMETER "plan x.json 2>&1 > plan.csv");
    write_text("endless.json",
               "{ \"games\": [{ \"game\": \"hazard\", \"heap\": [11, 9], \"fault\": \"endless\" }],\n"
               "  \"searches\": [{ \"algorithm\": \"minimax\" }], \"limits\": { \"seconds\": 1.5 } }");
    expect(1, "endless.json: 2 cells, about 1.5 s on one core, judging by 2 of them tried now\n",
           BROKEN_PLYMETER "plan --trial endless.json");
}

/* Without all of its games there is no table. */
static void test_learn(void **state)
{
    (void)state;
    expect_of_all(1,
                  "echo '{ \"games\": [{ \"game\": \"hazard\", \"heap\": 13, \"fault\": \"%s\" }], \"searches\": "
                  "[{ \"algorithm\": \"alphabeta\" }] }' > x.json; " BROKEN_PLYMETER "learn -o table.json x.json");
    expect_status(1, "test -e table.json");
}

/* A reference and the decision that it judges are cells, and fail as these do; and what moves are called when the CSV is
 * written. */
static void test_decisions(void **state)
{
    (void)state;
    for (int i = 0; i < FAULTS - SANITIZED; i++) {
        char config[300];
        snprintf(config, sizeof config,
                 "{ \"games\": [{ \"game\": \"hazard\", \"heap\": 10, \"fault\": \"%s\" }],\n"
                 "  \"searches\": [{ \"algorithm\": \"alphabeta\" }],\n"
                 "  \"measure\": \"decision\", \"reference\": { \"limit\": 3 } }",
                 faults[i].fault);
        write_text("x.json", config);
        expect(1, strcmp(faults[i].fault, "leak") == 0 ? "; 2 ended by memory" : "; 2 ended by crash",
               BROKEN_PLYMETER "run --force x.json");
    }
    write_text("sound.json",
               "{ \"games\": [{ \"game\": \"hazard\", \"heap\": [4, 9] }, { \"game\": \"uniform\" }],\n"
               "  \"searches\": [{ \"algorithm\": [\"minimax\", \"alphabeta\"] }],\n"
               "  \"measure\": \"decision\", \"reference\": { \"limit\": 30 },\n"
               "  \"limits\": { \"nodes\": 100000 } }");
    expect_status(1, BROKEN_PLYMETER "run sound.json");
    expect_status(0, "test $(grep -c '^hazard,.*,0,1,exact$' results/sound.csv) -ge 2");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_show_and_perft), cmocka_unit_test(test_play),  cmocka_unit_test(test_openings),
        cmocka_unit_test(test_plan),           cmocka_unit_test(test_learn), cmocka_unit_test(test_decisions),
    };
    return cmocka_run_group_tests_name("apart", tests, find_program, remove_folder);
}
