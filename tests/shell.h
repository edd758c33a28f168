/* Running the program as a user does, for the tests of the command line. */
#ifndef SHELL_H
#define SHELL_H

#include <sys/wait.h>
#include <unistd.h>

#include "tests/helper.h"

/* A folder for the files of one test program. */
static char folder[] = "/tmp/plymeter-test-XXXXXX";

/* Make the folder and work there.  PROGRAM is the program under test, from the project's folder. */
static inline int make_folder(void **state)
{
    (void)state;
    char here[2000], program[4000];
    if (!getcwd(here, sizeof here) || !mkdtemp(folder))
        return -1;
    snprintf(program, sizeof program, "%s/%s", here, PROGRAM);
    return setenv("PLYMETER", program, 1) || setenv("PROJECT", here, 1) || chdir(folder);
}

static inline int remove_folder(void **state)
{
    (void)state;
    char command[200];
    snprintf(command, sizeof command, "chmod -R u+w %s && rm -rf %s", folder, folder);
    return chdir("/") || system(command);
}

/* What a command prints on both streams, valid until the next call, and its exit status.  "plymeter" means the
 * program under test, and so does "$PLYMETER" where a process of its own is wanted; "counted X.csv" prints what is
 * counted of a CSV; "$PROJECT" is the folder of the project. */
static inline const char *shell(int *status, const char *format, ...) __attribute__((format(printf, 2, 3)));

static inline const char *shell(int *status, const char *format, ...)
{
    static char output[1000000], command[20000];
    const int used = snprintf(command, sizeof command, "%s",
                              "plymeter() { \"$PLYMETER\" \"$@\"; }; exec 2>&1; "
                              "counted() { awk -f \"$PROJECT\"/tests/counted.awk \"$1\"; }; ");
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(command + used, sizeof command - (size_t)used, format, arguments);
    va_end(arguments);
    FILE *pipe = popen(command, "r");
    assert_non_null(pipe);
    const size_t size = fread(output, 1, sizeof output - 1, pipe);
    output[size] = '\0';
    const int ended = pclose(pipe);
    *status = WIFEXITED(ended) ? WEXITSTATUS(ended) : -1;
    return output;
}

/* A script of tests/, as the beginning of a command. */
#define SCRIPT(path) "\"$PROJECT\"/tests/" path " "

static inline void expect_status(int expected, const char *command)
{
    int status;
    const char *output = shell(&status, "%s", command);
    if (status != expected)
        fail_msg("%s\nended with %d, not %d, and said\n%s", command, status, expected, output);
}

/* The command must end so and print this text somewhere. */
static inline void expect(int expected, const char *text, const char *command)
{
    int status;
    const char *output = shell(&status, "%s", command);
    if (status != expected || !strstr(output, text))
        fail_msg("%s\nended with %d, not %d with \"%s\", and said\n%s", command, status, expected, text, output);
}

static inline void write_file(const char *path, const char *text, size_t size)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(text, 1, size, file), size);
    assert_int_equal(fclose(file), 0);
}

#endif
