#include "tree/cell_tree.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/process.h"
#include "base/memory.h"
#include "kit/random.h"
#include "parts/cell.h"

/* --- null moves ---------------------------------------------------------------------------------------------------- */

/* The key of the position that passes, where this is behind its null move: the last that was visited, or one above it. */
static uint64_t passing_key(const struct search_tree *tree, uint64_t key)
{
    int i = tree->visit[tree->visits - 1].node;
    while (tree->node[i].parent >= 0 && descend(tree->node[i].key, PASS_NUMBER) != key)
        i = tree->node[i].parent;
    return tree->node[i].key;
}

static bool has_position(const struct search_tree *tree, uint64_t key)
{
    const int number = search_tree_find(tree, key);
    return number >= 0 && !tree->node[number].beyond;
}

/* Is the event of a position in the tree, or of a child of one?  What leaves see beyond the horizon is, unless these are below a
 * null move. */
static bool is_of_tree(const struct search_tree *tree, const struct event *event, bool passing)
{
    if (event->kind == BEYOND_EVENT || event->kind == STAND_EVENT || event->kind == WORTH_EVENT)
        return !passing;
    return tree->nodes == 0 || has_position(tree, event->key) ||
           (event->siblings > 0 && has_position(tree, event->parent));
}

void passes_fold(struct trace *trace)
{
    struct search_tree tree;
    struct event *pass = NULL;
    uint64_t kept = 0;
    search_tree_begin(&tree, false);
    for (uint64_t i = 0; i < trace->count; i++) {
        const struct event event = trace->event[i];
        if (is_of_tree(&tree, &event, pass != NULL)) {
            search_tree_take(&tree, &event);
            pass = NULL;
            trace->event[kept++] = event;
            continue;
        }
        if (!pass) {
            pass = &trace->event[kept++];
            *pass = (struct event){.kind = VISIT_EVENT,
                                   .key = event.key,
                                   .parent = passing_key(&tree, event.key),
                                   .spent = event.spent,
                                   .limit = event.limit};
        }
        pass->value += event.kind == VISIT_EVENT || event.kind == BEYOND_EVENT;
    }
    trace->count = kept;
}

/* --- names, asked for in another process --------------------------------------------------------------------------- */

enum { NAMING_SECONDS = 60 };

struct node_naming {
    const struct task *task;
    const struct search_tree *tree;
    bool boards;
    struct node_names *names; /* what it points to is shared */
};

struct told_names {
    bool board; /* is one there? */
    int64_t unit;
};

/* The task that stands at a node; false if it is too far from the root. */
static bool reach_node(const struct search_tree *tree, int number, const struct task *root, struct task *task)
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

static void name_children(const struct node_naming *naming, int number, const struct task *task)
{
    static struct sight sight;
    const struct search_tree *tree = naming->tree;
    task_look(task, &sight);
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
    const struct node_naming *naming = question;
    const struct search_tree *tree = naming->tree;
    struct told_names *told = answer;
    cell_game(naming->task->cell)->describe(naming->task, true, &description);
    told->unit = description.unit;
    for (int i = 0; i < tree->nodes; i++) {
        struct task task;
        if (!reach_node(tree, i, naming->task, &task))
            continue;
        if (tree->node[i].first_child >= 0)
            name_children(naming, i, &task);
        if (!naming->boards)
            continue;
        cell_game(task.cell)->describe(&task, true, &description);
        naming->names->board[i] = read_board(description.position);
        told->board |= naming->names->board[i].rows > 0;
    }
}

/* Ask the game in a process of its own.  The names last.  False after a message. */
static bool names_find(const struct cell *cell, const struct search_tree *tree, bool boards,
                       struct node_names *names)
{
    const struct task task = cell_task(cell);
    struct cell_pruning pruning[MOST_PRUNINGS];
    *names = (struct node_names){.numbers = true};
    for (int i = cell_prunings(cell, pruning); i-- > 0;)
        names->pruning[i] = pruning[i].name;
    names->move = shared_take((size_t)tree->nodes * sizeof *names->move);
    names->board = shared_take(boards ? (size_t)tree->nodes * sizeof *names->board : 0);
    const struct node_naming naming = {&task, tree, boards, names};
    struct told_names told;
    const char *how = ask_isolated(name_nodes, &naming, &told, sizeof told, NAMING_SECONDS, cell_memory(cell));
    if (how)
        fprintf(stderr, "plymeter: the game did not end well: %s\n", how);
    for (int i = 1; i < tree->nodes; i++)
        names->numbers = names->numbers && atoi(names->move[i]) == tree->node[i].number;
    names->unit = told.unit;
    if (!told.board)
        names->board = NULL;
    return !how;
}

/* --- the search ---------------------------------------------------------------------------------------------------- */

enum { MOST_EVENTS = 1 << 19 };

static const size_t trace_size = sizeof(struct trace) + MOST_EVENTS * sizeof(struct event);

/* Run the search; NULL, or how it ended otherwise than by itself. */
static const char *trace_search(const struct cell *cell, struct traced_search *search)
{
    struct task task = cell_task(cell);
    *search->trace = (struct trace){.room = MOST_EVENTS};
    task.trace = search->trace;
    return search_isolated(&task, &search->outcome);
}

/* Say which limit has a tree that is small enough, if limits are whole numbers, and are what ends the search. */
static void suggest_limit(struct cell cell, struct traced_search *search)
{
    Setting *limit = cell_change(&cell, CUTOFF_PART, "limit");
    const int64_t last = cell_parameter(&cell, CUTOFF_PART, "limit")->kind == INTEGER ? limit->integer : 0;
    limit->integer = 0;
    while (limit->integer < last && !trace_search(&cell, search) && !search->trace->full)
        limit->integer++;
    fprintf(stderr, "plymeter: the tree is too large: more than %d events; ", MOST_EVENTS);
    if (limit->integer > 0)
        fprintf(stderr, "limit=%lld has fewer\n", (long long)limit->integer - 1);
    else
        fputs("a limit or a budget that ends the search sooner has fewer\n", stderr);
}

bool trace_cell(const struct cell *cell, struct traced_search *search)
{
    struct cell copy = *cell;
    copy.measure = MEASURE_ANATOMY;
    search->trace = shared_take(trace_size);
    const char *how = trace_search(&copy, search);
    if (how) {
        fprintf(stderr, "plymeter: the search did not end well: %s\n", how);
    } else if (search->trace->full) {
        suggest_limit(copy, search);
    } else if (!ended_well(search->outcome.status) && search->outcome.status != BUDGET) {
        fprintf(stderr, "plymeter: the search did not end well\n");
    } else {
        passes_fold(search->trace);
        return true;
    }
    return false;
}

/* Only an explicit tree says who is MAX; otherwise it is the player to move at the root. */
static bool root_is_min(const struct cell *cell)
{
    const Setting *root = cell_setting(cell, GAME_PART, "root");
    return root && strcmp(cell_part(cell, GAME_PART), "tree") == 0 && root->choice == 1;
}

bool cell_tree_take(const struct cell *cell, bool boards, struct cell_tree *whole)
{
    if (!trace_cell(cell, &whole->search))
        return false;
    search_tree_read(&whole->tree, root_is_min(cell), whole->search.trace, &whole->search.outcome, &whole->earlier);
    return names_find(cell, &whole->tree, boards, &whole->names);
}
