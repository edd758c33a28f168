#include "show/curves.h"

#include <string.h>

#include "base/allocate.h"
#include "base/lasting.h"
#include "base/texts.h"
#include "show/said.h"

struct naming {
    struct series *series;
    int count;
    const struct question *question;
    int first, columns; /* of --by */
};

static const char *cell_of(const struct naming *naming, int curve, int column)
{
    return csv_cell(&naming->question->csv, naming->series[curve].row,
                    naming->question->columns[naming->first + column]);
}

static bool agree(const struct naming *naming, int curve, int other, int column)
{
    return strcmp(cell_of(naming, curve, column), cell_of(naming, other, column)) == 0;
}

/* --- names -------------------------------------------------------------------------------------------------------- */

static bool differs(const struct naming *naming, int column)
{
    for (int i = 1; i < naming->count; i++)
        if (!agree(naming, 0, i, column))
            return true;
    return naming->count == 1;
}

/* Is another curve the same but for this column? */
static bool is_told_by(const struct naming *naming, int curve, int column)
{
    for (int i = 0; i < naming->count; i++) {
        int others = i != curve;
        for (int c = 0; c < naming->columns; c++)
            others = others && (c == column ? !agree(naming, i, curve, c) : agree(naming, i, curve, c));
        if (others)
            return true;
    }
    return false;
}

/* Nothing, or "none" where it tells the curve from no other: so an algorithm that needs no order is called by its name. */
static bool is_nothing(const struct naming *naming, int curve, int column)
{
    const char *cell = cell_of(naming, curve, column);
    return !*cell || (strcmp(cell, "none") == 0 && naming->columns > 1 && !is_told_by(naming, curve, column));
}

static char *name_of(const struct naming *naming, int curve)
{
    const struct question *question = naming->question;
    char *name = "", *said, *last = "";
    for (int c = 0; c < naming->columns; c++) {
        if (!differs(naming, c) || is_nothing(naming, curve, c))
            continue;
        said = said_value(&question->csv, naming->series[curve].row, question->by.word[naming->first + c],
                          cell_of(naming, curve, c));
        if (strcmp(last, said) !=
            0) /* minimax is called the same by the order that it has not, and a variant by its game */
            name = lasting(printed("%s%s%s", name, *name ? ", " : "", said));
        last = said;
    }
    return *name || naming->columns == 0 ? name : lasting(printed("no %s", question->by.word[naming->first]));
}

/* --- looks -------------------------------------------------------------------------------------------------------- */

/* The look that the curve has by its meaning in a column; NULL: it has none. */
static const char *look_in(const struct naming *naming, int curve, int column)
{
    struct meaning meaning;
    const bool found =
        said_meaning(&naming->question->csv, naming->series[curve].row,
                     naming->question->by.word[naming->first + column], cell_of(naming, curve, column), &meaning);
    return found ? meaning.look : NULL;
}

static bool is_taken(const struct naming *naming, const char *look)
{
    for (int i = 0; i < naming->count; i++)
        if (naming->series[i].look && strcmp(naming->series[i].look, look) == 0)
            return true;
    return false;
}

/* Give the curves their looks by one column, each to one curve; returns how many have one. */
static int take_looks(const struct naming *naming, int column)
{
    int count = 0;
    for (int i = 0; i < naming->count; i++)
        naming->series[i].look = NULL;
    for (int i = 0; i < naming->count; i++) {
        const char *look = look_in(naming, i, column);
        if (look && !is_taken(naming, look))
            count += (naming->series[i].look = look) != NULL;
    }
    return count;
}

/* The others have the first looks that are free. */
static void fill_looks(const struct naming *naming)
{
    const char *const(*free)[6] = table_looks;
    for (int i = 0; i < naming->count; i++) {
        while (!naming->series[i].look && (*free)[0] && is_taken(naming, (*free)[0]))
            free++;
        if (!naming->series[i].look)
            naming->series[i].look = (*free)[0];
    }
}

static void find_looks(const struct naming *naming)
{
    int best = -1, most = 0;
    for (int column = 0; column < naming->columns; column++) {
        const int count = take_looks(naming, column);
        best = count > most ? column : best;
        most = count > most ? count : most;
    }
    if (best >= 0)
        take_looks(naming, best);
    fill_looks(naming);
}

void curves_name(struct chart *chart, const struct question *question, int columns, int panel_columns)
{
    const struct naming curves = {chart->series, chart->series_count, question, 0, columns},
                        panels = {chart->panels, chart->panel_count, question, columns, panel_columns};
    for (int i = 0; i < chart->series_count; i++)
        chart->series[i].name = name_of(&curves, i);
    for (int i = 0; i < chart->panel_count; i++)
        chart->panels[i].name = name_of(&panels, i);
    find_looks(&curves);
}
