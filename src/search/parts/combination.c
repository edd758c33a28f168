#include "parts/combination.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/allocate.h"

struct combination {
    struct part part;
    int kind;
    int members[MOST_ORDERS], count;
};

/* All combinations that were ever named; they are kept for ever, as parts are. */
static struct combination **combinations;
static int combination_count;

static const Parameter no_parameters[1];

static bool add_member(struct combination *combination, const char *name, size_t length)
{
    if (combination->count == MOST_ORDERS)
        return false;
    for (int i = 0; i < registered[combination->kind].count; i++) {
        const char *other = part_of(0, combination->kind, i)->name;
        if (strlen(other) != length || strncmp(other, name, length) != 0)
            continue;
        for (int j = 0; j < combination->count; j++)
            if (combination->members[j] == i)
                return false;
        combination->members[combination->count++] = i;
        return true;
    }
    return false;
}

static int keep(const struct combination *combination)
{
    struct combination *kept = need(malloc(sizeof *kept));
    combinations = grow(combinations, (size_t)combination_count, sizeof *combinations);
    *kept = *combination;
    kept->part.name = need(strdup(combination->part.name));
    combinations[combination_count] = kept;
    return registered[combination->kind].count + combination_count++;
}

int combination_find(int kind, const char *name, const char *const *line)
{
    struct combination combination = {.part = {.name = name, .about = line, .parameters = no_parameters},
                                      .kind = kind};
    for (int i = 0; i < combination_count; i++)
        if (combinations[i]->kind == kind && strcmp(combinations[i]->part.name, name) == 0)
            return registered[kind].count + i;
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
    return &combinations[number - registered[kind].count]->part;
}

int part_members(int kind, int number, int members[MOST_ORDERS])
{
    if (number < registered[kind].count) {
        members[0] = number;
        return 1;
    }
    const struct combination *combination = combinations[number - registered[kind].count];
    memcpy(members, combination->members, sizeof combination->members);
    return combination->count;
}
