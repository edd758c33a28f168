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
#include "core/lasting.h"
#include "text/path.h"

static const char *called = "";

void shipped_begin(const char *name)
{
    called = name;
}

/* "folder/name" in a buffer that grows. */
static const char *join_path(char **buffer, const char *folder, size_t length, const char *name)
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

char *program_find(const char *name)
{
    const char *folders = strchr(name, '/') ? "" : getenv("PATH");
    for (bool more = *name && folders; more;) {
        const int length = (int)strcspn(folders, ":");
        char *path = printed("%.*s%s%s", length, folders, length ? "/" : "", name);
        if (is_program(path))
            return path;
        free(path);
        more = folders[length] != '\0';
        folders += length + more;
    }
    return NULL;
}

const char *shipped_program(void)
{
    static char *program;
    const char *found = program ? NULL : lasting(program_find(called));
    return program ? program : (program = found ? realpath(found, NULL) : NULL);
}

/* "" if there is none. */
static const char *share_folder(void)
{
    static char *share;
    const char *told = getenv("PLYMETER_DATA"), *program = share ? NULL : shipped_program();
    if (told && *told)
        return told;
    if (program) {
        const char *prefix = dirname(dirname(lasting(printed("%s", program))));
        join_path(&share, prefix, strlen(prefix), "share/plymeter");
    }
    return share ? share : "";
}

static bool is_file_there(const char *path)
{
    struct stat about;
    return lstat(path, &about) == 0 || (errno != ENOENT && errno != ENOTDIR);
}

const char *shipped(const char *path)
{
    static char *file;
    const char *folder = *path && !strchr("/.", *path) && !is_file_there(path) ? share_folder() : "";
    return *folder && is_file_there(join_path(&file, folder, strlen(folder), path)) ? file : path;
}

char *shipped_for(const char *folder, const char *path, const char *ending)
{
    for (const char *slash; (slash = strchr(path, '/')); path = slash + 1) {
        char *text = printed("%s%.*s%s", folder, stem_length(path), path, ending);
        if (*path != '/' && *path != '.' && is_file_there(shipped(text)))
            return text;
        free(text);
    }
    return in_folder(folder, path, ending);
}
