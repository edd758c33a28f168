#include "results/number.h"

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

int number_decimals(double number, double low, double high)
{
    const double half = (high - low) / 2;
    const double last = half > 0 ? floor(log10(half)) - 1 : number != 0 ? floor(log10(fabs(number))) - 4 : 0;
    return !(half > 0) && number == floor(number) ? 0 : (int)fmin(fmax(-last, 0), 15);
}

const char *number_text(char text[NUMBER_TEXT], double number, int decimals)
{
    const bool large = fabs(number) >= 1e15;
    text[0] = '\0';
    if (!isnan(number))
        snprintf(text, NUMBER_TEXT, large ? "%.*e" : "%.*f", large ? 4 : decimals, number);
    return text;
}
