#include "statistics/number.h"

#include <ctype.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

bool number_read(const char *text, double *number)
{
    const size_t length = strlen(text);
    char *end;
    if (!isdigit((unsigned char)text[*text == '-']) || strspn(text, "0123456789+-.eE") != length)
        return false;
    *number = strtod(text, &end);
    return *end == '\0' && isfinite(*number);
}

void number_write(FILE *out, double number)
{
    if (!isnan(number))
        fprintf(out, fabs(number) < 1e10 ? "%.10g" : "%.17g", number);
}
