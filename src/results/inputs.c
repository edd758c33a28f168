#include "results/inputs.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "allocate.h"
#include "checksum.h"

/* What a text was found to be. */
struct known {
    char *text; /* NULL: nothing is known */
    bool file;
    struct stat about;
    uint64_t before, after; /* the sum without and with the file */
};

struct inputs {
    struct known known[PART_KINDS][MAX_SETTINGS];
};

struct inputs *inputs_new(void)
{
    struct inputs *inputs = need(calloc(1, sizeof *inputs));
    return inputs;
}

void inputs_free(struct inputs *inputs)
{
    for (int kind = 0; inputs && kind < PART_KINDS; kind++)
        for (int i = 0; i < MAX_SETTINGS; i++)
            free(inputs->known[kind][i].text);
    free(inputs);
}

static uint64_t file_checksum(uint64_t sum, const char *path)
{
    FILE *file = fopen(path, "rb");
    char bytes[65536];
    size_t count;
    if (!file)
        return sum;
    while ((count = fread(bytes, 1, sizeof bytes, file)) > 0)
        sum = checksum(sum, bytes, count);
    fclose(file);
    return sum;
}

static bool unchanged(const struct stat *a, const struct stat *b)
{
    return a->st_ino == b->st_ino && a->st_dev == b->st_dev && a->st_size == b->st_size &&
           a->st_mtim.tv_sec == b->st_mtim.tv_sec && a->st_mtim.tv_nsec == b->st_mtim.tv_nsec;
}

/* What was no file is not looked for again; what was one is read again if it changed. */
static uint64_t add_text(struct known *known, uint64_t sum, const char *text)
{
    struct stat about;
    const bool same = known->text && strcmp(known->text, text) == 0;
    if (same && !known->file)
        return sum;
    const bool file = stat(text, &about) == 0 && S_ISREG(about.st_mode);
    if (same && file && known->before == sum && unchanged(&known->about, &about))
        return known->after;
    if (!same) {
        free(known->text);
        known->text = strdup(text);
    }
    known->file = file;
    known->before = sum;
    known->after = file ? file_checksum(sum, text) : sum;
    if (file)
        known->about = about;
    return known->after;
}

uint64_t inputs_hash(struct inputs *inputs, const struct cell *cell)
{
    uint64_t sum = CHECKSUM_START;
    for (int kind = 0; kind < PART_KINDS; kind++) {
        const Parameter *parameter;
        for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++)
            if (parameter->kind == TEXT)
                sum = add_text(&inputs->known[kind][i], sum, cell->setting[kind][i].text);
    }
    return sum == CHECKSUM_START ? 0 : sum;
}
