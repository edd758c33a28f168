/* Any bytes are no journal, or one that says something or nothing of a cell; and what is appended is found. */
#include "run/journal.h"
#include "tests/fuzz/fuzz.h"

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const char row[] = "ok,1,b2,1,2,0,3,4,0,0,0,0,,5,5,5";
    const char *path = file_of(data, size);
    const struct cell cell = small_cell(part_find(GAME_PART, "tictactoe"), 0);
    struct journal journal;
    if (!journal_open(&journal, path))
        return 0;
    const char *found = journal_row(&journal, journal_find(&journal, &cell, true));
    insist(!found || strlen(found) < size);
    const struct stored_row appended = journal_append(&journal, &cell, 0, row);
    insist(journal_flush(&journal) && strcmp(journal_row(&journal, appended), row) == 0);
    journal_close(&journal);
    insist(journal_open(&journal, path));
    found = journal_row(&journal, journal_find(&journal, &cell, false));
    insist(found && strcmp(found, row) == 0);
    journal_close(&journal);
    return 0;
}
