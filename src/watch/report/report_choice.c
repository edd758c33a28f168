#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "core/allocate.h"
#include "core/lasting.h"
#include "derived/gain.h"
#include "derived/searches.h"
#include "frame/unit.h"
#include "numbers/number.h"
#include "report/report.h"
#include "report/report_choice.h"
#include "text/nearest.h"
#include "trees/watch.h"

/* --- what is asked ------------------------------------------------------------------------------------------------ */

static bool varies(const struct csv *csv, int column)
{
    for (int row = 1; row < csv->rows; row++)
        if (strcmp(csv_cell(csv, row, column), csv_cell(csv, 0, column)) != 0)
            return true;
    return false;
}

/* Does what the rows have in this column follow from what they have in those? */
static bool follows(const struct csv *csv, int column, const int *columns, int count)
{
    int *rows = csv_rows(csv);
    struct groups groups = csv_group(csv, rows, csv->rows, columns, count);
    bool same = true;
    for (int g = 0; g < groups.count; g++)
        for (int i = groups.start[g] + 1; i < groups.start[g + 1]; i++)
            same &= strcmp(csv_cell(csv, groups.rows[i], column),
                           csv_cell(csv, groups.rows[groups.start[g]], column)) == 0;
    groups_free(&groups);
    free(rows);
    return same;
}

int report_axes(const struct csv *csv, const char *names[MOST_AXES])
{
    const int end = csv_find(csv, "status");
    int columns[MOST_AXES], count = 0;
    for (int i = 0; i < end && count < MOST_AXES; i++)
        if (!is_sampled(csv_cell(csv, -1, i)) && varies(csv, i) && !follows(csv, i, columns, count)) {
            names[count] = csv_cell(csv, -1, i);
            columns[count++] = i;
        }
    return count;
}

static bool is_filled(const struct csv *csv, const char *name)
{
    const int column = csv_find(csv, name);
    for (int row = 0; column >= 0 && row < csv->rows; row++)
        if (*csv_cell(csv, row, column))
            return true;
    return false;
}

/* Is there a row with a gain? */
static bool has_gain(const struct csv *csv)
{
    static const char *const needed[] = {"algorithm", "cutoff", "limit", "leaves", "status"};
    struct search_rows searches;
    bool minimax = false, some = false;
    for (size_t i = 0; i < sizeof needed / sizeof *needed; i++)
        if (csv_find(csv, needed[i]) < 0)
            return false;
    if (searches_read(&searches, csv))
        for (int row = 0; row < csv->rows; row++)
            minimax |= is_plain_minimax(&searches, row);
    const double *gain = minimax ? values_read(csv, "gain") : NULL;
    for (int row = 0; gain && row < csv->rows; row++)
        some |= !isnan(gain[row]);
    return some;
}

bool report_has_times(const struct csv *csv)
{
    return is_filled(csv, "repeats");
}

int report_measures(const struct csv *csv, const char *names[MOST_MEASURES])
{
    static const char *const measures[] = {"points", "agrees", "regret", "gain", "leaves", "plies", "ns"};
    int count = 0;
    for (size_t i = 0; i < sizeof measures / sizeof *measures && count < MOST_MEASURES; i++)
        if (strcmp(measures[i], "gain") == 0 ? has_gain(csv)
            : strcmp(measures[i], "ns") == 0 ? report_has_times(csv)
                                             : is_filled(csv, measures[i]))
            names[count++] = measures[i];
    return count;
}

/* --- which groups are shown --------------------------------------------------------------------------------------- */

/* Has another group of the same series a larger limit? */
static bool is_surpassed(const struct question *question, const struct groups *groups, int group,
                         const double *limits)
{
    const struct csv *csv = &question->csv;
    for (int other = 0; other < groups->count; other++) {
        bool same = limits[other] > limits[group];
        for (int i = 0; i < question->by.count && same; i++)
            same = strcmp(question->by.word[i], "limit") == 0 ||
                   strcmp(csv_cell(csv, groups->rows[groups->start[other]], question->columns[i]),
                          csv_cell(csv, groups->rows[groups->start[group]], question->columns[i])) == 0;
        if (same)
            return true;
    }
    return false;
}

