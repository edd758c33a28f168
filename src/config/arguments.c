#include "config/arguments.h"

#include <stdlib.h>
#include <string.h>

#include "config/check.h"
#include "base/allocate.h"
#include "config/one_search.h"
#include "base/nearest.h"

/* --- as an object ----------------------------------------------------------------------------------------------- */

const char *argument_value(char *const *arguments, int count, const char *name)
{
    const size_t length = strlen(name);
    for (int i = 0; i < count; i++)
        if (strncmp(arguments[i], name, length) == 0 && arguments[i][length] == '=')
            return arguments[i] + length + 1;
    return NULL;
}

const char *start_given(char *const *arguments, int count)
{
    static const char *const keys[] = {"position", "opening", "moves", NULL};
    int i = 0;
    while (keys[i] && !argument_value(arguments, count, keys[i]))
        i++;
    return keys[i];
}

void argument_add(struct reader *reader, cJSON *object, const char *argument)
{
    const size_t length = strcspn(argument, "=");
    if (!argument[length]) {
        complain_of_word(reader, argument);
        return;
    }
    char *key = need(strndup(argument, length));
    const cJSON *first = cJSON_GetObjectItemCaseSensitive(object, key);
    if (first) /* it would have two values */
        complain_at(reader, NULL, "\"%s\" comes after \"%s=%s\"", argument, key, first->valuestring);
    cJSON_AddItemToObject(object, key, need(cJSON_CreateStringReference(argument + length + 1)));
    free(key);
}

/* --- reading ---------------------------------------------------------------------------------------------------- */

static bool is_given(const cJSON *object, const char *key)
{
    return cJSON_GetObjectItemCaseSensitive(object, key) != NULL;
}

static void read_argument(struct reader *reader, const cJSON *item, const struct scope *scope, struct cell *cell)
{
    const Parameter *parameter;
    for (int kind = 0; kind <= scope->last_kind; kind++) {
        const bool all = kind >= scope->first_kind;
        if (all && kind < PART_KINDS && strcmp(item->string, kinds[kind].name) == 0)
            return;
        const int i = parameter_find(kind, cell->part[kind], item->string);
        parameter = i < 0 ? NULL : parameter_at(kind, cell->part[kind], i);
        if (parameter && (all || (scope->evaluation && is_of_evaluation(kind, parameter)))) {
            value_read(reader, item, parameter, &cell->setting[kind][i]);
            return;
        }
    }
    if (find_word(item->string, of_cell, OF_NONE) < scope->besides)
        complain_of_wrong_key(reader, scope, item, cell);
}

void arguments_apply(struct reader *reader, const cJSON *object, const struct scope *scope, struct cell *cell)
{
    const cJSON *item;
    for (int kind = scope->first_kind; kind <= scope->last_kind; kind++)
        if (kind < PART_KINDS && !part_read(reader, object, kind, cell))
            doubt(reader, kinds[kind].name);
    cJSON_ArrayForEach (item, object)
        read_argument(reader, item, scope, cell);
    if (is_given(object, "deepen") && !is_given(object, "limit"))
        cell_begin_least(cell);
    if (is_given(object, "budget") && !is_given(object, "deepen") && !cell_deepens(cell))
        complain_at(reader, object, "a budget is spent only if \"deepen\" says of what");
    if (is_given(object, "timing_seconds") && !is_given(object, "precision"))
        complain_at(reader, object,
                    "\"timing_seconds\" is the most that a \"precision\" may take, and none is asked for");
}

/* Choose the default of every kind.  A kind that has none, or not in this program, is to be named; until then it
 * is any. */
static void choose_defaults(struct reader *reader, const cJSON *object, struct cell *cell)
{
    *cell = (struct cell){0};
    for (int kind = 0; kind < CELL_PARTS; kind++) {
        const int number = kinds[kind].fallback ? part_find(kind, kinds[kind].fallback) : -1;
        cell_choose(cell, kind, number < 0 ? 0 : number);
        if (number >= 0 || is_given(object, kinds[kind].name))
            continue;
        complain_at(reader, object, "which %s? Say %s=NAME; plymeter list shows what there is", kinds[kind].name,
                    kinds[kind].name);
        doubt(reader, kinds[kind].name);
    }
}

void arguments_take(struct reader *reader, const cJSON *object, int besides, struct cell *cell)
{
    const struct scope scope = {0, CELL_PARTS - 1, besides, false};
    int kind;
    choose_defaults(reader, object, cell);
    arguments_apply(reader, object, &scope, cell);
    const char *error = reader->complaints ? NULL : check_cell(cell, &kind);
    if (error)
        complain_at(reader, object, "%s: %s", part_at(kind, cell->part[kind])->name, error);
}

bool arguments_read(char **arguments, int count, struct cell *cell)
{
    struct reader reader = {.path = "plymeter", .unplaced = true};
    cJSON *object = need(cJSON_CreateObject());
    for (int i = 0; i < count; i++)
        argument_add(&reader, object, arguments[i]);
    arguments_take(&reader, object, OF_NONE, cell);
    cJSON_Delete(object);
    reader_end(&reader);
    return reader.complaints == 0;
}
