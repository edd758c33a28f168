/*
 * How a figure shows that this program drew it, so that it may be drawn again in its place.  An SVG says so in an element
 * <metadata> at its end, which is a line of JSON: those keys of provenance.h that say how the data were made (plymeter, build,
 * commit, state, command; path and sha256 of config, inputs and csv; sha256 of the diff), path and sha256 of the scripts, or
 * the command, that drew it.  Other figures say no more than that, in a last line that programs which show them ignore.  There is
 * no date, so that the same data drawn again give the same bytes.
 */
#ifndef RUN_STAMP_H
#define RUN_STAMP_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

/* What drew a figure: gnuplot scripts, or the words of a command line after the program's name. */
struct drawer {
    char *const *scripts, *const *words;
    int script_count, word_count;
};

/* Write into an SVG what is known of the CSV whose data it shows, and what drew it; behind another figure, that plymeter did.
 * False after a message. */
bool stamp_write(const char *figure, const char *csv, const struct drawer *drawer);

/* The same with the bytes of a figure that has just been drawn, after which stands a 0, and whose date is changed; it is
 * written there for the first time, or in the place of another, */
bool stamp_bytes(const char *figure, char *bytes, size_t size, const char *csv, const struct drawer *drawer);

/* or to a stream. */
bool stamp_put(FILE *out, const char *figure, char *bytes, size_t size, const char *csv,
               const struct drawer *drawer);

/* The last line of a figure that is no SVG. */
void stamp_line(FILE *out);

/* May a figure be put there: is nothing there, or nothing in it, or a figure with a stamp?  False after a message.  What
 * else is wrong with the place is said when something is written. */
bool stamp_may_replace(const char *path);

/* Is there a file with a stamp? */
bool stamp_is_on(const char *path);

#endif
