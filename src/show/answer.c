#include "show/answer.h"

#include <math.h>
#include <stdarg.h>

#include "base/memory.h"
#include "base/program.h"
#include "base/text.h"
#include "base/terminal.h"
#include "results/csv.h"

int answer_check(const struct call *call, struct answer_form form)
{
    return form.csv && form.table ? misused(call, "\"--csv\" and \"--table\" exclude each other") : EXIT_FINE;
}

bool answer_is_table(struct answer_form form)
{
    return form.table || (!form.csv && is_read_by_person(stdout));
}

struct answer answer_begin(bool is_table)
{
    return (struct answer){.is_table = is_table, .say = text_open()};
}

static void begin_field(struct answer *answer)
{
    if (answer->fields++)
        putchar(',');
}

void answer_add(struct answer *answer, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *text = vprinted(format, arguments);
    va_end(arguments);
    if (answer->is_table) {
        text_table_add(&answer->table, "%s", text);
    } else {
        begin_field(answer);
        write_field(stdout, text);
    }
}

void answer_end_line(struct answer *answer)
{
    answer->fields = 0;
    if (answer->is_table)
        text_table_end_row(&answer->table);
    else
        putchar('\n');
}

void answer_add_words(struct answer *answer, const char *const *words, int count)
{
    for (int i = 0; i < count; i++)
        answer_add(answer, "%s", words[i]);
}

void answer_add_key(struct answer *answer, const struct question *question, int count, int row)
{
    for (int i = 0; i < count; i++)
        answer_add(answer, "%s", csv_field(&question->csv, row, question->columns[i]));
}

void answer_add_number(struct answer *answer, double number)
{
    if (isnan(number))
        answer_add(answer, "%s", "");
    else
        answer_add(answer, !answer->is_table ? "%.6g" : fabs(number) < 1000 ? "%.3g" : "%.0f", number);
}

void answer_add_exactly(struct answer *answer, double number)
{
    begin_field(answer);
    number_write(stdout, number);
}

void answer_add_mean(struct answer *answer, double mean, double low, double high, int decimals)
{
    const double numbers[] = {mean, low, high};
    char number[NUMBER_TEXT], other[NUMBER_TEXT];
    for (int i = 0; i < 3 && !answer->is_table; i++)
        answer_add_exactly(answer, numbers[i]);
    if (!answer->is_table)
        return;
    answer_add(answer, "%s", number_text(number, mean, decimals));
    answer_add(answer, "%s%s%s", number_text(number, low, decimals), isnan(low) ? "" : " .. ",
               number_text(other, high, decimals));
}

void answer_add_mean_name(struct answer *answer, const char *name)
{
    const char *const names[] = {name, "low", "high"}, *const of_table[] = {name, "interval"};
    answer_add_words(answer, answer->is_table ? of_table : names, answer->is_table ? 2 : 3);
}

void answer_end(struct answer *answer, int intervals)
{
    char *sentences = text_close(answer->say);
    if (answer->is_table) {
        text_table_print(&answer->table, stdout);
        fputs(*sentences ? "\n" : "", stdout);
        struct wrapping wrapping = wrapping_begin(stdout, 0);
        fputs(sentences, stdout);
        if (intervals > 1)
            printf("Each of these %d intervals has 95 %% for itself: about one in twenty misses.\n", intervals);
        wrapping_end(&wrapping);
    }
}
