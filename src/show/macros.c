#include "show/summary.h"

#include <ctype.h>
#include <math.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/verb.h"
#include "base/program.h"
#include "base/file.h"
#include "base/text.h"
#include "results/csv.h"
#include "results/question.h"
#include "results/pairs.h"

static bool is_digit(char letter)
{
    return letter >= '0' && letter <= '9';
}

void write_macro_name(FILE *out, const char *text)
{
    static const char *const digits[] = {"Zero", "One", "Two",   "Three", "Four",
                                         "Five", "Six", "Seven", "Eight", "Nine"};
    bool begins = true;
    for (const char *at = text; *at; at++) {
        const bool letter = (unsigned char)*at < 0x80 && isalpha((unsigned char)*at),
                   after_digit = at > text && is_digit(at[-1]), before_digit = is_digit(at[1]);
        if (letter)
            fputc(begins ? toupper((unsigned char)*at) : *at, out);
        else if (is_digit(*at))
            fputs(digits[*at - '0'], out);
        else if (*at == '.' && before_digit)
            fputs("Point", out);
        else if (*at == '-' && before_digit && !after_digit)
            fputs("Minus", out);
        begins = !letter;
    }
}

#define MACROS_KIND "% By plymeter *"

/* --- names --------------------------------------------------------------------------------------------------------- */

/* What is said of one group: a column, a row of the group, and the name of its commands. */
struct subject {
    int of, group, row;
    char *name;
};

static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/* What --name calls a column or a value; NULL: nothing. */
static const char *short_name(const struct macros *macros, const char *what)
{
    const size_t length = strlen(what);
    for (int i = 0; i < macros->names.count; i++) {
        const char *name = macros->names.word[i], *equals = strrchr(name, '=');
        if ((size_t)(equals - name) == length && strncmp(name, what, length) == 0)
            return equals + 1;
    }
    return NULL;
}

static void write_part(FILE *out, const struct macros *macros, const char *what)
{
    const char *name = short_name(macros, what);
    if (name)
        fputs(name, out);
    else
        write_macro_name(out, what);
}

/* "GainEval", "LeavesAlphabetaLimitEight": a number without what it is of would say little, unless it has a name of its own.
 * Nothing but the group itself says what it is called, so that other rows change no name. */
static char *name_of(const struct macros *macros, const struct question *question, int of, int row)
{
    double number;
    FILE *out = text_open();
    fputs(macros->prefix ? macros->prefix : "", out);
    write_part(out, macros, question->of.word[of]);
    for (int i = 0; i < question->by.count; i++) {
        const char *value = csv_field(&question->csv, row, question->columns[i]);
        if (number_read(value, &number) && !short_name(macros, value))
            write_part(out, macros, question->by.word[i]);
        write_part(out, macros, value);
    }
    return text_close(out);
}

int macros_check(const struct call *call, const struct macros *macros)
{
    if (macros->prefix && macros->prefix[strspn(macros->prefix, letters)])
        return misused(call, "\"--prefix\" begins names of LaTeX commands, of letters only, unlike \"%s\"",
                       macros->prefix);
    for (int i = 0; i < macros->names.count; i++) {
        const char *name = macros->names.word[i], *equals = strrchr(name, '=');
        if (!equals || equals == name || equals[1 + strspn(equals + 1, letters)])
            return misused(call, "\"--name\" takes COLUMN=LETTERS or VALUE=LETTERS, not \"%s\"", name);
    }
    return !new_file_allowed(macros->output, MACROS_KIND) ? EXIT_CONFIG : EXIT_FINE;
}

/* Is each a column of the question, or a value in its rows? */
static int find_names(const struct call *call, const struct macros *macros, const struct question *question)
{
    for (int i = 0; i < macros->names.count; i++) {
        const char *name = macros->names.word[i];
        const char *what = printed("%.*s", (int)(strrchr(name, '=') - name), name);
        bool found = find_word(what, question->of.word, question->of.count) >= 0 ||
                     find_word(what, question->by.word, question->by.count) >= 0;
        for (int k = 0; k < question->by.count && !found; k++)
            for (int row = 0; row < question->row_count && !found; row++)
                found = strcmp(csv_field(&question->csv, question->rows[row], question->columns[k]), what) == 0;
        if (!found)
            return misused(call, "\"--name\": \"%s\" is no column of --of or --by, and no value there", what);
    }
    return EXIT_FINE;
}

static int by_name(const void *left, const void *right)
{
    const struct subject *a = left, *b = right;
    return strcmp(a->name, b->name);
}

static const char *const endings[] = {"", "Low", "High", "N", "Units"};
enum { ENDINGS = sizeof endings / sizeof *endings };

