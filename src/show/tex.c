/* LaTeX, to be read by \input: booktabs' rules, and columns of siunitx, which line up at the point.  What is marked is bold.
 * The parts of a search are called as in the figures. */
#include "show/sheet.h"

#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "show/names.h"
#include "base/plain.h"
#include "base/tex.h"

/* The sheet as it will stand on the page. */
struct page {
    FILE *out;
    const struct sheet *sheet;
    struct setting_of_sheet setting;
    enum counting counts;
    int block; /* the last label that rows of a block share; -1: there are no blocks */
};

/* --- columns ------------------------------------------------------------------------------------------------------- */

/* On the page it is one column, or two if the interval stands beside the mean. */
static int width_of(const struct page *page, int column)
{
    return page->setting.interval == BESIDE && sheet_has_intervals(page->sheet, column) ? 2 : 1;
}

static void put_number_column(const struct page *page, int column)
{
    const struct digits digits = tex_digits(page->sheet, column);
    fprintf(page->out, "S[table-format=%s%d.%d%s]", digits.minus ? "-" : "", digits.before, digits.behind,
            digits.power ? "e2" : "");
    fputs(width_of(page, column) == 2 ? "@{\\enspace}l" : "", page->out);
}

static void put_columns(const struct page *page)
{
    const struct sheet *sheet = page->sheet;
    fputs("{@{}", page->out);
    for (int i = 0; i < sheet->labels; i++)
        fputs(sheet->wrapped >> i & 1 ? ">{\\raggedright\\arraybackslash}X" : "l", page->out);
    for (int column = 0; column < sheet->columns; column++)
        put_number_column(page, column);
    fprintf(page->out, "%s@{}}\n", page->counts == COUNTS_OF_ROWS ? "r" : "");
}

/* --- the header ---------------------------------------------------------------------------------------------------- */

static bool same_heading(const struct sheet *sheet, int column, int other, int lines)
{
    bool same = true;
    for (int i = 0; i <= lines; i++)
        same = same && strcmp(sheet->heading[column * sheet->headings + i],
                              sheet->heading[other * sheet->headings + i]) == 0;
    return same;
}

/* The first column behind those that share this line of their headings, and all lines above it. */
static int end_of_span(const struct sheet *sheet, int column, int line)
{
    int end = column + 1;
    while (line < sheet->headings - 1 && end < sheet->columns && same_heading(sheet, column, end, line))
        end++;
    return end;
}

/* "leaves, by limit" in the first line, and values below it. */
static void put_heading(const struct page *page, int column, int line)
{
    const struct sheet *sheet = page->sheet;
    const char *heading = sheet->heading[column * sheet->headings + line];
    char name[HEADER_TEXT];
    write_tex(page->out, line == 0 ? header_of(heading, name) : meaning_of(sheet->heading_name[line], heading));
    for (int i = 1; line == 0 && i < sheet->headings; i++) {
        fputs(i == 1 ? ", by " : i == sheet->headings - 1 ? " and " : ", ", page->out);
        write_tex(page->out, header_of(sheet->heading_name[i], name));
    }
}

static void put_spans(const struct page *page, int line)
{
    const struct sheet *sheet = page->sheet;
    for (int column = 0, end; column < sheet->columns; column = end) {
        int width = 0;
        end = end_of_span(sheet, column, line);
        for (int i = column; i < end; i++)
            width += width_of(page, i);
        fputs(sheet->labels || column ? " & " : "", page->out);
        fprintf(page->out, width > 1 ? "\\multicolumn{%d}{c}{" : "{", width);
        put_heading(page, column, line);
        fputc('}', page->out);
    }
}

/* Rules below what stands above several columns. */
static void put_span_rules(const struct page *page, int line)
{
    const struct sheet *sheet = page->sheet;
    int at = sheet->labels + 1;
    for (int column = 0, end; column < sheet->columns; column = end) {
        const int first = at;
        end = end_of_span(sheet, column, line);
        for (int i = column; i < end; i++)
            at += width_of(page, i);
        fprintf(page->out, "\\cmidrule%s{%d-%d}", first < at - 1 || sheet->columns > 1 ? "(lr)" : "", first,
                at - 1);
    }
    fputc('\n', page->out);
}

