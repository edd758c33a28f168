#include "show/gnuplot.h"

#include "base/filter.h"
#include "base/plain.h"

/* Within single quotes only the quote itself has a meaning, and @ before the name of a variable, which is replaced
 * wherever it stands.  Both stand within double quotes instead, alone, as line ends do.  (A quote could be doubled, but
 * gnuplot 5.4 misreads two in a row.) */
void gnuplot_text(FILE *out, const char *text)
{
    fputc('\'', out);
    for (; *text; text++)
        if (*text == '\n')
            fputs("'.\"\\n\".'", out);
        else if (*text == '\'' || *text == '@')
            fprintf(out, "'.\"%c\".'", *text);
        else
            fputc(is_control(text) ? '?' : *text, out);
    fputc('\'', out);
}

bool gnuplot_draw(FILE *script, FILE *figure)
{
    static char *words[] = {"gnuplot", "-d", NULL};
    return filter_run(words, "gnuplot-nox, which make deps installs", script, figure);
}
