#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cell/cell.h"
#include "frame/unit.h"
#include "tuned/tuned.h"

enum { POSITIONS = 200 };

/* Of the winner one column is another setting's; of a kind of part, its parameters are that setting's, too. */
struct change {
    int setting, column; /* -1, -1: none */
};

static bool is_kind(const char *name, int *kind)
{
    *kind = FIRST_OF_SEARCH;
    while (*kind <= CUTOFF_PART && strcmp(kinds[*kind].name, name) != 0)
        ++*kind;
    return *kind <= CUTOFF_PART;
}

/* What stands there. */
static const char *value_at(const struct tuned *tuned, struct change change, int kind, int column)
{
    int changed = -1;
    const bool is_part = change.column >= 0 && is_kind(csv_cell(&tuned->csv, -1, change.column), &changed);
    const bool other = is_part ? kind == changed : column == change.column;
    return tuned_said(tuned, other ? change.setting : tuned->winner, column);
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

/* --- what changes are called -------------------------------------------------------------------------------------- */

/* Where this one of a list stands in another list; NULL if it does not. */
static const char *place_in(const char *list, const char *one)
{
    const size_t length = strcspn(one, "+");
    for (const char *at = list; *at; at += strcspn(at, "+"), at += *at == '+')
        if (strcspn(at, "+") == length && strncmp(at, one, length) == 0)
            return at;
    return NULL;
}

/* Do those that both lists have come in the same order in both? */
static bool in_sequence(const char *list, const char *other)
{
    const char *last = list;
    for (const char *one = other; *one; one += strcspn(one, "+"), one += *one == '+') {
        const char *at = place_in(list, one);
        if (at && at < last)
            return false;
        last = at ? at : last;
    }
    return true;
}

/* Those of a list that the other has not. */
static void write_difference(const char *list, const char *other, char sign)
{
    for (const char *one = list; *one; one += strcspn(one, "+"), one += *one == '+')
        if (!place_in(other, one))
            printf(" %c%.*s", sign, (int)strcspn(one, "+"), one);
}

/* A list is called by what it has more and less than the winner's, any other value by itself. */
static void write_name(const struct tuned *tuned, struct change change)
{
    const char *value = tuned_said(tuned, change.setting, change.column),
               *mine = tuned_said(tuned, tuned->winner, change.column);
    const bool list = (strchr(value, '+') || strchr(mine, '+')) && in_sequence(mine, value);
    fputs(csv_cell(&tuned->csv, -1, change.column), stdout);
    if (list) {
        write_difference(mine, value, '-');
        write_difference(value, mine, '+');
    } else {
        printf("=%s", value);
    }
}

/* --- the config --------------------------------------------------------------------------------------------------- */

static void write_search(const struct tuned *tuned, struct change change)
{
    fputs(change.column < 0 ? "    {\"name\": \"" : ",\n    {\"name\": \"", stdout);
    if (change.column < 0)
        fputs("the winner", stdout);
    else
        write_name(tuned, change);
    putchar('"');
    for (int kind = FIRST_OF_SEARCH; kind <= LAST_OF_SEARCH; kind++)
        write_part(tuned, change, kind, ", ");
    fputs(",\n     \"cutoffs\": [{", stdout);
    write_part(tuned, change, CUTOFF_PART, "");
    fputs("}]}", stdout);
}

/* Each other value that was tried, in the best setting that has it. */
static void write_others(const struct tuned *tuned, const int *order, int column)
{
    for (int i = 0; i < tuned->groups.count; i++) {
        const char *value = tuned_said(tuned, order[i], column);
        bool seen = *value == '\0' || strcmp(value, tuned_said(tuned, tuned->winner, column)) == 0;
        for (int earlier = 0; earlier < i && !seen; earlier++)
            seen = strcmp(value, tuned_said(tuned, order[earlier], column)) == 0;
        if (!seen)
            write_search(tuned, (struct change){order[i], column});
    }
}

/* The game as it was, from seeds above all that were tried. */
static void write_game(const struct tuned *tuned)
{
    const struct csv *csv = &tuned->csv;
    const int seed = csv_find(csv, "seed"), opening = csv_find(csv, "opening");
    unsigned long long last = 0;
    fputs("    {", stdout);
    write_part(tuned, (struct change){-1, -1}, GAME_PART, "");
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
    write_search(tuned, (struct change){-1, -1});
    for (int column = 0; column < axes; column++)
        if (tuned_varies(tuned, column) && *tuned_said(tuned, tuned->winner, column))
            write_others(tuned, order, column);
    fputs("\n  ]\n}\n", stdout);
    free(order);
}
