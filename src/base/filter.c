#include "base/filter.h"

#include <errno.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

/* Letters are UTF-8, for which some ask the language. */
static void become(char *const *words, const char *package, FILE *from, FILE *to)
{
    setenv("LC_ALL", "C.UTF-8", true);
    if (lseek(fileno(from), 0, SEEK_SET) == 0 && dup2(fileno(from), STDIN_FILENO) >= 0 &&
        dup2(fileno(to), STDOUT_FILENO) >= 0)
        execvp(*words, words);
    if (errno == ENOENT)
        fprintf(stderr, "%s is not installed; on Debian it is in the package %s\n", *words, package);
    else
        perror(*words);
    _exit(127);
}

bool filter_run(char *const *words, const char *package, FILE *from, FILE *to)
{
    int status;
    if (fflush(from) != 0 || ferror(from))
        return fprintf(stderr, "what %s is to read could not be written into a temporary file\n", *words), false;
    fflush(NULL);
    const pid_t pid = fork();
    if (pid == 0)
        become(words, package, from, to);
    if (pid < 0 || waitpid(pid, &status, 0) != pid)
        return perror(*words), false;
    if (WIFEXITED(status) && (WEXITSTATUS(status) == 0 || WEXITSTATUS(status) == 127))
        return WEXITSTATUS(status) == 0;
    fprintf(stderr, "%s could not draw the figure\n", *words);
    return false;
}
