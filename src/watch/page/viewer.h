/* A search that one can step through, as a part of a page. */
#ifndef PAGE_VIEWER_H
#define PAGE_VIEWER_H

#include <stdio.h>

#include "trees/drawn.h"

/* Write it; `identity` says which search it is, `number` tells it from others on the page.  It has at most MOST_SCENES
 * (pictures/film.h). */
void viewer_write(FILE *out, const struct drawn *drawn, const char *identity, int number);

#endif
