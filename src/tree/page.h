/* The page that steps through a search: one file of HTML, from its template, that needs no other and may ask for none. */
#ifndef TREE_PAGE_H
#define TREE_PAGE_H

#include "tree/watch.h"

/* How it begins (base/fresh.h). */
#define FRESH_PAGE "<!doctype html>\n<html lang=\"en\">\n<!-- plymeter *"

/* Write it; `command` tells the same in a terminal.  The search has at most MOST_SCENES (film.h). */
void page_write(FILE *out, const struct drawn *drawn, const char *command);

#endif
