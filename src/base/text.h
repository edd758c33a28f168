#ifndef BASE_TEXT_H
#define BASE_TEXT_H

#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"

/* Characters of more than one byte (RFC 3629). */

/* How many bytes the character has that begins here, 0 if none does; of the 0 that ends a string one. */
int utf8_length(const char *at);

/* Does a character that began before go on with this byte? */
static inline bool utf8_continues(char byte)
{
    return ((unsigned char)byte & 0xC0) == 0x80;
}

/* How many characters so many bytes are, each of which takes a column. */
int utf8_width(const char *text, size_t length);

/* Did the locale that this program was started with, of LC_ALL, or else LC_CTYPE, or else LANG, say that terminals show them?  It is
 * looked up once, before the program sets another for those that it starts. */
void utf8_look_up(void);
bool utf8_is_shown(void);

/* Past the byte order mark that some programs write before a text, and that is no part of it. */
static inline char *past_mark(const char *text)
{
    return (char *)text + (strncmp(text, "\xef\xbb\xbf", 3) == 0 ? 3 : 0);
}

/* The text with each byte that belongs to no character replaced by "?". */
char *utf8_repair(const char *text);

/* One character of ASCII, wherever it stands, replaced by another; the same text. */
char *text_replace(char *text, char from, char to);

/* Text from files that anybody may have written, shown so that no terminal takes it for a command. */

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
    release(text);
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

/* A word in a list of words; if it is not there: "did you mean ...?" */

/* Its place in the list, -1 if it is not there. */
int find_word(const char *word, const char *const *words, int count);

/* All of them with this between, kept. */
char *texts_listed(const char *const *texts, int count, const char *between);

/* The word of the list that takes the fewest edits, NULL if none is near: at most half of its letters. */
const char *nearest(const char *word, const char *const *words, int count);

/* The same as the end of a message: "; did you mean "depth"?", or "" if none is near.  Valid until the next
 * call. */
const char *suggestion(const char *word, const char *const *words, int count);

/* Words that the shell reads back as they were. */

/* Write a word, in quotes if it needs them. */
void write_shell_word(FILE *out, const char *text);

/* The same in memory. */
char *shell_word(const char *text);

/* Take apart a text of such words, in place.  Returns how many; -1 if they are more than `most`, or if a quotation has
 * no end. */
int read_shell_words(char *text, char **words, int most);

/* Text as LaTeX sets it, whatever it says. */

/* Write a text. */
void write_tex(FILE *out, const char *text);

/* Write the lines of a text as lines of comment. */
void write_tex_comment(FILE *out, const char *text);

/* A field of a CSV. */

/* Write it, in quotes if it needs them. */
void write_field(FILE *out, const char *text);

#endif
