#include "results/question.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "parts/cell.h"
#include "base/memory.h"
#include "results/csv.h"
#include "base/text.h"

/* --- one value, or a range ---------------------------------------------------------------------------------------- */

/* Numbers as texts, because a double does not tell large seeds apart. */
struct term {
    const char *text;
    char *low, *high; /* NULL: it is no number */
};

/* As number_read, but the 0 before a point may be missing.  NULL if it is no number. */
static char *spell_number(const char *text, size_t length)
{
    double number;
    char *spelled = allocate(length + 1, 1);
    snprintf(spelled, length + 2, "%s%.*s", *text == '.' ? "0" : "", (int)length, text);
    return number_read(spelled, &number) ? spelled : NULL;
}

static struct term term_read(const char *text)
{
    const char *dots = strstr(text, "..");
    struct term term = {text, NULL, NULL};
    term.low = spell_number(text, dots ? (size_t)(dots - text) : strlen(text));
    term.high = dots ? spell_number(dots + 2, strlen(dots + 2)) : spell_number(text, strlen(text));
    return term.low && term.high ? term : (struct term){text, NULL, NULL};
}

/* Below 0, 0 or above it, as a is less than b, as large or larger.  Where doubles are equal because they are large, whole
 * numbers differ in their digits. */
static int compare_spelled(const char *a, const char *b)
{
    double x, y;
    number_read(a, &x);
    number_read(b, &y);
    if (x != y || fabs(x) < 0x1p53)
        return (x > y) - (x < y);
    const size_t lengths[] = {strlen(a), strlen(b)};
    const int larger = lengths[0] != lengths[1] ? (lengths[0] > lengths[1] ? 1 : -1) : strcmp(a, b);
    return x < 0 ? -larger : larger;
}

static bool term_holds(const struct term *term, const char *field)
{
    double number;
    return strcmp(term->text, field) == 0 ||
           (term->low && number_read(field, &number) && compare_spelled(term->low, field) <= 0 &&
            compare_spelled(field, term->high) <= 0);
}

/* --- what a column has -------------------------------------------------------------------------------------------- */

/* Its different values, in some rows. */
struct values {
    const char **text;
    int count;
};

static struct values values_of(const struct csv *csv, int column, const int *rows, int count)
{
    struct groups groups = csv_group(csv, rows, count, &column, 1);
    struct values values = {allocate((size_t)groups.count, sizeof *values.text), groups.count};
    for (int g = 0; g < groups.count; g++)
        values.text[g] = csv_field(csv, groups.rows[groups.start[g]], column);
    return values;
}

/* The number that is the least away from the term's; NULL if there is none. */
static const char *nearest_number(const struct term *term, const struct values *values)
{
    double low, high, number, least = INFINITY;
    const char *near = NULL;
    number_read(term->low, &low);
    number_read(term->high, &high);
    for (int i = 0; i < values->count; i++) {
        if (!number_read(values->text[i], &number))
            continue;
        const double away = fmax(low - number, number - high);
        near = away < least ? values->text[i] : near;
        least = fmin(away, least);
    }
    return near;
}

/* End a complaint: say which value was perhaps meant, or which there are. */
static void hint(const char *text, const struct values *values)
{
    enum { LISTED = 8 };
    struct term term = term_read(text);
    const char *number = term.low ? nearest_number(&term, values) : NULL;
    const char *near = number ? number : nearest(text, values->text, values->count);
    if (number)
        print_plainly(stderr, "; the nearest is %s", number);
    else if (near)
        print_plainly(stderr, "; did you mean \"%s\"?", near);
    for (int i = 0; !near && i < values->count && i < LISTED; i++)
        print_plainly(stderr, "%s\"%s\"", i ? ", " : "; there is ", values->text[i]);
    if (!near && values->count > LISTED)
        fprintf(stderr, " and %d more", values->count - LISTED);
    fputc('\n', stderr);
}

/* --- a condition -------------------------------------------------------------------------------------------------- */

struct where_reading {
    const struct csv *csv;
    struct condition *condition;
    struct values values;
};

