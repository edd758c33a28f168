#include "config/engines.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/process.h"
#include "base/text.h"
#include "config/lists.h"
#include "engines/engine.h"
#include "parts/engines.h"

enum { COMMAND, PROTOCOL, OPTIONS, KEYS, MOST_WORDS = 100, LONGEST_NAME = 40 };

/* "protocol" in the order of enum engine_protocol. */
static const struct key engine_keys[KEYS + 1] = {
    [COMMAND] = {{.name = "command", .kind = TEXT}, ANY_TEXT},
    [PROTOCOL] = {{"protocol", CHOICE, "uci", .choices = "uci|usi|lines"}, ONE_VALUE},
    [OPTIONS] = {{.name = "options", .kind = TEXT}, AN_OBJECT},
};
static const struct rule engine_rules[] = {
    {ANYWAY, NEEDS, KEY_BIT(COMMAND), .message = "this engine has no \"command\""},
    {.message = NULL},
};

/* --- the values ------------------------------------------------------------------------------------------------ */

/* Can an engine be told this in a line? */
static bool is_plain(const char *text)
{
    while (*text && !is_control(text))
        text++;
    return !*text;
}

static void check_command(struct reader *reader, const cJSON *item)
{
    char *words[MOST_WORDS];
    const int count = read_shell_words(copied(item->valuestring), words, MOST_WORDS);
    if (!is_plain(item->valuestring))
        complain_at(reader, item, "\"command\" may have no control characters");
    else if (count < 0)
        complain_at(reader, item, "\"command\" has a quotation without an end, or more than %d words", MOST_WORDS);
    else if (count == 0 || !*words[0])
        complain_at(reader, item, "\"command\" is to begin with a program");
}

/* As the engine is to be told: numbers as they are spelt. */
static const char *read_value(struct reader *reader, const cJSON *item)
{
    if (cJSON_IsBool(item))
        return cJSON_IsTrue(item) ? "true" : "false";
    if (cJSON_IsNumber(item))
        return item->valuestring;
    if (cJSON_IsString(item) && is_plain(item->valuestring))
        return item->valuestring;
    complain_at(reader, item,
                "the value of an option is to be a number, a text without control characters, true or false");
    return NULL;
}

static void read_options(struct reader *reader, const cJSON *object, struct engine_spec *spec)
{
    struct engine_option *list = allocate((size_t)cJSON_GetArraySize(object), sizeof *list);
    const cJSON *item;
    spec->options = list;
    cJSON_ArrayForEach (item, object) {
        if (is_remark(item->string))
            continue;
        if (!*item->string || !is_plain(item->string))
            reader_complain(reader, json_key_place(item), "an option is to have a name without control characters");
        list[spec->option_count++] = (struct engine_option){item->string, read_value(reader, item)};
    }
}

/* --- the file -------------------------------------------------------------------------------------------------- */

/* The name stands in rows and in commands. */
static void check_name(struct reader *reader, const cJSON *item)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_.+-";
    const size_t length = strlen(item->string);
    char message[200];
    snprintf(message, sizeof message,
             "an engine's name is to have 1 to %d characters, only letters, digits, _, ., + and -", LONGEST_NAME);
    if (length < 1 || length > LONGEST_NAME || item->string[strspn(item->string, plain)])
        reader_complain(reader, json_key_place(item), message);
}

static void read_engine(struct reader *reader, const cJSON *object, struct engine_spec *spec)
{
    struct value value[KEYS];
    check_name(reader, object);
    if (!cJSON_IsObject(object)) {
        complain_at(reader, object, "an engine is to be an object, as { \"command\": \"stockfish\" }");
        return;
    }
    keys_read(reader, object, engine_keys, engine_rules, value);
    *spec = (struct engine_spec){.name = object->string,
                                 .command = value[COMMAND].setting.text,
                                 .protocol = (enum engine_protocol)value[PROTOCOL].setting.choice};
    if (value[COMMAND].good)
        check_command(reader, value[COMMAND].item);
    if (value[OPTIONS].good)
        read_options(reader, value[OPTIONS].item, spec);
}

/* The texts of the list last as long as what was read. */
static struct engine_spec *read_all(struct reader *reader, const cJSON *root, int *count)
{
    struct engine_spec *list = allocate((size_t)cJSON_GetArraySize(root), sizeof *list);
    if (!cJSON_IsObject(root))
        complain_at(reader, root, "engines are to be an object, whose keys are their names");
    for (const cJSON *item = cJSON_IsObject(root) ? root->child : NULL; item; item = item->next)
        if (!is_remark(item->string))
            read_engine(reader, item, &list[(*count)++]);
    return list;
}

/* Where the user's own file is (freedesktop.org: "XDG base directory specification"), NULL if nothing says so. */
static char *usual_path(void)
{
    const char *folder = getenv("XDG_CONFIG_HOME"), *home = getenv("HOME");
    const bool own = folder && *folder == '/';
    if (!own && !(home && *home == '/'))
        return NULL;
    return printed("%s%s/plymeter/engines.json", own ? folder : home, own ? "" : "/.config");
}

/* Allow those of the file of this path, or else of the usual one.  Nothing is started.  False after a message for everything that
 * is wrong. */
