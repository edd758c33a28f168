#include "show/sheet.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/aligned.h"
#include "base/field.h"
#include "base/filled.h"
#include "base/plain.h"
#include "results/csv.h"
#include "show/names.h"

/* For programs: a line for each place of the table. */

static void write_number(FILE *out, double number)
{
    fputc(',', out);
    number_write(out, number);
}

static void write_entry(FILE *out, const struct entry *entry)
{
    const bool known = entry_is_number(entry);
    fprintf(out, ",%d,%d", entry->n, entry->units);
    write_number(out, known ? entry->mean : NAN);
    write_number(out, known ? entry->low : NAN);
    write_number(out, known ? entry->high : NAN);
    fprintf(out, ",%d\n", entry->best);
}

static void write_all(FILE *out, char *const *texts, int count)
{
    for (int i = 0; i < count; i++) {
        write_field(out, texts[i]);
        fputc(',', out);
    }
}

void sheet_write_csv(FILE *out, const struct sheet *sheet, struct setting_of_sheet setting)
{
    (void)setting;
    write_all(out, sheet->label_name, sheet->labels);
    write_all(out, sheet->heading_name + 1, sheet->headings - 1);
    fputs("of,n,units,mean,low,high,best\n", out);
    for (int column = 0; column < sheet->columns; column++)
        for (int row = 0; row < sheet->rows; row++) {
            char *const *heading = &sheet->heading[column * sheet->headings];
            write_all(out, &sheet->label[row * sheet->labels], sheet->labels);
            write_all(out, heading + 1, sheet->headings - 1);
            write_field(out, heading[0]);
            write_entry(out, sheet_entry(sheet, row, column));
        }
}

/* Markdown, with tables as GitHub and pandoc have them; what is marked is bold. */

/* Nothing in a text is taken for markup. */
static void put_text(FILE *out, const char *text)
{
    for (; *text; text++)
        fprintf(out, "%s%c", strchr("\\`*_{}[]<>#|~&", *text) ? "\\" : "", is_control(text) ? '?' : *text);
}

static void put_cell(FILE *out, const char *text)
{
    fputs("| ", out);
    put_text(out, text);
    fputc(' ', out);
}

static void put_header(FILE *out, const struct sheet *sheet)
{
    const bool counts = sheet_counts(sheet) == COUNTS_OF_ROWS;
    char words[HEADER_TEXT];
    for (int i = 0; i < sheet->labels; i++)
        put_cell(out, header_of(sheet->label_name[i], words));
    for (int column = 0; column < sheet->columns; column++) {
        char *heading = sheet_heading(sheet, column);
        put_cell(out, heading);
        free(heading);
    }
    fputs(counts ? "| n |\n" : "|\n", out);
    for (int i = 0; i < sheet->labels + sheet->columns + counts; i++)
        fputs(i < sheet->labels ? "|:---" : "|---:", out);
    fputs("|\n", out);
}

static void put_entry(FILE *out, const struct entry *entry, bool interval)
{
    const struct entry_text text = entry_text(entry);
    const char *bold = entry->best ? "**" : "";
    fputs("| ", out);
    if (entry->words)
        put_text(out, entry->words);
    else if (entry_is_number(entry))
        fprintf(out, "%s%s%s", bold, text.mean, bold);
    else
        fputs("\u2013", out);
    if (interval && entry_has_interval(entry))
        fprintf(out, " (%s .. %s)", text.low, text.high);
    else if (interval && entry->remark)
        fprintf(out, " (%s)", entry->remark);
    fputc(' ', out);
}

static void put_row(FILE *out, const struct sheet *sheet, int row, bool intervals)
{
    char count[ENTRY_TEXT];
    for (int i = 0; i < sheet->labels; i++)
        put_cell(out, meaning_of(sheet->label_name[i], sheet->label[row * sheet->labels + i]));
    for (int column = 0; column < sheet->columns; column++)
        put_entry(out, sheet_entry(sheet, row, column), intervals && sheet_has_intervals(sheet, column));
    if (sheet_counts(sheet) == COUNTS_OF_ROWS)
        put_cell(out, sheet_row_count(sheet, row, "..", count));
    fputs("|\n", out);
}

static void put_counts(FILE *out, const struct sheet *sheet)
{
    for (int i = 0; i < sheet->labels; i++)
        put_cell(out, i == 0 ? "n" : "");
    for (int column = 0; column < sheet->columns; column++)
        fprintf(out, "| %d ", sheet_column_count(sheet, column));
    fputs("|\n", out);
}

