#include "config/arguments.h"

#include <string.h>

#include "config/check.h"
#include "text/nearest.h"

/* The value in "name=value"; NULL if the argument has another name. */
static const char *value_of(const char *argument, const char *name)
{
    const size_t length = strlen(name);
    return strncmp(argument, name, length) == 0 && argument[length] == '=' ? argument + length + 1 : NULL;
}

static const char *find_value(char **arguments, int count, const char *name)
{
    for (int i = 0; i < count; i++)
        if (value_of(arguments[i], name))
            return value_of(arguments[i], name);
    return NULL;
}

bool argument_given(char **arguments, int count, const char *name)
{
    return find_value(arguments, count, name) != NULL;
}

static bool choose_part(char **arguments, int count, int kind, struct cell *cell)
{
    const char *known[MAX_WORDS];
    const int known_count = part_names(kind, known, MAX_WORDS);
    const char *name = kind < PART_KINDS ? find_value(arguments, count, kinds[kind].name) : NULL;
    if (!name)
        name = kinds[kind].fallback;
    if (!name) {
        fprintf(stderr, "plymeter: which %s? Say %s=NAME; plymeter list shows what there is\n", kinds[kind].name,
                kinds[kind].name);
        return false;
    }
    const int number = part_find(kind, name);
    if (number < 0)
        fprintf(stderr, "plymeter: there is no %s \"%s\"%s\n", kinds[kind].name, name,
                suggestion(name, known, known_count));
    else
        cell_choose(cell, kind, number);
    return number >= 0;
}

static bool complain_of_argument(const char *argument, const struct cell *cell)
{
    const char *words[MAX_WORDS];
    const Parameter *parameter;
    int words_count = 0;
    char name[40];
    for (int kind = 0; kind < CELL_PARTS; kind++) {
        words[words_count++] = kinds[kind].name;
        for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++)
            words[words_count++] = parameter->name;
    }
    if (!strchr(argument, '=')) {
        fprintf(stderr, "plymeter: expected key=value, not \"%s\"\n", argument);
        return false;
    }
    snprintf(name, sizeof name, "%.*s", (int)strcspn(argument, "="), argument);
    fprintf(stderr, "plymeter: unknown key \"%s\"%s\n", name, suggestion(name, words, words_count));
    return false;
}

static bool read_argument(const char *argument, struct cell *cell)
{
    char error[SETTING_ERROR];
    const Parameter *parameter;
    for (int kind = 0; kind < CELL_PARTS; kind++) {
        if (kind < PART_KINDS && value_of(argument, kinds[kind].name))
            return true;
        for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++) {
            const char *text = value_of(argument, parameter->name);
            if (!text)
                continue;
            if (setting_read(parameter, text, &cell->setting[kind][i], error))
                return true;
            fprintf(stderr, "plymeter: %s\n", error);
            return false;
        }
    }
    return complain_of_argument(argument, cell);
}

bool arguments_read(char **arguments, int count, struct cell *cell)
{
    bool good = true;
    *cell = (struct cell){0};
    for (int kind = 0; kind < CELL_PARTS; kind++)
        good = choose_part(arguments, count, kind, cell) && good;
    if (!good)
        return false;
    for (int i = 0; i < count; i++) {
        good = read_argument(arguments[i], cell) && good;
        for (int j = 0; j < i; j++)
            if (strcspn(arguments[i], "=") == strcspn(arguments[j], "=") &&
                strncmp(arguments[i], arguments[j], strcspn(arguments[i], "=")) == 0) {
                fprintf(stderr, "plymeter: \"%s\" comes after \"%s\"\n", arguments[i], arguments[j]);
                good = false;
            }
    }
    const bool others = parameter_find(ALGORITHM_PART, cell->part[ALGORITHM_PART], "budget") >= 0;
    if (!others && argument_given(arguments, count, "budget") && !argument_given(arguments, count, "deepen")) {
        fputs("plymeter: a budget is spent only if \"deepen\" says of what\n", stderr);
        good = false;
    }
    int kind;
    const char *error = good ? check_cell(cell, &kind) : NULL;
    if (error)
        fprintf(stderr, "plymeter: %s: %s\n", part_at(kind, cell->part[kind])->name, error);
    return good && !error;
}

int argument_columns(char **arguments, int count, const struct cell *cell, char *columns[], int most)
{
    const Parameter *parameter;
    int found = 0;
    for (int kind = 0; kind < PART_KINDS && found < most; kind++) {
        columns[found++] = (char *)kinds[kind].name;
        for (int i = 0; found < most && (parameter = parameter_at(kind, cell->part[kind], i)); i++)
            if (argument_given(arguments, count, parameter->name))
                columns[found++] = (char *)parameter->name;
    }
    return found;
}
