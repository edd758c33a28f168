#ifndef BASE_PROGRAM_H
#define BASE_PROGRAM_H

/* Which plymeter this is. */

extern const char version[], release_date[]; /* "0.4.0", "2026-11-28"; CITATION.cff has them, too */

/* A hash of compiler, linker and their flags. */
extern const char tools[];

extern const char compiler[], compiler_flags[];

/* The commit of the source, and whether the source was "clean" or "dirty"; of what was unpacked from an archive (make dist)
 * "archive": whether it was changed since is not known.  Without git or such an archive both are "unknown". */
extern const char commit[], commit_state[];

/* What the source of a dirty program differs in from its commit, as git diff prints it; otherwise "". */
extern const char commit_diff[];

/* The exit statuses of every verb. */

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

/* Files of the project that the program has in it, as texts; the Makefile writes them into build/texts.c. */

extern const char text_style[]; /* plots/style.gnuplot */

/* The tables in it: the words of each line, up to a line without any. */
extern const char *const table_looks[][6], *const table_meanings[][6], *const table_widths[][6];

/* src/tree/: what the page of a search is filled into, how it looks, how it searches a tree by itself and draws that, and what moves on it. */
extern const char text_page[], text_looks[], text_search[], text_edit[], text_moves[];

#endif
