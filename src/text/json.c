#include "text/json.h"
#include "text/scan.h"

#include <errno.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

enum { MAX_FILE_SIZE = 64 << 20 };

static const unsigned long long MAX_EXACT_INTEGER = 1ull << 53;

struct json {
    char *text; /* once the tree is built, a NUL follows each number in it */
    char *source;
    size_t source_length;
    cJSON *root;
    struct spots spots;
    struct spot **by_value; /* the spots, ordered by the address of their value */
};

static const struct place nowhere = {0, 0};

/* --- every value its spot --- */

static char *spelling_of(const struct json *json, const struct spot *spot)
{
    return json->text + spot->offset;
}

/* The tree and the spots have the same order. Returns the spot after the last one of this value. */
static struct spot *tie(struct json *json, struct spot *spot, const cJSON *value, const struct spot *parent)
{
    spot->value = value;
    spot->parent = parent;
    if (cJSON_IsNumber(value)) {
        char *spelling = spelling_of(json, spot);
        spelling[strspn(spelling, "+-.0123456789Ee")] = '\0';
    }
    struct spot *next = spot + 1;
    for (const cJSON *child = value->child; child; child = child->next)
        next = tie(json, next, child, spot);
    return next;
}

static struct spot **sorted_spots(const struct spots *spots, int (*compare)(const void *, const void *))
{
    struct spot **sorted = malloc(spots->count * sizeof *sorted);
    if (sorted) {
        for (size_t i = 0; i < spots->count; i++)
            sorted[i] = &spots->list[i];
        qsort(sorted, spots->count, sizeof *sorted, compare);
    }
    return sorted;
}

static int compare_addresses(const void *a, const void *b)
{
    return ((uintptr_t)a > (uintptr_t)b) - ((uintptr_t)a < (uintptr_t)b);
}

static int compare_values(const void *a, const void *b)
{
    const struct spot *const *left = a, *const *right = b;
    return compare_addresses((*left)->value, (*right)->value);
}

static int compare_value_to_spot(const void *value, const void *element)
{
    const struct spot *const *spot = element;
    return compare_addresses(value, (*spot)->value);
}

static const struct spot *find(const struct json *json, const cJSON *value)
{
    if (!value)
        return NULL;
    struct spot **found =
        bsearch(value, json->by_value, json->spots.count, sizeof *json->by_value, compare_value_to_spot);
    return found ? *found : NULL;
}

/* --- what the grammar allows and we do not --- */

static int compare_names(const struct spot *left, const struct spot *right)
{
    if (left->parent != right->parent)
        return compare_addresses(left->parent, right->parent);
    if (!left->value->string)
        return 0; /* siblings in an array */
    return strcmp(left->value->string, right->value->string);
}

/* The namesakes of an object side by side, the first one of the text first. */
static int compare_names_then_order(const void *a, const void *b)
{
    const struct spot *const *left = a, *const *right = b;
    int names = compare_names(*left, *right);
    return names ? names : compare_addresses(*left, *right);
}

static bool find_namesakes(struct json *json)
{
    struct spot **sorted = sorted_spots(&json->spots, compare_names_then_order);
    if (!sorted)
        return false;
    const struct spot *first = sorted[0];
    for (size_t i = 1; i < json->spots.count; i++)
        if (!sorted[i]->value->string || compare_names(first, sorted[i]) != 0)
            first = sorted[i];
        else
            sorted[i]->namesake = first;
    free(sorted);
    return true;
}

static bool check_key(const struct spot *spot, const struct listener *listener)
{
    if (!spot->namesake)
        return true;
    struct place first = spot->namesake->key;
    return json_problem(listener, spot->key, "duplicate key \"%s\": the first is at line %d, column %d",
                        spot->value->string, first.line, first.column);
}

/* A double holds 2^53 and rounds 2^53 + 1 to it, so the digits are compared and not the double. */
static bool is_inexact_integer(const char *spelling)
{
    const char *digits = spelling + strspn(spelling, "-");
    return strspn(digits, "0123456789") == strlen(digits) && strtoull(digits, NULL, 10) > MAX_EXACT_INTEGER;
}

static bool check_number(const struct json *json, const struct spot *spot, const struct listener *listener)
{
    if (!cJSON_IsNumber(spot->value))
        return true;
    const char *spelling = spelling_of(json, spot);
    if (isinf(spot->value->valuedouble)) {
        return json_problem(listener, spot->place, "the number %s is too large: the limit is 1.79e308", spelling);
    }
    if (is_inexact_integer(spelling)) {
        return json_problem(listener, spot->place, "the integer %s is beyond 2^53: write it as a string", spelling);
    }
    return true;
}