/* Of each series the group of the largest limit; returns how many these are. */
static int keep_deepest(const struct question *question, const struct groups *groups, bool *shown)
{
    const int limit = csv_find(&question->csv, "limit");
    double *limits = allocate((size_t)groups->count, sizeof *limits);
    int count = 0;
    for (int g = 0; g < groups->count; g++)
        if (!number_read(csv_cell(&question->csv, groups->rows[groups->start[g]], limit), &limits[g]))
            limits[g] = -INFINITY;
    for (int g = 0; g < groups->count; g++)
        count += shown[g] = !is_surpassed(question, groups, g, limits);
    free(limits);
    return count;
}

int report_choose(const struct question *question, const struct groups *groups, bool *shown, bool *deepest)
{
    int count = groups->count;
    for (int g = 0; g < groups->count; g++)
        shown[g] = true;
    *deepest = count > MOST_GROUPS && find_word("limit", question->by.word, question->by.count) >= 0;
    if (*deepest)
        count = keep_deepest(question, groups, shown);
    for (int g = groups->count - 1; g >= 0 && count > MOST_GROUPS; g--) {
        count -= shown[g];
        shown[g] = false;
    }
    return count;
}

/* --- which search is looked at ------------------------------------------------------------------------------------ */

/* A search of so many nodes fits a page, and so does what is told of it. */
enum { FEWEST_NODES = 8, MOST_NODES = 25, MOST_EVENTS = 150 };

static double number_of(const struct csv *csv, int row, const char *column)
{
    double number;
    return number_read(csv_cell(csv, row, csv_find(csv, column)), &number) ? number : -1;
}

/* May its tree be looked at?  Alpha-beta's cuts are those that everybody knows. */
static const struct cell *cell_of(const struct result_file *file, int row)
{
    const struct cell *cell = file->cell[row] < 0 ? NULL : &file->experiment.cells[file->cell[row]];
    return cell && cell->measure != MEASURE_MATCH && cell->measure != MEASURE_GAME && !cell_asks(cell) &&
                   strcmp(csv_cell(&file->csv, row, csv_find(&file->csv, "algorithm")), "alphabeta") == 0
               ? cell
               : NULL;
}

/* How much there is to see, 0 if it is too little or too much. */
static double worth_seeing(const struct result_file *file, int row)
{
    const double interior = number_of(&file->csv, row, "interior"), leaves = number_of(&file->csv, row, "leaves"),
                 cutoffs = number_of(&file->csv, row, "cutoffs"), nodes = interior + leaves;
    const bool sees =
        cell_of(file, row) && strcmp(csv_cell(&file->csv, row, csv_find(&file->csv, "status")), "ok") == 0;
    return sees && cutoffs >= 1 && interior >= 3 && nodes >= FEWEST_NODES && nodes <= MOST_NODES
               ? interior + cutoffs
               : 0;
}

/* Two plies of a search that is larger; NULL if these are too large, too. */
static char *two_plies(const struct cell *larger)
{
    struct cell cell = *larger;
    struct watched watched;
    const int cutoff = cell.part[CUTOFF_PART], limit = parameter_find(CUTOFF_PART, cutoff, "limit");
    if (limit < 0 || strcmp(part_at(CUTOFF_PART, cutoff)->name, "depth") != 0)
        return NULL;
    cell.setting[CUTOFF_PART][limit].integer = 2;
    return watch_cell(&cell, &watched) && watched.trace->count <= MOST_EVENTS ? lasting(cell_identity(&cell))
                                                                              : NULL;
}

/* Of each game one is tried. */
static char *smaller_tree(const struct result_file *file)
{
    const struct cell *tried = NULL;
    char *text = NULL;
    for (int row = 0; row < file->csv.rows && !text; row++) {
        const struct cell *cell = cell_of(file, row);
        if (!cell || (tried && cell->part[GAME_PART] == tried->part[GAME_PART]))
            continue;
        text = two_plies(cell);
        tried = cell;
    }
    return text;
}

char *report_own_tree(const struct result_file *file)
{
    static const char *const needed[] = {"algorithm", "interior", "leaves", "cutoffs"};
    int best = -1;
    double most = 0;
    for (size_t i = 0; i < sizeof needed / sizeof *needed; i++)
        if (csv_find(&file->csv, needed[i]) < 0)
            return NULL;
    for (int row = 0; file->cell && row < file->csv.rows; row++)
        if (worth_seeing(file, row) > most) {
            best = row;
            most = worth_seeing(file, row);
        }
    return best >= 0 ? report_cell(file, best) : file->cell ? smaller_tree(file) : NULL;
}
