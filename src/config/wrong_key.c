#include "config/wrong_key.h"

#include <stdio.h>
#include <string.h>

#include "config/config_keys.h"
#include "config/naming.h"
#include "base/retired.h"
#include "parts/unknown.h"
#include "base/nearest.h"

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
    if (limited && strcmp(key, part_at(CUTOFF_PART, cell->part[CUTOFF_PART])->name) == 0)
        snprintf(text, sizeof text, "\"%s\" is the cutoff: say limit=%.40s", key, value);
    else if (kind >= 0)
        snprintf(text, sizeof text, "\"%s\" is %s: say %s=%s%s%.40s", key, kind_said(kind), kinds[kind].name, key,
                 kind == CUTOFF_PART && limited ? " limit=" : "", kind == CUTOFF_PART ? value : "");
    return text;
}

void complain_of_word(struct reader *reader, const char *word)
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

void complain_of_wrong_key(struct reader *reader, const struct scope *scope, const cJSON *item,
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
        complain_at(reader, item, "%s %s has no \"%s\"; %s %s it", kinds[kind].name,
                    part_at(kind, cell->part[kind])->name, key, names, owners == 1 ? "has" : "have");
    else if (*named)
        complain_at(reader, item, "%s", named);
    else
        complain_of_unknown(reader, scope, item, cell);
}
