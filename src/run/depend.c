#include "run/depend.h"

#include <cjson/cJSON.h>
#include <ctype.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/file.h"
#include "run/output.h"
#include "base/path.h"

/* Could make misread this path?  A config may come from anybody, and a name without a folder might be one of make's
 * goals, such as a tree that is called clean. */
static bool is_misread(const char *path)
{
    for (const char *at = path; *at; at++)
        if ((unsigned char)*at < 0x80 && !isalnum((unsigned char)*at) && !strchr("_./-+' ", *at))
            return true;
    return !strchr(path, '/') || strncmp(path, "./", 2) == 0;
}

static void write_path(FILE *out, const char *path)
{
    for (; *path; path++)
        fprintf(out, *path == ' ' ? "\\%c" : "%c", *path);
}

/* For a file that is gone, or whose name make would misread, write a rule by which the results are always made
 * again: the run then says what is wrong, or finds that nothing has changed. */
static void write_input(FILE *out, const char *path)
{
    if (is_misread(path)) {
        fputs(" FORCE", out);
        return;
    }
    fputs(" $(if $(wildcard ", out);
    write_path(out, path);
    fputs("),", out);
    write_path(out, path);
    fputs(",FORCE)", out);
}

static void write_rule(FILE *out, const cJSON *inputs, const char *csv)
{
    const cJSON *input;
    write_path(out, csv);
    fputc(':', out);
    cJSON_ArrayForEach (input, inputs)
        write_input(out, cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(input, "path")));
    fputc('\n', out);
}

bool depend_write(const cJSON *record, const char *csv)
{
    const cJSON *inputs = cJSON_GetObjectItemCaseSensitive(record, "inputs");
    char *path = lasting(with_ending(csv, ".meta.d"));
    FILE *out = text_open();
    if (inputs && !is_misread(csv))
        write_rule(out, inputs, csv);
    const char *text = lasting(text_close(out));
    if (*text)
        return fresh_write(path, FRESH_RULE, text, strlen(text));
    return access(path, F_OK) != 0 || (fresh_allowed(path, FRESH_RULE) && unlink(path) == 0);
}
