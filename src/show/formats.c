/* Sheets as CSV, for programs a line for each place; and as tables of writer: as Markdown, as GitHub and pandoc have it, where what
 * is marked is bold, and as text for people at a terminal, where it has a star before it. */
#include "show/sheet.h"

#include <math.h>
#include <string.h>

#include "base/terminal.h"
#include "base/text.h"
#include "results/csv.h"
#include "show/labels.h"

/* --- CSV ----------------------------------------------------------------------------------------------------------- */

static void write_fields(FILE *out, const char *const *texts, int count)
{
    for (int i = 0; i < count; i++) {
        write_field(out, texts[i]);
        fputc(',', out);
    }
}

void sheet_write_csv(FILE *out, const struct sheet *sheet)
{
    write_fields(out, sheet->label_name, sheet->labels);
    write_fields(out, sheet->heading_name + 1, sheet->headings - 1);
    fputs("of,n,units,mean,low,high,best\n", out);
    for (int column = 0; column < sheet->columns; column++)
        for (int row = 0; row < sheet->rows; row++) {
            const char *const *heading = &sheet->heading[column * sheet->headings];
            const struct sheet_entry *entry = sheet_entry(sheet, row, column);
            const double numbers[] = {entry->mean, entry->low, entry->high};
            write_fields(out, &sheet->label[row * sheet->labels], sheet->labels);
            write_fields(out, heading + 1, sheet->headings - 1);
            write_field(out, heading[0]);
            fprintf(out, ",%d,%d", entry->n, entry->units);
            for (int i = 0; i < 3; i++) {
                fputc(',', out);
                number_write(out, entry_is_number(entry) ? numbers[i] : NAN);
            }
            fprintf(out, ",%d\n", entry->best);
        }
}

/* --- writer --------------------------------------------------------------------------------------------------------- */

struct table_writer {
    FILE *out;
    const struct sheet *sheet;
    struct text_table *text_table; /* NULL: Markdown */
};

/* Nothing in a text is taken for markup. */
static void put_marked_down(FILE *out, const char *text)
{
    for (; *text; text++)
        fprintf(out, "%s%c", strchr("\\`*_{}[]<>#|~&", *text) ? "\\" : "", is_control(text) ? '?' : *text);
}

static void put_text(const struct table_writer *writer, const char *text)
{
    if (writer->text_table) {
        text_table_add(writer->text_table, "%s", text);
        return;
    }
    fputs("| ", writer->out);
    put_marked_down(writer->out, text);
    fputc(' ', writer->out);
}

static void end_row(const struct table_writer *writer)
{
    if (writer->text_table)
        text_table_end_row(writer->text_table);
    else
        fputs("|\n", writer->out);
}

static bool shows_intervals(const struct table_writer *writer, int column)
{
    return writer->sheet->interval != NOWHERE && sheet_has_intervals(writer->sheet, column);
}

/* As text intervals have a column of their own, without a name, if the column has any. */
static void put_no_interval(const struct table_writer *writer, int column)
{
    if (writer->text_table && shows_intervals(writer, column))
        put_text(writer, "");
}

static void put_header(const struct table_writer *writer)
{
    const struct sheet *sheet = writer->sheet;
    const bool counts = sheet_counts(sheet) == COUNTS_OF_ROWS;
    for (int i = 0; i < sheet->labels; i++)
        put_text(writer, words_of(sheet->label_name[i]));
    for (int column = 0; column < sheet->columns; column++) {
        put_text(writer, sheet_heading(sheet, column));
        put_no_interval(writer, column);
    }
    if (counts)
        put_text(writer, "n");
    end_row(writer);
    for (int i = 0; i < sheet->labels + sheet->columns + counts && !writer->text_table; i++)
        fputs(i < sheet->labels ? "|:---" : "|---:", writer->out);
    if (!writer->text_table)
        end_row(writer);
}

static void put_entry(const struct table_writer *writer, const struct sheet_entry *entry, bool interval)
{
    const struct entry_text text = entry_text(entry);
    const bool number = entry_is_number(entry);
    const char *remark = !interval                   ? ""
                         : entry_has_interval(entry) ? printed("%s .. %s", text.low, text.high)
                         : entry->remark             ? entry->remark
                                                     : "";
    if (writer->text_table) {
        put_text(writer,
                 entry->words ? entry->words : printed("%s%s", entry->best ? "*" : "", number ? text.mean : "-"));
        if (interval)
            put_text(writer, !*remark || entry_has_interval(entry) ? remark : printed("(%s)", remark));
        return;
    }
    fputs("| ", writer->out);
    if (entry->words)
        put_marked_down(writer->out, entry->words);
    else
        fprintf(writer->out, entry->best && number ? "**%s**" : "%s", number ? text.mean : "\u2013");
    fprintf(writer->out, *remark ? " (%s) " : " ", remark);
}

static void put_rows(const struct table_writer *writer)
{
    const struct sheet *sheet = writer->sheet;
    const enum count_layout counting = sheet_counts(sheet);
    char count[ENTRY_TEXT];
    for (int row = 0; row < sheet->rows; row++) {
        for (int i = 0; i < sheet->labels; i++)
            put_text(writer, meaning_of(sheet->label_name[i], sheet->label[row * sheet->labels + i]));
        for (int column = 0; column < sheet->columns; column++)
            put_entry(writer, sheet_entry(sheet, row, column), shows_intervals(writer, column));
        if (counting == COUNTS_OF_ROWS)
            put_text(writer, sheet_row_count(sheet, row, "..", count));
        end_row(writer);
    }
    if (counting != COUNTS_OF_COLUMNS)
        return;
    for (int i = 0; i < sheet->labels; i++)
        put_text(writer, i == 0 ? "n" : "");
    for (int column = 0; column < sheet->columns; column++) {
        snprintf(count, sizeof count, "%d", sheet_column_count(sheet, column));
        put_text(writer, count);
        put_no_interval(writer, column);
    }
    end_row(writer);
}

void sheet_write_md(FILE *out, const struct sheet *sheet)
{
    const struct table_writer writer = {out, sheet, NULL};
    fprintf(out, "<!-- %s -->\n\n", sheet->origin);
    if (sheet->lead && !sheet->bare) {
        put_marked_down(out, sheet->lead);
        fputs("\n\n", out);
    }
    put_header(&writer);
    put_rows(&writer);
    if (sheet->bare)
        return;
    fputc('\n', out);
    put_marked_down(out, sheet_bold_note(sheet));
    fputc('\n', out);
}

void sheet_write_txt(FILE *out, const struct sheet *sheet)
{
    struct text_table table = {.keys = sheet->labels};
    const struct table_writer writer = {out, sheet, &table};
    struct wrapping wrapping = wrapping_begin(out, 0);
    print_plainly(out, "%s", sheet->note);
    if (sheet->marked)
        print_plainly(out, " *: %s.", sheet->marked);
    fputs("\n\n", out);
    wrapping_end(&wrapping);
    put_header(&writer);
    put_rows(&writer);
    text_table_print(&table, out);
}
