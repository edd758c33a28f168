#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/allocate.h"
#include "core/checksum.h"
#include "core/exit.h"
#include "derived/points.h"
#include "frame/csv.h"
#include "frame/mixture.h"
#include "frame/results.h"
#include "numbers/ratings.h"
#include "options/call.h"
#include "text/field.h"
#include "text/plain.h"

enum { PLAYER, RIVAL, POINTS, COLUMNS };

struct request {
    struct words by, pool;
    const struct csv *csv;
    int column[COLUMNS];
    int *named; /* columns of --by, then of --pool, and last the players' */
};

struct player {
    const char *name;
    int pairs;
    double points;
};

/* Those of one group of rows, and their pairs. */
struct field {
    struct player *player;
    int players;
    struct encounter *encounters;
    int n;
    int *slot; /* a player + 1, or 0, where the name's checksum says */
    size_t slots;
};

/* --- who played --- */

/* The number of the player of this name. */
static int player_of(struct field *field, const char *name)
{
    size_t slot = checksum(CHECKSUM_START, name, strlen(name)) & (field->slots - 1);
    while (field->slot[slot] && strcmp(field->player[field->slot[slot] - 1].name, name) != 0)
        slot = (slot + 1) & (field->slots - 1);
    if (!field->slot[slot]) {
        field->player[field->players].name = name;
        field->slot[slot] = ++field->players;
    }
    return field->slot[slot] - 1;
}

static void take_row(const struct request *request, int row, struct field *field)
{
    const char *const points = csv_cell(request->csv, row, request->column[POINTS]);
    const int rival = player_of(field, csv_cell(request->csv, row, request->column[RIVAL]));
    const int player = player_of(field, csv_cell(request->csv, row, request->column[PLAYER]));
    const struct encounter encounter = {player, rival, strtod(points, NULL)};
    field->encounters[field->n++] = encounter;
    field->player[player].pairs++;
    field->player[rival].pairs++;
    field->player[player].points += encounter.points;
    field->player[rival].points += 2 - encounter.points;
}

static struct field field_of(const struct request *request, const int *rows, int count)
{
    struct field field = {.player = allocate(2 * (size_t)count, sizeof *field.player),
                          .encounters = allocate((size_t)count, sizeof *field.encounters),
                          .slots = 1};
    while (field.slots < 4 * (size_t)count)
        field.slots *= 2;
    field.slot = allocate(field.slots, sizeof *field.slot);
    for (int i = 0; i < count; i++)
        take_row(request, rows[i], &field);
    return field;
}

static void field_free(struct field *field)
{
    free(field->player);
    free(field->encounters);
    free(field->slot);
}

/* --- can they be rated? --- */

static bool have_met(const struct request *request, const struct field *field)
{
    int *part = allocate((size_t)field->players, sizeof *part), other = 0;
    const int parts = ratings_parts(field->encounters, field->n, field->players, part);
    while (other < field->players && part[other] == part[0])
        other++;
    if (parts > 1) {
        print_plainly(
            stderr,
            "%s: \"%s\" and \"%s\" never met, not even by way of others: the players are in %d groups that have "
            "no scale in common",
            request->csv->path, field->player[0].name, field->player[other].name, parts);
        fputc('\n', stderr);
    }
    free(part);
    return parts <= 1;
}

static bool can_rate(const struct request *request, const int *rows, int count)
{
    struct field field = field_of(request, rows, count);
    const bool few = field.players <= MOST_PLAYERS;
    if (!few)
        fprintf(stderr, "%s: %d players; at most %d can be rated\n", request->csv->path, field.players,
                MOST_PLAYERS);
    const bool good = few && have_met(request, &field);
    field_free(&field);
    return good;
}

static bool meet_others(const struct request *request, const int *rows, int count)
{
    bool good = true;
    for (int i = 0; i < count; i++) {
        const char *player = csv_cell(request->csv, rows[i], request->column[PLAYER]);
        if (strcmp(player, csv_cell(request->csv, rows[i], request->column[RIVAL])) != 0)
            continue;
        print_plainly(stderr, "%s:%d: \"%s\" plays against itself", request->csv->path,
                      request->csv->line[rows[i] + 1], player);
        fputc('\n', stderr);
        good = false;
    }
    return good;
}

/* Is a player the same in all rows of a group?  They may differ in the rival and in axes that are named, in nothing
 * else. */
