#include "play/protocol.h"

#include <limits.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/process.h"
#include "config/openings.h"

enum { WTIME, BTIME, WINC, BINC, MOVESTOGO, BYOYOMI, MOVETIME, NODES_ALLOWED, DEPTH, MATE, NUMBERS };

static const char *const number_words[NUMBERS] = {"wtime",   "btime",    "winc",  "binc",  "movestogo",
                                                  "byoyomi", "movetime", "nodes", "depth", "mate"};

/* --- the clock --------------------------------------------------------------------------------------------------- */

/* Without movestogo as if so many moves were to come. */
enum { MOVES_TO_COME = 30 };

/* Some programs say the largest number where they mean that there is no limit; more milliseconds than these do not fit
 * into clocks of nanoseconds. */
static const double most_ms = 1e12;

static double without_overhead(double ms)
{
    return fmin(most_ms, fmax(1, fmax(ms - OVERHEAD_MS, ms / 2)));
}

/* What one move may take of what is left; fmax() takes what was not said for 0. */
static double share_of_clock(const double *said, bool white)
{
    const double left = fmax(0, said[white ? WTIME : BTIME]), increment = fmax(0, said[white ? WINC : BINC]);
    const double coming = said[MOVESTOGO] >= 1 ? said[MOVESTOGO] + 1 : MOVES_TO_COME;
    const double extra = fmax(0, said[BYOYOMI]);
    return fmin(left / coming + 0.75 * increment + extra, 0.8 * left + extra);
}

/* --- words ------------------------------------------------------------------------------------------------------- */

static int number_word(const char *word)
{
    for (int i = 0; i < NUMBERS; i++)
        if (strcmp(word, number_words[i]) == 0)
            return i;
    return -1;
}

/* NAN, after saying so, if it is none. */
static double number_behind(const char *name, const char *text)
{
    char *end = NULL;
    const double number = text ? (double)strtoll(text, &end, 10) : NAN;
    if (text && *text && *end == '\0')
        return number;
    say("go: \"%s\" takes a whole number", name);
    return NAN;
}

struct limits limits_read(char *words, bool white)
{
    struct limits limits = {0};
    double said[NUMBERS];
    bool among_moves = false;
    char *rest;
    for (int i = 0; i < NUMBERS; i++)
        said[i] = NAN;
    for (char *word = strtok_r(words, " \t\r", &rest); word; word = strtok_r(NULL, " \t\r", &rest)) {
        const int i = number_word(word);
        if (i >= 0)
            said[i] = number_behind(word, strtok_r(NULL, " \t\r", &rest));
        else if (strcmp(word, "infinite") == 0)
            limits.infinite = true;
        else if (strcmp(word, "ponder") == 0)
            limits.pondering = true;
        else if (strcmp(word, "searchmoves") == 0) /* moves are behind it, and then perhaps more */
            among_moves = true;
        else if (!among_moves)
            say("go: \"%.40s\" is unknown", word);
    }
    if (among_moves)
        say("go: searchmoves is not supported: all moves are searched");
    const double depth = isnan(said[MATE]) ? said[DEPTH] : 2 * said[MATE] - 1;
    if (!isnan(said[NODES_ALLOWED]))
        limits.nodes = (uint64_t)fmin(1e15, fmax(1, said[NODES_ALLOWED]));
    if (!isnan(depth))
        limits.depth = (int)fmin(INT_MAX, fmax(1, depth));
    if (!isnan(said[MOVETIME]))
        limits.ms = without_overhead(said[MOVETIME]);
    else if (!isnan(said[WTIME]) || !isnan(said[BTIME]) || !isnan(said[BYOYOMI]))
        limits.ms = without_overhead(share_of_clock(said, white));
    return limits;
}

/* --- cells ------------------------------------------------------------------------------------------------------- */

/* The limit that a step of deepening has, from 1 on; as far as the cutoff has any. */
static void set_step(struct cell *cell, int step)
{
    const Parameter *parameter = cell_parameter(cell, CUTOFF_PART, "limit");
    Setting *setting = cell_change(cell, CUTOFF_PART, "limit");
    const int price = cell_step(cell), most = INT_MAX / price;
    const double spelled = cell_spelled(cell, (step < most ? step : most) * price);
    const double limit = fmin(parameter->most, fmax(parameter->least, spelled));
    if (parameter->kind == INTEGER)
        setting->integer = (int64_t)limit;
    else
        setting->real = limit;
}

struct cell limits_apply(const struct limits *limits, const struct cell *cell)
{
    struct cell limited = *cell;
    const bool open = limits->infinite || limits->pondering;
    const bool by_depth = limits->depth > 0 && !limits->nodes && limits->ms == 0 && !open;
    if (!open && !limits->nodes && limits->ms == 0 && !by_depth)
        return limited;
    set_step(&limited, by_depth ? limits->depth : 1);
    const bool by_time = limits->ms > 0 && !limits->nodes && !open;
    cell_change(&limited, CUTOFF_PART, "deepen")->choice = by_depth  ? DEEPEN_LIMIT
                                                           : by_time ? DEEPEN_MS
                                                                     : DEEPEN_NODES;
    cell_change(&limited, CUTOFF_PART, "budget")->integer = by_time ? (int64_t)fmax(limits->ms, OVERHEAD_MS)
                                                            : limits->nodes && !open ? (int64_t)limits->nodes
                                                                                     : INT64_MAX;
    return limited;
}

enum { FINDING_SECONDS = 20 };

struct finding {
    const struct cell *cell;
    const char *moves;
};

static const char *follow_moves(struct task *task, const char *moves)
{
    char *const words = copied(moves), *rest = words;
    const char *error = NULL;
    for (char *word; !error && (word = strsep(&rest, " \t\r"));) {
        if (!*word)
            continue;
        if (task->played_count == MOST_MOVES)
            error = complaint("more than %d moves", MOST_MOVES);
        else if (moves_make(task, word))
            error = complaint("move %d, \"%.20s\", is not legal", task->played_count + 1, word);
    }
    release(words);
    return error;
}

/* A game goes on as long as both players wish: only its own end ends it. */
static void find_standing(const void *question, void *answer)
{
    const struct finding *finding = question;
    struct standing *standing = answer;
    struct task *task = &standing->task;
    const char *error = cell_check_game(finding->cell);
    *task = cell_match(finding->cell, 0);
    if (!error)
        error = follow_moves(task, finding->moves);
    if (error) {
        snprintf(standing->error, STANDING_ERROR, "%s", error);
        return;
    }
    task_look_on(task, &standing->view.sight);
    cell_game(task->cell)->describe(task, true, &standing->view.description);
}

void standing_find(const struct cell *cell, const char *moves, struct standing *standing)
{
    const struct finding finding = {cell, moves};
    const char *how =
        ask_isolated(find_standing, &finding, standing, sizeof *standing, FINDING_SECONDS, cell_memory(cell));
    if (how)
        snprintf(standing->error, STANDING_ERROR, "the game could not be asked: %s", how);
}
