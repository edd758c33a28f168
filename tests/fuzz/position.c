/* A position of a game: the first byte says of which, the next two with which settings, 0 being the defaults.  What is
 * accepted is unbroken, is written as a text that is accepted and written in the same way, and can be searched.  Read as a
 * move of the first position, the text means moves that are there. */
#include "tests/fuzz/fuzz.h"

/* The settings of this number: its digits, in a base that changes from one to the next. */
static void choose_settings(struct cell *cell, unsigned number)
{
    const Parameter *own = part_at(GAME_PART, cell->part[GAME_PART])->parameters;
    for (int i = 0; own[i].name && number > 0; i++) {
        Setting *setting = &cell->setting[GAME_PART][i];
        if (own[i].kind == CHOICE) {
            setting->choice = (int)(number % (unsigned)setting_choices(&own[i]));
            number /= (unsigned)setting_choices(&own[i]);
        } else if (own[i].kind == INTEGER) {
            const unsigned values =
                (unsigned)(own[i].most - own[i].least < 16 ? own[i].most - own[i].least + 1 : 16);
            setting->integer = (int64_t)own[i].least + number % values;
            number /= values;
        }
    }
}

static void check_position(const struct cell *cell, const char *text)
{
    static struct description description, again;
    struct task task = cell_task(cell);
    const struct game *game = game_at(cell->part[GAME_PART]);
    game->describe(&task, text[0] % 2, &description);
    task.position = description.position;
    insist(!game->check(&task));
    game->describe(&task, text[0] % 2, &again);
    insist(strcmp(description.position, again.position) == 0 && description.second == again.second);
    task.position = text;
    insist(!game->broken(&task));
    search_cell(cell);
}

static void check_move(const struct cell *cell, const char *word)
{
    static struct sight sight;
    uint16_t number[MOST_CHILDREN];
    const struct task task = cell_task(cell);
    const struct game *game = game_at(cell->part[GAME_PART]);
    game->look(&task, &sight);
    for (int i = game->find(&task, word, number) - 1; i >= 0; i--)
        insist(number[i] < sight.count);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    if (size < 3)
        return 0;
    struct cell cell = small_cell(data[0] % game_count, 200);
    choose_settings(&cell, data[1] | (unsigned)data[2] << 8);
    char *text = text_of(data + 3, size - 3);
    check_move(&cell, text);
    cell_change(&cell, GAME_PART, "position")->text = text;
    if (strcmp(text, "start") != 0 && !cell_check_game(&cell))
        check_position(&cell, text);
    free(text);
    return 0;
}
