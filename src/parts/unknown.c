#include "parts/unknown.h"

#include <stdio.h>
#include <string.h>

#include "base/lasting.h"
#include "parts/combination.h"
#include "parts/parts.h"
#include "base/nearest.h"

enum { MOST_NAMES = 128, LONGEST_NAME = 60 };

int kind_with(const char *name)
{
    int kind = 0;
    while (kind < PART_KINDS && part_find(kind, name) < 0)
        kind++;
    return kind < PART_KINDS ? kind : -1;
}

const char *kind_said(int kind)
{
    return lasting(printed("%s %s", strchr("aeiou", kinds[kind].name[0]) ? "an" : "a", kinds[kind].name));
}

/* Parts of another kind may have that name. */
static const char *hint(int kind, const char *name)
{
    const char *known[MOST_NAMES], *near = suggestion(name, known, part_names(kind, known, MOST_NAMES));
    const int other = kind_with(name);
    return other >= 0 ? lasting(printed("; that is %s", kind_said(other)))
           : *near    ? near
                      : "; plymeter list shows what there is";
}

/* The next part of a combination, after which `at` points behind the "+"; NULL behind the last. */
static const char *next_name(const char **at, char name[LONGEST_NAME])
{
    if (!*at)
        return NULL;
    const size_t length = strcspn(*at, "+");
    snprintf(name, LONGEST_NAME, "%.*s", (int)length, *at);
    *at = (*at)[length] ? *at + length + 1 : NULL;
    return name;
}

static void explain_combination(int kind, const char *combination, char text[400])
{
    char name[LONGEST_NAME];
    int named[MOST_MEMBERS], count = 0;
    for (const char *at = combination; next_name(&at, name);) {
        const int number = part_find(kind, name);
        for (int i = 0; i < count; i++)
            if (named[i] == number) {
                snprintf(text, 400, "the %s \"%.80s\" names \"%s\" twice", kinds[kind].name, combination, name);
                return;
            }
        if (count == most_members(kind)) {
            snprintf(text, 400, "the %s \"%.80s\" combines more than %d", kinds[kind].name, combination,
                     most_members(kind));
            return;
        }
        if (number < 0) {
            snprintf(text, 400, "there is no %s \"%s\", which \"%.80s\" names%s", kinds[kind].name, name,
                     combination, hint(kind, name));
            return;
        }
        named[count++] = number;
    }
}

const char *part_unknown(int kind, const char *name)
{
    static char text[400];
    if (kinds[kind].combined && strchr(name, '+'))
        explain_combination(kind, name, text);
    else
        snprintf(text, sizeof text, "there is no %s \"%.80s\"%s", kinds[kind].name, name, hint(kind, name));
    return text;
}

int part_nearest(int kind, const char *name)
{
    char one[LONGEST_NAME];
    const char *known[MOST_NAMES], *near = nearest(name, known, part_names(kind, known, MOST_NAMES));
    int number = near ? part_find(kind, near) : -1;
    for (const char *at = name; number < 0 && strchr(name, '+') && next_name(&at, one);)
        number = part_find(kind, one);
    return number;
}
