/* A page of HTML from its template: one file that needs no other, and may not ask for one. */
#ifndef PAGE_PAGE_H
#define PAGE_PAGE_H

#include <stdio.h>

/* How a page begins (files/fresh.h). */
#define FRESH_PAGE "<!doctype html>\n<html lang=\"en\">\n<!-- plymeter report -->\n*"

/* What stands in the template's places: `kind` is a class, `title` a text, the others are HTML. */
struct page {
    const char *kind, *title, *lead, *contents, *front, *body, *said;
};

void page_write(FILE *out, const struct page *page);

#endif
