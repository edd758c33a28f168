/* Numbers as they stand in the cells of a CSV. */
#ifndef STATISTICS_NUMBER_H
#define STATISTICS_NUMBER_H

#include <stdbool.h>
#include <stdio.h>

/* Only what a row may say: decimal digits, with a sign -, a point, an exponent; finite.  Not 0x10, inf or nan. */
bool number_read(const char *text, double *number);

/* A statistic: with ten digits, or all those of a double where ten do not reach its units; nothing if it is NAN.  Whole
 * numbers below 2^53 are exact. */
void number_write(FILE *out, double number);

#endif
