/* What is said of a grade, in sentences and as CSV. */
#ifndef GRADE_REPORT_H
#define GRADE_REPORT_H

#include "grade/grade.h"

/* In whole sentences, for people: what kind of fault it is, maybe empty, and what it visits.  Kept (base/memory.h). */
const char *kind_of_fault(const struct grade *grade, enum fault fault);
const char *kind_of_leaves(const struct grade *grade, enum span span);

/* Say a paragraph. */
void say_prose(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* All that is said of a program. */
void report_print(const struct pupil *pupil, const struct grade *grade, enum span span);

/* The same as a row of CSV, and the header. */
void report_print_header(void);
void report_print_row(const struct pupil *pupil, const struct grade *grade, enum span span);

#endif
