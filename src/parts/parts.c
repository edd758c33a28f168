#include "parts/parts.h"

#include <string.h>

#include "parts/combination.h"
#include "parts/outside.h"

static const Parameter of_every_game[] = {
    {"position", TEXT, "start",
     .about = "to begin from: start, or one in the game's notation, as plymeter show prints it"},
    {"opening", INTEGER, "0", 0, 1000, .about = "random moves played before the search",
     .said = "0=the whole game|1=after 1 move|after # moves", .axis = "moves played before"},
    {"seed", SEED, "1", .about = "of the tree, the opening and random order"},
    {"moves", TEXT, "none", .about = "played after the opening: their numbers, from 0, or names, such as 3.0.5"},
    {.name = NULL},
};

/* Of those algorithms that use a transposition table. */
static const Parameter of_tables[] = {
    {"entries", INTEGER, "0", 0, 1 << 30,
     .about = "entries of the transposition table, rounded down to a power of two; 0: none",
     .said = "0=no table|table of #", .axis = "entries of the table"},
    {"etc", CHOICE, "no", .choices = "no|yes",
     .about = "enhanced transposition cutoffs: are the children looked up before one is searched?",
     .said = "no=without ETC|with ETC", .axis = "ETC"},
    {"keep", CHOICE, "inner", .choices = "inner|all", .about = "what it keeps: inner positions, or leaves as well"},
    {"hash_bits", CHOICE, "none", .choices = "none|16|24|32|48|64",
     .about = "so many bits of a hash stand for a position, which is unsound: two may have the same; none: itself"},
    {.name = NULL},
};

static const Parameter of_every_cutoff[] = {
    {"deepen", CHOICE, "none", .choices = "none|nodes|evaluations|ms|limit",
     .about = "raise the limit step by step until this is spent, or up to itself; the last completed step decides",
     .said = "none=not deepened|limit=deepened|deepened by #"},
    {"budget", INTEGER, "10000", 1, 1e15, .about = "how much of it there is", .said = "# @deepen",
     .axis = "budget (@deepen)"},
    {.name = NULL},
};

static const Parameter of_every_pruning[] = {
    {"recheck", REAL, "0", 0, 1,
     .about = "this share of what is pruned is searched after all, and not counted (measure=anatomy says how often "
              "it was "
              "wrong)"},
    {.name = NULL},
};

static const Parameter limit_parameters[] = {
    [SECONDS] = {"seconds", REAL, "60", 0.001, 1e9, .about = "the most one search may take, by the clock"},
    [MEMORY_MB] = {"memory_mb", INTEGER, "1024", 1, 1 << 30, .about = "the most memory it may take"},
    [NODES] = {"nodes", INTEGER, "0", 0, 1e15, .about = "the most nodes it may visit; 0: no limit"},
    [REPEAT] = {"repeat", INTEGER, "1", 1, 1000000, .about = "how often it is timed, at the least"},
    [PRECISION] = {"precision", REAL, "0", 0, 1,
                   .about =
                       "time it until the interval of the median is as narrow: 0.01 is 1 % to each side; 0: any"},
    [TIMING_SECONDS] = {"timing_seconds", REAL, "10", 0.001, 1e9,
                        .about = "the most that its repetitions may take for that precision"},
    {.name = NULL},
};

static const char *const limits_line = "what a search may take";
static const struct part limits = {"limits", NULL, &limits_line, limit_parameters, NULL, NULL};

/* A game must be named. */
const struct kind kinds[CELL_PARTS] = {
    [GAME_PART] = {.name = "game", .plural = "games", .section = "games", .more = of_every_game},
    [ALGORITHM_PART] = {.name = "algorithm",
                        .plural = "algorithms",
                        .section = "searches",
                        .fallback = "alphabeta",
                        .more = of_tables},
    [ORDER_PART] = {.name = "order",
                    .plural = "orders",
                    .section = "searches",
                    .fallback = "none",
                    .combined = "several orders: the first decides, the next among what it leaves alike"},
    [LEAF_PART] = {.name = "leaf", .plural = "leaves", .section = "searches", .fallback = "static", .seldom = true},
    [PRUNING_PART] = {.name = "pruning",
                      .plural = "prunings",
                      .section = "searches",
                      .fallback = "none",
                      .combined = "several prunings: the first that knows a position or a move decides",
                      .more = of_every_pruning,
                      .seldom = true,
                      .unwritten = true},
    [CUTOFF_PART] =
        {.name = "cutoff", .plural = "cutoffs", .section = "cutoffs", .fallback = "depth", .more = of_every_cutoff},
    [LIMITS_PART] = {.name = "limits", .plural = "limits", .section = "limits", .fallback = "limits"},
};

int part_count(int kind)
{
    return kind == LIMITS_PART ? 1 : part_counts[kind] + (kind == ALGORITHM_PART);
}

const struct part *part_at(int kind, int number)
{
    if (kind == LIMITS_PART)
        return &limits;
    if (kind == ALGORITHM_PART && number == algorithm_count)
        return &outside_part;
    return number < part_counts[kind] ? part_of(0, kind, number) : combination_part(kind, number);
}

const Algorithm *algorithm_at(int number)
{
    return number == algorithm_count ? outside_search.algorithm : search_of(0, number, PLAIN_WALK)->algorithm;
}

bool part_is_written(int kind, int number)
{
    return !kinds[kind].unwritten || strcmp(part_at(kind, number)->name, kinds[kind].fallback) != 0;
}

int part_find(int kind, const char *name)
{
    for (int i = 0; i < part_count(kind); i++)
        if (strcmp(part_at(kind, i)->name, name) == 0)
            return i;
    return kinds[kind].combined && strchr(name, '+') ? combination_find(kind, name, &kinds[kind].combined) : -1;
}

int part_names(int kind, const char **names, int most)
{
    int count = 0;
    for (int i = 0; i < part_count(kind) && count < most; i++)
        names[count++] = part_at(kind, i)->name;
    return count;
}

/* Parameter i of a list; if that has none, i is counted down by its length. */
static const Parameter *pick(const Parameter *list, int *i)
{
    for (; list && list->name; list++)
        if ((*i)-- == 0)
            return list;
    return NULL;
}

const Parameter *parameter_at(int kind, int number, int i)
{
    const Parameter *own = pick(part_at(kind, number)->parameters, &i);
    if (own || (kind == ALGORITHM_PART && !algorithm_at(number)->table))
        return own;
    return pick(kinds[kind].more, &i);
}

bool is_position(const Parameter *parameter)
{
    return parameter == of_every_game;
}

bool is_of_evaluation(int kind, const Parameter *parameter)
{
    return kind == GAME_PART && parameter->evaluation;
}

int parameter_find(int kind, int number, const char *name)
{
    const Parameter *parameter;
    for (int i = 0; (parameter = parameter_at(kind, number, i)); i++)
        if (strcmp(parameter->name, name) == 0)
            return i;
    return -1;
}
