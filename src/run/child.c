#include "run/worker.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>
#include <unistd.h>

#include "base/memory.h"
#include "base/process.h"
#include "base/clock.h"
#include "engines/engine.h"
#include "parts/inputs.h"
#include "parts/engines.h"
#include "parts/row.h"

/* --- what it says of them ----------------------------------------------------------------------------------- */

/* Collects small reports, so that many are written at once. */
struct writer {
    int out;
    size_t used;
    char bytes[32768];
};

static void write_bytes(int out, const char *bytes, size_t size)
{
    while (size > 0) {
        const ssize_t part = write(out, bytes, size);
        if (part <= 0)
            _exit(1);
        bytes += part;
        size -= (size_t)part;
    }
}

static void flush(struct writer *writer)
{
    write_bytes(writer->out, writer->bytes, writer->used);
    writer->used = 0;
}

static void put_bytes(struct writer *writer, const void *bytes, size_t size)
{
    if (size > sizeof writer->bytes - writer->used)
        flush(writer);
    if (size > sizeof writer->bytes) {
        write_bytes(writer->out, bytes, size);
    } else {
        memcpy(writer->bytes + writer->used, bytes, size);
        writer->used += size;
    }
}

static void put_cell_report(struct writer *writer, int place, const struct cell *cell, const struct result *result)
{
    char *row = row_text(result, cell);
    const struct cell_report report = {place,           result->outcome.status, inputs_hash(cell),
                                       result->seconds, strlen(row) + 1,        strlen(result->message) + 1};
    put_bytes(writer, &report, sizeof report);
    put_bytes(writer, row, report.row);
    put_bytes(writer, result->message, report.message);
    release(row);
}

void work(const struct cell *cells, const int *list, int count, uint64_t seed, struct desk *desk, int out)
{
    static struct writer writer;
    const int together = cell_timed(&cells[list[0]]) ? count : 1;
    int place;
    interrupts_ignore();
    pauses_watch();
    struct result *results = allocate((size_t)together, sizeof *results);
    writer.out = out;
    /* The clock first, or the parent might take the start of the cell before for that of this one. */
    while (atomic_store(&desk->started, nanoseconds_now()),
           (place = atomic_fetch_add(&desk->taken, together)) < count) {
        inputs_begin();
        repeat_cells(cells, list + place, together, seed, desk, results);
        for (int i = 0; i < together; i++)
            put_cell_report(&writer, place + i, &cells[list[place + i]], &results[i]);
    }
    flush(&writer);
    roster_stop();
}

enum { GRACE = 10 /* seconds */ };

/* 0: any. */
static void limit_processor_time(double seconds)
{
    const struct itimerval most = {.it_value = {.tv_sec = (time_t)seconds}};
    setitimer(ITIMER_PROF, &most, NULL);
}

void search_begins(struct desk *desk, double seconds)
{
    limit_processor_time(seconds + GRACE);
    atomic_store(&desk->started, nanoseconds_now());
}

void searches_end(void)
{
    limit_processor_time(0);
}

/* The moves of a game, as they come; there is room for the result before them. */
struct moves {
    int length;
    char text[GAME_TEXT - sizeof "1/2-1/2"];
};

static void add_played_move(struct moves *moves, const char *name)
{
    moves->length += snprintf(moves->text + moves->length, sizeof moves->text - (size_t)moves->length, " %s", name);
}

/* With the result for who began, who made `points` halves of a point. */
static void write_played_game(const struct moves *moves, int points, char game[GAME_TEXT])
{
    static const char *const result[] = {"0-1", "1/2-1/2", "1-0"};
    snprintf(game, GAME_TEXT, "%s%s", result[points], moves->text);
}

static void add_search_counts(struct outcome *sum, const struct outcome *one)
{
#define COUNTER(name, better, meaning) sum->counts.name += one->counts.name;
    COUNTERS(COUNTER)
    ANATOMY_COUNTERS(COUNTER)
#undef COUNTER
    sum->ns += one->ns;
}

static int half_points_of_score(int64_t score)
{
    return score > 0 ? 2 : score == 0 ? 1 : 0;
}

/* Play one game from where the seats stand, which move in turns, and of which `first` begins; who sits alone makes all moves.
 * Its score for who began, 1 or -1 if one resigned.  Counts are those of the first seat. */
