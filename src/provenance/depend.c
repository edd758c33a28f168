#include "provenance/depend.h"

#include <cjson/cJSON.h>
#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "allocate.h"
#include "provenance/provenance.h"
#include "system/file.h"

/* Could make take it for anything but this file?  A config may come from anybody, and without a folder it may be one of make's
 * goals: a tree named clean. */
static bool is_misread(const char *path)
{
    for (const char *at = path; *at; at++)
        if ((unsigned char)*at < 0x80 && !isalnum((unsigned char)*at) && !strchr("_./-+,' ", *at))
            return true;
    return !strchr(path, '/') || strncmp(path, "./", 2) == 0;
}

static void write_path(FILE *out, const char *path)
{
    for (; *path; path++)
        fprintf(out, *path == ' ' ? "\\%c" : "%c", *path);
}

static const char *path_of(const cJSON *input)
{
    return provenance_text(input, "path");
}

/* A file that cannot be named makes them always to be made again, which is soon done if nothing has changed; one that is gone
 * is no error of make's. */
static void write_rules(FILE *out, const cJSON *inputs, const char *csv)
{
    const cJSON *input;
    write_path(out, csv);
    fputc(':', out);
    cJSON_ArrayForEach (input, inputs) {
        fputc(' ', out);
        write_path(out, is_misread(path_of(input)) ? "FORCE" : path_of(input));
    }
    fputc('\n', out);
    cJSON_ArrayForEach (input, inputs)
        if (!is_misread(path_of(input))) {
            write_path(out, path_of(input));
            fputs(":\n", out);
        }
}

bool depend_write(const cJSON *record, const char *csv)
{
    const cJSON *inputs = cJSON_GetObjectItemCaseSensitive(record, "inputs");
    char *path = with_ending(csv, ".meta.d"), *text = NULL;
    size_t size = 0;
    FILE *out = need(open_memstream(&text, &size));
    bool good = true;
    if (inputs && !is_misread(csv))
        write_rules(out, inputs, csv);
    fclose(out);
    if (size > 0)
        good = file_replace(path, text, size);
    else
        unlink(path);
    free(text);
    free(path);
    return good;
}
