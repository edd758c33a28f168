#include "provenance/facts.h"

#include <cjson/cJSON.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "cell/sources.h"
#include "core/lasting.h"
#include "files/packed.h"
#include "provenance/provenance.h"
#include "text/shell.h"
#include "text/shipped.h"

/* --- lines ------------------------------------------------------------------------------------------------ */

static void tell_fact(const struct hearer *hearer, const char *name, const char *text, const char *remark)
{
    hearer->hear(hearer->context, name, text, remark);
}

static void write_words(FILE *out, const cJSON *record)
{
    const cJSON *words = cJSON_GetObjectItemCaseSensitive(record, "command"), *word;
    cJSON_ArrayForEach (word, words) {
        fputs(word == words->child ? "" : " ", out);
        write_shell_word(out, cJSON_IsString(word) ? word->valuestring : "?");
    }
    fputs(cJSON_IsArray(words) ? "" : "unknown", out);
}

void tell_command(const struct hearer *hearer, const char *name, const cJSON *record)
{
    FILE *out = text_open();
    write_words(out, record);
    tell_fact(hearer, name, lasting(text_close(out)), "");
}

/* Whether a file whose checksum was recorded is still the same, has changed or is gone. */
static const char *fate(const char *path, const char *sum)
{
    char now[SHA256_TEXT];
    struct stat about;
    if (strcmp(sum, "unknown") == 0)
        return "";
    const char *place = packed_name(shipped(path));
    if (access(place, R_OK) != 0 || stat(place, &about) != 0 || !S_ISREG(about.st_mode))
        return " (not here)";
    return !packed_sha256(place, now) ? "" : strcmp(now, sum) == 0 ? " (still the same)" : " (CHANGED since)";
}

void tell_file(const struct hearer *hearer, const char *name, const char *path, const char *sum)
{
    tell_fact(hearer, name, path, fate(path, sum));
    tell_fact(hearer, "  SHA-256", sum, "");
}

void tell_files(const struct hearer *hearer, const char *name, const cJSON *list)
{
    const cJSON *file;
    cJSON_ArrayForEach (file, list)
        tell_file(hearer, name, provenance_text(file, "path"), provenance_text(file, "sha256"));
}

/* --- the build -------------------------------------------------------------------------------------------- */