static int64_t play_game(struct task *seat, int seats, int first, struct outcome *outcome, char text[GAME_TEXT])
{
    struct moves moves = {.length = 0};
    struct sight sight;
    bool resigned = false;
    int mover = first, plies = 0;
    for (; task_look(&seat[mover], &sight); mover = (mover + 1) % seats) {
        struct outcome choice;
        search_run(&seat[mover], &choice);
        if (mover == 0)
            add_search_counts(outcome, &choice);
        engine_report_add(&outcome->report[mover], &choice.report[0]);
        outcome->pair.unfinished[mover] += choice.status == UNFINISHED;
        outcome->status = ended_well(choice.status) ? OK : choice.status;
        resigned = outcome->status == OK && choice.number < 0;
        if (outcome->status != OK || resigned)
            break;
        outcome->moves_at[plies++] = (uint16_t)sight.count;
        add_played_move(&moves, sight.name[choice.number]);
        for (int i = 0; i < seats; i++)
            task_move(&seat[i], choice.number);
    }
    const int64_t score = resigned ? -1 : sight.score, of_first = plies % 2 ? -score : score;
    outcome->plies += (uint64_t)plies;
    write_played_game(&moves, half_points_of_score(of_first), text);
    return of_first;
}

void play_pair(const struct cell *cell, struct outcome *outcome, struct games *games)
{
    struct pair_of_games *pair = &outcome->pair;
    *outcome = (struct outcome){.status = OK, NO_OUTCOME};
    for (int first = 0; first < 2 && outcome->status == OK; first++) {
        struct task seat[2] = {cell_match(cell, 0), cell_match(cell->rival, 1)};
        const int64_t score = play_game(seat, 2, first, outcome, games->game[first]);
        const int points = half_points_of_score(first == 0 ? score : -score);
        pair->game[first] = task_hash(&seat[0]);
        pair->half_points += points;
        pair->wins += points == 2;
        pair->draws += points == 1;
        pair->losses += points == 0;
    }
}

void play_alone(const struct cell *cell, struct outcome *outcome, struct games *games)
{
    struct task task = cell_match(cell, 0);
    *outcome = (struct outcome){.status = OK, NO_OUTCOME};
    outcome->value = play_game(&task, 1, 0, outcome, games->game[0]);
}

/* --- what every move is worth ------------------------------------------------------------------------------------ */

/* What a position is worth for who is to move there, which an engine is asked, or a search. */
static int64_t worth_of_position(const struct cell *cell, const struct task *task, struct desk *desk,
                                 struct outcome *outcome)
{
    static struct sight sight;
    struct outcome one;
    if (cell_asks(cell) && !task_look(task, &sight) && sight.count == 0)
        return sight.score == 0 ? 0 : sight.score > 0 ? ENGINE_MATE : -ENGINE_MATE;
    search_begins(desk, cell->setting[LIMITS_PART][SECONDS].real);
    search_run(task, &one);
    add_search_counts(outcome, &one);
    engine_report_add(&outcome->report[0], &one.report[0]);
    outcome->status = one.status;
    if (!cell_asks(cell) || one.status != OK)
        return one.value;
    if (one.report[0].score == NOT_KNOWN) {
        outcome->status = ERROR;
        strcpy(outcome->report[0].trouble, "nonsense");
        strcpy(outcome->report[0].complaint, "it does not say what the position is worth");
    }
    return engine_score(one.report[0].score);
}

void weigh_moves(const struct cell *cell, struct desk *desk, struct outcome *outcome, char worth[WORTH_TEXT])
{
    static struct sight sight;
    struct task task = cell_task(cell);
    int length = 0;
    worth[0] = '\0';
    if (!task_look(&task, &sight)) {
        search_run(&task, outcome);
        return;
    }
    *outcome = (struct outcome){.status = OK, NO_OUTCOME};
    for (int i = 0; i < sight.count && outcome->status == OK; i++) {
        task_move(&task, i);
        const int64_t value = -worth_of_position(cell, &task, desk, outcome);
        task.played_count--;
        length += snprintf(worth + length, WORTH_TEXT - (size_t)length, "%s%s=%" PRId64, i ? " " : "",
                           sight.name[i], value);
        if (outcome->number < 0 || value > outcome->value) {
            outcome->value = value;
            outcome->number = i;
        }
    }
    if (outcome->status != OK) {
        worth[0] = '\0';
        return;
    }
    memcpy(outcome->move, sight.name[outcome->number], sizeof outcome->move);
    if (!cell_asks(cell))
        outcome->solved = sight.exact || outcome->counts.leaves == outcome->counts.terminals;
}
