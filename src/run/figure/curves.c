#include "figure/curves.h"

#include <string.h>

#include "core/allocate.h"
#include "core/lasting.h"
#include "core/texts.h"
#include "ask/said.h"

struct naming {
    struct chart *chart;
    const struct question *question;
    int columns;
};

static const char *cell_of(const struct naming *naming, int curve, int column)
{
    return csv_cell(&naming->question->csv, naming->chart->curves[curve].row, naming->question->columns[column]);
}

static bool agree(const struct naming *naming, int curve, int other, int column)
{
    return strcmp(cell_of(naming, curve, column), cell_of(naming, other, column)) == 0;
}

/* --- names -------------------------------------------------------------------------------------------------------- */

static bool differs(const struct naming *naming, int column)
{
    for (int i = 1; i < naming->chart->count; i++)
        if (!agree(naming, 0, i, column))
            return true;
    return naming->chart->count == 1;
}

/* Is another curve the same but for this column? */
static bool is_told_by(const struct naming *naming, int curve, int column)
{
    for (int i = 0; i < naming->chart->count; i++) {
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
        said = said_value(&question->csv, naming->chart->curves[curve].row, question->by.word[c],
                          cell_of(naming, curve, c));
        if (strcmp(last, said) !=
            0) /* minimax is called the same by the order that it has not, and a variant by its game */
            name = lasting(printed("%s%s%s", name, *name ? ", " : "", said));
        last = said;
    }
    return *name || naming->columns == 0 ? name : lasting(printed("no %s", question->by.word[0]));
}

/* --- looks -------------------------------------------------------------------------------------------------------- */

/* The look that the curve has by its meaning in a column; NULL: it has none. */
static const char *look_in(const struct naming *naming, int curve, int column)
{
    struct meaning meaning;
    const bool found = said_meaning(&naming->question->csv, naming->chart->curves[curve].row,
                                    naming->question->by.word[column], cell_of(naming, curve, column), &meaning);
    return found ? meaning.look : NULL;
}

static bool is_taken(const struct chart *chart, const char *look)
{
    for (int i = 0; i < chart->count; i++)
        if (chart->curves[i].look && strcmp(chart->curves[i].look, look) == 0)
            return true;
    return false;
}

/* Give the curves their looks by one column, each to one curve; returns how many have one. */
static int take_looks(const struct naming *naming, int column)
{
    int count = 0;
    for (int i = 0; i < naming->chart->count; i++)
        naming->chart->curves[i].look = NULL;
    for (int i = 0; i < naming->chart->count; i++) {
        const char *look = look_in(naming, i, column);
        if (look && !is_taken(naming->chart, look))
            count += (naming->chart->curves[i].look = look) != NULL;
    }
    return count;
}

/* The others have the first looks that are free. */
static void fill_looks(struct chart *chart)
{
    const char *const(*free)[4] = table_looks;
    for (int i = 0; i < chart->count; i++) {
        while (!chart->curves[i].look && (*free)[0] && is_taken(chart, (*free)[0]))
            free++;
        if (!chart->curves[i].look)
            chart->curves[i].look = (*free)[0];
    }
}

void curves_name(struct chart *chart, const struct question *question, int columns)
{
    const struct naming naming = {chart, question, columns};
    int best = -1, most = 0;
    for (int i = 0; i < chart->count; i++)
        chart->curves[i].name = name_of(&naming, i);
    for (int column = 0; column < columns; column++) {
        const int count = take_looks(&naming, column);
        best = count > most ? column : best;
        most = count > most ? count : most;
    }
    if (best >= 0)
        take_looks(&naming, best);
    fill_looks(chart);
}
