#include <getopt.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/allocate.h"
#include "base/exit.h"
#include "results/row.h"
#include "statistics/csv.h"
#include "statistics/elo.h"
#include "statistics/ending.h"
#include "statistics/mixture.h"
#include "statistics/points.h"
#include "statistics/unit.h"
#include "verbs/verbs.h"

static const char usage[] =
    "usage: plymeter elo FILE.csv [--by COLUMN,...] [--pool COLUMN,...] [--unit COLUMN,...]\n"
    "                    [--sprt ELO0,ELO1 [--errors RATE]]\n"
    "\n"
    "Says, as CSV, for each group of the rows of a match how strong its players are "
    "against their rival: pairs of games,\n"
    "wins, draws, losses, score (points a game), its standard error, Elo with its 95 % "
    "interval (studentised\n"
    "bootstrap; none of fewer than 5 seeds), likelihood of superiority, and how many different "
    "games there are among them.\n"
    "\n"
    "  --by COLUMN,...    group rows that agree in these columns\n"
    "  --pool COLUMN,...  take rows together that differ in these.  Of the axes, the columns "
    "before \"status\", a group's\n"
    "                     rows may otherwise differ only in those that one of these or of "
    "--by settles, and in seed,\n"
    "                     opening, moves and position.  Rows that did not end ok are left "
    "out, and that is said\n"
    "  --unit COLUMN,...  what was drawn: pairs that agree in these columns are resampled together,\n"
    "                     by default those of one seed (and position)\n"
    "  --sprt ELO0,ELO1   a sequential test that looks at the pairs in the order of the "
    "file: which hypothesis it takes,\n"
    "                     and after how many pairs\n"
    "  --errors RATE      its error rates, default 0.05\n";

enum { MOST = 32 };

struct request {
    const char *path;
    char *by[MOST], *pool[MOST], *unit[MOST];
    int by_count, pool_count, unit_count;
    bool sprt;
    double elo0, elo1, errors;
};

struct columns {
    int named[2 * MOST]; /* of --by, then of --pool */
    int points, wins, draws, losses, games[2];
    int *unit;    /* of each row */
    bool *played; /* for each row, whether its pair was played to the end */
};

/* Cut "a,b,c" into its words, behind those that there are; returns how many these are then. */
static int split(char *list, char *words[MOST], int count)
{
    for (char *word = strtok(list, ","); word && count < MOST; word = strtok(NULL, ","))
        words[count++] = word;
    return count;
}

static bool read_options(int argc, char **argv, struct request *request)
{
    static const struct option options[] = {
        {"by", required_argument, NULL, 'b'},     {"pool", required_argument, NULL, 'p'},
        {"unit", required_argument, NULL, 'u'},   {"sprt", required_argument, NULL, 's'},
        {"errors", required_argument, NULL, 'e'}, {0}};
    int option;
    char *end;
    optind = 0;
    while ((option = getopt_long(argc, argv, "", options, NULL)) != -1) {
        if (option == 'b')
            request->by_count = split(optarg, request->by, request->by_count);
        else if (option == 'p')
            request->pool_count = split(optarg, request->pool, request->pool_count);
        else if (option == 'u')
            request->unit_count = split(optarg, request->unit, request->unit_count);
        else if (option == 's')
            request->sprt = sscanf(optarg, "%lf,%lf", &request->elo0, &request->elo1) == 2;
        else if (option == 'e')
            request->errors = strtod(optarg, &end);
        if (option == '?' || (option == 's' && !(request->sprt && request->elo0 < request->elo1)) ||
            (option == 'e' && (*end || !(request->errors > 0 && request->errors < 0.5))))
            return false;
    }
    request->path = argv[optind];
    return optind + 1 == argc;
}

static bool find_columns(const struct csv *csv, const struct request *request, struct columns *columns)
{
    bool good = true;
    for (int i = 0; i < request->by_count + request->pool_count; i++) {
        const char *name = i < request->by_count ? request->by[i] : request->pool[i - request->by_count];
        good = (columns->named[i] = csv_column(csv, name)) >= 0 && good;
    }
    const char *const names[] = {"points", "wins", "draws", "losses", "first_game", "second_game"};
    int *const places[] = {&columns->points, &columns->wins,     &columns->draws,
                           &columns->losses, &columns->games[0], &columns->games[1]};
    for (int i = 0; i < 6; i++)
        good = (*places[i] = csv_column(csv, names[i])) >= 0 && good;
    columns->unit = units_of_rows(csv, (const char *const *)request->unit, request->unit_count);
    return good && columns->unit;
}

static void print_number(double number)
{
    printf(isnan(number) ? "," : ",%.6g", number);
}

/* Walk through the pairs in the file's order until the test decides. */
static void print_sprt(const struct request *request, const struct csv *csv, const struct columns *columns,
                       const int *rows, int count)
{
    static const char *const name[] = {"goes on", "accepts H0", "accepts H1"};
    struct pairs pairs = {0};
    enum sprt decision = SPRT_GOES_ON;
    int seen = 0;
    for (; seen < count && decision == SPRT_GOES_ON; seen++) {
        if (!columns->played[rows[seen]])
            continue;
        pairs.count[half_points_of_text(csv_cell(csv, rows[seen], columns->points))]++;
        decision = sprt_decide(&pairs, request->elo0, request->elo1, request->errors, request->errors);
    }
    printf(",%s,%d", name[decision], seen);
}

