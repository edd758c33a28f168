#include "base/path.h"

#include <dirent.h>
#include <errno.h>
#include <libgen.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/file.h"
#include "base/memory.h"
#include "base/text.h"

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
    return with_ending(path, "");
}

/* --- which was meant? ------------------------------------------------------------------------------------------------ */

/* Of several that are as near the first by the alphabet, whatever order the folder has. */
static int by_stem(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* As file_meant, of one folder. */
static const char *meant_in(const char *folder, const char *stem, const char *ending)
{
    const char **stems = NULL;
    int count = 0;
    DIR *directory = opendir(*folder ? data_path(folder) : ".");
    const struct dirent *entry;
    while (directory && (entry = readdir(directory)))
        if (path_ends(entry->d_name, ending)) {
            stems = grow(stems, (size_t)count, sizeof *stems);
            stems[count++] = copied_part(entry->d_name, strlen(entry->d_name) - strlen(ending));
        }
    if (directory)
        closedir(directory);
    if (count > 0)
        qsort(stems, (size_t)count, sizeof *stems, by_stem);
    const char *near = nearest(stem, stems, count);
    return near ? printed("; did you mean \"%s%s%s\"?", folder, near, ending) : "";
}

const char *file_meant(const char *path, const char *folder, const char *ending)
{
    const char *stem = in_folder("", path, ""),
               *meant = meant_in(copied_part(path, (size_t)(last_name_of(path) - path)), stem, ending);
    return *meant ? meant : meant_in(folder, stem, ending);
}

int path_ends(const char *path, const char *ending)
{
    const size_t length = strlen(path), tail = strlen(ending);
    return length > tail && strcmp(path + length - tail, ending) == 0;
}

/* --- names of experiments -------------------------------------------------------------------------------------------- */

/* A name has neither an ending nor a root, and is no file. */
static bool is_name(const char *words)
{
    struct stat about;
    return *words && *words != '/' && *words != '-' && !strchr(words, '.') &&
           (stat(words, &about) != 0 || S_ISDIR(about.st_mode));
}

/* The path, if such a file is here or came with the program. */
static char *if_shipped(char *path)
{
    return access(data_path(path), F_OK) == 0 ? path : NULL;
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
    if (by_config && path_ends(words, ".json") && access(data_path(words), F_OK) == 0)
        return results_of(words);
    if (!is_name(words))
        return NULL;
    char *results = printed("results/%s.csv", words);
    return config_named(words) || access(packed_name(results), F_OK) == 0 ? results : NULL;
}

char **results_listed(const char *words, int *count)
{
    char **files = NULL, *rest = copied(words);
    const bool one = access(words, F_OK) == 0;
    for (*count = 0; rest; (*count)++) {
        char *comma = one ? NULL : strchr(rest, ',');
        files = grow(files, (size_t)*count, sizeof *files);
        files[*count] = rest;
        if (comma)
            *comma++ = '\0';
        rest = comma;
    }
    return files;
}

const char *results_meant(const char *path)
{
    char *config = strncmp(path, "results/", strlen("results/")) == 0 ? config_named(path) : NULL;
    if (config)
        return printed("; plymeter run %s writes it", config);
    static const struct {
        const char *folder, *ending;
    } kinds[] = {{"results/", ".csv"}, {"results/", ".csv.gz"}, {"configs/", ".json"}};
    const char *meant = "";
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds && !*meant; i++)
        meant = file_meant(path, kinds[i].folder, kinds[i].ending);
    return *meant ? meant : "; a CSV of results is wanted, or the name or the config of their experiment";
}

/* --- compressed ------------------------------------------------------------------------------------------------------ */

bool is_csv(const char *path)
{
    return path_ends(path, ".csv") || path_ends(path, ".csv.gz");
}

const char *packed_name(const char *path)
{
    struct stat about;
    if (!path_ends(path, ".csv") || lstat(path, &about) == 0)
        return path;
    const char *name = printed("%s.gz", path);
    return access(name, F_OK) == 0 ? name : path;
}

/* --- files that come with the program -------------------------------------------------------------------------------- */

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
        more = folders[length] != '\0';
        folders += length + more;
    }
    return NULL;
}

const char *shipped_program(void)
{
    static char *program;
    if (!program && !(program = realpath("/proc/self/exe", NULL))) { /* which only Linux has */
        const char *found = program_find(called);
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
    char *above = program ? dirname(printed("%s", program)) : NULL;
    for (int up = 0; above && up < MOST_UP; up++) {
        above = dirname(above);
        for (int i = 0; i < 2; i++) {
            char *folder = printed("%s%s", above, places[i]);
            if (is_file_there(printed("%s/plots/draw", folder)))
                return folder;
        }
    }
    return copied("");
}

static const char *share_folder(void)
{
    static char *share;
    const char *told = getenv("PLYMETER_DATA");
    if (told && *told)
        return told;
    if (!share) {
        void *mark = memory_mark();
        share = find_files();
        memory_keep(mark);
    }
    return share;
}

static bool begins_as(const char *path, const char *folder)
{
    return strncmp(path, folder, strlen(folder)) == 0 && strchr("/", path[strlen(folder)]);
}

const char *data_path(const char *path)
{
    const bool ours = begins_as(path, "configs") || begins_as(path, "plots");
    const char *folder = ours && !is_file_there(path) ? share_folder() : "";
    if (!*folder)
        return path;
    const char *file = printed("%s/%s", folder, path);
    return is_file_there(file) ? file : path;
}

char *shipped_for(const char *folder, const char *path, const char *ending)
{
    for (const char *slash; (slash = strchr(path, '/')); path = slash + 1) {
        char *text = printed("%s%.*s%s", folder, stem_length(path), path, ending);
        if (*path != '/' && *path != '.' && is_file_there(data_path(text)))
            return text;
    }
    return in_folder(folder, path, ending);
}
