#include "show/answer.h"

#include <math.h>
#include <stdarg.h>
#include <stdlib.h>

#include "base/memory.h"
#include "base/text.h"
#include "base/terminal.h"

struct answer answer_begin(bool is_table)
{
    return (struct answer){.is_table = is_table, .say = text_open()};
}

void answer_add(struct answer *answer, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *text = vprinted(format, arguments);
    va_end(arguments);
    if (answer->is_table) {
        aligned_add(&answer->table, "%s", text);
    } else {
        if (answer->fields++)
            putchar(',');
        write_field(stdout, text);
    }
    free(text);
}

void answer_add_number(struct answer *answer, double number)
{
    if (isnan(number))
        answer_add(answer, "%s", "");
    else
        answer_add(answer, !answer->is_table ? "%.6g" : fabs(number) < 1000 ? "%.3g" : "%.0f", number);
}

void answer_end_line(struct answer *answer)
{
    answer->fields = 0;
    if (answer->is_table)
        aligned_end_row(&answer->table);
    else
        putchar('\n');
}

void answer_end(struct answer *answer, int intervals)
{
    char *sentences = text_close(answer->say);
    if (answer->is_table) {
        aligned_print(&answer->table, stdout);
        putchar('\n');
        struct breaking breaking = breaking_begin(stdout, 0);
        fputs(sentences, stdout);
        if (intervals > 1)
            printf("Each of these %d intervals has 95 %% for itself: about one in twenty misses.\n", intervals);
        breaking_end(&breaking);
    }
    free(sentences);
}
