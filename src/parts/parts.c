#include "parts/parts.h"

#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"

static const Parameter of_every_game[] = {
    {"position", TEXT, "start",
     .about = "to begin from: start, or one in the game's notation, as plymeter show prints it"},
    {"opening", INTEGER, "0", 0, 1000, .about = "random moves played before the search",
     .label = "0=the whole game|1=after 1 move|after # moves", .axis = "moves played before"},
    {"seed", SEED, "1", .about = "of the tree, the opening and random order"},
    {"moves", TEXT, "none",
     .about = "played after the opening: their names, or numbers from 0, such as 3.0.5; where names are numbers, "
              "#3.#0.#5"},
    {.name = NULL},
};

/* Of those algorithms that use a transposition table. */
static const Parameter of_tables[] = {
    {"entries", INTEGER, "0", 0, 1 << 30,
     .about = "entries of the transposition table, rounded down to a power of two; 0: none",
     .label = "0=no table|table of #", .axis = "entries of the table"},
    {"etc", CHOICE, "no", .choices = "no|yes",
     .about = "enhanced transposition cutoffs: are the children looked up before one is searched?",
     .label = "no=without ETC|with ETC", .axis = "ETC"},
    {"keep", CHOICE, "inner", .choices = "inner|all", .about = "what it keeps: inner positions, or leaves as well"},
    {"hash_bits", CHOICE, "none", .choices = "none|16|24|32|48|64",
     .about = "so many bits of a hash stand for a position, which is unsound: two may have the same; none: itself"},
    {.name = NULL},
};

static const Parameter of_every_cutoff[] = {
    {"deepen", CHOICE, "none", .choices = "none|nodes|evaluations|ms|limit",
     .about = "raise the limit step by step until this is spent, or up to itself; the last completed step decides",
     .label = "none=not deepened|limit=deepened|deepened by #"},
    {"budget", INTEGER, "10000", 1, 1e15, .about = "how much of it there is", .label = "# @deepen",
     .axis = "budget (@deepen)"},
    {.name = NULL},
};

