#include "config/cell_words.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "core/allocate.h"
#include "core/lasting.h"
#include "text/json.h"
#include "text/shell.h"

enum { MOST_WORDS = 400 };

static void add_word(struct cell_words *cell, char *word)
{
    cell->words = grow(cell->words, (size_t)cell->count, sizeof *cell->words);
    cell->words[cell->count++] = word;
}

/* --- words of a command line ------------------------------------------------------------------------------------ */

static void read_words(struct cell_words *cell, const char *text, FILE *complaints)
{
    char *words[MOST_WORDS];
    char *copy = need(strdup(text));
    const int count = read_shell_words(copy, words, MOST_WORDS);
    if (count < 0)
        fprintf(complaints, "a quotation has no end, or these are more than %d words\n", MOST_WORDS);
    for (int i = 0; i < count; i++)
        add_word(cell, need(strdup(words[i])));
    free(copy);
}

/* --- an object -------------------------------------------------------------------------------------------------- */

static void complain(void *complaints, struct place place, const char *message)
{
    fprintf(complaints, "column %d: %s\n", place.column, message);
}

/* A value that is null is not said. */
static void read_members(struct cell_words *cell, const cJSON *object, const char *prefix, FILE *complaints)
{
    const cJSON *item;
    cJSON_ArrayForEach (item, object) {
        if (cJSON_IsNumber(item) || cJSON_IsString(item))
            add_word(cell, printed("%s%s=%s", prefix, item->string, item->valuestring));
        else if (cJSON_IsBool(item))
            add_word(cell, printed("%s%s=%s", prefix, item->string, cJSON_IsTrue(item) ? "true" : "false"));
        else if (cJSON_IsObject(item) && !*prefix && strcmp(item->string, "rival") == 0)
            read_members(cell, item, "rival.", complaints);
        else if (cJSON_IsObject(item) && !*prefix && strcmp(item->string, "reference") == 0)
            read_members(cell, item, "reference.", complaints);
        else if (!cJSON_IsNull(item))
            fprintf(complaints, "column %d: a line is one cell, so that \"%s\" has one value\n",
                    json_place(item).column, item->string);
    }
}

static void read_object(struct cell_words *cell, const char *text, FILE *complaints)
{
    struct json *json = json_parse(text, strlen(text), complain, complaints);
    if (json)
        read_members(cell, json_root(json), "", complaints);
    json_free(json);
}

/* --- both ------------------------------------------------------------------------------------------------------- */

static size_t key_length(const char *word)
{
    return strcspn(word, "=");
}

/* What stands behind "against" is said of the rival. */
static bool says(const struct cell_words *cell, const char *word)
{
    for (int i = 0; i < cell->count && strcmp(cell->words[i], "against") != 0; i++)
        if (key_length(cell->words[i]) == key_length(word) && strncmp(cell->words[i], word, key_length(word)) == 0)
            return true;
    return false;
}

void cell_words_read(struct cell_words *cell, const char *text, char **common, int common_count, FILE *complaints)
{
    struct cell_words own = {0};
    *cell = (struct cell_words){0};
    if (text[strspn(text, " \t")] == '{')
        read_object(&own, text, complaints);
    else
        read_words(&own, text, complaints);
    for (int i = 0; i < common_count; i++)
        if (!says(&own, common[i]))
            add_word(cell, need(strdup(common[i])));
    for (int i = 0; i < own.count; i++)
        add_word(cell, own.words[i]);
    free(own.words);
}

void cell_words_free(struct cell_words *cell)
{
    for (int i = 0; i < cell->count; i++)
        free(cell->words[i]);
    free(cell->words);
    *cell = (struct cell_words){0};
}
