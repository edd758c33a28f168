/*
 * Merging: the rows that a config's cells have in several journals, brought together in one.
 *
 * A cell takes its row from the program that merges, whatever the host, and from others only with REUSE_ALL and where that
 * has none of its own; a row that ended well before one that did not; one that the journal has, the newest first, before
 * those of others, and among these the one whose line has the least checksum.  Notes of all journals are kept, each once.
 * So the order of the journals does not matter, and to merge again adds nothing.  Lines are copied as they are: they go on
 * saying which program on which host made them.
 */
#ifndef RESULTS_MERGE_H
#define RESULTS_MERGE_H

#include "cell/plan.h"
#include "results/journal.h"

struct merged {
    int ended[STATUSES]; /* cells by the status of their row */
    int missing;         /* cells without a row */
    bool *misses;        /* which these are; the caller frees it */
    int added, unusable; /* rows, and lines of whatever kind */
    int others;          /* of the missing: those that other programs made rows of */
    int conflicts;       /* cells with two rows of equal standing whose counts differ */
};

/* A journal that is only read.  NULL after a message: it must be a regular file, for a FIFO may never have a writer. */
FILE *merge_open(const char *path);

/* Append to the journal, whose file is paths[0], what its cells lack and the others have; nothing if there is a conflict, of
 * which the first few are said on stderr.  The journal is to be read again then.  False after a message. */
bool merge_journals(struct journal *journal, const struct experiment *experiment, char *const *paths, int count,
                    enum reuse reuse, struct merged *merged);

#endif
