#include "config/experiment.h"

#include <string.h>

#include "config/claims.h"
#include "config/engines.h"
#include "base/memory.h"
#include "base/path.h"
#include "parts/row.h"
#include "base/text.h"
#include "results/csv.h"

const struct key config_keys[CONFIG_KEYS + 1] = {
    [QUESTION_KEY] = {{"question", TEXT, .about = "what the experiment asks, for people"}, ANY_TEXT},
    [GAMES_KEY] = {{"games", TEXT, .about = "what is searched: every game of the list by every search"},
                   GAME_ENTRIES},
    [SEARCHES_KEY] = {{"searches", TEXT, .about = "how it is searched: algorithms and orders"}, SEARCH_ENTRIES},
    [CUTOFFS_KEY] = {{"cutoffs", TEXT, .about = "where a search ends, unless a game or a search has its own"},
                     CUTOFF_ENTRIES},
    [EXCLUDE_KEY] = {{"exclude", TEXT, .about = "cells that are left out: those that match all keys of an object"},
                     SELECTIONS},
    [LIMITS_KEY] = {{"limits", TEXT, .about = "what one search may take"}, ALL_LIMITS},
    [MEASURE_KEY] = {{"measure", CHOICE, .choices = "search|decision|match|shape|anatomy|game|moves",
                      .about = "what is asked of each cell"},
                     ONE_VALUE},
    [REFERENCE_KEY] =
        {{"reference", TEXT,
          .about =
              "by what decisions are judged: a search, alphabeta by default, one for each game, or a \"file\""},
         ONE_SEARCH},
    [PAIRING_KEY] = {{"pairing", CHOICE, .choices = "first|all",
                      .about = "of a match: who plays, the first against all others or everyone"},
                     ONE_VALUE},
    [HANDICAP_KEY] = {{"handicap", REAL, "1", 1.0 / MOST_HANDICAP, MOST_HANDICAP,
                       .about = "of a match: how many times the player's budget its rival has"},
                      SOME_VALUES},
    [SPRT_KEY] = {{"sprt", TEXT, .about = "of a match: the sequential test that may end it"}, SPRT_OBJECT},
    [TUNE_KEY] = {{"tune", TEXT, .about = "of a match or of decisions: which of the searches is best"},
                  TUNE_OBJECT},
    [CLAIMS_KEY] = {{"claims", TEXT, .about = "what is expected of the results"}, CLAIM_LIST},
    [DEFINE_KEY] = {{"define", TEXT, .about = "pieces by their names: objects of keys, or lists, for \"use\""},
                    NAMED_PIECES},
    [FROM_KEY] = {{"from", TEXT, .about = "another experiment, whose pieces this one may use, too"}, ANY_TEXT},
    [USE_KEY] = {{"use", TEXT, .about = "in any object: the names of pieces whose keys it has besides its own"},
                 SOME_PIECES},
    [CONFIG_KEYS] = {.takes = ANY_TEXT},
};

#define GOES_WITH(key, name, measures, words)                                                                      \
    {                                                                                                              \
        key, NEEDS, KEY_BIT(MEASURE_KEY), "\"" name "\" goes with \"measure\": " words, .theirs = measures         \
    }

const struct rule config_rules[] = {
    {ANYWAY, NEEDS, KEY_BIT(GAMES_KEY), .message = "a config needs \"games\""},
    GOES_WITH(REFERENCE_KEY, "reference", VALUE_BIT(MEASURE_DECISION), "\"decision\""),
    GOES_WITH(PAIRING_KEY, "pairing", VALUE_BIT(MEASURE_MATCH), "\"match\""),
    GOES_WITH(HANDICAP_KEY, "handicap", VALUE_BIT(MEASURE_MATCH), "\"match\""),
    GOES_WITH(SPRT_KEY, "sprt", VALUE_BIT(MEASURE_MATCH), "\"match\""),
    GOES_WITH(TUNE_KEY, "tune", VALUE_BIT(MEASURE_MATCH) | VALUE_BIT(MEASURE_DECISION),
              "\"match\" or \"decision\""),
    {TUNE_KEY, BARS, KEY_BIT(SPRT_KEY), .message = "\"tune\" and \"sprt\" exclude each other"},
    {.message = NULL},
};

