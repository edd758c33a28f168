#include "parts/combination.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"

struct combination {
    struct part part;
    int kind;
    int members[MOST_MEMBERS], count;
    Parameter parameters[MAX_PARAMETERS + 1]; /* those of its members, one member after the other */
    int parameter_count;
};

/* All combinations that were ever named; they are kept for ever, as parts are. */
static struct combination **combinations;
static int combination_count;

int most_members(int kind)
{
    return kind == ORDER_PART ? MOST_ORDERS : MOST_PRUNINGS;
}

static bool add_parameters(struct combination *combination, const Parameter *parameter)
{
    for (; parameter->name; parameter++) {
        if (combination->parameter_count == MAX_PARAMETERS)
            return false;
        combination->parameters[combination->parameter_count++] = *parameter;
    }
    return true;
}

static bool add_member(struct combination *combination, const char *name, size_t length)
{
    if (combination->count == most_members(combination->kind))
        return false;
    for (int i = 0; i < part_counts[combination->kind]; i++) {
        const char *other = part_of(0, combination->kind, i)->name;
        if (strlen(other) != length || strncmp(other, name, length) != 0)
            continue;
        for (int j = 0; j < combination->count; j++)
            if (combination->members[j] == i)
                return false;
        combination->members[combination->count++] = i;
        return add_parameters(combination, part_of(0, combination->kind, i)->parameters);
    }
    return false;
}

static int keep(const struct combination *combination)
{
    struct combination *kept = need(malloc(sizeof *kept));
    combinations = grow(combinations, (size_t)combination_count, sizeof *combinations);
    *kept = *combination;
    kept->part.name = need(strdup(combination->part.name));
    kept->part.parameters = kept->parameters;
    combinations[combination_count] = kept;
    return part_counts[combination->kind] + combination_count++;
}

int combination_find(int kind, const char *name, const char *const *line)
{
    struct combination combination = {.part = {.name = name, .about = line}, .kind = kind};
    for (int i = 0; i < combination_count; i++)
        if (combinations[i]->kind == kind && strcmp(combinations[i]->part.name, name) == 0)
            return part_counts[kind] + i;
    for (const char *at = name;; at++) {
        const size_t length = strcspn(at, "+");
        if (!add_member(&combination, at, length))
            return -1;
        at += length;
        if (!*at)
            return keep(&combination);
    }
}

const struct part *combination_part(int kind, int number)
{
    return &combinations[number - part_counts[kind]]->part;
}

int part_members(int kind, int number, int members[MOST_MEMBERS])
{
    if (number < part_counts[kind]) {
        members[0] = number;
        return 1;
    }
    const struct combination *combination = combinations[number - part_counts[kind]];
    memcpy(members, combination->members, sizeof combination->members);
    return combination->count;
}
