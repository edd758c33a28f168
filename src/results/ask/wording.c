#include "ask/wording.h"

#include <math.h>
#include <string.h>

#include "cell/columns.h"
#include "core/allocate.h"
#include "numbers/number.h"
#include "text/nearest.h"
#include "text/plain.h"

bool wants_most(const char *column)
{
    static const char *const names[] = {"gain",   "node_gain", "points",  "wins",
                                        "agrees", "value",     "reached", "first_cuts"};
    return find_word(column, names, sizeof names / sizeof *names) >= 0;
}

bool has_best(const char *column)
{
    static const char *const names[] = {"leaves",       "interior",        "evaluations",
                                        "generated",    "distinct_leaves", "researches",
                                        "ns",           "ns_min",          "ns_max",
                                        "instructions", "branch_misses",   "regret",
                                        "losses",       "over_minimal",    "over_best",
                                        "gain",         "points",          "wins",
                                        "agrees",       "first_cuts",      "effective_branching",
                                        "over_graph",   "node_gain"};
    return find_word(column, names, sizeof names / sizeof *names) >= 0;
}

bool is_shared(const struct csv *csv, int column)
{
    static const char *const amounts[] = {"limit", "budget", "ply"};
    return column < csv_find(csv, "algorithm") || find_word(csv_cell(csv, -1, column), amounts, 3) >= 0;
}

static bool is_counted(const char *name)
{
    const struct column *column;
    for (int i = 0; (column = column_at(i)); i++)
        if (strcmp(column->name, name) == 0)
            return column->field == COUNT_FIELD;
    return false;
}

const char *superlative_of(const char *column)
{
    return wants_most(column) ? "most" : is_counted(column) ? "fewest" : "least";
}

const char *amount_of(const char *column)
{
    return is_counted(column) ? "many" : "much";
}

char *label_of(const struct csv *csv, int row, const int *columns, int count)
{
    char *text;
    size_t size;
    FILE *out = need(open_memstream(&text, &size));
    for (int i = 0, said = 0; i < count; i++)
        if (*csv_cell(csv, row, columns[i]) || (i == count - 1 && said == 0))
            print_plainly(out, "%s%s=%s", said++ ? " " : "", csv_cell(csv, -1, columns[i]),
                          csv_cell(csv, row, columns[i]));
    fclose(out);
    return need(text);
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
