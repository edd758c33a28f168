#include "config/claims.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/text.h"
#include "theory/column.h"

enum {
    CLAIM,
    METRIC,
    THEORY_NAME,
    COMPARE,
    RELATION,
    VALUE,
    MARGIN,
    CONFIDENCE,
    EXPECT,
    WRITTEN,
    WHERE,
    AGAINST,
    PAIR,
    POOL,
    UNIT,
    WITHIN,
    EACH,
    SOURCE,
    CLAIM_KEYS
};
enum relation { EQUAL, AT_MOST, AT_LEAST, LESS, MORE, ABOUT };
enum { CORRELATIONS = VALUE_BIT(CORRELATION) | VALUE_BIT(RANKS) };

const struct key claim_keys[] = {
    [CLAIM] = {{"claim", TEXT, .about = "the claim as a sentence, for people"}, ONE_VALUE},
    [METRIC] = {{"metric", TEXT, .about = "what it is about: a column of numbers, or one that summary derives"},
                ONE_METRIC},
    [THEORY_NAME] = {{"theory", TEXT, .about = "compare with this column of plymeter theory"}, THEORY_COLUMN},
    [COMPARE] = {{"compare", CHOICE, .choices = "ratio|difference|correlation|ranks",
                  .about = "how rows are compared with their partners"},
                 ONE_VALUE},
    [RELATION] = {{"relation", CHOICE, .choices = "==|<=|>=|<|>|~",
                   .about = "what is claimed of the metric and the value"},
                  ONE_VALUE},
    [VALUE] = {{"value", REAL, "1", -1e300, 1e300, .about = "the value; without it 1, or 0 for differences"},
               ONE_VALUE},
    [MARGIN] = {{"margin", REAL, "1", 1e-300, 1e300,
                 .about = "how far from the value the interval may reach that contains it, of \"~\""},
                ONE_VALUE},
    [CONFIDENCE] = {{"confidence", REAL, "0.95", 0.5, 0.9999, .about = "of the interval of a mean"}, ONE_VALUE},
    [EXPECT] = {{"expect", CHOICE, .choices = "PASS|FAIL", .about = "FAIL: it is known to be wrong"}, ONE_VALUE},
    [WRITTEN] = {{"written", CHOICE, .choices = "after|before",
                  .about = "whether what is expected was written before its data were there"},
                 ONE_VALUE},
    [WHERE] = {{"where", TEXT, .about = "of which rows; without it of all"}, ONE_SELECTION},
    [AGAINST] = {{"against", TEXT, .about = "compare with the rows that differ in this"}, ONE_SELECTION},
    [PAIR] = {{"pair", TEXT, .about = "the axes in which partners agree"}, SOME_AXES},
    [POOL] = {{"pool", TEXT, .about = "the axes over which the mean may be taken, besides what was sampled"},
              SOME_AXES},
    [UNIT] = {{"unit", TEXT, .about = "what was drawn at random"}, SOME_AXES},
    [WITHIN] = {{"within", REAL, "0", -1e300, 1e300,
                 .about = "the bounds within which the metric is claimed to be"},
                TWO_VALUES},
    [EACH] = {{"each", TEXT, .about = "does it hold in every row, not on average?"}, TRUE_OR_FALSE},
    [SOURCE] = {{"source", TEXT, .about = "who published what the claim says, and of what games"}, SOURCE_OBJECT},
    [CLAIM_KEYS] = {.takes = ANY_TEXT},
};

static const char
    of_a_mean[] = "\"pool\" goes with a claim about a mean, not of each row",
    of_a_margin[] = "the relation \"~\" takes a \"margin\", and no other does",
    of_all_rows[] =
        "a correlation is of all rows, with its interval at 95 %: \"==\", \"each\" and \"confidence\" are not";

