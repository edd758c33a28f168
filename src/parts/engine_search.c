#include "parts/cell.h"

#include <math.h>
#include <string.h>

#include "base/clock.h"
#include "base/text.h"
#include "engines/engine.h"
#include "parts/engines.h"

/* --- may it be asked? ------------------------------------------------------------------------------------------------- */

enum { LIMIT }; /* the setting of cutoff=depth, which is the only one */

/* Its notation of the position that the cell starts from, and maybe moves; empty if it has none. */
static char *position_of(const struct task *task)
{
    static struct description description;
    struct task start = *task;
    start.played_count = 0;
    cell_game(task->cell)->describe(&start, true, &description);
    return description.position;
}

/* FEN and SFEN are several words. */
static const char *check_game(const struct task *task, enum engine_protocol protocol)
{
    const char *position = position_of(task);
    if (!*position)
        return complaint("%s has no notation of positions, in which an engine could be asked",
                         cell_part(task->cell, GAME_PART));
    if (protocol != ENGINE_LINES && !strchr(position, '_'))
        return complaint("an engine of protocol %s cannot be asked about %s, but one of protocol lines can",
                         engine_protocols[protocol], cell_part(task->cell, GAME_PART));
    return NULL;
}

static const char *check_limit(const struct task *task)
{
    const enum deepen deepen = cell_deepening(task->cell);
    if (deepen == DEEPEN_EVALUATIONS || deepen == DEEPEN_LIMIT)
        return "an engine is told a depth, nodes or milliseconds: deepen=none, nodes or ms";
    if (deepen != DEEPEN_NODES && task->nodes != UINT64_MAX)
        return "an engine is told one limit: nodes by deepen=nodes and a budget";
    return deepen == NO_DEEPENING && task->cell->setting[CUTOFF_PART][LIMIT].integer < 1
               ? "an engine searches one ply at the least"
               : NULL;
}

const char *cell_check_engine(const struct cell *cell)
{
    const struct task task = cell_task(cell);
    const char *name = cell_engine(cell), *unknown = roster_unknown(name);
    if (!unknown)
        return "engines are asked by plymeter run, cell, play and learn";
    if (strcmp(name, engine_algorithm.parameters[0].fallback) == 0)
        return "which engine is it? Say so, as in engine=stockfish";
    const struct engine_spec *spec = roster_find(name)->spec;
    if (!spec)
        return unknown;
    const char *error = check_limit(&task);
    return error ? error : check_game(&task, spec->protocol);
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
    struct engine_report *report = &outcome->report[0];
    copy_text(report->trouble, sizeof report->trouble, word);
    snprintf(report->complaint, sizeof report->complaint, "%.*s", ENGINE_COMPLAINT - 1, detail);
    outcome->status = strcmp(word, "hung") == 0 ? TIMEOUT : strcmp(word, "crashed") == 0 ? CRASH : ERROR;
}

/* The moves of the task, by name; false if one of them is not there. */
static bool name_moves(const struct task *task, char names[MOST_MOVES][MOVE_NAME], const char *list[MOST_MOVES])
{
    static struct sight sight;
    struct task before = *task;
    for (int i = 0; i < task->played_count; i++) {
        before.played_count = i;
        task_look_on(&before, &sight);
        if (task->played[i] >= sight.count)
            return false;
        memcpy(names[i], sight.name[task->played[i]], sizeof names[i]);
        list[i] = names[i];
    }
    return true;
}

static void take_answer(const struct task *task, const struct engine_answer *answer, struct outcome *outcome)
{
    static uint16_t number[MOST_CHILDREN];
    static struct sight sight;
    struct engine_report *report = &outcome->report[0];
    char detail[ENGINE_DETAIL];
    report->answers = 1;
    report->nodes = answer->nodes ? (int64_t)answer->nodes : NOT_KNOWN;
    report->depth = answer->depth ? answer->depth : NAN;
    report->score = answer->scored ? answer->score : NOT_KNOWN;
    outcome->ns = answer->ns;
    outcome->status = OK;
    if (strcmp(answer->move, "resign") == 0)
        return;
    if (cell_game(task->cell)->find(task, answer->move, number) != 1) {
        snprintf(detail, sizeof detail, "it answered %s which is no legal move", answer->move);
        note_trouble(outcome, "illegal", detail);
        return;
    }
    task_look(task, &sight);
    outcome->number = number[0];
    memcpy(outcome->move, sight.name[number[0]], sizeof outcome->move);
}

/* How long the engine may still take, its start included: less than a cell may, so that the engine is blamed and not the
 * search. */
static double patience_of(const struct task *task, double begun)
{
    const double seconds = task->cell->setting[LIMITS_PART][SECONDS].real;
    return fmax(seconds - fmin(1, seconds / 10) - (seconds_now() - begun), 0.001);
}

static bool start(struct roster_engine *engine, const struct task *task, double begun, struct outcome *outcome)
{
    struct engine_trouble trouble = {"missing", "it is not in the file of engines"};
    if (!engine->engine && engine->spec)
        engine->engine = engine_start(engine->spec, patience_of(task, begun), &trouble);
    if (!engine->engine) {
        note_trouble(outcome, trouble.word, trouble.detail);
        return false;
    }
    copy_text(outcome->report[0].title, ENGINE_TITLE, engine_title(engine->engine));
    return true;
}

static void ask(const struct task *task, struct outcome *outcome)
{
    static char names[MOST_MOVES][MOVE_NAME];
    static const char *moves[MOST_MOVES];
    static struct sight sight;
    struct roster_engine *engine = roster_find(cell_engine(task->cell));
    const enum deepen deepen = cell_deepening(task->cell);
    const uint64_t budget = (uint64_t)cell_budget(task->cell);
    const double begun = seconds_now();
    struct engine_answer answer;
    struct engine_trouble trouble;
    *outcome = (struct outcome){.status = OK, NO_OUTCOME};
    memcpy(outcome->report[0].program, engine->program, ENGINE_PROGRAM);
    if (engine->spec)
        write_options(engine->spec, outcome->report[0].options);
    task_look(task, &sight);
    if (sight.count == 0 || !start(engine, task, begun, outcome))
        return;
    if (!name_moves(task, names, moves)) {
        note_trouble(outcome, "nonsense", "the game forgot a move");
        return;
    }
    char *position = position_of(task);
    if (engine->spec->protocol != ENGINE_LINES) /* whose engines know the game's own notation, which is one word */
        text_replace(position, '_', ' ');
    const struct engine_question question = {
        .game = cell_part(task->cell, GAME_PART),
        .position = position,
        .moves = moves,
        .move_count = task->played_count,
        .nodes = deepen != DEEPEN_NODES ? 0
                 : budget < task->nodes ? budget
                                        : task->nodes,
        .depth = deepen == NO_DEEPENING ? (int)task->cell->setting[CUTOFF_PART][LIMIT].integer : 0,
        .ms = deepen == DEEPEN_MS ? budget : 0,
    };
    if (engine_ask(engine->engine, &question, patience_of(task, begun), &answer, &trouble))
        take_answer(task, &answer, outcome);
    else
        note_trouble(outcome, trouble.word, trouble.detail);
}

const struct search engine_search = {.algorithm = &engine_algorithm, .run = ask};
