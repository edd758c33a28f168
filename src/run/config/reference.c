#include "config/reference.h"

#include <stdlib.h>
#include <string.h>

#include "checks/check.h"
#include "config/labelled.h"
#include "core/allocate.h"
#include "keys/one_search.h"
#include "process/apart.h"
#include "text/nearest.h"

/* --- its keys ---------------------------------------------------------------------------------------------------- */

enum { FIRST_NAMED = ALGORITHM_PART, LAST_NAMED = CUTOFF_PART };

const char *reference_fallback(int kind)
{
    return kind == ORDER_PART ? "eval" : kinds[kind].fallback;
}

enum { EVERY_GAME = -1 };

static bool is_of(int game, const struct cell *cell)
{
    return game == EVERY_GAME || game == cell->part[GAME_PART];
}

/* That game, or each once, with parameters that the reference may replace. */
static struct cells games_of(const struct experiment *experiment, int game)
{
    struct cells games = {0};
    for (int i = 0; i < experiment->count; i++) {
        if (!is_of(game, &experiment->cells[i]))
            continue;
        int g = 0;
        while (g < games.count && games.cell[g].part[GAME_PART] != experiment->cells[i].part[GAME_PART])
            g++;
        if (g == games.count)
            cells_append(&games, &experiment->cells[i]);
    }
    return games;
}

/* All keys that it may have, those of labels among them, which may be misspelt. */
static int list_keys(const struct cells *search, const struct cells *games, const char *words[MAX_WORDS])
{
    int count = 0;
    for (int i = 0; labelled_keys[i].value.name; i++)
        words[count++] = labelled_keys[i].value.name;
    for (int kind = FIRST_NAMED; kind <= LAST_NAMED; kind++)
        words[count++] = kinds[kind].name;
    for (int kind = FIRST_NAMED; kind <= LAST_NAMED; kind++)
        count = parameter_names(kind, search, words, count);
    return parameter_names(GAME_PART, games, words, count);
}

/* Is this a search that may judge, and can it be used on these games? */
static void check_search(struct reader *reader, const cJSON *object, const struct cell *search, struct cells *games)
{
    const cJSON *named = cJSON_GetObjectItemCaseSensitive(object, kinds[LEAF_PART].name),
                *algorithm = cJSON_GetObjectItemCaseSensitive(object, kinds[ALGORITHM_PART].name);
    if (cell_asks(search))
        complain_at(reader, algorithm,
                    "a reference is to know what every move is worth in the game's unit, as no engine does");
    else if (cell_search(search)->algorithm->answers)
        complain_at(reader, algorithm,
                    "a reference is to know what every move is worth, and \"%s\" answers another question",
                    part_at(ALGORITHM_PART, search->part[ALGORITHM_PART])->name);
    else if (cell_hash_bits(search) > 0)
        complain_at(reader, cJSON_GetObjectItemCaseSensitive(object, "hash_bits"),
                    "a reference is to judge, and a table with \"hash_bits\" takes positions for each other");
    if (cell_leaf(search)->errs)
        complain_at(reader, named, "a reference is to judge, and leaf \"%s\" errs on purpose",
                    part_at(LEAF_PART, search->part[LEAF_PART])->name);
    if (cell_prunes_wrongly(search))
        complain_at(reader, cJSON_GetObjectItemCaseSensitive(object, kinds[PRUNING_PART].name),
                    "a reference is to judge, and pruning \"%s\" errs on purpose",
                    part_at(PRUNING_PART, search->part[PRUNING_PART])->name);
    for (int g = 0; g < games->count && named && reader->complaints == 0; g++) {
        struct cell *cell = &games->cell[g];
        int kind;
        cell_take(cell, search, FIRST_NAMED, LAST_NAMED);
        const char *error = check_cell(cell, &kind);
        if (error && kind == LEAF_PART)
            complain_at(reader, named, "%s on %s: %s", part_at(kind, cell->part[kind])->name,
                        part_at(GAME_PART, cell->part[GAME_PART])->name, error);
    }
}

/* The search that the object describes, for that game or for every one. */
static struct cell read_search(struct reader *reader, const cJSON *object, const struct experiment *experiment,
                               int game)
{
    const char *words[MAX_WORDS];
    const cJSON *item;
    struct cell search = {0};
    struct cells games = games_of(experiment, game);
    for (int kind = FIRST_NAMED; kind <= LAST_NAMED; kind++) {
        cell_choose(&search, kind, part_find(kind, reference_fallback(kind)));
        part_read(reader, object, kind, &search);
    }
    settings_take(reader, object, FIRST_NAMED, LAST_NAMED, &search);
    if (!cJSON_GetObjectItemCaseSensitive(object, "limit"))
        cell_begin_least(&search);
    for (int g = 0; g < games.count; g++)
        settings_take(reader, object, GAME_PART, GAME_PART, &games.cell[g]);
    const int count = list_keys(&(struct cells){&search, 1}, &games, words);
    cJSON_ArrayForEach (item, object)
        if (!doubted(reader, "game") || !is_parameter(GAME_PART, GAME_PART, item->string))
            key_read(reader, object, item, words, count);
    check_search(reader, object, &search, &games);
    free(games.cell);
    return search;
}

