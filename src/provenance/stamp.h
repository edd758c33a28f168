/*
 * What a figure carries of its origin: one line of JSON inside the file, where every reader of the format passes over it.
 *
 *     SVG    an element <metadata> at its end
 *     PDF    a comment before its last "startxref", behind everything that has an address
 *     PNG    a chunk iTXt before its last, IEND
 *
 * It has the keys of provenance.h as far as they say how the data were made (plymeter, build, commit, state, command; path
 * and sha256 of config, inputs and csv), and no date: the same data drawn again give the same bytes.
 */
#ifndef PROVENANCE_STAMP_H
#define PROVENANCE_STAMP_H

#include <stdbool.h>
#include <stddef.h>

struct cJSON;

/* Write into a figure what is known of the CSV that it shows.  False after a message. */
bool stamp_write(const char *figure, const char *csv);

/* The stamp in the bytes of a file, behind which is a 0; to be freed by cJSON_Delete; NULL if there is none. */
struct cJSON *stamp_read(const char *bytes, size_t size);

#endif
