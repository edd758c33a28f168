#include "base/json.h"

#include <errno.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/memory.h"
#include "base/path.h"
#include "base/file.h"

/* What cJSON makes, wherever it is asked, lasts as long as the verb, too. */
static void *allocate_bytes(size_t size)
{
    return allocate(size, 1);
}

__attribute__((constructor)) static void settle_memory(void)
{
    cJSON_InitHooks(&(cJSON_Hooks){allocate_bytes, release});
}

enum { MAX_FILE_SIZE = 64 << 20 };

static const unsigned long long MAX_EXACT_INTEGER = 1ull << 53;

struct json {
    char *source;
    size_t source_length;
    cJSON *root;
};

/* Every item of the tree is the first member of one, so that its place is found without a search.  cJSON gives an item back
 * as malloc's, and looks at nothing behind it. */
struct placed_item {
    cJSON item;
    struct place place, key_place; /* key_place is {0, 0} outside of objects */
    struct placed_item *parent;
    const struct placed_item *namesake; /* the first one with the same key in the same object */
};

static const struct place nowhere = {0};

/* --- building the tree --- */

struct builder {
    struct json *json;
    struct placed_item *open; /* the innermost array or object that has begun */
};

/* What cJSON makes of a text that begins with one value. */
static cJSON parsed(const char *text, size_t length)
{
    cJSON *item = need(cJSON_ParseWithLength(text, length));
    const cJSON copy = *item;
    release(item);
    return copy;
}

static bool add_value(void *context, const struct start *start)
{
    struct builder *builder = context;
    struct placed_item *value = allocate(1, sizeof *value);
    if (start->length == 0)
        value->item.type = *start->at == '{' ? cJSON_Object : cJSON_Array;
    else
        value->item = parsed(start->at, start->length);
    if (cJSON_IsNumber(&value->item))
        value->item.valuestring = copied_part(start->at, start->length);
    if (start->key)
        value->item.string = parsed(start->key, (size_t)(start->at - start->key)).valuestring;
    value->place = start->place;
    value->key_place = start->key_place;
    value->parent = builder->open;
    if (builder->open)
        cJSON_AddItemToArray(&builder->open->item, &value->item); /* an object, too: the key is there already */
    else
        builder->json->root = &value->item;
    if (start->length == 0)
        builder->open = value;
    return true;
}

static bool end_value(void *context)
{
    struct builder *builder = context;
    builder->open = builder->open->parent;
    return true;
}

/* --- what the grammar allows and we do not --- */

/* Namesakes side by side, in the order of the text. */
static int compare_keys(const void *a, const void *b)
{
    const struct placed_item *left = *(struct placed_item *const *)a, *right = *(struct placed_item *const *)b;
    const int keys = strcmp(left->item.string, right->item.string), lines = left->place.line - right->place.line;
    return keys ? keys : lines ? lines : left->place.column - right->place.column;
}

static void find_namesakes(const cJSON *object)
{
    size_t count = 0;
    struct placed_item **sorted = allocate((size_t)cJSON_GetArraySize(object), sizeof *sorted);
    for (cJSON *item = object->child; item; item = item->next)
        sorted[count++] = (struct placed_item *)item;
    qsort(sorted, count, sizeof *sorted, compare_keys);
    for (size_t i = 1; i < count; i++)
        if (strcmp(sorted[i]->item.string, sorted[i - 1]->item.string) == 0)
            sorted[i]->namesake = sorted[i - 1]->namesake ? sorted[i - 1]->namesake : sorted[i - 1];
    release(sorted);
}

static bool check_key(const struct placed_item *value, const struct listener *listener)
{
    if (!value->namesake)
        return true;
    const struct place first = value->namesake->key_place;
    return json_problem(listener, value->key_place, "duplicate key \"%s\": the first is at line %d, column %d",
                        value->item.string, first.line, first.column);
}

/* A double holds 2^53 and rounds 2^53 + 1 to it, so the digits are compared and not the double. */
static bool is_inexact_integer(const char *spelling)
{
    const char *digits = spelling + strspn(spelling, "-");
    return strspn(digits, "0123456789") == strlen(digits) && strtoull(digits, NULL, 10) > MAX_EXACT_INTEGER;
}

static bool check_number(const struct placed_item *value, const struct listener *listener)
{
    const char *spelling = value->item.valuestring;
    if (!cJSON_IsNumber(&value->item))
        return true;
    if (isinf(value->item.valuedouble)) {
        return json_problem(listener, value->place, "the number %s is too large: the limit is 1.79e308", spelling);
    }
    if (is_inexact_integer(spelling)) {
        return json_problem(listener, value->place, "the integer %s is beyond 2^53: write it as a string",
                            spelling);
    }
    return true;
}

