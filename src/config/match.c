#include "config/experiment.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/memory.h"
#include "base/file.h"
#include "config/lists.h"

/* Note a name that two players share: they could not be told apart in the results. */
static void note_namesake(const struct cell *cell, const char **namesake)
{
    if (cell->name && cell->rival->name && strcmp(cell->name, cell->rival->name) == 0)
        *namesake = cell->name;
}

/* A hash of the position that a cell starts from, whatever evaluates it: cells at the same board can play against each
 * other. */
static Fingerprint board_of(const struct cell *cell)
{
    struct cell board = *cell;
    const Parameter *parameter;
    for (int i = 0; (parameter = parameter_at(GAME_PART, cell->part[GAME_PART], i)); i++)
        if (is_of_evaluation(GAME_PART, parameter))
            board.setting[GAME_PART][i] = setting_default(parameter);
    FILE *out = text_open();
    cell_write_part(out, &board, GAME_PART);
    return fingerprint_close(out);
}

/* A cell's place among all, and its board. */
struct board_place {
    Fingerprint board;
    int place;
};

/* By boards, and then by place. */
static int by_board(const void *a, const void *b)
{
    const struct board_place *x = a, *y = b;
    return x->board != y->board ? (x->board > y->board) - (x->board < y->board) : x->place - y->place;
}

/* All seats, and of each cell the first at its board. */
static struct board_place *take_seats(const struct cell *all, int count, const struct board_place **first)
{
    struct board_place *seat = allocate((size_t)count, sizeof *seat);
    for (int i = 0; i < count; i++)
        seat[i] = (struct board_place){board_of(&all[i]), i};
    qsort(seat, (size_t)count, sizeof *seat, by_board);
    for (int i = 0; i < count; i++)
        first[seat[i].place] = i > 0 && seat[i].board == seat[i - 1].board ? first[seat[i - 1].place] : &seat[i];
    return seat;
}

/* All cells, who may play against one another, and the same again for each handicap, with so many times the budget. */
struct pairings {
    struct cell *all, *rivals;
    int count;
    const struct board_place **first;
    const struct axis *handicaps;
    bool every;           /* does everyone play everyone? */
    const char *namesake; /* a name that two players share who meet */
};

static void add_pairs_with(struct cells *pairs, struct pairings *field, int i, int rival)
{
    struct cell cell = field->all[i];
    for (int h = 0; h < field->handicaps->count; h++) {
        cell.rival = &field->rivals[h * field->count + rival];
        note_namesake(&cell, &field->namesake);
        if (pairs)
            cells_append(pairs, &cell);
    }
}

static bool same_budget(const struct cell *a, const struct cell *b)
{
    return cell_budget(a) == cell_budget(b);
}

/* The names say that these are two players, who may have budgets of their own. */
static bool named_apart(const struct cell *a, const struct cell *b)
{
    return a->name && b->name && strcmp(a->name, b->name) != 0;
}

/* The rivals of a cell are those before it at its board that `may_meet` it: all of them, or the first.  Append pairs with
 * each, unless `pairs` is NULL.  Returns how many there are; with so many the caller has enough. */
static int add_pairs_if(bool may_meet(const struct cell *, const struct cell *), struct cells *pairs,
                        struct pairings *field, int i, int enough)
{
    int found = 0;
    for (const struct board_place *seat = field->first[i]; seat->place < i && found < enough; seat++)
        if (may_meet(&field->all[i], &field->all[seat->place])) {
            add_pairs_with(pairs, field, i, seat->place);
            found += field->handicaps->count;
            if (!field->every)
                break;
        }
    return found;
}

/* Whoever has a rival with the same budget meets no other. */
static int add_pairs(struct cells *pairs, struct pairings *field, int i, int enough)
{
    const int found = add_pairs_if(same_budget, pairs, field, i, enough);
    return found > 0 ? found : add_pairs_if(named_apart, pairs, field, i, enough);
}

/* The same for all cells.  If there are more than MAX_CELLS pairs, more than that is returned, whatever their number. */
static int pair_up(struct cells *pairs, struct pairings *field)
{
    int found = 0;
    for (int i = 1; i < field->count && found <= MAX_CELLS; i++)
        found += add_pairs(pairs, field, i, MAX_CELLS + 1 - found);
    return found;
}

/* The rival's budget.  What was meant to be whole may be off it by a rounding; the row's handicap is its ratio again. */
static double multiplied(const struct cell *cell, double handicap)
{
    return round((double)cell_budget(cell) * handicap);
}

/* NULL, or why this cell's budget cannot be multiplied. */
static const char *check_handicap(const struct cell *cell, double handicap)
{
    const double most = cell_parameter(cell, CUTOFF_PART, "budget")->most;
    if (handicap == 1)
        return NULL;
    if (!cell_deepening(cell) || cell_deepening(cell) == DEEPEN_LIMIT)
        return "a handicap multiplies budgets, so that every cutoff needs \"deepen\" and a \"budget\"";
    const double own = (double)cell_budget(cell), multiple = multiplied(cell, handicap);
    return multiple > most                              ? "no budget can be so large"
           : multiple < 1 || multiple / own != handicap ? "a handicap is to make a whole number of each budget"
                                                        : NULL;
}

