/*
 * Our own protocol, a line of JSON for each question and each answer (configs/README.md).  Each question stands
 * alone, so that an engine has nothing to forget.
 */
#include <cjson/cJSON.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "engines/protocol.h"
#include "base/clock.h"
#include "base/json.h"

/* --- what we say ----------------------------------------------------------------------------------------------- */

/* Takes the object. */
static bool tell_object(struct engine *engine, cJSON *object)
{
    return engine_tell(engine, printed("%s\n", cJSON_PrintUnformatted(object)));
}

static void add_json_number(cJSON *object, const char *key, uint64_t number)
{
    char digits[24];
    snprintf(digits, sizeof digits, "%" PRIu64, number);
    cJSON_AddRawToObject(object, key, digits);
}

static cJSON *hello(const struct engine_spec *spec)
{
    cJSON *object = cJSON_CreateObject();
    cJSON_AddStringToObject(object, "hello", "plymeter");
    add_json_number(object, "protocol", 1);
    cJSON *options = spec->option_count ? cJSON_AddObjectToObject(object, "options") : NULL;
    for (int i = 0; i < spec->option_count; i++)
        cJSON_AddStringToObject(options, spec->options[i].name, spec->options[i].value);
    return object;
}

static cJSON *question_object(const struct engine_question *question)
{
    cJSON *object = cJSON_CreateObject();
    cJSON_AddStringToObject(object, "game", question->game ? question->game : "");
    need(question->position ? cJSON_AddStringToObject(object, "position", question->position)
                            : cJSON_AddNullToObject(object, "position"));
    cJSON *moves = cJSON_AddArrayToObject(object, "moves");
    for (int i = 0; i < question->move_count; i++)
        cJSON_AddItemToArray(moves, cJSON_CreateString(question->moves[i]));
    if (question->board)
        cJSON_AddStringToObject(object, "board", question->board);
    cJSON *legal = question->legal ? cJSON_AddArrayToObject(object, "legal") : NULL;
    for (int i = 0; i < question->legal_count; i++)
        cJSON_AddItemToArray(legal, cJSON_CreateString(question->legal[i]));
    if (question->nodes)
        add_json_number(object, "nodes", question->nodes);
    else if (question->depth)
        add_json_number(object, "depth", (uint64_t)question->depth);
    else
        add_json_number(object, "ms", question->ms);
    return object;
}

/* --- what it says ---------------------------------------------------------------------------------------------- */

static void pass_over_complaint(void *context, struct place place, const char *message)
{
    (void)context;
    (void)place;
    (void)message;
}

/* Its next line as an object; NULL after trouble. */
static struct json *listen(struct engine *engine)
{
    const char *line = engine_line(engine);
    struct json *json = line ? json_parse(line, strlen(line), pass_over_complaint, NULL) : NULL;
    if (line && (!json || !cJSON_IsObject(json_root(json)))) {
        engine_fails(engine, "nonsense", "it answered \"%.100s\", which is no object of JSON", line);
        return NULL;
    }
    const cJSON *error = json ? cJSON_GetObjectItemCaseSensitive(json_root(json), "error") : NULL;
    if (!error)
        return json;
    engine_fails(engine, "nonsense", "it says: %.200s", cJSON_IsString(error) ? error->valuestring : "error");
    return NULL;
}

/* A whole number; false if there is none. */
static bool read_json_number(const cJSON *object, const char *key, int64_t *number)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, key);
    const double most = 9e15;
    if (!cJSON_IsNumber(item) || item->valuedouble < -most || item->valuedouble > most)
        return false;
    *number = (int64_t)item->valuedouble;
    return true;
}

static bool read_answer(struct engine *engine, const cJSON *object, struct engine_answer *answer)
{
    const cJSON *move = cJSON_GetObjectItemCaseSensitive(object, "move");
    const char *text = cJSON_IsNull(move) ? "(none)" : cJSON_IsString(move) ? move->valuestring : "";
    const size_t length = strlen(text);
    int64_t number;
    if (length == 0 || length >= sizeof answer->move)
        return engine_fails(engine, "nonsense", "its answer has no \"move\" of 1 to %d characters",
                            ENGINE_MOVE - 1);
    memcpy(answer->move, text, length + 1);
    answer->scored = read_json_number(object, "score", &answer->score);
    if (read_json_number(object, "nodes", &number) && number > 0)
        answer->nodes = (uint64_t)number;
    if (read_json_number(object, "depth", &number) && number > 0 && number < INT32_MAX)
        answer->depth = (int)number;
    return true;
}

