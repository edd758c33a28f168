#include "provenance/manifest.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/allocate.h"
#include "core/lasting.h"
#include "files/file.h"
#include "files/folder.h"
#include "process/interrupt.h"
#include "text/inside.h"
#include "text/plain.h"

/* Say what is wrong with a file; returns false. */
static bool complain_of_member(const char *path, const char *what)
{
    print_line_plainly(stderr, "%s: %s", path, what);
    return false;
}

/* --- reading ---------------------------------------------------------------------------------------------------- */

enum { DIGITS = SHA256_TEXT - 1, GAP = 2 };

static bool complain_of_manifest_line(const char *name, int line, const char *what)
{
    fprintf(stderr, "%s:%d: %s\n", name, line, what);
    return false;
}

/* Add the file of a line. */
static bool read_manifest_line(struct manifest *manifest, const char *text, const char *name, int line)
{
    struct manifest_file file = {0};
    if (strspn(text, "0123456789abcdef") != DIGITS || strncmp(text + DIGITS, "  ", GAP) != 0)
        return complain_of_manifest_line(name, line, "expected a SHA-256, two spaces and a path");
    if (!path_inside(text + DIGITS + GAP))
        return complain_of_manifest_line(name, line,
                                         "this path leads elsewhere: expected names with / between them");
    memcpy(file.sha256, text, DIGITS);
    file.path = need(strdup(text + DIGITS + GAP));
    manifest->file = grow(manifest->file, (size_t)manifest->count, sizeof *manifest->file);
    manifest->file[manifest->count++] = file;
    return true;
}

static int by_path(const void *a, const void *b)
{
    return strcmp(((const struct manifest_file *)a)->path, ((const struct manifest_file *)b)->path);
}

static bool is_each_once(const struct manifest *manifest)
{
    bool good = true;
    for (int i = 1; i < manifest->count; i++)
        if (by_path(&manifest->file[i - 1], &manifest->file[i]) == 0)
            good = complain_of_member(manifest->file[i].path, "the manifest names it twice");
    return good;
}

bool manifest_read(struct manifest *manifest, const char *name)
{
    struct stat about;
    size_t size;
    *manifest = (struct manifest){0};
    if (lstat(name, &about) != 0)
        return file_complain(name);
    if (!S_ISREG(about.st_mode))
        return complain_of_member(name, "this is no file");
    char *text = lasting(file_read(name, &size));
    if (!text)
        return file_complain(name);
    bool good = strlen(text) == size || complain_of_member(name, "a NUL byte: this is not a text file");
    int line = 0;
    for (char *at = text, *end; good && *at; at = end + 1) {
        end = strchr(at, '\n');
        line++;
        if (!end)
            good = complain_of_manifest_line(name, line, "this line is torn off");
        else
            *end = '\0', good = read_manifest_line(manifest, at, name, line);
    }
    if (good && manifest->count > 0)
        qsort(manifest->file, (size_t)manifest->count, sizeof *manifest->file, by_path);
    lasting(manifest->file);
    return good && is_each_once(manifest);
}

/* --- checking --------------------------------------------------------------------------------------------------- */

enum { NAMED = 10 };

struct check {
    struct manifest *manifest;
    const char *name;
    int wrong; /* files, of which the first few are named */
};

static void find_fault(struct check *check, const char *path, const char *what)
{
    if (check->wrong++ < NAMED)
        complain_of_member(path, what);
}

static struct manifest_file *find_member(const struct manifest *manifest, const char *path)
{
    const struct manifest_file key = {.path = (char *)path};
    return manifest->count == 0
               ? NULL
               : bsearch(&key, manifest->file, (size_t)manifest->count, sizeof *manifest->file, by_path);
}

const struct manifest_file *manifest_find(const struct manifest *manifest, const char *path)
{
    return find_member(manifest, path);
}

static void check_file(struct check *check, struct manifest_file *file)
{
    char sum[SHA256_TEXT];
    file->seen = true;
    if (!file_sha256(file->path, sum))
        check->wrong++;
    else if (strcmp(sum, file->sha256) != 0)
        find_fault(check, file->path, "its SHA-256 is not that of the manifest");
}

static bool check_path(void *context, const char *path, const struct stat *about)
{
    struct check *check = context;
    path += strlen("./");
    if (S_ISDIR(about->st_mode) || strcmp(path, check->name) == 0)
        return !interrupted();
    struct manifest_file *file = find_member(check->manifest, path);
    if (!S_ISREG(about->st_mode))
        find_fault(check, path, "neither a file nor a folder: no artifact has links and the like");
    else if (!file)
        find_fault(check, path, "the manifest does not name it");
    else
        check_file(check, file);
    return !interrupted();
}

bool manifest_check(struct manifest *manifest, const char *name)
{
    struct check check = {manifest, name, 0};
    if (!folder_walk(".", check_path, &check))
        return false;
    for (int i = 0; i < manifest->count; i++)
        if (!manifest->file[i].seen)
            find_fault(&check, manifest->file[i].path, "the manifest names it, but it is not there");
    if (check.wrong > NAMED)
        fprintf(stderr, "%s: %d files are not as it says\n", name, check.wrong);
    return check.wrong == 0;
}
