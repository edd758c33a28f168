/* Any bytes are no lines of moves, or games whose parts lie within the text; the first byte says of which game, and
 * whether they may be partial.  What is legal of them can be played. */
#include "base/memory.h"
#include "config/openings.h"
#include "tests/fuzz/fuzz.h"

static void count(void *context, struct place place, const char *message)
{
    insist(message && place.line >= 0 && place.column >= 0);
    ++*(int *)context;
}

static bool inside(const struct game_records *records, size_t size, const char *text)
{
    return text >= records->text && text + strlen(text) <= records->text + size;
}

static void make_moves(const struct cell *cell, const struct game_record *record)
{
    struct task task = cell_match(cell, 0);
    const char *error = game_record_begin(&task, record);
    for (int i = 0; !error && i < record->count; i++) {
        error = moves_make(&task, record->move[i].name);
        insist(error || task.played_count == i + 1);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct game_records records;
    int complaints = 0;
    if (size-- == 0)
        return 0;
    void *mark = memory_mark();
    const struct cell cell = small_cell(data[0] / 2 % game_count, 1);
    const bool read = game_records_read(file_of(data + 1, size), data[0] % 2, count, &complaints, &records);
    insist(read == (complaints == 0));
    for (int i = 0; i < records.count; i++) {
        const struct game_record *game = &records.game[i];
        insist(strcmp(game->position, "start") == 0 || inside(&records, size, game->position));
        for (int j = 0; j < game->count; j++)
            insist(inside(&records, size, game->move[j].name) && *game->move[j].name);
        make_moves(&cell, game);
    }
    memory_release(mark);
    return 0;
}
