#include "parts/engines.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/file.h"
#include "base/clock.h"
#include "base/text.h"
#include "engines/engine.h"
#include "kit/notation.h"

/* --- which there are, and which of them run ---------------------------------------------------------------------- */

_Static_assert((int)ENGINE_PROGRAM == (int)ENGINE_SUM, "there is room for what engine_identify writes");

static struct {
    const struct engine_spec *list;
    int count;
    const char *path; /* NULL: none is allowed */
} specs;
static struct known *known;
static int known_count;

void roster_allow(const struct engine_spec *list, int count, const char *path)
{
    specs.list = list;
    specs.count = count;
    specs.path = path;
}

static const struct engine_spec *spec_of(const char *name)
{
    for (int i = 0; i < specs.count; i++)
        if (strcmp(specs.list[i].name, name) == 0)
            return &specs.list[i];
    return NULL;
}

/* Why it has no spec, with the nearest name that there is, valid until the next call; NULL if none may be asked. */
static const char *roster_unknown(const char *name)
{
    if (!specs.path)
        return NULL;
    const char **names = allocate((size_t)specs.count, sizeof *names);
    for (int i = 0; i < specs.count; i++)
        names[i] = specs.list[i].name;
    const char *message =
        complaint("%s has no engine \"%.60s\"%s", specs.path, name, suggestion(name, names, specs.count));
    return message;
}

struct known *roster_find(const char *name)
{
    for (int i = 0; i < known_count; i++)
        if (strcmp(known[i].name, name) == 0)
            return &known[i];
    void *mark = memory_mark();
    known = grow(known, (size_t)known_count, sizeof *known);
    struct known *new = &known[known_count++];
    *new = (struct known){.name = copied(name), .spec = spec_of(name)};
    memory_keep(mark);
    if (new->spec)
        engine_identify(new->spec, new->program);
    return new;
}

void roster_stop(void)
{
    for (int i = 0; i < known_count; i++) {
        engine_stop(known[i].engine);
        known[i].engine = NULL;
    }
}

uint64_t roster_hash(const char *name)
{
    const struct known *engine = roster_find(name);
    const struct engine_spec *spec = engine->spec;
    uint64_t sum = checksum(CHECKSUM_START, engine->program, strlen(engine->program) + 1);
    if (spec) {
        sum = checksum(sum, spec->command, strlen(spec->command) + 1);
        sum = checksum(sum, &spec->protocol, sizeof spec->protocol);
    }
    for (int i = 0; spec && i < spec->option_count; i++) {
        sum = checksum(sum, spec->options[i].name, strlen(spec->options[i].name) + 1);
        sum = checksum(sum, spec->options[i].value, strlen(spec->options[i].value) + 1);
    }
    return sum;
}

const char *roster_changed(void)
{
    char program[ENGINE_PROGRAM] = "";
    for (int i = 0; i < known_count; i++) {
        if (known[i].spec)
            engine_identify(known[i].spec, program);
        if (known[i].spec && strcmp(known[i].program, program) != 0)
            return known[i].name;
    }
    return NULL;
}

/* --- may it be asked? ------------------------------------------------------------------------------------------------- */

/* Of the algorithm, and of cutoff=depth, which is the only one. */
enum { NAME, LIMIT = 0 };

static const struct game *game_of(const struct task *task)
{
    int g = 0;
    while (strcmp(part_of(g, GAME_PART, g)->name, task->game_name) != 0)
        g++;
    return game_at(g);
}

/* Its notation of the position that the cell starts from, and maybe moves; empty if it has none. */
static const char *position_of(const struct game *game, const struct task *task)
{
    static struct description description;
    struct task start = *task;
    start.played_count = 0;
    game->describe(&start, true, &description);
    return description.position;
}

/* FEN and SFEN are several words. */
static const char *check_game(const struct task *task, enum engine_protocol protocol)
{
    const char *position = position_of(game_of(task), task);
    if (!*position)
        return complaint("%s has no notation of positions, in which an engine could be asked", task->game_name);
    if (protocol != ENGINE_LINES && !strchr(position, '_'))
        return complaint("an engine of protocol %s cannot be asked about %s, but one of protocol lines can",
                         engine_protocols[protocol], task->game_name);
    return NULL;
}

