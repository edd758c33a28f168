#include <cjson/cJSON.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "core/exit.h"
#include "core/lasting.h"
#include "files/file.h"
#include "files/packed.h"
#include "options/call.h"
#include "provenance/facts.h"
#include "provenance/provenance.h"
#include "provenance/stamp.h"
#include "text/aligned.h"
#include "text/filled.h"
#include "text/path.h"
#include "text/plain.h"

/* --- lines ------------------------------------------------------------------------------------------------ */

static void print_line(void *context, const char *name, const char *text, const char *remark)
{
    enum { NAMES_WIDTH = 11 };
    (void)context;
    fputs("  ", stdout);
    write_plainly(stdout, name);
    printf("%*s", strlen(name) < NAMES_WIDTH ? NAMES_WIDTH - (int)strlen(name) : 0, "");
    write_plainly(stdout, text);
    printf("%s\n", remark);
}

static const struct hearer printer = {print_line, NULL};

static void print_session(void *context, const char *name, const char *text, const char *remark)
{
    (void)context, (void)name;
    fputs("    ", stdout);
    write_plainly(stdout, text);
    printf("%s\n", remark);
}

static void print_sessions(const cJSON *record)
{
    static const struct hearer session_printer = {print_session, NULL};
    const int count = sessions_count(record);
    if (count == 0)
        return;
    printf("  its rows are of %d run%s:\n", count, count == 1 ? "" : "s");
    const int more = tell_sessions(&session_printer, record);
    if (more > 0)
        printf("    and %d more, all in .meta.json\n", more);
}

/* --- files ------------------------------------------------------------------------------------------------ */

static int explain_csv(const char *csv)
{
    char sum[SHA256_TEXT];
    if (!packed_sha256(csv, sum))
        return EXIT_CONFIG;
    cJSON *record = provenance_read(csv);
    if (!record) {
        fprintf(stderr, "%s: no .meta.json beside it says what made it\n", csv);
        return EXIT_CONFIG;
    }
    const bool same = strcmp(sum, provenance_text(record, "csv.sha256")) == 0;
    printf("%s%s\n", csv, same ? "" : " has CHANGED since this was made:");
    tell_origin(&printer, record);
    tell_machine(&printer, record);
    print_sessions(record);
    cJSON_Delete(record);
    return EXIT_FINE;
}

/* The rest is in the record beside the CSV, if that CSV is the one that the figure shows. */
static void explain_further(const char *csv, const char *sum)
{
    cJSON *record = provenance_read(csv);
    if (strcmp(provenance_text(record, "csv.sha256"), sum) == 0) {
        tell_machine(&printer, record);
        print_sessions(record);
    }
    cJSON_Delete(record);
}

static int explain_figure(const char *figure, const char *bytes, size_t size)
{
    const cJSON *stamp = lasting(stamp_read(bytes, size));
    const char *csv = lasting(with_ending(figure, ".csv"));
    if (stamp) {
        const char *sum = provenance_text(stamp, "csv.sha256");
        printf("%s\n", figure);
        tell_file(&printer, "drawn from",
                  access(packed_name(csv), R_OK) == 0 ? csv : provenance_text(stamp, "csv.path"), sum);
        tell_files(&printer, "drawn by", cJSON_GetObjectItemCaseSensitive(stamp, "scripts"));
        if (cJSON_HasObjectItem(stamp, "drawing"))
            tell_command(&printer, "drawn by", cJSON_GetObjectItemCaseSensitive(stamp, "drawing"));
        tell_origin(&printer, stamp);
        explain_further(csv, sum);
        return EXIT_FINE;
    }
    if (access(packed_name(csv), R_OK) != 0 || strcmp(csv, figure) == 0)
        return fprintf(stderr, "%s: it does not say what made it\n", figure), EXIT_CONFIG;
    printf("%s does not say what it was drawn from; beside it is\n", figure);
    fflush(stdout);
    return explain_csv(csv);
}

static int explain(const char *path)
{
    size_t size;
    if (is_csv(path))
        return explain_csv(path);
    const char *bytes = lasting(file_read(path, &size));
    return bytes ? explain_figure(path, bytes, size) : (file_complain(path), EXIT_CONFIG);
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
    const char *csv = lasting(with_ending(path, ".csv"));
    const cJSON *record = lasting(provenance_read(csv));
    const bool kept = cJSON_HasObjectItem(record, "diff");
    if (kept)
        write_diff(provenance_text(record, "diff.text"));
    else if (!record)
        fprintf(stderr, "%s: no .meta.json beside it says what made it\n", csv);
    else
        fprintf(stderr, "%s: made by a program whose source was %s: there is no diff\n", csv,
                provenance_text(record, "state"));
    return kept ? EXIT_FINE : EXIT_CONFIG;
}

struct request {
    bool diff;
};

static int run_explain(const struct call *call)
{
    const struct request *request = call->record;
    if (request->diff)
        return print_diff(call->arguments[0]);
    struct breaking breaking = breaking_begin(stdout, 0);
    const int status = explain(call->arguments[0]);
    breaking_end(&breaking);
    return status;
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