/* What pairs scored a game, 0..1, with its interval; NAN without pairs. */
static struct interval score_of(const struct csv *csv, const struct columns *columns, const int *rows, int count)
{
    double *scores = allocate((size_t)count, sizeof *scores);
    int *units = allocate((size_t)count, sizeof *units), n = 0;
    for (int i = 0; i < count; i++) {
        if (columns->played[rows[i]]) {
            scores[n] = half_points_of_text(csv_cell(csv, rows[i], columns->points)) / 4.0;
            units[n++] = columns->unit[rows[i]];
        }
    }
    const struct interval none = {NAN, NAN, NAN, NAN, 0};
    const struct interval score = n > 0 ? bootstrap_mean(scores, units, n, 0.95) : none;
    free(units);
    free(scores);
    return score;
}

static void print_group(const struct request *request, const struct csv *csv, const struct columns *columns,
                        const int *rows, int count)
{
    uint64_t *hashes = allocate(2 * (size_t)count, sizeof *hashes);
    long wins = 0, draws = 0, losses = 0;
    size_t played = 0;
    for (int i = 0; i < count; i++) {
        if (!columns->played[rows[i]])
            continue;
        wins += atol(csv_cell(csv, rows[i], columns->wins));
        draws += atol(csv_cell(csv, rows[i], columns->draws));
        losses += atol(csv_cell(csv, rows[i], columns->losses));
        for (int g = 0; g < 2; g++)
            hashes[played++] = strtoull(csv_cell(csv, rows[i], columns->games[g]), NULL, 16);
    }
    const struct interval score = score_of(csv, columns, rows, count);
    const struct elo elo = elo_between(&score);
    for (int i = 0; i < request->by_count; i++) {
        write_field(stdout, csv_cell(csv, rows[0], columns->named[i]));
        putchar(',');
    }
    printf("%zu,%ld,%ld,%ld", played / 2, wins, draws, losses);
    print_number(score.mean);
    print_number(score.error);
    print_number(elo.value);
    print_number(elo.low);
    print_number(elo.high);
    print_number(elo_superiority(&score));
    printf(",%" PRIu64, distinct(hashes, played));
    if (request->sprt)
        print_sprt(request, csv, columns, rows, count);
    putchar('\n');
    free(hashes);
}

/* The rows of pairs that were played to their end; returns how many. */
static int find_played(const struct csv *csv, int points, int *rows)
{
    const int ended = endings_keep(csv, rows, csv->rows, (const char *const[]){"ok"}, 1);
    int played = 0;
    for (int i = 0; i < ended; i++)
        if (*csv_cell(csv, rows[i], points))
            rows[played++] = rows[i];
    return played;
}

/* Is it asked of matches between the same two?  False after a complaint. */
static bool may_pool(const struct request *request, const struct csv *csv, const struct columns *columns,
                     const int *rows, int count)
{
    struct mixture *mixtures = allocate((size_t)csv->columns, sizeof *mixtures);
    const int found =
        mixtures_find(csv, rows, count, columns->named, request->by_count + request->pool_count, mixtures);
    if (found)
        mixtures_complain(csv, "Elo", mixtures, found);
    free(mixtures);
    return found == 0;
}

static void print_groups(const struct request *request, const struct csv *csv, const struct columns *columns)
{
    int *rows = csv_rows(csv);
    struct groups groups = csv_group(csv, rows, csv->rows, columns->named, request->by_count);
    for (int i = 0; i < request->by_count; i++)
        printf("%s,", request->by[i]);
    printf("pairs,wins,draws,losses,score,stderr,elo,low,high,superiority,distinct%s\n",
           request->sprt ? ",sprt,sprt_pairs" : "");
    for (int g = 0; g < groups.count; g++)
        print_group(request, csv, columns, &groups.rows[groups.start[g]], groups.start[g + 1] - groups.start[g]);
    groups_free(&groups);
    free(rows);
}

static int answer(const struct request *request, const struct csv *csv, struct columns *columns)
{
    int *rows = csv_rows(csv);
    const int count = find_played(csv, columns->points, rows);
    const bool good = may_pool(request, csv, columns, rows, count);
    columns->played = allocate((size_t)csv->rows, sizeof *columns->played);
    for (int i = 0; i < count; i++)
        columns->played[rows[i]] = true;
    if (good)
        print_groups(request, csv, columns);
    free(columns->played);
    free(rows);
    return good ? EXIT_FINE : EXIT_USAGE;
}

int elo_command(int argc, char **argv)
{
    struct request request = {.errors = 0.05};
    struct csv csv;
    struct columns columns;
    if (argc > 1 && (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0)) {
        fputs(usage, stdout);
        return EXIT_FINE;
    }
    if (!read_options(argc, argv, &request)) {
        fputs(usage, stderr);
        return EXIT_USAGE;
    }
    if (!csv_read(&csv, request.path))
        return EXIT_CONFIG;
    int status = find_columns(&csv, &request, &columns) ? EXIT_FINE : EXIT_USAGE;
    if (status == EXIT_FINE && !points_check(&csv, columns.points))
        status = EXIT_CONFIG;
    if (status == EXIT_FINE)
        status = answer(&request, &csv, &columns);
    free(columns.unit);
    csv_free(&csv);
    return status;
}
