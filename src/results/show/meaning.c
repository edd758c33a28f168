#include "show/meaning.h"

#include <stdio.h>
#include <string.h>

#include "core/texts.h"

/* The line behind, if it belongs to the table; NULL: it ends. */
static const char *next_line(const char *line)
{
    line = line ? strchr(line + 1, '\n') : NULL;
    return line && strncmp(line, "\nend\n", 5) != 0 ? line : NULL;
}

/* A line says kind, word, look and, in quotes, the name. */
bool meaning_find(const char *kind, const char *word, struct meaning *meaning)
{
    char its_kind[MEANING_TEXT], its_word[MEANING_TEXT];
    for (const char *line = strstr(text_style, "\n$meanings <<"); line; line = next_line(line))
        if (sscanf(line, " %59s %59s %59s '%59[^'\n]'", its_kind, its_word, meaning->look, meaning->name) == 4 &&
            strcmp(its_kind, kind) == 0 && (strcmp(its_word, word) == 0 || strcmp(meaning->name, word) == 0))
            return true;
    return false;
}

const char *meaning_of(const char *column, const char *value, char text[MEANING_TEXT])
{
    struct meaning meaning;
    if (!meaning_find(column, value, &meaning))
        return value;
    return strcpy(text, meaning.name);
}

bool look_at(int i, char text[MEANING_TEXT])
{
    const char *line = next_line(strstr(text_style, "\n$looks <<"));
    for (; line && i > 0; i--)
        line = next_line(line);
    return line && sscanf(line, " %59s", text) == 1;
}

/* The text "units", over some lines, has of each game a word, what 1 is, the steps of an axis and, in quotes, its label. */
bool regret_of(const char *game, double *one, char label[MEANING_TEXT])
{
    const size_t length = strlen(game);
    const char *text = strstr(text_style, "\nunits = \""), *end = text ? strstr(text, "'\"\n") : NULL;
    for (const char *at = text; at && at < end; at++)
        if ((*at == '"' || *at == ' ') && strncmp(at + 1, game, length) == 0 && at[length + 1] == ' ' &&
            sscanf(at + length + 1, " %lf %*f '%59[^'\n]'", one, label) == 2)
            return true;
    return false;
}

const char *header_of(const char *column, char text[MEANING_TEXT])
{
    if (strlen(column) >= MEANING_TEXT)
        return column;
    strcpy(text, column);
    for (char *at = text; (at = strchr(at, '_'));)
        *at = ' ';
    return text;
}
