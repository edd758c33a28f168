/* Bars in text: in blocks of eight widths where the locale has UTF-8, otherwise in #. */
#ifndef BASE_BAR_H
#define BASE_BAR_H

#include <stdbool.h>

/* A bar of this share, 0..1, of so many columns; "" of NAN.  If shares may be below 0, to -1, all begin in the middle, and those go to
 * the left.  The caller frees it. */
char *bar_text(double share, int columns, bool below);

#endif
