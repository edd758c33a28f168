#include "config/arguments.h"

#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "base/verb.h"
#include "config/lists.h"
#include "config/experiment.h"
#include "parts/parts.h"

/* --- keys that a cell does not take: what to say instead ----------------------------------------------------------- */

enum { NAMES = 200 };

const char *const of_cell[OF_NONE] = {"measure", "name"};

/* Is it what only a config has?  A cell has a reference, too, but names what that is. */
static bool is_of_config(const char *key)
{
    const struct key *known = config_keys;
    while (known->value.name && strcmp(known->value.name, key) != 0)
        known++;
    return known->value.name && known->takes != ONE_SEARCH;
}

/* The parts of a kind that have this key: "ordered, uniform".  Returns how many. */
static int owners_of(int kind, const char *key, char names[NAMES])
{
    int count = 0;
    size_t used = 0;
    for (int part = 0; part < part_count(kind); part++)
        if (parameter_find(kind, part, key) >= 0 && ++count && used < NAMES)
            used += (size_t)snprintf(names + used, NAMES - used, "%s%s", count > 1 ? ", " : "",
                                     part_at(kind, part)->name);
    return count;
}

/* What that is which has such a name, as a sentence; "" if nothing has.  "depth=5" is a cutoff with its limit. */
static const char *name_of_part(const char *key, const char *value, const struct cell *cell)
{
    static char text[300];
    const bool limited = *value != '\0';
    const int kind = kind_with(key);
    *text = '\0';
    if (limited && strcmp(key, cell_part(cell, CUTOFF_PART)) == 0)
        snprintf(text, sizeof text, "\"%s\" is the cutoff: say limit=%.40s", key, value);
    else if (kind >= 0)
        snprintf(text, sizeof text, "\"%s\" is %s: say %s=%s%s%.40s", key, kind_said(kind), kinds[kind].name, key,
                 kind == CUTOFF_PART && limited ? " limit=" : "", kind == CUTOFF_PART ? value : "");
    return text;
}

/* Of a word that is no key=value. */
static void complain_of_word(struct reader *reader, const char *word)
{
    const char *named = name_of_part(word, "", NULL);
    complain_at(reader, NULL, "expected key=value, not \"%.59s\"%s%.200s", word, *named ? "; " : "", named);
}

/* --- keys that are nearly right --------------------------------------------------------------------------------- */

/* Does a word of the text begin with this? */
static bool has_word(const char *text, const char *beginning)
{
    const char *at = text;
    while ((at = strstr(at, beginning)) && at > text && !strchr(" _,(", at[-1]))
        at++;
    return at != NULL;
}

/* "algo" begins a key, "limt" is near to one, and of "plies" the description of one speaks. */
static const char *nearly(const struct scope *scope, const struct cell *cell, const char *key)
{
    const char *names[MAX_WORDS], *abouts[MAX_WORDS], *near;
    const Parameter *parameter;
    int count = 0;
    for (int kind = scope->first_kind; kind <= scope->last_kind; kind++) {
        abouts[count] = "";
        if (kind < PART_KINDS)
            names[count++] = kinds[kind].name;
        for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++) {
            abouts[count] = parameter->about;
            names[count++] = parameter->name;
        }
    }
    for (int i = 0; i < OF_NONE; i++) {
        abouts[count] = "";
        names[count++] = of_cell[i];
    }
    for (int i = 0; i < count && strlen(key) > 1; i++)
        if (has_word(names[i], key))
            return names[i];
    if ((near = nearest(key, names, count)))
        return near;
    for (int i = count - 1; i >= 0 && strlen(key) > 2; i--)
        if (has_word(abouts[i], key))
            return names[i];
    return NULL;
}

/* "dpeth=5" is nearly the name of a part. */
static const char *nearest_part(const char *key)
{
    const char *names[PART_KINDS * MAX_WORDS], *near;
    int count = 0;
    for (int kind = 0; kind < PART_KINDS; kind++)
        count += part_names(kind, names + count, MAX_WORDS);
    near = nearest(key, names, count);
    return near ? near : "";
}

static void complain_of_unknown(struct reader *reader, const struct scope *scope, const cJSON *item,
                                const struct cell *cell)
{
    char hint[300] = "";
    const char *key = item->string, *near = nearly(scope, cell, strcmp(key, "ply") == 0 ? "plies" : key);
    const char *named = near ? "" : name_of_part(nearest_part(key), item->valuestring, cell);
    if (near)
        snprintf(hint, sizeof hint, "; did you mean \"%s\"?", near);
    else if (*named)
        snprintf(hint, sizeof hint, "; %.200s", named);
    complain_of_key(reader, item, hint);
}

/* Of a key that the cell does not take: another part has it, it is itself the name of a part, or it is nearly the name of a key.
 * Not if it may be right for a kind of part that is doubted. */
static void complain_of_wrong_key(struct reader *reader, const struct scope *scope, const cJSON *item,
                                  const struct cell *cell)
{
    char names[NAMES];
    const char *key = item->string, *named = name_of_part(key, item->valuestring, cell);
    int kind = 0, owners;
    for (int of = 0; of < CELL_PARTS; of++)
        if (doubted(reader, kinds[of].name) && is_parameter(of, of, key))
            return;
    while (kind < CELL_PARTS && !is_parameter(kind, kind, key))
        kind++;
    if (retired(NULL, key))
        complain_of_key(reader, item, "");
    else if (find_word(key, of_cell, OF_NONE) >= 0 || strncmp(key, "rival.", 6) == 0 ||
             strncmp(key, "reference.", 10) == 0)
        complain_at(reader, item, "only plymeter cell takes \"%s\", and of the whole cell", key);
    else if (is_of_config(key))
        complain_at(reader, item,
                    "\"%s\" is a key of a config, which plymeter run takes: a cell is one of its searches", key);
    else if (kind < CELL_PARTS && (kind < scope->first_kind || kind > scope->last_kind))
        complain_at(reader, item, "\"%s\" cannot be said here: it belongs to the %s", key, kinds[kind].name);
    else if (kind < CELL_PARTS && (owners = owners_of(kind, key, names)))
        complain_at(reader, item, "%s %s has no \"%s\"; %s %s it", kinds[kind].name, cell_part(cell, kind), key,
                    names, owners == 1 ? "has" : "have");
    else if (*named)
        complain_at(reader, item, "%s", named);
    else
        complain_of_unknown(reader, scope, item, cell);
}

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
    char *key = copied_part(argument, length);
    const cJSON *first = cJSON_GetObjectItemCaseSensitive(object, key);
    if (first) /* it would have two values */
        complain_at(reader, NULL, "\"%s\" comes after \"%s=%s\"", argument, key, first->valuestring);
    cJSON_AddItemToObject(object, key, need(cJSON_CreateStringReference(argument + length + 1)));
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
    if (is_given(object, "budget") && !is_given(object, "deepen") && !cell_deepening(cell))
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
        complain_at(reader, object, "%s: %s", cell_part(cell, kind), error);
}

bool arguments_read(char **arguments, int count, struct cell *cell)
{
    struct reader reader = {.path = "plymeter", .unplaced = true};
    cJSON *object = need(cJSON_CreateObject());
    for (int i = 0; i < count; i++)
        argument_add(&reader, object, arguments[i]);
    arguments_take(&reader, object, OF_NONE, cell);
    reader_end(&reader);
    return reader.complaints == 0;
}
