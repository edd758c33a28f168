/* For programs: a line for each place of the table. */
#include "show/sheet.h"

#include <math.h>

#include "results/number.h"
#include "base/field.h"

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
