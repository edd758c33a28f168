#include "trees/drawn.h"

#include <string.h>

#include "core/lasting.h"

/* Only an explicit tree says who is MAX; otherwise it is the player to move at the root. */
static bool root_is_min(const struct cell *cell)
{
    const int number = cell->part[GAME_PART], i = parameter_find(GAME_PART, number, "root");
    return i >= 0 && strcmp(part_at(GAME_PART, number)->name, "tree") == 0 &&
           cell->setting[GAME_PART][i].choice == 1;
}

bool drawn_take(const struct cell *cell, bool boards, struct drawn *drawn)
{
    if (!watch_cell(cell, &drawn->watched))
        return false;
    searched_read(&drawn->tree, root_is_min(cell), drawn->watched.trace, &drawn->watched.outcome, &drawn->earlier);
    lasting(drawn->tree.node);
    lasting(drawn->tree.visit);
    lasting(drawn->tree.slot);
    return names_find(cell, &drawn->tree, boards, &drawn->names);
}
