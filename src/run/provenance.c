#include "run/provenance.h"

#include <cjson/cJSON.h>
#include <ctype.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/file.h"
#include "base/json.h"
#include "base/machine.h"
#include "base/path.h"
#include "base/text.h"
#include "base/program.h"
#include "config/keys.h"
#include "parts/columns.h"
#include "parts/inputs.h"
#include "parts/sources.h"
#include "results/statistics.h"
#include "run/output.h"
#include "run/worker.h"

/* --- the record ------------------------------------------------------------------------------------------- */

/* ISO 8601, in UTC. */
static const char *time_now(char text[32])
{
    const time_t now = time(NULL);
    struct tm parts;
    gmtime_r(&now, &parts);
    strftime(text, 32, "%Y-%m-%dT%H:%M:%SZ", &parts);
    return text;
}

/* Paths and sources may have any bytes, JSON only characters. */
static cJSON *text_item(const char *text)
{
    return cJSON_CreateString(utf8_repair(text));
}

static void add_id(cJSON *record, const char *key, uint64_t id)
{
    char text[17];
    snprintf(text, sizeof text, "%016" PRIx64, id);
    cJSON_AddStringToObject(record, key, text);
}

/* The sources of the experiment's searches and of the harness, and the id of the former. */
static void add_sources(cJSON *record, const struct experiment *experiment)
{
    bool *used = allocate((size_t)source_count, sizeof *used);
    for (int i = 0; i < experiment->total; i++)
        use_search(&experiment->cells[i], used);
    add_id(record, "searches", sources_id(used));
    use_harness(used);
    cJSON *list = cJSON_AddObjectToObject(record, "sources");
    for (int i = 0; i < source_count; i++)
        if (used[i])
            add_id(list, sources[i].file, sources[i].sum);
}

/* Of a dirty program: without it nobody could build that program again. */
static void add_diff(cJSON *record)
{
    char sum[SHA256_TEXT];
    if (!*commit_diff)
        return;
    cJSON *diff = cJSON_AddObjectToObject(record, "diff");
    sha256(commit_diff, strlen(commit_diff), sum);
    cJSON_AddStringToObject(diff, "sha256", sum);
    cJSON_AddItemToObject(diff, "text", text_item(commit_diff));
}

static void add_program(cJSON *record)
{
    cJSON_AddStringToObject(record, "plymeter", version);
    cJSON_AddNumberToObject(record, "format", CSV_FORMAT);
    add_id(record, "harness", harness_id());
    add_id(record, "tools", tools_id());
    cJSON_AddStringToObject(record, "commit", commit);
    cJSON_AddStringToObject(record, "state", commit_state);
    cJSON_AddStringToObject(record, "compiler", compiler);
    cJSON_AddStringToObject(record, "flags", compiler_flags);
    add_diff(record);
}

void provenance_add_command(cJSON *record, char *const *words, int count)
{
    cJSON *command = cJSON_AddArrayToObject(record, "command");
    cJSON_AddItemToArray(command, cJSON_CreateString("plymeter"));
    for (int i = 0; i < count; i++)
        cJSON_AddItemToArray(command, text_item(words[i]));
}

cJSON *provenance_file(const char *path, const char *sum)
{
    cJSON *file = cJSON_CreateObject();
    cJSON_AddItemToObject(file, "path", text_item(path));
    cJSON_AddStringToObject(file, "sha256", sum);
    return file;
}

/* The config as it was when it was read: the file may have changed since. */
static void add_config(cJSON *record, const struct experiment *experiment)
{
    size_t size;
    char sum[SHA256_TEXT];
    const char *text = json_source(experiment->texts, &size);
    sha256(text, size, sum);
    cJSON *config = provenance_file(experiment->path, sum);
    cJSON_AddStringToObject(config, "text", text);
    cJSON_AddItemToObject(record, "config", config);
}

