#include "parts/condition.h"

#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"

void condition_add(struct condition *condition, const char *text)
{
    condition->texts = grow(condition->texts, (size_t)condition->count, sizeof *condition->texts);
    condition->texts[condition->count++] = need(strdup(text));
}

static int by_text(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

void condition_sort(struct condition *condition)
{
    int kept = 0;
    qsort(condition->texts, (size_t)condition->count, sizeof *condition->texts, by_text);
    for (int i = 0; i < condition->count; i++)
        if (kept && strcmp(condition->texts[kept - 1], condition->texts[i]) == 0)
            free(condition->texts[i]);
        else
            condition->texts[kept++] = condition->texts[i];
    condition->count = kept;
}

int condition_find(const struct condition *condition, const char *text)
{
    char **found = bsearch(&text, condition->texts, (size_t)condition->count, sizeof *condition->texts, by_text);
    return found ? (int)(found - condition->texts) : -1;
}

int condition_find_cell(const struct condition *condition, const struct cell *cell)
{
    char buffer[SETTING_TEXT];
    const char *text = cell_value(cell, condition->name, buffer);
    return text ? condition_find(condition, text) : -1;
}

void condition_free(struct condition *condition)
{
    for (int i = 0; i < condition->count; i++)
        free(condition->texts[i]);
    free(condition->texts);
    *condition = (struct condition){0};
}