/* Is one name the other with the ending of a bound or a number? */
static bool clash(const char *name, const char *longer)
{
    const size_t length = strlen(name);
    bool same = false;
    for (int i = 0; i < ENDINGS; i++)
        same |= strncmp(name, longer, length) == 0 && strcmp(longer + length, endings[i]) == 0;
    return same;
}

static void complain_of_clash(const struct question *question, const struct subject *first,
                              const struct subject *second)
{
    char *label = label_of(&question->csv, first->row, question->columns, question->by.count);
    char *other = label_of(&question->csv, second->row, question->columns, question->by.count);
    csv_complain(
        &question->csv, 0,
        "%s and %s would both be named \\%s: choose some of them with --where, in a file of their own with "
        "--prefix, or call them otherwise with --name",
        label, other, second->name);
}

/* Do no two subjects share a name?  Names that begin alike stand together when they are sorted. */
static bool names_differ(const struct question *question, const struct subject *subjects, int count)
{
    struct subject *sorted = allocate((size_t)count, sizeof *sorted);
    bool good = true;
    memcpy(sorted, subjects, (size_t)count * sizeof *sorted);
    qsort(sorted, (size_t)count, sizeof *sorted, by_name);
    for (int i = 0; i < count && good; i++)
        for (int j = i + 1;
             j < count && good && strncmp(sorted[i].name, sorted[j].name, strlen(sorted[i].name)) == 0; j++)
            if (clash(sorted[i].name, sorted[j].name)) {
                complain_of_clash(question, &sorted[i], &sorted[j]);
                good = false;
            }
    return good;
}

/* --- commands ------------------------------------------------------------------------------------------------------ */

/* The command that prints the number again. */
static void write_command(FILE *out, const struct call *call, const struct question *question,
                          const struct subject *subject)
{
    print_plainly(out, "%% %s summary %s", (char *)shell_word(call->words[-1]),
                  (char *)shell_word(call->arguments[0]));
    option_write(out, "of", question->of.word[subject->of]);
    if (question->by.count > 0)
        option_write(out, "by", words_listed(&question->by, ","));
    for (int i = 0; i < question->by.count; i++)
        option_write(
            out, "where",
            printed("%s=%s", question->by.word[i], csv_field(&question->csv, subject->row, question->columns[i])));
    question_write_options(out, question);
    fputc('\n', out);
}

static void write_subject(FILE *out, const struct call *call, const struct question *question,
                          const struct subject *subject)
{
    const struct summary summary = summary_of_group(question, subject->of, &question->groups, subject->group);
    const double mean = summary.statistic[MEAN], low = summary.statistic[LOW], high = summary.statistic[HIGH],
                 numbers[ENDINGS] = {mean, low, high, summary.n > 0 ? summary.n : NAN,
                                     summary.n > 0 ? summary.units : NAN};
    const int decimals = number_decimals(mean, low, high);
    char text[NUMBER_TEXT];
    fputc('\n', out);
    write_command(out, call, question, subject);
    if (summary.n == 0)
        fprintf(out, "%% \\%s: no row has a number\n", subject->name);
    for (int i = 0; i < ENDINGS; i++)
        if (!isnan(numbers[i]))
            fprintf(out, "\\newcommand{\\%s%s}{\\num{%s}}\n", subject->name, endings[i],
                    number_text(text, numbers[i], i < 3 ? decimals : 0));
}

int macros_write(const struct call *call, const struct question *question, const struct macros *macros)
{
    const struct groups *groups = &question->groups;
    struct subject *subjects = allocate((size_t)groups->count * (size_t)question->of.count, sizeof *subjects);
    struct new_file new_file;
    int count = 0;
    if (find_names(call, macros, question) != EXIT_FINE)
        return EXIT_USAGE;
    for (int of = 0; of < question->of.count; of++)
        for (int g = 0; g < groups->count; g++) {
            const int row = groups->rows[groups->start[g]];
            subjects[count++] = (struct subject){of, g, row, name_of(macros, question, of, row)};
        }
    if (!names_differ(question, subjects, count))
        return EXIT_USAGE;
    if (!new_file_open(&new_file, macros->output, MACROS_KIND))
        return EXIT_CONFIG;
    write_tex_comment(new_file.out, origin_of(call, (const struct csv *const[]){&question->csv}, 1));
    fputs("% Means, bounds of their 95 % intervals, numbers of rows and of independent samples.\n"
          "\\providecommand{\\num}[1]{\\ensuremath{#1}}% unless siunitx was loaded\n",
          new_file.out);
    for (int i = 0; i < count; i++)
        write_subject(new_file.out, call, question, &subjects[i]);
    return new_file_put(&new_file) ? EXIT_FINE : EXIT_CONFIG;
}
