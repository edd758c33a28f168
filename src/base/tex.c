#include "base/tex.h"

#include <string.h>

#include "base/plain.h"

/* A [ behind the end of a table's row would begin an option of that. */
static const struct {
    const char *text, *tex;
} written[] = {
    {"\u2265", "$\\ge$"},
    {"\u2264", "$\\le$"},
    {">=", "$\\ge$"},
    {"<=", "$\\le$"},
    {">", "$>$"},
    {"<", "$<$"},
    {"|", "$|$"},
    {"\u221e", "$\\infty$"},
    {"\u2009\u2013\u2009", "\\,--\\,"},
    {"\u2013", "--"},
    {"\u03b1", "$\\alpha$"},
    {"\u03b2", "$\\beta$"},
    {"\u00d7", "$\\times$"},
    {" %", "\\,\\%"},
    {" .. ", "\\,\\ldots\\,"},
    {"\\", "\\textbackslash{}"},
    {"_", "\\_"},
    {"%", "\\%"},
    {"#", "\\#"},
    {"&", "\\&"},
    {"$", "\\$"},
    {"{", "\\{"},
    {"}", "\\}"},
    {"[", "{[}"},
    {"~", "\\textasciitilde{}"},
    {"^", "\\textasciicircum{}"},
    {"\"", "''"},
};

void write_tex(FILE *out, const char *text)
{
    const size_t count = sizeof written / sizeof *written;
    while (*text) {
        size_t i = 0;
        while (i < count && strncmp(text, written[i].text, strlen(written[i].text)) != 0)
            i++;
        if (i < count)
            fputs(written[i].tex, out);
        else
            fputc(is_control(text) ? '?' : *text, out);
        text += i < count ? strlen(written[i].text) : 1;
    }
}

void write_tex_comment(FILE *out, const char *text)
{
    for (size_t length; *text; text += length + (text[length] == '\n')) {
        length = strcspn(text, "\n");
        fprintf(out, "%% %.*s\n", (int)length, text);
    }
}
