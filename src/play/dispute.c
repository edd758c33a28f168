#include "play/dispute.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>

#include "parts/cell.h"
#include "config/arguments.h"
#include "base/memory.h"
#include "play/position.h"
#include "base/process.h"
#include "tree/cell_tree.h"

/* --- two searches ---------------------------------------------------------------------------------------------- */

enum dispute_end hear(const struct cell cell[2], int64_t value[2])
{
    struct outcome outcome[2];
    for (int i = 0; i < 2; i++) {
        const struct task task = cell_task(&cell[i]);
        if (search_isolated(&task, &outcome[i]))
            outcome[i].status = CRASH;
        value[i] = outcome[i].value;
    }
    return outcome[0].status != OK                ? FIRST_FAILED
           : outcome[1].status != OK              ? SECOND_FAILED
           : outcome[0].value != outcome[1].value ? VALUES_DIFFER
                                                  : AGREE;
}

/* --- in the game itself ---------------------------------------------------------------------------------------- */

static bool still_differ(struct dispute *dispute, const struct cell cell[2])
{
    int64_t value[2];
    dispute->tries++;
    return hear(cell, value) == dispute->wanted;
}

/* The same two searches, after another line of moves and with another limit. */
static void set_moves(struct cell cell[2], const char *moves, int limit)
{
    for (int i = 0; i < 2; i++) {
        cell_change(&cell[i], GAME_PART, "moves")->text = moves;
        cell_change(&cell[i], CUTOFF_PART, "limit")->integer = limit;
    }
}

/* One more move, if the searches still differ then; its text lives as long as the program. */
static bool follow_one_move(struct dispute *dispute, int limit)
{
    const char *before = cell_change(dispute->cell, GAME_PART, "moves")->text;
    const bool none = strcmp(before, "none") == 0;
    const struct task task = cell_task(dispute->cell);
    struct view view;
    if (task.played_count == MOST_MOVES || !view_take(&task, true, &view))
        return false;
    for (int move = 0; move < view.sight.count; move++) {
        struct cell after[2] = {dispute->cell[0], dispute->cell[1]};
        char *moves = printed("%s%s%d", none ? "" : before, none ? "" : ".", move);
        set_moves(after, moves, limit);
        if (still_differ(dispute, after)) {
            memcpy(dispute->cell, after, sizeof after);
            return true;
        }
    }
    return false;
}

void shrink_position(struct dispute *dispute)
{
    const Cutoff *cutoff = part_at(CUTOFF_PART, dispute->cell->part[CUTOFF_PART])->traits;
    Setting *limit = cell_change(dispute->cell, CUTOFF_PART, "limit");
    if (cutoff->priced || cell_deepening(dispute->cell))
        return;
    const int most = (int)limit->integer;
    for (int less = 0; less < most; less++) {
        struct cell shallow[2] = {dispute->cell[0], dispute->cell[1]};
        set_moves(shallow, cell_change(shallow, GAME_PART, "moves")->text, less);
        if (still_differ(dispute, shallow)) {
            memcpy(dispute->cell, shallow, sizeof shallow);
            break;
        }
    }
    while (limit->integer > 0 && follow_one_move(dispute, (int)limit->integer - 1))
        ;
}

/* --- as an explicit tree --------------------------------------------------------------------------------------- */

char *on_tree(const struct dispute *dispute, const char *text, struct cell cell[2])
{
    char *argument = printed("tree=%s", text), *words[] = {"game=tree", argument, "limit=1000"};
    for (int i = 0; i < 2; i++) {
        if (!arguments_read(words, 3, &cell[i]))
            return NULL;
        cell_take(&cell[i], &dispute->cell[i], FIRST_OF_SEARCH, LAST_OF_SEARCH);
        cell_take(&cell[i], &dispute->cell[i], LIMITS_PART, LIMITS_PART);
    }
    return argument;
}

/* A command says that a law is broken by ending with another status than 0; the shell's own say that it was not run.  The
 * command is the caller's own word, and the tree is no part of it. */
static bool is_broken(const struct dispute *dispute, const char *text)
{
    enum { NOT_RUN = 126 };
    char *command[] = {"sh", "-c", (char *)dispute->law, NULL};
    setenv("TREE", text, 1);
    const int ended = program_run(command, NULL, NULL);
    return ended > 0 && WIFEXITED(ended) && WEXITSTATUS(ended) > 0 && WEXITSTATUS(ended) < NOT_RUN;
}

bool tree_shows(void *context, const char *text)
{
    struct dispute *dispute = context;
    struct cell cell[2];
    if (dispute->law) {
        dispute->tries++;
        return is_broken(dispute, text);
    }
    char *argument = on_tree(dispute, text, cell);
    const bool shows = argument && still_differ(dispute, cell);
    release(argument);
    return shows;
}

bool take_tree(const struct dispute *dispute, struct twigs *twigs)
{
    char game[100], *words[] = {game, "algorithm=minimax"};
    struct cell minimax = dispute->cell[0], plain;
    struct traced_search search;
    struct search_tree tree;
    uint64_t earlier;
    snprintf(game, sizeof game, "game=%s", cell_part(&minimax, GAME_PART));
    if (!arguments_read(words, 2, &plain))
        return false;
    cell_take(&minimax, &plain, FIRST_OF_SEARCH, LAST_OF_SEARCH);
    if (!trace_cell(&minimax, &search))
        return false;
    search_tree_read(&tree, false, search.trace, &search.outcome, &earlier);
    twigs_take(&tree, twigs);
    return true;
}