static bool check_values(const struct json *json, const struct listener *listener)
{
    bool good = true;
    for (size_t i = 0; i < json->spots.count; i++) {
        const struct spot *spot = &json->spots.list[i];
        good = check_key(spot, listener) && good;
        good = check_number(json, spot, listener) && good;
    }
    return good;
}

/* --- reading --- */

static bool out_of_memory(const struct listener *listener)
{
    return json_problem(listener, nowhere, "%s", strerror(ENOMEM));
}

static bool understand(struct json *json, size_t length, const struct listener *listener)
{
    if (!json_scan(json->text, length, &json->spots, listener))
        return false;
    json->root = cJSON_ParseWithLength(json->text, length);
    if (!json->root)
        return out_of_memory(listener);
    tie(json, json->spots.list, json->root, NULL);
    json->by_value = sorted_spots(&json->spots, compare_values);
    if (!json->by_value || !find_namesakes(json))
        return out_of_memory(listener);
    return check_values(json, listener);
}

struct json *json_parse(const char *text, size_t length, Complain complain, void *context)
{
    const struct listener listener = {complain, context};
    struct json *json = calloc(1, sizeof *json);
    char *copy = malloc(length + 1);
    if (!json || !copy) {
        free(copy);
        free(json);
        out_of_memory(&listener);
        return NULL;
    }
    memcpy(copy, text, length);
    copy[length] = '\0';
    json->text = copy;
    if (!understand(json, length, &listener)) {
        json_free(json);
        return NULL;
    }
    return json;
}

/* The file up to one byte more than is allowed, with room for a NUL behind it; NULL without memory. */
static char *read_text(FILE *file, size_t *length)
{
    size_t room = 1 << 14, count;
    char *text = malloc(room);
    *length = 0;
    while (text && *length <= MAX_FILE_SIZE && (count = fread(text + *length, 1, room - *length - 1, file)) > 0) {
        *length += count;
        if (*length == room - 1) {
            char *larger = realloc(text, room *= 2);
            if (!larger)
                free(text);
            text = larger;
        }
    }
    return text;
}

/* The text of a file, with a NUL behind it; NULL after a complaint. */
static char *read_whole(FILE *file, size_t *length, const struct listener *listener)
{
    char *text = read_text(file, length);
    bool good = false;
    if (!text || ferror(file))
        json_problem(listener, nowhere, "%s", strerror(errno));
    else if (*length > MAX_FILE_SIZE)
        json_problem(listener, nowhere, "%s: the limit is %d MiB", strerror(EFBIG), MAX_FILE_SIZE >> 20);
    else
        good = true;
    if (good)
        text[*length] = '\0';
    else
        free(text);
    return good ? text : NULL;
}

/* A FIFO may never have a writer. */
static FILE *open_text(const char *path, Complain complain, void *context)
{
    struct stat about;
    const bool fifo = lstat(path, &about) == 0 && S_ISFIFO(about.st_mode);
    FILE *file = fifo ? NULL : fopen(path, "r");
    if (!file)
        complain(context, nowhere, fifo ? "not a regular file" : strerror(errno));
    return file;
}

static struct json *read_stream(FILE *file, Complain complain, void *context)
{
    const struct listener listener = {complain, context};
    size_t length;
    char *text = read_whole(file, &length, &listener);
    struct json *json = text ? json_parse(text, length, complain, context) : NULL;
    if (json) {
        json->source = text;
        json->source_length = length;
    } else {
        free(text);
    }
    return json;
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
    if (stat(path, &about) != 0 || S_ISREG(about.st_mode))
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

void json_free(struct json *json)
{
    if (json) {
        cJSON_Delete(json->root);
        free(json->by_value);
        free(json->spots.list);
        free(json->text);
        free(json->source);
        free(json);
    }
}

/* --- asking --- */

cJSON *json_root(const struct json *json)
{
    return json->root;
}

struct place json_place(const struct json *json, const cJSON *value)
{
    const struct spot *spot = find(json, value);
    return spot ? spot->place : nowhere;
}

struct place json_key_place(const struct json *json, const cJSON *value)
{
    const struct spot *spot = find(json, value);
    return spot ? spot->key : nowhere;
}

const char *json_source(const struct json *json, size_t *length)
{
    *length = json->source_length;
    return json->source;
}

const char *json_spelling(const struct json *json, const cJSON *number)
{
    const struct spot *spot = find(json, number);
    return spot && cJSON_IsNumber(spot->value) ? spelling_of(json, spot) : NULL;
}
