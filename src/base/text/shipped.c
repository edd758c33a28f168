#include "text/shipped.h"

#include <errno.h>
#include <libgen.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "core/allocate.h"
#include "text/path.h"

static const char *called = "";

void shipped_begin(const char *name)
{
    called = name;
}

/* "folder/name" in a buffer that grows. */
static const char *join(char **buffer, const char *folder, size_t length, const char *name)
{
    *buffer = need(realloc(*buffer, length + strlen(name) + 2));
    sprintf(*buffer, "%.*s/%s", (int)length, folder, name);
    return *buffer;
}

static bool is_program(const char *path)
{
    struct stat about;
    return stat(path, &about) == 0 && S_ISREG(about.st_mode) && access(path, X_OK) == 0;
}

/* As a shell finds a command: an empty folder of PATH is the current one.  The caller frees it. */
static char *search_commands(void)
{
    char *tried = NULL, *found = NULL;
    for (const char *folder = getenv("PATH"); folder && !found;) {
        const size_t length = strcspn(folder, ":");
        if (is_program(join(&tried, length ? folder : ".", length ? length : 1, called)))
            found = realpath(tried, NULL);
        folder = folder[length] ? folder + length + 1 : NULL;
    }
    free(tried);
    return found;
}

const char *shipped_program(void)
{
    static char *program;
    if (!program && *called)
        program = strchr(called, '/') ? realpath(called, NULL) : search_commands();
    return program;
}

/* "" if there is none. */
static const char *share_folder(void)
{
    static char *share;
    const char *told = getenv("PLYMETER_DATA"), *program = share ? NULL : shipped_program();
    if (told && *told)
        return told;
    if (program) {
        char *copy = need(strdup(program));
        const char *prefix = dirname(dirname(copy));
        join(&share, prefix, strlen(prefix), "share/plymeter");
        free(copy);
    }
    return share ? share : "";
}

static bool is_there(const char *path)
{
    struct stat about;
    return lstat(path, &about) == 0 || (errno != ENOENT && errno != ENOTDIR);
}

const char *shipped(const char *path)
{
    static char *file;
    const char *folder = *path && !strchr("/.", *path) && !is_there(path) ? share_folder() : "";
    return *folder && is_there(join(&file, folder, strlen(folder), path)) ? file : path;
}

static bool comes_with(const void *context, const char *path)
{
    (void)context;
    return is_there(shipped(path));
}

char *shipped_for(const char *folder, const char *path, const char *ending)
{
    return in_tree(folder, path, ending, comes_with, NULL);
}