/* Those with whom the cells are paired; NULL after a complaint. */
static struct cell *make_rivals(struct reader *reader, const cJSON *item, const struct pairings *field)
{
    struct cell *rivals = allocate((size_t)field->count * (size_t)field->handicaps->count, sizeof *rivals);
    for (int h = 0; h < field->handicaps->count; h++)
        for (int i = 0; i < field->count; i++) {
            const double handicap = field->handicaps->settings[h].real;
            struct cell *rival = &rivals[h * field->count + i];
            const char *error = check_handicap(&field->all[i], handicap);
            if (error) {
                complain_at(reader, item, "%s", error);
                return NULL;
            }
            *rival = field->all[i];
            cell_change(rival, CUTOFF_PART, "budget")->integer = (int64_t)multiplied(rival, handicap);
        }
    return rivals;
}

void match_up(struct reader *reader, struct experiment *experiment, bool every, const struct axis *handicaps,
              const cJSON *handicap)
{
    struct cells pairs = {0};
    struct pairings field = {
        .all = experiment->cells, .count = experiment->count, .handicaps = handicaps, .every = every};
    if (!(field.rivals = make_rivals(reader, handicap, &field)))
        return;
    field.first = allocate((size_t)field.count, sizeof *field.first);
    take_seats(field.all, field.count, field.first);
    const int found = pair_up(NULL, &field);
    if (found > MAX_CELLS)
        complain_at(reader, json_root(reader->json), "these are more than %d cells", MAX_CELLS);
    else if (found == 0)
        complain_at(reader, json_root(reader->json), "a match needs two searches, cutoffs or evaluations");
    else if (field.namesake)
        complain_at(reader, json_root(reader->json),
                    "two that play against each other are both named \"%s\": each needs a name of its own",
                    field.namesake);
    else
        pair_up(&pairs, &field);
    experiment->repeated += cells_drop_repeated(&pairs, false);
    release(experiment->cells);
    experiment->rivals = field.rivals;
    experiment->cells = pairs.cell;
    experiment->count = experiment->total = pairs.count;
}

const struct key sprt_keys[] = {
    {{"elo0", REAL, "0", -1000, 1000, .about = "the one hypothesis"}, ONE_VALUE},
    {{"elo1", REAL, "20", -1000, 1000, .about = "the other"}, ONE_VALUE},
    {{"errors", REAL, "0.05", 0.0001, 0.4999, .about = "rate of wrong decisions, for each of them"}, ONE_VALUE},
    {.takes = ANY_TEXT},
};

void match_read_sprt(struct reader *reader, const cJSON *object, struct experiment *experiment)
{
    enum { ELO0, ELO1, ERRORS, SPRT_KEYS };
    struct value value[SPRT_KEYS];
    const int complaints = reader->complaints;
    keys_read(reader, object, sprt_keys, NULL, value);
    experiment->sprt.wanted = true;
    experiment->sprt.elo0 = value[ELO0].setting.real;
    experiment->sprt.elo1 = value[ELO1].setting.real;
    experiment->sprt.errors = value[ERRORS].setting.real;
    if (reader->complaints == complaints && !(experiment->sprt.elo0 < experiment->sprt.elo1))
        complain_at(reader, object, "\"elo0\" is to be below \"elo1\"");
}

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
    return fingerprint_close(out);
}

/* All variants but the first, in the order in which they are drawn. */
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
    struct value value[JUDGED + 1];
    keys_read(reader, object, tune_keys, NULL, value);
    for (int e = 0; e < searches->count; e++)
        if (searches->entry[e].of_game) {
            complain_at(reader, object,
                        "\"tune\" chooses among the config's \"searches\", and not among a game's own");
            break;
        }
    experiment->tune.wanted = true;
    experiment->tune.settings = (int)value[SETTINGS].setting.integer;
    experiment->tune.seed = value[DRAWN_BY].setting.seed;
    experiment->tune.judged = value[JUDGED].setting.real;
    draw_settings(searches, experiment->tune.settings, experiment->tune.seed);
}

static int positions_of(const struct experiment *experiment)
{
    int positions = experiment->count > 0;
    for (int i = 1; i < experiment->count; i++)
        positions += !cell_shares_position(&experiment->cells[i], &experiment->cells[i - 1]);
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
    if (!is_of_one_game(experiment))
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

struct halving halving_plan(int settings, int positions, double judged)
{
    struct halving plan = {.rounds = 0, .left = {settings}};
    const int tuned = positions - (int)(positions * judged + 0.5);
    while (plan.left[plan.rounds] > 1) {
        plan.left[plan.rounds + 1] = (plan.left[plan.rounds] + 1) / 2;
        plan.rounds++;
    }
    for (int round = 0; round < plan.rounds; round++)
        plan.end[round] = (int)(tuned * ((double)((2 << round) - 1) / ((1 << plan.rounds) - 1)));
    plan.end[plan.rounds] = positions;
    return plan;
}

double halving_cost(const struct halving *halving)
{
    double cost = 0;
    for (int round = 0; round <= halving->rounds; round++)
        cost += (double)halving->left[round] * (halving->end[round] - (round ? halving->end[round - 1] : 0));
    return cost;
}

static int worst_running(const bool *running, const double *mean, int count)
{
    int worst = -1;
    for (int i = 0; i < count; i++)
        if (running[i] && (worst < 0 || mean[i] <= mean[worst]))
            worst = i;
    return worst;
}

void halving_keep(bool *running, const double *mean, int count, int left)
{
    int now = 0;
    for (int i = 0; i < count; i++)
        now += running[i];
    for (; now > left; now--)
        running[worst_running(running, mean, count)] = false;
}
