#include "parts/inputs.h"

#include <string.h>

#include "parts/cell.h"
#include "base/memory.h"
#include "base/file.h"
#include "parts/engines.h"

static struct input *inputs;
static int input_count;

static int find_input(const char *path)
{
    for (int i = 0; i < input_count; i++)
        if (strcmp(inputs[i].path, path) == 0)
            return i;
    return -1;
}

static int add_input(const char *path)
{
    void *mark = memory_mark();
    inputs = grow(inputs, (size_t)input_count, sizeof *inputs);
    inputs[input_count] = (struct input){.path = copied(path)};
    memory_keep(mark);
    return input_count++;
}

/* This text was read from a file. */
static void note_input(const char *path, const char *text, size_t size)
{
    char both[2 * SHA256_TEXT], sum[SHA256_TEXT];
    const int found = find_input(path), place = found < 0 ? add_input(path) : found;
    struct input *input = &inputs[place];
    sha256(text, size, sum);
    if (input->read_now && strcmp(input->sha256, sum) != 0) {
        snprintf(both, sizeof both, "%s%s", input->sha256, sum);
        sha256(both, strlen(both), sum);
    }
    memcpy(input->sha256, sum, sizeof sum);
    input->read_now = true;
}

struct json *inputs_json(const char *path, Complain complain, void *context)
{
    struct json *json = json_read_regular(path, complain, context);
    size_t length = 0;
    const char *text = json ? json_source(json, &length) : "";
    note_input(path, text, length);
    return json;
}

char *inputs_text(const char *path, size_t *length, Complain complain, void *context)
{
    char *text = json_text_regular(path, length, complain, context);
    note_input(path, text ? text : "", text ? *length : 0);
    return text;
}

void inputs_begin(void)
{
    for (int i = 0; i < input_count; i++)
        inputs[i].read_now = false;
}

/* The next setting of a cell that names a file, from *kind and *i on, which are moved behind it: that file's number, -1 if there
 * is none. */
static int next_file(const struct cell *cell, int *kind, int *i)
{
    const Parameter *parameter;
    for (; *kind < PART_KINDS; ++*kind, *i = 0)
        while ((parameter = parameter_at(*kind, cell->part[*kind], (*i)++))) {
            const int file = parameter->kind == TEXT ? find_input(cell->setting[*kind][*i - 1].text) : -1;
            if (file >= 0)
                return file;
        }
    return -1;
}

uint64_t inputs_hash(const struct cell *cell)
{
    uint64_t sum = CHECKSUM_START;
    for (; cell; cell = cell->rival) {
        const uint64_t engine = cell_asks(cell) ? roster_hash(cell_engine(cell)) : 0;
        for (int kind = 0, i = 0, file; input_count > 0 && (file = next_file(cell, &kind, &i)) >= 0;)
            sum = checksum(sum, inputs[file].sha256, SHA256_TEXT);
        sum = engine ? checksum(sum, &engine, sizeof engine) : sum;
    }
    return sum == CHECKSUM_START ? 0 : sum;
}

const struct input **inputs_of(const struct cell *cells, int count, char *const *besides)
{
    const struct input **list = allocate((size_t)input_count + 1, sizeof(struct input *));
    bool *named = allocate((size_t)input_count, sizeof *named);
    int found = 0;
    for (int c = 0; c < count && input_count > 0; c++)
        for (const struct cell *cell = &cells[c]; cell; cell = cell->rival)
            for (int kind = 0, i = 0, file; (file = next_file(cell, &kind, &i)) >= 0;)
                named[file] = true;
    for (; besides && *besides; besides++)
        if (find_input(*besides) >= 0)
            named[find_input(*besides)] = true;
    for (int i = 0; i < input_count; i++)
        if (named[i])
            list[found++] = &inputs[i];
    return list;
}

const char *inputs_changed(const struct cell *cells, int count, char *const *besides)
{
    const struct input **list = inputs_of(cells, count, besides);
    const char *changed = NULL;
    char now[SHA256_TEXT];
    for (int i = 0; list[i] && !changed; i++)
        if (!file_sha256(list[i]->path, now) || strcmp(now, list[i]->sha256) != 0)
            changed = list[i]->path;
    return changed ? changed : roster_changed();
}