static bool is_empty_range(const struct where_reading *reading, const struct term *term)
{
    if (!term->low || compare_spelled(term->low, term->high) <= 0)
        return false;
    return !csv_complain(reading->csv, 0, "the range %s=%s is empty: its first number is the larger",
                         reading->condition->name, term->text);
}

/* Add the values for which the term holds; false if there are none. */
static bool take_term(const struct where_reading *reading, const struct term *term)
{
    const int before = reading->condition->count;
    for (int i = 0; i < reading->values.count; i++)
        if (term_holds(term, reading->values.text[i]))
            condition_add(reading->condition, reading->values.text[i]);
    return reading->condition->count > before;
}

static bool take(const struct where_reading *reading, const char *text, const char *separators);

/* The parts of a text between separators, each of which must have a value. */
static bool take_parts(const struct where_reading *reading, const char *text, const char *separators)
{
    bool good = true;
    for (size_t length; text; text = text[length] ? text + length + 1 : NULL) {
        length = strcspn(text, (const char[]){*separators, '\0'});
        good = take(reading, copied_part(text, length), separators + 1) && good;
    }
    return good;
}

/* Take a text as it stands or, if no field is that, what lies between the separators.  False after complaints. */
static bool take(const struct where_reading *reading, const char *text, const char *separators)
{
    struct term term = term_read(text);
    const bool empty = is_empty_range(reading, &term), taken = !empty && take_term(reading, &term);
    while (*separators && !strchr(text, *separators))
        separators++;
    if (taken || empty)
        return taken;
    if (*separators)
        return take_parts(reading, text, separators);
    if (reading->values.count == 0)
        return true;
    print_plainly(stderr, "%s: no row has %s=%s", reading->csv->path, reading->condition->name, text);
    hint(text, &reading->values);
    return false;
}

/* The condition holds for the values that it has afterwards.  False after complaints. */
static bool read_condition(const struct csv *csv, const char *text, struct condition *condition, int *column)
{
    *column = csv_column(csv, copied_part(text, strcspn(text, "=")));
    if (*column < 0)
        return false;
    const int *rows = csv_rows(csv);
    condition->name = csv_field(csv, -1, *column);
    const struct where_reading reading = {csv, condition, values_of(csv, *column, rows, csv->rows)};
    const bool good = take(&reading, strchr(text, '=') + 1, "|,");
    if (condition->count > 0)
        condition_sort(condition);
    return good;
}

/* --- all of them -------------------------------------------------------------------------------------------------- */

/* Each condition has rows, but condition `last` leaves none of those that the ones before it left. */
static void complain_of_none(const struct csv *csv, const char *const *conditions, int last, int column,
                             const int *rows, int count)
{
    const struct values values = values_of(csv, column, rows, count);
    print_plainly(stderr, "%s: no row has all of this: of the %d with %s, none has %s", csv->path, count,
                  texts_listed(conditions, last, " and "), conditions[last]);
    hint(strchr(conditions[last], '=') + 1, &values);
}

int rows_meeting(const struct csv *csv, const struct condition *condition, int column, int *rows, int count)
{
    int kept = 0;
    for (int i = 0; i < count; i++)
        if (condition_find(condition, csv_field(csv, rows[i], column)) >= 0)
            rows[kept++] = rows[i];
    return kept;
}

/* Each condition leaves fewer rows to the next.  False after a complaint that none is left. */
static bool narrow(const struct csv *csv, const char *const *texts, const struct condition *conditions, int count,
                   const int *columns, int *rows, int *kept)
{
    *kept = csv->rows;
    for (int c = 0; c < count; c++) {
        const int before = *kept;
        *kept = rows_meeting(csv, &conditions[c], columns[c], rows, before);
        if (*kept == 0 && before > 0) {
            complain_of_none(csv, texts, c, columns[c], rows, before);
            return false;
        }
    }
    return true;
}

int *where_rows(const struct csv *csv, const char *const *conditions, int count, int *columns, int *kept)
{
    struct condition *read = allocate((size_t)count, sizeof *read);
    int *rows = csv_rows(csv);
    bool good = true;
    for (int i = 0; i < count; i++)
        good = read_condition(csv, conditions[i], &read[i], &columns[i]) && good;
    good = good && narrow(csv, conditions, read, count, columns, rows, kept);
    return good ? rows : NULL;
}
