/* LaTeX, to be read by \input: booktabs' rules, and columns of siunitx, which line up at the point.  What is marked is bold.
 * The parts of a search are called as in the figures. */
#include "show/sheet.h"

#include <math.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "show/labels.h"

/* --- how wide a table will be, about, and where it is split -------------------------------------------------------- */

/* In digits, and rather more than less: letters of Times and of TeX's own type differ by some hundredths of them. */
static double digits_like(char letter)
{
    return strchr(" ijl.,:;'!|[]", letter)  ? 0.6
           : strchr("frst()-\"`{}", letter) ? 0.75
           : strchr("mMwW%@=+<>&", letter)  ? 1.7
           : letter >= 'A' && letter <= 'Z' ? 1.42
           : letter >= '0' && letter <= '9' ? 1
           : utf8_continues(letter)         ? 0
                                            : 1.05;
}

static double width_of_text(const char *text, double digit)
{
    double digits = 0;
    for (; *text; text++)
        digits += digits_like(*text);
    return digits * digit;
}

/* Of the interval, or what stands in its place. */
static double width_of_interval(const struct sheet_entry *entry, const struct measures *measures)
{
    const struct entry_text text = entry_text(entry);
    double width = 0;
    if (entry_has_interval(entry))
        width = width_of_text(text.low, 1) + width_of_text(text.high, 1) + width_of_text("[, ]", 1);
    else if (entry->remark)
        width = width_of_text(entry->remark, 1);
    return width * measures->small_digit;
}

/* How many digits the numbers of a column have at most before and behind the point, and whether any has a minus, has a power of
 * ten behind, or is bold; there is room for all that in each line. */
struct digits {
    int before, behind;
    bool minus, power, bold;
};

static struct digits digits_of(const struct sheet *sheet, int column)
{
    struct digits digits = {.before = 1};
    for (int row = 0; row < sheet->rows; row++) {
        const struct sheet_entry *entry = sheet_entry(sheet, row, column);
        const struct entry_text text = entry_text(entry);
        const char *number = text.mean + (*text.mean == '-');
        if (!entry_is_number(entry))
            continue;
        const int before = (int)strspn(number, "0123456789");
        const int behind = number[before] == '.' ? (int)strspn(number + before + 1, "0123456789") : 0;
        digits.before = before > digits.before ? before : digits.before;
        digits.behind = behind > digits.behind ? behind : digits.behind;
        digits.minus |= *text.mean == '-';
        digits.power |= strchr(number, 'e') != NULL;
        digits.bold |= entry->best;
    }
    return digits;
}

/* From five digits on there is a small space behind each third. */
static double grouped(int digits)
{
    return digits + (digits > 4 ? (digits - 1) / 3 * 0.34 : 0);
}

/* A minus is as wide as 1.6 digits, and a power, which is one of two digits, as 6.3. */
static double width_of_numbers(const struct digits *digits, const struct measures *measures)
{
    return (digits->bold ? measures->bold_digit : measures->digit) *
           (grouped(digits->before) + grouped(digits->behind) + (digits->behind ? 0.6 : 0) +
            (digits->minus ? 1.6 : 0) + (digits->power ? 6.3 : 0));
}

static double width_of_column(const struct sheet *sheet, int column)
{
    const struct measures *measures = &sheet->measures;
    const int last = sheet->headings - 1;
    const char *heading = sheet->heading[column * sheet->headings + last];
    const bool intervals = sheet->interval != NOWHERE && sheet_has_intervals(sheet, column);
    const struct digits digits = digits_of(sheet, column);
    double number = width_of_numbers(&digits, measures), interval = 0;
    for (int row = 0; row < sheet->rows; row++) {
        const struct sheet_entry *entry = sheet_entry(sheet, row, column);
        number = fmax(number, entry->words ? width_of_text(entry->words, measures->digit) : 0);
        interval = fmax(interval, intervals ? width_of_interval(entry, measures) : 0);
    }
    heading = last ? meaning_of(sheet->heading_name[last], heading) : words_of(heading);
    return fmax(width_of_text(heading, measures->digit), sheet->interval != BESIDE || !intervals
                                                             ? fmax(number, interval)
                                                             : number + measures->digit + interval);
}

/* Where the columns from `first` on end that fit beside the labels, one at least. */
static int end_of_what_fits(const struct sheet *sheet, int first)
{
    const struct measures *measures = &sheet->measures;
    const bool counts = sheet_counts(sheet) == COUNTS_OF_ROWS;
    double width = counts ? 3 * measures->digit : -measures->between;
    int end = first;
    for (int i = 0; i < sheet->labels; i++) {
        const char *name = sheet->label_name[i];
        double widest = width_of_text(words_of(name), measures->digit);
        for (int row = 0; row < sheet->rows; row++)
            widest = fmax(widest,
                          width_of_text(meaning_of(name, sheet->label[row * sheet->labels + i]), measures->digit));
        width += widest + measures->between;
    }
    for (; end < sheet->columns; end++) {
        width += width_of_column(sheet, end) + measures->between;
        if (end > first && measures->width > 0 && width > measures->width)
            break;
    }
    return end;
}

