#include "base/json.h"

#include <ctype.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"

enum {
    MAX_DEPTH = 500,        /* cJSON gives up at 1000 */
    MAX_NUMBER_LENGTH = 63, /* cJSON reads no further */
};

struct bracket {
    char kind;
    int line;
};

struct scanner {
    const char *text, *at; /* a NUL is the end: check_encoding lets none stand inside */
    struct place place;    /* of at */
    struct bracket open[MAX_DEPTH];
    int depth;
    const struct visitor *visitor;
    const struct listener *listener;
};

/* --- problems --- */

bool json_problem(const struct listener *listener, struct place place, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    char *message = vprinted(format, arguments);
    va_end(arguments);
    listener->complain(listener->context, place, message);
    release(message);
    return false;
}

static void describe_found(const char *at, char *description, size_t size)
{
    unsigned char byte = (unsigned char)*at;
    if (byte == '\0')
        snprintf(description, size, "the end of the file");
    else if (byte == '\n' || byte == '\r')
        snprintf(description, size, "the end of the line");
    else if (iscntrl(byte))
        snprintf(description, size, "the control character 0x%02x", byte);
    else if (byte == '/')
        snprintf(description, size, "'/' (JSON has no comments)");
    else
        snprintf(description, size, "'%.*s'", utf8_length(at), at);
}

static bool complain_of_missing(const struct scanner *scanner, const char *what)
{
    if (*scanner->at == '\0' && scanner->depth > 0) {
        const struct bracket *innermost = &scanner->open[scanner->depth - 1];
        return json_problem(scanner->listener, scanner->place,
                            "unexpected end of file: the '%c' of line %d is not closed", innermost->kind,
                            innermost->line);
    }
    char found[40];
    describe_found(scanner->at, found, sizeof found);
    return json_problem(scanner->listener, scanner->place, "expected %s, found %s", what, found);
}

/* --- moving through the text --- */

static void advance_scanner(struct scanner *scanner)
{
    char passed = *scanner->at++;
    if (passed == '\n') {
        scanner->place.line++;
        scanner->place.column = 1;
    } else if (!utf8_continues(passed)) {
        scanner->place.column++;
    }
}

static bool skip_one_of(struct scanner *scanner, const char *characters)
{
    if (*scanner->at == '\0' || !strchr(characters, *scanner->at))
        return false;
    advance_scanner(scanner);
    return true;
}

/* Most values have none around them. */
static void skip_blanks(struct scanner *scanner)
{
    while ((unsigned char)*scanner->at <= ' ' && skip_one_of(scanner, " \t\n\r")) {
    }
}

static bool skip_mark(struct scanner *scanner, const char *mark)
{
    bool skipped = skip_one_of(scanner, mark);
    skip_blanks(scanner);
    return skipped;
}

static bool check_encoding(struct scanner *scanner, size_t length)
{
    const char *end = scanner->at + length;
    scanner->at = past_mark(scanner->at);
    while (scanner->at < end) {
        if (*scanner->at == '\0')
            return json_problem(scanner->listener, scanner->place, "NUL byte: this is not a text file");
        int bytes = utf8_length(scanner->at);
        if (bytes == 0) {
            return json_problem(scanner->listener, scanner->place, "invalid UTF-8: byte 0x%02x",
                                (unsigned char)*scanner->at);
        }
        for (int i = 0; i < bytes; i++)
            advance_scanner(scanner);
    }
    return true;
}

/* --- strings --- */

/* Four hexadecimal digits: one UTF-16 unit. */
static bool scan_unit(struct scanner *scanner, unsigned long *unit)
{
    char digits[5] = "";
    for (int i = 0; i < 4; i++) {
        digits[i] = *scanner->at;
        if (!skip_one_of(scanner, "0123456789abcdefABCDEF"))
            return complain_of_missing(scanner, "four hexadecimal digits after '\\u'");
    }
    *unit = strtoul(digits, NULL, 16);
    return true;
}

static bool is_high_surrogate(unsigned long unit)
{
    return unit >= 0xD800 && unit <= 0xDBFF;
}

