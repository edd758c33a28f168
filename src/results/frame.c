#include "results/csv.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/file.h"
#include "base/path.h"
#include "base/text.h"
#include "base/setting.h"
#include "parts/columns.h"
#include "parts/parts.h"

/* --- its columns --- */

int csv_find(const struct csv *csv, const char *name)
{
    return find_word(name, csv->fields, csv->columns);
}

/* What may have been meant by a column that there is not: where searches have such a part, the column that says so, and of a cutoff
 * its limit, as "depth". */
static const char *column_meant(const struct csv *csv, const char *name)
{
    const int kind = kind_with(name);
    const char *column = kind < 0 ? "" : kind == CUTOFF_PART ? "limit" : kinds[kind].name;
    return csv_find(csv, column) < 0 ? suggestion(name, csv->fields, csv->columns)
                                     : printed("; that is %s: did you mean \"%s\"?", kind_said(kind), column);
}

int csv_column(const struct csv *csv, const char *name)
{
    const int column = csv_find(csv, name);
    if (column < 0)
        csv_complain(csv, 1, "no column \"%s\"%s", name, column_meant(csv, name));
    return column;
}

bool csv_columns(const struct csv *csv, const char *const *names, int count, int *columns)
{
    bool good = true;
    for (int i = 0; i < count; i++)
        good = (columns[i] = csv_column(csv, names[i])) >= 0 && good;
    return good;
}

int *csv_span(int first, int end)
{
    int *list = allocate((size_t)(end > first ? end - first : 0), sizeof *list);
    for (int i = first; i < end; i++)
        list[i - first] = i;
    return list;
}

int *csv_rows(const struct csv *csv)
{
    return csv_span(0, csv->rows);
}

static uint64_t hash_of(const struct csv *csv, int row, const int *columns, int count)
{
    uint64_t sum = CHECKSUM_START;
    for (int i = 0; i < count; i++) {
        const char *field = csv_field(csv, row, columns[i]);
        sum = checksum(sum, field, strlen(field) + 1);
    }
    return sum;
}

bool csv_alike(const struct csv *csv, int row, int other, const int *columns, int count)
{
    while (count > 0 && csv_agree(csv, row, other, columns[count - 1]))
        count--;
    return count == 0;
}

int csv_differing(const struct csv *csv, int row, int other, const int *columns, int count)
{
    int differing = 0;
    for (int i = 0; i < count; i++)
        differing += !csv_agree(csv, row, other, columns[i]);
    return differing;
}

int csv_number(const struct csv *csv, const int *rows, int count, const int *columns, int column_count, int *number)
{
    int numbers = 0;
    size_t slots = 1;
    while (slots < 2 * (size_t)count)
        slots *= 2;
    int *first = allocate(slots, sizeof *first); /* a hash table of the first rows with each number; -1: free */
    memset(first, -1, slots * sizeof *first);
    for (int i = 0; i < count; i++) {
        size_t slot = hash_of(csv, rows[i], columns, column_count) & (slots - 1);
        while (first[slot] >= 0 && !csv_alike(csv, rows[first[slot]], rows[i], columns, column_count))
            slot = (slot + 1) & (slots - 1);
        if (first[slot] < 0)
            first[slot] = i;
        number[i] = first[slot] == i ? numbers++ : number[first[slot]];
    }
    return numbers;
}

struct groups csv_group(const struct csv *csv, const int *rows, int count, const int *columns, int column_count)
{
    int *group = allocate((size_t)count, sizeof *group);
    const int numbers = csv_number(csv, rows, count, columns, column_count, group);
    struct groups groups = {.count = column_count > 0 ? numbers : 1};
    groups.start = allocate((size_t)groups.count + 2, sizeof *groups.start);
    groups.rows = allocate((size_t)count, sizeof *groups.rows);
    /* A counting sort: start[g + 1] is where the next row of group g goes, so that at the end it is where group g +
     * 1 starts. */
    for (int i = 0; i < count; i++)
        groups.start[group[i] + 2]++;
    for (int g = 2; g <= groups.count; g++)
        groups.start[g] += groups.start[g - 1];
    for (int i = 0; i < count; i++)
        groups.rows[groups.start[group[i] + 1]++] = rows[i];
    return groups;
}