static const Parameter of_every_pruning[] = {
    {"recheck", REAL, "0", 0, 1,
     .about = "this share of what is pruned is searched after all, and not counted (measure=anatomy says how often "
              "it was wrong)"},
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

static const char *on_engine(const Setting *settings)
{
    (void)settings;
    return "engine";
}

const Algorithm engine_algorithm = {
    .about = "asks a program of somebody else, which the user's own file of engines describes",
    .parameters = {{.name = "engine",
                    .kind = TEXT,
                    .fallback = "none",
                    .about = "which one, by the name that it has in the file"}},
    .revisits = true,
    .depends_on = on_engine,
};
static const struct part outside = {"engine", NULL, &engine_algorithm.about, engine_algorithm.parameters,
                                    NULL,     NULL};

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

struct combination {
    struct part part;
    int kind;
    int members[MOST_MEMBERS], count;
    Parameter parameters[MAX_PARAMETERS + 1]; /* those of its members, one member after the other */
    int parameter_count;
};

/* All combinations that were ever named; they are kept for ever, as parts are. */
static struct combination **combinations;
static int combination_count;

int part_count(int kind)
{
    return kind == LIMITS_PART ? 1 : part_counts[kind] + (kind == ALGORITHM_PART);
}

const struct part *part_at(int kind, int number)
{
    if (kind == LIMITS_PART)
        return &limits;
    if (kind == ALGORITHM_PART && number == algorithm_count)
        return &outside;
    return number < part_counts[kind] ? part_of(0, kind, number) : &combinations[number - part_counts[kind]]->part;
}

const Algorithm *algorithm_at(int number)
{
    return number == algorithm_count ? &engine_algorithm : search_of(0, number, PLAIN_WALK)->algorithm;
}

bool part_is_written(int kind, int number)
{
    return !kinds[kind].unwritten || strcmp(part_at(kind, number)->name, kinds[kind].fallback) != 0;
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

/* --- combinations --------------------------------------------------------------------------------------------- */

enum { MOST_NAMES = 128, LONGEST_NAME = 60, FAULT = 400 };

int most_members(int kind)
{
    return kind == ORDER_PART ? MOST_ORDERS : MOST_PRUNINGS;
}

int kind_with(const char *name)
{
    int kind = 0;
    while (kind < PART_KINDS && part_find(kind, name) < 0)
        kind++;
    return kind < PART_KINDS ? kind : -1;
}

const char *kind_said(int kind)
{
    return printed("%s %s", strchr("aeiou", kinds[kind].name[0]) ? "an" : "a", kinds[kind].name);
}

/* Parts of another kind may have that name. */
static const char *hint(int kind, const char *name)
{
    const char *known[MOST_NAMES], *near = suggestion(name, known, part_names(kind, known, MOST_NAMES));
    const int other = kind_with(name);
    return other >= 0 ? printed("; that is %s", kind_said(other))
           : *near    ? near
                      : "; plymeter list shows what there is";
}

/* The next part of a combination, after which `at` points behind the "+"; NULL behind the last. */
static const char *next_name(const char **at, char name[LONGEST_NAME])
{
    if (!*at)
        return NULL;
    const size_t length = strcspn(*at, "+");
    snprintf(name, LONGEST_NAME, "%.*s", (int)length, *at);
    *at = (*at)[length] ? *at + length + 1 : NULL;
    return name;
}

static bool add_parameters(struct combination *combination, const Parameter *parameter)
{
    for (; parameter->name; parameter++) {
        if (combination->parameter_count == MAX_PARAMETERS)
            return false;
        combination->parameters[combination->parameter_count++] = *parameter;
    }
    return true;
}

/* Its members by its name; false if there is no such combination, and `fault` says why. */
static bool take_members(struct combination *combination, char fault[FAULT])
{
    const char *whole = combination->part.name, *kind = kinds[combination->kind].name;
    char name[LONGEST_NAME];
    for (const char *at = whole; next_name(&at, name);) {
        const int number = part_find(combination->kind, name);
        for (int i = 0; i < combination->count; i++)
            if (combination->members[i] == number) {
                snprintf(fault, FAULT, "the %s \"%.80s\" names \"%s\" twice", kind, whole, name);
                return false;
            }
        if (combination->count == most_members(combination->kind)) {
            snprintf(fault, FAULT, "the %s \"%.80s\" combines more than %d", kind, whole, combination->count);
            return false;
        }
        if (number < 0) {
            snprintf(fault, FAULT, "there is no %s \"%s\", which \"%.80s\" names%s", kind, name, whole,
                     hint(combination->kind, name));
            return false;
        }
        combination->members[combination->count++] = number;
        if (!add_parameters(combination, part_at(combination->kind, number)->parameters)) {
            snprintf(fault, FAULT, "the %s \"%.80s\" has more than %d parameters", kind, whole, MAX_PARAMETERS);
            return false;
        }
    }
    return true;
}

static int keep(const struct combination *combination)
{
    void *mark = memory_mark();
    struct combination *kept = allocate(1, sizeof *kept);
    combinations = grow(combinations, (size_t)combination_count, sizeof *combinations);
    *kept = *combination;
    kept->part.name = copied(combination->part.name);
    kept->part.parameters = kept->parameters;
    combinations[combination_count] = kept;
    memory_keep(mark);
    return part_counts[combination->kind] + combination_count++;
}

static int find_combination(int kind, const char *name)
{
    struct combination combination = {.part = {.name = name, .about = &kinds[kind].combined}, .kind = kind};
    char fault[FAULT];
    for (int i = 0; i < combination_count; i++)
        if (combinations[i]->kind == kind && strcmp(combinations[i]->part.name, name) == 0)
            return part_counts[kind] + i;
    return take_members(&combination, fault) ? keep(&combination) : -1;
}

int part_members(int kind, int number, int members[MOST_MEMBERS])
{
    if (number < part_counts[kind]) {
        members[0] = number;
        return 1;
    }
    const struct combination *combination = combinations[number - part_counts[kind]];
    memcpy(members, combination->members, sizeof combination->members);
    return combination->count;
}

/* --- names ---------------------------------------------------------------------------------------------------- */

int part_find(int kind, const char *name)
{
    for (int i = 0; i < part_count(kind); i++)
        if (strcmp(part_at(kind, i)->name, name) == 0)
            return i;
    return kinds[kind].combined && strchr(name, '+') ? find_combination(kind, name) : -1;
}

const char *part_unknown(int kind, const char *name)
{
    static char text[FAULT];
    struct combination combination = {.part.name = name, .kind = kind};
    if (!kinds[kind].combined || !strchr(name, '+'))
        snprintf(text, sizeof text, "there is no %s \"%.80s\"%s", kinds[kind].name, name, hint(kind, name));
    else
        take_members(&combination, text);
    return text;
}

int part_nearest(int kind, const char *name)
{
    char one[LONGEST_NAME];
    const char *known[MOST_NAMES], *near = nearest(name, known, part_names(kind, known, MOST_NAMES));
    int number = near ? part_find(kind, near) : -1;
    for (const char *at = name; number < 0 && strchr(name, '+') && next_name(&at, one);)
        number = part_find(kind, one);
    return number;
}
