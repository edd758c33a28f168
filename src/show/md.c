/* Markdown, with tables as GitHub and pandoc have them; what is marked is bold. */
#include "show/sheet.h"

#include <stdlib.h>
#include <string.h>

#include "show/meaning.h"
#include "base/plain.h"

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
