#include "show/macros_name.h"

#include <ctype.h>
#include <stdbool.h>

static bool is_digit(char letter)
{
    return letter >= '0' && letter <= '9';
}

/* What a sign means next to a digit; NULL: it separates. */
static const char *sign_of(const char *text, const char *at)
{
    const bool before = at > text && is_digit(at[-1]), behind = is_digit(at[1]);
    return *at == '.' && behind ? "Point" : *at == '-' && behind && !before ? "Minus" : NULL;
}

void write_macro_name(FILE *out, const char *text)
{
    static const char *const digits[] = {"Zero", "One", "Two",   "Three", "Four",
                                         "Five", "Six", "Seven", "Eight", "Nine"};
    bool begins = true;
    for (const char *at = text; *at; at++) {
        const bool letter = (unsigned char)*at < 0x80 && isalpha((unsigned char)*at);
        if (letter)
            fputc(begins ? toupper((unsigned char)*at) : *at, out);
        else if (is_digit(*at))
            fputs(digits[*at - '0'], out);
        else if (sign_of(text, at))
            fputs(sign_of(text, at), out);
        begins = !letter;
    }
}
