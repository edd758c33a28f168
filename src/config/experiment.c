#include "config/experiment.h"

#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "base/checksum.h"
#include "config/check.h"
#include "config/claims.h"
#include "config/count.h"
#include "config/exclude.h"
#include "config/reference.h"
#include "config/rivals.h"
#include "config/section.h"
#include "config/warnings.h"

struct config {
    struct reader reader;
    struct lists lists;
    struct mentions mentions;
    struct cell limits; /* only these are set */
    const cJSON *exclude, *reference, *sprt, *claims, *pairing_at;
    Setting measure, pairing;
};

enum { FIRST, ALL }; /* pairing= */
const Parameter measure_parameter = {
    .name = "measure", .kind = CHOICE, .choices = "search|decision|match|shape|anatomy|game"};
static const Parameter pairing_parameter = {.name = "pairing", .kind = CHOICE, .choices = "first|all"};

static void read_limit(struct config *config, const cJSON *item)
{
    const Parameter *parameter;
    const char *words[MAX_SETTINGS];
    int i;
    for (i = 0; (parameter = parameter_at(LIMITS_PART, 0, i)); i++) {
        words[i] = parameter->name;
        if (strcmp(parameter->name, item->string) == 0)
            break;
    }
    if (parameter)
        value_read(&config->reader, item, parameter, &config->limits.setting[LIMITS_PART][i]);
    else
        complain_of_key(&config->reader, item, words, i);
}

static void read_limits(struct config *config, const cJSON *object)
{
    const cJSON *item;
    if (!cJSON_IsObject(object))
        complain_at(&config->reader, object, "\"limits\" is to be an object");
    else
        cJSON_ArrayForEach (item, object)
            if (!is_remark(item->string))
                read_limit(config, item);
}

static void read_key(struct config *config, const cJSON *item)
{
    static const char *const keys[] = {"question", "games",   "searches", "cutoffs",   "limits",
                                       "repeat",   "exclude", "measure",  "reference", "sprt",
                                       "pairing",  "anatomy", "claims",   "precision", "timing_seconds"};
    struct section *const sections[] = {&config->lists.games, &config->lists.searches, &config->lists.cutoffs};
    const char *key = item->string;
    for (int i = 0; i < 3; i++)
        if (strcmp(key, sections[i]->key) == 0) {
            section_read(&config->reader, &config->mentions, sections[i], item);
            return;
        }
    if (strcmp(key, "limits") == 0)
        read_limits(config, item);
    else if (strcmp(key, "repeat") == 0 || strcmp(key, "precision") == 0 || strcmp(key, "timing_seconds") == 0)
        read_limit(config, item);
    else if (strcmp(key, "exclude") == 0)
        config->exclude = item;
    else if (strcmp(key, "measure") == 0)
        value_read(&config->reader, item, &measure_parameter, &config->measure);
    else if (strcmp(key, "anatomy") == 0 && cJSON_IsTrue(item) && config->measure.choice == MEASURE_SEARCH)
        config->measure.choice = MEASURE_ANATOMY; /* "anatomy": true is another way to say it */
    else if (strcmp(key, "anatomy") == 0 && !cJSON_IsFalse(item))
        complain_at(&config->reader, item,
                    "\"anatomy\" is to be true or false, and goes with \"measure\": \"search\"");
    else if (strcmp(key, "pairing") == 0) {
        config->pairing_at = item;
        value_read(&config->reader, item, &pairing_parameter, &config->pairing);
    } else if (strcmp(key, "reference") == 0)
        config->reference = item;
    else if (strcmp(key, "sprt") == 0)
        config->sprt = item;
    else if (strcmp(key, "claims") == 0)
        config->claims = item;
    else if (strcmp(key, "question") == 0 && !cJSON_IsString(item))
        complain_at(&config->reader, item, "\"question\" is to be a text");
    else if (strcmp(key, "question") != 0 && !is_remark(key))
        complain_of_key(&config->reader, item, keys, sizeof keys / sizeof *keys);
}

static void check_timing(struct config *config, const cJSON *root)
{
    const cJSON *budget = cJSON_GetObjectItemCaseSensitive(root, "timing_seconds");
    if (!budget)
        budget =
            cJSON_GetObjectItemCaseSensitive(cJSON_GetObjectItemCaseSensitive(root, "limits"), "timing_seconds");
    if (budget && config->limits.setting[LIMITS_PART][PRECISION].real == 0)
        complain_at(&config->reader, budget,
                    "\"timing_seconds\" is the most that a \"precision\" may take, and none is asked for");
}

