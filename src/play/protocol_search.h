/* A search in a process of its own, which ends when the other program says so, and tells of every step meanwhile. */
#ifndef PLAY_PROTOCOL_SEARCH_H
#define PLAY_PROTOCOL_SEARCH_H

#include <stdbool.h>
#include <sys/types.h>

#include "play/protocol_go.h"
#include "play/protocol_standing.h"

/* Zeroed at first, but for the first two. */
struct thinking {
    const char *nothing; /* what is played where no move is legal: "(none)" or "resign" */
    bool mates_in_plies; /* do scores of mates count plies?  Otherwise moves */
    bool goes_on;        /* is the answer due? */
    pid_t pid;           /* of the process that searches; 0: it has ended */
    pid_t dying;         /* of one that was told to end; 0: none */
    int told;            /* what it tells comes here; */
    struct limits limits;
    int64_t unit, bound;
    long long start, deadline;                        /* by nanoseconds_now(); 0: there is none */
    char move[sizeof(((struct standing *)0)->first)]; /* the best so far; empty: there is none */
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
