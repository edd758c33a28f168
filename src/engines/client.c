#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>

#include "base/memory.h"
#include "engines/protocol.h"
#include "base/file.h"
#include "base/clock.h"
#include "base/text.h"
#include "base/path.h"

const char *const engine_protocols[ENGINE_PROTOCOLS] = {"uci", "usi", "lines"};

static const struct protocol_driver *const protocols[] = {
    [ENGINE_UCI] = &protocol_uci,
    [ENGINE_USI] = &protocol_usi,
    [ENGINE_LINES] = &protocol_lines,
    [ENGINE_WORDS] = &protocol_words,
};

enum { MOST_WORDS = 100 };
static const double GRACE = 1; /* seconds for an engine that is asked to end */

/* --- trouble --------------------------------------------------------------------------------------------------- */

static void copy_plain(char *to, size_t size, const char *text)
{
    char *repaired = utf8_repair(text);
    for (char *at = repaired; *at; at++)
        if (is_control(at))
            *at = '?';
    snprintf(to, size, "%s", repaired);
    release(repaired);
}

bool engine_fails(struct engine *engine, const char *word, const char *format, ...)
{
    struct engine_trouble *trouble = engine->trouble;
    va_list arguments;
    snprintf(trouble->word, sizeof trouble->word, "%s", word);
    va_start(arguments, format);
    vsnprintf(trouble->detail, sizeof trouble->detail, format, arguments);
    va_end(arguments);
    copy_plain(trouble->detail, sizeof trouble->detail, trouble->detail);
    return false;
}

/* It ended although it was not asked to. */
static bool ended(struct engine *engine)
{
    char how[PROCESS_END] = "";
    process_end(&engine->process, GRACE, how);
    return engine_fails(engine, "crashed", "it ended %s", how);
}

/* --- what the protocols use ------------------------------------------------------------------------------------ */

bool engine_tell(struct engine *engine, const char *text)
{
    if (process_write(&engine->process, text, engine->deadline))
        return true;
    return seconds_now() < engine->deadline ? ended(engine) : engine_fails(engine, "hung", "it does not read");
}

char *engine_line(struct engine *engine)
{
    bool over;
    char *line = process_line(&engine->process, engine->deadline, &over);
    if (!line && over)
        ended(engine);
    else if (!line)
        engine_fails(engine, "hung", "it did not answer in time%s",
                     engine->process.out.skipping ? ", but wrote a line without an end" : "");
    return line;
}

bool engine_is_quiet(struct engine *engine)
{
    return !process_has_more(&engine->process) ||
           engine_fails(engine, "nonsense", "it said something without being asked");
}

void engine_call(struct engine *engine, const char *title)
{
    char start[sizeof engine->title];
    snprintf(start, sizeof start, "%s", title);
    copy_plain(engine->title, sizeof engine->title, start);
}

/* --- its program ----------------------------------------------------------------------------------------------- */

static bool is_regular_file(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 && S_ISREG(about.st_mode);
}

static bool find_engine(struct engine *engine)
{
    char *text = printed("%s", engine->spec->command);
    engine->words = allocate(MOST_WORDS + 1, sizeof *engine->words);
    const int count = read_shell_words(text, engine->words, MOST_WORDS);
    if (count < 1)
        return engine_fails(engine, "missing", "\"%s\" is no command", engine->spec->command);
    engine->path = program_find(engine->words[0]);
    if (!engine->path)
        return engine_fails(engine, "missing", "there is no program \"%s\"", engine->words[0]);
    return true;
}

/* --- its life -------------------------------------------------------------------------------------------------- */

static void end_engine(struct engine *engine, double seconds)
{
    char how[PROCESS_END];
    const double deadline = seconds_now() + seconds;
    if (engine->process.child.id && seconds > 0)
        process_write(&engine->process, protocols[engine->spec->protocol]->farewell, deadline);
    process_end(&engine->process, deadline - seconds_now(), how);
}

/* Whatever happens meanwhile is a handshake that failed, but for an option that it does not have. */
static bool begin_engine(struct engine *engine)
{
    if (!process_start(&engine->process, engine->path, engine->words))
        return engine_fails(engine, "missing", "\"%s\" cannot be started: %s", engine->path, strerror(errno));
    if (protocols[engine->spec->protocol]->greet(engine))
        return true;
    if (strcmp(engine->trouble->word, "option") != 0)
        strcpy(engine->trouble->word, "handshake");
    end_engine(engine, 0);
    return false;
}

struct engine *engine_start(const struct engine_spec *spec, double seconds, struct engine_trouble *trouble)
{
    struct engine *engine = allocate(1, sizeof *engine);
    *engine = (struct engine){.spec = spec, .deadline = seconds_now() + seconds, .trouble = trouble};
    engine_call(engine, spec->name);
    if (find_engine(engine) && begin_engine(engine))
        return engine;
    engine_stop(engine);
    return NULL;
}

/* Of one file that is its own sum. */
static bool identify(const struct engine *engine, char program[ENGINE_SUM])
{
    char sums[(MOST_WORDS + 1) * SHA256_TEXT], sum[SHA256_TEXT];
    int files = 0;
    for (int i = 0; engine->words[i]; i++) {
        const char *path = i == 0 ? engine->path : engine->words[i];
        if (i > 0 && !is_regular_file(path))
            continue;
        if (!file_sha256(path, sum))
            return false;
        memcpy(sums + (SHA256_TEXT - 1) * files++, sum, SHA256_TEXT);
    }
    if (files > 1)
        sha256(sums, (size_t)(SHA256_TEXT - 1) * (size_t)files, sum);
    snprintf(program, ENGINE_SUM, "%.16s", sum);
    return true;
}

bool engine_identify(const struct engine_spec *spec, char program[ENGINE_SUM])
{
    struct engine_trouble trouble;
    struct engine engine = {.spec = spec, .trouble = &trouble};
    *program = '\0';
    return find_engine(&engine) && identify(&engine, program);
}

/* It is there, and may be asked. */
static bool engine_awaits(struct engine *engine, double seconds, struct engine_trouble *trouble)
{
    engine->deadline = seconds_now() + seconds;
    engine->trouble = trouble;
    return engine->process.child.id || begin_engine(engine);
}

static bool keep_if(struct engine *engine, bool answered)
{
    if (!answered)
        end_engine(engine, 0);
    return answered;
}

bool engine_ask(struct engine *engine, const struct engine_question *question, double seconds,
                struct engine_answer *answer, struct engine_trouble *trouble)
{
    *answer = (struct engine_answer){.scored = false};
    return engine_awaits(engine, seconds, trouble) &&
           keep_if(engine, protocols[engine->spec->protocol]->ask(engine, question, answer));
}

bool engine_ask_tree(struct engine *engine, const struct tree_question *question, double seconds,
                     struct tree_answer *answer, struct engine_trouble *trouble)
{
    *answer = (struct tree_answer){.move = NOT_TOLD, .leaves = NOT_TOLD, .told = NOT_TOLD};
    return engine_awaits(engine, seconds, trouble) &&
           keep_if(engine, protocols[engine->spec->protocol]->ask_tree(engine, question, answer));
}

void engine_stop(struct engine *engine)
{
    if (!engine)
        return;
    end_engine(engine, GRACE);
    release(engine);
}

const char *engine_title(const struct engine *engine)
{
    return engine->title;
}
