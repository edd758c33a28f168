/* A cell in words, "game=othello size=6 limit=3": what is accepted is run, for some nodes. */
#include "config/arguments.h"
#include "tests/fuzz/fuzz.h"

enum { MOST_WORDS = 24, MOST_NODES = 300 };

/* Oracles look further than nodes are counted, and conspiracy's dearest paths are long. */
static bool is_bounded(const struct cell *cell)
{
    return !cell_oracle(cell) && cell_opening(cell) <= 20;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = text_of(data, size), *words[MOST_WORDS];
    int count = 0;
    struct cell cell;
    for (char *word = strtok(text, " "); word && count < MOST_WORDS; word = strtok(NULL, " "))
        words[count++] = word;
    if (arguments_read(words, count, &cell) && is_bounded(&cell)) {
        cell.setting[LIMITS_PART][NODES].integer = MOST_NODES;
        cell.setting[LIMITS_PART][MEMORY_MB].integer = 16;
        search_cell(&cell);
    }
    free(text);
    return 0;
}
