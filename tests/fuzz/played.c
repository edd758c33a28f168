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

static bool inside(const struct played *played, size_t size, const char *text)
{
    return text >= played->text && text + strlen(text) <= played->text + size;
}

static void make_moves(const struct cell *cell, const struct played_game *played)
{
    struct task task = cell_match(cell, 0);
    const char *error = played_begin(&task, played);
    for (int i = 0; !error && i < played->count; i++) {
        error = moves_make(&task, played->move[i].name);
        insist(error || task.played_count == i + 1);
    }
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    struct played played;
    int complaints = 0;
    if (size-- == 0)
        return 0;
    void *mark = memory_mark();
    const struct cell cell = small_cell(data[0] / 2 % game_count, 1);
    const bool read = played_read(file_of(data + 1, size), data[0] % 2, count, &complaints, &played);
    insist(read == (complaints == 0));
    for (int i = 0; i < played.count; i++) {
        const struct played_game *game = &played.game[i];
        insist(strcmp(game->position, "start") == 0 || inside(&played, size, game->position));
        for (int j = 0; j < game->count; j++)
            insist(inside(&played, size, game->move[j].name) && *game->move[j].name);
        make_moves(&cell, game);
    }
    memory_release(mark);
    return 0;
}