struct config {
    struct reader reader;
    struct value value[CONFIG_KEYS];
    struct lists lists;
    struct mentions mentions;
    struct cell model;     /* of which only limits and measure are set */
    struct axis handicaps; /* 1 if it names none */
    bool run_before;       /* were its games asked then, and are there results? */
};

enum { FIRST, ALL }; /* pairing= */

/* --- keys --------------------------------------------------------------------------------------------------------- */

static bool all_have_own_searches(const cJSON *games)
{
    const cJSON *game = games ? games->child : NULL;
    while (game && cJSON_GetObjectItemCaseSensitive(game, "searches"))
        game = game->next;
    return games && games->child && !game;
}

/* What the config says under a key; NULL: nothing, or nothing that can be read. */
static const cJSON *value_of(const struct config *config, int key)
{
    return config->value[key].good ? config->value[key].item : NULL;
}

static void read_keys(struct config *config, const cJSON *root)
{
    struct reader *reader = &config->reader;
    const struct value *value = config->value;
    keys_read(reader, root, config_keys, config_rules, config->value);
    const bool searched = value[SEARCHES_KEY].item || all_have_own_searches(value[GAMES_KEY].item);
    if (!searched)
        complain_at(reader, root, "a config needs \"searches\", or each of its games needs them");
    if (!value[GAMES_KEY].item || !searched)
        doubt(reader, NULL);
    if (value[MEASURE_KEY].item && !value[MEASURE_KEY].good)
        doubt(reader, "measure");
    config->model.measure = (enum measure)value[MEASURE_KEY].setting.choice;
}

/* --- limits and times --------------------------------------------------------------------------------------------- */

const struct key *limits_keys(void)
{
    static struct key keys[TIMING_SECONDS + 2];
    for (int i = 0; i <= TIMING_SECONDS; i++)
        keys[i] = (struct key){*parameter_at(LIMITS_PART, 0, i), ONE_VALUE};
    return keys;
}

const struct rule limits_rules[] = {
    {TIMING_SECONDS, NEEDS, KEY_BIT(PRECISION),
     .message = "\"timing_seconds\" is the most that a \"precision\" may take, and none is asked for"},
    {.message = NULL},
};

static void read_limits(struct config *config)
{
    struct value value[TIMING_SECONDS + 1];
    keys_read(&config->reader, value_of(config, LIMITS_KEY), limits_keys(), limits_rules, value);
    cell_choose(&config->model, LIMITS_PART, 0);
    for (int i = 0; i <= TIMING_SECONDS; i++) {
        config->model.setting[LIMITS_PART][i] = value[i].setting;
        if (value[i].item && !value[i].good)
            doubt(&config->reader, "limits");
    }
}

static void read_handicaps(struct config *config)
{
    const cJSON *item = config->value[HANDICAP_KEY].item;
    if (item && !axis_read(&config->reader, item, &config_keys[HANDICAP_KEY].value, &config->handicaps))
        doubt(&config->reader, config_keys[HANDICAP_KEY].value.name);
    if (!item) {
        config->handicaps = (struct axis){allocate(1, sizeof(Setting)), 1};
        config->handicaps.settings[0] = setting_default(&config_keys[HANDICAP_KEY].value);
    }
}

/* --- cells -------------------------------------------------------------------------------------------------------- */

static void read_lists(struct config *config)
{
    struct reader *reader = &config->reader;
    const struct value *value = config->value;
    struct section *const sections[] = {&config->lists.games, &config->lists.searches, &config->lists.cutoffs};
    const size_t memory = cell_memory(&config->model);
    if (!count_cells(reader, value[GAMES_KEY].item, value[SEARCHES_KEY].item, value[CUTOFFS_KEY].item,
                     tuning_most(value[TUNE_KEY].item))) {
        doubt(reader, NULL);
        return;
    }
    for (int i = 0; i < 3; i++)
        if (value[GAMES_KEY + i].item)
            section_read(reader, &config->mentions, sections[i], value[GAMES_KEY + i].item);
    section_read_own(reader, &config->mentions, &config->lists.searches, &config->lists.games);
    prepare_games(reader, &config->lists, memory);
    if (!config->run_before)
        check_games(reader, &config->lists, memory);
}

