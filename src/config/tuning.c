#include "config/tuning.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "base/checksum.h"
#include "base/lasting.h"
#include "config/halving.h"

enum { SETTINGS, DRAWN_BY, JUDGED, FEWEST_JUDGED = 20 };

const struct key tune_keys[] = {
    [SETTINGS] = {{"settings", INTEGER, "256", 1, 100000,
                   .about = "so many are drawn of what lists of the searches multiply to"},
                  ONE_VALUE},
    [DRAWN_BY] = {{"seed", SEED, "1", .about = "by which they are drawn"}, ONE_VALUE},
    [JUDGED] = {{"judged", REAL, "0.5", 0.05, 0.95,
                 .about = "this share of the positions chooses nothing: the winner alone is tried on it"},
                ONE_VALUE},
    {.takes = ANY_TEXT},
};

/* --- drawing ------------------------------------------------------------------------------------------------------ */

struct ticket {
    Fingerprint number;
    struct cell *variant;
};

static int by_number(const void *a, const void *b)
{
    const struct ticket *x = a, *y = b;
    return (x->number > y->number) - (x->number < y->number);
}

/* By what the variant is, so that others in the list draw nothing else for it. */
static Fingerprint number_of(const struct cell *variant, const struct section *searches, uint64_t seed)
{
    FILE *out = text_open();
    fprintf(out, "%llu", (unsigned long long)seed);
    for (int kind = searches->first_kind; kind <= searches->last_kind; kind++)
        cell_write_part(out, variant, kind);
    char *text = text_close(out);
    const Fingerprint number = fingerprint(text, strlen(text));
    free(text);
    return number;
}

/* All variants but the first, in the order in which they are drawn; the caller frees them. */
static struct ticket *draw_all(const struct section *searches, uint64_t seed, int *count)
{
    struct ticket *tickets = NULL;
    *count = 0;
    for (int e = 0; e < searches->count; e++)
        for (int v = e == 0; v < searches->entry[e].variants.count; v++) {
            struct cell *variant = &searches->entry[e].variants.cell[v];
            tickets = grow(tickets, (size_t)*count, sizeof *tickets);
            tickets[(*count)++] = (struct ticket){number_of(variant, searches, seed), variant};
        }
    if (*count > 0)
        qsort(tickets, (size_t)*count, sizeof *tickets, by_number);
    return tickets;
}

static bool is_drawn(const struct ticket *tickets, int count, const struct cell *variant)
{
    for (int i = 0; i < count; i++)
        if (tickets[i].variant == variant)
            return true;
    return false;
}

static void draw(struct section *searches, const struct ticket *tickets, int count)
{
    for (int e = 0; e < searches->count; e++) {
        struct cells *variants = &searches->entry[e].variants;
        int kept = 0;
        for (int v = 0; v < variants->count; v++)
            if ((e == 0 && v == 0) || is_drawn(tickets, count, &variants->cell[v])) {
                const struct cell variant = variants->cell[v];
                variants->cell[kept++] = variant;
            }
        variants->count = kept;
    }
}

static void draw_settings(struct section *searches, int settings, uint64_t seed)
{
    int count;
    struct ticket *tickets = draw_all(searches, seed, &count);
    if (count > settings)
        draw(searches, tickets, settings);
    free(tickets);
}

double tuning_most(const cJSON *object)
{
    const cJSON *settings = cJSON_GetObjectItem(object, tune_keys[SETTINGS].value.name);
    return !object                    ? INFINITY
           : cJSON_IsNumber(settings) ? settings->valuedouble
                                      : setting_default(&tune_keys[SETTINGS].value).integer;
}

/* --- reading ------------------------------------------------------------------------------------------------------ */

void tuning_read(struct reader *reader, const cJSON *object, struct experiment *experiment,
                 struct section *searches)
{
    Setting setting[JUDGED + 1];
    const cJSON *item;
    for (int i = 0; i <= JUDGED; i++)
        setting[i] = setting_default(&tune_keys[i].value);
    if (!cJSON_IsObject(object)) {
        complain_at(reader, object, "\"tune\" is to be an object, such as { \"settings\": 32 }");
        return;
    }
    cJSON_ArrayForEach (item, object) {
        const int i = key_find(reader, object, item, tune_keys);
        if (i >= 0)
            value_read(reader, item, &tune_keys[i].value, &setting[i]);
    }
    for (int e = 0; e < searches->count; e++)
        if (searches->entry[e].of_game) {
            complain_at(reader, object,
                        "\"tune\" chooses among the config's \"searches\", and not among a game's own");
            break;
        }
    experiment->tune.wanted = true;
    experiment->tune.settings = (int)setting[SETTINGS].integer;
    experiment->tune.seed = (uint64_t)setting[DRAWN_BY].integer;
    experiment->tune.judged = setting[JUDGED].real;
    draw_settings(searches, experiment->tune.settings, experiment->tune.seed);
}

static int positions_of(const struct experiment *experiment)
{
    int positions = experiment->count > 0;
    for (int i = 1; i < experiment->count; i++)
        positions += !same_position(&experiment->cells[i], &experiment->cells[i - 1]);
    return positions;
}

struct halving tuning_rounds(const struct experiment *experiment)
{
    const int positions = positions_of(experiment), settings = positions ? experiment->count / positions : 0;
    const int start = settings > 1 && experiment->cells[0].measure == MEASURE_DECISION;
    return halving_plan(settings > 0 ? settings - start : 1, positions, experiment->tune.judged);
}

static bool is_of_one_game(const struct experiment *experiment)
{
    for (int i = 1; i < experiment->count; i++)
        if (experiment->cells[i].part[GAME_PART] != experiment->cells[0].part[GAME_PART])
            return false;
    return true;
}

void tuning_check(struct reader *reader, const cJSON *object, const struct experiment *experiment)
{
    const struct halving rounds = tuning_rounds(experiment);
    const int positions = rounds.end[rounds.rounds], first = rounds.rounds ? rounds.end[0] : 0,
              judging = positions - (rounds.rounds ? rounds.end[rounds.rounds - 1] : 0);
    if (experiment->count > 0 && experiment->cells[0].measure != MEASURE_MATCH &&
        experiment->cells[0].measure != MEASURE_DECISION)
        complain_at(reader, object, "\"tune\" goes with \"measure\": \"match\" or \"decision\"");
    else if (experiment->sprt.wanted)
        complain_at(reader, object, "\"tune\" and \"sprt\" exclude each other");
    else if (!is_of_one_game(experiment))
        complain_at(reader, object, "a setting is tuned for one game, and these are several");
    else if (rounds.rounds == 0)
        complain_at(reader, object, "there is one setting beside the start, and so nothing to choose");
    else if (first < 1 || judging < FEWEST_JUDGED)
        complain_at(
            reader, object,
            "%d positions are too few to tell anything: each of %d settings is tried on %d of them at first, and "
            "the winner on %d that chose nothing, of which %d are the least",
            positions, rounds.left[0], first, judging, FEWEST_JUDGED);
}
