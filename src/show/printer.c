#include "show/printer.h"

#include <math.h>
#include <stdarg.h>

#include "base/memory.h"
#include "base/program.h"
#include "base/text.h"
#include "base/terminal.h"
#include "results/csv.h"

int printer_check(const struct call *call, struct printer_form form)
{
    return form.csv && form.table ? misused(call, "\"--csv\" and \"--table\" exclude each other") : EXIT_FINE;
}

bool printer_is_table(struct printer_form form)
{
    return form.table || (!form.csv && is_read_by_person(stdout));
}

struct printer printer_begin(bool is_table)
{
    return (struct printer){.is_table = is_table, .say = text_open()};
}

static void begin_field(struct printer *printer)
{
    if (printer->fields++)
        putchar(',');
}

void printer_add(struct printer *printer, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *text = vprinted(format, arguments);
    va_end(arguments);
    if (printer->is_table) {
        text_table_add(&printer->table, "%s", text);
    } else {
        begin_field(printer);
        write_field(stdout, text);
    }
}

void printer_end_row(struct printer *printer)
{
    printer->fields = 0;
    if (printer->is_table)
        text_table_end_row(&printer->table);
    else
        putchar('\n');
}

void printer_add_words(struct printer *printer, const char *const *words, int count)
{
    for (int i = 0; i < count; i++)
        printer_add(printer, "%s", words[i]);
}

void printer_add_key(struct printer *printer, const struct question *question, int count, int row)
{
    for (int i = 0; i < count; i++)
        printer_add(printer, "%s", csv_field(&question->csv, row, question->columns[i]));
}

void printer_add_number(struct printer *printer, double number)
{
    if (isnan(number))
        printer_add(printer, "%s", "");
    else
        printer_add(printer, !printer->is_table ? "%.6g" : fabs(number) < 1000 ? "%.3g" : "%.0f", number);
}

void printer_add_exactly(struct printer *printer, double number)
{
    begin_field(printer);
    number_write(stdout, number);
}

void printer_add_mean(struct printer *printer, double mean, double low, double high, int decimals)
{
    const double numbers[] = {mean, low, high};
    char number[NUMBER_TEXT], other[NUMBER_TEXT];
    for (int i = 0; i < 3 && !printer->is_table; i++)
        printer_add_exactly(printer, numbers[i]);
    if (!printer->is_table)
        return;
    printer_add(printer, "%s", number_text(number, mean, decimals));
    printer_add(printer, "%s%s%s", number_text(number, low, decimals), isnan(low) ? "" : " .. ",
                number_text(other, high, decimals));
}

void printer_add_mean_name(struct printer *printer, const char *name)
{
    const char *const names[] = {name, "low", "high"}, *const of_table[] = {name, "interval"};
    printer_add_words(printer, printer->is_table ? of_table : names, printer->is_table ? 2 : 3);
}

void printer_end(struct printer *printer, int intervals)
{
    char *sentences = text_close(printer->say);
    if (printer->is_table) {
        text_table_print(&printer->table, stdout);
        fputs(*sentences ? "\n" : "", stdout);
        struct wrapping wrapping = wrapping_begin(stdout, 0);
        fputs(sentences, stdout);
        if (intervals > 1)
            printf("Each of these %d intervals has 95 %% for itself: about one in twenty misses.\n", intervals);
        wrapping_end(&wrapping);
    }
}
