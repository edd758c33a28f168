#include "config/lists.h"

#include <stdio.h>
#include <string.h>

#include "config/openings.h"
#include "config/engines.h"
#include "base/memory.h"
#include "config/experiment.h"
#include "base/process.h"

enum { CHECK_SECONDS = 20, VERDICT = 400, REFUSED = 50 };

/* Most variants have the same texts as the one before, at the same address: these need not be read again. */
static const char *preloaded[PART_KINDS][MAX_SETTINGS];

void preload_cell(const struct cell *cell)
{
    const Parameter *parameter;
    for (int kind = 0; kind < PART_KINDS; kind++)
        for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++) {
            const char *text = cell->setting[kind][i].text;
            if (parameter->preload && text && text != preloaded[kind][i])
                parameter->preload(preloaded[kind][i] = text);
        }
}

static void preload_section(const struct section *section)
{
    for (int e = 0; e < section->count; e++) {
        const struct entry *entry = &section->entry[e];
        for (int v = 0; v < entry->variants.count; v++)
            preload_cell(&entry->variants.cell[v]);
        for (int c = 0; c < entry->cutoffs.count; c++)
            preload_cell(&entry->cutoffs.cell[c]);
    }
}

/* --- games, leaves, prunings and cutoffs of a config -------------------------------------------------------------------- */

/* Are the variants of a game playable, by themselves or with each of these leaves, prunings or cutoffs? */
struct part_question {
    struct entry *game;
    const struct cells *parts; /* NULL: by themselves */
    int kind;                  /* of these parts */
    const cJSON *place;        /* of a complaint; NULL: the game's */
};

struct part_refusal {
    int variant;
    int part;           /* the number of the game, leaf, pruning or cutoff with which something is wrong */
    uint64_t start;     /* of a cell's position */
    char text[VERDICT]; /* what is wrong; empty: nothing */
};

struct part_questions {
    struct part_question *list;
    int count, variants;           /* of questions, and of the variants of all of them */
    int at, first;                 /* the current question, and the number of its first variant */
    struct part_refusal *verdicts; /* shared; REFUSED of each question */
    uint64_t *start;               /* likewise; of each variant the position */
};

static void ask(struct part_questions *questions, struct entry *game, const struct cells *parts, int kind,
                const cJSON *place)
{
    questions->list = grow(questions->list, (size_t)questions->count, sizeof *questions->list);
    questions->list[questions->count++] = (struct part_question){game, parts, kind, place};
    questions->variants += game->variants.count;
}

/* The same of cutoffs that this entry describes, if it is sound. */
static void ask_of(struct part_questions *questions, struct entry *game, const struct entry *entry,
                   const struct cells *cutoffs)
{
    if (entry->sound)
        ask(questions, game, cutoffs, CUTOFF_PART, entry->own_cutoffs ? entry->own_cutoffs : entry->object);
}

static bool is_wanted(const struct cells *cells, const struct entry *game, int kind, int part)
{
    const int number = game->variants.cell[0].part[GAME_PART];
    for (int i = 0; i < cells->count; i++)
        if (cells->cell[i].part[GAME_PART] == number && cells->cell[i].part[kind] == part)
            return true;
    return false;
}

/* The same of the leaves or prunings of a search, but for those that "exclude" keeps from all games of this name. */
static void ask_of_parts(struct part_questions *questions, struct entry *game, const struct entry *search, int kind,
                         const struct cells *cells)
{
    const cJSON *named = cJSON_GetObjectItemCaseSensitive(search->object, kinds[kind].name);
    if (!search->sound || !named || game->variants.count == 0)
        return;
    struct cells *wanted = allocate(1, sizeof *wanted);
    wanted->cell = allocate(search->variants.count, sizeof *wanted->cell);
    for (int v = 0; v < search->variants.count; v++)
        if (is_wanted(cells, game, kind, search->variants.cell[v].part[kind]))
            wanted->cell[wanted->count++] = search->variants.cell[v];
    ask(questions, game, wanted, kind, named);
}

static const char *check_with(struct cell cell, const struct part_question *question, int *part)
{
    const int kind = question->kind;
    const char *error = NULL;
    for (int i = 0; i < question->parts->count && !error; i++) {
        take_more_time();
        cell_take(&cell, &question->parts->cell[i], kind, kind);
        *part = cell.part[kind];
        error = kind == LEAF_PART        ? cell_check_leaf(&cell)
                : kind == PRUNING_PART   ? cell_check_prunings(&cell)
                : kind == ALGORITHM_PART ? cell_check_algorithm(&cell)
                                         : cell_check_cutoff(&cell);
    }
    return error;
}

/* The question that this item is about.  Items come in rising order. */
static const struct part_question *find(struct part_questions *questions, int item)
{
    while (item - questions->first >= questions->list[questions->at].game->variants.count)
        questions->first += questions->list[questions->at++].game->variants.count;
    return &questions->list[questions->at];
}

