/* Nothing is lost: what is written arrives whole, or the exit status says that it did not; and nobody's file is destroyed. */

#include "tests/shell.h"

#define PRELOAD "ASAN_OPTIONS=verify_asan_link_order=0 LD_PRELOAD=\"$FULL\" "

static const char some[] =
    "{ \"games\": [ { \"game\": \"uniform\", \"branching\": [2, 3], \"seed\": \"1..40\" } ],\n"
    "  \"searches\": [ { \"algorithm\": \"alphabeta\" } ],\n"
    "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": \"1..6\" } ],\n"
    "  \"claims\": [ { \"claim\": \"it visits leaves\", \"metric\": \"leaves\", \"relation\": \">=\", \"value\": "
    "1,\n"
    "                \"each\": true } ] }\n";

static const char match[] = "{ \"measure\": \"match\", \"pairing\": \"all\",\n"
                            "  \"games\": [ { \"game\": \"tictactoe\", \"opening\": 1, \"seed\": \"1..9\" } ],\n"
                            "  \"searches\": [ { \"algorithm\": \"alphabeta\", \"order\": \"eval\" } ],\n"
                            "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": [1, 3, 9] } ] }\n";

static const char lessons[] = "{ \"games\": [ { \"game\": \"tictactoe\", \"opening\": 2, \"seed\": \"1..5\" } ],\n"
                              "  \"searches\": [ { \"algorithm\": \"alphabeta\" } ],\n"
                              "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": 2 } ] }\n";

static const char regrets[] = "game,cutoff,budget,status,regret\nkalah,depth,9,ok,1\nkalah,late,9,ok,1\n";

/* Of the verbs that are asked by another program. */
static const char asked[] = "uci\nusi\ngo depth 2\nisready\n";

/* What each verb can write, standard output but also files; `before` it some file is made anew. */
static const struct {
    const char *verb, *arguments, *before, *file; /* the last: what it writes, if not to standard output */
} calls[] = {
    {"run", "-o r.csv some.json", "rm r.csv", "r.csv"},
    {"run", "-o r.csv some.json", "rm r.meta.json", "r.meta.json"},
    {"run", "-o r.csv some.json", "rm r.*", "r.journal"},
    {"run", "-o r.csv some.json", "true", NULL},
    {"run", "-o m.csv --games m.games match.json", "true", "m.games"},
    {"run", "--sample 9 artifact", "true", NULL},
    {"run", "-o r.csv some.json r.shard-1-of-1.journal", "rm r.csv r.meta.json", "r.csv"},
    {"run", "-o r.csv some.json r.shard-1-of-1.journal", "rm r.csv r.meta.json r.journal", "r.journal"},
    {"submit", "--shards 2 some.json", "true", NULL},
    {"submit", "--shards 2 -o s.sh some.json", "true", "s.sh"},
    {"cell", "game=uniform limit=3", "true", NULL},
    {"plan", "some.json", "true", NULL},
    {"list", "", "true", NULL},
    {"learn", "lessons.json", "true", NULL},
    {"learn", "-o t.json lessons.json", "true", "t.json"},
    {"perft", "game=tictactoe depth=4", "true", NULL},
    {"show", "game=tictactoe", "true", NULL},
    {"show", "--pgn kept.games", "true", NULL},
    {"play", "game=tictactoe first=Student second=Student", "true", NULL},
    {"uci", "game=tictactoe", "true", NULL},
    {"usi", "game=tictactoe", "true", NULL},
    {"theory", "branching=2..99 depth=1..3", "true", NULL},
    {"claims", "r.csv some.json", "true", NULL},
    {"elo", "m.csv --by player,rival", "true", NULL},
    {"equivalent", "e.csv --of regret --to cutoff=depth --by cutoff,budget", "true", NULL},
    {"tune", "m.csv", "true", NULL},
    {"tune", "m.csv --config", "true", NULL},
    {"summary", "r.csv --by branching,seed,limit --of leaves", "true", NULL},
    {"tabulate", "r.csv --rows branching --cols limit", "true", NULL},
    {"tabulate", "r.csv --rows branching --cols limit -o t.tex", "true", "t.tex"},
    {"summary", "--macros r.csv --by branching,limit", "true", NULL},
    {"summary", "--macros r.csv --by branching,limit -o n.tex", "true", "n.tex"},
    {"compare", "--force r.csv r.csv", "true", NULL},
    {"doctor", "--comparisons 4", "true", NULL},
    {"stamp", "f.svg r.csv", "true", "f.svg"},
    {"plot", "r.csv --x limit --y leaves --by branching --script", "true", NULL},
    {"plot", "r.csv --x limit --y leaves --by branching", "true", NULL},
    {"plot", "r.csv --x limit --y leaves --by branching -o p.svg", "true", "p.svg"},
    {"draw", "game=tictactoe limit=2 algorithm=minimax", "true", NULL},
    {"draw", "game=tictactoe limit=2 algorithm=minimax -o d.svg", "true", "d.svg"},
    {"draw", "game=tree algorithm=alphabeta -o d.html", "true", "d.html"},
    {"shrink", "game=uniform values=100 limit=4 algorithm=abc alternatives=1 --against algorithm=minimax", "true",
     NULL},
    {"figure", "r.csv --script ./x.gp -o g.svg",
     "ln -s \"$PROJECT\"/plots . &&"
     " echo \"set terminal svg; set datafile separator ','; plot csv using 'limit':'leaves'\" > x.gp",
     "g.svg"},
    {"schema", "", "true", NULL},
    {"list", "keys", "true", NULL},
    {"new", "experiment mine",
     "mkdir -p src/kit && touch Makefile src/kit/part.h &&"
     " for file in configs/deepening.json plots/deepening.gp; do"
     " mkdir -p ${file%/*} && cp \"$PROJECT\"/$file $file || exit 1; done",
     "configs/mine.json"},
};
enum { CALLS = sizeof calls / sizeof *calls };

