#include "run/learning.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#include "base/memory.h"
#include "base/process.h"
#include "base/program.h"
#include "base/text.h"
#include "config/openings.h"
#include "run/progress.h"

void learning_count(struct learning *learning, const uint64_t *set, int count, int played)
{
    if (count < 2)
        return;
    uint64_t available = 0;
    for (int i = 0; i < count; i++)
        available |= set[i];
    for (int c = 0; c < CATEGORIES; c++) {
        learning->category[c].available += available >> c & 1;
        learning->category[c].played += set[played] >> c & 1;
    }
    learning->positions++;
}

void learning_add(struct learning *sum, const struct learning *one)
{
    for (int c = 0; c < CATEGORIES; c++) {
        sum->category[c].available += one->category[c].available;
        sum->category[c].played += one->category[c].played;
    }
    sum->games += one->games;
    sum->positions += one->positions;
    memcpy(sum->title, one->title, sizeof sum->title);
    memcpy(sum->program, one->program, sizeof sum->program);
}

/* The two pools whose probabilities are nearest to each other, as -log2 of them; pools are numbered by their first category. */
static void find_nearest(const struct category *category, const int *pool, int count, int pair[2])
{
    double least = INFINITY;
    for (int a = 0; a < count; a++)
        for (int b = a + 1; b < count && pool[a] == a; b++) {
            const double apart =
                fabs(log2(category_probability(&category[a]) / category_probability(&category[b])));
            if (pool[b] == b && apart < least) {
                least = apart;
                pair[0] = a;
                pair[1] = b;
            }
        }
}

void learning_pool(struct learning *learning, int count, int pools)
{
    struct category *category = learning->category;
    int pool[CATEGORIES], pair[2] = {0, 0};
    for (int i = 0; i < count; i++)
        pool[i] = i;
    for (int left = count; left > pools; left--) {
        find_nearest(category, pool, count, pair);
        category[pair[0]].available += category[pair[1]].available;
        category[pair[0]].played += category[pair[1]].played;
        for (int i = 0; i < count; i++)
            pool[i] = pool[i] == pair[1] ? pair[0] : pool[i];
    }
    for (int i = 0; i < count; i++)
        category[i] = category[pool[i]];
}

enum { MOST_COMPLAINTS = 20 };

/* What is known of a file in both processes. */
struct records_reading {
    const char *path;
    const struct cell *cell;
    const struct learning_records *records;
    struct game_records played;
    struct records_result {
        struct progress progress;
        struct learning learning;
        int wrong; /* games */
    } * found;     /* shared */
};

static void complain_of_record(void *context, struct place place, const char *message)
{
    const struct records_reading *reading = context;
    write_plainly(stderr, reading->path);
    if (place.line)
        fprintf(stderr, ":%d:%d", place.line, place.column);
    print_line_plainly(stderr, ": %s", message);
}

/* --- in another process --------------------------------------------------------------------------------------- */

/* NULL, or what is wrong with a move, whose place is then noted. */
static const char *make_recorded_moves(const struct records_reading *reading, const struct game_record *record,
                                       struct task *task, struct learning *learning, struct place *place)
{
    static struct sight sight;
    static uint64_t set[MOST_CHILDREN];
    const char *error = game_record_begin(task, record);
    *place = record->place;
    for (int i = 0; !error && i < record->count; i++) {
        *place = record->move[i].place;
        task_look_on(task, &sight); /* players need not claim a draw */
        if (sight.count > 1)
            cell_game(task->cell)->categorise(task, set);
        error = moves_make(task, record->move[i].name);
        if (!error && i >= reading->records->skip)
            learning_count(learning, set, sight.count, task->played[i]);
    }
    return error;
}

static void note_wrong(struct records_reading *reading, struct place place, const char *message)
{
    if (reading->found->wrong++ < MOST_COMPLAINTS) {
        progress_end(&reading->found->progress);
        complain_of_record(reading, place, message);
    }
}

static void take_game(void *context, int item)
{
    struct records_reading *reading = context;
    struct learning learning = {.games = 1};
    struct place place;
    struct task task = cell_match(reading->cell, 0);
    const char *error = make_recorded_moves(reading, &reading->played.game[item], &task, &learning, &place);
    if (error)
        note_wrong(reading, place, error);
    learning_add(&reading->found->learning, &learning);
    progress_step(&reading->found->progress, false);
}

static void complain_of_record_fall(void *context, int item, const char *how)
{
    struct records_reading *reading = context;
    note_wrong(reading, reading->played.game[item].place, how);
}

/* --- in this one ---------------------------------------------------------------------------------------------- */

static void tell_of_unfinished(struct records_reading *reading)
{
    for (int i = 0; i < reading->played.count; i++) {
        const struct game_record *record = &reading->played.game[i];
        char text[200];
        if (!record->unfinished)
            continue;
        snprintf(text, sizeof text, "%s; the %d moves before are taken", record->unfinished, record->count);
        complain_of_record(reading, record->place, text);
    }
}

static bool take_games(struct records_reading *reading)
{
    const Setting *limits = reading->cell->setting[LIMITS_PART];
    const struct chore chore = {take_game, complain_of_record_fall, reading, limits[SECONDS].real,
                                cell_memory(reading->cell)};
    reading->found = shared_take(sizeof *reading->found);
    progress_start(&reading->found->progress, reading->path, reading->played.count);
    do_isolated(&chore, reading->played.count);
    progress_end(&reading->found->progress);
    if (reading->found->wrong > MOST_COMPLAINTS)
        fprintf(stderr, "and so on in %d more games\n", reading->found->wrong - MOST_COMPLAINTS);
    return reading->found->wrong == 0;
}

/* False after messages. */
static bool learn_file(struct records_reading *reading, struct learning *learning)
{
    if (!game_records_read(reading->path, reading->records->partial, complain_of_record, reading, &reading->played))
        return false;
    if (reading->played.count == 0)
        return complain_of_record(reading, (struct place){0}, "it has no games"), false;
    tell_of_unfinished(reading);
    const bool good = take_games(reading);
    learning_add(learning, &reading->found->learning);
    return good;
}

int learn_records(const struct learning_records *records, const struct experiment *experiment,
                  struct learning *learning)
{
    bool good = true;
    for (int i = 0; i < records->files.count; i++) {
        struct records_reading *reading = allocate(1, sizeof *reading);
        *reading = (struct records_reading){
            .path = records->files.word[i], .cell = &experiment->cells[0], .records = records};
        good = learn_file(reading, learning) && good;
    }
    return good ? EXIT_FINE : EXIT_CONFIG;
}