static void tell_id(const struct hearer *hearer, const cJSON *record, const char *key, uint64_t own)
{
    char text[17];
    const char *id = provenance_text(record, key);
    snprintf(text, sizeof text, "%016" PRIx64, own);
    tell_fact(hearer, key, id,
              strcmp(id, text) == 0 || strcmp(id, "unknown") == 0 ? "" : "; this program has another");
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
static void tell_sources(const struct hearer *hearer, const cJSON *list)
{
    enum { SHOWN = 3 };
    const cJSON *sum;
    int others = 0;
    FILE *out = text_open();
    cJSON_ArrayForEach (sum, list)
        if (!same_source(sum) && others++ < SHOWN)
            fprintf(out, "%s%s", others == 1 ? "" : ", ", sum->string ? sum->string : "?");
    if (others > SHOWN)
        fprintf(out, " and %d more", others - SHOWN);
    const char *text = lasting(text_close(out));
    if (others)
        tell_fact(hearer, "sources", text, " differ from this program's");
}

static void tell_build(const struct hearer *hearer, const cJSON *record)
{
    const char *made = provenance_text(record, "plymeter");
    char text[200];
    snprintf(text, sizeof text, "plymeter %.40s, commit %.80s (%.20s)", made, provenance_text(record, "commit"),
             provenance_text(record, "state"));
    tell_fact(hearer, "build", strcmp(made, "unknown") == 0 ? made : text, "");
    if (cJSON_HasObjectItem(record, "diff"))
        tell_fact(hearer, "  diff", provenance_text(record, "diff.sha256"), "; --diff prints it");
    tell_id(hearer, record, "tools", tools_id());
    tell_id(hearer, record, "harness", harness_id());
    tell_fact(hearer, "searches", provenance_text(record, "searches"), "");
    tell_sources(hearer, cJSON_GetObjectItemCaseSensitive(record, "sources"));
}

void tell_origin(const struct hearer *hearer, const cJSON *record)
{
    tell_command(hearer, "command", record);
    tell_file(hearer, "config", provenance_text(record, "config.path"), provenance_text(record, "config.sha256"));
    tell_files(hearer, "reads", cJSON_GetObjectItemCaseSensitive(record, "inputs"));
    tell_build(hearer, record);
}

/* --- the machine ------------------------------------------------------------------------------------------ */

void tell_machine(const struct hearer *hearer, const cJSON *record)
{
    const cJSON *machine = cJSON_GetObjectItemCaseSensitive(record, "machine"), *fact;
    tell_fact(hearer, "compiler", provenance_text(record, "compiler"), "");
    tell_fact(hearer, "flags", provenance_text(record, "flags"), "");
    cJSON_ArrayForEach (fact, machine) {
        const char *state = provenance_text(fact, "state");
        if (!fact->string)
            continue;
        if (cJSON_IsString(fact))
            tell_fact(hearer, fact->string, fact->valuestring, "");
        else
            tell_fact(hearer, fact->string, provenance_text(fact, "value"),
                      strcmp(state, "bad") == 0 ? " (bad for timing)" : "");
    }
    const cJSON *floor = cJSON_GetObjectItemCaseSensitive(record, "floor");
    char text[40];
    snprintf(text, sizeof text, "%.2g %%", cJSON_IsNumber(floor) ? 100 * floor->valuedouble : 0);
    if (cJSON_IsNumber(floor))
        tell_fact(hearer, "floor", text, ", the noise floor of times");
    if (cJSON_GetObjectItemCaseSensitive(record, "timing"))
        tell_fact(hearer, "turns", provenance_text(record, "timing.seed"),
                  ", the seed of the order in which cells were timed");
    tell_fact(hearer, "start", provenance_text(record, "start"), "");
    tell_fact(hearer, "end", provenance_text(record, "end"), "");
}

/* --- sessions --------------------------------------------------------------------------------------------- */

static void tell_session(const struct hearer *hearer, const cJSON *session)
{
    FILE *out = text_open();
    fprintf(out, "%s on %s, tools %s, harness %s: ", provenance_text(session, "start"),
            provenance_text(session, "host"), provenance_text(session, "tools"),
            provenance_text(session, "harness"));
    write_words(out, session);
    tell_fact(hearer, "run", lasting(text_close(out)),
              strcmp(provenance_text(session, "end"), "unknown") == 0 ? ", stopped early" : "");
}

static bool is_writer(const cJSON *session, const cJSON *record)
{
    return strcmp(provenance_text(session, "start"), provenance_text(record, "start")) == 0 &&
           cJSON_Compare(cJSON_GetObjectItemCaseSensitive(session, "command"),
                         cJSON_GetObjectItemCaseSensitive(record, "command"), true);
}

int sessions_count(const cJSON *record)
{
    const cJSON *sessions = cJSON_GetObjectItemCaseSensitive(record, "sessions");
    const int count = cJSON_GetArraySize(sessions);
    return count == 1 && is_writer(cJSON_GetArrayItem(sessions, 0), record) ? 0 : count;
}

int tell_sessions(const struct hearer *hearer, const cJSON *record)
{
    enum { SHOWN = 20 };
    const cJSON *sessions = cJSON_GetObjectItemCaseSensitive(record, "sessions"), *session;
    const int count = sessions_count(record);
    int shown = 0;
    cJSON_ArrayForEach (session, sessions)
        if (shown++ < (count < SHOWN ? count : SHOWN))
            tell_session(hearer, session);
    return count > SHOWN ? count - SHOWN : 0;
}
