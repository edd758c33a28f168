#include "config/claims.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "cell/columns.h"
#include "config/where.h"
#include "statistics/gain.h"
#include "text/nearest.h"
#include "theory/column.h"

enum { CLAIM, METRIC, THEORY_NAME, COMPARE, RELATION, VALUE, CONFIDENCE, EXPECT, SCALARS };
enum { WHERE = SCALARS, AGAINST, PAIR, POOL, UNIT, WITHIN, EACH, KEYS };
enum relation { EQUAL, AT_MOST, AT_LEAST, LESS, MORE };

static const Parameter scalars[SCALARS] = {
    [CLAIM] = {.name = "claim", .kind = TEXT},
    [METRIC] = {.name = "metric", .kind = TEXT},
    [THEORY_NAME] = {.name = "theory", .kind = TEXT},
    [COMPARE] = {.name = "compare", .kind = CHOICE, .choices = "ratio|difference"},
    [RELATION] = {.name = "relation", .kind = CHOICE, .choices = "==|<=|>=|<|>"},
    [VALUE] = {"value", REAL, "1", -1e300, 1e300, .about = ""},
    [CONFIDENCE] = {"confidence", REAL, "0.95", 0.5, 0.9999, .about = ""},
    [EXPECT] = {.name = "expect", .kind = CHOICE, .choices = "PASS|FAIL"},
};
static const char *const keys[KEYS] = {
    "claim", "metric",  "theory", "compare", "relation", "value",  "confidence", "expect",
    "where", "against", "pair",   "pool",    "unit",     "within", "each",
};

struct reading {
    struct reader *reader;
    const struct experiment *experiment;
    const cJSON *object;
    const cJSON *item[KEYS]; /* NULL: the claim does not say */
    Setting setting[SCALARS];
    struct claim *claim;
};

/* --- its keys --- */

static void read_key(struct reading *reading, const cJSON *item)
{
    int key = 0;
    while (key < KEYS && strcmp(item->string, keys[key]) != 0)
        key++;
    if (key < KEYS)
        reading->item[key] = item;
    else if (!is_remark(item->string))
        complain_of_key(reading->reader, item, keys, KEYS);
    if (key < SCALARS)
        value_read(reading->reader, item, &scalars[key], &reading->setting[key]);
}

/* Complain at a key of the claim, or at the claim itself if it does not have the key. */
static void complain_of(const struct reading *reading, int key, const char *message)
{
    complain_at(reading->reader, reading->item[key] ? reading->item[key] : reading->object, "%s", message);
}

static void check_keys(const struct reading *reading)
{
    const cJSON *const *item = reading->item;
    if (!item[CLAIM])
        complain_of(reading, CLAIM, "this claim has no sentence, \"claim\"");
    if (!item[METRIC])
        complain_of(reading, METRIC, "this claim has no \"metric\"");
    if (!item[RELATION] == !item[WITHIN])
        complain_of(reading, RELATION, "a claim has a \"relation\" or is \"within\" two numbers");
    if (item[VALUE] && item[WITHIN])
        complain_of(reading, VALUE, "\"value\" goes with \"relation\", not with \"within\"");
    if (item[RELATION] && !item[VALUE] && !item[AGAINST] && !item[THEORY_NAME])
        complain_of(reading, RELATION, "\"relation\" to what? There is no \"value\", \"against\" or \"theory\"");
    if (item[AGAINST] && item[THEORY_NAME])
        complain_of(reading, THEORY_NAME, "a claim is \"against\" other cells or \"theory\", not both");
    if (item[PAIR] && !item[AGAINST])
        complain_of(reading, PAIR, "\"pair\" goes with \"against\"");
    if (item[POOL] && (cJSON_IsTrue(item[EACH]) || (item[RELATION] && reading->setting[RELATION].choice == EQUAL)))
        complain_of(reading, POOL, "\"pool\" goes with a claim about a mean, not of each row");
    if (item[COMPARE] && !item[AGAINST])
        complain_of(reading, COMPARE, "\"compare\" goes with \"against\"");
    if (item[EACH] && !cJSON_IsBool(item[EACH]))
        complain_of(reading, EACH, "\"each\" is to be true or false");
    for (int key = WHERE; key <= AGAINST; key++)
        if (item[key] && !cJSON_IsObject(item[key]))
            complain_at(reading->reader, item[key], "\"%s\" is to be an object that says which cells", keys[key]);
}

