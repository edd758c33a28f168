#include "show/sheet.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/lasting.h"
#include "base/nearest.h"
#include "base/texts.h"
#include "base/utf8.h"
#include "show/names.h"

enum { MOST_WIDTHS = 32 };
enum { NAME, LENGTH, DIGIT, BOLD_DIGIT, SMALL_DIGIT, BETWEEN }; /* of a line of the table of widths */
static const double LEAST = 2.5, MOST = 20, POINTS = 72.27;     /* inches, and TeX's points an inch */

/* In inches, 0 if it is no length: up to three digits, perhaps a point and up to five more, and perhaps a unit. */
static double length_of(const char *width)
{
    static const struct {
        const char *unit;
        double per_inch;
    } units[] = {{"", 1}, {"in", 1}, {"cm", 2.54}, {"mm", 25.4}, {"pt", POINTS}};
    const size_t whole = strspn(width, "0123456789"),
                 part = width[whole] == '.' ? strspn(width + whole + 1, "0123456789") : 0;
    const char *unit = width + whole + (part ? 1 + part : 0);
    double length = 0;
    if (whole < 1 || whole > 3 || part > 5 || sscanf(width, "%lf", &length) != 1)
        return 0;
    for (size_t i = 0; i < sizeof units / sizeof *units; i++)
        if (strcmp(unit, units[i].unit) == 0)
            return length / units[i].per_inch;
    return 0;
}

const char *width_wrong(const char *width)
{
    const char *names[MOST_WIDTHS];
    const double inches = length_of(width);
    int count = 0;
    for (; count < MOST_WIDTHS && table_widths[count][0]; count++)
        names[count] = table_widths[count][0];
    if (find_word(width, names, count) >= 0 || (inches >= LEAST && inches <= MOST))
        return NULL;
    FILE *out = text_open();
    fprintf(out, "a width is ");
    for (int i = 0; i < count; i++)
        fprintf(out, "%s, ", names[i]);
    fprintf(out, "or a length from %gin to %gin such as 3.3, 3.3in or 84mm, unlike \"%s\"%s", LEAST, MOST, width,
            inches ? "" : suggestion(width, names, count));
    return lasting(text_close(out));
}

struct measures width_measures(const char *width)
{
    struct measures measures = {POINTS * length_of(width), 4.25, 4.9, 3.99, 12};
    for (const char *const(*row)[6] = table_widths; (*row)[NAME]; row++)
        if (strcmp(width, (*row)[NAME]) == 0) {
            measures.width = POINTS * length_of((*row)[LENGTH]);
            if ((*row)[DIGIT])
                measures = (struct measures){measures.width, atof((*row)[DIGIT]), atof((*row)[BOLD_DIGIT]),
                                             atof((*row)[SMALL_DIGIT]), atof((*row)[BETWEEN])};
        }
    return measures;
}

bool width_is_fixed(const char *width)
{
    return strcmp(width, "web") != 0;
}

bool width_prints(const char *width)
{
    return width_is_fixed(width) && strcmp(width, "thumbnail") != 0;
}

