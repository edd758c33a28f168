/* What the fuzz targets share: an input as a file, and as a text. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "parts/cell.h"

/* libFuzzer calls it with every input; a crash, a leak or an abort is a finding. */
int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* The path of a nameless file in memory that holds this; it is the same file at every call. */
static inline const char *file_of(const uint8_t *data, size_t size)
{
    static char path[40] = "/dev/shm/plymeter-fuzz-XXXXXX";
    static int file = -1;
    if (file < 0) {
        file = mkstemp(path);
        unlink(path);
        snprintf(path, sizeof path, "/proc/self/fd/%d", file);
    }
    if (file < 0 || ftruncate(file, 0) != 0 || (size > 0 && pwrite(file, data, size, 0) != (ssize_t)size))
        abort();
    return path;
}

/* The caller frees it. */
static inline char *text_of(const uint8_t *data, size_t size)
{
    char *text = malloc(size + 1);
    if (!text)
        abort();
    if (size > 0)
        memcpy(text, data, size);
    text[size] = '\0';
    return text;
}

static inline void insist(bool holds)
{
    if (!holds)
        abort();
}

/* A game with its defaults, to be searched by alpha-beta to its default depth and no further than this many nodes. */
static inline struct cell small_cell(int game, int64_t nodes)
{
    struct cell cell = {0};
    cell_choose(&cell, GAME_PART, game);
    cell_choose(&cell, ALGORITHM_PART, part_find(ALGORITHM_PART, "alphabeta"));
    cell_choose(&cell, ORDER_PART, part_find(ORDER_PART, "none"));
    cell_choose(&cell, LEAF_PART, part_find(LEAF_PART, "static"));
    cell_choose(&cell, PRUNING_PART, part_find(PRUNING_PART, "none"));
    cell_choose(&cell, CUTOFF_PART, part_find(CUTOFF_PART, "depth"));
    cell_choose(&cell, LIMITS_PART, 0);
    cell.setting[LIMITS_PART][NODES].integer = nodes;
    return cell;
}

static inline void search_cell(const struct cell *cell)
{
    static struct outcome outcome;
    const struct task task = cell_task(cell);
    cell_search(cell)->run(&task, &outcome);
}

#endif