const struct rule claim_rules[] = {
    {ANYWAY, NEEDS, KEY_BIT(CLAIM), .message = "this claim has no sentence, \"claim\""},
    {ANYWAY, NEEDS, KEY_BIT(METRIC), .message = "this claim has no \"metric\""},
    {RELATION, BARS, KEY_BIT(WITHIN),
     .message = "a claim has a \"relation\" or is \"within\" two numbers, not both"},
    {ANYWAY, NEEDS, KEY_BIT(RELATION) | KEY_BIT(WITHIN),
     .message = "a claim has a \"relation\" or is \"within\" two numbers: this has neither"},
    {VALUE, BARS, KEY_BIT(WITHIN), .message = "\"value\" goes with \"relation\", not with \"within\""},
    {MARGIN, BARS, KEY_BIT(WITHIN), .message = "\"margin\" goes with the relation \"~\", not with \"within\""},
    {RELATION, NEEDS, KEY_BIT(WITHIN) | KEY_BIT(VALUE) | KEY_BIT(AGAINST) | KEY_BIT(THEORY_NAME),
     .message = "\"relation\" to what? There is no \"value\", \"against\" or \"theory\""},
    {THEORY_NAME, BARS, KEY_BIT(AGAINST), .message = "a claim is \"against\" other cells or \"theory\", not both"},
    {PAIR, NEEDS, KEY_BIT(AGAINST), .message = "\"pair\" goes with \"against\", which says who the partners are"},
    {COMPARE, NEEDS, KEY_BIT(AGAINST), .message = "\"compare\" goes with \"against\""},
    {POOL, BARS, KEY_BIT(EACH), of_a_mean, .theirs = VALUE_BIT(true)},
    {POOL, BARS, KEY_BIT(RELATION), of_a_mean, .theirs = VALUE_BIT(EQUAL)},
    {RELATION, NEEDS, KEY_BIT(MARGIN), of_a_margin, .own = VALUE_BIT(ABOUT)},
    {RELATION, BARS, KEY_BIT(MARGIN), of_a_margin, .own = ~VALUE_BIT(ABOUT)},
    {RELATION, BARS, KEY_BIT(EACH), "the relation \"~\" is of a mean, not of each row", .own = VALUE_BIT(ABOUT),
     .theirs = VALUE_BIT(true)},
    {COMPARE, BARS, KEY_BIT(CONFIDENCE), of_all_rows, .own = CORRELATIONS},
    {COMPARE, BARS, KEY_BIT(EACH), of_all_rows, .own = CORRELATIONS, .theirs = VALUE_BIT(true)},
    {COMPARE, BARS, KEY_BIT(RELATION), of_all_rows, .own = CORRELATIONS, .theirs = VALUE_BIT(EQUAL)},
    {.message = NULL},
};

struct claims_reading {
    struct reader *reader;
    const struct experiment *experiment;
    struct claim_preview *preview;
    const struct cell *row;
    const cJSON *object;
    struct value value[CLAIM_KEYS];
    struct claim *claim;
};

/* --- what is claimed --- */

static void take_comparison(const struct claims_reading *reading)
{
    struct claim *claim = reading->claim;
    const enum comparison paired = (enum comparison)reading->value[COMPARE].setting.choice;
    claim->comparison = reading->value[AGAINST].item ? paired : reading->value[THEORY_NAME].item ? THEORY : ALONE;
}

static void take_within(const struct claims_reading *reading)
{
    const cJSON *array = reading->value[WITHIN].item;
    struct claim *claim = reading->claim;
    Setting bounds[2];
    bool good = true;
    for (int i = 0; i < 2; i++)
        good = value_read(reading->reader, cJSON_GetArrayItem(array, i), &claim_keys[WITHIN].value, &bounds[i]) &&
               good;
    if (!good)
        return;
    if (bounds[0].real > bounds[1].real)
        complain_at(reading->reader, array, "nothing is \"within\" these: the first is the larger");
    claim->least = bounds[0].real;
    claim->most = bounds[1].real;
}

/* Without a value in the claim, a ratio is compared with 1, and a difference and a correlation with 0. */
static void take_relation(const struct claims_reading *reading)
{
    struct claim *claim = reading->claim;
    const int relation = reading->value[RELATION].setting.choice;
    const bool zero = claim->comparison >= DIFFERENCE && claim->comparison <= RANKS;
    const double fallback = zero ? 0 : 1;
    const double value = reading->value[VALUE].item ? reading->value[VALUE].setting.real : fallback;
    claim->least = relation == AT_MOST || relation == LESS ? -INFINITY : value;
    claim->most = relation == AT_LEAST || relation == MORE ? INFINITY : value;
    claim->open = relation == LESS || relation == MORE;
    claim->each = claim->each || relation == EQUAL;
    claim->margin = relation == ABOUT ? reading->value[MARGIN].setting.real : 0;
}

