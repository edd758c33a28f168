#include "journal/strategies.h"

#include <stdlib.h>
#include <string.h>

#include "core/allocate.h"
#include "core/checksum.h"
#include "core/lasting.h"
#include "frame/unit.h"

/* A hash of the values of a cell and its rival in all columns but those of the position. */
static Fingerprint strategy_of(const struct experiment *experiment, const struct cell *cell)
{
    char buffer[SETTING_TEXT];
    FILE *out = text_open();
    for (int i = 0; i < experiment->column_count; i++) {
        const char *name = experiment->columns[i], *value = cell_value(cell, name, buffer);
        if (is_sampled(name))
            continue;
        fprintf(out, "%s\n", value ? value : "");
        value = cell->rival ? cell_value(cell->rival, name, buffer) : NULL;
        fprintf(out, "%s\n", value ? value : "");
    }
    char *text = text_close(out);
    const Fingerprint print = fingerprint(text, strlen(text));
    free(text);
    return print;
}

int strategies_find(const struct experiment *experiment, struct place *place)
{
    Fingerprint *strategy = allocate((size_t)experiment->count + 1, sizeof *strategy);
    int *rows = allocate((size_t)experiment->count, sizeof *rows), count = 0;
    for (int i = 0; i < experiment->count; i++) {
        int number = 0;
        strategy[count] = strategy_of(experiment, &experiment->cells[i]);
        while (strategy[number] != strategy[count])
            number++;
        count += number == count;
        place[i] = (struct place){number, rows[number]++};
    }
    free(strategy);
    free(rows);
    return count;
}