static void read_config(struct config *config)
{
    const cJSON *root = json_root(config->reader.json);
    const cJSON *item;
    if (!cJSON_IsObject(root)) {
        complain_at(&config->reader, root, "a config is to be an object");
        return;
    }
    cJSON_ArrayForEach (item, root)
        read_key(config, item);
    check_timing(config, root);
    if (!cJSON_GetObjectItemCaseSensitive(root, "games"))
        complain_at(&config->reader, root, "a config needs \"games\"");
    if (!cJSON_GetObjectItemCaseSensitive(root, "searches"))
        complain_at(&config->reader, root, "a config needs \"searches\"");
}

/* Append the cells of one variant of a game and one of a search, with each cutoff. */
static void combine(struct cells *cells, struct cell cell, const struct cell *search, const struct cells *cutoffs)
{
    cell.name = search->name;
    cell_take(&cell, search, FIRST_OF_SEARCH, LAST_OF_SEARCH);
    for (int c = 0; c < cutoffs->count; c++) {
        cell_take(&cell, &cutoffs->cell[c], CUTOFF_PART, CUTOFF_PART);
        cells_append(cells, &cell);
    }
}

/* The cutoffs that apply to all entries: the default one if the config has none. */
static struct cells common_cutoffs(const struct config *config)
{
    struct cells common = {0};
    for (int e = 0; e < config->lists.cutoffs.count; e++)
        for (int v = 0; v < config->lists.cutoffs.entry[e].variants.count; v++)
            cells_append(&common, &config->lists.cutoffs.entry[e].variants.cell[v]);
    if (common.count == 0) {
        struct cell cell = {0};
        cell_choose(&cell, CUTOFF_PART, part_find(CUTOFF_PART, "depth"));
        cells_append(&common, &cell);
    }
    return common;
}

static struct cells product(const struct config *config)
{
    struct cells cells = {0}, common = common_cutoffs(config);
    for (int g = 0; g < config->lists.games.count; g++) {
        const struct entry *game = &config->lists.games.entry[g];
        for (int v = 0; v < game->variants.count; v++) {
            struct cell cell = game->variants.cell[v];
            cell_take(&cell, &config->limits, LIMITS_PART, LIMITS_PART);
            for (int s = 0; s < config->lists.searches.count; s++) {
                const struct entry *search = &config->lists.searches.entry[s];
                const struct cells *cutoffs = search->cutoffs.count ? &search->cutoffs
                                              : game->cutoffs.count ? &game->cutoffs
                                                                    : &common;
                for (int w = 0; w < search->variants.count; w++) {
                    search->variants.cell[w].name = search->name;
                    combine(&cells, cell, &search->variants.cell[w], cutoffs);
                }
            }
        }
    }
    free(common.cell);
    return cells;
}

struct named {
    Fingerprint identity;
    int place;
};

static int by_identity(const void *a, const void *b)
{
    const struct named *x = a, *y = b;
    return x->identity != y->identity ? (x->identity > y->identity) - (x->identity < y->identity)
                                      : x->place - y->place;
}

static Fingerprint fingerprint_of(const struct cell *cell)
{
    char *identity = cell_identity(cell);
    const Fingerprint print = fingerprint(identity, strlen(identity));
    free(identity);
    return print;
}

/* Of cells that are described more than once keep the first; returns how many were dropped. */
static int drop_repeated(struct cells *cells)
{
    struct named *named = allocate((size_t)cells->count, sizeof *named);
    bool *repeated = allocate((size_t)cells->count, sizeof *repeated);
    int kept = 0;
    const int before = cells->count;
    for (int i = 0; i < before; i++)
        named[i] = (struct named){fingerprint_of(&cells->cell[i]), i};
    qsort(named, (size_t)before, sizeof *named, by_identity);
    for (int i = 1; i < before; i++)
        repeated[named[i].place] = named[i - 1].identity == named[i].identity;
    for (int i = 0; i < before; i++)
        if (!repeated[i])
            cells->cell[kept++] = cells->cell[i];
    free(named);
    free(repeated);
    cells->count = kept;
    return before - kept;
}

