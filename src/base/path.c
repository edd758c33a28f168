#include "base/path.h"

#include <stdlib.h>
#include <string.h>

#include "base/lasting.h"

static const char *last_name_of(const char *path)
{
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

int stem_length(const char *path)
{
    const char *dot = strrchr(path, '.'), *packed = dot && strcmp(dot, ".gz") == 0 ? dot - strlen(".csv") : NULL;
    if (packed && packed > last_name_of(path) && strncmp(packed, ".csv", 4) == 0)
        dot = packed;
    return (int)(dot && dot > last_name_of(path) ? (size_t)(dot - path) : strlen(path));
}

char *with_ending(const char *path, const char *ending)
{
    return printed("%.*s%s", stem_length(path), path, ending);
}

char *in_folder(const char *folder, const char *path, const char *ending)
{
    const char *name = last_name_of(path);
    return printed("%s%.*s%s", folder, stem_length(name), name, ending);
}

const char *path_below(const char *path, const char *folder)
{
    const char *below = last_name_of(path), *at = path, *slash;
    for (; (slash = strchr(at, '/')); at = slash + 1)
        if ((size_t)(slash - at) == strlen(folder) && strncmp(at, folder, strlen(folder)) == 0)
            below = slash + 1;
    return below;
}

const char *experiment_name(const char *results)
{
    static const char kept[] = "reference/";
    const char *path = path_below(results, "results");
    path += strncmp(path, kept, sizeof kept - 1) == 0 ? sizeof kept - 1 : 0;
    return lasting(with_ending(path, ""));
}