static void make_cells(struct config *config, struct experiment *experiment)
{
    struct reader *reader = &config->reader;
    struct cells cells = cells_multiply(&config->lists, &config->model);
    exclude_cells(reader, value_of(config, EXCLUDE_KEY), &cells);
    if (!config->run_before)
        check_leaves_and_cutoffs(reader, &config->lists, &cells, cell_memory(&config->model));
    experiment->repeated = cells_drop_repeated(&cells, config->model.measure == MEASURE_MATCH);
    if (cells.count == 0 && reader->doubt_count == 0)
        complain_at(reader, config->value[EXCLUDE_KEY].item, "this excludes every cell");
    experiment->cells = cells.cell;
    experiment->count = experiment->total = cells.count;
}

static void check_moves(struct config *config, const struct experiment *experiment)
{
    const char *refusal = NULL;
    for (int i = 0; i < experiment->count && !refusal && config->model.measure == MEASURE_MOVES; i++)
        refusal = worth_refusal(&experiment->cells[i]);
    if (refusal)
        complain_at(&config->reader, config->value[MEASURE_KEY].item, "%s", refusal);
}

/* Only games that know what their moves are worth can do without. */
static void require_reference(struct config *config, const struct experiment *experiment)
{
    const bool wanted = config->model.measure == MEASURE_DECISION && !config->value[REFERENCE_KEY].item;
    for (int i = 0; i < experiment->count && wanted; i++)
        if (!cell_judges_itself(&experiment->cells[i])) {
            complain_at(&config->reader, config->value[MEASURE_KEY].item,
                        "\"measure\": \"decision\" needs a \"reference\" to judge by, such as \"reference\": "
                        "{ \"limit\": 8 }");
            return;
        }
}

/* Who plays against whom can only be value_of if nothing is wrong so far. */
static void make_match(struct config *config, struct experiment *experiment)
{
    struct reader *reader = &config->reader;
    if (reader->complaints == 0)
        match_up(reader, experiment, config->value[PAIRING_KEY].setting.choice == ALL, &config->handicaps,
                 config->value[HANDICAP_KEY].item);
    if (reader->complaints > 0) {
        doubt(reader, "player");
        doubt(reader, "rival");
        doubt(reader, config_keys[HANDICAP_KEY].value.name);
    }
}

static void take_columns(struct experiment *experiment, struct mentions *mentions)
{
    for (int kind = 0; kind < PART_KINDS; kind++) {
        if (kinds[kind].seldom && !mentions->part[kind])
            continue;
        experiment->columns[experiment->column_count++] = copied(kinds[kind].name);
        for (int i = 0; i < mentions->count[kind]; i++)
            experiment->columns[experiment->column_count++] = mentions->name[kind][i];
    }
}

static void read_experiment(struct config *config, struct experiment *experiment, FILE *warnings)
{
    struct reader *reader = &config->reader;
    const cJSON *reference = value_of(config, REFERENCE_KEY);
    struct referees referees = {0};
    read_limits(config);
    read_handicaps(config);
    read_lists(config);
    if (value_of(config, TUNE_KEY))
        tuning_read(reader, value_of(config, TUNE_KEY), experiment, &config->lists.searches);
    make_cells(config, experiment);
    check_moves(config, experiment);
    require_reference(config, experiment);
    engines_check(reader, &config->lists, experiment->cells, experiment->count, config->model.measure);
    if (reader->complaints == 0) {
        warn_of_cutoffs(warnings, reader, &config->lists);
        warn_of_cells(warnings, reader, &config->lists, NULL, experiment->cells, experiment->count);
    }
    if (value_of(config, SPRT_KEY))
        match_read_sprt(reader, value_of(config, SPRT_KEY), experiment);
    if (config->model.measure == MEASURE_MATCH)
        make_match(config, experiment);
    if (value_of(config, TUNE_KEY) && reader->complaints == 0)
        tuning_check(reader, value_of(config, TUNE_KEY), experiment);
    engines_note(experiment);
    const bool filed = reference && names_file(reference);
    if (filed)
        reference_file_read(reader, reference, experiment);
    else if (reference)
        referees = referees_read(reader, reference, experiment);
    take_columns(experiment, &config->mentions);
    if (config->value[HANDICAP_KEY].item)
        experiment->columns[experiment->column_count++] = copied(config_keys[HANDICAP_KEY].value.name);
    if (value_of(config, CLAIMS_KEY))
        claims_read(reader, value_of(config, CLAIMS_KEY), &config->model, experiment,
                    config->run_before ? NULL : warnings);
    if (reference && !filed && reader->complaints == 0)
        reference_append(reader, &referees, experiment);
    if (reference && !filed && reader->complaints == 0)
        warn_of_cells(warnings, reader, &config->lists, reference, experiment->cells + experiment->count,
                      experiment->total - experiment->count);
}

