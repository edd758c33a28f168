#include "parts/columns.h"

#include <ctype.h>
#include <math.h>
#include <stddef.h>
#include <string.h>

#include "parts/experiment.h"

const char *const status_name[STATUSES] = {"ok", "unfinished", "budget", "timeout", "memory", "crash", "error"};

enum status row_status(const char *row)
{
    const size_t length = strcspn(row, ",:");
    int status = OK;
    while (status < ERROR &&
           (strlen(status_name[status]) != length || strncmp(row, status_name[status], length) != 0))
        status++;
    return (enum status)status;
}

bool status_fits(const char *text)
{
    const char *colon = strchr(text, ':');
    const size_t length = colon ? (size_t)(colon - text) : strlen(text);
    const char *name = status_name[row_status(text)];
    if (strlen(name) != length || strncmp(text, name, length) != 0)
        return false;
    for (const char *cause = colon ? colon + 1 : "none"; *cause; cause++)
        if (!isalnum((unsigned char)*cause))
            return false;
    return !colon == (row_status(text) != CRASH) && (!colon || colon[1]);
}

/* What a search that did not end ok leaves in the columns of every row: fields of these kinds.  A spent budget of nodes
 * stops every machine at the same node, so that its counts stand; those of spent time or memory do not. */
static const unsigned kept[STATUSES] = {
    [OK] = ~0U, [UNFINISHED] = ~(1U << VALUE_FIELD), [BUDGET] = 1U << COUNT_FIELD};

bool status_counts(enum status status)
{
    return kept[status] & 1U << COUNT_FIELD;
}

#define AT(member) offsetof(struct result, member)
/* The last is what one looks for, and maybe an axis and bounds of it. */
#define COLUMN(name, field, rows, at, unit, meaning, ...)                                                          \
    {                                                                                                              \
        name, field, rows, at, unit, meaning, .better = __VA_ARGS__                                                \
    }
