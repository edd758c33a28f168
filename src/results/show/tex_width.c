/* How wide a table will be in LaTeX, about, and where it is split. */
#include <math.h>
#include <string.h>

#include "show/meaning.h"
#include "show/sheet.h"
#include "text/utf8.h"

/* About so many points are a letter in \footnotesize, one in \scriptsize, and the space between columns. */
static const double LETTER = 4.2, SMALL_LETTER = 3.6, BETWEEN = 12;

static double points_of(const char *text)
{
    double points = 0;
    for (; *text; text++)
        points += utf8_continues(*text) ? 0 : LETTER;
    return points;
}

static double width_of_label(const struct sheet *sheet, int label)
{
    double width = points_of(sheet->label_name[label]);
    for (int row = 0; row < sheet->rows; row++)
        width =
            fmax(width, points_of(meaning_of(sheet->label_name[label], sheet->label[row * sheet->labels + label])));
    return width;
}

static double width_of_column(const struct sheet *sheet, enum interval_place place, int column)
{
    const int last = sheet->headings - 1;
    const char *heading = sheet->heading[column * sheet->headings + last];
    double number = 0, interval = 0;
    for (int row = 0; row < sheet->rows; row++) {
        const struct entry *entry = sheet_entry(sheet, row, column);
        const struct entry_text text = entry_text(entry);
        number = fmax(number, points_of(entry->words ? entry->words : text.mean));
        if (entry_has_interval(entry) && place != NOWHERE)
            interval = fmax(interval, SMALL_LETTER * (double)(strlen(text.low) + strlen(text.high) + 3));
    }
    return fmax(points_of(meaning_of(sheet->heading_name[last], heading)),
                place == BESIDE ? number + interval : fmax(number, interval));
}

/* Where the columns from `first` on end that fit beside the labels, one at least. */
static int end_of_what_fits(const struct sheet *sheet, struct setting_of_sheet setting, int first)
{
    double width = -BETWEEN;
    int end = first;
    for (int i = 0; i < sheet->labels; i++)
        width += width_of_label(sheet, i) + BETWEEN;
    for (; end < sheet->columns; end++) {
        width += width_of_column(sheet, setting.interval, end) + BETWEEN;
        if (end > first && setting.inches > 0 && width > 72.27 * setting.inches)
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
