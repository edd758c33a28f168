#include "trees/names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "process/apart.h"

enum { NAMING_SECONDS = 60, LONG_VALUE = 1000000000 };

struct naming {
    const struct game *game;
    const struct task *task;
    const struct searched *tree;
    bool boards;
    struct names *names; /* what it points to is shared */
    bool *told;          /* shared: is a board there? */
    int64_t *unit;       /* shared */
};

/* --- in the other process -------------------------------------------------------------------------------------- */

/* The task that stands at a node; false if it is too far from the root. */
static bool reach_node(const struct searched *tree, int number, const struct task *root, struct task *task)
{
    const int ply = tree->node[number].ply;
    *task = *root;
    if (root->played_count + ply > MOST_MOVES)
        return false;
    task->played_count += ply;
    for (int at = task->played_count; tree->node[number].parent >= 0; number = tree->node[number].parent)
        task->played[--at] = (uint16_t)tree->node[number].number;
    return true;
}

static void name_children(const struct naming *naming, int number, const struct task *task)
{
    static struct sight sight;
    const struct searched *tree = naming->tree;
    naming->game->look(task, &sight);
    for (int i = tree->node[number].first_child; i >= 0; i = tree->node[i].next_sibling)
        if (tree->node[i].number < sight.count)
            memcpy(naming->names->move[i], sight.name[tree->node[i].number], MOVE_NAME);
}

/* "x.o/.x./...:o", or no board. */
static struct board read_board(const char *text)
{
    struct board board = {.rows = 1};
    int column = 0, cells = 0;
    for (; *text && *text != ':'; text++) {
        if (*text == '/' && (board.rows == 1 || column == board.columns)) {
            board.columns = column;
            board.rows++;
            column = 0;
        } else if (strchr("xo.", *text) && cells < MOST_CELLS) {
            board.cell[cells++] = *text;
            column++;
        } else {
            return (struct board){0};
        }
    }
    return board.rows > 1 && column == board.columns && column > 1 ? board : (struct board){0};
}

static void name_nodes(void *context, int item)
{
    static struct description description;
    const struct naming *naming = context;
    const struct searched *tree = naming->tree;
    (void)item;
    naming->game->describe(naming->task, true, &description);
    *naming->unit = description.unit;
    for (int i = 0; i < tree->nodes; i++) {
        struct task task;
        if (!reach_node(tree, i, naming->task, &task))
            continue;
        if (tree->node[i].first_child >= 0)
            name_children(naming, i, &task);
        if (!naming->boards)
            continue;
        naming->game->describe(&task, true, &description);
        naming->names->board[i] = read_board(description.position);
        *naming->told |= naming->names->board[i].rows > 0;
    }
}

/* --- in this one ----------------------------------------------------------------------------------------------- */

static void tell_of_game(void *context, int item, const char *how)
{
    (void)context;
    (void)item;
    fprintf(stderr, "plymeter: the game did not end well: %s\n", how);
}

static bool are_numbers(const struct searched *tree, const struct names *names)
{
    for (int i = 1; i < tree->nodes; i++)
        if (atoi(names->move[i]) != tree->node[i].number)
            return false;
    return true;
}

static size_t board_bytes(const struct names *names, bool boards)
{
    return boards ? (size_t)names->count * sizeof *names->board : 0;
}

bool names_find(const struct cell *cell, const struct searched *tree, bool boards, struct names *names)
{
    const struct task task = cell_task(cell);
    *names = (struct names){.count = tree->nodes};
    names->move = shared_take((size_t)names->count * sizeof *names->move);
    names->board = shared_take(board_bytes(names, boards));
    struct naming naming = {
        game_at(cell->part[GAME_PART]),  &task, tree, boards, names, shared_take(sizeof *naming.told),
        shared_take(sizeof *naming.unit)};
    const struct chore chore = {name_nodes, tell_of_game, &naming, NAMING_SECONDS, cell_memory(cell)};
    const bool good = do_apart(&chore, 1);
    names->numbers = are_numbers(tree, names);
    names->unit = *naming.unit;
    if (!*naming.told) {
        shared_free(names->board, board_bytes(names, boards));
        names->board = NULL;
    }
    shared_free(naming.told, sizeof *naming.told);
    shared_free(naming.unit, sizeof *naming.unit);
    if (!good)
        names_free(names);
    return good;
}

void names_free(struct names *names)
{
    shared_free(names->move, (size_t)names->count * sizeof *names->move);
    if (names->board)
        shared_free(names->board, board_bytes(names, true));
}

const char *value_text(const struct names *names, int64_t value, const char *infinity, char text[32])
{
    if (llabs(value) >= UNBOUNDED)
        snprintf(text, 32, "%s%s", value < 0 ? "-" : "", infinity);
    else
        snprintf(text, 32, llabs(value) < LONG_VALUE ? "%.10g" : "%.4g", (double)value / (double)names->unit);
    return strcmp(text, "-0") == 0 ? "0" : text;
}