#define COUNTER(name, sought, meaning)                                                                             \
    COLUMN(#name, COUNT_FIELD, EVERY_ROW, AT(outcome.counts.name), "count", meaning, sought),
#define ANATOMY_COUNTER(name, sought, meaning)                                                                     \
    COLUMN(#name, COUNT_FIELD, ANATOMY_ROW, AT(outcome.counts.name), "count", meaning, sought),
#define BY_PLY(name, rows, meaning)                                                                                \
    COLUMN(#name "_by_ply", BY_PLY_FIELD, rows, AT(outcome.by_ply.name), "count", meaning, NOT_BETTER),

/* Of a cell's engine, and of a rival's. */
#define ENGINE_COLUMNS(ENTRY)                                                                                      \
    ENTRY("title", WORD_FIELD, title, "", "what the engine calls itself")                                          \
    ENTRY("options", WORD_FIELD, options, "", "the options that it was given")                                     \
    ENTRY("program", WORD_FIELD, program, "", "a hash of its program's file")                                      \
    ENTRY("trouble", WORD_FIELD, trouble, "",                                                                      \
          "why it did not play: `missing`, `handshake`, `option`, `crashed`, `hung`, `nonsense` or `illegal`; "    \
          "else nothing")                                                                                          \
    ENTRY("engine_nodes", KNOWN_FIELD, nodes, "count", "the nodes that it says it visited; of a game the sum")     \
    ENTRY("engine_depth", NUMBER_FIELD, depth, "plies", "the depth that it says it reached; of a game the mean")   \
    ENTRY("engine_score", KNOWN_FIELD, score, "the engine's",                                                      \
          "of the root, for the side to move there, a mate being 10000; of a game nothing")
#define ENGINE_COLUMN(name, field, member, unit, meaning)                                                          \
    COLUMN(name, field, ENGINE_ROW, AT(outcome.report[0].member), unit, meaning, NOT_BETTER),
#define RIVAL_ENGINE_COLUMN(name, field, member, unit, meaning)                                                    \
    COLUMN("rival_" name, field, RIVAL_ENGINE_ROW, AT(outcome.report[1].member), unit,                             \
           "the same of the rival's engine", NOT_BETTER),

/* In the order of the CSV. */
static const struct column columns[] = {
    COLUMN("status", STATUS_FIELD, EVERY_ROW, AT(outcome.status), "",
           "`ok`, or `unfinished` (deepening completed no step: a move, but no value), or what ended the search: "
           "`budget` (nodes), `timeout`, `memory`, `crash:SIGSEGV` and the like, `error` (it contradicted itself)",
           NOT_BETTER),
    COLUMN("value", VALUE_FIELD, EVERY_ROW, AT(outcome.value), "the game's",
           "of the root, for the side to move there; of a game its score", MORE_FIRST),
    COLUMN("move", TEXT_FIELD, EVERY_ROW, AT(outcome.move), "", "the first best move in visiting order",
           NOT_BETTER),
    COUNTERS(COUNTER) /* counts.h */
    COLUMN("reached", NUMBER_FIELD, EVERY_ROW, AT(outcome.reached), "the limit's",
           "the limit of the last step that deepening completed", MORE_FIRST),
    COLUMN("changed", KNOWN_FIELD, EVERY_ROW, AT(outcome.changed), "",
           "1 if that step's best move is another than that of the step before, otherwise 0", NOT_BETTER,
           .most = 1),
    COLUMN("fresh", KNOWN_FIELD, EVERY_ROW, AT(outcome.fresh), "",
           "1 if it was the best move of no step before, otherwise 0", NOT_BETTER, .most = 1),
    COLUMN("ns", MEASURE_FIELD, EVERY_ROW, AT(outcome.ns), "ns",
           "nanoseconds of the search alone: the median of `repeats` times, or of one", BETTER_LESS,
           .axis = "time (ms)", .one = 1e6),
    COLUMN("ns_min", MEASURE_FIELD, EVERY_ROW, AT(ns_min), "ns", "the least of them", BETTER_LESS,
           .axis = "least time (ms)", .one = 1e6),
    COLUMN("ns_max", MEASURE_FIELD, EVERY_ROW, AT(ns_max), "ns", "the most", BETTER_LESS,
           .axis = "longest time (ms)", .one = 1e6),
    COLUMN("points", POINTS_FIELD, MATCH_ROW, AT(outcome.pair.half_points), "points",
           "of the player, in two games: 0 to 2", BETTER_MORE, .axis = "points (%)", .one = 0.02, .most = 2),
    COLUMN("wins", COUNT_FIELD, MATCH_ROW, AT(outcome.pair.wins), "games", "games won, of the two", BETTER_MORE,
           .most = 2),
    COLUMN("draws", COUNT_FIELD, MATCH_ROW, AT(outcome.pair.draws), "games", "games drawn", NOT_BETTER, .most = 2),
    COLUMN("losses", COUNT_FIELD, MATCH_ROW, AT(outcome.pair.losses), "games", "games lost", BETTER_LESS,
           .most = 2),
    COLUMN("unfinished", COUNT_FIELD, MATCH_ROW | GAME_ROW, AT(outcome.pair.unfinished[0]), "moves",
           "moves of the player whose search completed no step of deepening", NOT_BETTER),
    COLUMN("rival_unfinished", COUNT_FIELD, MATCH_ROW, AT(outcome.pair.unfinished[1]), "moves",
           "the same of the rival's", NOT_BETTER),
    COLUMN("plies", COUNT_FIELD, MATCH_ROW | GAME_ROW, AT(outcome.plies), "plies",
           "the length of the game, or of both together", NOT_BETTER),
    COLUMN("first_game", HASH_FIELD, MATCH_ROW, AT(outcome.pair.game[0]), "",
           "a hash of the moves where the player began", NOT_BETTER),
    COLUMN("second_game", HASH_FIELD, MATCH_ROW, AT(outcome.pair.game[1]), "",
           "a hash of the moves where the rival began", NOT_BETTER),
    ANATOMY_COUNTERS(ANATOMY_COUNTER) /* counts.h */
    COUNTERS_BY_PLY(BY_PLY)           /* counts.h */
    COLUMN("cutoffs_by_child", BY_CHILD_FIELD, ANATOMY_ROW, AT(outcome.by_ply.cutoffs_by_child), "count",
           "beta cutoffs by the place of the child that made them, from the first", NOT_BETTER),
    COLUMN("pruned_by_pruning", BY_CHILD_FIELD, ANATOMY_ROW, AT(outcome.by_ply.pruned_by), "count",
           "what prunings answered and left out, by the place of the pruning in a combination", NOT_BETTER),
    COLUMN("rechecked_by_pruning", BY_CHILD_FIELD, ANATOMY_ROW, AT(outcome.by_ply.rechecked_by), "count",
           "what of that was searched after all", NOT_BETTER),
    COLUMN("wrong_cuts_by_pruning", BY_CHILD_FIELD, ANATOMY_ROW, AT(outcome.by_ply.wrong_cuts_by), "count",
           "what of that was wrong", NOT_BETTER),
    COLUMN("moves_by_ply", MOVES_FIELD, GAME_ROW, AT(outcome.moves_at), "moves", "how many moves were legal",
           NOT_BETTER),
    COLUMN("ns_low", MEASURE_FIELD, TIMED_ROW, AT(ns_low), "ns",
           "lower end of the 95 % interval of the median `ns`", NOT_BETTER),
    COLUMN("ns_high", MEASURE_FIELD, TIMED_ROW, AT(ns_high), "ns", "its upper end", NOT_BETTER),
    COLUMN("repeats", MEASURE_FIELD, TIMED_ROW, AT(repeats), "count", "repetitions that the times are of",
           NOT_BETTER),
    COLUMN("warmup", MEASURE_FIELD, TIMED_ROW, AT(warmup), "count", "repetitions before them that were left out",
           NOT_BETTER),
    COLUMN("instructions", MEASURE_FIELD, TIMED_ROW, AT(event[INSTRUCTIONS]), "count",
           "of the search alone: the median", BETTER_LESS),
    COLUMN("branch_misses", MEASURE_FIELD, TIMED_ROW, AT(event[BRANCH_MISSES]), "count",
           "the same of mispredicted branches", BETTER_LESS),
    ENGINE_COLUMNS(ENGINE_COLUMN) ENGINE_COLUMNS(RIVAL_ENGINE_COLUMN)
        COLUMN("first_moves", GAME_FIELD, MATCH_ROW | GAME_ROW, AT(games.game[0]), "",
               "the game itself, or that where the player began", NOT_BETTER),
    COLUMN("second_moves", GAME_FIELD, MATCH_ROW, AT(games.game[1]), "", "that where the rival began", NOT_BETTER),
    COLUMN("solved", KNOWN_FIELD, MOVES_ROW, AT(outcome.solved), "",
           "1 if the searches saw the end of the game everywhere or the game knows its values, otherwise 0; of an "
           "engine nothing",
           NOT_BETTER, .most = 1),
    COLUMN("worth", TEXT_FIELD, MOVES_ROW, AT(games.worth), "the game's",
           "what each move is worth for who makes it, as `e2e4=35 d2d4=-20`; an engine says it in hundredths of a "
           "pawn, a mate being 10000",
           NOT_BETTER),
    COLUMN("start", HASH_FIELD, OPENING_ROW, NO_MEMBER, "",
           "a hash of the position to which the opening led, whatever evaluates it; without an opening nothing",
           NOT_BETTER),
    COLUMN("regret", KNOWN_FIELD, DECISION_ROW, AT(outcome.regret), "the game's",
           "the best move's value less that of the move chosen, in the game's unit: 0 or more", BETTER_LESS,
           .most = INFINITY),
    COLUMN("agrees", COUNT_FIELD, DECISION_ROW, NO_MEMBER, "", "1 if the move chosen is a best one, otherwise 0",
           BETTER_MORE, .axis = "best moves (%)", .one = 0.01, .most = 1),
    COLUMN("reference", TEXT_FIELD, DECISION_ROW, NO_MEMBER, "",
           "`exact` if the reference saw the end of the game everywhere or the game knows its values, `labels` if "
           "a file has what an engine said of each move, otherwise `deeper`",
           NOT_BETTER),
};
enum { COLUMNS = sizeof columns / sizeof *columns };
_Static_assert((int)COLUMNS <= (int)MOST_COLUMNS, "a list has room for all columns");

const struct column *column_at(int i)
{
    return i < COLUMNS ? &columns[i] : NULL;
}

static int columns_in(int rows, bool journal, const struct column **list)
{
    int count = 0;
    for (int i = 0; i < COLUMNS; i++)
        if (columns[i].rows & rows && (journal ? columns[i].at != NO_MEMBER : columns[i].field != GAME_FIELD))
            list[count++] = &columns[i];
    return count;
}

static int engine_rows_of(const struct cell *cell)
{
    return (cell_asks(cell) ? ENGINE_ROW : 0) | (cell->rival && cell_asks(cell->rival) ? RIVAL_ENGINE_ROW : 0);
}

static int rows_of(const struct cell *cell)
{
    return EVERY_ROW | 1 << cell->measure | (cell_timed(cell) ? TIMED_ROW : 0);
}

int columns_of_row(const struct cell *cell, const struct column *list[MOST_COLUMNS])
{
    return columns_in(rows_of(cell) | engine_rows_of(cell), true, list);
}

bool has_openings(const struct experiment *experiment)
{
    for (int i = 0; i < experiment->column_count; i++)
        if (strcmp(experiment->columns[i], "opening") == 0)
            return true;
    return false;
}

int columns_of_csv(const struct cell *cell, const struct experiment *experiment,
                   const struct column *list[MOST_COLUMNS])
{
    const int engines = (experiment->asks[0] ? ENGINE_ROW : 0) | (experiment->asks[1] ? RIVAL_ENGINE_ROW : 0);
    return columns_in(rows_of(cell) | engines | (has_openings(experiment) ? OPENING_ROW : 0), false, list);
}

void columns_write(FILE *out, const struct experiment *experiment)
{
    const struct column *list[MOST_COLUMNS];
    const int count = columns_of_csv(&experiment->cells[0], experiment, list);
    for (int i = 0; i < count; i++)
        fprintf(out, "%s%s", i ? "," : "", list[i]->name);
}

bool column_possible(const struct column *column, enum status status, bool asks)
{
    const bool of_search = column->rows == EVERY_ROW;
    if (column->field == STATUS_FIELD || column->field == WORD_FIELD)
        return true;
    if (asks && of_search && column->field == COUNT_FIELD)
        return false;
    return (of_search || ended_well(status)) && kept[status] & 1U << column->field;
}

bool column_certain(const struct column *column, enum status status, bool asks)
{
    return column->field == STATUS_FIELD || (column->field == COUNT_FIELD && column_possible(column, status, asks));
}

const char *column_type(const struct column *column)
{
    static const char *const types[] = {
        [STATUS_FIELD] = "text",   [VALUE_FIELD] = "whole number",   [TEXT_FIELD] = "text",
        [WORD_FIELD] = "text",     [KNOWN_FIELD] = "whole number",   [COUNT_FIELD] = "whole number",
        [NUMBER_FIELD] = "number", [POINTS_FIELD] = "number",        [HASH_FIELD] = "16 hex digits",
        [BY_PLY_FIELD] = "list",   [BY_CHILD_FIELD] = "list",        [GAME_FIELD] = "text",
        [MOVES_FIELD] = "list",    [MEASURE_FIELD] = "whole number",
    };
    return types[column->field];
}

bool column_numeric(const struct column *column)
{
    return column->field == VALUE_FIELD || column->field == KNOWN_FIELD || column->field == COUNT_FIELD ||
           column->field == NUMBER_FIELD || column->field == POINTS_FIELD || column->field == MEASURE_FIELD;
}

const struct column *column_named(const char *name)
{
    for (int i = 0; i < COLUMNS; i++)
        if (strcmp(columns[i].name, name) == 0)
            return &columns[i];
    return NULL;
}

bool column_measured(const char *name)
{
    const struct column *column = column_named(name);
    return column && column->field == MEASURE_FIELD;
}