/* --- a CSV of results --- */

/* What is made of these names, such as a summary, goes into spreadsheets. */
static bool check_names(const struct csv *csv)
{
    for (int i = 0; i < csv->columns; i++)
        if (!setting_harmless(csv_field(csv, -1, i)))
            return csv_complain(csv, csv->line[0],
                                "a column is named \"%s\", which a spreadsheet would take for a formula",
                                csv_field(csv, -1, i));
    return true;
}

/* --- how searches ended --------------------------------------------------------------------------------------- */

static bool check_status(const struct csv *csv, int row, const char *text)
{
    char kind[40], expected[200] = "";
    if (status_fits(text))
        return true;
    snprintf(kind, sizeof kind, "%.*s", (int)strcspn(text, ":"), text);
    for (int i = 0; i < STATUSES; i++)
        snprintf(expected + strlen(expected), sizeof expected - strlen(expected), "%s%s%s", i ? ", " : "",
                 status_name[i], i == CRASH ? ":SIGNAL" : "");
    return csv_complain(csv, csv->line[row + 1], "\"%s\" is no status: expected one of %s%s", text, expected,
                        suggestion(kind, status_name, STATUSES));
}

bool results_check(const struct csv *csv)
{
    const int status = csv_find(csv, "status");
    const struct column **column = allocate((size_t)csv->columns, sizeof *column);
    bool good = true;
    for (int i = status + 1; i < csv->columns; i++)
        column[i] = column_named(csv_field(csv, -1, i));
    for (int row = 0; row < csv->rows && status >= 0 && good; row++) {
        const char *text = csv_field(csv, row, status);
        good = check_status(csv, row, text);
        for (int i = status + 1; i < csv->columns && good; i++)
            if (*csv_field(csv, row, i) && column[i] && !column_possible(column[i], row_status(text), false))
                good = csv_complain(csv, csv->line[row + 1],
                                    "%s is \"%s\": expected nothing there, since the search ended by %s",
                                    column[i]->name, csv_field(csv, row, i), text);
    }
    return good;
}

/* --- rows of one cell ----------------------------------------------------------------------------------------- */

/* Do the rows' first columns describe cells?  Those of a hand-made table need not. */
static bool has_cells(const struct csv *csv)
{
    const int status = csv_find(csv, "status"), game = csv_find(csv, "game"),
              algorithm = csv_find(csv, "algorithm");
    return game >= 0 && game < status && algorithm >= 0 && algorithm < status;
}

/* The first column in which two rows of a cell differ, though nothing there was measured; -1 if there is none. */
static int find_difference(const struct csv *csv, int row, int other)
{
    for (int i = csv_find(csv, "status"); i < csv->columns; i++)
        if (!csv_agree(csv, row, other, i) && !column_measured(csv_field(csv, -1, i)))
            return i;
    return -1;
}

static bool find_repeated(const struct csv *csv, const struct groups *groups, int *first)
{
    for (int g = 0; g < groups->count; g++)
        for (int i = groups->start[g] + 1; i < groups->start[g + 1]; i++) {
            const int row = groups->rows[i], other = groups->rows[groups->start[g]];
            const int column = find_difference(csv, row, other);
            if (column >= 0)
                return csv_complain(csv, csv->line[row + 1],
                                    "of the same cell as line %d, but %s is \"%s\" here and \"%s\" there",
                                    csv->line[other + 1], csv_field(csv, -1, column), csv_field(csv, row, column),
                                    csv_field(csv, other, column));
            first[row] = other;
        }
    return true;
}

/* Up to the first of them nothing has moved, so that its line and the other's are where they were. */
static void leave_out_repeated(struct csv *csv, const int *first)
{
    const size_t width = (size_t)csv->columns;
    int kept = 0, line = 0, other = 0;
    for (int row = 0; row < csv->rows; row++) {
        if (first[row] == row) {
            memmove(csv->fields + (size_t)(kept + 1) * width, csv->fields + (size_t)(row + 1) * width,
                    width * sizeof *csv->fields);
            csv->line[++kept] = csv->line[row + 1];
        } else if (!line) {
            line = csv->line[row + 1];
            other = csv->line[first[row] + 1];
        }
    }
    if (line)
        csv_complain(csv, 0,
                     "left out: %d of %d rows, each of a cell that an earlier row has, with the same counts (the "
                     "first in line %d, as line %d)",
                     csv->rows - kept, csv->rows, line, other);
    csv->rows = kept;
}

