#include "base/setting.h"

#include <ctype.h>
#include <errno.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"

enum { MAX_CHOICES = 16 };

Setting setting_word(const Parameter *parameter)
{
    return parameter->kind == REAL ? (Setting){.real = parameter->least - 1}
                                   : (Setting){.integer = (int64_t)parameter->least - 1};
}

bool setting_is_word(const Parameter *parameter, Setting setting)
{
    if (!parameter->word)
        return false;
    return parameter->kind == REAL ? setting.real < parameter->least : (double)setting.integer < parameter->least;
}

const char *setting_expected(const Parameter *parameter)
{
    static char text[200];
    switch (parameter->kind) {
    case INTEGER:
        snprintf(text, sizeof text, "a whole number from %.0f to %.0f%s%s", parameter->least, parameter->most,
                 parameter->word ? ", or " : "", parameter->word ? parameter->word : "");
        break;
    case SEED:
        snprintf(text, sizeof text, "a whole number from 0 to %" PRIu64, UINT64_MAX);
        break;
    case REAL:
        snprintf(text, sizeof text, "a number from %.10g to %.10g%s%s", parameter->least, parameter->most,
                 parameter->word ? ", or " : "", parameter->word ? parameter->word : "");
        break;
    case CHOICE:
        snprintf(text, sizeof text, "one of %s", parameter->choices);
        break;
    case TEXT:
        snprintf(text, sizeof text, "a text");
        break;
    }
    return text;
}

static bool all_digits(const char *text)
{
    return *text && text[strspn(text, "0123456789")] == '\0';
}

/* What is wrong with a text that has two numbers or more, such as "1-8" or "1 .. 8": it may be meant for a range. */
static const char *range_hint(const Parameter *parameter, const char *text)
{
    uint64_t first, last;
    const size_t digits = strspn(text, "0123456789"), between = strspn(text + digits, " .:-");
    if (setting_range(parameter, text, &first, &last))
        return ": a single one";
    if (digits && between && text[digits + between] && all_digits(text + digits + between))
        return "; a range is written as in \"1..8\"";
    if (digits && text[digits] == ',')
        return "; a list is written as in [1, 2, 3]";
    return "";
}

static bool read_integer(const Parameter *parameter, const char *text, int64_t *integer)
{
    errno = 0;
    *integer = strtoll(text, NULL, 10);
    return all_digits(text + (*text == '-')) && errno == 0 && (double)*integer >= parameter->least &&
           (double)*integer <= parameter->most;
}

/* Is it the word that may stand in place of a number?  What that is kept as. */
static bool read_word(const Parameter *parameter, const char *text, Setting *setting)
{
    if (!parameter->word || strcmp(text, parameter->word) != 0)
        return false;
    *setting = setting_word(parameter);
    return true;
}

static bool read_seed(const char *text, uint64_t *seed)
{
    errno = 0;
    *seed = strtoull(text, NULL, 10);
    return all_digits(text) && errno == 0;
}

/* Is it a number in decimal?  strtod alone would take "0x1p3", "inf" and " 1", too. */
static bool is_decimal(const char *text, double *real)
{
    char *end;
    *real = strtod(text, &end);
    return *text && *end == '\0' && text[strspn(text, "+-.0123456789eE")] == '\0';
}

static bool read_real(const Parameter *parameter, const char *text, double *real)
{
    return is_decimal(text, real) && isfinite(*real) && *real >= parameter->least && *real <= parameter->most;
}

/* Split "a|b|c" into words, which live in `letters`. */
static int split_choices(const char *choices, char letters[200], const char *words[MAX_CHOICES])
{
    int count = 0;
    snprintf(letters, 200, "%s", choices);
    for (char *rest = letters; rest && count < MAX_CHOICES;) {
        words[count++] = rest;
        rest = strchr(rest, '|');
        if (rest)
            *rest++ = '\0';
    }
    return count;
}

int setting_choices(const Parameter *parameter)
{
    char letters[200];
    const char *words[MAX_CHOICES];
    return split_choices(parameter->choices, letters, words);
}

static bool read_choice(const Parameter *parameter, const char *text, int *choice, const char **hint)
{
    char letters[200];
    const char *words[MAX_CHOICES];
    const int count = split_choices(parameter->choices, letters, words);
    *choice = find_word(text, words, count);
    if (*choice < 0)
        *hint = suggestion(text, words, count);
    return *choice >= 0;
}

/* A board's first row, such as "+B7/9": a spreadsheet shows something else, but can do nothing. */
static bool is_row(const char *text)
{
    return *text == '+' && strchr(text, '/') && !strpbrk(text, "(|!");
}

/* Spreadsheets take a text that begins like this for a formula and compute it; "-3" is a number for them, too. */
static bool is_formula(const char *text)
{
    double number;
    return strchr("=+-@", *text) && !is_decimal(text, &number) && !is_row(text);
}

/* Control characters would break the lines of journals and tables. */
bool setting_harmless(const char *text)
{
    for (const char *at = text; *at; at++)
        if (iscntrl((unsigned char)*at))
            return false;
    return !is_formula(text);
}