static const char *check_limit(const struct task *task)
{
    if (task->deepen == DEEPEN_EVALUATIONS || task->deepen == DEEPEN_LIMIT)
        return "an engine is told a depth, nodes or milliseconds: deepen=none, nodes or ms";
    if (task->deepen != DEEPEN_NODES && task->nodes != UINT64_MAX)
        return "an engine is told one limit: nodes by deepen=nodes and a budget";
    return task->deepen == NO_DEEPENING && task->cutoff[LIMIT].integer < 1
               ? "an engine searches one ply at the least"
               : NULL;
}

const char *outside_refusal(const struct task *task)
{
    const char *name = task->algorithm[NAME].text, *unknown = roster_unknown(name);
    if (!unknown)
        return "engines are asked by plymeter run, cell, play and learn";
    if (strcmp(name, outside_part.parameters[NAME].fallback) == 0)
        return "which engine is it? Say so, as in engine=stockfish";
    const struct engine_spec *spec = roster_find(name)->spec;
    if (!spec)
        return unknown;
    const char *error = check_limit(task);
    return error ? error : check_game(task, spec->protocol);
}

/* --- asking it -------------------------------------------------------------------------------------------------- */

/* A text for a CSV, and for a journal's row, which has commas between its fields. */
static void copy_text(char *to, size_t size, const char *from)
{
    snprintf(to, size, "%s", from);
    if (*to && strchr("=+-@", *to)) /* a formula, to a spreadsheet */
        *to = '_';
    for (; *to; to++)
        if ((unsigned char)*to < ' ' || (unsigned char)*to > '~' || strchr(",\"'", *to))
            *to = '_';
}

static void write_options(const struct engine_spec *spec, char text[ENGINE_OPTIONS])
{
    char all[ENGINE_OPTIONS] = "";
    for (int i = 0, length = 0; i < spec->option_count && length < (int)sizeof all; i++)
        length += snprintf(all + length, sizeof all - (size_t)length, "%s%s=%s", i ? " " : "",
                           spec->options[i].name, spec->options[i].value);
    copy_text(text, ENGINE_OPTIONS, all);
}

static void note_trouble(struct outcome *outcome, const char *word, const char *detail)
{
    struct account *account = &outcome->account[0];
    copy_text(account->trouble, sizeof account->trouble, word);
    snprintf(account->complaint, sizeof account->complaint, "%.*s", ENGINE_COMPLAINT - 1, detail);
    outcome->status = strcmp(word, "hung") == 0 ? TIMEOUT : strcmp(word, "crashed") == 0 ? CRASH : ERROR;
}

/* What is to be seen where a task stood before it went on.  The game did go on there, even where a rule of matches would
 * have ended it, which holds only with a trail; but with a trail this is fast. */
static void look_back(const struct game *game, const struct task *before, struct sight *sight)
{
    game->look(before, sight);
    if (sight->count > 0 || !before->trail)
        return;
    struct task trailless = *before;
    trailless.trail = NULL;
    game->look(&trailless, sight);
}

/* The moves of the task, by name; false if one of them is not there. */
static bool name_moves(const struct game *game, const struct task *task, char names[MOST_MOVES][MOVE_NAME],
                       const char *list[MOST_MOVES])
{
    static struct sight sight;
    struct task before = *task;
    for (int i = 0; i < task->played_count; i++) {
        before.played_count = i;
        look_back(game, &before, &sight);
        if (task->played[i] >= sight.count)
            return false;
        memcpy(names[i], sight.name[task->played[i]], sizeof names[i]);
        list[i] = names[i];
    }
    return true;
}

/* The words of a game's notation are joined by _ (kit/notation.h), but for engines that know no other game. */
static const char *spaced(const char *position, enum engine_protocol protocol, char text[POSITION_TEXT])
{
    snprintf(text, POSITION_TEXT, "%s", position);
    for (char *at = text; protocol != ENGINE_LINES && (at = strchr(at, '_'));)
        *at = ' ';
    return text;
}

