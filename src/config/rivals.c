#include "config/rivals.h"

#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "base/checksum.h"

static int64_t budget_of(const struct cell *cell)
{
    return cell->setting[CUTOFF_PART][parameter_find(CUTOFF_PART, cell->part[CUTOFF_PART], "budget")].integer;
}

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
    char *text = NULL;
    size_t size;
    for (int i = 0; (parameter = parameter_at(GAME_PART, cell->part[GAME_PART], i)); i++)
        if (is_of_evaluation(GAME_PART, parameter))
            board.setting[GAME_PART][i] = setting_default(parameter);
    FILE *out = need(open_memstream(&text, &size));
    cell_write_part(out, &board, GAME_PART);
    fclose(out);
    const Fingerprint print = fingerprint(text, size);
    free(text);
    return print;
}

/* A cell's place among all, and its board. */
struct seat {
    Fingerprint board;
    int place;
};

/* By boards, and then by place. */
static int by_board(const void *a, const void *b)
{
    const struct seat *x = a, *y = b;
    return x->board != y->board ? (x->board > y->board) - (x->board < y->board) : x->place - y->place;
}

/* All seats, and of each cell the first at its board. */
static struct seat *take_seats(const struct cell *all, int count, const struct seat **first)
{
    struct seat *seat = allocate((size_t)count, sizeof *seat);
    for (int i = 0; i < count; i++)
        seat[i] = (struct seat){board_of(&all[i]), i};
    qsort(seat, (size_t)count, sizeof *seat, by_board);
    for (int i = 0; i < count; i++)
        first[seat[i].place] = i > 0 && seat[i].board == seat[i - 1].board ? first[seat[i - 1].place] : &seat[i];
    return seat;
}

/* The rivals of a cell are the cells before it at its board and with its budget: all of them, or the first.  Append
 * a pair for each, unless `pairs` is NULL.  Returns how many rivals there are, but no more than `most`. */
static int add_pairs(struct cells *pairs, struct cell *all, const struct seat *seat, int i, bool every, int most,
                     const char **namesake)
{
    int found = 0;
    for (; seat->place < i && found < most; seat++)
        if (budget_of(&all[i]) == budget_of(&all[seat->place])) {
            struct cell cell = all[i];
            cell.rival = &all[seat->place];
            found++;
            note_namesake(&cell, namesake);
            if (pairs)
                cells_append(pairs, &cell);
            if (!every)
                break;
        }
    return found;
}

/* The same for all cells.  If there are more than MAX_CELLS pairs, MAX_CELLS + 1 is returned, whatever their number.
 * `namesake` is set to a name that two players share who meet, if there is one. */
static int pair_up(struct cells *pairs, struct cell *all, int count, bool every, const char **namesake)
{
    const struct seat **first = allocate((size_t)count, sizeof *first);
    struct seat *seats = take_seats(all, count, first);
    int found = 0;
    for (int i = 1; i < count && found <= MAX_CELLS; i++)
        found += add_pairs(pairs, all, first[i], i, every, MAX_CELLS + 1 - found, namesake);
    free(seats);
    free(first);
    return found;
}

void match_up(struct reader *reader, struct experiment *experiment, bool every)
{
    struct cells pairs = {0};
    struct cell *all = experiment->cells;
    const char *namesake = NULL;
    const int found = pair_up(NULL, all, experiment->count, every, &namesake);
    if (found > MAX_CELLS)
        complain_at(reader, json_root(reader->json), "these are more than %d cells", MAX_CELLS);
    else if (found == 0)
        complain_at(reader, json_root(reader->json), "a match needs two searches, cutoffs or evaluations");
    else if (namesake)
        complain_at(reader, json_root(reader->json),
                    "two that play against each other are both named \"%s\": each needs a name of its own",
                    namesake);
    else
        pair_up(&pairs, all, experiment->count, every, &namesake);
    experiment->rivals = all;
    experiment->cells = pairs.cell;
    experiment->count = experiment->total = pairs.count;
}

static const Parameter elo0 = {"elo0", REAL, "0", -1000, 1000, .about = "the one hypothesis"},
                       elo1 = {"elo1", REAL, "20", -1000, 1000, .about = "the other"},
                       errors = {"errors", REAL,   "0.05",
                                 0.0001,   0.4999, .about = "rate of wrong decisions, for each of them"};

const struct key sprt_keys[] = {
    {"elo0", ONE_VALUE, .parameter = &elo0},
    {"elo1", ONE_VALUE, .parameter = &elo1},
    {"errors", ONE_VALUE, .parameter = &errors},
    {.name = NULL},
};

void match_read_sprt(struct reader *reader, const cJSON *object, struct experiment *experiment)
{
    double *const places[] = {&experiment->sprt.elo0, &experiment->sprt.elo1, &experiment->sprt.errors};
    const int complaints = reader->complaints;
    const cJSON *item;
    for (int i = 0; i < 3; i++)
        *places[i] = setting_default(sprt_keys[i].parameter).real;
    if (!cJSON_IsObject(object)) {
        complain_at(reader, object, "\"sprt\" is to be an object");
        return;
    }
    cJSON_ArrayForEach (item, object) {
        Setting setting;
        const int i = key_find(reader, object, item, sprt_keys);
        if (i >= 0 && value_read(reader, item, sprt_keys[i].parameter, &setting))
            *places[i] = setting.real;
    }
    experiment->sprt.wanted = true;
    if (reader->complaints == complaints && !(experiment->sprt.elo0 < experiment->sprt.elo1))
        complain_at(reader, object, "\"elo0\" is to be below \"elo1\"");
}
