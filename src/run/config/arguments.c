#include "config/arguments.h"

#include <stdarg.h>
#include <string.h>

#include "checks/check.h"
#include "parts/unknown.h"
#include "text/plain.h"

/* --- complaints ------------------------------------------------------------------------------------------------- */

/* Returns false. */
static bool complain(const struct words_of_cell *words, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

static bool complain(const struct words_of_cell *words, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fprintf(stderr, "%s: ", words->who);
    vprint_plainly(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    return false;
}

/* --- keys ------------------------------------------------------------------------------------------------------- */

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

static bool is_given(const struct words_of_cell *words, const char *name)
{
    return argument_given(words->arguments, words->count, name);
}

/* --- reading ---------------------------------------------------------------------------------------------------- */

static bool choose_part(struct words_of_cell *words, int kind, struct cell *cell)
{
    const char *name = kind < PART_KINDS ? find_value(words->arguments, words->count, kinds[kind].name) : NULL;
    if (!name)
        return true;
    const int number = part_find(kind, name);
    words->scope.unclear[kind] = number < 0;
    if (number < 0)
        return complain(words, "%s", part_unknown(kind, name));
    cell_choose(cell, kind, number);
    return true;
}

static bool read_argument(const struct words_of_cell *words, const char *argument, struct cell *cell)
{
    char error[SETTING_ERROR], message[WRONG_KEY_MESSAGE];
    const Parameter *parameter;
    for (int kind = 0; kind <= words->scope.last_kind; kind++) {
        const bool all = kind >= words->scope.first_kind;
        if (all && kind < PART_KINDS && value_of(argument, kinds[kind].name))
            return true;
        for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++) {
            const bool takes = all || (words->evaluation && is_of_evaluation(kind, parameter));
            const char *text = takes ? value_of(argument, parameter->name) : NULL;
            if (text && !setting_read(parameter, text, &cell->setting[kind][i], error))
                return complain(words, "%s", error);
            if (text)
                return true;
        }
    }
    return !explain_wrong_key(&words->scope, argument, cell, message) || complain(words, "%s", message);
}

/* A key that is given twice would have two values. */
static bool check_twice(const struct words_of_cell *words, int i)
{
    const size_t length = strcspn(words->arguments[i], "=");
    for (int j = 0; j < i; j++)
        if (strcspn(words->arguments[j], "=") == length &&
            strncmp(words->arguments[i], words->arguments[j], length) == 0)
            return complain(words, "\"%s\" comes after \"%s\"", words->arguments[i], words->arguments[j]);
    return true;
}

/* What goes only with something else. */
static bool check_companions(const struct words_of_cell *words, const struct cell *cell)
{
    bool good = true;
    if (is_given(words, "budget") && !is_given(words, "deepen") && !cell_deepens(cell))
        good = complain(words, "a budget is spent only if \"deepen\" says of what");
    if (is_given(words, "timing_seconds") && !is_given(words, "precision"))
        good =
            complain(words, "\"timing_seconds\" is the most that a \"precision\" may take, and none is asked for");
    return good;
}

bool arguments_apply(struct words_of_cell *words, struct cell *cell)
{
    bool good = true;
    for (int kind = words->scope.first_kind; kind <= words->scope.last_kind; kind++)
        good = choose_part(words, kind, cell) && good;
    for (int i = 0; i < words->count; i++) {
        good = read_argument(words, words->arguments[i], cell) && good;
        good = check_twice(words, i) && good;
    }
    if (is_given(words, "deepen") && !is_given(words, "limit"))
        cell_begin_least(cell);
    return check_companions(words, cell) && good;
}

/* Choose the default of every kind.  A kind that has none, or not in this program, is to be named; until then it
 * is any. */
static bool choose_defaults(struct words_of_cell *words, struct cell *cell)
{
    bool good = true;
    *cell = (struct cell){0};
    for (int kind = 0; kind < CELL_PARTS; kind++) {
        const int number = kinds[kind].fallback ? part_find(kind, kinds[kind].fallback) : -1;
        cell_choose(cell, kind, number < 0 ? 0 : number);
        words->scope.unclear[kind] = number < 0 && !is_given(words, kinds[kind].name);
        if (words->scope.unclear[kind])
            good = complain(words, "which %s? Say %s=NAME; plymeter list shows what there is", kinds[kind].name,
                            kinds[kind].name);
    }
    return good;
}

bool arguments_read(char **arguments, int count, struct cell *cell)
{
    struct words_of_cell words = {arguments, count, {0, CELL_PARTS - 1, {false}}, "plymeter", false};
    int kind;
    const bool chosen = choose_defaults(&words, cell);
    if (!arguments_apply(&words, cell) || !chosen)
        return false;
    const char *error = check_cell(cell, &kind);
    return !error || complain(&words, "%s: %s", part_at(kind, cell->part[kind])->name, error);
}