static bool are_the_same(const struct request *request, const int *rows, int count)
{
    struct mixture *mixtures = allocate((size_t)request->csv->columns, sizeof *mixtures);
    int found = mixtures_find(request->csv, rows, count, request->named,
                              request->by.count + request->pool.count + 1, mixtures);
    if (found > 0 && mixtures[found - 1].column == request->column[RIVAL]) /* the last axis */
        found--;
    if (found)
        mixtures_complain(request->csv, "one rating of a player", mixtures, found);
    free(mixtures);
    return found == 0;
}

/* --- the ratings --- */

static void print_group(const struct request *request, const int *rows, int count)
{
    struct field field = field_of(request, rows, count);
    struct rating *ratings = allocate((size_t)field.players, sizeof *ratings);
    ratings_fit(field.encounters, field.n, field.players, ratings);
    for (int i = 0; i < field.players; i++) {
        const struct player *player = &field.player[i];
        for (int b = 0; b < request->by.count; b++) {
            write_field(stdout, csv_cell(request->csv, rows[0], request->named[b]));
            putchar(',');
        }
        write_field(stdout, player->name);
        printf(",%d,%.6g,%.6g,%.6g,%.6g\n", player->pairs, player->points / (2 * player->pairs), ratings[i].elo,
               ratings[i].low, ratings[i].high);
    }
    free(ratings);
    field_free(&field);
}

static int rate(const struct request *request, const int *rows, int count)
{
    struct groups groups = csv_group(request->csv, rows, count, request->named, request->by.count);
    int status = EXIT_FINE;
    if (!are_the_same(request, rows, count))
        status = EXIT_USAGE;
    else if (!meet_others(request, rows, count))
        status = EXIT_CONFIG;
    for (int g = 0; g < groups.count && status == EXIT_FINE; g++)
        if (!can_rate(request, &groups.rows[groups.start[g]], groups.start[g + 1] - groups.start[g]))
            status = EXIT_CONFIG;
    for (int i = 0; i < request->by.count && status == EXIT_FINE; i++)
        printf("%s,", request->by.word[i]);
    if (status == EXIT_FINE)
        puts("player,pairs,score,elo,low,high");
    for (int g = 0; g < groups.count && status == EXIT_FINE && count > 0; g++)
        print_group(request, &groups.rows[groups.start[g]], groups.start[g + 1] - groups.start[g]);
    groups_free(&groups);
    return status;
}

/* --- the verb --- */

static bool find_columns(struct request *request)
{
    static const char *const names[COLUMNS] = {"player", "rival", "points"};
    const struct words *by = &request->by, *pool = &request->pool;
    bool good = csv_columns(request->csv, names, COLUMNS, request->column);
    good = csv_columns(request->csv, by->word, by->count, request->named) && good;
    good = csv_columns(request->csv, pool->word, pool->count, request->named + by->count) && good;
    request->named[by->count + pool->count] = request->column[PLAYER];
    return good;
}

static int answer(struct request *request)
{
    if (!find_columns(request))
        return EXIT_USAGE;
    if (!points_check(request->csv, request->column[POINTS]))
        return EXIT_CONFIG;
    int count, *rows = points_rows(request->csv, request->column[POINTS], &count);
    const int status = rate(request, rows, count);
    free(rows);
    return status;
}

static int run_ratings(const struct call *call)
{
    struct request *request = call->record;
    struct csv csv;
    if (!results_read(&csv, call->arguments[0]))
        return EXIT_CONFIG;
    request->csv = &csv;
    request->named = allocate((size_t)request->by.count + (size_t)request->pool.count + 1, sizeof *request->named);
    const int status = answer(request);
    free(request->named);
    csv_free(&csv);
    return status;
}

const struct verb verb_ratings = {
    .name = "ratings",
    .group = RESULTS,
    .purpose = "rate several players by their matches",
    .arguments = "FILE.csv",
    .about = "Rates the players of matches that were paired \"all\" against each other, as a CSV: for each group "
             "of rows that agree in the columns of --by, every player's pairs of games, score (points a game) and "
             "Elo with its 95 % interval; the players' mean is 0. A bound is infinite where no result bounds the "
             "rating, as of a player who won every game.",
    .options =
        {
            {"by", 0, "COLUMN,...", "group rows that agree in these columns", INTO(struct request, by)},
            {"pool", 0, "COLUMN,...", "rows of a group, or of a player, may differ in these",
             INTO(struct request, pool)},
        },
    .size = sizeof(struct request),
    .notes =
        "Refused are players who never met, not even by way of others: they have no scale in common; more than "
        "2000 of them; groups of several games; and a player who is not always the same, in the axes of its search "
        "(the columns before \"status\"). Rows that did not end ok are left out, and that is said.",
    .run = run_ratings,
};