static void take_columns(struct experiment *experiment, struct mentions *mentions)
{
    for (int kind = 0; kind < PART_KINDS; kind++) {
        experiment->columns[experiment->column_count++] = need(strdup(kinds[kind].name));
        for (int i = 0; i < mentions->count[kind]; i++)
            experiment->columns[experiment->column_count++] = mentions->name[kind][i];
    }
}

bool experiment_read(struct experiment *experiment, const char *path)
{
    struct config config = {.reader = {path, NULL, 0},
                            .lists.games = {"games", GAME_PART, GAME_PART, NULL, 0},
                            .lists.searches = {"searches", FIRST_OF_SEARCH, LAST_OF_SEARCH, NULL, 0},
                            .lists.cutoffs = {"cutoffs", CUTOFF_PART, CUTOFF_PART, NULL, 0}};
    struct cells cells = {0};
    size_t warnings_size;
    *experiment = (struct experiment){.path = path};
    struct json *json = json_read(path, reader_complain, &config.reader);
    if (!json)
        return false;
    experiment->texts = json;
    config.reader.json = json;
    cell_choose(&config.limits, LIMITS_PART, 0);
    complain_of_too_many(&config.reader, json_root(json));
    if (config.reader.complaints == 0)
        read_config(&config);
    const size_t memory = cell_memory(&config.limits);
    check_games(&config.reader, &config.lists, memory);
    const bool decisions = config.measure.choice == MEASURE_DECISION;
    if (decisions != (config.reference != NULL) || (decisions && !cJSON_IsObject(config.reference)))
        complain_at(&config.reader, config.reference ? config.reference : json_root(json),
                    "\"measure\": \"decision\" and an object \"reference\" go together");
    if (config.reader.complaints == 0)
        check_cutoffs(&config.reader, &config.lists, memory);
    if (config.reader.complaints == 0) {
        cells = product(&config);
        if (config.exclude)
            exclude_cells(&config.reader, config.exclude, &cells);
        experiment->repeated = drop_repeated(&cells);
    }
    FILE *warnings = need(open_memstream(&experiment->warnings, &warnings_size));
    if (config.reader.complaints == 0) {
        warn_of_cutoffs(warnings, &config.reader, &config.lists);
        warn_of_cells(warnings, &config.reader, &config.lists, NULL, cells.cell, cells.count);
    }
    if (config.reader.complaints == 0 && cells.count == 0)
        complain_at(&config.reader, config.exclude, "this excludes every cell");
    experiment->cells = cells.cell;
    experiment->count = experiment->total = cells.count;
    if (config.reader.complaints == 0 && config.measure.choice == MEASURE_MATCH)
        match_up(&config.reader, experiment, config.pairing.choice == ALL);
    if (config.pairing_at && config.measure.choice != MEASURE_MATCH)
        complain_at(&config.reader, config.pairing_at, "\"pairing\" goes with \"measure\": \"match\"");
    if (config.sprt && config.measure.choice == MEASURE_MATCH)
        match_read_sprt(&config.reader, config.sprt, experiment);
    else if (config.sprt)
        complain_at(&config.reader, config.sprt, "\"sprt\" goes with \"measure\": \"match\"");
    for (int i = 0; i < experiment->count; i++)
        experiment->cells[i].measure = (enum measure)config.measure.choice;
    if (config.reader.complaints == 0 && decisions)
        reference_append(&config.reader, config.reference, experiment);
    if (config.reader.complaints == 0 && decisions)
        warn_of_cells(warnings, &config.reader, &config.lists, config.reference,
                      experiment->cells + experiment->count, experiment->total - experiment->count);
    fclose(warnings);
    take_columns(experiment, &config.mentions);
    if (config.claims)
        claims_read(&config.reader, config.claims, experiment);
    section_free(&config.lists.games);
    section_free(&config.lists.searches);
    section_free(&config.lists.cutoffs);
    if (config.reader.complaints)
        experiment_free(experiment);
    return config.reader.complaints == 0;
}

void experiment_warn(const struct experiment *experiment)
{
    fputs(experiment->warnings, stderr);
}

void experiment_free(struct experiment *experiment)
{
    for (int i = 0; i < experiment->column_count; i++)
        free(experiment->columns[i]);
    for (int i = 0; i < experiment->line_count; i++)
        free(experiment->lines[i]);
    free(experiment->lines);
    claims_free(experiment);
    free(experiment->reference);
    free(experiment->choice);
    free(experiment->warnings);
    free(experiment->rivals);
    free(experiment->cells);
    json_free(experiment->texts);
    *experiment = (struct experiment){0};
}