/* They may be as many as the cells, which have them now. */
static void release_variants(const struct section *section)
{
    for (int e = 0; e < section->count; e++)
        release(section->entry[e].variants.cell);
}

/* The experiment of a config that has been read as JSON, or NULL. */
static bool take_config(struct experiment *experiment, struct config *config, struct json *json, char *meant)
{
    struct reader *reader = &config->reader;
    const cJSON *root = json ? json_root(json) : NULL;
    config->lists.games = (struct section){"games", GAME_PART, GAME_PART, NULL, 0};
    config->lists.searches = (struct section){"searches", FIRST_OF_SEARCH, LAST_OF_SEARCH, NULL, 0};
    config->lists.cutoffs = (struct section){"cutoffs", CUTOFF_PART, CUTOFF_PART, NULL, 0};
    FILE *warnings = text_open();
    *experiment = (struct experiment){.path = reader->path, .found_path = meant, .texts = json};
    reader->json = json;
    if (root && !cJSON_IsObject(root)) {
        complain_at(reader, root, "a config is to be an object");
    } else if (root && pieces_place(reader, warnings)) {
        experiment->configs = reader->file_count;
        read_keys(config, root);
        read_experiment(config, experiment, warnings);
    }
    experiment->warnings = text_close(warnings);
    release_variants(&config->lists.games);
    release_variants(&config->lists.searches);
    experiment->files = reader_take_files(reader);
    const bool good = reader->complaints == 0;
    reader_end(reader);
    return good;
}

static bool read_named(struct experiment *experiment, const char *name, bool run_before)
{
    char *meant = config_named(name);
    struct config config = {.reader = {.path = meant ? meant : name}, .run_before = run_before};
    return take_config(experiment, &config, reader_text(&config.reader), meant);
}

bool experiment_read(struct experiment *experiment, const char *name)
{
    return read_named(experiment, name, false);
}

bool experiment_parse(struct experiment *experiment, const char *name, const char *text, size_t length,
                      FILE *complaints)
{
    struct config config = {.reader = {.path = name, .to = complaints}};
    return take_config(experiment, &config, json_parse(text, length, reader_complain, &config.reader), NULL);
}

bool experiment_reread(struct experiment *experiment, const char *name)
{
    return read_named(experiment, name, true);
}

void experiment_warn(const struct experiment *experiment)
{
    fputs(experiment->warnings, stderr);
}

/* --- its rows --------------------------------------------------------------------------------------------------- */

static void write_player(FILE *out, const struct experiment *experiment, const struct cell *cell)
{
    char *player = row_player(experiment->columns, experiment->column_count, cell);
    write_field(out, player);
    fputc(',', out);
    release(player);
}

void planned_write_header(FILE *out, const struct experiment *experiment)
{
    write_axes_header(out, experiment->columns, experiment->column_count);
    fputs(experiment->rivals ? "player,rival," : "", out);
}

void planned_write(FILE *out, const struct experiment *experiment, const struct cell *cell)
{
    write_axes(out, experiment->columns, experiment->column_count, cell);
    if (experiment->rivals) {
        write_player(out, experiment, cell);
        write_player(out, experiment, cell->rival);
    }
}

void planned_rows(struct csv *csv, const struct experiment *experiment)
{
    FILE *out = text_open();
    planned_write_header(out, experiment);
    fputs("status,start\n", out);
    for (int i = 0; i < experiment->count; i++) {
        planned_write(out, experiment, &experiment->cells[i]);
        fputs("ok", out);
        write_start(out, &experiment->cells[i]);
        fputc('\n', out);
    }
    csv_parse(csv, NULL, text_close(out));
}
