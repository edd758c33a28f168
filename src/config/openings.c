#include "config/openings.h"

#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/process.h"
#include "base/path.h"
#include "results/unit.h"

enum { DRAW_SECONDS = 20, MOST_MISSED = 1000, REFUSAL = 400 };

enum { OPENINGS_FIRST, OPENINGS_DISTINCT, OPENINGS_APART, OPENINGS_KEYS };

const struct key openings_keys[] = {
    [OPENINGS_FIRST] = {{"first", SEED, "1", .about = "the seed to begin with"}, ONE_VALUE},
    [OPENINGS_DISTINCT] = {{"distinct", INTEGER, NULL, 1, LONGEST_AXIS,
                            .about = "so many seeds, of as many positions"},
                           ONE_VALUE},
    [OPENINGS_APART] = {{"apart", TEXT, .about = "experiments whose positions are left out, as their configs say"},
                        SOME_EXPERIMENTS},
    [OPENINGS_KEYS] = {.takes = ANY_TEXT},
};

const struct rule openings_rules[] = {
    {ANYWAY, NEEDS, KEY_BIT(OPENINGS_DISTINCT),
     .message = "these seeds need \"distinct\": of how many positions they are to be"},
    {.message = NULL},
};

struct openings {
    uint64_t first;
    int distinct;
    const cJSON *apart; /* an experiment whose positions are left out, or a list of them; NULL: none are */
};

/* Read the object.  False after complaints. */
static bool openings_read(struct reader *reader, const cJSON *object, struct openings *openings)
{
    const int complaints = reader->complaints;
    struct value value[OPENINGS_KEYS];
    keys_read(reader, object, openings_keys, openings_rules, value);
    *openings = (struct openings){value[OPENINGS_FIRST].setting.seed, (int)value[OPENINGS_DISTINCT].setting.integer,
                                  value[OPENINGS_APART].item};
    return reader->complaints == complaints;
}

double openings_count(const cJSON *object)
{
    const char *name = openings_keys[OPENINGS_DISTINCT].value.name;
    const cJSON *distinct = cJSON_GetObjectItemCaseSensitive(object, name);
    return cJSON_IsNumber(distinct) && distinct->valuedouble >= 1 ? distinct->valuedouble : 1;
}

/* --- other experiments ---------------------------------------------------------------------------------------------- */

static bool is_read(const struct reader *reader, const char *path)
{
    for (; reader; reader = reader->asked_by)
        if (strcmp(reader->path, path) == 0)
            return true;
    return false;
}

/* Append the variants of its games. */
static void read_other(struct reader *reader, const cJSON *name, struct cells *others, size_t memory)
{
    static struct mentions mentions;
    struct section section = {"games", GAME_PART, GAME_PART, NULL, 0};
    const char *meant = config_named(name->valuestring);
    struct reader other = {.path = meant ? meant : name->valuestring, .asked_by = reader};
    const cJSON *games = NULL;
    if (is_read(reader, other.path)) {
        complain_at(reader, name, "%s cannot be apart from itself", other.path);
        return;
    }
    other.json = reader_text(&other);
    if (other.json && pieces_place(&other, NULL) &&
        !(games = cJSON_GetObjectItemCaseSensitive(json_root(other.json), "games")))
        complain_at(&other, json_root(other.json), "a config needs \"games\"");
    if (games && count_cells(&other, games, NULL, NULL, 1)) {
        section_read(&other, &mentions, &section, games);
        draw_openings(&other, &section, memory);
    }
    for (int e = 0; e < section.count; e++)
        for (int v = 0; v < section.entry[e].variants.count; v++)
            cells_append(others, &section.entry[e].variants.cell[v]);
    reader_hand_over(reader, &other, name);
}

/* --- in the other process ------------------------------------------------------------------------------------------- */

struct seed_draw {
    const struct cell *cell; /* whatever its seed */
    uint64_t first;
    int distinct;
    struct cells others; /* that are left out, and of other games */
};

struct drawn_seeds {
    char refusal[REFUSAL]; /* of a position that cannot be reached; empty: all could */
    int count;
    uint64_t seed[];
};

/* Hashes of positions, none of which is 0, in a table that is never full. */
struct start_set {
    uint64_t *start;
    size_t mask;
};

static struct start_set know_none(size_t most)
{
    struct start_set known = {.mask = 1};
    while (known.mask < 2 * most)
        known.mask = 2 * known.mask + 1;
    known.start = allocate(known.mask + 1, sizeof *known.start);
    return known;
}

/* Note a position; was it not there yet? */
static bool is_new(struct start_set *known, uint64_t start)
{
    size_t at = start & known->mask;
    while (known->start[at] && known->start[at] != start)
        at = (at + 1) & known->mask;
    const bool new = !known->start[at];
    known->start[at] = start;
    return new;
}

