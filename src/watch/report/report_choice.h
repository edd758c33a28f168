/* What of a CSV stands in the table of a report. */
#ifndef REPORT_REPORT_CHOICE_H
#define REPORT_REPORT_CHOICE_H

#include "ask/question.h"

enum { MOST_GROUPS = 200, MOST_AXES = 100, MOST_MEASURES = 3 };

/* The axes that were varied on purpose, but none that follows from those before it.  Returns how many there are. */
int report_axes(const struct csv *csv, const char *names[MOST_AXES]);

/* Were searches timed again and again?  Other times are by the way, and no page tells of them. */
bool report_has_times(const struct csv *csv);

/* The columns that a reader wants to see first of such an experiment, likewise. */
int report_measures(const struct csv *csv, const char *names[MOST_MEASURES]);

/* Mark at most MOST_GROUPS groups; returns how many.  If there are more, it is the first of those with the largest limit of
 * their series, and then *deepest is set. */
int report_choose(const struct question *question, const struct groups *groups, bool *shown, bool *deepest);

#endif