/* --- what is claimed --- */

static void take_comparison(const struct reading *reading)
{
    struct claim *claim = reading->claim;
    const enum comparison paired = reading->setting[COMPARE].choice ? DIFFERENCE : RATIO;
    claim->comparison = reading->item[AGAINST] ? paired : reading->item[THEORY_NAME] ? THEORY : ALONE;
}

static void take_within(const struct reading *reading)
{
    const Parameter bound = {"within", REAL, "0", -1e300, 1e300, .about = ""};
    const cJSON *array = reading->item[WITHIN];
    Setting bounds[2] = {{.real = 0}, {.real = 0}};
    if (!cJSON_IsArray(array) || cJSON_GetArraySize(array) != 2)
        complain_of(reading, WITHIN, "\"within\" is to be a list of two numbers");
    else if (value_read(reading->reader, cJSON_GetArrayItem(array, 0), &bound, &bounds[0]) &&
             value_read(reading->reader, cJSON_GetArrayItem(array, 1), &bound, &bounds[1]) &&
             bounds[0].real > bounds[1].real)
        complain_of(reading, WITHIN, "nothing is \"within\" these: the first is the larger");
    reading->claim->least = bounds[0].real;
    reading->claim->most = bounds[1].real;
}

/* Without a value in the claim, a difference is compared with 0 and a ratio with 1. */
static void take_relation(const struct reading *reading)
{
    struct claim *claim = reading->claim;
    const int relation = reading->setting[RELATION].choice;
    const double fallback = claim->comparison == DIFFERENCE ? 0 : 1;
    const double value = reading->item[VALUE] ? reading->setting[VALUE].real : fallback;
    claim->least = relation == AT_MOST || relation == LESS ? -INFINITY : value;
    claim->most = relation == AT_LEAST || relation == MORE ? INFINITY : value;
    claim->open = relation == LESS || relation == MORE;
    claim->each = claim->each || relation == EQUAL;
}

/* --- its metric --- */

static bool is_one_of(const char *name, const char *const *names, int count)
{
    return find_word(name, names, count) >= 0;
}

/* The columns of numbers that a row will have behind the axes, and those derived from them. */
static int metric_names(const struct experiment *experiment, const char *names[MOST_COLUMNS + DERIVED])
{
    const struct column *list[MOST_COLUMNS];
    const int columns = columns_of_csv(&experiment->cells[0], list);
    int count = 0;
    for (int i = 0; i < columns; i++)
        if (column_numeric(list[i]))
            names[count++] = list[i]->name;
    for (int i = 0; i < DERIVED; i++)
        names[count++] = derived_name[i];
    return count;
}

static void check_metric(const struct reading *reading)
{
    static const char *const inexact[] = {"gain", "minimax_depth"};
    const char *names[MOST_COLUMNS + DERIVED], *metric = reading->claim->metric;
    const int count = metric_names(reading->experiment, names);
    if (!is_one_of(metric, names, count))
        complain_at(reading->reader, reading->item[METRIC], "\"%s\" is no column of numbers%s", metric,
                    suggestion(metric, names, count));
    else if (reading->claim->least >= reading->claim->most &&
             (column_measured(metric) || is_one_of(metric, inexact, 2)))
        complain_at(reading->reader, reading->item[METRIC], "\"==\" is of counts, not of \"%s\"", metric);
}

/* --- theory --- */

static void find_theory(const struct reading *reading)
{
    const char *names[THEORY_COLUMNS], *name = reading->setting[THEORY_NAME].text;
    for (int i = 0; i < THEORY_COLUMNS; i++)
        names[i] = theory_name(i);
    reading->claim->theory = theory_find(name);
    if (reading->claim->theory < 0)
        complain_at(reading->reader, reading->item[THEORY_NAME], "theory has no column \"%s\"%s", name,
                    suggestion(name, names, THEORY_COLUMNS));
}

