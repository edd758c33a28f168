#include "results/tuned.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "parts/cell.h"
#include "base/memory.h"
#include "results/unit.h"

enum { POSITIONS = 200 };

/* The winner with another value in one column.  Parameters that this asks for are those of a setting. */
struct change {
    int column; /* -1: none */
    const char *value;
    int setting;
};

/* What stands there. */
static const char *value_at(const struct tuned *tuned, struct change change, int kind, int column)
{
    const char *mine = tuned_said(tuned, tuned->winner, column);
    if (column == change.column)
        return change.value;
    if (change.column < 0 || strcmp(csv_cell(&tuned->csv, -1, change.column), kinds[kind].name) != 0 ||
        (kinds[kind].combined && *mine))
        return mine;
    return tuned_said(tuned, change.setting, column);
}

/* A number as it stands, any other value in quotes. */
static void write_value(const char *name, const char *value, int kind, int part)
{
    const int index = part < 0 ? -1 : parameter_find(kind, part, name);
    const bool number = index >= 0 && (parameter_at(kind, part, index)->kind == REAL ||
                                       parameter_at(kind, part, index)->kind == INTEGER ||
                                       parameter_at(kind, part, index)->kind == SEED);
    printf(number ? "\"%s\": %s" : "\"%s\": \"%s\"", name, value);
}

/* Those of a kind of part, with its parameters. */
static void write_part(const struct tuned *tuned, struct change change, int kind, const char *between)
{
    const struct csv *csv = &tuned->csv;
    const int axes = csv_find(csv, "status"), at = csv_find(csv, kinds[kind].name);
    const int part = at < 0 ? -1 : part_find(kind, value_at(tuned, change, kind, at));
    for (int i = 0; i < axes; i++) {
        const char *name = csv_cell(csv, -1, i), *value = value_at(tuned, change, kind, i);
        if (*value == '\0' || is_sampled(name) ||
            !(i == at || (part >= 0 && parameter_find(kind, part, name) >= 0)))
            continue;
        fputs(between, stdout);
        write_value(name, value, kind, part);
        between = ", ";
    }
}

static void write_search(const struct tuned *tuned, const char *name, struct change change)
{
    printf("%s    {\"name\": \"%s\"", change.column < 0 ? "" : ",\n", name);
    for (int kind = FIRST_OF_SEARCH; kind <= LAST_OF_SEARCH; kind++)
        write_part(tuned, change, kind, ", ");
    fputs(",\n     \"cutoffs\": [{", stdout);
    write_part(tuned, change, CUTOFF_PART, "");
    fputs("}]}", stdout);
}

static void write_change(const struct tuned *tuned, struct change change, const char *sign, const char *said)
{
    char *name = printed("%s%s%s", csv_cell(&tuned->csv, -1, change.column), sign, said);
    write_search(tuned, name, change);
    free(name);
}

/* --- lists -------------------------------------------------------------------------------------------------------- */

static const char *next_in(const char *one)
{
    one += strcspn(one, "+");
    return one + (*one == '+');
}

static bool is_in(const char *list, const char *one)
{
    const size_t length = strcspn(one, "+");
    for (; *list; list = next_in(list))
        if (strcspn(list, "+") == length && strncmp(list, one, length) == 0)
            return true;
    return false;
}

/* Without this one of it; the caller frees it. */
static char *without(const char *list, const char *left_out)
{
    FILE *out = text_open();
    const char *between = "";
    for (const char *one = list; *one; one = next_in(one))
        if (one != left_out) {
            fprintf(out, "%s%.*s", between, (int)strcspn(one, "+"), one);
            between = "+";
        }
    fputs(*between ? "" : "none", out);
    return text_close(out);
}

/* The winner's without each that it has, and with each that others have and it has not. */
static void write_lists(const struct tuned *tuned, const int *order, int column)
{
    const char *winner = tuned_said(tuned, tuned->winner, column), *mine = strcmp(winner, "none") ? winner : "";
    char *seen = printed("%s+none", winner);
    for (const char *one = mine; *one; one = next_in(one)) {
        char *list = without(mine, one), *name = printed("%.*s", (int)strcspn(one, "+"), one);
        write_change(tuned, (struct change){column, list, tuned->winner}, " -", name);
        free(list);
        free(name);
    }
    for (int i = 0; i < tuned->groups.count; i++)
        for (const char *one = tuned_said(tuned, order[i], column); *one; one = next_in(one)) {
            if (is_in(seen, one))
                continue;
            char *name = printed("%.*s", (int)strcspn(one, "+"), one), *more = printed("%s+%s", seen, name),
                 *list = printed("%s%s%s", mine, *mine ? "+" : "", name);
            write_change(tuned, (struct change){column, list, order[i]}, " +", name);
            free(list);
            free(name);
            free(seen);
            seen = more;
        }
    free(seen);
}

/* --- other values ------------------------------------------------------------------------------------------------- */

/* Each other one that was tried, in the best setting that has it. */
static void write_others(const struct tuned *tuned, const int *order, int column)
{
    for (int i = 0; i < tuned->groups.count; i++) {
        const char *value = tuned_said(tuned, order[i], column);
        bool seen = *value == '\0' || strcmp(value, tuned_said(tuned, tuned->winner, column)) == 0;
        for (int earlier = 0; earlier < i && !seen; earlier++)
            seen = strcmp(value, tuned_said(tuned, order[earlier], column)) == 0;
        if (!seen)
            write_change(tuned, (struct change){column, value, order[i]}, "=", value);
    }
}

static bool is_list(const struct tuned *tuned, int column)
{
    for (int kind = FIRST_OF_SEARCH; kind <= LAST_OF_SEARCH; kind++)
        if (kinds[kind].combined && strcmp(kinds[kind].name, csv_cell(&tuned->csv, -1, column)) == 0)
            return true;
    return false;
}

/* The game as it was, from seeds above all that were tried. */
static void write_game(const struct tuned *tuned)
{
    const struct csv *csv = &tuned->csv;
    const int seed = csv_find(csv, "seed"), opening = csv_find(csv, "opening");
    unsigned long long last = 0;
    fputs("    {", stdout);
    write_part(tuned, (struct change){.column = -1}, GAME_PART, "");
    if (opening >= 0 && *csv_cell(csv, 0, opening))
        printf(", \"opening\": %s", csv_cell(csv, 0, opening));
    for (int row = 0; seed >= 0 && row < csv->rows; row++) {
        const unsigned long long drawn = strtoull(csv_cell(csv, row, seed), NULL, 10);
        last = drawn > last ? drawn : last;
    }
    printf(", \"seed\": \"%llu..%llu\"}\n", last + 1, last + POSITIONS);
}

void tuned_write_config(const struct tuned *tuned)
{
    const int axes = csv_find(&tuned->csv, "status");
    int *order = tuned_order(tuned);
    fputs("{\n  \"question\": \"What is each value of the winner worth?\",\n  \"measure\": \"match\",\n  "
          "\"games\": [\n",
          stdout);
    write_game(tuned);
    fputs("  ],\n  \"searches\": [\n", stdout);
    write_search(tuned, "the winner", (struct change){.column = -1});
    for (int column = 0; column < axes; column++)
        if (tuned_varies(tuned, column) && *tuned_said(tuned, tuned->winner, column))
            (is_list(tuned, column) ? write_lists : write_others)(tuned, order, column);
    fputs("\n  ]\n}\n", stdout);
    free(order);
}
