#include "base/utf8.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

#include "base/allocate.h"

static int claimed_length(unsigned char first_byte)
{
    if (first_byte < 0x80)
        return 1;
    if (first_byte < 0xC0 || first_byte > 0xF7)
        return 0;
    return first_byte < 0xE0 ? 2 : first_byte < 0xF0 ? 3 : 4;
}

int utf8_length(const char *at)
{
    static const uint32_t least_code[] = {0, 0, 0x80, 0x800, 0x10000};
    const int length = claimed_length((unsigned char)*at);
    if (length < 2)
        return length;
    uint32_t code = (unsigned char)*at & (0x7Fu >> length);
    for (int i = 1; i < length; i++) {
        if (!utf8_continues(at[i]))
            return 0;
        code = code << 6 | ((unsigned char)at[i] & 0x3F);
    }
    const bool is_surrogate = code >= 0xD800 && code <= 0xDFFF;
    return code < least_code[length] || code > 0x10FFFF || is_surrogate ? 0 : length;
}

int utf8_width(const char *text, size_t length)
{
    int width = 0;
    for (size_t i = 0; i < length; i++)
        width += !utf8_continues(text[i]);
    return width;
}

static bool is_shown;

void utf8_look_up(void)
{
    static const char *const names[] = {"LC_ALL", "LC_CTYPE", "LANG"};
    const char *locale = NULL;
    for (int i = 0; i < 3 && !(locale && *locale); i++)
        locale = getenv(names[i]);
    const char *charset = locale ? strrchr(locale, '.') : NULL;
    is_shown = charset && (strncasecmp(charset, ".UTF-8", 6) == 0 || strncasecmp(charset, ".UTF8", 5) == 0);
}

bool utf8_is_shown(void)
{
    return is_shown;
}

char *utf8_repair(const char *text)
{
    char *copy = need(strdup(text));
    for (char *at = copy; *at;) {
        const int length = utf8_length(at);
        if (length == 0)
            *at = '?';
        at += length ? length : 1;
    }
    return copy;
}
