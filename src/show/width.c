#include "show/sheet.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/lasting.h"
#include "base/nearest.h"
#include "base/texts.h"
#include "base/utf8.h"
#include "show/names.h"

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
    return lasting(text_close(out));
}

struct measures width_measures(const char *width)
{
    struct measures measures = {POINTS * length_of(width), 4.25, 4.9, 3.99, 12};
    for (const char *const(*row)[6] = table_widths; (*row)[NAME]; row++)
        if (strcmp(width, (*row)[NAME]) == 0) {
            measures.width = POINTS * length_of((*row)[LENGTH]);
            if ((*row)[DIGIT])
                measures = (struct measures){measures.width, atof((*row)[DIGIT]), atof((*row)[BOLD_DIGIT]),
                                             atof((*row)[SMALL_DIGIT]), atof((*row)[BETWEEN])};
        }
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

/* How wide a table will be in LaTeX, about, and where it is split. */

/* In digits, and rather more than less: letters of Times and of TeX's own type differ by some hundredths of them. */
static double digits_of(char letter)
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
        digits += digits_of(*text);
    return digits * digit;
}

static double width_of_label(const struct sheet *sheet, const struct measures *measures, int label)
{
    char words[HEADER_TEXT];
    double width = width_of_text(header_of(sheet->label_name[label], words), measures->digit);
    for (int row = 0; row < sheet->rows; row++) {
        const char *text = sheet->label[row * sheet->labels + label];
        width = fmax(width, width_of_text(meaning_of(sheet->label_name[label], text), measures->digit));
    }
    return width;
}

/* Of the interval, or what stands in its place. */
static double width_of_interval(const struct entry *entry, const struct measures *measures)
{
    const struct entry_text text = entry_text(entry);
    double width = 0;
    if (entry_has_interval(entry))
        width = width_of_text(text.low, 1) + width_of_text(text.high, 1) + width_of_text("[, ]", 1);
    else if (entry->remark)
        width = width_of_text(entry->remark, 1);
    return width * measures->small_digit;
}

struct digits tex_digits(const struct sheet *sheet, int column)
{
    struct digits digits = {.before = 1};
    for (int row = 0; row < sheet->rows; row++) {
        const struct entry *entry = sheet_entry(sheet, row, column);
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
static double width_of_numbers(const struct sheet *sheet, const struct measures *measures, int column)
{
    const struct digits digits = tex_digits(sheet, column);
    return (digits.bold ? measures->bold_digit : measures->digit) *
           (grouped(digits.before) + grouped(digits.behind) + (digits.behind ? 0.6 : 0) + (digits.minus ? 1.6 : 0) +
            (digits.power ? 6.3 : 0));
}

static double width_of_column(const struct sheet *sheet, struct setting_of_sheet setting, int column)
{
    const struct measures *measures = &setting.measures;
    const int last = sheet->headings - 1;
    const char *heading = sheet->heading[column * sheet->headings + last];
    const bool intervals = setting.interval != NOWHERE && sheet_has_intervals(sheet, column);
    char words[HEADER_TEXT];
    double number = width_of_numbers(sheet, measures, column), interval = 0;
    for (int row = 0; row < sheet->rows; row++) {
        const struct entry *entry = sheet_entry(sheet, row, column);
        number = fmax(number, entry->words ? width_of_text(entry->words, measures->digit) : 0);
        interval = fmax(interval, intervals ? width_of_interval(entry, measures) : 0);
    }
    heading = last ? meaning_of(sheet->heading_name[last], heading) : header_of(heading, words);
    return fmax(width_of_text(heading, measures->digit), setting.interval != BESIDE || !intervals
                                                             ? fmax(number, interval)
                                                             : number + measures->digit + interval);
}

/* Where the columns from `first` on end that fit beside the labels, one at least. */
static int end_of_what_fits(const struct sheet *sheet, struct setting_of_sheet setting, int first)
{
    const struct measures *measures = &setting.measures;
    const bool counts = sheet_counts(sheet) == COUNTS_OF_ROWS;
    double width = counts ? 3 * measures->digit : -measures->between;
    int end = first;
    for (int i = 0; i < sheet->labels; i++)
        width += width_of_label(sheet, measures, i) + measures->between;
    for (; end < sheet->columns; end++) {
        width += width_of_column(sheet, setting, end) + measures->between;
        if (end > first && measures->width > 0 && width > measures->width)
            break;
    }
    return end;
}

int tex_end_of_part(const struct sheet *sheet, struct setting_of_sheet setting, int first)
{
    const int left = sheet->columns - first, fits = end_of_what_fits(sheet, setting, first);
    int parts = 1;
    for (int end = fits; end < sheet->columns; end = end_of_what_fits(sheet, setting, end))
        parts++;
    const int fair = first + (left + parts - 1) / parts;
    return sheet->wrapped ? sheet->columns : fits < fair ? fits : fair;
}