/* A folder with what the calls read. */
static int make_given(void **state)
{
    if (make_folder(state))
        return -1;
    fetch_library("full");
    expect_status(0, "mkdir given");
    write_file("given/some.json", some, strlen(some));
    write_file("given/match.json", match, strlen(match));
    write_file("given/lessons.json", lessons, strlen(lessons));
    write_file("given/asked", asked, strlen(asked));
    write_file("given/e.csv", regrets, strlen(regrets));
    expect_status(0, SCRIPT("run/given.sh"));
    char path[200];
    snprintf(path, sizeof path, "%s/full.so", folder);
    return setenv("FULL", path, 1);
}

static void test_calls_are_of_every_verb(void **state)
{
    (void)state;
    char command[4000] =
        "plymeter --help | sed -n 's/^  \\([a-z]\\{1,\\}\\) .*/\\1/p' | sort > verbs; printf '%s\\n'";
    for (int i = 0; i < CALLS; i++)
        snprintf(command + strlen(command), sizeof command - strlen(command), " %s", calls[i].verb);
    strcat(command, " | sort -u | diff verbs - && test $(wc -l < verbs) -gt 15");
    expect_status(0, command);
}

/* A call in a copy of what is given, with another environment; what it prints is in the file "said". */
static const char *call(int i, const char *environment, int *status)
{
    return shell(status,
                 "rm -rf here && cp -R given here && cd here && %s && %s \"$PLYMETER\" %s %s < asked > said",
                 calls[i].before, environment, calls[i].verb, calls[i].arguments);
}

/* How many lines it printed or wrote, a number unlike any if that is not there. */
static int lines_of(int i)
{
    int status;
    const char *name = calls[i].file ? calls[i].file : "said";
    return atoi(shell(&status, "test -e here/%s && wc -l < here/%s || echo -1", name, name));
}

/* One write fails, and all others do well: the file that is written is there as a whole or not at all, and the exit
 * status is not that of a success; so that the same call, given again, does what is missing. */
