/* Characters of more than one byte (RFC 3629). */
#ifndef BASE_UTF8_H
#define BASE_UTF8_H

#include <stdbool.h>
#include <stddef.h>

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

/* The text with each byte that belongs to no character replaced by "?"; the caller frees it. */
char *utf8_repair(const char *text);

#endif
