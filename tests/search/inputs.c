/* What rows and results are said to be made of: configs, and the tables and trees that these name. */

#include <cjson/cJSON.h>

#include "run/provenance.h"
#include "tests/shell.h"

static void write_text(const char *path, const char *text)
{
    write_file(path, text, strlen(text));
}

#define TREE(games)                                                                                                \
    "{ \"games\": [ { \"game\": \"tree\", \"tree\": " games " } ],\n"                                              \
    "  \"searches\": [ { \"algorithm\": [ \"minimax\", \"alphabeta\" ] } ],\n"                                     \
    "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": 9 } ] }\n"

/* Another table of the same categories. */
#define CHANGE_TABLE "sed -i 's/\"price\": [0-9]*/\"price\": 777/' table.json"
#define COPY_TABLE(game) "cp \"$PROJECT/configs/tables/" game ".json\" table.json"

/* Wait until the command succeeds. */
#define AWAIT(command) "for i in $(seq 2000); do " command " && break; sleep 0.01; done; "

/* --- what a row is filed under ----------------------------------------------------------------------------------- */

/* The search has read its table when that changes, and ends after it: its row is not the new table's. */
static void test_table_changed_during_a_search(void **state)
{
    (void)state;
    write_text("late.json", "{ \"games\": [ { \"game\": \"othello\" } ],\n"
                            "  \"searches\": [ { \"algorithm\": \"minimax\" } ],\n"
                            "  \"cutoffs\": [ { \"cutoff\": \"realization\", \"table\": \"table.json\",\n"
                            "                 \"limit\": 0.5, \"deepen\": \"ms\", \"budget\": 3000 } ] }\n");
    expect_status(0, COPY_TABLE("othello"));
    /* A child that has computed for some ticks of a clock has read its table. */
    expect(4, "late.csv: table.json changed while its cells ran\n",
           "\"$PLYMETER\" run -o late.csv late.json > log 2>&1 & " AWAIT(
               "cat /proc/[0-9]*/stat 2> /dev/null | awk -v p=$! '$4 == p && $14 > 10 { n = 1 } END { exit !n }'")
               CHANGE_TABLE "; wait $!; status=$?; cat log; exit $status");
    expect_status(1, "test -e late.csv");
    expect(0, "1 cells, 1 of them run now", "plymeter run -o late.csv late.json");
    expect(0, "1 cells, 0 of them run now", "plymeter run -o late.csv late.json");
    /* The row that came too late is that of the table it was made with. */
    expect(0, "1 cells, 0 of them run now", COPY_TABLE("othello") " && plymeter run -o late.csv late.json");
}

/* Two searches of one run do not read different files. */
static void test_tree_changed_between_searches(void **state)
{
    (void)state;
    write_text("between.json",
               "{ \"games\": [ { \"game\": \"uniform\" }, { \"game\": \"tree\", \"tree\": \"between.tree\" } ],\n"
               "  \"limits\": { \"seconds\": 1 }, \"searches\": [ { \"algorithm\": \"negamax\" } ],\n"
               "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": [40] } ] }\n");
    write_text("between.tree", "[1,2]");
    expect(4, "between.csv: between.tree changed while its cells ran\n",
           "\"$PLYMETER\" run -o between.csv between.json > log 2>&1 & " AWAIT(
               "grep -qs '^#run' between.journal") "echo '[1,7]' > between.tree; wait $!; status=$?; cat log; exit "
                                                   "$status");
    expect_status(1, "test -e between.csv");
    expect(0, ",ok,7,", "plymeter run -o between.csv between.json; cat between.csv");
    write_text("between.tree", "[1,2]");
    expect(1, "2 cells, 1 of them run now", "plymeter run -o between.csv between.json");
    expect(0, ",ok,2,", "cat between.csv");
    /* One that cannot be read any more gives no row either. */
    expect(
        4, "between.tree",
        "cp between.journal was; "
        "\"$PLYMETER\" run --force -o between.csv between.json > log 2>&1 & " AWAIT(
            "! cmp -s was between.journal") "echo '[1,' > between.tree; wait $!; status=$?; cat log; exit $status");
    write_text("between.tree", "[1,2]");
    expect_status(1, "plymeter run -o between.csv between.json");
    expect(0, ",ok,2,", "cat between.csv");
}

