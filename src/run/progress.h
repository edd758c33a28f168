/*
 * A line on stderr, if that is a terminal, which says how far a run has come, with a bar, its pace so far, and when by that it
 * will end:
 *
 *     results/doubling.csv: [##############                     ] 120 of 300 cells, 3.2/s, 56 s to go
 *
 * Nothing is shown in the first two seconds.  Where stderr is no terminal, or a dumb one, whoever asks gets such a line without
 * a bar every ten seconds.
 */
#ifndef RUN_PROGRESS_H
#define RUN_PROGRESS_H

#include <stdbool.h>

struct progress {
    const char *name;
    int cells, done, failed;
    double start, shown; /* seconds; shown < 0: never */
    bool terminal;
    bool open; /* more cells may follow, so that nothing is said of the time that is left */
};

void progress_ask(void);

/* Will anything be shown? */
bool progress_wanted(void);

void progress_start(struct progress *progress, const char *name, int cells);
void progress_step(struct progress *progress, bool failed);

/* The line after so many seconds, which is no longer than that many columns, unless what is most needed is.  The caller frees
 * it. */
char *progress_line(const struct progress *progress, double elapsed, int columns);

/* Wipe the line. */
void progress_end(struct progress *progress);

/* "12 s", "3 min 20 s", "2 h 5 min"; valid until the next call. */
const char *duration_text(double seconds);

#endif
