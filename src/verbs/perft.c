#include <inttypes.h>
#include <stdio.h>

#include "config/arguments.h"
#include "base/program.h"
#include "base/verb.h"
#include "play/position.h"
#include "base/process.h"
#include "base/clock.h"
#include "base/terminal.h"

/* What is counted in another process. */
struct counting {
    const struct task *task;
    int depth;
    bool end;
    struct perft count;
    double seconds;
};

static void count_sequences(const void *question, void *answer)
{
    const struct counting *counting = question;
    *(struct perft *)answer =
        cell_game(counting->task->cell)->perft(counting->task, counting->depth, counting->end);
}

static bool count_apart(struct counting *counting, const struct task *task, int depth)
{
    counting->task = task;
    counting->depth = depth;
    return ended_well_isolated(ask_isolated(count_sequences, counting, &counting->count, sizeof counting->count,
                                            counting->seconds, cell_memory(task->cell)));
}

static void print_count(const struct perft *counted)
{
    printf(",%" PRIu64 ",%" PRIu64 "\n", counted->sequences, counted->finished);
    fflush(stdout);
}

/* The sum is of the last line. */
static bool count_depths(struct counting *counting, const struct task *task, int depth, struct perft *sum)
{
    printf("depth,sequences,finished\n");
    for (int d = 1; d <= depth; d++) {
        if (!count_apart(counting, task, d))
            return false;
        printf("%d", d);
        print_count(&counting->count);
        *sum = counting->count;
    }
    return true;
}

static bool count_moves(struct counting *counting, const struct task *task, int depth, struct perft *sum)
{
    struct view view;
    if (!view_take(task, true, &view))
        return false;
    printf("move,sequences,finished\n");
    for (int i = 0; i < view.sight.count; i++) {
        struct task child = *task;
        task_move(&child, i);
        if (!count_apart(counting, &child, depth - view.sight.plies))
            return false;
        printf("%s", view.sight.name[i]);
        print_count(&counting->count);
        sum->sequences += counting->count.sequences;
        sum->finished += counting->count.finished;
    }
    return true;
}

struct request {
    bool divide, end;
    int depth;
};

static int run_perft(const struct call *call)
{
    const struct request *request = call->record;
    const int depth = request->depth;
    struct cell cell;
    if (!arguments_read(call->arguments, call->count, &cell))
        return EXIT_USAGE;
    const bool limited = argument_value(call->arguments, call->count, "seconds") != NULL;
    const struct task task = cell_task(&cell);
    struct counting counting = {.end = request->end,
                                .seconds = limited ? cell.setting[LIMITS_PART][SECONDS].real : 0};
    struct perft sum = {0, 0};
    if (request->divide && task.played_count == MOST_MOVES)
        return misused(call, "after %d \"moves\" there is none to divide by", MOST_MOVES);
    const double start = seconds_now();
    const bool good = (request->divide ? count_moves : count_depths)(&counting, &task, depth, &sum);
    const double took = seconds_now() - start;
    struct wrapping wrapping = wrapping_begin(stderr, 0);
    if (good)
        fprintf(stderr,
                "%" PRIu64 " sequences of %d plies, %" PRIu64 " over earlier, in %.3f s, %.1f million a second\n",
                sum.sequences, depth, sum.finished, took, 1e-6 * (double)(sum.sequences + sum.finished) / took);
    wrapping_end(&wrapping);
    return good ? EXIT_FINE : EXIT_CELLS_FAILED;
}

const struct verb verb_perft = {
    .name = "perft",
    .group = GAMES,
    .purpose = "count a game's sequences of moves",
    .arguments = "game=NAME [key=value]...",
    .about =
        "Counts the sequences of exactly 1, 2 ... N plies from a position, as a CSV, and beside them those of "
        "games that are over earlier. As in published counts, chess goes on in dead positions and after fifty "
        "moves of each side, where searches end. A forced pass is a ply where the game says so. The last ply is "
        "counted without being played. Time and rate are told on standard error; seconds=S is the most of the "
        "processor's time that a line may take.",
    .options = {{"divide", 0, NULL, "only those of N plies, for each first move", INTO(struct request, divide)},
                {"end", 0, NULL, "end games there, too, as searches do", INTO(struct request, end)},
                {"depth", KEY, "N", "how many plies", INTO(struct request, depth), .least = 1, .most = 100,
                 .fallback = "4"}},
    .size = sizeof(struct request),
    .run = run_perft,
};
