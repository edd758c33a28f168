#include "config/arguments.h"

#include <stdlib.h>
#include <string.h>

#include "config/lists.h"
#include "config/engines.h"
#include "config/experiment.h"
#include "base/memory.h"

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
        complain_at(reader, NULL, "%s: %s", part_at(kind, rival->part[kind])->name, error);
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
        complain_at(reader, NULL, "%s: %s", part_at(kind, cell->part[kind])->name, refusal);
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
