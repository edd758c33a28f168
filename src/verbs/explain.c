#include <cjson/cJSON.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/exit.h"
#include "cell/sources.h"
#include "options/call.h"
#include "provenance/provenance.h"
#include "provenance/stamp.h"
#include "system/file.h"
#include "system/machine.h"
#include "text/aligned.h"
#include "text/path.h"
#include "text/plain.h"
#include "text/shell.h"

enum { NAMES_WIDTH = 11 };

/* --- lines ------------------------------------------------------------------------------------------------ */

static void print_line(const char *name, const char *text, const char *remark)
{
    fputs("  ", stdout);
    write_plainly(stdout, name);
    printf("%*s", strlen(name) < NAMES_WIDTH ? NAMES_WIDTH - (int)strlen(name) : 0, "");
    write_plainly(stdout, text);
    printf("%s\n", remark);
}

static void print_word(const char *word)
{
    char *quoted = shell_word(word);
    write_plainly(stdout, quoted);
    free(quoted);
}

static void print_words(const cJSON *record)
{
    const cJSON *words = cJSON_GetObjectItemCaseSensitive(record, "command"), *word;
    cJSON_ArrayForEach (word, words) {
        fputs(word == words->child ? "" : " ", stdout);
        print_word(cJSON_IsString(word) ? word->valuestring : "?");
    }
    fputs(cJSON_IsArray(words) ? "" : "unknown", stdout);
}

static void print_command(const char *name, const cJSON *record)
{
    printf("  %-*s", NAMES_WIDTH, name);
    print_words(record);
    putchar('\n');
}

/* Whether a file whose checksum was recorded is still the same, has changed or is gone. */
static const char *fate(const char *path, const char *sum)
{
    char now[SHA256_TEXT];
    struct stat about;
    if (strcmp(sum, "unknown") == 0)
        return "";
    if (access(path, R_OK) != 0 || stat(path, &about) != 0 || !S_ISREG(about.st_mode))
        return " (not here)";
    return !file_sha256(path, now) ? "" : strcmp(now, sum) == 0 ? " (still the same)" : " (CHANGED since)";
}

static void print_file(const char *name, const char *path, const char *sum)
{
    print_line(name, path, fate(path, sum));
    print_line("  SHA-256", sum, "");
}

static void print_files(const char *name, const cJSON *list)
{
    const cJSON *file;
    cJSON_ArrayForEach (file, list)
        print_file(name, provenance_text(file, "path"), provenance_text(file, "sha256"));
}

static void print_id(const cJSON *record, const char *key, uint64_t own)
{
    char text[17];
    const char *id = provenance_text(record, key);
    snprintf(text, sizeof text, "%016" PRIx64, own);
    print_line(key, id, strcmp(id, text) == 0 || strcmp(id, "unknown") == 0 ? "" : "; this program has another");
}

static bool same_source(const cJSON *sum)
{
    char text[17] = "";
    const struct source *source = sum->string ? source_find(sum->string) : NULL;
    if (source)
        snprintf(text, sizeof text, "%016" PRIx64, source->sum);
    return cJSON_IsString(sum) && strcmp(sum->valuestring, text) == 0;
}

/* Which of the sources are others in this program. */
static void print_sources(const cJSON *list)
{
    enum { SHOWN = 3 };
    const cJSON *sum;
    int others = 0;
    cJSON_ArrayForEach (sum, list)
        if (!same_source(sum) && others++ < SHOWN) {
            fputs(others == 1 ? "  sources    " : ", ", stdout);
            write_plainly(stdout, sum->string ? sum->string : "?");
        }
    if (others > SHOWN)
        printf(" and %d more", others - SHOWN);
    fputs(others ? " differ from this program's\n" : "", stdout);
}

static void print_build(const cJSON *record)
{
    const char *made = provenance_text(record, "plymeter");
    char text[200];
    snprintf(text, sizeof text, "plymeter %.40s, commit %.80s (%.20s)", made, provenance_text(record, "commit"),
             provenance_text(record, "state"));
    print_line("build", strcmp(made, "unknown") == 0 ? made : text, "");
    if (cJSON_HasObjectItem(record, "diff"))
        print_line("  diff", provenance_text(record, "diff.sha256"), "; --diff prints it");
    print_id(record, "tools", tools_id());
    print_id(record, "harness", harness_id());
    print_line("searches", provenance_text(record, "searches"), "");
    print_sources(cJSON_GetObjectItemCaseSensitive(record, "sources"));
}