/* --- one for all games, or one for each -------------------------------------------------------------------------- */

/* Does it describe a search for each game?  No key of a search has an object. */
static bool is_by_game(const cJSON *object)
{
    const cJSON *item;
    cJSON_ArrayForEach (item, object)
        if (cJSON_IsObject(item) && !is_remark(item->string) && !is_parameter(0, PART_KINDS - 1, item->string))
            return true;
    return false;
}

static void add_referee(struct referees *referees, const cJSON *object, int game, struct cell search)
{
    referees->list = grow(referees->list, (size_t)referees->count, sizeof *referees->list);
    referees->list[referees->count++] = (struct referee){game, object, search};
}

static const struct referee *referee_of(const struct referees *referees, const struct cell *cell)
{
    for (int i = 0; i < referees->count; i++)
        if (is_of(referees->list[i].game, cell))
            return &referees->list[i];
    return NULL;
}

static void read_game(struct reader *reader, const cJSON *item, const struct experiment *experiment,
                      const char *const *names, int count, struct referees *referees)
{
    const int named = find_word(item->string, names, count);
    if (named < 0) {
        complain_at(reader, item, "the config has no game \"%s\"%s", item->string,
                    suggestion(item->string, names, count));
        return;
    }
    const int game = part_find(GAME_PART, names[named]);
    if (!cJSON_IsObject(item) || names_labels(item))
        complain_at(reader, item, "expected the search that judges %s, such as { \"limit\": 8 }%s", names[named],
                    cJSON_IsObject(item) ? ": \"labels\" judge all games, each by a file in their list" : "");
    else
        add_referee(referees, item, game, read_search(reader, item, experiment, game));
}

/* Of games that know what their moves are worth nothing need be said. */
static void require_all(struct reader *reader, const cJSON *object, const struct cells *games,
                        const struct experiment *experiment, const struct referees *referees)
{
    for (int g = 0; g < games->count; g++)
        for (int i = 0; i < experiment->count && !referee_of(referees, &games->cell[g]); i++)
            if (is_of(games->cell[g].part[GAME_PART], &experiment->cells[i]) &&
                !cell_judges_itself(&experiment->cells[i])) {
                const char *name = part_at(GAME_PART, games->cell[g].part[GAME_PART])->name;
                complain_at(
                    reader, object,
                    "\"reference\" says nothing of %s: add a search for it, such as \"%s\": { \"limit\": 8 }", name,
                    name);
                break;
            }
}

struct referees referees_read(struct reader *reader, const cJSON *object, const struct experiment *experiment)
{
    struct referees referees = {.object = object};
    const cJSON *item;
    if (!is_by_game(object)) {
        add_referee(&referees, object, EVERY_GAME, read_search(reader, object, experiment, EVERY_GAME));
        return referees;
    }
    struct cells games = games_of(experiment, EVERY_GAME);
    const char **names = allocate((size_t)games.count, sizeof *names);
    const int complaints = reader->complaints;
    for (int g = 0; g < games.count; g++)
        names[g] = part_at(GAME_PART, games.cell[g].part[GAME_PART])->name;
    cJSON_ArrayForEach (item, object)
        if (!is_remark(item->string) &&
            (!doubted(reader, "game") || find_word(item->string, names, games.count) >= 0))
            read_game(reader, item, experiment, names, games.count, &referees);
    if (reader->complaints == complaints && !doubted(reader, "game"))
        require_all(reader, object, &games, experiment, &referees);
    free(names);
    free(games.cell);
    return referees;
}

void referees_free(struct referees *referees)
{
    free(referees->list);
}

/* --- what it is asked --------------------------------------------------------------------------------------------- */

/* A list of moves with one more at its end; the experiment owns it. */
static const char *longer_line(struct experiment *experiment, const char *line, int number)
{
    char text[20 * MOST_MOVES];
    snprintf(text, sizeof text, "%s%s%d", strcmp(line, "none") == 0 ? "" : line,
             strcmp(line, "none") == 0 ? "" : ".", number);
    experiment->lines = grow(experiment->lines, (size_t)experiment->line_count, sizeof *experiment->lines);
    return experiment->lines[experiment->line_count++] = need(strdup(text));
}

/* Games are asked in another process what the moves of some positions are called. */
enum { TOGETHER = 64, LOOK_SECONDS = 10 };

struct looking {
    struct cell cells[TOGETHER];
    int row[TOGETHER], count;
    struct sight *sights; /* shared */
    int choices;          /* the moves of all rows so far */
    struct reader *reader;
    const cJSON *object;
};

static void look(void *context, int i)
{
    const struct looking *looking = context;
    const struct task task = cell_task(&looking->cells[i]);
    game_at(looking->cells[i].part[GAME_PART])->look(&task, &looking->sights[i]);
}