/* Where the columns from `first` on end that stand beside the labels: as many as fit, but of tables below each other each has about
 * as many.  A table of \linewidth always fits. */
static int end_of_part(const struct sheet *sheet, int first)
{
    const int left = sheet->columns - first, fits = end_of_what_fits(sheet, first);
    int parts = 1;
    for (int end = fits; end < sheet->columns; end = end_of_what_fits(sheet, end))
        parts++;
    const int fair = first + (left + parts - 1) / parts;
    return sheet->wrapped ? sheet->columns : fits < fair ? fits : fair;
}

/* The sheet as it will stand on the page. */
struct page {
    FILE *out;
    const struct sheet *sheet;
    enum count_layout counts;
    int block; /* the last label that rows of a block share; -1: there are no blocks */
};

/* --- columns ------------------------------------------------------------------------------------------------------- */

/* On the page it is one column, or two if the interval stands beside the mean. */
static int columns_of(const struct page *page, int column)
{
    return page->sheet->interval == BESIDE && sheet_has_intervals(page->sheet, column) ? 2 : 1;
}

static void put_columns(const struct page *page)
{
    const struct sheet *sheet = page->sheet;
    fputs("{@{}", page->out);
    for (int i = 0; i < sheet->labels; i++)
        fputs(sheet->wrapped >> i & 1 ? ">{\\raggedright\\arraybackslash}X" : "l", page->out);
    for (int column = 0; column < sheet->columns; column++) {
        const struct digits digits = digits_of(sheet, column);
        fprintf(page->out, "S[table-format=%s%d.%d%s]%s", digits.minus ? "-" : "", digits.before, digits.behind,
                digits.power ? "e2" : "", columns_of(page, column) == 2 ? "@{\\enspace}l" : "");
    }
    fprintf(page->out, "%s@{}}\n", page->counts == COUNTS_OF_ROWS ? "r" : "");
}

/* What parts a place from that before it. */
static const char *before(const struct sheet *sheet, int column)
{
    return sheet->labels || column ? " & " : "";
}

/* --- the header ---------------------------------------------------------------------------------------------------- */

/* The first column behind those that share this line of their headings, and all lines above it. */
static int end_of_span(const struct sheet *sheet, int column, int line)
{
    int end = column + 1;
    for (bool same = line < sheet->headings - 1; same && end < sheet->columns; end += same)
        for (int i = 0; i <= line; i++)
            same = same && strcmp(sheet->heading[column * sheet->headings + i],
                                  sheet->heading[end * sheet->headings + i]) == 0;
    return end;
}

/* "leaves, by limit" in the first line, and values below it. */
static void put_heading(const struct page *page, int column, int line)
{
    const struct sheet *sheet = page->sheet;
    const char *heading = sheet->heading[column * sheet->headings + line];
    write_tex(page->out, line == 0 ? words_of(heading) : meaning_of(sheet->heading_name[line], heading));
    for (int i = 1; line == 0 && i < sheet->headings; i++) {
        fputs(i == 1 ? ", by " : list_joint(i, sheet->headings), page->out);
        write_tex(page->out, words_of(sheet->heading_name[i]));
    }
}