static void add_inputs(cJSON *record, const struct experiment *experiment)
{
    const struct input **files = inputs_of(experiment->cells, experiment->total, experiment->files);
    cJSON *list = files[0] ? cJSON_AddArrayToObject(record, "inputs") : NULL;
    for (int i = 0; files[i]; i++)
        cJSON_AddItemToArray(list, provenance_file(files[i]->path, files[i]->sha256));
}

static void add_machine(cJSON *record, int jobs)
{
    struct machine machine;
    machine_look(&machine, "", jobs);
    cJSON *object = cJSON_AddObjectToObject(record, "machine");
    cJSON_AddStringToObject(object, "host", machine.host);
    cJSON_AddStringToObject(object, "cpu", machine.cpu);
    cJSON_AddStringToObject(object, "kernel", machine.kernel);
    for (int i = 0; i < FACTS; i++) {
        cJSON *fact = cJSON_AddObjectToObject(object, machine.fact[i].name);
        cJSON_AddStringToObject(fact, "value", machine.fact[i].value);
        cJSON_AddStringToObject(fact, "state", state_name[machine.fact[i].state]);
    }
}

void provenance_begin(struct provenance *provenance, const struct experiment *experiment, char *const *words,
                      int count, int jobs)
{
    char now[32];
    *provenance = (struct provenance){.record = cJSON_CreateObject()};
    cJSON *record = provenance->record;
    time_now(now);
    add_program(record);
    provenance_add_command(record, words, count);
    cJSON_AddNumberToObject(record, "jobs", jobs);
    add_config(record, experiment);
    add_inputs(record, experiment);
    add_machine(record, jobs);
    cJSON_AddStringToObject(record, "start", now);
    snprintf(provenance->session, sizeof provenance->session, "%s %ld@%s", now, (long)getpid(),
             provenance_text(record, "machine.host"));
}

/* The seed is a string, because JSON numbers are exact only up to 2^53. */
void provenance_time(struct provenance *provenance, const struct crew *crew, bool alone)
{
    char seed[SETTING_TEXT];
    cJSON *timing = cJSON_AddObjectToObject(provenance->record, "timing");
    snprintf(seed, sizeof seed, "%" PRIu64, crew->seed);
    cJSON_AddStringToObject(timing, "seed", seed);
    cJSON *cpus = cJSON_AddArrayToObject(timing, "cpus");
    for (int i = 0; i < crew->jobs && i < crew->cores.count; i++)
        cJSON_AddItemToArray(cpus, cJSON_CreateNumber(crew->cores.cpu[i]));
    provenance->timed = alone;
}

/* --- in the journal --------------------------------------------------------------------------------------- */

static bool note_session(const struct provenance *provenance, struct journal *journal, const char *what,
                         const char *text)
{
    char name[sizeof provenance->session + 10];
    snprintf(name, sizeof name, "%s %s", what, provenance->session);
    return journal_note(journal, name, text);
}

static void measure_floor(double means[FLOOR_RUNS / 2])
{
    double logarithms[FLOOR_RUNS / 2][FLOOR_SEARCHES];
    floor_measure(logarithms, means, FLOOR_RUNS / 2);
}

bool provenance_note(struct provenance *provenance, struct journal *journal)
{
    if (provenance->timed)
        measure_floor(provenance->means);
    return provenance->noted = note_session(provenance, journal, "run", cJSON_PrintUnformatted(provenance->record));
}

bool provenance_end(const struct provenance *provenance, struct journal *journal)
{
    char now[32];
    return !provenance->noted || note_session(provenance, journal, "end", time_now(now));
}

static const char *end_of(const struct journal *journal, const char *session)
{
    char name[200];
    snprintf(name, sizeof name, "end %s", session);
    return journal_note_named(journal, name);
}

