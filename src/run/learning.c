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

enum { MOST_COMPLAINTS = 5 };

/* What is known of a file in both processes. */
struct records_reading {
    const char *path;
    const struct cell *cell;
    const struct learning_records *records;
    struct game_records played;
    Record record; /* the game that is read */
    struct records_result {
        struct progress progress;
        struct learning learning;
        struct learning_count count;
        int partial; /* games that were read in part */
    } * found;       /* shared */
};

static void complain_of_record(const struct records_reading *reading, struct place place, const char *message)
{
    write_plainly(stderr, strcmp(reading->path, "-") == 0 ? "standard input" : reading->path);
    if (place.line && place.column)
        fprintf(stderr, ":%d:%d", place.line, place.column);
    else if (place.line)
        fprintf(stderr, ": game %d", place.line);
    print_line_plainly(stderr, ": %s", utf8_repair(copied(message)));
}

/* --- in another process --------------------------------------------------------------------------------------- */

/* NULL, or what is wrong with a move, where the record stands then. */
static const char *make_recorded_moves(const struct records_reading *reading, const Record *record,
                                       struct task *task, struct learning *learning, const char **at)
{
    static struct sight sight;
    static uint64_t set[MOST_CHILDREN];
    const char *error = game_record_begin(task, record);
    *at = NULL;
    for (int i = 0; !error && i < record->count; i++) {
        *at = record->move[i].at;
        do /* players need not claim a draw */
            task_look_on(task, &sight);
        while (moves_pass(task, &sight, record->move[i].word));
        if (sight.count > 1)
            cell_game(task->cell)->categorise(task, set);
        error = moves_make(task, record->move[i].word);
        if (!error && task->played_count > reading->records->skip)
            learning_count(learning, set, sight.count, task->played[task->played_count - 1]);
    }
    return error;
}

/* NULL, or that the record says of a game that is over on the board that somebody else won. */
static const char *check_winner(const Record *record, const struct task *task)
{
    static struct description description;
    if (record->won == NOT_SAID)
        return NULL;
    cell_game(task->cell)->describe(task, true, &description);
    const int64_t value = description.second ? -description.value : description.value;
    const int won = value > 0 ? WON_BY_FIRST : value < 0 ? WON_BY_SECOND : WON_BY_NOBODY;
    static const char *const winner[] = {"is a draw", "was won by the first player",
                                         "was won by the second player"};
    return !description.finished || won == (int)record->won
               ? NULL
               : complaint("its score says that it %s, but by its moves it %s", winner[record->won], winner[won]);
}

static void note_left_out(struct records_reading *reading, struct place place, const char *message)
{
    if (reading->found->count.left_out++ < MOST_COMPLAINTS) {
        progress_end(&reading->found->progress);
        complain_of_record(reading, place, message);
    }
}

static void note_partial(struct records_reading *reading, struct place place, const Record *record)
{
    char text[200];
    if (reading->found->partial++ >= MOST_COMPLAINTS)
        return;
    progress_end(&reading->found->progress);
    snprintf(text, sizeof text, "%s; the %d moves before are taken", record->unfinished, record->count);
    complain_of_record(reading, place, text);
}

static void take_record(struct records_reading *reading, int item)
{
    const struct game_records *played = &reading->played;
    const Record *record = &reading->record;
    struct learning learning = {.games = 1};
    struct task task = cell_match(reading->cell, 0);
    const char *at = record->wrong_at, *error = *record->wrong ? record->wrong : NULL;
    if (!error && record->unfinished && !reading->records->partial)
        error = record->unfinished;
    if (!error)
        error = make_recorded_moves(reading, record, &task, &learning, &at);
    if (!error && (error = check_winner(record, &task)))
        at = NULL;
    if (error)
        return note_left_out(reading, game_record_place(played, item, record, at), error);
    if (record->unfinished)
        note_partial(reading, game_record_place(played, item, record, NULL), record);
    learning_add(&reading->found->learning, &learning);
    reading->found->count.read++;
}

static bool refused(const struct records_reading *reading)
{
    return reading->records->strict && reading->found->count.left_out;
}

static void take_game(void *context, int item)
{
    struct records_reading *reading = context;
    if (refused(reading))
        return;
    game_record_read(&reading->played, item, &reading->record);
    if (!reading->record.nothing)
        take_record(reading, item);
    progress_step(&reading->found->progress, false);
}

static void complain_of_record_fall(void *context, int item, const char *how)
{
    struct records_reading *reading = context;
    note_left_out(reading, game_record_place(&reading->played, item, &reading->record, NULL), how);
}

/* --- in this one ---------------------------------------------------------------------------------------------- */

static void take_games(struct records_reading *reading)
{
    struct progress *progress = &reading->found->progress;
    const Setting *limits = reading->cell->setting[LIMITS_PART];
    const struct chore chore = {take_game, complain_of_record_fall, reading, limits[SECONDS].real,
                                cell_memory(reading->cell)};
    progress_start(progress, reading->path, 0);
    progress->open = true;
    while (!refused(reading) && game_records_next(&reading->played)) {
        progress->cells += reading->played.count;
        do_isolated(&chore, reading->played.count);
    }
    progress_end(progress);
}

static void tell_of_left_out(const struct records_reading *reading)
{
    const struct learning_count *count = &reading->found->count;
    if (reading->found->partial > MOST_COMPLAINTS)
        fprintf(stderr, "and so on: %d games are read in part\n", reading->found->partial);
    if (refused(reading) || count->left_out == 0)
        return;
    complain_of_record(reading, (struct place){0},
                       printed("%d of %d games %s left out", count->left_out, count->read + count->left_out,
                               count->left_out == 1 ? "is" : "are"));
}

/* False after a message, if it cannot be read as a whole. */
static bool learn_file(struct records_reading *reading, struct learning *learning, struct learning_count *count)
{
    const char *wrong = game_records_open(&reading->played, reading->path, reading->cell, reading->records->format);
    reading->found = shared_take(sizeof *reading->found);
    if (!wrong) {
        take_games(reading);
        tell_of_left_out(reading);
        wrong = reading->played.wrong;
    }
    if (!wrong && reading->found->count.read + reading->found->count.left_out == 0)
        wrong = "it has no games";
    if (wrong)
        complain_of_record(reading, (struct place){0}, wrong);
    learning_add(learning, &reading->found->learning);
    count->read += reading->found->count.read;
    count->left_out += reading->found->count.left_out;
    const bool good = !wrong && !refused(reading);
    shared_free(reading->found, sizeof *reading->found);
    game_records_close(&reading->played);
    return good;
}

int learn_records(const struct learning_records *records, const struct experiment *experiment,
                  struct learning *learning, struct learning_count *count)
{
    bool good = true;
    struct records_reading *reading = allocate(1, sizeof *reading);
    for (int i = 0; i < records->files.count && (good || !records->strict); i++) {
        *reading = (struct records_reading){
            .path = records->files.word[i], .cell = &experiment->cells[0], .records = records};
        good = learn_file(reading, learning, count) && good;
    }
    if (good && count->left_out > count->read) {
        fprintf(stderr, "plymeter learn: more than half of the games are left out, so that nothing is learned\n");
        good = false;
    }
    return good ? EXIT_FINE : EXIT_CONFIG;
}
