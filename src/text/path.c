#include "text/path.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"

static const char *name_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

int stem_length(const char *path)
{
    const char *dot = strrchr(path, '.');
    return (int)(dot && dot > name_of(path) ? (size_t)(dot - path) : strlen(path));
}

char *with_ending(const char *path, const char *ending)
{
    char *text = allocate(strlen(path) + strlen(ending), 1);
    sprintf(text, "%.*s%s", stem_length(path), path, ending);
    return text;
}

char *in_folder(const char *folder, const char *path, const char *ending)
{
    char *name = with_ending(name_of(path), ending), *text = allocate(strlen(folder) + strlen(name), 1);
    sprintf(text, "%s%s", folder, name);
    free(name);
    return text;
}