static void put_header(const struct page *page)
{
    const struct sheet *sheet = page->sheet;
    char name[HEADER_TEXT];
    fputs("\\toprule\n", page->out);
    for (int line = 0; line < sheet->headings; line++) {
        const bool last = line == sheet->headings - 1;
        for (int i = 0; i < sheet->labels; i++) {
            fputs(i ? " & " : "", page->out);
            write_tex(page->out, last ? header_of(sheet->label_name[i], name) : "");
        }
        put_spans(page, line);
        fprintf(page->out, "%s \\\\\n", page->counts != COUNTS_OF_ROWS ? "" : last ? " & $n$" : " &");
        if (!last)
            put_span_rules(page, line);
    }
    fputs("\\midrule\n", page->out);
}

/* --- rows ---------------------------------------------------------------------------------------------------------- */

/* Does the row say the same as the one above it, up to this label?  Then it is not said again. */
static bool repeats(const struct sheet *sheet, int row, int label)
{
    bool same = row > 0 && label < sheet->labels - 1 && !sheet->wrapped;
    for (int i = 0; i <= label && same; i++)
        same = strcmp(sheet->label[row * sheet->labels + i], sheet->label[(row - 1) * sheet->labels + i]) == 0;
    return same;
}

/* Rows that share their first labels make a block: as many labels as leave two rows or more to a block on average.  The last of
 * these labels; -1: there are no blocks. */
static int find_blocks(const struct sheet *sheet)
{
    for (int label = sheet->labels - 2; label >= 0 && !sheet->wrapped; label--) {
        int blocks = 0;
        for (int row = 0; row < sheet->rows; row++)
            blocks += !repeats(sheet, row, label);
        if (2 * blocks <= sheet->rows)
            return label;
    }
    return -1;
}

static void put_labels(const struct page *page, int row)
{
    const struct sheet *sheet = page->sheet;
    if (row > 0 && page->block >= 0 && !repeats(sheet, row, page->block))
        fputs("\\addlinespace\n", page->out);
    for (int i = 0; i < sheet->labels; i++) {
        fputs(i ? " & " : "", page->out);
        if (!repeats(sheet, row, i))
            write_tex(page->out, meaning_of(sheet->label_name[i], sheet->label[row * sheet->labels + i]));
    }
}

static void put_interval(const struct page *page, int row, int column)
{
    const struct entry *entry = sheet_entry(page->sheet, row, column);
    const struct entry_text text = entry_text(entry);
    if (entry_has_interval(entry))
        fprintf(page->out, "{\\scriptsize[\\num{%s}, \\num{%s}]}", text.low, text.high);
    else if (entry->remark && sheet_has_intervals(page->sheet, column))
        fprintf(page->out, "{\\scriptsize %s}", entry->remark);
}

static void put_entry(const struct page *page, int row, int column)
{
    const struct entry *entry = sheet_entry(page->sheet, row, column);
    const struct entry_text text = entry_text(entry);
    const int width = width_of(page, column);
    if (entry->words) {
        fprintf(page->out, width > 1 ? "\\multicolumn{%d}{c}{" : "{", width);
        write_tex(page->out, entry->words);
        fputc('}', page->out);
    } else {
        fputs(entry->best ? "\\bfseries " : "", page->out);
        fputs(entry_is_number(entry) ? text.mean : "{--}", page->out);
        fputs(width > 1 ? " & " : "", page->out);
        if (width > 1)
            put_interval(page, row, column);
    }
}

/* A line of intervals, closer to the one above it than the next; returns whether there is one. */
static bool put_intervals_below(const struct page *page, int row)
{
    const struct sheet *sheet = page->sheet;
    bool some = false;
    for (int column = 0; column < sheet->columns; column++) {
        const struct entry *entry = sheet_entry(sheet, row, column);
        some |= entry_has_interval(entry) || (entry->remark && sheet_has_intervals(sheet, column));
    }
    if (!some || page->setting.interval != BELOW)
        return false;
    fputs(" \\\\[-.5ex]\n", page->out);
    for (int i = 1; i < sheet->labels; i++)
        fputs(" &", page->out);
    for (int column = 0; column < sheet->columns; column++) {
        fputs(sheet->labels || column ? " & " : "", page->out);
        put_interval(page, row, column);
    }
    return true;
}