static bool is_low_surrogate(unsigned long unit)
{
    return unit >= 0xDC00 && unit <= 0xDFFF;
}

static bool scan_unicode_escape(struct scanner *scanner, struct place backslash)
{
    unsigned long first, second = 0;
    if (!scan_unit(scanner, &first))
        return false;
    if (first == 0)
        return json_problem(scanner->listener, backslash, "a string cannot hold '\\u0000'");
    if (is_high_surrogate(first) && skip_one_of(scanner, "\\") && skip_one_of(scanner, "u") &&
        !scan_unit(scanner, &second))
        return false;
    if (is_low_surrogate(first) || is_high_surrogate(first) != is_low_surrogate(second)) {
        return json_problem(scanner->listener, backslash,
                            "lone surrogate: '\\ud800' to '\\udbff' come right before '\\udc00' to '\\udfff'");
    }
    return true;
}

static bool scan_escape(struct scanner *scanner)
{
    struct place backslash = scanner->place;
    advance_scanner(scanner);
    if (skip_one_of(scanner, "u"))
        return scan_unicode_escape(scanner, backslash);
    return skip_one_of(scanner, "\"\\/bfnrt") ||
           complain_of_missing(scanner, "one of \" \\ / b f n r t u after '\\'");
}

static bool scan_string(struct scanner *scanner)
{
    int start = scanner->place.column;
    advance_scanner(scanner);
    while (*scanner->at != '"') {
        unsigned char byte = (unsigned char)*scanner->at;
        if (byte == '\0' || byte == '\n' || byte == '\r') {
            return json_problem(scanner->listener, scanner->place,
                                "the string that starts at column %d is not closed on its line", start);
        }
        if (byte < 0x20) {
            return json_problem(scanner->listener, scanner->place,
                                "control character 0x%02x in a string: write it as '\\u%04x'", byte, byte);
        }
        if (byte != '\\')
            advance_scanner(scanner);
        else if (!scan_escape(scanner))
            return false;
    }
    advance_scanner(scanner);
    return true;
}

/* --- numbers and words --- */

static bool scan_digits(struct scanner *scanner, const char *what)
{
    if (!isdigit((unsigned char)*scanner->at))
        return complain_of_missing(scanner, what);
    while (isdigit((unsigned char)*scanner->at))
        advance_scanner(scanner);
    return true;
}

static bool scan_exponent(struct scanner *scanner)
{
    skip_one_of(scanner, "+-");
    return scan_digits(scanner, "a digit in the exponent");
}

static bool scan_number(struct scanner *scanner)
{
    struct place place = scanner->place;
    const char *start = scanner->at;
    skip_one_of(scanner, "-");
    if (scanner->at[0] == '0' && isdigit((unsigned char)scanner->at[1]))
        return json_problem(scanner->listener, place, "a number cannot have leading zeros");
    if (!scan_digits(scanner, "a digit after '-'"))
        return false;
    if (strncmp(scanner->at, "..", 2) == 0)
        return json_problem(scanner->listener, place, "a range is written in quotes, as \"1..8\"");
    if (skip_one_of(scanner, ".") && !scan_digits(scanner, "a digit after '.'"))
        return false;
    if (skip_one_of(scanner, "eE") && !scan_exponent(scanner))
        return false;
    if (scanner->at - start > MAX_NUMBER_LENGTH) {
        return json_problem(scanner->listener, place, "a number of more than %d characters: write it as a string",
                            MAX_NUMBER_LENGTH);
    }
    return true;
}

static bool scan_word(struct scanner *scanner, const char *what)
{
    static const char *const words[] = {"true", "false", "null"};
    struct place place = scanner->place;
    const char *start = scanner->at;
    while (isalnum((unsigned char)*scanner->at) || *scanner->at == '_')
        advance_scanner(scanner);
    size_t length = (size_t)(scanner->at - start);
    for (size_t i = 0; i < sizeof words / sizeof *words; i++)
        if (strlen(words[i]) == length && strncmp(start, words[i], length) == 0)
            return true;
    return json_problem(scanner->listener, place, "expected %s, found '%.*s'", what, (int)length, start);
}