static bool read_text(const char *text, const char **hint)
{
    *hint = is_formula(text) ? ", which a spreadsheet would take for a formula" : " of one line";
    return *text && setting_harmless(text);
}

#define NUMBER "([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][+-]?[0-9]+)?"

const char *setting_pattern(const Parameter *parameter, bool ranges)
{
    switch (parameter->kind) {
    case INTEGER:
        return ranges ? "^(-?[0-9]+|[0-9]+\\.\\.[0-9]+)$" : "^-?[0-9]+$";
    case SEED:
        return ranges ? "^[0-9]+(\\.\\.[0-9]+)?$" : "^[0-9]+$";
    case REAL:
        return "^[+-]?" NUMBER "$";
    case CHOICE:
        break;
    case TEXT:
        return "^([+-]" NUMBER "|\\+[^/(|!\\x00-\\x1f\\x7f]*/[^(|!\\x00-\\x1f\\x7f]*"
               "|[^=+\\-@\\x00-\\x1f\\x7f][^\\x00-\\x1f\\x7f]*)$";
    }
    return "";
}

bool setting_read(const Parameter *parameter, const char *text, Setting *setting, char error[SETTING_ERROR])
{
    const char *hint = "";
    bool good = false;
    switch (parameter->kind) {
    case INTEGER:
        good = read_word(parameter, text, setting) || read_integer(parameter, text, &setting->integer);
        hint = good ? "" : range_hint(parameter, text);
        break;
    case SEED:
        good = read_seed(text, &setting->seed);
        hint = good ? "" : range_hint(parameter, text);
        break;
    case REAL:
        good = read_word(parameter, text, setting) || read_real(parameter, text, &setting->real);
        break;
    case CHOICE:
        good = read_choice(parameter, text, &setting->choice, &hint);
        break;
    case TEXT:
        good = read_text(text, &hint);
        setting->text = text;
        break;
    }
    if (!good)
        snprintf(error, SETTING_ERROR, "\"%s\" is to be %s, not \"%.80s\"%s", parameter->name,
                 setting_expected(parameter), text, hint);
    return good;
}

Setting setting_default(const Parameter *parameter)
{
    Setting setting;
    char error[SETTING_ERROR];
    if (!setting_read(parameter, parameter->fallback, &setting, error)) {
        fprintf(stderr, "plymeter: a part declares a wrong default: %s\n", error);
        abort();
    }
    return setting;
}

bool setting_same(const Parameter *parameter, Setting a, Setting b)
{
    return parameter->kind == INTEGER  ? a.integer == b.integer
           : parameter->kind == SEED   ? a.seed == b.seed
           : parameter->kind == REAL   ? a.real == b.real
           : parameter->kind == CHOICE ? a.choice == b.choice
                                       : a.text == b.text || strcmp(a.text, b.text) == 0;
}

/* The fewest digits that read back as the same number. */
static void write_real(double real, char buffer[SETTING_TEXT])
{
    for (int digits = 15; digits <= 17; digits++) {
        snprintf(buffer, SETTING_TEXT, "%.*g", digits, real);
        if (strtod(buffer, NULL) == real)
            return;
    }
}

static void write_seed(uint64_t number, char buffer[SETTING_TEXT])
{
    char digits[20], *end = digits + sizeof digits, *first = end;
    do
        *--first = (char)('0' + number % 10);
    while (number /= 10);
    memcpy(buffer, first, (size_t)(end - first));
    buffer[end - first] = '\0';
}

/* As snprintf does, but fast: most of what is written are seeds and whole numbers. */
static void write_integer(int64_t number, char buffer[SETTING_TEXT])
{
    buffer[0] = '-';
    write_seed(number < 0 ? -(uint64_t)number : (uint64_t)number, buffer + (number < 0));
}

static void write_choice(const char *choices, int choice, char buffer[SETTING_TEXT])
{
    for (; choice > 0; choice--)
        choices = strchr(choices, '|') + 1;
    const size_t length = strcspn(choices, "|"), kept = length < SETTING_TEXT ? length : SETTING_TEXT - 1;
    memcpy(buffer, choices, kept);
    buffer[kept] = '\0';
}

const char *setting_write(const Parameter *parameter, Setting setting, char buffer[SETTING_TEXT])
{
    if (setting_is_word(parameter, setting))
        return parameter->word;
    switch (parameter->kind) {
    case INTEGER:
        write_integer(setting.integer, buffer);
        break;
    case SEED:
        write_seed(setting.seed, buffer);
        break;
    case REAL:
        write_real(setting.real, buffer);
        break;
    case CHOICE:
        write_choice(parameter->choices, setting.choice, buffer);
        break;
    case TEXT:
        return setting.text;
    }
    return buffer;
}

bool setting_range(const Parameter *parameter, const char *text, uint64_t *first, uint64_t *last)
{
    if (parameter->kind != INTEGER && parameter->kind != SEED)
        return false;
    const char *dots = strstr(text, "..");
    char low[SETTING_TEXT];
    if (!dots || dots - text >= SETTING_TEXT)
        return false;
    snprintf(low, sizeof low, "%.*s", (int)(dots - text), text);
    return read_seed(low, first) && read_seed(dots + 2, last);
}
