#include "figure/ends.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

struct end {
    double y; /* in ems from below, where the panel is as low as it may be */
    int lines;
};

static int lines_of(const char *name)
{
    int lines = 1, used = 0;
    for (const char *word = name; word; word = strchr(word, ' ') ? strchr(word, ' ') + 1 : NULL) {
        const int letters = (int)strcspn(word, " ");
        lines += used > 0 && used + 1 + letters > END_LETTERS;
        used = used > 0 && used + 1 + letters <= END_LETTERS ? used + 1 + letters : letters;
    }
    return lines;
}

static int by_y(const void *a, const void *b)
{
    const struct end *p = a, *q = b;
    return (p->y > q->y) - (p->y < q->y);
}

bool ends_apart(const struct script *script)
{
    enum { MOST_ENDS = 5, MOST_ROWS = 3 };
    const struct chart *chart = script->chart;
    const struct extent axis = axes_y(script);
    struct end ends[MOST_ENDS];
    if (chart->count < 2 || chart->count > MOST_ENDS || chart->place_count > 0)
        return false;
    for (int i = 0; i < chart->count; i++) {
        const struct curve *curve = &chart->curves[i];
        const double y = curve->points[curve->count - 1].mean / script->y.one;
        if (curve->points[curve->count - 1].x != chart_extent(chart, point_x).most)
            return false;
        ends[i].lines = lines_of(curve->name);
        ends[i].y = PANEL_EMS * (script->y.log ? log(y / axis.least) / log(axis.most / axis.least)
                                               : (y - axis.least) / (axis.most - axis.least));
        if (ends[i].lines > MOST_ROWS)
            return false;
    }
    qsort(ends, (size_t)chart->count, sizeof *ends, by_y);
    for (int i = 1; i < chart->count; i++)
        if (ends[i].y - ends[i - 1].y < 0.5 * (ends[i].lines + ends[i - 1].lines))
            return false;
    return true;
}
