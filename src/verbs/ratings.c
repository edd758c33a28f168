#include <getopt.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "allocate.h"
#include "exit.h"
#include "results/row.h"
#include "statistics/points.h"
#include "statistics/ratings.h"
#include "statistics/table.h"
#include "verbs/verbs.h"

static const char usage[] =
    "usage: plymeter ratings FILE.csv [--by COLUMN,...]\n"
    "\n"
    "Rates the players of matches that were paired \"all\" against each other, as a CSV: for each group of rows "
    "that agree\n"
    "in these columns, every player's pairs of games, score (points a game) and Elo with its 95 % interval; the\n"
    "players' mean is 0.\n";

enum { MOST_COLUMNS = 32 };

struct player {
    const char *name;
    int pairs;
    double points;
};

struct field {
    struct player *player;
    int players;
};

/* The number of the player of this name. */
static int player_of(struct field *field, const char *name)
{
    for (int i = 0; i < field->players; i++)
        if (strcmp(field->player[i].name, name) == 0)
            return i;
    field->player[field->players].name = name;
    return field->players++;
}

static bool take_row(const struct table *table, int row, const int column[3], struct field *field,
                     struct encounter *encounter)
{
    const int rival = player_of(field, table_cell(table, row, column[1]));
    const int player = player_of(field, table_cell(table, row, column[0]));
    const char *points = table_cell(table, row, column[2]);
    if (!*points)
        return false;
    *encounter = (struct encounter){player, rival, strtod(points, NULL)};
    field->player[player].pairs++;
    field->player[rival].pairs++;
    field->player[player].points += encounter->points;
    field->player[rival].points += 2 - encounter->points;
    return true;
}

static void print_group(const struct table *table, const int *rows, int count, const int *by, int by_count,
                        const int column[3])
{
    struct field field = {allocate(2 * (size_t)count, sizeof *field.player), 0};
    struct rating *ratings = allocate(2 * (size_t)count, sizeof *ratings);
    struct encounter *encounters = allocate((size_t)count, sizeof *encounters);
    int n = 0;
    for (int i = 0; i < count; i++)
        n += take_row(table, rows[i], column, &field, &encounters[n]);
    ratings_fit(encounters, n, field.players, ratings);
    for (int i = 0; i < field.players; i++) {
        const struct player *player = &field.player[i];
        for (int b = 0; b < by_count; b++) {
            write_field(stdout, table_cell(table, rows[0], by[b]));
            putchar(',');
        }
        write_field(stdout, player->name);
        printf(",%d,%.6g,%.6g,%.6g,%.6g\n", player->pairs, player->points / (2 * player->pairs), ratings[i].elo,
               ratings[i].low, ratings[i].high);
    }
    free(field.player);
    free(ratings);
    free(encounters);
}

static int print_ratings(const struct table *table, char *by_list)
{
    static const char *const names[] = {"player", "rival", "points"};
    int column[3], by[MOST_COLUMNS], by_count = 0;
    const char *by_name[MOST_COLUMNS];
    bool good = true;
    for (int i = 0; i < 3; i++)
        good = (column[i] = table_column(table, names[i])) >= 0 && good;
    for (char *word = by_list ? strtok(by_list, ",") : NULL; word && by_count < MOST_COLUMNS;
         word = strtok(NULL, ",")) {
        by_name[by_count] = word;
        good = (by[by_count++] = table_column(table, word)) >= 0 && good;
    }
    if (!good)
        return EXIT_USAGE;
    if (!points_check(table, column[2]))
        return EXIT_CONFIG;
    int *rows = table_rows(table);
    struct groups groups = table_group(table, rows, table->rows, by, by_count);
    for (int i = 0; i < by_count; i++)
        printf("%s,", by_name[i]);
    puts("player,pairs,score,elo,low,high");
    for (int g = 0; g < groups.count; g++)
        print_group(table, &groups.rows[groups.start[g]], groups.start[g + 1] - groups.start[g], by, by_count,
                    column);
    groups_free(&groups);
    free(rows);
    return EXIT_FINE;
}

int ratings_command(int argc, char **argv)
{
    static const struct option options[] = {
        {"by", required_argument, NULL, 'b'}, {"help", no_argument, NULL, 'h'}, {NULL, 0, NULL, 0}};
    struct table table;
    char *by = NULL;
    int option;
    optind = 0;
    while ((option = getopt_long(argc, argv, "h", options, NULL)) != -1)
        if (option == 'b') {
            by = optarg;
        } else {
            fputs(usage, option == 'h' ? stdout : stderr);
            return option == 'h' ? EXIT_FINE : EXIT_USAGE;
        }
    if (optind + 1 != argc) {
        fputs(usage, stderr);
        return EXIT_USAGE;
    }
    if (!table_read(&table, argv[optind]))
        return EXIT_CONFIG;
    const int status = print_ratings(&table, by);
    table_free(&table);
    return status;
}
