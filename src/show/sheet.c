#include "show/sheet.h"

#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "base/program.h"
#include "results/csv.h"
#include "show/labels.h"

struct sheet sheet_make(int rows, int labels, int columns, int headings)
{
    return (struct sheet){
        .rows = rows,
        .labels = labels,
        .columns = columns,
        .headings = headings,
        .label_name = allocate((size_t)labels, sizeof(char *)),
        .label = allocate((size_t)(rows * labels), sizeof(char *)),
        .heading_name = allocate((size_t)headings, sizeof(char *)),
        .heading = allocate((size_t)(columns * headings), sizeof(char *)),
        .entry = allocate((size_t)rows * (size_t)columns, sizeof(struct sheet_entry)),
    };
}

/* --- what the formats share ---------------------------------------------------------------------------------------- */

/* Do the columns differ in what is measured, or in nothing else? */
static bool needs_measure(const struct sheet *sheet)
{
    bool differ = sheet->headings == 1;
    for (int column = 1; column < sheet->columns; column++)
        differ |= strcmp(sheet->heading[column * sheet->headings], sheet->heading[0]) != 0;
    return differ;
}

char *sheet_heading(const struct sheet *sheet, int column)
{
    const char *const *heading = &sheet->heading[column * sheet->headings];
    FILE *out = text_open();
    bool said = needs_measure(sheet);
    fputs(said ? words_of(heading[0]) : "", out);
    for (int i = 1; i < sheet->headings; i++, said = true) {
        const char *meaning = meaning_of(sheet->heading_name[i], heading[i]);
        const bool plain = meaning == heading[i];
        fprintf(out, "%s%s%s%s", said ? ", " : "", plain ? words_of(sheet->heading_name[i]) : "", plain ? " " : "",
                meaning);
    }
    return text_close(out);
}

bool entry_is_number(const struct sheet_entry *entry)
{
    return !entry->words && entry->n > 0;
}

bool entry_has_interval(const struct sheet_entry *entry)
{
    return entry_is_number(entry) && entry->low < entry->high;
}

bool sheet_has_intervals(const struct sheet *sheet, int column)
{
    bool some = false;
    for (int row = 0; row < sheet->rows; row++)
        some |= entry_has_interval(sheet_entry(sheet, row, column));
    return some;
}

struct sheet sheet_part(const struct sheet *sheet, int first, int columns)
{
    struct sheet part = *sheet;
    part.columns = columns;
    part.heading = &sheet->heading[first * sheet->headings];
    part.entry = allocate((size_t)sheet->rows * (size_t)columns, sizeof *part.entry);
    for (int row = 0; row < sheet->rows; row++)
        for (int column = 0; column < columns; column++)
            *sheet_entry(&part, row, column) = *sheet_entry(sheet, row, first + column);
    return part;
}

struct entry_text entry_text(const struct sheet_entry *entry)
{
    const int justified = number_decimals(entry->mean, entry->low, entry->high);
    const int decimals = justified > entry->decimals ? justified : entry->decimals;
    struct entry_text text;
    number_text(text.mean, entry->mean, decimals);
    number_text(text.low, entry->low, decimals);
    number_text(text.high, entry->high, decimals);
    return text;
}

void range_take(struct count_range *range, int number)
{
    range->least = range->least == 0 || number < range->least ? number : range->least;
    range->most = number > range->most ? number : range->most;
}

char *range_text(struct count_range range)
{
    return range.least < range.most ? printed("%d to %d", range.least, range.most) : printed("%d", range.least);
}

/* Of how many rows of the CSV some places are, from the first on in so large steps. */
static struct count_range range_of(const struct sheet_entry *first, int count, int step)
{
    struct count_range range = {0};
    for (int i = 0; i < count; i++)
        if (entry_is_number(&first[i * step]))
            range_take(&range, first[i * step].n);
    return range;
}

static struct count_range range_of_column(const struct sheet *sheet, int column)
{
    return range_of(sheet_entry(sheet, 0, column), sheet->rows, sheet->columns);
}

enum count_layout sheet_counts(const struct sheet *sheet)
{
    const struct count_range all = range_of(sheet->entry, sheet->rows * sheet->columns, 1);
    bool agree = sheet->labels > 0; /* the first label of the last row says what it is */
    for (int column = 0; column < sheet->columns; column++) {
        const struct count_range range = range_of_column(sheet, column);
        agree = agree && range.least == range.most;
    }
    return all.least == all.most ? SAME_COUNTS : agree ? COUNTS_OF_COLUMNS : COUNTS_OF_ROWS;
}

int sheet_column_count(const struct sheet *sheet, int column)
{
    return range_of_column(sheet, column).most;
}

const char *sheet_row_count(const struct sheet *sheet, int row, const char *between, char text[ENTRY_TEXT])
{
    const struct count_range range = range_of(sheet_entry(sheet, row, 0), sheet->columns, 1);
    *text = '\0';
    if (range.least < range.most)
        snprintf(text, ENTRY_TEXT, "%d%s%d", range.least, between, range.most);
    else if (range.most > 0)
        snprintf(text, ENTRY_TEXT, "%d", range.most);
    return text;
}

const char *sheet_bold_note(const struct sheet *sheet)
{
    return sheet->marked ? printed("%s Bold: %s.", sheet->note, sheet->marked) : sheet->note;
}

bool sheet_has_holes(const struct sheet *sheet)
{
    bool holes = false;
    for (int i = 0; i < sheet->rows * sheet->columns; i++)
        holes |= !sheet->entry[i].words && sheet->entry[i].n == 0;
    return holes;
}

/* --- formats ------------------------------------------------------------------------------------------------------- */

const char *const sheet_format_name[SHEET_FORMATS] = {"tex", "md", "csv", "txt"};

const char *const sheet_format_kind[SHEET_FORMATS] = {
    [SHEET_TEX] = "% By plymeter *",
    [SHEET_MD] = "<!-- By plymeter *",
    [SHEET_CSV] = "*of,n,units,mean,low,high,best\n*",
    [SHEET_TXT] = "[GMN]*s of *",
};

void sheet_write(FILE *out, const struct sheet *sheet, enum sheet_format format)
{
    static void (*const write[SHEET_FORMATS])(FILE *, const struct sheet *) = {sheet_write_tex, sheet_write_md,
                                                                               sheet_write_csv, sheet_write_txt};
    write[format](out, sheet);
}

/* --- widths -------------------------------------------------------------------------------------------------------- */

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
    return text_close(out);
}

/* The line of the table that has this name, its last, which is empty, if there is none. */
static const char *const *width_named(const char *width)
{
    const char *const(*row)[6] = table_widths;
    while ((*row)[NAME] && strcmp(width, (*row)[NAME]) != 0)
        row++;
    return *row;
}

double width_inches(const char *width)
{
    const char *const *row = width_named(width);
    return length_of(row[NAME] ? row[LENGTH] : width);
}

struct measures width_measures(const char *width)
{
    const char *const *row = width_named(width);
    struct measures measures = {POINTS * width_inches(width), 4.25, 4.9, 3.99, 12};
    if (row[NAME] && row[DIGIT])
        measures = (struct measures){measures.width, atof(row[DIGIT]), atof(row[BOLD_DIGIT]),
                                     atof(row[SMALL_DIGIT]), atof(row[BETWEEN])};
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
