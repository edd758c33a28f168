#include "config/single.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "checks/asking.h"
#include "checks/check.h"
#include "checks/warnings.h"
#include "config/arguments.h"
#include "config/experiment.h"
#include "config/labelled.h"
#include "config/reference.h"
#include "core/allocate.h"
#include "keys/config_keys.h"
#include "text/plain.h"

static const char of_rival[] = "rival.", of_reference[] = "reference.";

struct reading {
    struct single *single;
    const char *measure, *anatomy, *name, *name_of_rival;
    bool good;
};

static void complain(struct reading *reading, const char *format, ...) __attribute__((format(printf, 2, 3)));

static void complain(struct reading *reading, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    fputs("plymeter: ", stderr);
    vprint_plainly(stderr, format, arguments);
    fputc('\n', stderr);
    va_end(arguments);
    reading->good = false;
}

/* --- whose word is it? ------------------------------------------------------------------------------------------ */

static void add(struct list_of_words *list, char *word)
{
    list->word = grow(list->word, (size_t)list->count, sizeof *list->word);
    list->word[list->count++] = word;
}

static bool begins(const char *word, const char *prefix)
{
    return strncmp(word, prefix, strlen(prefix)) == 0;
}

/* A key that is no setting. */
static bool take(struct reading *reading, const char *word, const char *key, const char **value)
{
    if (!begins(word, key))
        return false;
    if (*value)
        complain(reading, "\"%s\" comes after \"%s%s\"", word, key, *value);
    *value = word + strlen(key);
    return true;
}

/* Behind "against" stands the rival's search, and what else is added to a key from a journal. */
static bool is_limit(const char *word)
{
    char key[40];
    snprintf(key, sizeof key, "%.*s", (int)strcspn(word, "="), word);
    return parameter_find(LIMITS_PART, 0, key) >= 0;
}

static void sort_words(struct reading *reading, char **arguments, int count)
{
    struct single *single = reading->single;
    bool against = false;
    for (int i = 0; i < count; i++) {
        char *word = arguments[i];
        const bool rival = against && !is_limit(word);
        if (strcmp(word, "against") == 0 && !against)
            against = true;
        else if (begins(word, of_reference))
            add(&single->reference, word + strlen(of_reference));
        else if (take(reading, word, "measure=", &reading->measure) ||
                 take(reading, word, "anatomy=", &reading->anatomy) ||
                 take(reading, word, "rival.name=", &reading->name_of_rival))
            continue;
        else if (begins(word, of_rival))
            add(&single->rival, word + strlen(of_rival));
        else if (!take(reading, word, "name=", rival ? &reading->name_of_rival : &reading->name))
            add(rival ? &single->rival : &single->own, word);
    }
}

/* --- what is measured ------------------------------------------------------------------------------------------- */

static const char *name_of(struct reading *reading, const char *name)
{
    const Parameter naming = {.name = "name", .kind = TEXT};
    char error[SETTING_ERROR];
    Setting setting;
    if (name && !setting_read(&naming, name, &setting, error))
        complain(reading, "%s", error);
    return name;
}

static enum measure read_measure(struct reading *reading)
{
    const struct single *single = reading->single;
    char error[SETTING_ERROR];
    Setting measure = {.choice = single->rival.count       ? MEASURE_MATCH
                                 : single->reference.count ? MEASURE_DECISION
                                                           : MEASURE_SEARCH};
    if (reading->measure && !setting_read(&measure_parameter, reading->measure, &measure, error))
        complain(reading, "%s", error);
    else if (single->rival.count == 0 && measure.choice == MEASURE_MATCH)
        complain(reading, "a match needs a rival: say how its search differs, as in rival.limit=5");
    else if (single->rival.count > 0 && measure.choice != MEASURE_MATCH)
        complain(reading, "a rival goes with measure=match");
    else if (single->reference.count == 0 && measure.choice == MEASURE_DECISION &&
             !cell_judges_itself(&single->experiment.cells[0]))
        complain(reading, "a decision needs a reference: say how it searches, as in reference.limit=60");
    else if (single->reference.count > 0 && measure.choice != MEASURE_DECISION)
        complain(reading, "a reference goes with measure=decision");
    if (reading->anatomy && strcmp(reading->anatomy, "true") == 0 && measure.choice == MEASURE_SEARCH)
        measure.choice = MEASURE_ANATOMY;
    else if (reading->anatomy && strcmp(reading->anatomy, "false") != 0)
        complain(reading, "\"anatomy\" is to be true or false, and goes with measure=search");
    return (enum measure)measure.choice;
}

