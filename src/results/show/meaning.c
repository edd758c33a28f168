#include "show/meaning.h"

#include <stdio.h>
#include <string.h>

#include "core/texts.h"

/* A line of the table "$meanings" says kind, value, look and, in quotes, the name. */
const char *meaning_of(const char *column, const char *value, char text[MEANING_TEXT])
{
    const char *line = strstr(text_style, "\n$meanings <<"), *end = line ? strstr(line, "\nend\n") : NULL;
    char kind[MEANING_TEXT], word[MEANING_TEXT];
    for (; line && line < end; line = strchr(line + 1, '\n'))
        if (sscanf(line, " %59s %59s %*s '%59[^'\n]'", kind, word, text) == 3 && strcmp(kind, column) == 0 &&
            strcmp(word, value) == 0)
            return text;
    return value;
}