/* All but the last line have rules below what stands above several columns. */
static void put_heading_line(const struct page *page, int line)
{
    const struct sheet *sheet = page->sheet;
    const bool last = line == sheet->headings - 1;
    FILE *rules = text_open();
    for (int i = 0; i < sheet->labels; i++) {
        fputs(i ? " & " : "", page->out);
        write_tex(page->out, last ? words_of(sheet->label_name[i]) : "");
    }
    for (int column = 0, end, at = sheet->labels + 1; column < sheet->columns; column = end) {
        int width = 0;
        end = end_of_span(sheet, column, line);
        for (int i = column; i < end; i++)
            width += columns_of(page, i);
        fputs(before(sheet, column), page->out);
        fprintf(page->out, width > 1 ? "\\multicolumn{%d}{c}{" : "{", width);
        put_heading(page, column, line);
        fputc('}', page->out);
        fprintf(rules, "\\cmidrule%s{%d-%d}", width > 1 || sheet->columns > 1 ? "(lr)" : "", at, at + width - 1);
        at += width;
    }
    fprintf(page->out, "%s \\\\\n", page->counts != COUNTS_OF_ROWS ? "" : last ? " & $n$" : " &");
    const char *text = text_close(rules);
    if (!last)
        fprintf(page->out, "%s\n", text);
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

static const char *interval_of(const struct page *page, int row, int column)
{
    const struct sheet_entry *entry = sheet_entry(page->sheet, row, column);
    const struct entry_text text = entry_text(entry);
    if (entry_has_interval(entry))
        return printed("{\\scriptsize[\\num{%s}, \\num{%s}]}", text.low, text.high);
    return entry->remark && sheet_has_intervals(page->sheet, column) ? printed("{\\scriptsize %s}", entry->remark)
                                                                     : "";
}

static void put_entry(const struct page *page, int row, int column)
{
    const struct sheet_entry *entry = sheet_entry(page->sheet, row, column);
    const struct entry_text text = entry_text(entry);
    const int width = columns_of(page, column);
    if (entry->words) {
        fprintf(page->out, width > 1 ? "\\multicolumn{%d}{c}{" : "{", width);
        write_tex(page->out, entry->words);
        fputc('}', page->out);
    } else {
        fprintf(page->out, "%s%s", entry->best ? "\\bfseries " : "", entry_is_number(entry) ? text.mean : "{--}");
        if (width > 1)
            fprintf(page->out, " & %s", interval_of(page, row, column));
    }
}

/* A line of intervals, closer to the one above it than the next; returns whether there is one. */
static bool put_intervals_below(const struct page *page, int row)
{
    const struct sheet *sheet = page->sheet;
    FILE *line = text_open();
    bool some = false;
    for (int i = 1; i < sheet->labels; i++)
        fputs(" &", line);
    for (int column = 0; column < sheet->columns; column++) {
        const char *interval = interval_of(page, row, column);
        fprintf(line, "%s%s", before(sheet, column), interval);
        some |= *interval != '\0';
    }
    const char *text = text_close(line);
    some = some && page->sheet->interval == BELOW;
    if (some)
        fprintf(page->out, " \\\\[-.5ex]\n%s", text);
    return some;
}

static void put_row(const struct page *page, int row)
{
    const struct sheet *sheet = page->sheet;
    char count[ENTRY_TEXT];
    if (row > 0 && page->block >= 0 && !repeats(sheet, row, page->block))
        fputs("\\addlinespace\n", page->out);
    for (int i = 0; i < sheet->labels; i++) {
        fputs(i ? " & " : "", page->out);
        if (!repeats(sheet, row, i))
            write_tex(page->out, meaning_of(sheet->label_name[i], sheet->label[row * sheet->labels + i]));
    }
    for (int column = 0; column < sheet->columns; column++) {
        fputs(before(sheet, column), page->out);
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
        fprintf(page->out, " & {%d}%s", sheet_column_count(sheet, column),
                columns_of(page, column) > 1 ? " &" : "");
    fputs(" \\\\\n", page->out);
}

/* --- all of it ----------------------------------------------------------------------------------------------------- */

/* As wide as the table, which is in box 0. */
static void put_note(const struct page *page)
{
    const struct sheet *sheet = page->sheet;
    fputs("\\parbox{\\wd0}{\\noindent\\box0\\par\\smallskip\\footnotesize\\raggedright\n", page->out);
    if (sheet->lead) {
        write_tex(page->out, sheet->lead);
        fputc(' ', page->out);
    }
    write_tex(page->out, sheet_bold_note(sheet));
    fputs("\\par}", page->out);
}

static void put_table(const struct page *page)
{
    const struct sheet *sheet = page->sheet;
    fputs(sheet->wrapped ? "\\begin{tabularx}{\\linewidth}" : "\\begin{tabular}", page->out);
    put_columns(page);
    fputs("\\toprule\n", page->out);
    for (int line = 0; line < sheet->headings; line++)
        put_heading_line(page, line);
    fputs("\\midrule\n", page->out);
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
    if (end_of_part(sheet, 0) == sheet->columns)
        return put_table(page);
    fputs("\\vbox{%\n", page->out);
    for (int first = 0, end; first < sheet->columns; first = end) {
        end = end_of_part(sheet, first);
        const struct sheet part = sheet_part(sheet, first, end - first);
        const struct page narrow = {page->out, &part, sheet_counts(&part), page->block};
        fputs(first > 0 ? "\\medskip\n" : "", page->out);
        fputs("\\hbox{%\n", page->out);
        put_table(&narrow);
        fputs("}%\n", page->out);
    }
    fputs("}", page->out);
}

void sheet_write_tex(FILE *out, const struct sheet *sheet)
{
    const struct page page = {out, sheet, sheet_counts(sheet), find_blocks(sheet)};
    write_tex_comment(out, sheet->origin);
    fprintf(out, "%% It takes \\usepackage{booktabs,siunitx%s}, of siunitx version 3.\n",
            sheet->wrapped ? ",tabularx" : "");
    fputs("{\\sisetup{mode=text, reset-text-series=false}", out);
    fputs(sheet->bare ? "%\n" : "\\setbox0\\hbox{%\n", out);
    put_tables(&page);
    fputs(sheet->bare ? "%\n" : "}%\n", out);
    if (!sheet->bare)
        put_note(&page);
    fputs("}%\n", out);
}
