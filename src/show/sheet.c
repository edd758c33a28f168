#include "show/sheet.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "base/lasting.h"
#include "results/csv.h"
#include "show/names.h"

/* --- its texts ----------------------------------------------------------------------------------------------------- */

static char **make_texts(int count)
{
    char **texts = allocate((size_t)count, sizeof *texts);
    for (int i = 0; i < count; i++)
        texts[i] = allocate(0, 1);
    return texts;
}

static void free_texts(char **texts, int count)
{
    for (int i = 0; i < count; i++)
        free(texts[i]);
    free(texts);
}

struct sheet sheet_make(int rows, int labels, int columns, int headings)
{
    const struct sheet sheet = {
        .rows = rows,
        .labels = labels,
        .columns = columns,
        .headings = headings,
        .label_name = make_texts(labels),
        .label = make_texts(rows * labels),
        .heading_name = make_texts(headings),
        .heading = make_texts(columns * headings),
        .entry = allocate((size_t)rows * (size_t)columns, sizeof *sheet.entry),
    };
    return sheet;
}

void sheet_free(struct sheet *sheet)
{
    free_texts(sheet->label_name, sheet->labels);
    free_texts(sheet->label, sheet->rows * sheet->labels);
    free_texts(sheet->heading_name, sheet->headings);
    free_texts(sheet->heading, sheet->columns * sheet->headings);
    for (int i = 0; i < sheet->rows * sheet->columns; i++)
        free(sheet->entry[i].words);
    free(sheet->entry);
    free(sheet->lead);
    free(sheet->note);
    free(sheet->marked);
    free(sheet->origin);
}

void sheet_say(char **place, const char *text)
{
    free(*place);
    *place = need(strdup(text));
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
    char *const *heading = &sheet->heading[column * sheet->headings];
    char *text;
    size_t size;
    FILE *out = need(open_memstream(&text, &size));
    bool said = needs_measure(sheet);
    char words[HEADER_TEXT];
    if (said)
        fputs(header_of(heading[0], words), out);
    for (int i = 1; i < sheet->headings; i++, said = true) {
        const char *meaning = meaning_of(sheet->heading_name[i], heading[i]);
        fputs(said ? ", " : "", out);
        if (meaning != heading[i])
            fputs(meaning, out);
        else
            fprintf(out, "%s %s", header_of(sheet->heading_name[i], words), heading[i]);
    }
    fclose(out);
    return need(text);
}

bool entry_is_number(const struct entry *entry)
{
    return !entry->words && entry->n > 0;
}

bool entry_has_interval(const struct entry *entry)
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
    part.entry = lasting(allocate((size_t)sheet->rows * (size_t)columns, sizeof *part.entry));
    for (int row = 0; row < sheet->rows; row++)
        for (int column = 0; column < columns; column++)
            *sheet_entry(&part, row, column) = *sheet_entry(sheet, row, first + column);
    return part;
}

struct entry_text entry_text(const struct entry *entry)
{
    const int justified = number_decimals(entry->mean, entry->low, entry->high);
    const int decimals = justified > entry->decimals ? justified : entry->decimals;
    struct entry_text text;
    number_text(text.mean, entry->mean, decimals);
    number_text(text.low, entry->low, decimals);
    number_text(text.high, entry->high, decimals);
    return text;
}

/* The least and the greatest number of rows of the CSV in some places. */
struct range {
    int least, most;
};

static void take_in(const struct entry *entry, struct range *range)
{
    const int n = entry_is_number(entry) ? entry->n : 0;
    range->least = n > 0 && (range->least == 0 || n < range->least) ? n : range->least;
    range->most = n > range->most ? n : range->most;
}

static struct range range_of_row(const struct sheet *sheet, int row)
{
    struct range range = {0};
    for (int column = 0; column < sheet->columns; column++)
        take_in(sheet_entry(sheet, row, column), &range);
    return range;
}

static struct range range_of_column(const struct sheet *sheet, int column)
{
    struct range range = {0};
    for (int row = 0; row < sheet->rows; row++)
        take_in(sheet_entry(sheet, row, column), &range);
    return range;
}

enum counting sheet_counts(const struct sheet *sheet)
{
    struct range all = {0};
    bool agree = sheet->labels > 0; /* the first label of the last row says what it is */
    for (int i = 0; i < sheet->rows * sheet->columns; i++)
        take_in(&sheet->entry[i], &all);
    for (int column = 0; column < sheet->columns; column++) {
        const struct range range = range_of_column(sheet, column);
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
    const struct range range = range_of_row(sheet, row);
    *text = '\0';
    if (range.least < range.most)
        snprintf(text, ENTRY_TEXT, "%d%s%d", range.least, between, range.most);
    else if (range.most > 0)
        snprintf(text, ENTRY_TEXT, "%d", range.most);
    return text;
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

void sheet_write(FILE *out, const struct sheet *sheet, enum sheet_format format, struct setting_of_sheet setting)
{
    static void (*const write[SHEET_FORMATS])(FILE *, const struct sheet *, struct setting_of_sheet) = {
        sheet_write_tex, sheet_write_md, sheet_write_csv, sheet_write_txt};
    write[format](out, sheet, setting);
}