static const char *position_of(const struct cell *cell)
{
    return cell_setting(cell, GAME_PART, "position")->text;
}

/* The first thing that is wrong is told of each question, and of positions in a file of each of them; NULL: this one is not
 * asked. */
static struct part_refusal *room_for(const struct part_questions *questions, const struct part_question *question,
                                     const struct cell *cell)
{
    struct part_refusal *list = &questions->verdicts[questions->at * REFUSED];
    int count = 0;
    while (count < REFUSED && list[count].text[0])
        count++;
    if (count == 0)
        return list;
    const struct cell *last = &question->game->variants.cell[list[count - 1].variant];
    const bool more = !question->parts && count < REFUSED && position_of(last) != position_of(cell) &&
                      positions_place(position_of(cell));
    return more ? &list[count] : NULL;
}

static uint64_t start_of(const struct cell *cell)
{
    return cell_opening(cell) > 0 ? cell_start(cell) : 0;
}

static void answer(void *context, int item)
{
    struct part_questions *questions = context;
    const struct part_question *question = find(questions, item);
    const struct cell *cell = &question->game->variants.cell[item - questions->first];
    struct part_refusal *verdict = room_for(questions, question, cell);
    if (!verdict)
        return;
    verdict->variant = item - questions->first;
    verdict->part = cell->part[GAME_PART];
    const char *error = question->parts ? check_with(*cell, question, &verdict->part) : cell_check_game(cell);
    questions->start[item] = question->parts || error ? 0 : start_of(cell);
    if (error)
        snprintf(verdict->text, sizeof verdict->text, "%s", *error ? error : "it does not say what is wrong");
}

static void note_fall(void *context, int item, const char *how)
{
    struct part_questions *questions = context;
    const struct part_question *question = find(questions, item);
    struct part_refusal *verdict =
        room_for(questions, question, &question->game->variants.cell[item - questions->first]);
    if (verdict)
        snprintf(verdict->text, VERDICT, "it could not be asked: %s", how);
}

/* The value in the config that describes the game as a text, if there is one; otherwise the whole entry. */
static const cJSON *place_of(const struct entry *game, const struct cell *cell)
{
    const Parameter *parameter;
    const cJSON *place = game->object;
    for (int i = 0; (parameter = parameter_at(GAME_PART, cell->part[GAME_PART], i)); i++)
        if (parameter->kind == TEXT && cJSON_GetObjectItemCaseSensitive(game->object, parameter->name))
            place = cJSON_GetObjectItemCaseSensitive(game->object, parameter->name);
    return place;
}

/* How many positions does this question ask of? */
static int positions_asked(const struct part_question *question)
{
    const struct cells *variants = &question->game->variants;
    int count = 0;
    for (int v = 0; v < variants->count; v++)
        count += v == 0 || position_of(&variants->cell[v]) != position_of(&variants->cell[v - 1]);
    return count;
}

/* If so many of the positions were refused that they are all of them, or too many to be told: " (and all 19 others are
 * refused)".  These are of another game. */
static const char *others(const struct part_question *question, int refused)
{
    const int asked = question->parts || refused < 2 ? 0 : positions_asked(question);
    return refused == REFUSED && asked > refused
               ? complaint(" (and at least %d of the %d others are refused)", refused - 1, asked - 1)
           : refused > 1 && refused == asked ? complaint(" (and all %d others are refused)", refused - 1)
                                             : "";
}

static void complain(struct reader *reader, const struct part_question *question,
                     const struct part_refusal *verdict, const char *more)
{
    const struct cell *cell = &question->game->variants.cell[verdict->variant];
    const char *game = cell_part(cell, GAME_PART);
    const char *line = positions_place(position_of(cell));
    if (line && !question->parts)
        complain_at(reader, place_of(question->game, cell), "%s: %s: %s%s", game, line, verdict->text, more);
    else if (question->parts)
        complain_at(reader, question->place, "%s on %s: %s", part_at(question->kind, verdict->part)->name, game,
                    verdict->text);
    else
        complain_at(reader, place_of(question->game, cell), "%s: %s", game, verdict->text);
}

static void note_starts(const struct part_questions *questions)
{
    const uint64_t *start = questions->start;
    for (int i = 0; i < questions->count; i++) {
        struct cells *variants = &questions->list[i].game->variants;
        for (int v = 0; v < variants->count; v++, start++)
            if (!questions->list[i].parts)
                variants->cell[v].start = *start;
    }
}

static void get_answers(struct reader *reader, struct part_questions *questions, size_t memory)
{
    const size_t size = (size_t)questions->count * REFUSED * sizeof *questions->verdicts;
    const struct chore chore = {answer, note_fall, questions, CHECK_SECONDS, memory};
    if (questions->count == 0)
        return;
    questions->verdicts = shared_take(size);
    questions->start = shared_take((size_t)questions->variants * sizeof *questions->start);
    do_isolated(&chore, questions->variants);
    for (int i = 0; i < questions->count; i++) {
        const struct part_refusal *list = &questions->verdicts[i * REFUSED];
        int refused = 0;
        while (refused < REFUSED && list[refused].text[0])
            refused++;
        const char *more = others(&questions->list[i], refused);
        for (int j = 0; j < (*more ? 1 : refused); j++)
            complain(reader, &questions->list[i], &list[j], more);
        if (refused)
            questions->list[i].game->sound = false;
    }
    note_starts(questions);
    shared_free(questions->start, (size_t)questions->variants * sizeof *questions->start);
    shared_free(questions->verdicts, size);
}

