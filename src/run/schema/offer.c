#include "schema/offer.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "config/arguments.h"
#include "core/allocate.h"
#include "keys/config_keys.h"
#include "options/setting.h"
#include "parts/parts.h"

/* --- words ------------------------------------------------------------------------------------------------- */

/* Names of files and columns may be anybody's: what a shell would obey is not put into its line. */
static bool is_harmless(const char *text, int length)
{
    for (int i = 0; i < length; i++)
        if (!isalnum((unsigned char)text[i]) && !strchr("_-.+:/", text[i]))
            return false;
    return true;
}

void offer_part(const struct typing *typing, const char *before, int length, const char *text, int text_length,
                const char *behind, const char *meaning)
{
    char *word = allocate((size_t)(length + text_length) + strlen(behind) + 1, 1);
    sprintf(word, "%.*s%.*s%s", length, before, text_length, text, behind);
    if (is_harmless(text, text_length) && strncmp(word, typing->word, strlen(typing->word)) == 0)
        fprintf(typing->out, "%s\t%.*s\n", word, (int)strcspn(meaning, "\n"), meaning);
    free(word);
}

void offer(const struct typing *typing, const char *text, const char *behind, const char *meaning)
{
    offer_part(typing, "", 0, text, (int)strlen(text), behind, meaning);
}

void offer_value(const struct typing *typing, int start, const char *value, const char *meaning)
{
    offer_part(typing, typing->word, start, value, (int)strlen(value), "", meaning);
}

int last_item(const struct typing *typing, int start, char separator)
{
    const char *found = strrchr(typing->word + start, separator);
    return found ? (int)(found + 1 - typing->word) : start;
}

void offer_choices(const struct typing *typing, int start, const char *choices)
{
    for (size_t length; *choices; choices += length + (choices[length] == '|')) {
        length = strcspn(choices, "| ");
        offer_part(typing, typing->word, start, choices, (int)length, "", "");
        if (choices[length] == ' ')
            break;
    }
}

/* --- cells ------------------------------------------------------------------------------------------------- */

/* The part of this kind that the words name, or the default; -1 if there is none. */
static int part_chosen(const struct typing *typing, int kind)
{
    const char *named = argument_value(typing->words + 1, typing->count - 2, kinds[kind].name),
               *fallback = kinds[kind].fallback;
    return named ? part_find(kind, named) : fallback ? part_find(kind, fallback) : -1;
}

static void offer_key(const struct typing *typing, const char *key, const char *meaning)
{
    if (!argument_value(typing->words + 1, typing->count - 2, key))
        offer(typing, key, "=", meaning);
}

static void offer_cell_keys(const struct typing *typing)
{
    for (int i = OF_WHOLE; i < OF_NONE && strcmp(typing->words[0], "cell") == 0; i++)
        offer_key(typing, of_cell[i], "");
    for (int kind = 0; kind < PART_KINDS; kind++)
        offer_key(typing, kinds[kind].name, "");
    for (int kind = 0; kind < CELL_PARTS; kind++) {
        const int part = part_chosen(typing, kind);
        for (int i = 0; part >= 0 && parameter_at(kind, part, i); i++)
            offer_key(typing, parameter_at(kind, part, i)->name, parameter_at(kind, part, i)->about);
    }
}

/* Parts are combined by "+". */
static bool offer_parts(const struct typing *typing, const char *key, int length, int start)
{
    for (int kind = 0; kind < PART_KINDS; kind++)
        if ((int)strlen(kinds[kind].name) == length && strncmp(kinds[kind].name, key, (size_t)length) == 0) {
            start = kinds[kind].combined ? last_item(typing, start, '+') : start;
            for (int i = 0; i < part_count(kind); i++)
                offer_value(typing, start, part_at(kind, i)->name, *part_at(kind, i)->about);
            return true;
        }
    return false;
}

static void offer_setting(const struct typing *typing, const Parameter *parameter, int start)
{
    if (parameter->kind == CHOICE)
        offer_choices(typing, start, parameter->choices);
    else if (parameter->kind == TEXT && parameter->preload)
        fputs(":*\n", typing->out);
}

/* The value of a key; that of a rival or a reference has its name before it. */
static void offer_cell_value(const struct typing *typing)
{
    const char *word = typing->word, *dot = memchr(word, '.', strcspn(word, "="));
    const char *key = dot ? dot + 1 : word;
    const int length = (int)strcspn(key, "="), start = (int)(key - word) + length + 1;
    char name[100];
    snprintf(name, sizeof name, "%.*s", length, key);
    if (strcmp(name, config_keys[MEASURE_KEY].value.name) == 0)
        offer_setting(typing, &config_keys[MEASURE_KEY].value, start);
    if (offer_parts(typing, key, length, start))
        return;
    for (int kind = 0; kind < CELL_PARTS; kind++) {
        const int part = part_chosen(typing, kind), i = part < 0 ? -1 : parameter_find(kind, part, name);
        if (i >= 0)
            offer_setting(typing, parameter_at(kind, part, i), start);
    }
}

void offer_cell(const struct typing *typing)
{
    (strchr(typing->word, '=') ? offer_cell_value : offer_cell_keys)(typing);
}

void offer_all_parts(const struct typing *typing)
{
    for (int kind = 0; kind < CELL_PARTS; kind++)
        for (int i = 0; i < part_count(kind); i++)
            offer(typing, part_at(kind, i)->name, "", *part_at(kind, i)->about);
    offer(typing, "columns", "", "of results");
}
