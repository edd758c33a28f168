#include "base/named.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/allocate.h"
#include "base/lasting.h"
#include "base/meant.h"
#include "base/packed.h"
#include "base/path.h"
#include "base/shipped.h"

/* A name has neither an ending nor a root, and is no file. */
static bool is_name(const char *words)
{
    struct stat about;
    return *words && *words != '/' && *words != '-' && !strchr(words, '.') &&
           (stat(words, &about) != 0 || S_ISDIR(about.st_mode));
}

/* The path, if such a file is here or came with the program; otherwise it is freed. */
static char *if_shipped(char *path)
{
    if (access(shipped(path), F_OK) == 0)
        return path;
    free(path);
    return NULL;
}

char *config_named(const char *words)
{
    if (is_csv(words))
        return if_shipped(shipped_for("configs/", words, ".json"));
    return is_name(words) ? if_shipped(printed("configs/%s.json", words)) : NULL;
}

char *results_of(const char *config)
{
    const char *name = path_below(config, "configs");
    return printed("results/%.*s.csv", stem_length(name), name);
}

char *results_named(const char *words, bool by_config)
{
    if (by_config && path_ends(words, ".json") && access(shipped(words), F_OK) == 0)
        return results_of(words);
    if (!is_name(words))
        return NULL;
    char *results = printed("results/%s.csv", words), *config = config_named(words);
    const bool known = config || access(packed_name(results), F_OK) == 0;
    free(config);
    if (known)
        return results;
    free(results);
    return NULL;
}

char **results_listed(const char *words, int *count)
{
    char **files = NULL, *rest = lasting(printed("%s", words));
    const bool one = access(words, F_OK) == 0;
    for (*count = 0; rest; (*count)++) {
        char *comma = one ? NULL : strchr(rest, ',');
        files = grow(files, (size_t)*count, sizeof *files);
        files[*count] = rest;
        if (comma)
            *comma++ = '\0';
        rest = comma;
    }
    return lasting(files);
}

const char *results_meant(const char *path)
{
    char *config = strncmp(path, "results/", strlen("results/")) == 0 ? config_named(path) : NULL;
    if (config)
        return lasting(printed("; plymeter run %s writes it", (char *)lasting(config)));
    static const struct {
        const char *folder, *ending;
    } kinds[] = {{"results/", ".csv"}, {"results/", ".csv.gz"}, {"configs/", ".json"}};
    const char *meant = "";
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds && !*meant; i++)
        meant = file_meant(path, kinds[i].folder, kinds[i].ending);
    return *meant ? meant : "; a CSV of results is wanted, or the name or the config of their experiment";
}
