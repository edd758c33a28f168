#include "config/experiment.h"

#include <string.h>

#include "config/lists.h"
#include "base/memory.h"
#include "base/text.h"

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

/* All keys that it may have, those of a file among them, which may be misspelt. */
static int list_keys(const struct cells *search, const struct cells *games, const char *words[MAX_WORDS])
{
    int count = 0;
    for (int i = 0; reference_file_keys[i].value.name; i++)
        words[count++] = reference_file_keys[i].value.name;
    for (int kind = FIRST_NAMED; kind <= LAST_NAMED; kind++)
        words[count++] = kinds[kind].name;
    for (int kind = FIRST_NAMED; kind <= LAST_NAMED; kind++)
        count = parameter_names(kind, search, words, count);
    return parameter_names(GAME_PART, games, words, count);
}

const char *worth_refusal(const struct cell *cell)
{
    return cell_search(cell)->algorithm->answers
               ? complaint("\"%s\" answers another question than what a move is worth",
                           cell_part(cell, ALGORITHM_PART))
               : NULL;
}

/* Is this a search that may judge, and can it be used on these games? */
static void check_search(struct reader *reader, const cJSON *object, const struct cell *search, struct cells *games)
{
    const cJSON *named = cJSON_GetObjectItemCaseSensitive(object, kinds[LEAF_PART].name),
                *algorithm = cJSON_GetObjectItemCaseSensitive(object, kinds[ALGORITHM_PART].name);
    if (cell_asks(search))
        complain_at(reader, algorithm,
                    "a reference is to know what every move is worth in the game's unit, as no engine does");
    else if (worth_refusal(search))
        complain_at(reader, algorithm, "%s", worth_refusal(search));
    else if (cell_hash_bits(search) > 0)
        complain_at(reader, cJSON_GetObjectItemCaseSensitive(object, "hash_bits"),
                    "a reference is to judge, and a table with \"hash_bits\" takes positions for each other");
    if (cell_leaf(search)->errs)
        complain_at(reader, named, "a reference is to judge, and leaf \"%s\" errs on purpose",
                    cell_part(search, LEAF_PART));
    if (cell_prunes_wrongly(search))
        complain_at(reader, cJSON_GetObjectItemCaseSensitive(object, kinds[PRUNING_PART].name),
                    "a reference is to judge, and pruning \"%s\" errs on purpose", cell_part(search, PRUNING_PART));
    for (int g = 0; g < games->count && named && reader->complaints == 0; g++) {
        struct cell *cell = &games->cell[g];
        int kind;
        cell_take(cell, search, FIRST_NAMED, LAST_NAMED);
        const char *error = check_cell(cell, &kind);
        if (error && kind == LEAF_PART)
            complain_at(reader, named, "%s on %s: %s", cell_part(cell, kind), cell_part(cell, GAME_PART), error);
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
    if (!cJSON_IsObject(item) || names_file(item))
        complain_at(reader, item, "expected the search that judges %s, such as { \"limit\": 8 }%s", names[named],
                    cJSON_IsObject(item) ? ": a \"file\" judges all games" : "");
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
    return referees;
}

/* --- what it is asked --------------------------------------------------------------------------------------------- */

/* The search of every move of a row's position. */
static struct cell reference_of(struct reader *reader, const struct referee *referee, const struct cell *row)
{
    struct cell cell = referee->search;
    cell_take(&cell, row, GAME_PART, GAME_PART);
    cell_take(&cell, row, LIMITS_PART, LIMITS_PART);
    cell.setting[LIMITS_PART][REPEAT].integer = 1; /* it is not timed */
    cell.setting[LIMITS_PART][PRECISION].real = 0;
    cell.measure = MEASURE_MOVES;
    settings_take(reader, referee->object, GAME_PART, GAME_PART, &cell);
    preload_cell(&cell);
    return cell;
}

void reference_append(struct reader *reader, const struct referees *referees, struct experiment *experiment)
{
    struct cells cells = {0};
    experiment->reference = allocate((size_t)experiment->count, sizeof *experiment->reference);
    for (int i = 0; i < experiment->count; i++)
        cells_append(&cells, &experiment->cells[i]);
    for (int i = 0; i < experiment->count; i++) {
        const struct cell *row = &experiment->cells[i];
        const bool shared = i > 0 && cell_shares_position(row - 1, row);
        experiment->reference[i] = cell_judges_itself(row)                       ? -1
                                   : shared && experiment->reference[i - 1] >= 0 ? experiment->reference[i - 1]
                                                                                 : cells.count;
        if (experiment->reference[i] < cells.count)
            continue;
        const struct cell reference = reference_of(reader, referee_of(referees, row), row);
        cells_append(&cells, &reference);
    }
    release(experiment->cells);
    experiment->cells = cells.cell;
    experiment->total = cells.count;
}