/* The parts of a session's record that say how its rows were made. */
static cJSON *summarize_session(const cJSON *record, const char *end)
{
    static const char *const told[] = {"start",  "plymeter", "harness",  "tools",
                                       "commit", "state",    "compiler", "flags"};
    cJSON *session = cJSON_CreateObject();
    for (size_t i = 0; i < sizeof told / sizeof *told; i++)
        cJSON_AddStringToObject(session, told[i], provenance_text(record, told[i]));
    const cJSON *command = cJSON_GetObjectItemCaseSensitive(record, "command");
    if (command)
        cJSON_AddItemToObject(session, "command", cJSON_Duplicate(command, true));
    cJSON_AddStringToObject(session, "host", provenance_text(record, "machine.host"));
    cJSON_AddStringToObject(session, "config_sha256", provenance_text(record, "config.sha256"));
    if (cJSON_HasObjectItem(record, "diff"))
        cJSON_AddStringToObject(session, "diff_sha256", provenance_text(record, "diff.sha256"));
    if (end)
        cJSON_AddStringToObject(session, "end", end);
    return session;
}

static bool same_text(const cJSON *a, const cJSON *b, const char *path)
{
    return strcmp(provenance_text(a, path), provenance_text(b, path)) == 0;
}

/* Add the sessions whose rows may serve. */
static void add_sessions(cJSON *record, const struct provenance *provenance, const struct journal *journal,
                         enum reuse reuse)
{
    const char *name, *text, *host = provenance_text(record, "machine.host");
    cJSON *sessions = cJSON_AddArrayToObject(record, "sessions");
    for (int i = 0; (text = journal_find_note(journal, "run ", i, &name)); i++) {
        cJSON *session = cJSON_Parse(text);
        const char *key = name + strlen("run ");
        const bool own = strcmp(key, provenance->session) == 0;
        const bool program = same_text(session, record, "harness") && same_text(session, record, "tools");
        const bool here = strcmp(provenance_text(session, "machine.host"), host) == 0;
        if (session && (program || reuse == REUSE_ALL) && (here || reuse != REUSE_NONE))
            cJSON_AddItemToArray(
                sessions, summarize_session(session, own ? provenance_text(record, "end") : end_of(journal, key)));
    }
}

/* Could make misread this path?  A config may come from anybody, and a name without a folder might be one of make's
 * goals, such as a tree that is called clean. */
static bool is_misread(const char *path)
{
    for (const char *at = path; *at; at++)
        if ((unsigned char)*at < 0x80 && !isalnum((unsigned char)*at) && !strchr("_./-+' ", *at))
            return true;
    return !strchr(path, '/') || strncmp(path, "./", 2) == 0;
}

static void write_path(FILE *out, const char *path)
{
    for (; *path; path++)
        fprintf(out, *path == ' ' ? "\\%c" : "%c", *path);
}

/* For a file that is gone, or whose name make would misread, write a rule by which the results are always made
 * again: the run then says what is wrong, or finds that nothing has changed. */
static void write_input(FILE *out, const char *path)
{
    if (is_misread(path)) {
        fputs(" FORCE", out);
        return;
    }
    fputs(" $(if $(wildcard ", out);
    write_path(out, path);
    fputs("),", out);
    write_path(out, path);
    fputs(",FORCE)", out);
}

static void write_rule(FILE *out, const cJSON *inputs, const char *csv)
{
    const cJSON *input;
    write_path(out, csv);
    fputc(':', out);
    cJSON_ArrayForEach (input, inputs)
        write_input(out, cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(input, "path")));
    fputc('\n', out);
}

/* Write it for a record of provenance.h; results that depend on no such files have none.  False after a message. */
static bool depend_write(const cJSON *record, const char *csv)
{
    const cJSON *inputs = cJSON_GetObjectItemCaseSensitive(record, "inputs");
    char *path = with_ending(csv, ".meta.d");
    FILE *out = text_open();
    if (inputs && !is_misread(csv))
        write_rule(out, inputs, csv);
    const char *text = text_close(out);
    if (*text)
        return new_file_write(path, RULE_KIND, text, strlen(text));
    return access(path, F_OK) != 0 || (new_file_allowed(path, RULE_KIND) && unlink(path) == 0);
}