/* Formulas are about trees of constant branching, cut off at a depth; both must be columns of the rows. */
static void check_theory(const struct reading *reading)
{
    const struct experiment *experiment = reading->experiment;
    const struct selection *where = &reading->claim->where;
    const char *const *columns = (const char *const *)experiment->columns;
    char buffer[SETTING_TEXT];
    bool good = is_one_of("branching", columns, experiment->column_count) &&
                is_one_of("limit", columns, experiment->column_count);
    for (int i = 0; good && i < experiment->count; i++) {
        const struct cell *cell = &experiment->cells[i];
        int met = 0;
        while (met < where->count && condition_find_cell(&where->conditions[met], cell) >= 0)
            met++;
        good = met < where->count ||
               (cell_value(cell, "branching", buffer) && strcmp(cell_value(cell, "cutoff", buffer), "depth") == 0);
    }
    if (!good)
        complain_of(reading, THEORY_NAME,
                    "\"theory\" wants cells of cutoff depth whose \"branching\" and \"limit\" the config mentions");
}

/* --- all of it --- */

/* To be called only if cells and columns are known. */
static void read_selections(const struct reading *reading)
{
    struct reader *reader = reading->reader;
    const cJSON *const *item = reading->item;
    const int complaints = reader->complaints;
    check_metric(reading);
    where_read(reader, item[WHERE], item[AGAINST], reading->experiment, reading->claim);
    if (item[AGAINST])
        pair_read(reader, item[PAIR], item[AGAINST], reading->experiment, reading->claim);
    if (item[POOL])
        reading->claim->pool =
            columns_read(reader, item[POOL], "pool", reading->experiment, &reading->claim->pool_count);
    if (item[UNIT])
        reading->claim->unit =
            columns_read(reader, item[UNIT], "unit", reading->experiment, &reading->claim->unit_count);
    if (item[THEORY_NAME] && reader->complaints == complaints)
        check_theory(reading);
}

static void read_claim(struct reading *reading, bool selectable)
{
    const int complaints = reading->reader->complaints;
    const cJSON *item;
    if (!cJSON_IsObject(reading->object)) {
        complain_at(reading->reader, reading->object, "a claim is to be an object");
        return;
    }
    reading->setting[CONFIDENCE] = setting_default(&scalars[CONFIDENCE]);
    cJSON_ArrayForEach (item, reading->object)
        read_key(reading, item);
    check_keys(reading);
    if (reading->item[THEORY_NAME] && reading->reader->complaints == complaints)
        find_theory(reading);
    if (reading->reader->complaints > complaints)
        return;
    *reading->claim = (struct claim){.sentence = reading->setting[CLAIM].text,
                                     .metric = reading->setting[METRIC].text,
                                     .theory = reading->claim->theory,
                                     .each = cJSON_IsTrue(reading->item[EACH]),
                                     .confidence = reading->setting[CONFIDENCE].real,
                                     .to_fail = reading->setting[EXPECT].choice};
    take_comparison(reading);
    if (reading->item[WITHIN])
        take_within(reading);
    else
        take_relation(reading);
    if (selectable && reading->reader->complaints == complaints)
        read_selections(reading);
}

void claims_read(struct reader *reader, const cJSON *array, struct experiment *experiment)
{
    const bool selectable = reader->complaints == 0;
    const cJSON *object;
    if (!cJSON_IsArray(array)) {
        complain_at(reader, array, "\"claims\" is to be a list of objects");
        return;
    }
    experiment->claims = allocate((size_t)cJSON_GetArraySize(array), sizeof *experiment->claims);
    cJSON_ArrayForEach (object, array) {
        struct reading reading = {.reader = reader,
                                  .experiment = experiment,
                                  .object = object,
                                  .claim = &experiment->claims[experiment->claim_count++]};
        read_claim(&reading, selectable);
    }
}

static void selection_free(struct selection *selection)
{
    for (int i = 0; i < selection->count; i++)
        condition_free(&selection->conditions[i]);
    free(selection->conditions);
}

void claims_free(struct experiment *experiment)
{
    for (int i = 0; i < experiment->claim_count; i++) {
        selection_free(&experiment->claims[i].where);
        selection_free(&experiment->claims[i].against);
        free(experiment->claims[i].pair);
        free(experiment->claims[i].pool);
        free(experiment->claims[i].unit);
    }
    free(experiment->claims);
}
