#include "text/shell.h"

#include <string.h>

#include "base/allocate.h"

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
    char *word = NULL;
    size_t size;
    FILE *out = need(open_memstream(&word, &size));
    write_shell_word(out, text);
    fclose(out);
    return word;
}