static bool read_and_allow(const char *path)
{
    struct reader reader = {.path = path ? path : usual_path()};
    struct engine_spec *list = NULL;
    int count = 0;
    if (!reader.path) {
        fputs("plymeter: without HOME no file says how to start engines; --engines names one\n", stderr);
        return false;
    }
    reader.json = json_read(reader.path, reader_complain, &reader);
    if (reader.json)
        list = read_all(&reader, json_root(reader.json), &count);
    reader_end(&reader);
    if (!reader.json && !path)
        fputs(
            "plymeter: this file says how to start engines (configs/README.md#engines); --engines names another\n",
            stderr);
    if (reader.complaints > 0)
        return false;
    roster_allow(list, count, reader.path);
    return true;
}

enum { MOST_REFUSALS = 16, REFUSAL = 400, CHECK_SECONDS = 60 };

/* --- which there are ------------------------------------------------------------------------------------------- */

static bool allowed, read, readable;
static const char *wanted;

static bool read_once(void)
{
    if (!read)
        readable = read_and_allow(wanted);
    read = true;
    return readable;
}

bool engines_allow(const char *path)
{
    allowed = true;
    wanted = path;
    return !path || read_once();
}

const char *engines_prepare(const struct cell *cell)
{
    if (cell_asks(cell) && allowed && !read_once())
        return "which engines there are is not known";
    if (cell_asks(cell))
        roster_find(cell_engine(cell));
    return NULL;
}

/* --- may they be asked so? --------------------------------------------------------------------------------------- */

static bool is_default(const struct cell *cell, int kind)
{
    return strcmp(cell_part(cell, kind), kinds[kind].fallback) == 0;
}

const char *engines_refusal(const struct cell *cell)
{
    if (!cell_asks(cell))
        return NULL;
    if (cell->measure == MEASURE_SHAPE || cell->measure == MEASURE_ANATOMY)
        return "an engine does not say what it visits ply by ply";
    if (!is_default(cell, ORDER_PART))
        return "an engine has an order of its own: leave \"order\" out";
    if (!is_default(cell, LEAF_PART))
        return "an engine has leaves of its own: leave \"leaf\" out";
    if (!is_default(cell, CUTOFF_PART))
        return complaint("an engine is told a depth, nodes or milliseconds: cutoff=depth, not %s",
                         cell_part(cell, CUTOFF_PART));
    return cell_check_engine(cell);
}

struct engine_refusal {
    int cell;
    char text[REFUSAL];
};

struct engine_check {
    const struct cell *cells;
    int count;
    enum measure measure;
};

static bool is_told(const struct engine_check *checking, const struct engine_refusal *refusal,
                    const struct cell *cell)
{
    for (; refusal->text[0]; refusal++)
        if (same_parts(&checking->cells[refusal->cell], cell, FIRST_OF_SEARCH, LAST_OF_SEARCH))
            return true;
    return false;
}

/* The first refusal without a text is behind the last. */
static void check(const void *question, void *answer)
{
    const struct engine_check *checking = question;
    struct engine_refusal *refusals = answer;
    int told = 0;
    for (int i = 0; i < checking->count && told < MOST_REFUSALS; i++) {
        struct cell cell = checking->cells[i];
        cell.measure = checking->measure;
        const char *why = cell_asks(&cell) && !is_told(checking, refusals, &cell) ? engines_refusal(&cell) : NULL;
        if (!why)
            continue;
        refusals[told].cell = i;
        snprintf(refusals[told++].text, REFUSAL, "%s", why);
    }
}

/* Complain where the cell's search is described. */
static void complain(struct reader *reader, const struct lists *lists, const struct cell *cell, const char *why)
{
    const cJSON *search = search_of_cell(lists, cell);
    const cJSON *named = cJSON_GetObjectItemCaseSensitive(search, "engine");
    complain_at(reader, named ? named : search ? search : json_root(reader->json), "%s", why);
}

/* Is every engine known that a cell asks, and are there any such cells? */
static bool prepare(struct reader *reader, const struct lists *lists, const struct cell *cells, int count)
{
    bool found = false;
    for (int i = 0; i < count; i++) {
        found |= cell_asks(&cells[i]);
        const char *why = engines_prepare(&cells[i]);
        if (why)
            complain(reader, lists, &cells[i], why);
        if (why)
            return false;
    }
    return found;
}

void engines_check(struct reader *reader, const struct lists *lists, const struct cell *cells, int count,
                   enum measure measure)
{
    struct engine_refusal refusals[MOST_REFUSALS + 1];
    if (!allowed || !prepare(reader, lists, cells, count))
        return;
    const struct engine_check checking = {cells, count, measure};
    const char *how =
        ask_isolated(check, &checking, refusals, sizeof refusals, CHECK_SECONDS, cell_memory(&cells[0]));
    if (how)
        snprintf(refusals[0].text, REFUSAL, "its game could not be asked: %s", how);
    for (const struct engine_refusal *refusal = refusals; refusal->text[0]; refusal++)
        complain(reader, lists, &cells[refusal->cell], refusal->text);
}

void engines_note(struct experiment *experiment)
{
    for (int i = 0; i < experiment->count; i++) {
        const struct cell *cell = &experiment->cells[i];
        experiment->asks[0] |= cell_asks(cell);
        experiment->asks[1] |= cell->rival && cell_asks(cell->rival);
    }
}
