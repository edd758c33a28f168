/* Text from files that anybody may have written, shown so that no terminal takes it for a command. */
#ifndef BASE_PLAIN_H
#define BASE_PLAIN_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "base/lasting.h"

/* Is what begins here a control character: of ASCII, or in UTF-8 one of U+0080 to U+009F, which takes two bytes? */
static inline bool is_control(const char *at)
{
    const unsigned char first = (unsigned char)at[0], second = first ? (unsigned char)at[1] : 0;
    return first < 0x20 || first == 0x7F || (first == 0xC2 && second >= 0x80 && second < 0xA0);
}

/* Each control character becomes a "?". */
static inline void write_plainly(FILE *out, const char *text)
{
    for (; *text; text++) {
        const bool control = is_control(text);
        fputc(control ? '?' : *text, out);
        text += control && (unsigned char)*text == 0xC2;
    }
}

/* The same of what printf would write. */
static inline void vprint_plainly(FILE *out, const char *format, va_list arguments)
{
    char *text = vprinted(format, arguments);
    write_plainly(out, text);
    free(text);
}

__attribute__((format(printf, 2, 3))) static inline void print_plainly(FILE *out, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vprint_plainly(out, format, arguments);
    va_end(arguments);
}

/* The same, and the end of the line. */
__attribute__((format(printf, 2, 3))) static inline void print_line_plainly(FILE *out, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vprint_plainly(out, format, arguments);
    va_end(arguments);
    fputc('\n', out);
}

#endif
