#include "show/labels.h"

#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "base/program.h"
#include "parts/parts.h"
#include "results/derived.h"
#include "results/csv.h"

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

/* --- numbers and names -------------------------------------------------------------------------------------------- */

char *number_label(const char *digits)
{
    const size_t sign = *digits == '-', whole = strspn(digits + sign, "0123456789");
    FILE *out = text_open();
    for (size_t i = 0; digits[i]; i++) {
        if (i > sign && i < sign + whole && (sign + whole - i) % 3 == 0)
            fputc(',', out);
        fputc(digits[i], out);
    }
    return text_close(out);
}

static bool is_number(const char *text)
{
    double number;
    return number_read(text, &number);
}

/* A number as people write it, "3 to 5" for 3..5, and any other text as it stands. */
static const char *plain_value(const char *value)
{
    const char *dots = strstr(value, "..");
    char *low = dots ? copied_part(value, (size_t)(dots - value)) : NULL;
    if (low && is_number(low) && is_number(dots + 2))
        return printed("%s to %s", number_label(low), number_label(dots + 2));
    return is_number(value) ? number_label(value) : value;
}

char *words_of(const char *column)
{
    return text_replace(copied(column), '_', ' ');
}

const char *list_joint(int place, int count)
{
    return place == 0 ? "" : place == count - 1 ? " and " : ", ";
}

/* What a row has in a column; "" if there is none. */
static const char *field_of(const struct csv *csv, int row, const char *column)
{
    const int number = csv_find(csv, column);
    return number < 0 ? "" : csv_field(csv, row, number);
}

/* --- settings ----------------------------------------------------------------------------------------------------- */

/* The parameter of one of the row's parts that is called as the column; NULL: none. */
static const Parameter *parameter_of(const struct csv *csv, int row, const char *column)
{
    for (int kind = 0; kind < PART_KINDS; kind++) {
        const int number = part_find(kind, field_of(csv, row, kinds[kind].name));
        const int i = number < 0 ? -1 : parameter_find(kind, number, column);
        if (i >= 0)
            return parameter_at(kind, number, i);
        for (const Parameter *more = kinds[kind].more; more && more->name; more++)
            if (strcmp(more->name, column) == 0)
                return more;
    }
    return NULL;
}

/* The text with the value in place of #, and what the row has in the column NAME in place of @NAME. */
static char *filled_in(const struct csv *csv, int row, const char *text, size_t length, const char *value)
{
    FILE *out = text_open();
    for (const char *at = text; at < text + length; at++) {
        const size_t name = *at == '@' ? strspn(at + 1, "abcdefghijklmnopqrstuvwxyz_") : 0;
        if (name > 0)
            fputs(field_of(csv, row, copied_part(at + 1, name)), out);
        else if (*at == '#')
            fputs(plain_value(value), out);
        else
            fputc(*at, out);
        at += name;
    }
    return text_close(out);
}

/* As the parameter declares: the text behind "VALUE=", or the last one. */
static char *setting_label(const struct csv *csv, int row, const char *labels, const char *value)
{
    const size_t length = strlen(value);
    for (const char *end; (end = strchr(labels, '|')); labels = end + 1)
        if (strncmp(labels, value, length) == 0 && labels[length] == '=')
            return filled_in(csv, row, labels + length + 1, (size_t)(end - labels) - length - 1, value);
    return filled_in(csv, row, labels, strlen(labels), value);
}

static char *word_label(const char *column, const char *value, bool setting)
{
    const bool yes = strcmp(value, "yes") == 0, no = strcmp(value, "no") == 0;
    const char *plain = plain_value(value), *words = words_of(column);
    if (setting && (yes || no))
        return printed("%s %s", yes ? "with" : "without", words);
    return setting || plain != value ? printed("%s %s", words, plain) : printed("%s", value);
}

/* --- parts -------------------------------------------------------------------------------------------------------- */

/* A variant has a name of its own, "minishogi"; and of minimax the figures say that it has no order, but do not count it among the
 * algorithms. */
bool row_meaning(const struct csv *csv, int row, const char *column, const char *value, struct meaning *meaning)
{
    const char *order = kinds[ORDER_PART].name, *algorithm = field_of(csv, row, "algorithm");
    const bool of_variant = strcmp(column, "variant") == 0;
    const char *variant = of_variant ? value : field_of(csv, row, "variant");
    const char *game = of_variant ? field_of(csv, row, "game") : value;
    if (strcmp(column, "game") == 0 || of_variant) {
        const bool other = *variant && strcmp(variant, "standard") != 0;
        return meaning_find("game", printed("%s%s", other ? variant : "", game), meaning) ||
               (!of_variant && meaning_find("game", game, meaning));
    }
    if (strcmp(column, order) == 0 && meaning_find(order, algorithm, meaning))
        return true;
    return meaning_find(column, value, meaning) ||
           (strcmp(column, "algorithm") == 0 && part_find(ORDER_PART, value) < 0 &&
            meaning_find(order, value, meaning));
}

