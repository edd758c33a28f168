/*
 * Where results come from: X.meta.json beside X.csv.
 *
 *     plymeter, commit, state        the program, and whether its source was "clean" or "dirty"
 *     diff                           sha256 and text of what a dirty source differs in from its commit, as git diff
 *                                    prints it
 *     searches, harness, tools       ids of what ran, of what lies around it, and of what built both (sources.h)
 *     sources                        the files behind the first two, with a checksum of each
 *     compiler, flags                what built it
 *     command                        the words of the command line
 *     jobs                           how many cells ran at a time
 *     config                         path, sha256, text
 *     inputs                         path and sha256 of each file that its cells read: trees and tables
 *     machine                        host, cpu, kernel; and the facts of machine.h with value and state ("ok", "bad",
 *                                    "unknown"), as they were before the first cell ran
 *     timing                         only if the config asks for repeated timing: the seed of the order in which cells
 *                                    take turns, and the CPUs on which they run, one a job
 *     start, end                     of the run that wrote the CSV, in UTC
 *     cells, ran                     rows of the CSV, and how many cells that run added to the journal
 *     floor                          the noise floor (timing_floor), measured before the first cell and after the last:
 *                                    0.01 is 1 %; only if the config asks for repeated timing
 *     csv                            sha256
 *     sessions                       every run whose rows may be in the CSV, from the journal; one without an end was
 *                                    stopped
 *
 * The journal has the same for each session in a note "run START PID@HOST", except what is known only at the end,
 * which is in a note "end START PID@HOST".  No row and no count depends on any of it.
 */
#ifndef RUN_PROVENANCE_H
#define RUN_PROVENANCE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

#include "run/output.h"

struct cJSON;
struct crew;

enum { FLOOR_RUNS = 40 };

struct provenance {
    struct cJSON *record;
    char session[128]; /* START PID@HOST */
    bool timed, noted;
    /* Of what the noise floor is measured by: one half before all cells, the other after. */
    double means[FLOOR_RUNS];
};

/* Record the program and the machine as they are now; config and inputs are those from which the experiment was
 * read. */
void provenance_begin(struct provenance *provenance, const struct experiment *experiment, char *const *words,
                      int count, int jobs);

/* Cells are going to take turns, run by this crew; the noise floor is measured if it has the machine to itself. */
void provenance_time(struct provenance *provenance, const struct crew *crew, bool alone);

/* Something is going to run: tell the journal.  False after a message. */
bool provenance_note(struct provenance *provenance, struct journal *journal);

/* Note in the journal that the session has ended well, if its beginning was noted.  False after a message. */
bool provenance_end(const struct provenance *provenance, struct journal *journal);

/* The same, and write X.meta.json for the CSV.  If nothing ran, an older one stays if it belongs to the same bytes.
 * False after a message. */
bool provenance_write(struct provenance *provenance, struct output *output, const struct experiment *experiment,
                      int cells, int ran, enum reuse reuse);

/* A file as records have it: its path and its SHA-256. */
struct cJSON *provenance_file(const char *path, const char *sum);

/* Add the key "command": "plymeter" and so many words. */
void provenance_add_command(struct cJSON *record, char *const *words, int count);

/* Read the record beside a CSV, which is kept (memory.h); NULL if there is none, or after complaints. */
struct cJSON *provenance_read(const char *csv);

/* The text at a path of keys such as "config.sha256"; "unknown" if there is none.  Valid as long as the record. */
const char *provenance_text(const struct cJSON *record, const char *path);

/* The seconds that the runs took of which the record tells; negative if it does not tell.  A run that was ended by force has
 * no end there, so that it is more. */
double provenance_seconds(const struct cJSON *record, bool *more);

/* Why the times of a program that was built with these flags say little; NULL: they may be compared. */
const char *provenance_unfit(const char *flags);

/*
 * For make: X.meta.d beside X.csv, a rule without a recipe.  It names the files that the cells read, so that make runs
 * the experiment again, and draws its figure again, when one of them has changed.
 */

struct cJSON;

/*
 * How a figure shows that this program drew it, so that it may be drawn again in its place.  An SVG says so in an element
 * <metadata> at its end, which is a line of JSON: those keys of provenance.h that say how the data were made (plymeter, build,
 * commit, state, command; path and sha256 of config, inputs and csv; sha256 of the diff), path and sha256 of the scripts, or
 * the command, that drew it.  Other figures say no more than that, in a last line that programs which show them ignore.  There is
 * no date, so that the same data drawn again give the same bytes.
 */

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

/*
 * How far the times of a program differ from its own: fixed searches, timed in one process again and again.
 *
 * Each block of FLOOR_SEARCHES searches is like a run of so many cells, so that two blocks compare a program with
 * itself. The floor does not contain that another program may be slower only because its code lies elsewhere in memory
 * (T. Mytkowicz and others, "Producing wrong data without doing anything obviously wrong", 2009).
 */

enum { FLOOR_SEARCHES = 20 };

/* Time so many blocks: the logarithms of each search's nanoseconds, and the mean of each block. */
void floor_measure(double (*logarithms)[FLOOR_SEARCHES], double *means, int blocks);

#endif
