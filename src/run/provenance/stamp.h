/*
 * What a figure says of its origin: one line of JSON inside the file, in a place that programs which show it ignore.
 *
 *     SVG    an element <metadata> at its end
 *     PDF    a comment before its last "startxref", after everything that is found by its address
 *     EPS    a comment before its last "%%EOF"
 *     TeX    a comment before its last "\endgroup", in what gnuplot's terminal cairolatex writes
 *     PNG    a chunk iTXt before its last, IEND
 *
 * It has those keys of provenance.h that say how the data were made (plymeter, build, commit, state, command; path and
 * sha256 of config, inputs and csv; sha256 of the diff), path and sha256 of the scripts, or the command, that drew it, and
 * no date, so that the same data drawn again give the same bytes; for that reason the date in a PDF or EPS becomes that of
 * the epoch.
 */
#ifndef PROVENANCE_STAMP_H
#define PROVENANCE_STAMP_H

#include <stdbool.h>
#include <stddef.h>

/* What drew a figure: gnuplot scripts, or the words of a command line after the program's name. */
struct drawing {
    char *const *scripts, *const *words;
    int script_count, word_count;
};

/* Write into a figure what is known of the CSV whose data it shows, and what drew it.  False after a message. */
bool stamp_write(const char *figure, const char *csv, const struct drawing *drawing);

/* The same with the bytes of a figure that has just been drawn, after which stands a 0, and whose date is changed; it is
 * written there for the first time, or in the place of another. */
bool stamp_bytes(const char *figure, char *bytes, size_t size, const char *csv, const struct drawing *drawing);

/* May a figure be put there: is nothing there, or nothing in it, or a figure with a stamp?  False after a message.  What
 * else is wrong with the place is said when something is written. */
bool stamp_may_replace(const char *path);

/* Is there a file with a stamp? */
bool stamp_is_on(const char *path);

#endif
