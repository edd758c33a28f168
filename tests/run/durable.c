/* What a power cut leaves: files that were put in place are whole, and rows of a second ago are there. */
#include "tests/shell.h"

#define PRELOAD "ASAN_OPTIONS=verify_asan_link_order=0 LD_PRELOAD=\"$PWD/synced.so\" "

static const char config[] = "{ \"games\": [ { \"game\": \"uniform\", \"seed\": \"1..3\" } ],\n"
                             "  \"searches\": [ { \"algorithm\": \"negamax\" } ],\n"
                             "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": %s } ] }";

static void write_config(const char *path, const char *limit)
{
    char text[500];
    snprintf(text, sizeof text, config, limit);
    write_file(path, text, strlen(text));
}

static int make_library(void **state)
{
    if (make_folder(state))
        return -1;
    fetch_library("synced");
    write_config("quick.json", "3");
    write_config("endless.json", "[3, 30]");
    return setenv("SYNCED", "synced", 1);
}

/* Does the text have these lines in this order? */
static bool in_order(const char *text, const char *const *lines)
{
    for (; *lines && text; lines++)
        text = strstr(text, *lines) ? strstr(text, *lines) + strlen(*lines) : NULL;
    return text != NULL;
}

/* A name is on the disk when its folder is. */
static void test_files_are_synced_before_they_are_put_in_place(void **state)
{
    static const char *const wanted[] = {
        "sync results\n",          "sync quick.journal\n", "sync quick.csv.new\n",
        "place quick.csv\n",       "sync results\n",       "sync quick.meta.json.new\n",
        "place quick.meta.json\n", "sync results\n",       NULL};
    int status;
    (void)state;
    const char *said = shell(&status, PRELOAD "\"$PLYMETER\" run quick.json && cat synced");
    if (status != 0 || !in_order(said, wanted))
        fail_msg("%s", said);
}

/* The first rows come at once, the next one never: they do not wait for it. */
static void test_rows_are_synced_soon(void **state)
{
    (void)state;
    expect_status(0, SCRIPT("run/synced.sh"));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_files_are_synced_before_they_are_put_in_place),
        cmocka_unit_test(test_rows_are_synced_soon),
    };
    return cmocka_run_group_tests_name("durable", tests, make_library, remove_folder);
}
