#include "config/arguments.h"

#include <string.h>
#include <unistd.h>
#include <strings.h>

#include "config/lists.h"
#include "config/engines.h"
#include "config/experiment.h"
#include "base/memory.h"
#include "base/path.h"
#include "base/text.h"
#include "base/terminal.h"

/* --- whose word is it? ------------------------------------------------------------------------------------------ */

static bool begins(const char *word, const char *prefix)
{
    return strncmp(word, prefix, strlen(prefix)) == 0;
}

/* Behind "against" stands the rival's search, and what else is added to a key from a journal. */
static bool is_added(const char *word)
{
    char key[40];
    snprintf(key, sizeof key, "%.*s", (int)strcspn(word, "="), word);
    return parameter_find(LIMITS_PART, 0, key) >= 0 || strcmp(key, "measure") == 0;
}

struct readers {
    struct reader own, rival, reference;
};

static void sort_words(struct readers *readers, struct single *single, char **arguments, int count)
{
    static const char of_rival[] = "rival.", of_reference[] = "reference.";
    bool against = false;
    for (int i = 0; i < count; i++) {
        const char *word = arguments[i];
        if (strcmp(word, "against") == 0 && !against)
            against = true;
        else if (begins(word, of_reference))
            argument_add(&readers->reference, single->reference, word + strlen(of_reference));
        else if (begins(word, of_rival))
            argument_add(&readers->rival, single->rival, word + strlen(of_rival));
        else if (against && !is_added(word))
            argument_add(&readers->rival, single->rival, word);
        else
            argument_add(&readers->own, single->own, word);
    }
}

static const cJSON *given(const cJSON *object, const char *key)
{
    return cJSON_GetObjectItemCaseSensitive(object, key);
}

/* --- what is measured ------------------------------------------------------------------------------------------- */

static const char *read_name(struct reader *reader, const cJSON *object)
{
    const cJSON *item = given(object, "name");
    Setting name = {.text = NULL};
    if (item)
        value_read(reader, item, &name_key.value, &name);
    return name.text;
}

static enum measure read_measure(struct reader *reader, const struct single *single)
{
    const cJSON *item = given(single->own, "measure");
    const bool rival = single->rival->child, reference = single->reference->child;
    Setting measure = {.choice = rival ? MEASURE_MATCH : reference ? MEASURE_DECISION : MEASURE_SEARCH};
    if (item && !value_read(reader, item, &config_keys[MEASURE_KEY].value, &measure))
        measure.choice = MEASURE_SEARCH;
    else if (!rival && measure.choice == MEASURE_MATCH)
        complain_at(reader, item, "a match needs a rival: say how its search differs, as in rival.limit=5");
    else if (rival && measure.choice != MEASURE_MATCH)
        complain_at(reader, item, "a rival goes with measure=match");
    else if (!reference && measure.choice == MEASURE_DECISION && !cell_judges_itself(&single->experiment.cells[0]))
        complain_at(reader, item, "a decision needs a reference: say how it searches, as in reference.limit=60");
    else if (reference && measure.choice != MEASURE_DECISION)
        complain_at(reader, item, "a reference goes with measure=decision");
    return (enum measure)measure.choice;
}

/* --- the rival and the references ------------------------------------------------------------------------------- */

/* It starts from the cell's own search; that is sound, or only the rival's words are read. */
static void read_rival(struct readers *readers, const struct single *single, bool sound)
{
    static const struct scope scope = {ALGORITHM_PART, CUTOFF_PART, OF_RIVAL, true};
    struct reader *reader = &readers->rival;
    struct cell *cell = single->experiment.cells, *rival = single->experiment.rivals;
    int kind;
    *rival = *cell;
    arguments_apply(reader, single->rival, &scope, rival);
    rival->name = read_name(reader, single->rival);
    const char *error = sound && reader->complaints == 0 ? check_cell(rival, &kind) : NULL;
    if (error)
        complain_at(reader, NULL, "%s: %s", cell_part(rival, kind), error);
    if (cell->name && rival->name && strcmp(cell->name, rival->name) == 0)
        complain_at(&readers->own, NULL, "both players have the same \"name\": each needs one of its own");
    cell->rival = rival;
}

