#include "base/shell.h"

#include <stdbool.h>
#include <string.h>

#include "base/lasting.h"

void write_shell_word(FILE *out, const char *text)
{
    static const char plain[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-.,:/+@%=";
    if (*text && text[strspn(text, plain)] == '\0') {
        fputs(text, out);
        return;
    }
    fputc('\'', out);
    for (; *text; text++)
        fputs(*text == '\'' ? "'\\''" : (char[]){*text, '\0'}, out);
    fputc('\'', out);
}

char *shell_word(const char *text)
{
    FILE *out = text_open();
    write_shell_word(out, text);
    return text_close(out);
}

/* Read the word that begins here, in place, and go behind it.  False if a quotation has no end. */
static bool read_word(char **at)
{
    char *to = *at;
    bool quoted = false;
    for (; **at && (quoted || **at != ' '); ++*at) {
        if (**at == '\'')
            quoted = !quoted;
        else if (**at == '\\' && !quoted && (*at)[1])
            *to++ = *++*at;
        else
            *to++ = **at;
    }
    *at += **at == ' ';
    *to = '\0';
    return !quoted;
}

int read_shell_words(char *text, char **words, int most)
{
    int count = 0;
    while (*(text += strspn(text, " "))) {
        if (count == most)
            return -1;
        words[count++] = text;
        if (!read_word(&text))
            return -1;
    }
    return count;
}
