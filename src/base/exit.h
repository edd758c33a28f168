/* The exit statuses of every verb. */
#ifndef BASE_EXIT_H
#define BASE_EXIT_H

enum {
    EXIT_FINE = 0,
    EXIT_CELLS_FAILED = 1, /* some cells, or a game, did not end well */
    EXIT_USAGE = 2,
    EXIT_CONFIG = 3,        /* a file that was named cannot be used, or output could not be written */
    EXIT_RESUMABLE = 4,     /* stopped early; the same command goes on */
    EXIT_COUNTS_DIFFER = 5, /* results that were compared differ in their counts */
    EXIT_CLAIMS_FAILED = 6, /* nothing else was wrong, but a claim passed or failed against its expectation */
    EXIT_MEMORY = 7,        /* there was no more memory; what was recorded is kept */
};

#endif