/* "table + killer" for "table+killer"; a leaf says that it is one. */
static char *part_label(int kind, const char *value)
{
    FILE *out = text_open();
    for (const char *at = value; at; at = strchr(at, '+') ? strchr(at, '+') + 1 : NULL) {
        const char *member = copied_part(at, strcspn(at, "+"));
        fprintf(out, "%s%s", at > value ? " + " : "", meaning_of(kinds[kind].name, member));
    }
    if (kind == LEAF_PART)
        fprintf(out, " %s", kinds[kind].plural);
    return text_close(out);
}

static int kind_of(const char *column)
{
    int kind = 0;
    while (kind < PART_KINDS && strcmp(kinds[kind].name, column) != 0)
        kind++;
    return kind;
}

static char *kept_plainly(const char *text)
{
    FILE *out = text_open();
    write_plainly(out, text);
    return text_close(out);
}

char *value_label(const struct csv *csv, int row, const char *column, const char *value)
{
    const Parameter *parameter = parameter_of(csv, row, column);
    const int kind = kind_of(column);
    struct meaning meaning;
    if (!*value)
        return kept_plainly("");
    if (row_meaning(csv, row, column, value, &meaning))
        return kept_plainly(meaning.name);
    return kept_plainly(parameter && parameter->label ? setting_label(csv, row, parameter->label, value)
                        : kind < PART_KINDS           ? part_label(kind, value)
                                                      : word_label(column, value, parameter));
}

char *condition_label(const struct csv *csv, int row, const char *condition)
{
    const size_t length = strcspn(condition, "=");
    const char *column = copied_part(condition, length), *values = condition + length + 1;
    const bool whole = strcmp(field_of(csv, row, column), values) == 0;
    FILE *out = text_open();
    for (size_t end; values; values = values[end] ? values + end + 1 : NULL) {
        end = whole ? strlen(values) : strcspn(values, "|,");
        const char *label = value_label(csv, row, column, copied_part(values, end));
        fprintf(out, "%s%s%s", *label ? "" : "no ", *label ? label : words_of(column),
                !values[end]                                        ? ""
                : values[end + 1 + strcspn(values + end + 1, "|,")] ? ", "
                                                                    : " and ");
    }
    return text_close(out);
}

/* --- axes --------------------------------------------------------------------------------------------------------- */

/* What the parameters of all rows that have one say that the axis is; NULL: nothing, or not all the same. */
static char *axis_of_setting(const struct csv *csv, const int *rows, int count, const char *column)
{
    char *label = NULL;
    for (int i = 0; i < count; i++) {
        const Parameter *parameter = parameter_of(csv, rows[i], column);
        if (!*field_of(csv, rows[i], column))
            continue;
        if (!parameter || !parameter->axis)
            return NULL;
        char *other = filled_in(csv, rows[i], parameter->axis, strlen(parameter->axis), "");
        if (label && strcmp(label, other) != 0)
            return NULL;
        label = other;
    }
    return label;
}

/* What 1 is of a game's value, as figures have it, and what it is called. */
static const struct point_of {
    const char *game, *name;
    double one;
} units[] = {{"tictactoe", "a win is 10", 1},
             {"connect4", "a win is 100", 1},
             {"kalah", "seeds", 1},
             {"isola", "a win is 100", 1},
             {"upperhand", "balls", 1099511627776},
             {"othello", "discs", 100},
             {"chess", "pawns", 100},
             {"shogi", "pawns", 100},
             {"checkers", "men", 100},
             {"breakthrough", "a win is 1000", 1},
             {"mnk", "a win is 1000", 1}};

/* A game's values have its unit, if all are of one game. */
static char *axis_of_values(const struct csv *csv, const int *rows, int count, const char *column, double *one)
{
    const bool regret = strcmp(column, "regret") == 0;
    const int game = csv_find(csv, "game");
    if (game < 0 || count == 0 || (!regret && strcmp(column, "value") != 0))
        return NULL;
    for (int i = 1; i < count; i++)
        if (!csv_agree(csv, rows[0], rows[i], game))
            return NULL;
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (strcmp(units[i].game, csv_field(csv, rows[0], game)) == 0) {
            *one = units[i].one;
            return printed("%s (%s)", column, units[i].name);
        }
    return NULL;
}

struct axis_label axis_label(const struct csv *csv, const int *rows, int count, const char *column)
{
    double one = 1;
    const char *label = axis_of_setting(csv, rows, count, column);
    if (!label)
        label = axis_of_values(csv, rows, count, column, &one);
    if (!label)
        label = values_axis(column, &one);
    struct axis_label axis = {.text = kept_plainly(label ? label : words_of(column)), .one = one};
    const char *unit = strstr(axis.text, " (");
    axis.bare = copied_part(axis.text, unit ? (size_t)(unit - axis.text) : strlen(axis.text));
    return axis;
}