static void put_row(const struct page *page, int row)
{
    const struct sheet *sheet = page->sheet;
    char count[ENTRY_TEXT];
    put_labels(page, row);
    for (int column = 0; column < sheet->columns; column++) {
        fputs(sheet->labels || column ? " & " : "", page->out);
        put_entry(page, row, column);
    }
    if (page->counts == COUNTS_OF_ROWS)
        fprintf(page->out, " & %s", sheet_row_count(sheet, row, "--", count));
    fputs(put_intervals_below(page, row) ? " \\\\[.3ex]\n" : " \\\\\n", page->out);
}

/* How many rows of the CSV the numbers of each column are of. */
static void put_counts(const struct page *page)
{
    const struct sheet *sheet = page->sheet;
    fputs("\\midrule\n$n$", page->out);
    for (int i = 1; i < sheet->labels; i++)
        fputs(" &", page->out);
    for (int column = 0; column < sheet->columns; column++)
        fprintf(page->out, " & {%d}%s", sheet_column_count(sheet, column), width_of(page, column) > 1 ? " &" : "");
    fputs(" \\\\\n", page->out);
}

/* --- all of it ----------------------------------------------------------------------------------------------------- */

/* As lines of comment. */
static void put_origin(const struct page *page)
{
    write_tex_comment(page->out, page->sheet->origin);
    fprintf(page->out, "%% It takes \\usepackage{booktabs,siunitx%s}, of siunitx version 3.\n",
            page->sheet->wrapped ? ",tabularx" : "");
}

/* As wide as the table, which is in box 0. */
static void put_note(const struct page *page)
{
    const struct sheet *sheet = page->sheet;
    fputs("\\parbox{\\wd0}{\\noindent\\box0\\par\\smallskip\\footnotesize\\raggedright\n", page->out);
    if (sheet->lead) {
        write_tex(page->out, sheet->lead);
        fputc(' ', page->out);
    }
    write_tex(page->out, sheet->note);
    if (sheet->marked) {
        fputs(" Bold: ", page->out);
        write_tex(page->out, sheet->marked);
        fputc('.', page->out);
    }
    fputs("\\par}", page->out);
}

static void put_table(const struct page *page)
{
    const struct sheet *sheet = page->sheet;
    fputs(sheet->wrapped ? "\\begin{tabularx}{\\linewidth}" : "\\begin{tabular}", page->out);
    put_columns(page);
    put_header(page);
    for (int row = 0; row < sheet->rows; row++)
        put_row(page, row);
    if (page->counts == COUNTS_OF_COLUMNS)
        put_counts(page);
    fprintf(page->out, "\\bottomrule\n\\end{tabular%s}", sheet->wrapped ? "x" : "");
}

/* The tables of a sheet that is split stand below each other, in one box. */
static void put_tables(const struct page *page)
{
    const struct sheet *sheet = page->sheet;
    if (tex_end_of_part(sheet, page->setting, 0) == sheet->columns) {
        put_table(page);
        return;
    }
    fputs("\\vbox{%\n", page->out);
    for (int first = 0, end; first < sheet->columns; first = end) {
        end = tex_end_of_part(sheet, page->setting, first);
        const struct sheet part = sheet_part(sheet, first, end - first);
        struct page narrow = *page;
        narrow.sheet = &part;
        narrow.counts = sheet_counts(&part);
        fputs(first > 0 ? "\\medskip\n" : "", page->out);
        fputs("\\hbox{%\n", page->out);
        put_table(&narrow);
        fputs("}%\n", page->out);
    }
    fputs("}", page->out);
}

void sheet_write_tex(FILE *out, const struct sheet *sheet, struct setting_of_sheet setting)
{
    const struct page page = {out, sheet, setting, sheet_counts(sheet), find_blocks(sheet)};
    put_origin(&page);
    fputs("{\\sisetup{mode=text, reset-text-series=false}", out);
    fputs(setting.bare ? "%\n" : "\\setbox0\\hbox{%\n", out);
    put_tables(&page);
    fputs(setting.bare ? "%\n" : "}%\n", out);
    if (!setting.bare)
        put_note(&page);
    fputs("}%\n", out);
}
