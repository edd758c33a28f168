#include "checks/wrong_key.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "keys/config_keys.h"
#include "keys/section.h"
#include "text/nearest.h"

enum { LONGEST_KEY = 60 };

/* What plymeter cell takes besides (single.h). */
static const char *const of_cell[] = {"measure", "anatomy", "name"};
enum { OF_CELL = sizeof of_cell / sizeof *of_cell };

static bool say(char message[WRONG_KEY_MESSAGE], const char *format, ...) __attribute__((format(printf, 2, 3)));

/* Returns true. */
static bool say(char message[WRONG_KEY_MESSAGE], const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(message, WRONG_KEY_MESSAGE, format, arguments);
    va_end(arguments);
    return true;
}

/* Is it what only a config has?  A cell has a reference, too, but names what that is. */
static bool is_of_config(const char *key)
{
    const struct key *known = config_keys;
    while (known->name && strcmp(known->name, key) != 0)
        known++;
    return known->name && known->takes != ONE_LIMIT && known->takes != ONE_SEARCH;
}

/* --- keys of other parts ---------------------------------------------------------------------------------------- */

/* The parts of a kind that have this key: "ordered, uniform".  Returns how many. */
static int owners_of(int kind, const char *key, char names[WRONG_KEY_MESSAGE / 2])
{
    int count = 0;
    size_t used = 0;
    names[0] = '\0';
    for (int part = 0; part < part_count(kind); part++)
        if (parameter_find(kind, part, key) >= 0) {
            if (used < WRONG_KEY_MESSAGE / 2)
                used += (size_t)snprintf(names + used, WRONG_KEY_MESSAGE / 2 - used, "%s%s", count ? ", " : "",
                                         part_at(kind, part)->name);
            count++;
        }
    return count;
}

static bool is_key_of_unclear(const struct scope *scope, const char *key)
{
    char names[WRONG_KEY_MESSAGE / 2];
    for (int kind = 0; kind < CELL_PARTS; kind++)
        if (scope->unclear[kind] && owners_of(kind, key, names) > 0)
            return true;
    return false;
}

static bool explain_owner(const struct scope *scope, const char *key, const struct cell *cell,
                          char message[WRONG_KEY_MESSAGE])
{
    char names[WRONG_KEY_MESSAGE / 2];
    for (int kind = 0; kind < CELL_PARTS; kind++) {
        const int owners = owners_of(kind, key, names);
        if (owners > 0 && (kind < scope->first_kind || kind > scope->last_kind))
            return say(message, "\"%s\" cannot be said here: it belongs to the %s", key, kinds[kind].name);
        if (owners > 0)
            return say(message, "%s %s has no \"%s\"; %s %s it", kinds[kind].name,
                       part_at(kind, cell->part[kind])->name, key, names, owners == 1 ? "has" : "have");
    }
    return false;
}

/* --- names of parts --------------------------------------------------------------------------------------------- */

/* "a game", "an order" */
static const char *article(int kind)
{
    return strchr("aeiou", kinds[kind].name[0]) ? "an" : "a";
}

/* "depth=5" is a cutoff with its limit. */
static bool explain_name(const char *key, const char *value, const struct cell *cell,
                         char message[WRONG_KEY_MESSAGE])
{
    if (*value && strcmp(key, part_at(CUTOFF_PART, cell->part[CUTOFF_PART])->name) == 0)
        return say(message, "\"%s\" is the cutoff: say limit=%.40s", key, value);
    for (int kind = 0; kind < PART_KINDS; kind++)
        if (part_find(kind, key) >= 0)
            return say(message, "\"%s\" is %s %s: say %s=%s%s%.40s", key, article(kind), kinds[kind].name,
                       kinds[kind].name, key, kind == CUTOFF_PART && *value ? " limit=" : "",
                       kind == CUTOFF_PART ? value : "");
    return false;
}

