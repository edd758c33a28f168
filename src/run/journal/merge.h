/*
 * Merging: the rows that a config's cells have in several journals, brought together in one.
 *
 * Of the rows of a cell one is taken.  It must be of the program that merges, on whatever host; only with REUSE_ALL,
 * and only where there is none such, may it be of another program.  A row that ended well comes before one that did
 * not; then a row that the journal already has, the newest first, before those of other journals; and among these the
 * one whose line has the smallest checksum.  The notes of all journals are kept, each once.  So the order of the
 * journals does not matter, and to merge again adds nothing.  Lines are copied as they are, and still say which
 * program on which host made them.
 */
#ifndef JOURNAL_MERGE_H
#define JOURNAL_MERGE_H

#include "cell/plan.h"
#include "journal/journal.h"

struct merged {
    int ended[STATUSES]; /* cells by the status of their row */
    int needed;          /* all cells */
    int missing;         /* those without a row */
    bool *misses;        /* for each cell, whether its row is missing */
    int added, unusable; /* rows that were added; lines that could not be used */
    int others;          /* missing cells of which other programs have made rows */
    int conflicts;       /* cells with two rows, equally good, whose counts differ */
};

/* Open a journal that is only read.  NULL after a message.  It must be a regular file: a FIFO may never have a
 * writer. */
FILE *merge_open(const char *path);

/* Append to the journal, whose file is paths[0], the rows that it lacks and the others have.  If there are
 * conflicts, print the first few of them and append nothing.  Afterwards the journal must be read again.  False
 * after a message. */
bool merge_journals(struct journal *journal, const struct experiment *experiment, char *const *paths, int count,
                    enum reuse reuse, struct merged *merged);

#endif
