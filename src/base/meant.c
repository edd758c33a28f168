#include "base/meant.h"

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "base/lasting.h"
#include "base/nearest.h"
#include "base/path.h"
#include "base/shipped.h"

/* The stems of a folder's files with this ending, and how many there are; the caller frees them and the list. */
static char **file_stems(const char *folder, const char *ending, int *count)
{
    char **stems = NULL;
    DIR *directory = opendir(*folder ? shipped(folder) : ".");
    const struct dirent *entry;
    *count = 0;
    while (directory && (entry = readdir(directory)))
        if (path_ends(entry->d_name, ending)) {
            stems = grow(stems, (size_t)*count, sizeof *stems);
            stems[(*count)++] = need(strndup(entry->d_name, strlen(entry->d_name) - strlen(ending)));
        }
    if (directory)
        closedir(directory);
    return stems;
}

/* Of several that are as near the first by the alphabet, whatever order the folder has. */
static int by_stem(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

static int suggest(const char *folder, const char *stem, const char *ending, char *text, size_t size)
{
    int count;
    char **stems = file_stems(folder, ending, &count);
    if (count > 0)
        qsort(stems, (size_t)count, sizeof *stems, by_stem);
    const char *near = nearest(stem, (const char *const *)stems, count);
    if (near)
        snprintf(text, size, "; did you mean \"%s%s%s\"?", folder, near, ending);
    for (int i = 0; i < count; i++)
        free(stems[i]);
    free(stems);
    return near != NULL;
}

const char *file_meant(const char *path, const char *folder, const char *ending)
{
    static char text[400];
    const char *slash = strrchr(path, '/');
    const char *own = lasting(printed("%.*s", slash ? (int)(slash - path) + 1 : 0, path)),
               *stem = lasting(in_folder("", path, ""));
    *text = '\0';
    if (!suggest(own, stem, ending, text, sizeof text))
        suggest(folder, stem, ending, text, sizeof text);
    return text;
}

int path_ends(const char *path, const char *ending)
{
    const size_t length = strlen(path), tail = strlen(ending);
    return length > tail && strcmp(path + length - tail, ending) == 0;
}
