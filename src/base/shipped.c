#include "base/shipped.h"

#include <errno.h>
#include <libgen.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/allocate.h"
#include "base/lasting.h"
#include "base/path.h"

enum { MOST_UP = 2 }; /* build/plymeter, and build/less/plymeter */

static const char *called = "";

void shipped_begin(const char *name)
{
    called = name;
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
    if (!program && !(program = realpath("/proc/self/exe", NULL))) { /* which only Linux has */
        const char *found = lasting(program_find(called));
        program = found ? realpath(found, NULL) : NULL;
    }
    return program;
}

static bool is_file_there(const char *path)
{
    struct stat about;
    return lstat(path, &about) == 0 || (errno != ENOENT && errno != ENOTDIR);
}

/* Installed below a folder above the program's, or that folder itself, which is a clone then; "": neither. */
static char *find_files(void)
{
    static const char *const places[] = {"/share/plymeter", ""};
    const char *program = shipped_program();
    char *above = program ? dirname(lasting(printed("%s", program))) : NULL;
    for (int up = 0; above && up < MOST_UP; up++) {
        above = dirname(above);
        for (int i = 0; i < 2; i++) {
            char *folder = printed("%s%s", above, places[i]);
            if (is_file_there(lasting(printed("%s/plots/draw", folder))))
                return folder;
            free(folder);
        }
    }
    return printed("%s", "");
}

static const char *share_folder(void)
{
    static char *share;
    const char *told = getenv("PLYMETER_DATA");
    if (told && *told)
        return told;
    return share ? share : (share = find_files());
}

static bool begins_as(const char *path, const char *folder)
{
    return strncmp(path, folder, strlen(folder)) == 0 && strchr("/", path[strlen(folder)]);
}

const char *shipped(const char *path)
{
    static char *file;
    const bool ours = begins_as(path, "configs") || begins_as(path, "plots");
    const char *folder = ours && !is_file_there(path) ? share_folder() : "";
    if (!*folder)
        return path;
    free(file);
    file = printed("%s/%s", folder, path);
    return is_file_there(file) ? file : path;
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