static void check_call(int i, int room, int usual, int lines)
{
    char environment[200];
    int status;
    snprintf(environment, sizeof environment, "ROOM=%d " PRELOAD, room);
    const char *said = call(i, environment, &status);
    const bool was_full = access("here/was-full", F_OK) == 0,
               told = strstr(said, "File too large") || strstr(said, "could not be written");
    if (was_full ? !told || (status != 3 && status != 4) : status != usual)
        fail_msg("%s %s, room for %d: %d and\n%s", calls[i].verb, calls[i].arguments, room, status, said);
    if (room == 0)
        assert_true(was_full);
    if (was_full && calls[i].file && strcmp(calls[i].before, "true") != 0 && !strstr(calls[i].file, "journal"))
        assert_int_equal(lines_of(i), -1);
    if (!was_full || calls[i].file == NULL)
        return;
    said = shell(&status, "cd here && plymeter %s %s > said", calls[i].verb, calls[i].arguments);
    if (status != usual || lines_of(i) < lines)
        fail_msg("%s %s, again after room for %d: %d, %d lines and\n%s", calls[i].verb, calls[i].arguments, room,
                 status, lines_of(i), said);
}

static void test_disk_full_for_a_moment(void **state)
{
    static const int rooms[] = {0, 5000, 20000};
    (void)state;
    for (int i = 0; i < CALLS; i++) {
        int usual;
        const char *said = call(i, "", &usual);
        const int lines = lines_of(i);
        if (usual != 0 || lines < 1)
            fail_msg("%s %s: %d, %d lines and\n%s", calls[i].verb, calls[i].arguments, usual, lines, said);
        for (size_t r = 0; r < sizeof rooms / sizeof *rooms; r++)
            check_call(i, rooms[r], usual, lines);
    }
}

/* The rows that a CSV lacked at first are in the journal. */
static void test_csv_after_full_disk(void **state)
{
    (void)state;
    expect_status(0, SCRIPT("run/full.sh"));
}

static void test_standard_output_full(void **state)
{
    (void)state;
    char command[300];
    const char full[] = "standard output: ";
    for (int i = 0; i < CALLS; i++) {
        snprintf(command, sizeof command, "plymeter %s --help > /dev/full", calls[i].verb);
        expect(3, full, command);
        snprintf(command, sizeof command, "cd given && plymeter %s %s < asked > /dev/full", calls[i].verb,
                 calls[i].arguments);
        if (!calls[i].file)
            expect(3, full, command);
    }
    expect(3, full, "plymeter --help > /dev/full");
    expect(3, full, "plymeter --version > /dev/full");
}

/* A reader that leaves ends the program, as others; where that signal is ignored, it is an error like others. */
static void test_reader_that_leaves(void **state)
{
    (void)state;
#define LEAVING                                                                                                    \
    " until test -e left; do sleep 0.01; done; \"$PLYMETER\" --version; echo $? > status; } | { exec <&-; : > "    \
    "left; "                                                                                                       \
    "}; "
    expect_status(0, "rm -f left; {" LEAVING "test $(cat status) = 141");
    expect(3, "standard output: Broken pipe", "rm -f left; { trap '' PIPE;" LEAVING "exit $(cat status)");
}

/* --- nobody's file is destroyed ------------------------------------------------------------------------------- */