static void tell_of_fall(void *context, int i, const char *how)
{
    const struct looking *looking = context;
    complain_at(looking->reader, looking->object, "%s: its game could not say which moves there are: %s",
                part_at(GAME_PART, looking->cells[i].part[GAME_PART])->name, how);
}

/* Note the move that leads to the next reference; the experiment owns it. */
static void append_choice(struct experiment *experiment, const struct sight *sight, int move, size_t count)
{
    experiment->choice = grow(experiment->choice, count, sizeof *experiment->choice);
    experiment->choice[count].exact = sight->exact;
    memcpy(experiment->choice[count].move, sight->name[move], sizeof experiment->choice[count].move);
}

static void append_choices(struct looking *looking, int i, struct experiment *experiment)
{
    const struct sight *sight = &looking->sights[i];
    if (sight->count > 0 && cell_task(&looking->cells[i]).played_count == MOST_MOVES)
        complain_at(looking->reader, looking->object, "a reference cannot follow more than %d \"moves\"",
                    MOST_MOVES);
    if (experiment->count + looking->choices + sight->count > MAX_CELLS)
        complain_at(looking->reader, looking->object,
                    "these are more than %d cells, a reference for every move among them", MAX_CELLS);
    if (looking->reader->complaints)
        return;
    experiment->reference[looking->row[i]] =
        (struct references){experiment->count + looking->choices, sight->count};
    for (int move = 0; move < sight->count; move++)
        append_choice(experiment, sight, move, (size_t)looking->choices++);
}

/* Find the moves that can be chosen in the positions that wait for it. */
static void look_at_waiting(struct looking *looking, struct experiment *experiment)
{
    const struct chore chore = {look, tell_of_fall, looking, LOOK_SECONDS, cell_memory(&experiment->cells[0])};
    do_apart(&chore, looking->count);
    for (int i = 0; i < looking->count && looking->reader->complaints == 0; i++)
        append_choices(looking, i, experiment);
    looking->count = 0;
}

/* The reference's search, from the position of a row. */
static struct cell search_from(struct reader *reader, const struct referee *referee, const struct cell *row)
{
    struct cell cell = referee->search;
    cell_take(&cell, row, GAME_PART, GAME_PART);
    cell_take(&cell, row, LIMITS_PART, LIMITS_PART);
    cell.setting[LIMITS_PART][REPEAT].integer = 1; /* it is not timed */
    cell.setting[LIMITS_PART][PRECISION].real = 0;
    settings_take(reader, referee->object, GAME_PART, GAME_PART, &cell);
    preload_cell(&cell);
    return cell;
}

/* Does a row have the same references as the one before it? */
static bool shares(const struct experiment *experiment, int i)
{
    return i > 0 && same_position(&experiment->cells[i - 1], &experiment->cells[i]) &&
           cell_judges_itself(&experiment->cells[i - 1]) == cell_judges_itself(&experiment->cells[i]);
}

/* Count the possible moves of all rows, before the first reference is made. */
static void find_choices(struct reader *reader, const struct referees *referees, struct experiment *experiment)
{
    struct looking looking = {
        .sights = shared_take(TOGETHER * sizeof(struct sight)), .reader = reader, .object = referees->object};
    for (int i = 0; i < experiment->count && reader->complaints == 0; i++)
        if (!shares(experiment, i) && !cell_judges_itself(&experiment->cells[i])) {
            const struct cell *row = &experiment->cells[i];
            looking.cells[looking.count] = search_from(reader, referee_of(referees, row), row);
            looking.row[looking.count++] = i;
            if (looking.count == TOGETHER)
                look_at_waiting(&looking, experiment);
        }
    if (looking.count > 0 && reader->complaints == 0)
        look_at_waiting(&looking, experiment);
    shared_free(looking.sights, TOGETHER * sizeof(struct sight));
}

static void append_references(struct experiment *experiment, struct cells *cells, struct cell cell, int count)
{
    const int at = parameter_find(GAME_PART, cell.part[GAME_PART], "moves");
    const char *line = cell.setting[GAME_PART][at].text;
    for (int move = 0; move < count; move++) {
        cell.setting[GAME_PART][at].text = longer_line(experiment, line, move);
        cells_append(cells, &cell);
    }
}

void reference_append(struct reader *reader, const struct referees *referees, struct experiment *experiment)
{
    struct cells cells = {0};
    experiment->reference = allocate((size_t)experiment->count, sizeof *experiment->reference);
    find_choices(reader, referees, experiment);
    for (int i = 0; i < experiment->count; i++)
        cells_append(&cells, &experiment->cells[i]);
    for (int i = 0; i < experiment->count && reader->complaints == 0; i++)
        if (shares(experiment, i))
            experiment->reference[i] = experiment->reference[i - 1];
        else if (experiment->reference[i].count > 0)
            append_references(
                experiment, &cells,
                search_from(reader, referee_of(referees, &experiment->cells[i]), &experiment->cells[i]),
                experiment->reference[i].count);
    free(experiment->cells);
    experiment->cells = cells.cell;
    experiment->total = cells.count;
}