/* A word without a value. */
static bool explain_word(const char *word, const struct cell *cell, char message[WRONG_KEY_MESSAGE])
{
    char name[WRONG_KEY_MESSAGE];
    const bool is_name = explain_name(word, "", cell, name);
    return say(message, "expected key=value, not \"%s\"%s%.200s", word, is_name ? "; " : "", is_name ? name : "");
}

/* --- keys that are nearly right ------------------------------------------------------------------------------- */

struct known {
    const char *name, *about;
};

static int list_known(const struct scope *scope, const struct cell *cell, struct known known[MAX_WORDS])
{
    const Parameter *parameter;
    int count = 0;
    for (int kind = scope->first_kind; kind <= scope->last_kind; kind++) {
        if (kind < PART_KINDS)
            known[count++] = (struct known){kinds[kind].name, ""};
        for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++)
            known[count++] = (struct known){parameter->name, parameter->about};
    }
    for (int i = 0; i < OF_CELL; i++)
        known[count++] = (struct known){of_cell[i], ""};
    return count;
}

/* Does a word of the text begin with this? */
static bool has_word(const char *text, const char *beginning)
{
    const char *at = text;
    while ((at = strstr(at, beginning)) && at > text && !strchr(" _,(", at[-1]))
        at++;
    return at != NULL;
}

/* "algo" begins a key, "limt" is near to one, and of "plies" the description of one speaks. */
static const char *nearly(const char *key, const struct known *known, int count)
{
    const char *names[MAX_WORDS], *near;
    for (int i = 0; i < count; i++)
        names[i] = known[i].name;
    for (int i = 0; i < count && strlen(key) > 1; i++)
        if (has_word(known[i].name, key))
            return known[i].name;
    if ((near = nearest(key, names, count)))
        return near;
    for (int i = count - 1; i >= 0 && strlen(key) > 2; i--)
        if (has_word(known[i].about, key))
            return known[i].name;
    return NULL;
}

/* "dpeth=5" */
static bool explain_nearest_part(const char *key, const char *value, const struct cell *cell,
                                 char message[WRONG_KEY_MESSAGE])
{
    const char *names[PART_KINDS * MAX_WORDS];
    char name[WRONG_KEY_MESSAGE];
    int count = 0;
    for (int kind = 0; kind < PART_KINDS; kind++)
        count += part_names(kind, names + count, MAX_WORDS);
    const char *near = nearest(key, names, count);
    return near && explain_name(near, value, cell, name) && say(message, "unknown key \"%s\"; %.200s", key, name);
}

static bool explain_near(const struct scope *scope, const char *key, const char *value, const struct cell *cell,
                         char message[WRONG_KEY_MESSAGE])
{
    struct known known[MAX_WORDS];
    const char *near = nearly(strcmp(key, "ply") == 0 ? "plies" : key, known, list_known(scope, cell, known));
    if (near)
        return say(message, "unknown key \"%s\"; did you mean \"%s\"?", key, near);
    return explain_nearest_part(key, value, cell, message) || say(message, "unknown key \"%s\"", key);
}

bool explain_wrong_key(const struct scope *scope, const char *argument, const struct cell *cell,
                       char message[WRONG_KEY_MESSAGE])
{
    const size_t length = strcspn(argument, "=");
    const char *value = argument + length + (argument[length] == '=');
    char key[LONGEST_KEY];
    snprintf(key, sizeof key, "%.*s", (int)length, argument);
    if (is_key_of_unclear(scope, key))
        return false;
    if (!argument[length])
        return explain_word(key, cell, message);
    if (find_word(key, of_cell, OF_CELL) >= 0 || strncmp(key, "rival.", 6) == 0 ||
        strncmp(key, "reference.", 10) == 0)
        return say(message, "only plymeter cell takes \"%s\", and of the whole cell", key);
    if (is_of_config(key))
        return say(message, "\"%s\" is a key of a config, which plymeter run takes: a cell is one of its searches",
                   key);
    return explain_owner(scope, key, cell, message) || explain_name(key, value, cell, message) ||
           explain_near(scope, key, value, cell, message);
}
