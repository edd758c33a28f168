/* An explicit tree as the setting "tree": what is accepted can be searched by its own probabilities. */
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    char *text = text_of(data, size);
    struct cell cell = small_cell(part_find(GAME_PART, "tree"), 500);
    cell_choose(&cell, CUTOFF_PART, part_find(CUTOFF_PART, "realization"));
    cell.setting[GAME_PART][0].text = text;
    if (*text && strchr("[{-0123456789", *text) && !cell_check_game(&cell)) /* all else names a file */
        search_cell(&cell);
    free(text);
    return 0;
}