static void take_answer(const struct game *game, const struct task *task, const struct engine_answer *answer,
                        struct outcome *outcome)
{
    static uint16_t number[MOST_CHILDREN];
    static struct sight sight;
    struct account *account = &outcome->account[0];
    char detail[ENGINE_DETAIL];
    account->answers = 1;
    account->nodes = answer->nodes ? (int64_t)answer->nodes : NOT_SAID;
    account->depth = answer->depth ? answer->depth : NAN;
    account->score = answer->scored ? answer->score : NOT_SAID;
    outcome->ns = answer->ns;
    outcome->status = OK;
    if (strcmp(answer->move, "resign") == 0)
        return;
    if (game->find(task, answer->move, number) != 1) {
        snprintf(detail, sizeof detail, "it answered %s which is no legal move", answer->move);
        note_trouble(outcome, "illegal", detail);
        return;
    }
    game->look(task, &sight);
    outcome->number = number[0];
    memcpy(outcome->move, sight.name[number[0]], sizeof outcome->move);
}

/* How long the engine may still take, its start included: less than a cell may, so that the engine is blamed and not the
 * search. */
static double patience_of(const struct task *task, double begun)
{
    return fmax(task->seconds - fmin(1, task->seconds / 10) - (seconds_now() - begun), 0.001);
}

static bool start(struct known *engine, const struct task *task, double begun, struct outcome *outcome)
{
    struct engine_trouble trouble = {"missing", "it is not in the file of engines"};
    if (!engine->engine && engine->spec)
        engine->engine = engine_start(engine->spec, patience_of(task, begun), &trouble);
    if (!engine->engine) {
        note_trouble(outcome, trouble.word, trouble.detail);
        return false;
    }
    copy_text(outcome->account[0].title, ENGINE_TITLE, engine_title(engine->engine));
    return true;
}

static void ask(const struct task *task, struct outcome *outcome)
{
    static char names[MOST_MOVES][MOVE_NAME], position[POSITION_TEXT];
    static const char *moves[MOST_MOVES];
    static struct sight sight;
    struct known *engine = roster_find(task->algorithm[NAME].text);
    const struct game *game = game_of(task);
    const double begun = seconds_now();
    struct engine_answer answer;
    struct engine_trouble trouble;
    *outcome = (struct outcome){.status = OK, NO_OUTCOME};
    memcpy(outcome->account[0].program, engine->program, ENGINE_PROGRAM);
    if (engine->spec)
        write_options(engine->spec, outcome->account[0].options);
    game->look(task, &sight);
    if (sight.count == 0 || !start(engine, task, begun, outcome))
        return;
    if (!name_moves(game, task, names, moves)) {
        note_trouble(outcome, "nonsense", "the game forgot a move");
        return;
    }
    const struct engine_question question = {
        .game = task->game_name,
        .position = spaced(position_of(game, task), engine->spec->protocol, position),
        .moves = moves,
        .move_count = task->played_count,
        .nodes = task->deepen != DEEPEN_NODES ? 0
                 : task->budget < task->nodes ? task->budget
                                              : task->nodes,
        .depth = task->deepen == NO_DEEPENING ? (int)task->cutoff[LIMIT].integer : 0,
        .ms = task->deepen == DEEPEN_MS ? task->budget : 0,
    };
    if (engine_ask(engine->engine, &question, patience_of(task, begun), &answer, &trouble))
        take_answer(game, task, &answer, outcome);
    else
        note_trouble(outcome, trouble.word, trouble.detail);
}

void account_add(struct account *sum, const struct account *one)
{
    const struct account before = *sum;
    *sum = *one;
    sum->score = NOT_SAID; /* there is none of a game */
    if (before.answers > 0) {
        sum->answers += before.answers;
        sum->nodes = before.nodes == NOT_SAID || one->nodes == NOT_SAID ? NOT_SAID : before.nodes + one->nodes;
        sum->depth = (before.answers * before.depth + one->answers * one->depth) / sum->answers;
    }
}

/* --- as a part -------------------------------------------------------------------------------------------------- */

static const char *depends_on(const Setting *settings)
{
    (void)settings;
    return "engine";
}

static const Algorithm algorithm = {
    .about = "asks a program of somebody else, which the user's own file of engines describes",
    .parameters = {[NAME] = {.name = "engine",
                             .kind = TEXT,
                             .fallback = "none",
                             .about = "which one, by the name that it has in the file"}},
    .revisits = true,
    .depends_on = depends_on,
};

const struct search outside_search = {.algorithm = &algorithm, .run = ask};
const struct part outside_part = {"engine", NULL, &algorithm.about, algorithm.parameters, NULL, &outside_search};
