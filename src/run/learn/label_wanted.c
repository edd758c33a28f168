#include <stdlib.h>
#include <string.h>

#include "checks/check.h"
#include "checks/moves.h"
#include "config/seen.h"
#include "core/allocate.h"
#include "core/checksum.h"
#include "core/lasting.h"
#include "keys/played.h"
#include "keys/positions.h"
#include "kit/random.h"
#include "learn/labelling.h"
#include "process/apart.h"
#include "text/plain.h"

void labels_complain(void *path, struct place place, const char *message)
{
    write_plainly(stderr, path);
    if (place.line)
        fprintf(stderr, ":%d:%d", place.line, place.column);
    print_line_plainly(stderr, ": %s", message);
}

static void want(struct wanted *wanted, const char *position)
{
    wanted->position = grow(wanted->position, (size_t)wanted->count, sizeof *wanted->position);
    wanted->position[wanted->count++] = need(strdup(position));
}

/* --- a position in each line --------------------------------------------------------------------------------------- */

struct listing {
    const char *path;
    const struct positions *positions;
    struct wanted *wanted;
    bool good;
};

static void complain_of_position(struct listing *listing, int i, const char *message)
{
    labels_complain((void *)listing->path, (struct place){listing->positions->list[i].line, 1}, message);
    listing->good = false;
}

static void see(void *context, int i, const char *position, const struct sight *sight)
{
    struct listing *listing = context;
    if (sight->count == 0)
        complain_of_position(listing, i, "the game is over there");
    else
        want(listing->wanted, position);
}

static void complain_of_position_fall(void *context, int i, const char *how)
{
    complain_of_position(context, i, how);
}

static bool list_positions(const char *path, const struct cell *model, struct wanted *wanted)
{
    char error[SETTING_ERROR];
    struct listing listing = {path, positions_of(path, error), wanted, true};
    int kind;
    if (!listing.positions)
        return labels_complain((void *)path, (struct place){0, 0}, error), false;
    struct cell *cells = lasting(allocate((size_t)listing.positions->count, sizeof *cells));
    for (int i = 0; i < listing.positions->count; i++) {
        cells[i] = *model;
        cells[i].setting[GAME_PART][parameter_find(GAME_PART, model->part[GAME_PART], "position")].text =
            listing.positions->list[i].text;
        struct cell plain = cells[i]; /* whatever the engine is */
        cell_choose(&plain, ALGORITHM_PART, part_find(ALGORITHM_PART, kinds[ALGORITHM_PART].fallback));
        cell_choose(&plain, CUTOFF_PART, part_find(CUTOFF_PART, kinds[CUTOFF_PART].fallback));
        const char *wrong = check_cell(&plain, &kind);
        if (wrong)
            complain_of_position(&listing, i, wrong);
    }
    if (listing.good)
        cells_see(cells, listing.positions->count, see, complain_of_position_fall, &listing);
    return listing.good;
}

/* --- one of each game --------------------------------------------------------------------------------------------------- */

struct drawing {
    const char *path;
    const struct cell *cell;
    const struct plies *plies;
    struct played played;
    struct drawn {
        char text[POSITION_TEXT]; /* empty: of this game none */
        uint64_t sum;
        bool wrong;
    } * drawn; /* shared, one of each game */
};

static bool is_drawn(const struct drawing *drawing, int before, const char *position)
{
    const uint64_t sum = checksum(CHECKSUM_START, position, strlen(position));
    for (int i = 0; i < before; i++)
        if (drawing->drawn[i].sum == sum && strcmp(drawing->drawn[i].text, position) == 0)
            return true;
    return false;
}

static void draw_position(struct drawing *drawing, int item, char (*position)[POSITION_TEXT], int last)
{
    const uint64_t key = descend(descend(0x6c6162656c, drawing->plies->seed), (uint64_t)item);
    const int count = last - drawing->plies->first + 1;
    struct drawn *drawn = &drawing->drawn[item];
    for (int i = 0; i < count && !drawn->text[0]; i++) {
        const char *text =
            position[drawing->plies->first + (int)((below(key, (uint32_t)count) + (uint32_t)i) % (uint32_t)count)];
        if (is_drawn(drawing, item, text))
            continue;
        strcpy(drawn->text, text);
        drawn->sum = checksum(CHECKSUM_START, text, strlen(text));
    }
}

/* A position is followed by a move, so that the game is not over there. */
static void draw_of_game(void *context, int item)
{
    static char position[MOST_MOVES + 1][POSITION_TEXT];
    static struct description description;
    struct drawing *drawing = context;
    const struct game *game = game_at(drawing->cell->part[GAME_PART]);
    const struct played_game *played = &drawing->played.game[item];
    struct task task = cell_match(drawing->cell, 0);
    struct place place = played->place;
    const char *error = played_begin(game, &task, played);
    int ply = 0;
    for (; !error && ply < played->count && ply <= drawing->plies->last; ply++) {
        game->describe(&task, true, &description);
        strcpy(position[ply], description.position);
        place = played->move[ply].place;
        error = moves_make(game, &task, played->move[ply].name);
    }
    drawing->drawn[item].wrong = error;
    if (error)
        labels_complain((void *)drawing->path, place, error);
    else
        draw_position(drawing, item, position, ply - 1);
}

static void complain_of_game_fall(void *context, int item, const char *how)
{
    struct drawing *drawing = context;
    drawing->drawn[item].wrong = true;
    labels_complain((void *)drawing->path, drawing->played.game[item].place, how);
}

static bool draw_positions(const char *path, const struct plies *plies, const struct cell *cell,
                           struct wanted *wanted)
{
    enum { GAME_SECONDS = 20 };
    static struct drawing drawing;
    drawing = (struct drawing){.path = path, .cell = cell, .plies = plies};
    bool good = played_read(path, false, labels_complain, (void *)path, &drawing.played);
    const size_t size = (size_t)drawing.played.count * sizeof *drawing.drawn;
    const struct chore chore = {draw_of_game, complain_of_game_fall, &drawing, GAME_SECONDS, cell_memory(cell)};
    drawing.drawn = shared_take(size);
    if (good)
        do_apart(&chore, drawing.played.count);
    for (int i = 0; i < drawing.played.count && good; i++) {
        good = !drawing.drawn[i].wrong;
        if (good && drawing.drawn[i].text[0])
            want(wanted, drawing.drawn[i].text);
    }
    return good;
}

/* --- either ----------------------------------------------------------------------------------------------------------- */

bool wanted_read(const char *path, const struct plies *plies, const struct cell *cell, struct wanted *wanted)
{
    *wanted = (struct wanted){0};
    if (!(plies->wanted ? draw_positions(path, plies, cell, wanted) : list_positions(path, cell, wanted)))
        return false;
    if (wanted->count == 0)
        labels_complain((void *)path, (struct place){0, 0}, "it has no such positions");
    return wanted->count > 0;
}