/* --- values --- */

/* What starts here; its key has passed. */
static bool scan_value(struct scanner *scanner, struct start start, const char *what);

static const struct start no_key = {.key = NULL};

static bool open_bracket(struct scanner *scanner)
{
    if (scanner->depth == MAX_DEPTH)
        return json_problem(scanner->listener, scanner->place, "nested deeper than %d levels", MAX_DEPTH);
    scanner->open[scanner->depth++] = (struct bracket){*scanner->at, scanner->place.line};
    advance_scanner(scanner);
    skip_blanks(scanner);
    return true;
}

static bool close_bracket(struct scanner *scanner)
{
    advance_scanner(scanner);
    scanner->depth--;
    return scanner->visitor->end(scanner->visitor->context);
}

static bool scan_key(struct scanner *scanner, const char *what)
{
    if (*scanner->at != '"')
        return complain_of_missing(scanner, what);
    if (!scan_string(scanner))
        return false;
    skip_blanks(scanner);
    return skip_mark(scanner, ":") || complain_of_missing(scanner, "':' after this key");
}

static bool scan_members(struct scanner *scanner)
{
    const char *what = "a key in double quotes or '}'";
    do {
        const struct start start = {.key = scanner->at, .key_place = scanner->place};
        if (!scan_key(scanner, what) || !scan_value(scanner, start, "a value after ':'"))
            return false;
        what = "a key in double quotes after ','";
    } while (skip_mark(scanner, ","));
    return *scanner->at == '}' || complain_of_missing(scanner, "',' or '}' after this value");
}

static bool scan_elements(struct scanner *scanner)
{
    const char *what = "a value or ']'";
    do {
        if (!scan_value(scanner, no_key, what))
            return false;
        what = "a value after ','";
    } while (skip_mark(scanner, ","));
    return *scanner->at == ']' || complain_of_missing(scanner, "',' or ']' after this value");
}

static bool scan_object(struct scanner *scanner)
{
    return open_bracket(scanner) && (*scanner->at == '}' || scan_members(scanner)) && close_bracket(scanner);
}

static bool scan_array(struct scanner *scanner)
{
    return open_bracket(scanner) && (*scanner->at == ']' || scan_elements(scanner)) && close_bracket(scanner);
}

static bool scan_scalar(struct scanner *scanner, const char *what)
{
    if (*scanner->at == '"')
        return scan_string(scanner);
    if (*scanner->at == '-' || isdigit((unsigned char)*scanner->at))
        return scan_number(scanner);
    if (isalpha((unsigned char)*scanner->at))
        return scan_word(scanner, what);
    return complain_of_missing(scanner, what);
}

static bool tell_visitor(const struct scanner *scanner, struct start *start)
{
    start->length = (size_t)(scanner->at - start->at);
    return scanner->visitor->begin(scanner->visitor->context, start);
}

static bool scan_value(struct scanner *scanner, struct start start, const char *what)
{
    start.at = scanner->at;
    start.place = scanner->place;
    const bool good = *start.at == '{'   ? tell_visitor(scanner, &start) && scan_object(scanner)
                      : *start.at == '[' ? tell_visitor(scanner, &start) && scan_array(scanner)
                                         : scan_scalar(scanner, what) && tell_visitor(scanner, &start);
    skip_blanks(scanner);
    return good;
}

bool json_walk(const char *text, size_t length, const struct visitor *visitor, const struct listener *listener)
{
    const struct place start = {.line = 1, .column = 1};
    struct scanner scanner = {.text = text, .at = text, .place = start, .visitor = visitor, .listener = listener};
    if (!check_encoding(&scanner, length))
        return false;
    scanner.at = past_mark(text);
    scanner.place = start;
    skip_blanks(&scanner);
    if (*scanner.at == '\0')
        return json_problem(listener, scanner.place, "the file is empty: expected a value");
    if (!scan_value(&scanner, no_key, "a value"))
        return false;
    return *scanner.at == '\0' || complain_of_missing(&scanner, "nothing after the end of the value");
}