/* --- theory --- */

static void find_theory(const struct claims_reading *reading)
{
    const char *names[THEORY_COLUMNS], *name = reading->value[THEORY_NAME].setting.text;
    for (int i = 0; i < THEORY_COLUMNS; i++)
        names[i] = theory_name(i);
    reading->claim->theory = theory_find(name);
    if (reading->claim->theory < 0)
        complain_at(reading->reader, reading->value[THEORY_NAME].item, "theory has no column \"%s\"%s", name,
                    suggestion(name, names, THEORY_COLUMNS));
}

/* Formulas are about trees of constant branching, cut off at a depth; both must be columns of the rows. */
static void check_theory(const struct claims_reading *reading)
{
    const struct experiment *experiment = reading->experiment;
    const struct selection *where = &reading->claim->where;
    const char *const *columns = (const char *const *)experiment->columns;
    char buffer[SETTING_TEXT];
    bool good = find_word("branching", columns, experiment->column_count) >= 0 &&
                find_word("limit", columns, experiment->column_count) >= 0;
    for (int i = 0; good && i < experiment->count; i++) {
        const struct cell *cell = &experiment->cells[i];
        good = !selected(where, cell) ||
               (cell_value(cell, "branching", buffer) && strcmp(cell_value(cell, "cutoff", buffer), "depth") == 0);
    }
    if (!good)
        complain_at(reading->reader, reading->value[THEORY_NAME].item,
                    "\"theory\" wants cells of cutoff depth whose \"branching\" and \"limit\" the config mentions");
}

/* --- all of it --- */

static void read_selections(const struct claims_reading *reading)
{
    struct reader *reader = reading->reader;
    const struct experiment *experiment = reading->experiment;
    const struct value *value = reading->value;
    const cJSON *where = value[WHERE].good ? value[WHERE].item : NULL,
                *against = value[AGAINST].good ? value[AGAINST].item : NULL;
    struct claim *claim = reading->claim;
    where_read(reader, where, against, experiment, claim);
    claim->lists_pair = value[PAIR].item != NULL;
    claim->pair = against && !claim->lists_pair ? axes_kept(against, experiment)
                                                : axes_read(reader, value[PAIR].item, experiment);
    claim->pool = axes_read(reader, value[POOL].item, experiment);
    claim->unit = axes_read(reader, value[UNIT].item, experiment);
}

static void read_claim(struct claims_reading *reading)
{
    const int complaints = reading->reader->complaints;
    struct claim *claim = reading->claim;
    if (!cJSON_IsObject(reading->object)) {
        complain_at(reading->reader, reading->object, "a claim is to be an object");
        return;
    }
    keys_read(reading->reader, reading->object, claim_keys, claim_rules, reading->value);
    *claim = (struct claim){.sentence = reading->value[CLAIM].setting.text,
                            .metric = reading->value[METRIC].setting.text,
                            .each = cJSON_IsTrue(reading->value[EACH].item),
                            .most = INFINITY,
                            .confidence = reading->value[CONFIDENCE].setting.real,
                            .to_fail = reading->value[EXPECT].setting.choice,
                            .foretold = reading->value[WRITTEN].setting.choice};
    if (reading->value[THEORY_NAME].good)
        find_theory(reading);
    take_comparison(reading);
    if (reading->value[WITHIN].good)
        take_within(reading);
    else if (reading->value[RELATION].good && !reading->value[WITHIN].item)
        take_relation(reading);
    if (reading->value[METRIC].good)
        metric_check(reading->reader, reading->value[METRIC].item, reading->row, reading->experiment,
                     claim->least >= claim->most && !(claim->margin > 0));
    read_selections(reading);
    if (reading->value[SOURCE].good)
        source_read(reading->reader, reading->value[SOURCE].item, reading->experiment, claim);
    const bool good = reading->reader->complaints == complaints && !reading->reader->doubt_count;
    if (good && reading->value[THEORY_NAME].good)
        check_theory(reading);
    if (good && reading->preview->warnings)
        claim_preview(reading->preview, reading->reader, reading->object, claim);
}

