/*
 * Workers: cells run in processes of their own, so that a crash, a hang or a memory blow-up costs its own row only.
 *
 * A process takes one cell after the other for a tenth of a second.  Its reports count only if it ends well.  If it
 * dies, hangs or reports anything but `ok` and `budget`, its cells are run again one by one, each in a process of its
 * own.  So a cell is said to have failed only if no other ran in its process before it.
 *
 * Cells that are timed are grouped by the position from which they start, up to MOST_TOGETHER together.
 * Where that goes wrong, only the cells that are to blame run alone; the others take turns again without them.
 */
#ifndef RUN_WORKER_H
#define RUN_WORKER_H

#include <stdatomic.h>
#include <stdbool.h>

#include "base/machine.h"
#include "parts/cell.h"
#include "parts/row.h"

/* How a cell ended. */
struct ending {
    int index;
    enum status status;
    uint64_t inputs; /* a hash of the files that the search read (inputs.h) */
    double seconds;  /* that a repetition took; 0 if its process did not end well */
    const char *row;
    const char *message; /* what more is to be said of a crash or an error; otherwise empty */
};

/* Called as cells end, in any order, with some of them at a time, and in between with none, twice a second or more
 * often. False stops everything. */
typedef bool (*Ended)(void *context, const struct ending *endings, int count);

enum { MOST_JOBS = 1024 };

struct crew {
    int jobs;           /* how many cells run at a time */
    struct cores cores; /* each of them on one of its own; none: wherever the system likes */
    uint64_t seed;      /* of the order of blocks */
    char *
        pv; /* PV_TEXT bytes of shared memory, where each search writes the moves that it expects; NULL: nobody asks */
};

/* As many as are wanted, but for timing no more than there are cores. */
void crew_hire(struct crew *crew, int jobs, bool timed, uint64_t seed);

/* Run cells[list[0..count-1]].  False if an interrupt or the callback stopped it, or no process can be had: then the
 * cells that are not through soon are dropped. */
bool run_cells(const struct cell *cells, const int *list, int count, const struct crew *crew, Ended ended,
               void *context);

/* What a worker and the process that started it tell each other meanwhile, in memory that the two share. */

struct desk {
    atomic_int taken; /* cells; may be more than there are */
    atomic_int at;    /* where in the list the cell under way stands, if cells take turns */
    /* Nanoseconds of the monotonic clock at which the repetition under way began; far ahead: there is none; 0: the worker has
     * not begun. */
    atomic_llong started;
    char *pv; /* the crew's (worker.h) */
};

enum { TAKEN_BACK = 1 << 30 }; /* what `taken` becomes */

/* In a worker: a search begins, which may take so many seconds.  If nobody is there to stop it when they are over, the kernel
 * ends this process soon after. */
void search_begins(struct desk *desk, double seconds);

/* There is none until the next one begins. */
void searches_end(void);

/*
 * What goes on in a worker's process.
 *
 * It is handed a list of cells and runs one after the other; the process that started it may take back those that it
 * has not begun.  Cells that are timed it takes all at once, and runs in turns.  At its end it has reported
 * on every cell that it took, in that order, by writing
 *     struct cell_report, the row, the message, both with a 0 behind them
 */

struct cell_report {
    int place; /* in the list, from 0 */
    enum status status;
    uint64_t inputs;     /* a hash of the files that the search read (inputs.h) */
    double seconds;      /* that a repetition took */
    size_t row, message; /* their sizes, the 0 included */
};

/* Run cells[list[0..count-1]], and report to `out`; the seed decides the order in which timed cells take turns. */
void work(const struct cell *cells, const int *list, int count, uint64_t seed, struct desk *desk, int out);

/*
 * Cells that are run again and again, to be timed.
 *
 * Cells that start from the same position are what is compared.  They take turns: a block is one repetition of each,
 * in an order that is drawn anew for every block, so that whatever changes on the machine in the meantime meets all of
 * them alike (randomised complete blocks: R. Fisher, "The design of experiments", 1935).  A cell leaves only if it did
 * not end well, or if it has spent its time; if a precision is asked for, the others go on until all intervals are
 * narrow enough at the same time.  A series that stops when its interval is narrow stops a little too often at one
 * that is too narrow: in simulations with exponential noise, 95 % intervals contained the median in 91.5 to 97 % of
 * series, depending on the precision.
 *
 * A repetition during which the process was paused (base/process.h) is dropped and run again.  If that happens five
 * times in a row, the cell keeps its counts and has no times; if its result depends on the clock, it ends by timeout.
 */

enum { MOST_TOGETHER = 64, MOST_REPETITIONS = 1000000 };

/* The order of a block: a permutation of 0..count-1, which depends on the other arguments alone. */
void block_order(uint64_t seed, int group, int block, int count, int *order);

/* Run cells[list[0..count-1]], at most MOST_TOGETHER, as often as their settings ask.  A cell that is not timed
 * comes alone and is run once.  The desk is told what is under way. */
void repeat_cells(const struct cell *cells, const int *list, int count, uint64_t seed, struct desk *desk,
                  struct result *results);

/* Cells that are more than one search: games between two players, and a search of every move. */

/* Play two games from the cell's position against its rival; each player moves first once.  The outcome has the
 * results of this pair, and the sums of the counts and times of the cell's own searches; its status is that of the
 * first search that did not end well, or OK.  A game that has not ended after MOST_MOVES moves is a draw, and who resigns loses.
 * The games are written down. */
void play_pair(const struct cell *cell, struct outcome *outcome, struct games *games);

/* Play one game from the cell's position, both sides as the cell says.  The outcome's value is the score for the player
 * who is to move in that position, 1 or -1 if one resigned; its counts are the sums of all searches. */
void play_alone(const struct cell *cell, struct outcome *outcome, struct games *games);

/* Search what every move of the cell's position leads to, one after the other, and write down what that is worth for who
 * makes the move.  The outcome has the first best one, and the sums of all counts and times; its status is OK only if every
 * search's is.  Where a move ends the game, no engine is asked.  If the game is over, there is but one search, of that. */
void weigh_moves(const struct cell *cell, struct desk *desk, struct outcome *outcome, char worth[WORTH_TEXT]);

#endif
