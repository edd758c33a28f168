/* Student's distribution (W. Gosset, "The probable error of a mean", 1908). */
#ifndef RESULTS_STUDENT_H
#define RESULTS_STUDENT_H

/* The t for which a value lies in -t..t with this probability. */
double student_bound(double probability, int freedom);

#endif
