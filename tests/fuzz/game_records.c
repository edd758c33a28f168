/* Any bytes are no records, or games whose parts lie within their text; the first byte says of which game.  What is legal of
 * them can be played. */
#include "base/memory.h"
#include "config/openings.h"
#include "tests/fuzz/fuzz.h"

static void make_moves(const struct cell *cell, const Record *record)
{
    struct task task = cell_match(cell, 0);
    const char *error = game_record_begin(&task, record);
    for (int i = 0; !error && i < record->count; i++) {
        error = moves_make(&task, record->move[i].word);
        insist(error || task.played_count > i);
    }
}

static void take(const struct cell *cell, const struct game_records *records, int number)
{
    static Record record;
    game_record_read(records, number, &record);
    insist(record.count >= 0 && record.count <= RECORD_MOVES);
    for (int i = 0; i < record.count; i++) {
        const struct place place = game_record_place(records, number, &record, record.move[i].at);
        insist(record.move[i].at >= record.text && record.move[i].at <= record.text + record.size);
        insist(place.line > 0 && place.column >= 0);
    }
    if (!*record.wrong && !record.nothing)
        make_moves(cell, &record);
}

/* The trail of a process grows for the game with the largest positions: it is taken before anything that is given back. */
static void take_trails(void)
{
    for (int game = 0; game < game_count; game++) {
        const struct cell cell = small_cell(game, 1);
        cell_match(&cell, 0);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct game_records records;
    if (size-- == 0)
        return 0;
    take_trails();
    void *mark = memory_mark();
    const struct cell cell = small_cell(data[0] % game_count, 1);
    const char *wrong = game_records_open(&records, file_of(data + 1, size), &cell, NULL);
    insist(!wrong || *wrong);
    while (!wrong && game_records_next(&records))
        for (int i = 0; i < records.count; i++)
            take(&cell, &records, i);
    game_records_close(&records);
    memory_release(mark);
    return 0;
}
