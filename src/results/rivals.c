#include "results/rivals.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "results/question.h"

char *rivals_list(struct rivals *rivals, const struct words *by, const char *name)
{
    const int at = rivals->by_count;
    const char *equals = strchr(by->word[at], '=');
    if (!equals)
        return NULL;
    FILE *out = text_open();
    fprintf(out, "%s=", name);
    rivals->value = lasting(allocate((size_t)by->count, sizeof *rivals->value));
    for (int i = at; i < by->count; i++) {
        const char *value = i == at ? equals + 1 : by->word[i];
        fprintf(out, "%s%s", i == at ? "" : "|", value);
        rivals->value[rivals->value_count++] = value;
    }
    return lasting(text_close(out));
}

/* Without a list in --by: all values that the column has, in order of appearance. */
static void take_all_values(struct rivals *rivals)
{
    const struct question *question = rivals->question;
    struct groups groups = csv_group(&question->csv, question->rows, question->row_count, &rivals->column, 1);
    rivals->value = lasting(allocate((size_t)groups.count, sizeof *rivals->value));
    rivals->value_count = groups.count;
    for (int g = 0; g < groups.count; g++) {
        rivals->value[g] = csv_cell(&question->csv, groups.rows[groups.start[g]], rivals->column);
        for (int i = groups.start[g]; i < groups.start[g + 1]; i++)
            rivals->value_of[groups.rows[i]] = g;
    }
}

/* A value in the list may be a range, or a list with "|", as in --where. */
static void take_listed_value(struct rivals *rivals, int value)
{
    int column, count;
    const char *condition = rivals->label[value];
    int *rows = where_rows(&rivals->question->csv, &condition, 1, &column, &count);
    for (int i = 0; rows && i < count; i++)
        if (rivals->value_of[rows[i]] < 0)
            rivals->value_of[rows[i]] = value;
}

void rivals_find(struct rivals *rivals)
{
    const struct csv *csv = &rivals->question->csv;
    const char *name = csv_cell(csv, -1, rivals->column);
    const bool listed = rivals->value;
    rivals->value_of = lasting(allocate((size_t)csv->rows, sizeof *rivals->value_of));
    memset(rivals->value_of, -1, (size_t)csv->rows * sizeof *rivals->value_of);
    if (!listed)
        take_all_values(rivals);
    rivals->label = lasting(allocate((size_t)rivals->value_count, sizeof *rivals->label));
    for (int v = 0; v < rivals->value_count; v++) {
        const size_t size = strlen(name) + strlen(rivals->value[v]) + 2;
        rivals->label[v] = lasting(allocate(size, 1));
        snprintf(rivals->label[v], size, "%s=%s", name, rivals->value[v]);
        if (listed)
            take_listed_value(rivals, v);
    }
}