static void test_texts_that_happen_to_name_files(void **state)
{
    (void)state;
    write_text("names.json", "{ \"games\": [ { \"game\": \"tree\", \"tree\": \"[1,2]\" } ],"
                             "  \"searches\": [ { \"algorithm\": \"minimax\" } ],"
                             "  \"cutoffs\": [ { \"cutoff\": \"realization\", \"table\": \"even\" } ] }");
    expect_status(0, "plymeter run names.json");
    expect(0, "1 cells, 0 of them run now",
           "for name in start none even '[1,2]'; do echo 1 > \"$name\"; done; plymeter run names.json");
    expect_status(1, "grep '\"inputs\"' results/names.meta.json");
}

static void test_rivals_have_tables_too(void **state)
{
    (void)state;
    write_text("rivals.json",
               "{ \"games\": [ { \"game\": \"tictactoe\", \"opening\": 1, \"seed\": \"1..2\" } ],\n"
               "  \"measure\": \"match\", \"searches\": [ { \"algorithm\": \"alphabeta\" } ],\n"
               "  \"cutoffs\": [ { \"cutoff\": \"realization\", \"limit\": 0.1, \"table\": \"table.json\" },\n"
               "               { \"cutoff\": \"depth\", \"limit\": 2 } ] }\n");
    expect(0, "2 cells, 2 of them run now", COPY_TABLE("tictactoe") " && plymeter run rivals.json");
    expect(0, "2 cells, 0 of them run now", "plymeter run rivals.json");
    expect(0, "2 cells, 2 of them run now", CHANGE_TABLE " && plymeter run rivals.json");
    expect(0, "\"table.json\"", "cat results/rivals.meta.json");
}

/* --- what is said of it ------------------------------------------------------------------------------------------ */

static void test_inputs_are_recorded(void **state)
{
    int status;
    (void)state;
    write_text("said.json", TREE("[ \"a b.tree\", \"[1,2]\" ]"));
    write_text("a b.tree", "[[1,2],[3,4]]");
    expect_status(0, "plymeter run -o said.csv said.json");
    cJSON *record = provenance_read("said.csv");
    const cJSON *inputs = cJSON_GetObjectItem(record, "inputs");
    assert_int_equal(cJSON_GetArraySize(inputs), 1);
    assert_string_equal(provenance_text(cJSON_GetArrayItem(inputs, 0), "path"), "a b.tree");
    assert_memory_equal(shell(&status, "sha256sum < 'a b.tree'"),
                        provenance_text(cJSON_GetArrayItem(inputs, 0), "sha256"), 64);
    expect(0, "{\"path\":\"a b.tree\",\"sha256\":",
           "echo '<svg><g/><g/></svg>' > said.svg; plymeter stamp said.svg said.csv; cat said.svg");
}

/* --- a config is read once ---------------------------------------------------------------------------------------- */

static void test_config_changed_while_waiting(void **state)
{
    (void)state;
    write_text("holder.json", "{ \"games\": [ { \"game\": \"uniform\" } ],\n"
                              "  \"searches\": [ { \"algorithm\": \"negamax\" } ],\n"
                              "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": 40 } ] }\n");
    write_text("waits.json", TREE("\"[1,2]\""));
    expect_status(0, SCRIPT("search/waits.sh"));
    expect(0, ",ok,2,", "cat waits.csv");
    cJSON *record = provenance_read("waits.csv");
    assert_string_equal(provenance_text(record, "config.text"), TREE("\"[1,2]\""));
}