/* Complain of the first of its variants whose moves are not there. */
static void number_moves(struct reader *reader, struct entry *game)
{
    for (int v = 0; v < game->variants.count && game->sound; v++) {
        struct cell *cell = &game->variants.cell[v];
        const char *error = moves_number(cell);
        game->sound = !error;
        if (error)
            complain_at(reader, place_of(game, cell), "%s: %s", cell_part(cell, GAME_PART), error);
    }
}

void prepare_games(struct reader *reader, struct lists *lists, size_t memory)
{
    memset(preloaded, 0, sizeof preloaded);
    preload_section(&lists->games);
    preload_section(&lists->searches);
    preload_section(&lists->cutoffs);
    draw_openings(reader, &lists->games, memory);
    for (int e = 0; e < lists->games.count; e++)
        if (lists->games.entry[e].sound)
            number_moves(reader, &lists->games.entry[e]);
}

void check_games(struct reader *reader, struct lists *lists, size_t memory)
{
    struct part_questions questions = {0};
    for (int e = 0; e < lists->games.count; e++)
        if (lists->games.entry[e].sound)
            ask(&questions, &lists->games.entry[e], NULL, GAME_PART, NULL);
    get_answers(reader, &questions, memory);
}

void check_leaves_and_cutoffs(struct reader *reader, const struct lists *lists, const struct cells *cells,
                              size_t memory)
{
    struct part_questions questions = {0};
    for (int g = 0; g < lists->games.count; g++) {
        struct entry *game = &lists->games.entry[g];
        if (!game->sound)
            continue;
        if (game->own_cutoffs)
            ask(&questions, game, &game->cutoffs, CUTOFF_PART, game->own_cutoffs);
        for (int e = 0; e < lists->cutoffs.count && !game->own_cutoffs; e++)
            ask_of(&questions, game, &lists->cutoffs.entry[e], &lists->cutoffs.entry[e].variants);
        for (int e = 0; e < lists->searches.count; e++) {
            if (!is_searched(game, &lists->searches.entry[e]))
                continue;
            for (int kind = ALGORITHM_PART; kind <= PRUNING_PART; kind++)
                if (kind != ORDER_PART)
                    ask_of_parts(&questions, game, &lists->searches.entry[e], kind, cells);
            if (lists->searches.entry[e].own_cutoffs)
                ask_of(&questions, game, &lists->searches.entry[e], &lists->searches.entry[e].cutoffs);
        }
    }
    get_answers(reader, &questions, memory);
}

/* --- a cell ------------------------------------------------------------------------------------------------------ */

static const char *check_algorithm(const struct cell *cell)
{
    return cell_asks(cell) ? engines_refusal(cell) : cell_check_algorithm(cell);
}

/* Note what is wrong with a cell, whose part is a kind. */
static void try_cell(const void *question, void *answer)
{
    static const char *(*const checks[])(const struct cell *) = {
        [GAME_PART] = cell_check_game,     [LEAF_PART] = cell_check_leaf,      [PRUNING_PART] = cell_check_prunings,
        [CUTOFF_PART] = cell_check_cutoff, [ALGORITHM_PART] = check_algorithm,
    };
    static const int order[] = {GAME_PART, LEAF_PART, PRUNING_PART, ALGORITHM_PART, CUTOFF_PART};
    struct part_refusal *refusal = answer;
    const char *error = NULL;
    for (size_t i = 0; i < sizeof order / sizeof *order && !error; i++) {
        refusal->part = order[i];
        error = checks[order[i]](question);
        if (i == 0 && !error)
            refusal->start = start_of(question);
    }
    if (error)
        snprintf(refusal->text, VERDICT, "%s", *error ? error : "it does not say what is wrong");
}

const char *check_cell(struct cell *cell, int *kind)
{
    static struct part_refusal refusal;
    memset(preloaded, 0, sizeof preloaded);
    preload_cell(cell);
    *kind = GAME_PART;
    const char *error = moves_number(cell);
    if (error)
        return error;
    *kind = ALGORITHM_PART;
    if ((error = engines_prepare(cell)))
        return error;
    const char *how = ask_isolated(try_cell, cell, &refusal, sizeof refusal, CHECK_SECONDS, cell_memory(cell));
    if (how)
        snprintf(refusal.text, VERDICT, "it could not be asked: %s", how);
    *kind = refusal.part;
    cell->start = refusal.start;
    return refusal.text[0] ? refusal.text : NULL;
}
