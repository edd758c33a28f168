#include "verbs/count.h"

#include <stdlib.h>

bool count_read(const char *text, int most, int *number)
{
    char *end;
    const long value = strtol(text, &end, 10);
    const bool good = *text && *end == '\0' && value >= 1 && value <= most;
    *number = good ? (int)value : 0;
    return good;
}