/* A whole number, and no other. */
static bool read_whole(const cJSON *item, int64_t *number)
{
    const double most = 0x1p53;
    if (!cJSON_IsNumber(item) || !(fabs(item->valuedouble) <= most) ||
        item->valuedouble != floor(item->valuedouble))
        return false;
    *number = (int64_t)item->valuedouble;
    return true;
}

/* One of those that may be missing; false if it is there and wrong. */
static bool read_told(const cJSON *object, const char *key, int64_t *number)
{
    const cJSON *item = cJSON_GetObjectItemCaseSensitive(object, key);
    return !item || cJSON_IsNull(item) || (read_whole(item, number) && *number >= 0 && *number < INT32_MAX);
}

static bool read_leaf_order(const cJSON *list, struct tree_answer *answer)
{
    const cJSON *item;
    if (!list || cJSON_IsNull(list))
        return true;
    answer->told = 0;
    cJSON_ArrayForEach (item, list)
        if (answer->told == MOST_VISITS_TOLD || !read_whole(item, &answer->order[answer->told++]))
            return false;
    return cJSON_IsArray(list);
}

static bool read_tree_answer(struct engine *engine, const cJSON *object, struct tree_answer *answer)
{
    int64_t move = NOT_TOLD;
    if (!read_whole(cJSON_GetObjectItemCaseSensitive(object, "value"), &answer->value))
        return engine_fails(engine, "nonsense", "its answer has no \"value\" that is a whole number");
    if (!read_told(object, "move", &move))
        return engine_fails(engine, "nonsense", "its \"move\" is no number of a child, counted from 0");
    if (!read_told(object, "leaves", &answer->leaves))
        return engine_fails(engine, "nonsense", "its \"leaves\" are no whole number");
    if (!read_leaf_order(cJSON_GetObjectItemCaseSensitive(object, "order"), answer))
        return engine_fails(engine, "nonsense", "its \"order\" is no array of at most %d whole numbers",
                            MOST_VISITS_TOLD);
    answer->move = (int)move;
    return true;
}

/* --- both ------------------------------------------------------------------------------------------------------ */

static bool greet_in_lines(struct engine *engine)
{
    struct json *json = NULL;
    if (!tell_object(engine, hello(engine->spec)) || !(json = listen(engine)))
        return false;
    const cJSON *name = cJSON_GetObjectItemCaseSensitive(json_root(json), "name");
    const bool fine =
        cJSON_IsString(name) || engine_fails(engine, "nonsense", "its first line does not say a \"name\"");
    if (fine && *name->valuestring)
        engine_call(engine, name->valuestring);
    return fine;
}

static bool ask_in_lines(struct engine *engine, const struct engine_question *question,
                         struct engine_answer *answer)
{
    if (!engine_is_quiet(engine))
        return false;
    void *mark = memory_mark(); /* a game has many questions */
    const long long start = nanoseconds_now();
    struct json *json = NULL;
    if (tell_object(engine, question_object(question)))
        json = listen(engine);
    answer->ns = (uint64_t)(nanoseconds_now() - start);
    const bool fine = json && read_answer(engine, json_root(json), answer);
    memory_release(mark);
    return fine;
}

static bool ask_tree_in_lines(struct engine *engine, const struct tree_question *question,
                              struct tree_answer *answer)
{
    if (!engine_is_quiet(engine))
        return false;
    void *mark = memory_mark();
    struct json *json = NULL;
    if (engine_tell(engine, printed("{\"tree\":%s,\"depth\":%d,\"root\":\"%s\"}\n", question->tree, question->depth,
                                    question->root_is_min ? "min" : "max")))
        json = listen(engine);
    const bool fine = json && read_tree_answer(engine, json_root(json), answer);
    memory_release(mark);
    return fine;
}

const struct protocol_driver protocol_lines = {"", greet_in_lines, ask_in_lines, ask_tree_in_lines};