/* --- the rival and the references ------------------------------------------------------------------------------- */

/* It starts from the cell's own search. */
static void read_rival(struct reading *reading, struct experiment *experiment)
{
    const struct list_of_words *list = &reading->single->rival;
    struct words_of_cell words = {
        list->word, list->count, {ALGORITHM_PART, CUTOFF_PART, {false}}, "plymeter: rival", true};
    struct cell *cell = &experiment->cells[0], *rival = allocate(1, sizeof *rival);
    int kind;
    *rival = *cell;
    experiment->rivals = rival;
    reading->good = arguments_apply(&words, rival) && reading->good;
    rival->name = name_of(reading, reading->name_of_rival);
    const char *error = reading->good ? check_cell(rival, &kind) : NULL;
    if (error)
        complain(reading, "rival: %s: %s", part_at(kind, rival->part[kind])->name, error);
    if (cell->name && rival->name && strcmp(cell->name, rival->name) == 0)
        complain(reading, "both players have the same \"name\": each needs one of its own");
    cell->rival = rival;
}

/* A reference is read as from a config: it is an object there. */
static struct json *object_of(const struct list_of_words *list, struct reader *reader)
{
    cJSON *object = need(cJSON_CreateObject());
    for (int i = 0; i < list->count; i++) {
        char *key = need(strdup(list->word[i]));
        const size_t length = strcspn(key, "=");
        const bool empty = !key[length];
        key[length] = '\0';
        need(cJSON_AddStringToObject(object, key, empty ? "" : key + length + 1));
        free(key);
    }
    char *text = need(cJSON_PrintUnformatted(object));
    struct json *json = json_parse(text, strlen(text), reader_complain, reader);
    cJSON_free(text);
    cJSON_Delete(object);
    return json;
}

static void read_reference(struct reading *reading, struct experiment *experiment)
{
    struct reader reader = {.path = "plymeter: reference", .unplaced = true};
    struct json *json = experiment->texts = object_of(&reading->single->reference, &reader);
    reader.json = json;
    if (json && names_labels(json_root(json))) {
        labelled_read(&reader, json_root(json), experiment);
    } else if (json) {
        const struct cell search = reference_read(&reader, json_root(json), experiment);
        if (reading->good && reader.complaints == 0)
            reference_append(&reader, json_root(json), &search, experiment);
    }
    experiment->files = reader_take_files(&reader);
    reading->good = reading->good && reader.complaints == 0;
    reader_end(&reader);
}

/* --- all of it -------------------------------------------------------------------------------------------------- */

static void add_column(struct experiment *experiment, const char *name)
{
    experiment->columns[experiment->column_count++] = need(strdup(name));
}

static bool is_given(const struct single *single, const char *key)
{
    return argument_given(single->own.word, single->own.count, key) ||
           argument_given(single->rival.word, single->rival.count, key);
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
        if (kind != LEAF_PART || is_given(single, kinds[kind].name))
            add_column(&single->experiment, kinds[kind].name);
        if (kind == ALGORITHM_PART && (cell->name || (rival && rival->name)))
            add_column(&single->experiment, "name");
        add_given(single, cell, kind, NULL);
        if (rival)
            add_given(single, rival, kind, cell);
    }
}

bool single_read(struct single *single, char **arguments, int count)
{
    struct reading reading = {.single = single, .good = true};
    struct experiment *experiment = &single->experiment;
    int kind;
    *single = (struct single){.experiment = {.path = "plymeter", .count = 1, .total = 1}};
    struct cell *cell = experiment->cells = allocate(1, sizeof *cell);
    sort_words(&reading, arguments, count);
    reading.good = arguments_read(single->own.word, single->own.count, cell) && reading.good;
    cell->measure = read_measure(&reading);
    single->measured = reading.measure || reading.anatomy || cell->measure != MEASURE_SEARCH;
    const char *refusal = reading.good && cell_asks(cell) ? check_cell(cell, &kind) : NULL; /* of this measure */
    if (refusal)
        complain(&reading, "%s: %s", part_at(kind, cell->part[kind])->name, refusal);
    cell->name = name_of(&reading, reading.name);
    if (single->rival.count > 0)
        read_rival(&reading, experiment);
    if (single->reference.count > 0)
        read_reference(&reading, experiment);
    list_columns(single);
    engines_note(experiment);
    if (!reading.good)
        single_free(single);
    return reading.good;
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

void single_free(struct single *single)
{
    experiment_free(&single->experiment);
    free(single->own.word);
    free(single->rival.word);
    free(single->reference.word);
    *single = (struct single){0};
}
