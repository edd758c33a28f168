/*
 * Games that are wrong on purpose, of tests/broken/: where a program goes wrong it costs its own rows only, and where
 * rules are wrong the laws of tests/laws.c find it, by name.
 */
#include "tests/shell.h"

/* Under the address sanitizer whatever crashes exits, in its own words, and memory has no limit. */
#ifndef __has_feature /* clang's */
#define __has_feature(feature) 0
#endif
#if defined __SANITIZE_ADDRESS__ || __has_feature(address_sanitizer)
enum { SANITIZED = 1 };
#else
enum { SANITIZED = 0 };
#endif

#define PLYMETER "\"$PROJECT\"/" BROKEN "/plymeter"
#define LAWS "\"$PROJECT\"/" BROKEN "/laws-snort"

/* --- what goes wrong in a cell ---------------------------------------------------------------------------- */

/* A smaller heap never gets where something goes wrong. */
static void write_config(const char *path, const char *faults, int repeat)
{
    char text[2000];
    const int size = snprintf(text, sizeof text,
                              "{ \"games\": [ { \"game\": \"hazard\", \"fault\": [%s], \"heap\": [9, 11] },\n"
                              "               { \"game\": \"uniform\", \"seed\": \"1..20\" } ],\n"
                              "  \"searches\": [ { \"algorithm\": [\"minimax\", \"alphabeta\"] } ],\n"
                              "  \"cutoffs\": [ { \"cutoff\": \"depth\", \"limit\": 6 } ],\n"
                              "  \"limits\": { \"seconds\": 0.5, \"memory_mb\": 16 }, \"repeat\": %d }\n",
                              faults, repeat);
    write_file(path, text, (size_t)size);
}

static const struct {
    const char *fault, *status;
} endings[] = {
    {"overrun", "crash:SIGSEGV"}, {"endless", "timeout"},     {"leak", "memory"},      {"divide", "crash:SIGFPE"},
    {"abort", "crash:SIGABRT"},   {"exit", "crash:exit0"},
};
enum { ENDINGS = sizeof endings / sizeof *endings };

/* The rows of all cells, as a run of sound games counts them. */
static void expect_rows(const char *csv)
{
    char command[1000];
    /* Without the column "fault", and without the times. */
    snprintf(command, sizeof command,
             "counted() { grep \"$1\" $2 | sed 's/,[^,]*,[^,]*,[^,]*$//; s/,[a-z]*,/,/' | sort -u; }; "
             "counted '^hazard,[a-z]*,9,\\|^uniform' sound.csv > sound; "
             "counted '^hazard,[a-z]*,9,\\|^uniform' %s > found; test $(wc -l < sound) = 42 && diff sound found",
             csv);
    expect_status(0, command);
}

static void expect_endings(const char *csv, int jobs)
{
    char command[1000];
    snprintf(command, sizeof command, PLYMETER " run -j%d -o %s bad.json; status=$?; tail -1 bad.csv; exit $status",
             jobs, csv);
    expect(1, SANITIZED ? "2 ended by timeout; 8 ended by crash\n"
                        : "2 ended by timeout; 2 ended by memory; 8 ended by crash\n", command);
}
