#include "tree/names.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "parts/cell.h"
#include "base/apart.h"

enum { NAMING_SECONDS = 60, LONG_VALUE = 1000000000 };

struct naming {
    const struct game *game;
    const struct task *task;
    const struct searched *tree;
    bool boards;
    struct names *names; /* what it points to is shared */
};

struct told_names {
    bool board; /* is one there? */
    int64_t unit;
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

static void name_nodes(const void *question, void *answer)
{
    static struct description description;
    const struct naming *naming = question;
    const struct searched *tree = naming->tree;
    struct told_names *told = answer;
    naming->game->describe(naming->task, true, &description);
    told->unit = description.unit;
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
        told->board |= naming->names->board[i].rows > 0;
    }
}

/* --- in this one ----------------------------------------------------------------------------------------------- */

static bool are_moves_numbers(const struct searched *tree, const struct names *names)
{
    for (int i = 1; i < tree->nodes; i++)
        if (atoi(names->move[i]) != tree->node[i].number)
            return false;
    return true;
}

bool names_find(const struct cell *cell, const struct searched *tree, bool boards, struct names *names)
{
    const struct task task = cell_task(cell);
    *names = (struct names){.count = tree->nodes};
    name_prunings(cell, names->pruning);
    names->move = shared_take((size_t)names->count * sizeof *names->move);
    names->board = shared_take(boards ? (size_t)names->count * sizeof *names->board : 0);
    const struct naming naming = {game_at(cell->part[GAME_PART]), &task, tree, boards, names};
    struct told_names told;
    const char *how = ask_apart(name_nodes, &naming, &told, sizeof told, NAMING_SECONDS, cell_memory(cell));
    if (how)
        fprintf(stderr, "plymeter: the game did not end well: %s\n", how);
    names->numbers = are_moves_numbers(tree, names);
    names->unit = told.unit;
    if (!told.board)
        names->board = NULL;
    return !how;
}

const char *value_text(const struct names *names, int64_t value, const char *infinity, char text[32])
{
    if (llabs(value) >= UNBOUNDED)
        snprintf(text, 32, "%s%s", value < 0 ? "-" : "", infinity);
    else
        snprintf(text, 32, llabs(value) < LONG_VALUE ? "%.10g" : "%.4g", (double)value / (double)names->unit);
    return strcmp(text, "-0") == 0 ? "0" : text;
}
