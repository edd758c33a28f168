/*
 * plymeter as an engine: another program, such as a board, asks it line by line, and is answered on standard output.  The
 * search is a cell's.  UCI and USI are nearly the same:
 *     https://www.shredderchess.com/download/div/uci.zip
 *     https://shogidokoro2.stars.ne.jp/usi.html
 */
#ifndef PLAY_PROTOCOL_H
#define PLAY_PROTOCOL_H

#include <stdbool.h>

#include "base/process.h"
#include "base/verb.h"
#include "parts/cell.h"
#include "play/position.h"

struct protocol {
    const char *name;    /* with which it begins: "uci" */
    const char *game;    /* where none is named */
    const char *nothing; /* the best move where no move is legal */
    bool white_begins;   /* whose time is wtime? */
    bool mates_of_shogi; /* are mates scored in plies, not in moves, and is "go mate" answered by "checkmate"? */
};

/* Answer until "quit", or the end of standard input.  The call's arguments are a cell's.  An exit status. */
int protocol_talk(const struct protocol *protocol, const struct call *call);

/* Print "info string ..." on one line, whatever is in the arguments. */
void say(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* So much of the time that a search has is left to its answer, and to a machine that is busy; of short times at most half.
 * A search may take as long for its first step, however little time it has: who limits it ends it when there is a step. */
enum { OVERHEAD_MS = 30 };

/* How long a search may go on: what stands behind "go".  Where nothing is said, the cell's own cutoff decides. */
struct limits {
    uint64_t nodes; /* 0: any */
    int depth;      /* steps of deepening; 0: any */
    double ms;      /* by the clock; 0: any */
    bool infinite;  /* until "stop", whatever else is said */
    bool pondering; /* the same, until "ponderhit" */
};

/* The words behind "go" are changed; say() tells of those that mean nothing.  `white`: is to move who has wtime? */
struct limits limits_read(char *words, bool white);

/* The cell with a cutoff that is raised step by step within these limits, of time at least OVERHEAD_MS; or as it is. */
struct cell limits_apply(const struct limits *limits, const struct cell *cell);

enum { STANDING_ERROR = 300 };

/* Where the other program says that the game stands. */
struct standing {
    char error[STANDING_ERROR]; /* why it cannot stand so; empty: it does, and so is all that follows */
    struct task task;           /* of which the moves are meant; the rest is its finder's */
    struct view view;           /* as task_look_on() sees it */
};

/* Play these moves, which spaces separate, from the cell's position; in another process. */
void standing_find(const struct cell *cell, const char *moves, struct standing *standing);

/* --- a search as the options of an engine --- */

/* "plymeter 0.1.0 pvs entries 4096, eval, depth limit 6": without what is the default, but for algorithm and cutoff. */
void options_print_name(const struct cell *cell);

/* A line for each option, with what the cell has as its default. */
void options_print(const struct cell *cell);

/* Set one, by a name in capitals or not.  What is wrong is told by say(), and then the cell stays as it is. */
void options_set(struct cell *cell, const char *name, const char *value);

/* A search in a process of its own, which ends when the other program says so, and tells of every step meanwhile.  Zeroed at
 * first, but for the first. */
struct thinking {
    const struct protocol *protocol;
    bool goes_on;       /* is the answer due? */
    struct child child; /* that searches, and tells of it; */
    struct child dying; /* and one that was told to end */
    struct limits limits;
    int64_t unit, bound;
    long long start, deadline; /* by nanoseconds_now(); 0: there is none */
    char move[MOVE_NAME];      /* the best so far; empty: there is none */
    int mate; /* so many plies a win or a loss is told to take: the step at which it was seen, or its line if that is longer;
                 0: there is none */
    uint64_t nodes; /* of the last line that told of a search */
};

/* Take the memory that searches will need, which takes the longer the more it is. */
void thinking_prepare(const struct cell *cell);

/* Search from that standing; `seconds` is the most that it may take, 0: any. */
void thinking_begin(struct thinking *thinking, const struct cell *cell, const struct standing *standing,
                    const struct limits *limits, double seconds);

/* Does it go on until it is ended, or the clock is set going? */
bool thinking_is_open(const struct thinking *thinking);

/* In how many milliseconds thinking_take() is due, even if there is nothing to be read; -1: never. */
int thinking_wait(const struct thinking *thinking);

/* Take what the search has told, and print it; and the answer when it has ended, or its time has. */
void thinking_take(struct thinking *thinking);

/* End it, if it goes on, with or without an answer. */
void thinking_end(struct thinking *thinking, bool answer);

/* Wait until its process is gone: when the answer has been sent, since that may take a while. */
void thinking_await_end(struct thinking *thinking);

#endif
