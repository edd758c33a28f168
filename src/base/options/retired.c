#include "options/retired.h"

#include <stdbool.h>
#include <stddef.h>
#include <string.h>

const struct retired retired_words[] = {
    {"plan", "--table", "plan prints its table, and --csv the cells"},
    {0},
};

static bool same(const char *a, const char *b)
{
    return a && b ? strcmp(a, b) == 0 : a == b;
}

const char *retired(const char *verb, const char *word)
{
    const struct retired *entry = retired_words;
    while (entry->instead && !(same(entry->verb, verb) && same(entry->word, word)))
        entry++;
    return entry->instead;
}
