/*
 * A cell: one search, described completely.  Its identity is the text
 *     game=othello size=8 opening=8 seed=3 algorithm=alphabeta fail=soft ... cutoff=depth limit=6
 * which is the journal's key, its name in messages, and the arguments that run it again by hand.
 */
#ifndef PARTS_CELL_H
#define PARTS_CELL_H

#include <stdio.h>

#include "base/setting.h"
#include "parts/parts.h"

/* What is asked of a cell: one search, how good the chosen move is, two games against a rival, the leaves by ply,
 * all counts by ply, a game against itself, or what every move is worth. */
enum measure {
    MEASURE_SEARCH,
    MEASURE_DECISION,
    MEASURE_MATCH,
    MEASURE_SHAPE,
    MEASURE_ANATOMY,
    MEASURE_GAME,
    MEASURE_MOVES,
    MEASURES
};

struct cell {
    int part[CELL_PARTS]; /* numbers in the registry */
    Setting setting[CELL_PARTS][MAX_SETTINGS];
    const char *name; /* of its search in the config, or NULL; no part of its identity */
    enum measure measure;
    uint64_t start; /* cell_start() of it, if it has an opening and its game was asked (config/lists.h), or 0 */
    const struct cell *rival; /* in a match: its opponent, whose game may only be evaluated in another way */
};

/* What its part of a kind is called, and its game. */
const char *cell_part(const struct cell *cell, int kind);
const struct game *cell_game(const struct cell *cell);

/* Choose a part and give it its default settings. */
void cell_choose(struct cell *cell, int kind, int number);

/* Take the parts of some kinds, and their settings, from another cell. */
void cell_take(struct cell *cell, const struct cell *from, int first_kind, int last_kind);

/* Are these kinds the same in both?  Do both start from the same position of the same game? */
bool same_parts(const struct cell *a, const struct cell *b, int first_kind, int last_kind);
bool cell_shares_position(const struct cell *a, const struct cell *b);

/* Write one of its parts with all settings: "game=othello size=8 ... moves=none". */
void cell_write_part(FILE *out, const struct cell *cell, int kind);

/* Write the identity without a line end, in words that the shell reads back (base/text.h). */
void cell_write(FILE *out, const struct cell *cell);

/* The same in memory. */
char *cell_identity(const struct cell *cell);

/* The cell's value for a key such as "game", "limit", "name" or "rival"; NULL if it has none.  Valid as long as the
 * cell and the buffer. */
const char *cell_value(const struct cell *cell, const char *name, char buffer[SETTING_TEXT]);

/* A parameter of its part of that kind, and its setting of it, which may be changed; NULL if the part has none of that name. */
const Parameter *cell_parameter(const struct cell *cell, int kind, const char *name);
const Setting *cell_setting(const struct cell *cell, int kind, const char *name);
Setting *cell_change(struct cell *cell, int kind, const char *name);

/* Two of the parameters that every game has besides its own. */
int cell_opening(const struct cell *cell);
uint64_t cell_seed(const struct cell *cell);

/* A hash of the position that it starts from, whatever evaluates that; 0 if it cannot be reached.  Positions are the same if all
 * bytes of the game's State are; a mirrored one is another.  Only for a process of its own. */
uint64_t cell_start(const struct cell *cell);

/* How many entries its transposition table has; 0: it has none.  And are leaves kept in it, too? */
int64_t cell_entries(const struct cell *cell);
bool cell_keeps_leaves(const struct cell *cell);

/* How many bits of a hash stand for a position in its transposition table; 0: none do, or there is no table. */
int cell_hash_bits(const struct cell *cell);

/* How many bytes an entry of a transposition table takes in its search, if its settings are right (kit/entry.h). */
int64_t cell_entry_bytes(const struct cell *cell);

/* NULL, or why the cell's game cannot be played with its settings, and why its algorithm, its leaf, a pruning or its cutoff
 * cannot be used on that game; valid until the next call. */
const char *cell_check_game(const struct cell *cell);
const char *cell_check_leaf(const struct cell *cell);
const char *cell_check_prunings(const struct cell *cell);
const char *cell_check_cutoff(const struct cell *cell);
const char *cell_check_algorithm(const struct cell *cell);

/* Is it run more than once, to be timed with care? */
bool cell_timed(const struct cell *cell);

/* The most that one of its searches may take, in bytes. */
size_t cell_memory(const struct cell *cell);

/* Is its limit raised step by step?  By how much, in prices, and until how much is spent? */
enum deepen cell_deepening(const struct cell *cell);
int cell_step(const struct cell *cell);
int64_t cell_budget(const struct cell *cell);

/* Do its searches depend on the clock, or its rival's, so that two rows need not be alike? */
bool cell_looks_at_clock(const struct cell *cell);

/* Does it begin at the least limit that searches anything?  And what is a limit, in prices, as its setting says it? */
bool cell_is_least(const struct cell *cell);
double cell_spelled(const struct cell *cell, int limit);