/* What figures carry, too. */
static void print_origin(const cJSON *record)
{
    print_command("command", record);
    print_file("config", provenance_text(record, "config.path"), provenance_text(record, "config.sha256"));
    print_files("reads", cJSON_GetObjectItemCaseSensitive(record, "inputs"));
    print_build(record);
}

static void print_machine(const cJSON *record)
{
    const cJSON *machine = cJSON_GetObjectItemCaseSensitive(record, "machine"), *fact;
    print_line("compiler", provenance_text(record, "compiler"), "");
    print_line("flags", provenance_text(record, "flags"), "");
    cJSON_ArrayForEach (fact, machine) {
        const char *state = provenance_text(fact, "state");
        if (!fact->string)
            continue;
        if (cJSON_IsString(fact))
            print_line(fact->string, fact->valuestring, "");
        else
            print_line(fact->string, provenance_text(fact, "value"),
                       strcmp(state, "bad") == 0 ? " (bad for timing)" : "");
    }
    const cJSON *floor = cJSON_GetObjectItemCaseSensitive(record, "floor");
    if (cJSON_IsNumber(floor))
        printf("  %-*s%.2g %%, the noise floor of times\n", NAMES_WIDTH, "floor", 100 * floor->valuedouble);
    if (cJSON_GetObjectItemCaseSensitive(record, "timing"))
        print_line("turns", provenance_text(record, "timing.seed"),
                   ", the seed of the order in which cells were timed");
    print_line("start", provenance_text(record, "start"), "");
    print_line("end", provenance_text(record, "end"), "");
}

static void print_session(const cJSON *session)
{
    fputs("    ", stdout);
    write_plainly(stdout, provenance_text(session, "start"));
    fputs(" on ", stdout);
    write_plainly(stdout, provenance_text(session, "host"));
    fputs(", tools ", stdout);
    write_plainly(stdout, provenance_text(session, "tools"));
    fputs(", harness ", stdout);
    write_plainly(stdout, provenance_text(session, "harness"));
    fputs(": ", stdout);
    print_words(session);
    puts(strcmp(provenance_text(session, "end"), "unknown") == 0 ? ", stopped early" : "");
}

static bool is_writer(const cJSON *session, const cJSON *record)
{
    return strcmp(provenance_text(session, "start"), provenance_text(record, "start")) == 0 &&
           cJSON_Compare(cJSON_GetObjectItemCaseSensitive(session, "command"),
                         cJSON_GetObjectItemCaseSensitive(record, "command"), true);
}

/* The runs that gave rows, unless there was only the one that wrote the CSV. */
static void print_sessions(const cJSON *record)
{
    enum { SHOWN = 20 };
    const cJSON *sessions = cJSON_GetObjectItemCaseSensitive(record, "sessions"), *session;
    const int count = cJSON_GetArraySize(sessions);
    int shown = 0;
    if (count == 0 || (count == 1 && is_writer(cJSON_GetArrayItem(sessions, 0), record)))
        return;
    printf("  its rows are of %d run%s:\n", count, count == 1 ? "" : "s");
    cJSON_ArrayForEach (session, sessions)
        if (shown++ < SHOWN)
            print_session(session);
    if (count > SHOWN)
        printf("    and %d more, all in .meta.json\n", count - SHOWN);
}

/* --- files ------------------------------------------------------------------------------------------------ */

static int explain_csv(const char *csv)
{
    char sum[SHA256_TEXT];
    if (!file_sha256(csv, sum))
        return EXIT_CONFIG;
    cJSON *record = provenance_read(csv);
    if (!record) {
        fprintf(stderr, "%s: no .meta.json beside it says what made it\n", csv);
        return EXIT_CONFIG;
    }
    const bool same = strcmp(sum, provenance_text(record, "csv.sha256")) == 0;
    printf("%s%s\n", csv, same ? "" : " has CHANGED since this was made:");
    print_origin(record);
    print_machine(record);
    print_sessions(record);
    cJSON_Delete(record);
    return EXIT_FINE;
}

