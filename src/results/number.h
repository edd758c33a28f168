/* Numbers as they stand in the cells of a CSV. */
#ifndef RESULTS_NUMBER_H
#define RESULTS_NUMBER_H

#include <stdbool.h>
#include <stdio.h>

/* Read a number as a row may have it: decimal and finite, perhaps with a minus sign, a point or an exponent, but not
 * 0x10, inf or nan. */
bool number_read(const char *text, double *number);

/* Write a statistic with ten digits, or with all digits of a double if ten do not reach its units; nothing if it is
 * NAN. Whole numbers below 2^53 are exact. */
void number_write(FILE *out, double number);

/* For people: how many digits behind the point the interval of a number justifies, so that half its width has two.  Without
 * an interval, or with one that is a point, the number has five digits; whole numbers have all. */
int number_decimals(double number, double low, double high);

/* Write a number with so many digits behind the point, from 10^15 on in powers of ten; "" if it is NAN.  Returns the text,
 * which is in the buffer. */
enum { NUMBER_TEXT = 40 };
const char *number_text(char text[NUMBER_TEXT], double number, int decimals);

#endif
