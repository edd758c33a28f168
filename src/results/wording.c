#include "results/pairs.h"

#include <math.h>

#include "base/memory.h"
#include "results/derived.h"
#include "results/csv.h"
#include "base/text.h"

bool wants_most(const char *column)
{
    const enum better better = values_better(column);
    return better == BETTER_MORE || better == MORE_FIRST;
}

bool is_shared(const struct question *question, int place)
{
    static const char *const terms[] = {"limit", "budget", "ply", "handicap", "rival"};
    const struct words *competing = &question->competing;
    const char *name = question->by.word[place];
    if (competing->count > 0)
        return find_word(name, competing->word, competing->count) < 0;
    return question->columns[place] < csv_find(&question->csv, "algorithm") ||
           find_word(name, terms, sizeof terms / sizeof *terms) >= 0;
}

const char *superlative_of(const char *column)
{
    return wants_most(column) ? "most" : values_counted(column) ? "fewest" : "least";
}

const char *amount_of(const char *column)
{
    return values_counted(column) ? "many" : "much";
}

char *label_of(const struct csv *csv, int row, const int *columns, int count)
{
    FILE *out = text_open();
    for (int i = 0, said = 0; i < count; i++)
        if (*csv_cell(csv, row, columns[i]) || (i == count - 1 && said == 0))
            print_plainly(out, "%s%s=%s", said++ ? " " : "", csv_cell(csv, -1, columns[i]),
                          csv_cell(csv, row, columns[i]));
    return text_close(out);
}

int comparison_decimals(const struct paired *paired, bool ratio)
{
    const double neutral = ratio ? 1 : 0;
    int decimals = number_decimals(paired->mean, paired->low, paired->high);
    for (; paired_sign(paired, ratio) != 0 && decimals < 9; decimals++) {
        const double half_digit = 0.5 * pow(10, -decimals);
        if (fabs(paired->low - neutral) > half_digit && fabs(paired->high - neutral) > half_digit)
            break;
    }
    return decimals;
}

void write_comparison(FILE *out, const struct paired *paired, bool ratio)
{
    const bool less = !ratio && paired->mean < 0;
    const double sign = less ? -1 : 1, low = less ? paired->high : paired->low;
    const double high = less ? paired->low : paired->high;
    const int decimals = comparison_decimals(paired, ratio);
    char number[NUMBER_TEXT], other[NUMBER_TEXT];
    fputs(number_text(number, sign * paired->mean, decimals), out);
    if (!isnan(low))
        fprintf(out, " (%s .. %s)", number_text(number, sign * low, decimals),
                number_text(other, sign * high, decimals));
    fprintf(out, " %s", ratio ? "times" : less ? "less" : "more");
}
