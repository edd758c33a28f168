/* For people at a terminal: what is marked has a star before it. */
#include "show/sheet.h"

#include <stdlib.h>

#include "show/meaning.h"
#include "base/aligned.h"
#include "base/filled.h"
#include "base/plain.h"

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