void claims_read(struct reader *reader, const cJSON *array, const struct cell *row, struct experiment *experiment,
                 FILE *warnings)
{
    struct claim_preview preview = {.experiment = experiment, .warnings = warnings};
    const cJSON *object;
    experiment->claims = allocate((size_t)cJSON_GetArraySize(array), sizeof *experiment->claims);
    cJSON_ArrayForEach (object, array) {
        struct claims_reading reading = {.reader = reader,
                                         .experiment = experiment,
                                         .preview = &preview,
                                         .row = row,
                                         .object = object,
                                         .claim = &experiment->claims[experiment->claim_count++]};
        read_claim(&reading);
    }
    release(preview.rows.fields); /* it is as long as the results will be */
    release(preview.rows.line);
    release(preview.rows.text);
}

enum { CITE, SAYS, GAME, SAME, SOURCE_KEYS };

/* "same" in the order of the bits SAME_THRESHOLD and so on. */
const struct key source_keys[] = {
    [CITE] = {{"cite", TEXT, .about = "who published it, and when"}, ANY_TEXT},
    [SAYS] = {{"says", TEXT, .about = "what they say, in their numbers"}, ANY_TEXT},
    [GAME] = {{"game", TEXT,
               .about = "of which games; a claim that is measured in another game says whether it transfers"},
              SOME_GAMES},
    [SAME] = {{"same", CHOICE, .choices = "threshold|design|depth",
               .about = "what the claim has of it, without which nothing is reproduced"},
              SOME_VALUES},
    [SOURCE_KEYS] = {.takes = ANY_TEXT},
};

const struct rule source_rules[] = {
    {ANYWAY, NEEDS, KEY_BIT(CITE), .message = "this source does not say who, \"cite\""},
    {ANYWAY, NEEDS, KEY_BIT(SAYS), .message = "this source does not say what it \"says\""},
    {ANYWAY, NEEDS, KEY_BIT(GAME), .message = "this source does not say of which \"game\""},
    {.message = NULL},
};

/* --- games -------------------------------------------------------------------------------------------------------- */

/* One game, or a list of them. */
static struct words games_of(const cJSON *item)
{
    struct words games = {0};
    for (const cJSON *one = first_of(item); one; one = next_of(item, one))
        words_add(&games, one->valuestring);
    return games;
}

enum { GAME_NAME = 3 * SETTING_TEXT };

static void name_game(const struct cell *cell, char name[GAME_NAME])
{
    char variant[SETTING_TEXT];
    const Setting *setting = cell_setting(cell, GAME_PART, "variant");
    const bool usual = !setting || setting->choice == 0;
    snprintf(name, GAME_NAME, "%s%s%s", cell_part(cell, GAME_PART),
             usual ? "" : " variant=", usual ? "" : cell_value(cell, "variant", variant));
}

static void note_games(const struct experiment *experiment, const struct words *games, struct claim *claim)
{
    struct publication *source = &claim->source;
    struct words measured = {0};
    char name[GAME_NAME];
    for (int i = 0; i < experiment->count; i++) {
        if (!selected(&claim->where, &experiment->cells[i]))
            continue;
        name_game(&experiment->cells[i], name);
        if (find_word(name, measured.word, measured.count) >= 0)
            continue;
        words_add(&measured, copied(name));
        source->elsewhere |= find_word(name, games->word, games->count) < 0;
    }
    source->measured = words_listed(&measured, ", ");
}

/* --- all of it ---------------------------------------------------------------------------------------------------- */

void source_read(struct reader *reader, const cJSON *object, const struct experiment *experiment,
                 struct claim *claim)
{
    struct value value[SOURCE_KEYS];
    struct axis same = {0};
    struct words games = {0};
    keys_read(reader, object, source_keys, source_rules, value);
    claim->source.cite = value[CITE].setting.text;
    claim->source.says = value[SAYS].setting.text;
    if (value[GAME].good)
        games = games_of(value[GAME].item);
    claim->source.games = words_listed(&games, ", ");
    if (value[SAME].item)
        axis_read(reader, value[SAME].item, &source_keys[SAME].value, &same);
    for (int i = 0; i < same.count; i++)
        claim->source.same |= 1u << same.settings[i].choice;
    if (reader->complaints == 0 && reader->doubt_count == 0)
        note_games(experiment, &games, claim);
}
