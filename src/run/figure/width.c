#include "figure/width.h"

#include <stdio.h>
#include <string.h>

#include "core/lasting.h"
#include "core/texts.h"
#include "text/nearest.h"

enum { MOST_WIDTHS = 32, NAME = 20 };
static const double LEAST = 2.5, MOST = 20; /* inches */

/* The names in the table "$widths", and what they are in inches; returns how many there are. */
static int read_names(char names[MOST_WIDTHS][NAME], double inches[MOST_WIDTHS])
{
    const char *line = strstr(text_style, "\n$widths <<"), *end = line ? strstr(line, "\nend\n") : NULL;
    int count = 0;
    for (line = line ? strchr(line + 1, '\n') : NULL; line && line < end && count < MOST_WIDTHS;
         line = strchr(line + 1, '\n'))
        count += sscanf(line, " %19s %lf", names[count], &inches[count]) == 2;
    return count;
}

/* In inches, 0 if it is no length: up to three digits, perhaps a point and up to five more, and perhaps a unit. */
static double length_of(const char *width)
{
    static const struct {
        const char *unit;
        double per_inch;
    } units[] = {{"", 1}, {"in", 1}, {"cm", 2.54}, {"mm", 25.4}, {"pt", 72.27}};
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
    char names[MOST_WIDTHS][NAME];
    const char *list[MOST_WIDTHS];
    double named[MOST_WIDTHS];
    const int count = read_names(names, named);
    const double inches = length_of(width);
    for (int i = 0; i < count; i++)
        list[i] = names[i];
    if (find_word(width, list, count) >= 0 || (inches >= LEAST && inches <= MOST))
        return NULL;
    FILE *out = text_open();
    fprintf(out, "a width is ");
    for (int i = 0; i < count; i++)
        fprintf(out, "%s, ", list[i]);
    fprintf(out, "or a length from %gin to %gin such as 3.3, 3.3in or 84mm, unlike \"%s\"%s", LEAST, MOST, width,
            inches ? "" : suggestion(width, list, count));
    return lasting(text_close(out));
}

double width_inches(const char *width)
{
    char names[MOST_WIDTHS][NAME];
    double inches[MOST_WIDTHS];
    const int count = read_names(names, inches);
    for (int i = 0; i < count; i++)
        if (strcmp(width, names[i]) == 0)
            return inches[i];
    return length_of(width);
}

bool width_prints(const char *width)
{
    return strcmp(width, "web") != 0;
}