/* Are both of one game, by the same rules? */
static bool same_rules(const struct cell *a, const struct cell *b)
{
    const Parameter *parameter;
    const int game = a->part[GAME_PART];
    bool same = game == b->part[GAME_PART];
    for (int i = 0; same && (parameter = parameter_at(GAME_PART, game, i)); i++)
        same = parameter->evaluation || is_sampled(parameter->name) ||
               setting_same(parameter, a->setting[GAME_PART][i], b->setting[GAME_PART][i]);
    return same;
}

static void note_others(const struct seed_draw *wanted, struct start_set *known)
{
    for (int i = 0; i < wanted->others.count; i++) {
        const struct cell *cell = &wanted->others.cell[i];
        take_more_time();
        if (same_rules(wanted->cell, cell))
            is_new(known, cell_start(cell));
    }
}

static void draw(const void *question, void *answer)
{
    const struct seed_draw *wanted = question;
    struct drawn_seeds *drawn = answer;
    struct cell cell = *wanted->cell;
    uint64_t *seed = &cell_change(&cell, GAME_PART, "seed")->seed;
    struct start_set known = know_none((size_t)wanted->others.count + (size_t)wanted->distinct);
    note_others(wanted, &known);
    *seed = wanted->first;
    for (int missed = 0; drawn->count < wanted->distinct && missed < MOST_MISSED; ++*seed) {
        take_more_time();
        const uint64_t start = cell_start(&cell);
        const char *refusal = start ? NULL : cell_check_game(&cell);
        if (refusal) {
            snprintf(drawn->refusal, REFUSAL, "seed=%" PRIu64 ": %s", *seed, refusal);
            return;
        }
        const bool new = is_new(&known, start);
        missed = new ? 0 : missed + 1;
        if (new)
            drawn->seed[drawn->count++] = *seed;
    }
}

/* --- in this one ---------------------------------------------------------------------------------------------------- */

/* False after a complaint. */
static bool ask(struct reader *reader, const cJSON *item, const struct seed_draw *wanted, struct drawn_seeds *drawn,
                size_t memory)
{
    const size_t size = sizeof *drawn + (size_t)wanted->distinct * sizeof *drawn->seed;
    const char *game = cell_part(wanted->cell, GAME_PART);
    const char *how = ask_isolated(draw, wanted, drawn, size, DRAW_SECONDS, memory);
    if (how || *drawn->refusal)
        complain_at(reader, item, "%s: %s%s", game, how ? "it could not be asked: " : "",
                    how ? how : drawn->refusal);
    else if (drawn->count < wanted->distinct)
        complain_at(reader, item,
                    "%s: opening=%d has too few positions: %d %s found, and then %d seeds in a row had none "
                    "that was new",
                    game, cell_opening(wanted->cell), drawn->count, drawn->count == 1 ? "was" : "were",
                    MOST_MISSED);
    return !how && !*drawn->refusal && drawn->count == wanted->distinct;
}

static bool multiply(struct reader *reader, struct entry *entry, struct seed_draw wanted, size_t memory)
{
    struct cells product = {0};
    struct drawn_seeds *drawn = allocate(1, sizeof *drawn + (size_t)wanted.distinct * sizeof *drawn->seed);
    bool good = true;
    for (int v = 0; good && v < entry->variants.count; v++) {
        struct cell cell = entry->variants.cell[v];
        wanted.cell = &entry->variants.cell[v];
        good = ask(reader, entry->drawn, &wanted, drawn, memory);
        for (int i = 0; good && i < drawn->count; i++) {
            cell_change(&cell, GAME_PART, "seed")->seed = drawn->seed[i];
            cells_append(&product, &cell);
        }
    }
    release(good ? entry->variants.cell : product.cell);
    if (good)
        entry->variants = product;
    return good;
}

/* False after complaints. */
static bool draw_entry(struct reader *reader, struct entry *entry, size_t memory)
{
    struct openings openings;
    struct cells others = {0};
    const int complaints = reader->complaints;
    if (!openings_read(reader, entry->drawn, &openings) || !entry->sound)
        return false;
    for (const cJSON *name = first_of(openings.apart); name; name = next_of(openings.apart, name))
        read_other(reader, name, &others, memory);
    const struct seed_draw wanted = {NULL, openings.first, openings.distinct, others};
    const bool good = reader->complaints == complaints && multiply(reader, entry, wanted, memory);
    return good;
}

void draw_openings(struct reader *reader, struct section *games, size_t memory)
{
    for (int e = 0; e < games->count; e++) {
        struct entry *entry = &games->entry[e];
        if (entry->drawn && !draw_entry(reader, entry, memory)) {
            entry->sound = false;
            doubt(reader, "seed");
        }
    }
}