/* No limit was said: if it is raised until a budget is spent, it begins at the least. */
void cell_begin_least(struct cell *cell);

/* The share of what it prunes that is searched after all. */
double cell_recheck(const struct cell *cell);

/* Is an engine asked instead of searching (parts/engines.h)?  Which; NULL if none is. */
bool cell_asks(const struct cell *cell);
const char *cell_engine(const struct cell *cell);

/* Then NULL, or why the engine cannot be asked that; valid until the next call.  Looks at the game, too.  And how it is. */
const char *cell_check_engine(const struct cell *cell);
extern const struct search engine_search;

/* Does its game know what every move is worth, so that a decision needs no reference?  Of what engines choose it is not
 * asked. */
bool cell_judges_itself(const struct cell *cell);

/* The task that runs the cell; it points into the cell. */
struct task cell_task(const struct cell *cell);
const struct search *cell_search(const struct cell *cell);

/* The same where another task stands, which began as the cell does. */
struct task cell_task_at(const struct cell *cell, const struct task *there);

/* The same of a game that is played from the cell's position, which ends by the game's rules for that, and is a draw if it
 * is not over after MOST_MOVES moves.  `player` is 0 or 1: tasks of the same one share a trail, so that none can be used
 * after the next was made. */
struct task cell_match(const struct cell *cell, int player);

/* What is to be seen where a task stands.  False if no move can be made from there: the game is over, so that sight->count is
 * 0, or the task has no room for another. */
bool task_look(const struct task *task, struct sight *sight);

/* The same where players go on, although a rule of matches would have ended the game, which sight->ending still says. */
void task_look_on(const struct task *task, struct sight *sight);

/* What stands before such a number in `moves`: # in games where numbers are names. */
static inline const char *move_sign(const struct cell *cell)
{
    return *cell_game(cell)->named_by_numbers ? "#" : "";
}

/* Make a move, by its number. */
void task_move(struct task *task, int number);

/* A hash of the moves that were made. */
uint64_t task_hash(const struct task *task);

/* One of a cell's prunings, and its own settings. */
struct cell_pruning {
    const char *name;
    const Pruning *pruning;
    const Setting *setting;
};

/* Its parts, as they were compiled for its game: of prunings those that do something.  Returns how many. */
const Leaf *cell_leaf(const struct cell *cell);
const Cutoff *cell_cutoff(const struct cell *cell);
int cell_orders(const struct cell *cell, const Order *list[MOST_ORDERS]);
int cell_prunings(const struct cell *cell, struct cell_pruning list[MOST_PRUNINGS]);

/* Is its order the game's own?  Does it prune, and by a pruning that errs on purpose?  Is its algorithm, an order or a
 * pruning an oracle? */
bool cell_natural(const struct cell *cell);
bool cell_prunes(const struct cell *cell);
bool cell_prunes_wrongly(const struct cell *cell);
bool cell_oracle(const struct cell *cell);

/* Search as a task's cell says, from where the task stands; apart: in a process of its own, within the cell's limits of time and memory.  NULL, or how that ended
 * without an outcome: "it crashed: Segmentation fault". */
void search_run(const struct task *task, struct outcome *outcome);
const char *search_isolated(const struct task *task, struct outcome *outcome);

/* Make the random moves of the task's opening moves like any others, before those that it has: the position is the
 * same, and there is no opening any more.  False if a task has no room for all of them.  Only for a process of its
 * own. */
bool opening_unfold(struct task *task);

/* --- what can have no effect ---------------------------------------------------------------------------------- */

/* What a cell asks for although it can have no effect: an order that asks a transposition table where there is none, or
 * the priorities of a game that has none. */
enum { MOST_IDLE = MOST_ORDERS + MOST_PRUNINGS + PART_KINDS };

struct idle {
    int kind, part;  /* the part without effect, or that whose parameter has none */
    const char *key; /* the parameter; NULL: the part as a whole */
    const char *why; /* static */
};

/* Fill the list by asking the parts themselves; returns how many there are. */
int cell_idle(const struct cell *cell, struct idle list[MOST_IDLE]);

/* --- conditions ----------------------------------------------------------------------------------------------- */

/* A condition on cells, or on the rows of a CSV: their value in the column of this name is one of these texts. */
struct condition {
    const char *name; /* owned by the config */
    int kind;         /* of part: the name is that of the kind, or of a parameter of such a part */
    char **texts;     /* sorted and without repetitions, after condition_sort */
    int count;
};

/* Add a text; the list must be sorted before anything is looked up. */
void condition_add(struct condition *condition, const char *text);
void condition_sort(struct condition *condition);

/* The index of the text in the list, -1 if it is not there. */
int condition_find(const struct condition *condition, const char *text);

/* The same for the cell's value of this name; -1 also if the cell has none. */
int condition_find_cell(const struct condition *condition, const struct cell *cell);

#endif
