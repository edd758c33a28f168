#include "statistics/unit.h"

#include <stddef.h>
#include <string.h>

bool is_sampled(const char *column)
{
    static const char *const names[] = {"seed", "opening", "moves", "position"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strcmp(column, names[i]) == 0)
            return true;
    return false;
}