/* A pipe cannot be read a second time. */
static void test_config_from_a_pipe(void **state)
{
    int status;
    (void)state;
    write_text("piped.json", TREE("\"[1,2]\""));
    expect_status(0, "cat piped.json | \"$PLYMETER\" run -o piped.csv /dev/stdin");
    cJSON *record = provenance_read("piped.csv");
    assert_string_equal(provenance_text(record, "config.text"), TREE("\"[1,2]\""));
    assert_memory_equal(shell(&status, "sha256sum < piped.json"), provenance_text(record, "config.sha256"), 64);
    expect(0, "\"path\":\t\"/dev/stdin\"", "cat piped.meta.json");
    expect(3, "fifo.json: not a regular file", "mkfifo fifo.json; timeout 20 \"$PLYMETER\" run fifo.json");
    expect(3, "fifo.json: not a regular file",
           "cat piped.json > fifo.json & timeout 20 \"$PLYMETER\" run fifo.json; status=$?; kill $!; exit $status");
}

/* --- make ------------------------------------------------------------------------------------------------------------ */

/* A folder with the project's Makefile and this program, which is not to be built there. */
#define MAKE_FOLDER(name)                                                                                          \
    "mkdir -p " name "/configs " name "/plots " name "/src " name "/build/src &&"                                  \
    "cp \"$PROJECT/Makefile\" \"$PROJECT/README.md\" " name " && ln -s \"$PLYMETER\" " name "/build/plymeter &&"   \
    "(" MAKE_IN(name) "build/link build/flags) && cd " name " &&"                                                  \
                      "touch -d 2001-01-01 src/main.c build/src/main.o build/link build/flags && cd .. &&"

#define MAKE_IN(name) "cd " name " && unset MAKEFLAGS MAKELEVEL BUILD && make library= "

#define DRAW MAKE_IN("made") "PATH=\"$PWD/bin:$PATH\" results/x.svg && wc -l drawings"

static void test_make_knows_the_inputs(void **state)
{
    (void)state;
    expect_status(0, MAKE_FOLDER("made") "mkdir \"made/it's here\" && touch made/plots/x.gp "
                                         "made/plots/style.gnuplot && cp \"$PROJECT/plots/draw\" made/plots");
    write_text("made/configs/x.json", TREE("[ \"it's here/a b.tree\", \"[1,2]\" ]"));
    write_text("made/it's here/a b.tree", "[[1,2],[3,4]]");
    expect(0, "4 cells, 4 of them run now", MAKE_IN("made") "results/x.csv");
    expect_status(1, MAKE_IN("made") "results/x.csv | grep cells");
    expect(0, ",ok,3,", "cat made/results/x.csv");
    /* Something else draws, and tells of it. */
    expect_status(0,
                  "mkdir made/bin && cd made/bin && echo '<svg width=\"10\" height=\"10\"><path "
                  "d=\"M0,0L9,9\"/></svg>' > svg && echo '#!/bin/sh' > gnuplot &&"
                  "echo 'cd \"${0%/*}/..\" && echo drawn >> drawings; cat bin/svg' >> gnuplot && chmod +x gnuplot");
    expect(0, "1 drawings", DRAW);
    expect(0, "1 drawings", DRAW);
    expect_status(0, "sleep 0.02; echo '[[5,6],[3,4]]' > \"made/it's here/a b.tree\"");
    expect(0, "2 drawings", DRAW);
    expect(0, "3 drawings", "WIDTH=ieee; export WIDTH; " DRAW); /* of another width */
    expect(0, "3 drawings", "WIDTH=ieee; export WIDTH; " DRAW);
    expect(0, "4 drawings", DRAW);
    expect(0, ",ok,5,", "cat made/results/x.csv");
    expect_status(1, MAKE_IN("made") "results/x.csv | grep cells");
    expect(2, "a b.tree: No such file", "rm \"made/it's here/a b.tree\"; " MAKE_IN("made") "results/x.csv");
    /* Without files there is nothing to be said. */
    write_text("made/configs/x.json", TREE("\"[1,2]\""));
    expect(0, "2 cells, 0 of them run now", MAKE_IN("made") "results/x.csv");
    expect_status(1, "test -e made/results/x.meta.d");
    expect_status(0, MAKE_IN("made") "clean && test -z \"$(ls results)\"");
}