/* What is refused, where what is made before stands; it must end with this status, say this, and change no file. */
static const struct {
    int status;
    const char *made, *arguments, *said;
} refused[] = {
    {2, "true", "run -o r.journal some.json", "r.journal: -o takes the name of a CSV"},
    {2, "true", "run -o r.lock some.json", "r.lock: -o takes the name of a CSV"},
    {2, "true", "run -o some.json some.json", "some.json: -o takes the name of a CSV"},
    {2, "true", "run -o r.meta.json some.json", "r.meta.json: -o takes the name of a CSV"},
    {2, "true", "run -o r some.json", "r: -o takes the name of a CSV"},
    {2, "true", "run -o .csv some.json", ".csv: -o takes the name of a CSV"},
    {2, "true", "run -o r.journal some.json m.journal", "r.journal: -o takes the name of a CSV"},
    {2, "true", "run -o some.json some.json m.journal", "some.json: -o takes the name of a CSV"},
    {3, "mkdir d.csv", "run -o d.csv some.json", "d.csv: not a file that could be replaced"},
    {3, "mkfifo p.csv", "run -o p.csv some.json", "p.csv: not a file that could be replaced"},
    {3, "mkfifo p.journal", "run -o p.csv some.json", "p.journal: not a file that could be replaced"},
    {3, "mkfifo p.lock", "run -o p.csv some.json", "p.lock: not a file that could be replaced"},
    /* Two at once. */
    {2, "mkdir d; cp some.json d", "run some.json d/some.json",
     "d/some.json: it would write results/some.csv, as some.json does"},
    /* What a config reads, and whatever else is not plymeter's. */
    {3, "cp some.json self.csv", "run -o self.csv self.csv", "self.csv: plymeter did not write this"},
    {3, "echo '[[1,2],[3,4]]' > t.csv", "run -o t.csv tree.json", "t.csv: plymeter did not write this"},
    {3, "echo date,price > x.csv", "run -o x.csv some.json", "x.csv: plymeter did not write this"},
    {3, "echo date,price > x.csv", "run -o x.csv some.json r.journal", "x.csv: plymeter did not write this"},
    {3, "echo {} > x.meta.json", "run -o x.csv some.json", "x.meta.json: plymeter did not write this"},
    {3, "echo mine > x.meta.d", "run -o x.csv some.json", "x.meta.d: plymeter did not write this"},
    {3, "echo version = 3 > poetry.lock", "run -o poetry.csv some.json",
     "poetry.lock: plymeter did not write this"},
    {3, "echo version = 3 > x.shard-1-of-2.lock", "run --shard 1/2 -o x.csv some.json",
     "lock: plymeter did not write this"},
    {3, "printf 'dear diary,\nand' > x.journal", "run -o x.csv some.json", "x.journal: no journal of plymeter's"},
    {3, "echo mine > x.csv.new", "run -o x.csv some.json", "x.csv.new: plymeter did not write this"},
    {3, "echo mine > x.meta.json.new", "run -o x.csv some.json", "x.meta.json.new: plymeter did not write this"},
    /* Links lead elsewhere, and so does another name of the same file. */
    {3, "ln -s some.json x.lock", "run -o x.csv some.json", "x.lock: not a file that could be replaced"},
    {3, "ln -s nothing x.lock", "run -o x.csv some.json", "x.lock: not a file that could be replaced"},
    {3, "ln -s m.journal x.journal", "run -o x.csv some.json", "x.journal: not a file that could be replaced"},
    {3, "ln -s m.csv x.csv", "run -o x.csv some.json", "x.csv: not a file that could be replaced"},
    {3, "ln -s m.meta.json x.meta.json", "run -o x.csv some.json r.journal",
     "x.meta.json: not a file that could be replaced"},
    {3, "ln some.json x.lock", "run -o x.csv some.json", "x.lock: plymeter did not write this"},
    {3, "ln some.json x.journal", "run -o x.csv some.json", "x.journal: no journal of plymeter's"},
    /* Tables, scripts, figures. */
    {2, "true", "learn -o lessons.json lessons.json", "lessons.json: plymeter did not write this"},
    {2, "true", "learn -o r.csv lessons.json", "r.csv: plymeter did not write this"},
    {2, "ln -s nothing t.json", "learn -o t.json lessons.json", "t.json: not a file that could be replaced"},
    {2, "echo mine > t.json.new", "learn -o t.json lessons.json", "t.json.new: File exists"},
    {3, "echo '% mine' > t.tex", "tabulate r.csv --rows limit -o t.tex", "t.tex: plymeter did not write this"},
    {3, "ln -s nothing n.tex", "summary --macros r.csv --by limit -o n.tex",
     "n.tex: not a file that could be replaced"},
    {2, "true", "submit --shards 2 -o some.json some.json", "some.json: plymeter did not write this"},
    {2, "echo '#!/bin/sh' > x.sh", "submit --shards 2 -o x.sh some.json", "x.sh: plymeter did not write this"},
    {2, "ln -s f.svg x.sh", "submit --shards 2 -o x.sh some.json", "x.sh: not a file that could be replaced"},
    {3, "true", "stamp some.json r.csv", "some.json: no SVG, PDF or PNG"},
    {3, "true", "stamp r.csv r.csv", "r.csv: no SVG, PDF or PNG"},
    {3,
     "echo '<?xml version=\"1.0\"?><html><svg></svg><p>and a text that has more to say than a figure says behind "
     "its end"
     "</p></html>' > f.html",
     "stamp f.html r.csv", "f.html: no SVG, PDF or PNG"},
    {3, "ln -s f.svg g.svg", "stamp g.svg r.csv", "g.svg: not a file that could be replaced"},
};