static void read_reference(struct reader *reader, struct single *single, bool sound)
{
    struct experiment *experiment = &single->experiment;
    if (names_file(single->reference)) {
        reference_file_read(reader, single->reference, experiment);
        return;
    }
    struct referees referees = referees_read(reader, single->reference, experiment);
    if (sound && reader->complaints == 0)
        reference_append(reader, &referees, experiment);
}

/* --- all of it -------------------------------------------------------------------------------------------------- */

static void add_column(struct experiment *experiment, const char *name)
{
    experiment->columns[experiment->column_count++] = copied(name);
}

static bool is_given(const struct single *single, const char *key)
{
    return given(single->own, key) || given(single->rival, key);
}

/* The given parameters of a part, but those that another cell's has, too. */
static void add_given(struct single *single, const struct cell *cell, int kind, const struct cell *but)
{
    const Parameter *parameter;
    for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++)
        if (is_given(single, parameter->name) &&
            !(but && parameter_find(kind, but->part[kind], parameter->name) >= 0))
            add_column(&single->experiment, parameter->name);
}

static void list_columns(struct single *single)
{
    const struct cell *cell = &single->experiment.cells[0], *rival = cell->rival;
    for (int kind = 0; kind < PART_KINDS; kind++) {
        if (!kinds[kind].seldom || is_given(single, kinds[kind].name))
            add_column(&single->experiment, kinds[kind].name);
        if (kind == ALGORITHM_PART && (cell->name || (rival && rival->name)))
            add_column(&single->experiment, "name");
        add_given(single, cell, kind, NULL);
        if (rival)
            add_given(single, rival, kind, cell);
    }
}

/* Read the cell's own part. */
static void read_own(struct reader *reader, struct single *single)
{
    struct cell *cell = single->experiment.cells;
    int kind;
    arguments_take(reader, single->own, OF_WHOLE, cell);
    const bool sound = reader->complaints == 0;
    cell->measure = read_measure(reader, single);
    single->measured = given(single->own, "measure") || cell->measure != MEASURE_SEARCH;
    const char *refusal = sound && cell_asks(cell) ? check_cell(cell, &kind) : NULL; /* of this measure */
    if (refusal)
        complain_at(reader, NULL, "%s: %s", cell_part(cell, kind), refusal);
    if (sound && cell->measure == MEASURE_MOVES && worth_refusal(cell))
        complain_at(reader, NULL, "%s", worth_refusal(cell));
    cell->name = read_name(reader, single->own);
}

bool single_read(struct single *single, char **arguments, int count, FILE *complaints)
{
    struct readers readers = {{.path = "plymeter", .unplaced = true, .to = complaints},
                              {.path = "plymeter: rival", .unplaced = true, .to = complaints},
                              {.path = "plymeter: reference", .unplaced = true, .to = complaints}};
    *single = (struct single){.experiment = {.path = "plymeter", .count = 1, .total = 1},
                              .own = need(cJSON_CreateObject()),
                              .rival = need(cJSON_CreateObject()),
                              .reference = need(cJSON_CreateObject())};
    struct experiment *experiment = &single->experiment;
    experiment->cells = allocate(1, sizeof *experiment->cells);
    sort_words(&readers, single, arguments, count);
    read_own(&readers.own, single);
    bool sound = readers.own.complaints == 0;
    if (single->rival->child) {
        experiment->rivals = allocate(1, sizeof *experiment->rivals);
        read_rival(&readers, single, sound);
        sound = sound && readers.rival.complaints == 0;
    }
    if (single->reference->child)
        read_reference(&readers.reference, single, sound);
    experiment->files = reader_take_files(&readers.reference);
    list_columns(single);
    engines_note(experiment);
    reader_end(&readers.own);
    reader_end(&readers.rival);
    reader_end(&readers.reference);
    return readers.own.complaints + readers.rival.complaints + readers.reference.complaints == 0;
}

void single_warn(const struct single *single)
{
    const struct experiment *experiment = &single->experiment;
    warn_of_cell(&experiment->cells[0]);
    if (experiment->rivals)
        warn_of_cell(experiment->rivals);
    if (experiment->total > experiment->count)
        warn_of_cell(&experiment->cells[experiment->count]);
}

/* --- levels ----------------------------------------------------------------------------------------------------- */

enum { MOST_LEVELS = 64 };

