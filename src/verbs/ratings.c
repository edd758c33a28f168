#include <getopt.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "allocate.h"
#include "checksum.h"
#include "exit.h"
#include "text/plain.h"
#include "results/row.h"
#include "statistics/ending.h"
#include "statistics/mixture.h"
#include "statistics/points.h"
#include "statistics/ratings.h"
#include "statistics/csv.h"
#include "verbs/verbs.h"

static const char usage[] =
    "usage: plymeter ratings FILE.csv [--by COLUMN,...] [--pool COLUMN,...]\n"
    "\n"
    "Rates the players of matches that were paired \"all\" against each other, as a CSV: for each group of rows "
    "that agree\n"
    "in these columns, every player's pairs of games, score (points a game) and Elo with its 95 % interval; the\n"
    "players' mean is 0.  A bound is infinite where no result bounds the rating, as of a player who won every "
    "game.\n"
    "\n"
    "Refused are players who never met, not even by way of others: they have no scale in common; more than 2000 "
    "of\n"
    "them; groups of several games; and a player who is not always the same, in the axes of its search (the "
    "columns\n"
    "before \"status\").  --pool names columns in which rows of a group, or of a player, may differ.  Rows that "
    "did not\n"
    "end ok are left out, and that is said.\n";

enum { MOST_COLUMNS = 32 };
enum { PLAYER, RIVAL, POINTS, COLUMNS };

struct request {
    const struct csv *csv;
    int column[COLUMNS];
    int named[2 * MOST_COLUMNS], by_count, named_count; /* columns of --by, then of --pool */
    const char *by[MOST_COLUMNS];
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
    int named[2 * MOST_COLUMNS + 1];
    memcpy(named, request->named, (size_t)request->named_count * sizeof *named);
    named[request->named_count] = request->column[PLAYER];
    int found = mixtures_find(request->csv, rows, count, named, request->named_count + 1, mixtures);
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
        for (int b = 0; b < request->by_count; b++) {
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
    struct groups groups = csv_group(request->csv, rows, count, request->named, request->by_count);
    int status = EXIT_FINE;
    if (!are_the_same(request, rows, count))
        status = EXIT_USAGE;
    else if (!meet_others(request, rows, count))
        status = EXIT_CONFIG;
    for (int g = 0; g < groups.count && status == EXIT_FINE; g++)
        if (!can_rate(request, &groups.rows[groups.start[g]], groups.start[g + 1] - groups.start[g]))
            status = EXIT_CONFIG;
    for (int i = 0; i < request->by_count && status == EXIT_FINE; i++)
        printf("%s,", request->by[i]);
    if (status == EXIT_FINE)
        puts("player,pairs,score,elo,low,high");
    for (int g = 0; g < groups.count && status == EXIT_FINE && count > 0; g++)
        print_group(request, &groups.rows[groups.start[g]], groups.start[g + 1] - groups.start[g]);
    groups_free(&groups);
    return status;
}

/* The rows of pairs that were played to their end; returns how many. */
static int find_played(const struct request *request, int *rows)
{
    const int ended = endings_keep(request->csv, rows, request->csv->rows, (const char *const[]){"ok"}, 1);
    int played = 0;
    for (int i = 0; i < ended; i++)
        if (*csv_cell(request->csv, rows[i], request->column[POINTS]))
            rows[played++] = rows[i];
    return played;
}

/* --- the verb --- */

static bool name_columns(struct request *request, char *list, bool grouping)
{
    const int most = request->named_count + MOST_COLUMNS;
    bool good = true;
    for (char *word = list ? strtok(list, ",") : NULL; word && request->named_count < most;
         word = strtok(NULL, ",")) {
        const int column = request->named[request->named_count++] = csv_column(request->csv, word);
        if (grouping)
            request->by[request->by_count++] = word;
        good = column >= 0 && good;
    }
    return good;
}

static int answer(const struct csv *csv, char *by, char *pool)
{
    static const char *const names[COLUMNS] = {"player", "rival", "points"};
    struct request request = {.csv = csv};
    bool good = true;
    for (int i = 0; i < COLUMNS; i++)
        good = (request.column[i] = csv_column(csv, names[i])) >= 0 && good;
    good = name_columns(&request, by, true) && good;
    good = name_columns(&request, pool, false) && good;
    if (!good)
        return EXIT_USAGE;
    if (!points_check(csv, request.column[POINTS]))
        return EXIT_CONFIG;
    int *rows = csv_rows(csv);
    const int status = rate(&request, rows, find_played(&request, rows));
    free(rows);
    return status;
}

int ratings_command(int argc, char **argv)
{
    static const struct option options[] = {{"by", required_argument, NULL, 'b'},
                                            {"pool", required_argument, NULL, 'p'},
                                            {"help", no_argument, NULL, 'h'},
                                            {NULL, 0, NULL, 0}};
    struct csv csv;
    char *by = NULL, *pool = NULL;
    int option;
    optind = 0;
    while ((option = getopt_long(argc, argv, "h", options, NULL)) != -1)
        if (option == 'b') {
            by = optarg;
        } else if (option == 'p') {
            pool = optarg;
        } else {
            fputs(usage, option == 'h' ? stdout : stderr);
            return option == 'h' ? EXIT_FINE : EXIT_USAGE;
        }
    if (optind + 1 != argc) {
        fputs(usage, stderr);
        return EXIT_USAGE;
    }
    if (!csv_read(&csv, argv[optind]))
        return EXIT_CONFIG;
    const int status = answer(&csv, by, pool);
    csv_free(&csv);
    return status;
}
