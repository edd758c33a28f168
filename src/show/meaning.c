#include "show/meaning.h"

#include <string.h>

#include "base/texts.h"

enum { KIND, WORD, LOOK, NAME };

bool meaning_find(const char *kind, const char *word, struct meaning *meaning)
{
    for (const char *const(*row)[6] = table_meanings; (*row)[KIND]; row++)
        if (strcmp((*row)[KIND], kind) == 0 &&
            (strcmp((*row)[WORD], word) == 0 || strcmp((*row)[NAME], word) == 0)) {
            *meaning = (struct meaning){(*row)[NAME], (*row)[LOOK]};
            return true;
        }
    return false;
}

const char *meaning_of(const char *column, const char *value)
{
    struct meaning meaning;
    return meaning_find(column, value, &meaning) ? meaning.name : value;
}

const char *header_of(const char *column, char text[HEADER_TEXT])
{
    if (strlen(column) >= HEADER_TEXT)
        return column;
    strcpy(text, column);
    for (char *at = text; (at = strchr(at, '_'));)
        *at = ' ';
    return text;
}