/* The rest is in the record beside the CSV, if that CSV is the one that the figure shows. */
static void explain_further(const char *csv, const char *sum)
{
    cJSON *record = provenance_read(csv);
    if (strcmp(provenance_text(record, "csv.sha256"), sum) == 0) {
        print_machine(record);
        print_sessions(record);
    }
    cJSON_Delete(record);
}

static int explain_figure(const char *figure, const char *bytes, size_t size)
{
    cJSON *stamp = stamp_read(bytes, size);
    char *csv = with_ending(figure, ".csv");
    int status = EXIT_CONFIG;
    if (stamp) {
        const char *sum = provenance_text(stamp, "csv.sha256");
        printf("%s\n", figure);
        print_file("drawn from", access(csv, R_OK) == 0 ? csv : provenance_text(stamp, "csv.path"), sum);
        print_files("drawn by", cJSON_GetObjectItemCaseSensitive(stamp, "scripts"));
        if (cJSON_HasObjectItem(stamp, "drawing"))
            print_command("drawn by", cJSON_GetObjectItemCaseSensitive(stamp, "drawing"));
        print_origin(stamp);
        explain_further(csv, sum);
        status = EXIT_FINE;
    } else if (access(csv, R_OK) == 0 && strcmp(csv, figure) != 0) {
        printf("%s does not say what it was drawn from; beside it is\n", figure);
        fflush(stdout);
        status = explain_csv(csv);
    } else {
        fprintf(stderr, "%s: it does not say what made it\n", figure);
    }
    cJSON_Delete(stamp);
    free(csv);
    return status;
}

static int explain(const char *path)
{
    size_t size;
    const char *dot = strrchr(path, '.');
    if (dot && strcmp(dot, ".csv") == 0)
        return explain_csv(path);
    char *bytes = file_read(path, &size);
    if (!bytes)
        return file_complain(path), EXIT_CONFIG;
    const int status = explain_figure(path, bytes, size);
    free(bytes);
    return status;
}

/* For git apply byte for byte, but no terminal takes it for a command. */
static void write_diff(const char *text)
{
    const bool plainly = is_read_by_person(stdout);
    for (; *text; text++)
        putchar(plainly && is_control(text) && !strchr("\n\t", *text) ? '?' : *text);
}

/* Of a figure, or of the CSV, whose record has it. */
static int print_diff(const char *path)
{
    char *csv = with_ending(path, ".csv");
    cJSON *record = provenance_read(csv);
    const bool kept = cJSON_HasObjectItem(record, "diff");
    if (kept)
        write_diff(provenance_text(record, "diff.text"));
    else if (!record)
        fprintf(stderr, "%s: no .meta.json beside it says what made it\n", csv);
    else
        fprintf(stderr, "%s: made by a program whose source was %s: there is no diff\n", csv,
                provenance_text(record, "state"));
    cJSON_Delete(record);
    free(csv);
    return kept ? EXIT_FINE : EXIT_CONFIG;
}

struct request {
    bool diff;
};

static int run_explain(const struct call *call)
{
    const struct request *request = call->record;
    return request->diff ? print_diff(call->arguments[0]) : explain(call->arguments[0]);
}

const struct verb verb_explain = {
    .name = "explain",
    .group = RESULTS,
    .purpose = "say what made results or a figure",
    .arguments = "FILE",
    .about = "Says which command, config and build made FILE: results (X.csv, with X.meta.json beside it) or a "
             "figure drawn from them (.svg, .pdf, .png), which carries the most of it wherever it is copied. Files "
             "that have changed since are named.",
    .options = {{"diff", 0, NULL,
                 "print what the source of a dirty program differed in from its commit, as git apply takes it",
                 INTO(struct request, diff)}},
    .size = sizeof(struct request),
    .notes = "Exit status 3 if nothing is known of FILE.",
    .run = run_explain,
};