#define EVERY_FILE                                                                                                 \
    "{ find . -type l -exec readlink {} +; find . ! -type d | sort; find . -type f -exec cksum {} +; }"

static void test_refused(void **state)
{
    (void)state;
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) {
        char command[1000];
        snprintf(command, sizeof command,
                 "rm -rf own && cp -R given own && cd own && %s && " EVERY_FILE
                 " > ../before && plymeter %s < /dev/null;"
                 " status=$?; " EVERY_FILE " | diff ../before - && exit $status; exit 99",
                 refused[i].made, refused[i].arguments);
        expect(refused[i].status, refused[i].said, command);
    }
}

/* Root may write to any file, so that somebody else must try. */
static void test_write_protected(void **state)
{
    int status;
    (void)state;
    setenv("AS", geteuid() == 0 ? "setpriv --reuid=65534 --regid=65534 --clear-groups" : "", 1);
    shell(&status, "chmod a+rx . && $AS \"$PLYMETER\" --version");
    if (status != 0) {
        print_message(
            "not tested: root may write to a protected file, and cannot run the program as somebody else\n");
        skip();
    }
    expect(3, "r.csv: Permission denied",
           "rm -rf own && cp -R given own && chmod a+rwx own && chmod a-w own/r.csv && chmod a+rw own/r.[jm]* && "
           "cd own &&"
           " $AS \"$PLYMETER\" run -o r.csv some.json");
    expect_status(0, "cmp own/r.csv given/r.csv");
}

/* What a killed run was about to put in place is its own, as the lock says that it left, and is in nobody's way. */
static void test_left_by_a_killed_run(void **state)
{
    (void)state;
    expect_status(
        0, "rm -rf own && cp -R given own && cd own && echo half > r.csv.new && echo half > r.meta.json.new &&"
           " echo process 1 on moon > r.lock && plymeter run -o r.csv some.json && ! ls *.new *.lock");
}

/* What is replaced keeps its permissions, and a link to its folder is a folder. */
static void test_replaced(void **state)
{
    (void)state;
    expect(0, "-rwxr-x---",
           "rm -rf own && cp -R given own && cd own && plymeter submit --shards 2 -o s.sh some.json &&"
           " chmod 750 s.sh && plymeter submit --shards 3 -o s.sh some.json && ls -l s.sh");
    expect_status(
        0,
        "cd own && mkdir far && ln -s far results && plymeter run some.json && cmp far/some.csv results/some.csv");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_calls_are_of_every_verb),
        cmocka_unit_test(test_disk_full_for_a_moment),
        cmocka_unit_test(test_csv_after_full_disk),
        cmocka_unit_test(test_standard_output_full),
        cmocka_unit_test(test_reader_that_leaves),
        cmocka_unit_test(test_refused),
        cmocka_unit_test(test_write_protected),
        cmocka_unit_test(test_left_by_a_killed_run),
        cmocka_unit_test(test_replaced),
    };
    return cmocka_run_group_tests_name("lost", tests, make_given, remove_folder);
}