static bool check_value(const struct placed_item *value, const struct listener *listener)
{
    const cJSON *child;
    bool good = check_key(value, listener);
    good = check_number(value, listener) && good;
    if (cJSON_IsObject(&value->item))
        find_namesakes(&value->item);
    cJSON_ArrayForEach (child, &value->item)
        good = check_value((const struct placed_item *)child, listener) && good;
    return good;
}

/* --- reading --- */

/* The text is the tree's from now on, and freed if there is none. */
static struct json *parse(char *text, size_t length, const struct listener *listener)
{
    struct json *json = allocate(1, sizeof *json);
    struct builder builder = {json, NULL};
    const struct visitor visitor = {add_value, end_value, &builder};
    *json = (struct json){.source = text, .source_length = length};
    if (json_walk(text, length, &visitor, listener) &&
        check_value((const struct placed_item *)json->root, listener))
        return json;
    return NULL;
}

struct json *json_parse(const char *text, size_t length, Complain complain, void *context)
{
    char *copy = allocate(length, 1);
    memcpy(copy, text, length);
    return parse(copy, length, &(struct listener){complain, context});
}

/* The text of a file, with a NUL behind it; NULL after a complaint. */
static char *read_whole(FILE *file, size_t *length, const struct listener *listener)
{
    char *text = stream_read(file, MAX_FILE_SIZE, length);
    if (text && *length <= MAX_FILE_SIZE)
        return text;
    if (text)
        json_problem(listener, nowhere, "%s: the limit is %d MiB", strerror(EFBIG), MAX_FILE_SIZE >> 20);
    else
        json_problem(listener, nowhere, "%s", strerror(errno));
    release(text);
    return NULL;
}

/* A FIFO may never have a writer. */
static FILE *open_text(const char *path, Complain complain, void *context)
{
    struct stat about;
    const char *place = data_path(path);
    const char *wrong = "not a regular file";
    const bool fifo = lstat(place, &about) == 0 && S_ISFIFO(about.st_mode);
    FILE *file = fifo ? NULL : stream_open(place, &wrong);
    if (!file)
        complain(context, nowhere, wrong);
    return file;
}

static struct json *read_stream(FILE *file, Complain complain, void *context)
{
    const struct listener listener = {complain, context};
    size_t length;
    char *text = read_whole(file, &length, &listener);
    return text ? parse(text, length, &listener) : NULL;
}

struct json *json_read(const char *path, Complain complain, void *context)
{
    FILE *file = open_text(path, complain, context);
    struct json *json = file ? read_stream(file, complain, context) : NULL;
    if (file)
        fclose(file);
    return json;
}

static bool check_regular(const char *path, Complain complain, void *context)
{
    struct stat about;
    if (stat(data_path(path), &about) != 0 || S_ISREG(about.st_mode))
        return true;
    complain(context, nowhere, S_ISDIR(about.st_mode) ? strerror(EISDIR) : "not a regular file");
    return false;
}

struct json *json_read_regular(const char *path, Complain complain, void *context)
{
    return check_regular(path, complain, context) ? json_read(path, complain, context) : NULL;
}

char *json_text_regular(const char *path, size_t *length, Complain complain, void *context)
{
    FILE *file = check_regular(path, complain, context) ? open_text(path, complain, context) : NULL;
    char *text = file ? read_whole(file, length, &(struct listener){complain, context}) : NULL;
    if (file)
        fclose(file);
    return text;
}

/* --- asking --- */

cJSON *json_root(const struct json *json)
{
    return json->root;
}

struct place json_place(const cJSON *value)
{
    return value ? ((const struct placed_item *)value)->place : nowhere;
}

struct place json_key_place(const cJSON *value)
{
    return value ? ((const struct placed_item *)value)->key_place : nowhere;
}

cJSON *json_copy(const cJSON *value, const char *file)
{
    struct placed_item *copy = allocate(1, sizeof *copy);
    const cJSON *child;
    copy->item = (cJSON){.type = value->type, .valueint = value->valueint, .valuedouble = value->valuedouble};
    copy->item.string = value->string; /* nobody frees either tree */
    copy->item.valuestring = value->valuestring;
    copy->place = json_place(value);
    copy->key_place = json_key_place(value);
    if (!copy->place.file)
        copy->place.file = copy->key_place.file = file;
    cJSON_ArrayForEach (child, value)
        cJSON_AddItemToArray(&copy->item, json_copy(child, file));
    return &copy->item;
}

const char *json_source(const struct json *json, size_t *length)
{
    *length = json->source_length;
    return json->source;
}