/* --- beside the CSV --------------------------------------------------------------------------------------- */

static bool belongs_to_csv(const char *csv, const char *sum)
{
    const cJSON *record = provenance_read(csv);
    return record && strcmp(provenance_text(record, "csv.sha256"), sum) == 0;
}

static bool write_record(const cJSON *record, const char *csv)
{
    char *text = cJSON_Print(record);
    const size_t size = strlen(text);
    text[size] = '\n'; /* in place of the 0 */
    return new_file_write(with_ending(csv, ".meta.json"), RECORD_KIND, text, size + 1);
}

bool provenance_write(struct provenance *provenance, struct output *output, const struct experiment *experiment,
                      int cells, int ran, enum reuse reuse)
{
    cJSON *record = provenance->record;
    char now[32], sum[SHA256_TEXT];
    if (!file_sha256(output->csv, sum) || !provenance_end(provenance, &output->journal) ||
        !depend_write(record, output->csv))
        return false;
    if (ran == 0 && belongs_to_csv(output->csv, sum))
        return true;
    if (provenance->timed && provenance->noted) {
        measure_floor(provenance->means + FLOOR_RUNS / 2);
        cJSON_AddNumberToObject(record, "floor", timing_floor(provenance->means, FLOOR_RUNS));
    }
    cJSON_AddStringToObject(record, "end", time_now(now));
    add_sources(record, experiment);
    cJSON_AddNumberToObject(record, "cells", cells);
    cJSON_AddNumberToObject(record, "ran", ran);
    cJSON_AddStringToObject(cJSON_AddObjectToObject(record, "csv"), "sha256", sum);
    add_sessions(record, provenance, &output->journal, reuse);
    return write_record(record, output->csv);
}

/* --- reading ---------------------------------------------------------------------------------------------- */

cJSON *provenance_read(const char *csv)
{
    const char *path = with_ending(csv, ".meta.json");
    struct reader reader = {.path = path};
    const struct json *json = access(path, F_OK) == 0 ? json_read(path, reader_complain, &reader) : NULL;
    reader_end(&reader);
    return json ? json_root(json) : NULL;
}

const char *provenance_text(const cJSON *record, const char *path)
{
    char key[40];
    for (size_t length; record && *path; path += length + (path[length] == '.')) {
        length = strcspn(path, ".");
        snprintf(key, sizeof key, "%.*s", (int)length, path);
        record = cJSON_GetObjectItemCaseSensitive(record, key);
    }
    return cJSON_IsString(record) ? record->valuestring : "unknown";
}

static time_t when(const char *utc)
{
    struct tm tm = {0};
    if (sscanf(utc, "%4d-%2d-%2dT%2d:%2d:%2dZ", &tm.tm_year, &tm.tm_mon, &tm.tm_mday, &tm.tm_hour, &tm.tm_min,
               &tm.tm_sec) < 6)
        return -1;
    tm.tm_year -= 1900;
    tm.tm_mon -= 1;
    return timegm(&tm);
}

double provenance_seconds(const cJSON *record, bool *more)
{
    const cJSON *session;
    double seconds = -1;
    cJSON_ArrayForEach (session, cJSON_GetObjectItemCaseSensitive(record, "sessions")) {
        const time_t start = when(provenance_text(session, "start")), end = when(provenance_text(session, "end"));
        *more |= end < 0;
        if (start >= 0 && end >= start)
            seconds = fmax(seconds, 0) + difftime(end, start);
    }
    return seconds;
}

/* The last -O on the command line counts; without any, nothing is optimised. */
const char *provenance_unfit(const char *flags)
{
    bool optimized = false;
    if (strcmp(flags, "unknown") == 0)
        return NULL;
    if (strstr(flags, "-fsanitize="))
        return "with sanitizers";
    for (const char *at = flags; (at = strstr(at, "-O")); at++)
        if (at == flags || at[-1] == ' ')
            optimized = at[2] != '0';
    return optimized ? NULL : "without optimization";
}