/* A figure without a script, results without a config: what is missing, and the nearest that there is. */
static void test_make_says_what_is_missing(void **state)
{
    (void)state;
    expect_status(
        0,
        MAKE_FOLDER("lacking") "cd lacking && touch configs/tutorial.json configs/claims.json plots/tutorial.gp");
    expect(2, "configs/tutrial.json: No such file or directory; did you mean \"configs/tutorial.json\"?\n",
           MAKE_IN("lacking") "results/tutrial.svg");
    expect(2, "configs/nothing-near.json: No such file or directory;",
           MAKE_IN("lacking") "results/nothing-near.csv");
    expect(2,
           "there is no plots/claims.gp to draw results/claims.pdf; plots/README.md says how to write one; "
           "without one: make results/claims.csv && build/plymeter plot results/claims.csv --x limit --y leaves\n",
           MAKE_IN("lacking") "results/claims.pdf");
    /* Of an experiment of paper size the script is another's. */
    expect(0, "results/tutorial-paper.csv plots/tutorial.gp results/tutorial-paper.png",
           "cd lacking && touch configs/tutorial-paper.json plots/style.gnuplot plots/draw; cd ..; " MAKE_IN(
               "lacking") "-n results/tutorial-paper.png");
    expect(2, "configs/reference/tutrial.json: No such file", MAKE_IN("lacking") "results/reference/tutrial.svg");
    expect(2, "there is no rule to make tutrial; make help says what there is to make",
           MAKE_IN("lacking") "tutrial");
}

/* What an object was made from may have moved since; what still needs it is told so. */
static void test_make_goes_on_without_what_moved(void **state)
{
    (void)state;
    expect_status(0, MAKE_FOLDER("moved") "true");
    write_text("moved/src/main.c", "int main(void)\n{\n    return 0;\n}\n");
    write_text("moved/build/src/main.d", "build/src/main.o: src/main.c src/gone.h tests/run/gone.c\n");
    expect(0, "CC   build/src/main.o", MAKE_IN("moved") "build/src/main.o");
    write_text("moved/build/src/main.d", "build/src/main.o: src/main.c src/gone.h\n");
    write_text("moved/src/main.c", "#include \"gone.h\"\n");
    expect(2, "gone.h: No such file or directory", MAKE_IN("moved") "build/src/main.o");
}

/* A name is no goal, no command and no second rule. */
static void test_make_reads_names_as_files(void **state)
{
    static const char *const names[] = {"clean",     "./clean",  "x;touch pwned",     "$(shell touch pwned)",
                                        "a:b",       "%",        "dir/x;touch pwned", "dir/$(shell touch pwned)",
                                        "dir/a:b=c", "dir/#%*|", "dir/a,b)"};
    (void)state;
    expect_status(0, MAKE_FOLDER("named") "mkdir named/dir");
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        char config[600], path[100];
        snprintf(config, sizeof config, TREE("\"%s\""), names[i]);
        write_text("named/configs/x.json", config);
        snprintf(path, sizeof path, "named/%s", names[i]);
        write_text(path, "[1,2]");
        expect(0, "2 cells", MAKE_IN("named") "results/x.csv");
        write_text(path, "[1,3]");
        expect(0, "2 cells, 2 of them run now", MAKE_IN("named") "results/x.csv");
        expect(0, ",ok,3,", "cat named/results/x.csv");
        assert_int_equal(remove(path), 0);
        expect_status(1, "test -e named/pwned");
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_table_changed_during_a_search),
        cmocka_unit_test(test_tree_changed_between_searches),
        cmocka_unit_test(test_texts_that_happen_to_name_files),
        cmocka_unit_test(test_rivals_have_tables_too),
        cmocka_unit_test(test_inputs_are_recorded),
        cmocka_unit_test(test_config_changed_while_waiting),
        cmocka_unit_test(test_config_from_a_pipe),
        cmocka_unit_test(test_make_knows_the_inputs),
        cmocka_unit_test(test_make_says_what_is_missing),
        cmocka_unit_test(test_make_goes_on_without_what_moved),
        cmocka_unit_test(test_make_reads_names_as_files),
    };
    return cmocka_run_group_tests_name("inputs", tests, make_folder, remove_folder);
}
