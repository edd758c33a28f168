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

/* Add the key "command": "plymeter" and so many words. */
void provenance_add_command(struct cJSON *record, char *const *words, int count);

/* Read the record beside a CSV; NULL if there is none, or after complaints.  To be freed by cJSON_Delete. */
struct cJSON *provenance_read(const char *csv);

/* The text at a path of keys such as "config.sha256"; "unknown" if there is none.  Valid as long as the record. */
const char *provenance_text(const struct cJSON *record, const char *path);

/* The seconds that the runs took of which the record tells; negative if it does not tell.  A run that was ended by force has
 * no end there, so that it is more. */
double provenance_seconds(const struct cJSON *record, bool *more);

/* Why the times of a program that was built with these flags say little; NULL: they may be compared. */
const char *provenance_unfit(const char *flags);

#endif