/* Valid until the next call; the experiment keeps its path. */
static const char *path_of_levels(const char *path, const char *game)
{
    static char file[200];
    snprintf(file, sizeof file, "configs/levels/%s.json", game);
    return path ? path : file;
}

bool levels_exist(const char *path, const char *game)
{
    return access(data_path(path_of_levels(path, game)), F_OK) == 0;
}

/* Is the game the same, wherever it starts? */
static bool is_of_game(const struct cell *level, const struct cell *cell)
{
    static const char *const start[] = {"position", "opening", "seed", "moves"};
    struct cell here = *level;
    for (int i = 0; i < 4 && level->part[GAME_PART] == cell->part[GAME_PART]; i++)
        *cell_change(&here, GAME_PART, start[i]) = *cell_setting(cell, GAME_PART, start[i]);
    return cell_shares_position(&here, cell);
}

bool levels_read(struct experiment *levels, const char *path, const struct cell *cell)
{
    if (!experiment_read(levels, path_of_levels(path, cell_part(cell, GAME_PART))))
        return false;
    int kept = 0;
    for (int i = 0; i < levels->count; i++)
        if (is_of_game(&levels->cells[i], cell))
            levels->cells[kept++] = levels->cells[i];
    levels->count = kept > 0 ? kept : levels->count;
    return true;
}

/* The first cell of each name. */
static int list_levels(const struct experiment *levels, const struct cell *list[MOST_LEVELS])
{
    int count = 0;
    for (int i = 0; i < levels->count && count < MOST_LEVELS; i++) {
        const struct cell *cell = &levels->cells[i];
        if (cell->name && (count == 0 || strcmp(list[count - 1]->name, cell->name) != 0))
            list[count++] = cell;
    }
    return count;
}

const struct cell *levels_find(const struct experiment *levels, const char *name)
{
    const struct cell *list[MOST_LEVELS];
    const char *names[MOST_LEVELS] = {NULL};
    const int count = list_levels(levels, list);
    for (int i = 0; i < count; i++) {
        names[i] = list[i]->name;
        if (strcasecmp(names[i], name) == 0)
            return list[i];
    }
    print_plainly(stderr, "%s: there is no level \"%s\"%s%s", levels->path, name,
                  count ? "" : ": none of its searches has a \"name\"", suggestion(name, names, count));
    fputc('\n', stderr);
    return NULL;
}

/* The part, and its settings besides defaults; the limit always. */
static void add_part(struct text_table *table, const struct cell *cell, int kind)
{
    char value[SETTING_TEXT];
    const Parameter *parameter;
    FILE *out = text_open();
    fputs(cell_part(cell, kind), out);
    for (int i = 0; (parameter = parameter_at(kind, cell->part[kind], i)); i++) {
        const Setting setting = cell->setting[kind][i];
        if (!setting_same(parameter, setting, setting_default(parameter)) || strcmp(parameter->name, "limit") == 0)
            fprintf(out, " %s=%s", parameter->name, setting_write(parameter, setting, value));
    }
    char *text = text_close(out);
    text_table_add(table, "%s", text);
}

static bool is_written(const struct cell *const *list, int count, int kind)
{
    int i = 0;
    while (i < count && !part_is_written(kind, list[i]->part[kind]))
        i++;
    return i < count;
}

void levels_print(FILE *out, const struct experiment *levels)
{
    const struct cell *list[MOST_LEVELS];
    const int count = list_levels(levels, list);
    struct text_table table = {0};
    text_table_add(&table, "level");
    for (int kind = ALGORITHM_PART; kind < PART_KINDS; kind++)
        if (is_written(list, count, kind))
            text_table_add(&table, "%s", kinds[kind].name);
    text_table_end_row(&table);
    for (int i = 0; i < count; i++) {
        text_table_add(&table, "%s", list[i]->name);
        for (int kind = ALGORITHM_PART; kind < PART_KINDS; kind++)
            if (is_written(list, count, kind))
                add_part(&table, list[i], kind);
        text_table_end_row(&table);
    }
    text_table_print(&table, out);
}

bool levels_apply(const struct cell *level, struct cell *cell)
{
    cell_take(cell, level, ALGORITHM_PART, CUTOFF_PART);
    cell->name = level->name;
    int kind;
    const char *error = check_cell(cell, &kind);
    if (error)
        fprintf(stderr, "plymeter: level \"%s\": %s\n", level->name, error);
    return !error;
}
