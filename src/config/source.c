#include "config/source.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "config/where.h"

enum { CITE, SAYS, GAME, SAME, KEYS };

/* "same" in the order of the bits SAME_THRESHOLD and so on. */
const struct key source_keys[] = {
    [CITE] = {{"cite", TEXT, .about = "who published it, and when"}, ANY_TEXT},
    [SAYS] = {{"says", TEXT, .about = "what they say, in their numbers"}, ANY_TEXT},
    [GAME] = {{"game", TEXT,
               .about = "of which games; a claim that is measured in another game says whether it transfers"},
              ANY_TEXTS},
    [SAME] = {{"same", CHOICE, .choices = "threshold|design|depth",
               .about = "what the claim has of it, without which nothing is reproduced"},
              SOME_VALUES},
    [KEYS] = {.takes = ANY_TEXT},
};

const struct rule source_rules[] = {
    {ANYWAY, NEEDS, KEY_BIT(CITE), "this source does not say who, \"cite\""},
    {ANYWAY, NEEDS, KEY_BIT(SAYS), "this source does not say what it \"says\""},
    {ANYWAY, NEEDS, KEY_BIT(GAME), "this source does not say of which \"game\""},
    {.message = NULL},
};

/* --- games -------------------------------------------------------------------------------------------------------- */

/* A text counts as a list of one. */
static const cJSON *first_of(const cJSON *item)
{
    return cJSON_IsString(item) ? item : item->child;
}

static const cJSON *next_of(const cJSON *item, const cJSON *one)
{
    return item == one ? NULL : one->next;
}

static bool is_about(const cJSON *item, const char *game)
{
    const cJSON *one = first_of(item);
    while (one && strcmp(one->valuestring, game) != 0)
        one = next_of(item, one);
    return one;
}

static char *listed(const cJSON *item)
{
    char *text;
    size_t size;
    FILE *out = need(open_memstream(&text, &size));
    for (const cJSON *one = first_of(item); one; one = next_of(item, one))
        fprintf(out, "%s%s", one == first_of(item) ? "" : ", ", one->valuestring);
    fclose(out);
    return need(text);
}

/* Is it one of these, between commas? */
static bool is_listed(const char *list, const char *game)
{
    const size_t length = strlen(game);
    for (const char *at = list; (at = strstr(at, game)); at += length)
        if ((at == list || at[-1] == ' ') && (at[length] == ',' || !at[length]))
            return true;
    return false;
}

enum { GAME_NAME = 3 * SETTING_TEXT };

static void name_game(const struct cell *cell, char name[GAME_NAME])
{
    char buffer[SETTING_TEXT];
    const Parameter *parameter;
    int length = snprintf(name, GAME_NAME, "%s", cell_value(cell, "game", buffer));
    for (int i = 0; (parameter = parameter_at(GAME_PART, cell->part[GAME_PART], i)); i++)
        if (strcmp(parameter->name, "variant") == 0 && cell->setting[GAME_PART][i].choice != 0)
            snprintf(name + length, (size_t)(GAME_NAME - length), " variant=%s",
                     setting_write(parameter, cell->setting[GAME_PART][i], buffer));
}

static void note_games(const struct experiment *experiment, const cJSON *games, struct claim *claim)
{
    struct source *source = &claim->source;
    char before[GAME_NAME] = "", name[GAME_NAME];
    size_t size;
    FILE *out = need(open_memstream(&source->measured, &size));
    for (int i = 0; i < experiment->count; i++) {
        if (!selected(&claim->where, &experiment->cells[i]))
            continue;
        name_game(&experiment->cells[i], name);
        fflush(out);
        if (strcmp(name, before) == 0 || is_listed(source->measured, name))
            continue;
        fprintf(out, "%s%s", size > 0 ? ", " : "", strcpy(before, name));
        source->elsewhere |= !is_about(games, name);
    }
    fclose(out);
}

/* --- what is the same --- */

static void read_same(struct reader *reader, const cJSON *item, struct source *source)
{
    const cJSON *one = cJSON_IsArray(item) ? item->child : item;
    Setting setting;
    if (!one)
        complain_at(reader, item, "the list of \"same\" is empty");
    for (; one; one = one == item ? NULL : one->next)
        if (value_read(reader, one, &source_keys[SAME].value, &setting))
            source->same |= 1u << setting.choice;
}

/* --- all of it ---------------------------------------------------------------------------------------------------- */

static const char *text_of(struct reader *reader, const cJSON *item, const char *name)
{
    if (item && !cJSON_IsString(item))
        complain_at(reader, item, "\"%s\" is to be a text", name);
    return cJSON_IsString(item) ? item->valuestring : NULL;
}

void source_read(struct reader *reader, const cJSON *object, const struct experiment *experiment,
                 struct claim *claim)
{
    const cJSON *items[KEYS] = {NULL};
    if (!cJSON_IsObject(object)) {
        complain_at(reader, object, "\"source\" is to be an object with \"cite\", \"says\" and \"game\"");
        return;
    }
    keys_find(reader, object, source_keys, items);
    rules_check(reader, object, items, source_rules);
    claim->source.cite = text_of(reader, items[CITE], "cite");
    claim->source.says = text_of(reader, items[SAYS], "says");
    if (items[GAME] && !are_texts(items[GAME]))
        complain_at(reader, items[GAME], "\"game\" is to be the name of a game, or a list of names");
    else if (items[GAME])
        claim->source.games = listed(items[GAME]);
    if (items[SAME])
        read_same(reader, items[SAME], &claim->source);
    if (reader->complaints == 0 && reader->doubt_count == 0)
        note_games(experiment, items[GAME], claim);
}