static void put_note(FILE *out, const struct sheet *sheet)
{
    fputc('\n', out);
    put_text(out, sheet->note);
    if (sheet->marked) {
        fputs(" Bold: ", out);
        put_text(out, sheet->marked);
        fputc('.', out);
    }
    fputc('\n', out);
}

void sheet_write_md(FILE *out, const struct sheet *sheet, struct setting_of_sheet setting)
{
    fprintf(out, "<!-- %s -->\n\n", sheet->origin);
    if (sheet->lead && !setting.bare) {
        put_text(out, sheet->lead);
        fputs("\n\n", out);
    }
    put_header(out, sheet);
    for (int row = 0; row < sheet->rows; row++)
        put_row(out, sheet, row, setting.interval != NOWHERE);
    if (sheet_counts(sheet) == COUNTS_OF_COLUMNS)
        put_counts(out, sheet);
    if (!setting.bare)
        put_note(out, sheet);
}

/* For people at a terminal: what is marked has a star before it. */

/* Intervals have a column of their own, without a name, if the column has any. */
static bool shows_intervals(const struct sheet *sheet, int column, struct setting_of_sheet setting)
{
    return setting.interval != NOWHERE && sheet_has_intervals(sheet, column);
}

static void add_header(const struct sheet *sheet, struct setting_of_sheet setting, struct aligned *table)
{
    char words[HEADER_TEXT];
    for (int i = 0; i < sheet->labels; i++)
        aligned_add(table, "%s", header_of(sheet->label_name[i], words));
    for (int column = 0; column < sheet->columns; column++) {
        char *heading = sheet_heading(sheet, column);
        aligned_add(table, "%s", heading);
        free(heading);
        if (shows_intervals(sheet, column, setting))
            aligned_add(table, "%s", "");
    }
    if (sheet_counts(sheet) == COUNTS_OF_ROWS)
        aligned_add(table, "n");
    aligned_end_row(table);
}

static void add_entry(const struct entry *entry, bool interval, struct aligned *table)
{
    const struct entry_text text = entry_text(entry);
    if (entry->words)
        aligned_add(table, "%s", entry->words);
    else
        aligned_add(table, "%s%s", entry->best ? "*" : "", entry_is_number(entry) ? text.mean : "-");
    if (interval && entry_has_interval(entry))
        aligned_add(table, "%s .. %s", text.low, text.high);
    else if (interval && entry->remark)
        aligned_add(table, "(%s)", entry->remark);
    else if (interval)
        aligned_add(table, "%s", "");
}

static void add_row(const struct sheet *sheet, int row, struct setting_of_sheet setting, struct aligned *table)
{
    char count[ENTRY_TEXT];
    for (int i = 0; i < sheet->labels; i++)
        aligned_add(table, "%s", meaning_of(sheet->label_name[i], sheet->label[row * sheet->labels + i]));
    for (int column = 0; column < sheet->columns; column++)
        add_entry(sheet_entry(sheet, row, column), shows_intervals(sheet, column, setting), table);
    if (sheet_counts(sheet) == COUNTS_OF_ROWS)
        aligned_add(table, "%s", sheet_row_count(sheet, row, "..", count));
    aligned_end_row(table);
}

static void add_counts(const struct sheet *sheet, struct setting_of_sheet setting, struct aligned *table)
{
    for (int i = 0; i < sheet->labels; i++)
        aligned_add(table, "%s", i == 0 ? "n" : "");
    for (int column = 0; column < sheet->columns; column++) {
        aligned_add(table, "%d", sheet_column_count(sheet, column));
        if (shows_intervals(sheet, column, setting))
            aligned_add(table, "%s", "");
    }
    aligned_end_row(table);
}

void sheet_write_txt(FILE *out, const struct sheet *sheet, struct setting_of_sheet setting)
{
    struct aligned table = {.keys = sheet->labels};
    struct breaking breaking = breaking_begin(out, 0);
    print_plainly(out, "%s", sheet->note);
    if (sheet->marked)
        print_plainly(out, " *: %s.", sheet->marked);
    fputs("\n\n", out);
    breaking_end(&breaking);
    add_header(sheet, setting, &table);
    for (int row = 0; row < sheet->rows; row++)
        add_row(sheet, row, setting, &table);
    if (sheet_counts(sheet) == COUNTS_OF_COLUMNS)
        add_counts(sheet, setting, &table);
    aligned_print(&table, out);
}
