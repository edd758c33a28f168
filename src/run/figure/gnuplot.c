#include "figure/gnuplot.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "text/plain.h"

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

/* Its letters are UTF-8, for which it asks the language. */
static void become_gnuplot(FILE *script, FILE *figure)
{
    static char *arguments[] = {"gnuplot", "-d", NULL};
    setenv("LC_ALL", "C.UTF-8", true);
    if (lseek(fileno(script), 0, SEEK_SET) == 0 && dup2(fileno(script), STDIN_FILENO) >= 0 &&
        dup2(fileno(figure), STDOUT_FILENO) >= 0)
        execvp(*arguments, arguments);
    if (errno == ENOENT)
        fputs("gnuplot is not installed; on Debian it is the package gnuplot-nox, which make deps installs\n",
              stderr);
    else
        perror("gnuplot");
    _exit(127);
}

bool gnuplot_draw(FILE *script, FILE *figure)
{
    int status;
    if (fflush(script) != 0 || ferror(script))
        return fputs("the script for gnuplot could not be written into a temporary file\n", stderr), false;
    fflush(NULL);
    const pid_t pid = fork();
    if (pid == 0)
        become_gnuplot(script, figure);
    if (pid < 0 || waitpid(pid, &status, 0) != pid)
        return perror("gnuplot"), false;
    if (WIFEXITED(status) && (WEXITSTATUS(status) == 0 || WEXITSTATUS(status) == 127))
        return WEXITSTATUS(status) == 0;
    fputs("gnuplot could not draw the figure\n", stderr);
    return false;
}