static bool drop_repeated(struct csv *csv)
{
    const int axes = csv_find(csv, "status");
    int *first = csv_rows(csv);
    const struct groups groups = csv_group(csv, first, csv->rows, csv_span(0, axes), axes);
    const bool good = find_repeated(csv, &groups, first);
    if (good)
        leave_out_repeated(csv, first);
    return good;
}

bool results_read(struct csv *csv, const char *path)
{
    if (!csv_read(csv, path))
        return false;
    void *mark = memory_mark();
    const bool good = check_names(csv) && results_check(csv) && (!has_cells(csv) || drop_repeated(csv));
    memory_release(mark);
    return good;
}

/* --- lists by ply --- */

struct spread {
    struct csv csv; /* under construction */
    bool *list;     /* which columns are lists */
};

static const size_t MOST_CELLS = (size_t)1 << 28; /* 2 GiB */

/* Take the next number from the front of a list; "" at its end. */
static const char *take_number(const char **list)
{
    const char *number = *list;
    char *end = strchr(number, ' ');
    if (end)
        *end = '\0';
    *list = end ? end + 1 : number + strlen(number);
    return number;
}

/* Row -1 is the header. */
static void add_row(struct spread *spread, int line)
{
    struct csv *csv = &spread->csv;
    const size_t count = (size_t)++csv->rows;
    csv->fields = grow(csv->fields, count, (size_t)csv->columns * sizeof *csv->fields);
    csv->line = grow(csv->line, count, sizeof *csv->line);
    csv->line[count] = line;
}

static const char **fields_of(struct csv *csv, int row)
{
    return &csv->fields[(size_t)(row + 1) * (size_t)csv->columns];
}

/* The number of a ply as text, which lives as long as the program. */
static const char *ply_text(int ply)
{
    static char text[MOST_PLIES][4];
    snprintf(text[ply], sizeof text[ply], "%d", ply);
    return text[ply];
}

static bool spread_row(struct spread *spread, const struct csv *from, int row, const char **rest)
{
    bool more = true;
    for (int c = 0; c < from->columns; c++)
        rest[c] = csv_field(from, row, c);
    for (int ply = 0; more; ply++) {
        if (ply == MOST_PLIES)
            return csv_complain(from, from->line[row + 1], "a list has more than 1000 plies");
        if (((size_t)spread->csv.rows + 2) * (size_t)spread->csv.columns > MOST_CELLS)
            return csv_complain(from, from->line[row + 1], "too much to take apart by ply");
        add_row(spread, from->line[row + 1]);
        const char **fields = fields_of(&spread->csv, spread->csv.rows - 1);
        more = false;
        for (int c = 0; c < from->columns; c++) {
            fields[c] = spread->list[c] ? take_number(&rest[c]) : rest[c];
            more |= spread->list[c] && *rest[c];
        }
        fields[from->columns] = ply_text(ply);
    }
    return true;
}

bool table_spread(struct csv *csv)
{
    struct spread spread = {.csv = {.path = csv->path, .columns = csv->columns + 1, .text = csv->text}};
    const char **rest = allocate((size_t)csv->columns, sizeof *rest);
    spread.list = allocate((size_t)csv->columns, sizeof *spread.list);
    spread.csv.rows = -1;
    add_row(&spread, csv->line[0]);
    for (int c = 0; c < csv->columns; c++) {
        fields_of(&spread.csv, -1)[c] = csv_field(csv, -1, c);
        spread.list[c] = path_ends(csv_field(csv, -1, c), "_by_ply");
    }
    fields_of(&spread.csv, -1)[csv->columns] = "ply";
    bool good = true;
    for (int row = 0; good && row < csv->rows; row++)
        good = spread_row(&spread, csv, row, rest);
    *csv = spread.csv;
    return good;
}

/* --- numbers --- */

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
